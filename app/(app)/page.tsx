import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { StartPage } from '@/components/shell/pages/start-page';
import { brands } from '@/lib/domain/site/brands';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadViewer } from '@/lib/loaders/request/page-session';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return { title: `${t('start_title')} :: ${brands[deployment().brand].name}` };
}

/** The start page, in the visitor's last chosen language; with `?id=` it redirects to that product. */
export default async function Start({ searchParams }: { searchParams: SearchParams }) {
  const requested = (await firstValue(searchParams, 'id')).trim();
  const id = parseProductId(requested);
  const interfaceLang = await getLocale();
  if (id !== null) redirect(paths.dossier(id, interfaceLang, 'pd', documentLanguageId(interfaceLang) ?? 1));
  return (
    <StartPage
      brand={deployment().brand}
      wrongNumber={requested || null}
      interfaceLang={interfaceLang}
      viewing={await loadViewer()}
      footerLinks={footerLinks(deployment().operator, interfaceLang)}
    />
  );
}
