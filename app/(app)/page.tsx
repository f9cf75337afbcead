import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueMetadata, CataloguePage } from '@/app/(app)/catalogue-page';
import { firstValue, type SearchParams } from '@/app/error-screen';
import { StartPage } from '@/components/shell/pages/start-page';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { deployment } from '@/lib/loaders/request/deployment';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { loadViewer } from '@/lib/loaders/request/page-session';
import { openCatalogue, openDossier } from '@/lib/loaders/pages/open-catalogue';

/** The query of the catalogue; `?id=`, the field of earlier start pages, is a search if it is no number. */
async function queryOf(searchParams: SearchParams) {
  const query = readCatalogueQuery(await searchParams);
  return query.search ? query : { ...query, search: (await firstValue(searchParams, 'id')).trim().slice(0, 200) };
}

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }) {
  if (parseProductId((await firstValue(searchParams, 'id')).trim()) !== null) return {};
  const query = await queryOf(searchParams);
  if (await openCatalogue(query, await getLocale())) return catalogueMetadata(query, null);
  const t = await getTranslations('app');
  return siteMetadata({ title: t('start_title'), description: t('start_text') });
}

/**
 * The start page: the public catalogue, or without one a field for a product's number. In the visitor's last chosen language, else in
 * that of the browser; with `?id=` it redirects to that product.
 */
export default async function Start({ searchParams }: { searchParams: SearchParams }) {
  const requested = (await firstValue(searchParams, 'id')).trim();
  const id = parseProductId(requested);
  const interfaceLang = await getLocale();
  if (id !== null) openDossier(id, interfaceLang);
  const query = await queryOf(searchParams);
  const opened = await openCatalogue(query, interfaceLang);
  if (opened) return <CataloguePage query={query} opened={opened} />;
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
