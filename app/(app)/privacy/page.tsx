import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { PrivacyPage } from '@/components/about/about-page';
import { dataDeployment } from '@/lib/loaders/request/deployment';

export const generateMetadata = () => aboutMetadata('privacy');

/** The privacy page, in the language of `?interfaceLang=`, else in the visitor's last chosen language. */
export default async function Privacy() {
  return <PrivacyPage {...await aboutPageProps('privacy')} data={dataDeployment()} />;
}
