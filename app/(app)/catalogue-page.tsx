import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { type CatalogueQuery, filterCount, type Supplier } from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { publicUrl } from '@/lib/domain/pages/paths';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadViewer } from '@/lib/loaders/request/page-session';
import type { OpenedCatalogue } from '@/lib/loaders/pages/open-catalogue';

/** Title and links for search engines: a page without search and filters is indexed, in each language. */
export async function catalogueMetadata(query: CatalogueQuery, supplier: Supplier | null): Promise<Metadata> {
  const t = await getTranslations('app');
  const interfaceLang = await getLocale();
  const { siteUrl } = deployment();
  const isOfSupplier = supplier !== null;
  const heading = supplier ? t('catalogue_of_supplier', { supplier: supplier.name }) : t('catalogue_title');
  const urlIn = (language: string) =>
    publicUrl(
      siteUrl,
      cataloguePath(
        { supplier: supplier?.id, interfaceLang: interfaceLanguages.find((code) => code === language) },
        { isOfSupplier },
      ),
    );
  const isIndexed =
    !query.search &&
    query.page === 1 &&
    filterCount({ ...query, supplier: isOfSupplier ? null : query.supplier }) === 0;
  const path = cataloguePath(
    { ...query, interfaceLang: interfaceLanguages.find((code) => code === interfaceLang) },
    { isOfSupplier },
  );
  const { alternates, ...head } = await siteMetadata({ title: heading, description: t('catalogue_description'), path });
  return {
    ...head,
    robots: { index: isIndexed, follow: true },
    alternates: isIndexed
      ? {
          ...alternates,
          languages: Object.fromEntries(interfaceLanguages.map((code) => [code, urlIn(code)])),
          types: supplier
            ? { 'application/atom+xml': publicUrl(siteUrl, discoveryPaths.supplierFeed(supplier.id, interfaceLang)) }
            : undefined,
        }
      : alternates,
  };
}

/** The screen of an opened page of the catalogue. */
export async function CataloguePage({
  query,
  opened: { features, ...opened },
  supplier = null,
}: {
  query: CatalogueQuery;
  opened: OpenedCatalogue;
  supplier?: Supplier | null;
}) {
  const interfaceLang = await getLocale();
  const { brand, operator } = deployment();
  return (
    <CatalogueScreen
      {...opened}
      query={query}
      supplier={supplier}
      hasEmergency={features.emergency}
      toPageHtml={pageHtml}
      brand={brand}
      interfaceLang={interfaceLang}
      languages={interfaceLanguages.map((code) => ({
        code,
        name: nativeName(code),
        href: cataloguePath({ ...query, interfaceLang: code }, { isOfSupplier: supplier !== null }),
      }))}
      viewing={await loadViewer()}
      footerLinks={footerLinks(operator, interfaceLang)}
    />
  );
}
