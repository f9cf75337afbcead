import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { PrivacyPage } from '@/components/about/privacy-page';
import { dataDeployment } from '@/lib/loaders/request/deployment';

export const generateMetadata = () => aboutMetadata('privacy');

/** What the software does with data, in the language of `?interfaceLang=`, else in the one that the visitor chose last. */
export default async function Privacy() {
  return <PrivacyPage {...await aboutPageProps('privacy')} data={dataDeployment()} />;
}
