import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { AccessibilityPage } from '@/components/about/about-page';

export const generateMetadata = () => aboutMetadata('accessibility');

/** The accessibility statement, in the language of `?interfaceLang=`, else in that of the page read last, else in the browser's. */
export default async function Accessibility() {
  return <AccessibilityPage {...await aboutPageProps('accessibility')} />;
}
