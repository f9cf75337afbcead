import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { PrivacyPage } from '@/components/about/about-page';
import { dataDeployment } from '@/lib/loaders/request/deployment';

export const generateMetadata = () => aboutMetadata('privacy');

/** The privacy page, in the language of `?interfaceLang=`, else in that of the page read last, else in the browser's. */
export default async function Privacy() {
  return <PrivacyPage {...await aboutPageProps('privacy')} data={dataDeployment()} />;
}
