import { aboutMetadata, aboutPageProps } from '@/app/about-page-props';
import { LawPage } from '@/components/about/law-page';
import { loadLawData } from '@/lib/loaders/data/lists';
import { pageCallContext } from '@/lib/loaders/request/page-session';

export const generateMetadata = () => aboutMetadata('law');

/** The tables of law with which this site compares products, in the language of `?interfaceLang=`, else as the privacy page. */
export default async function Law() {
  const props = await aboutPageProps('law');
  return <LawPage {...props} law={await loadLawData(await pageCallContext(props.interfaceLang))} />;
}
