import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { AccessibilityPage } from '@/components/about/about-page';

export const generateMetadata = () => aboutMetadata('accessibility');

/** The accessibility statement, in the language of `?interfaceLang=`, else in the visitor's last chosen language. */
export default async function Accessibility() {
  return <AccessibilityPage {...await aboutPageProps('accessibility')} />;
}
