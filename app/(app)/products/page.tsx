import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/app/error-screen';
import { ProductListScreen } from '@/components/products/product-list-screen';
import { SelectionBar } from '@/components/products/selection-bar';
import { SharePart } from '@/components/share/share-part';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { deployment } from '@/lib/loaders/request/deployment';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { productList } from '@/lib/loaders/data/lists';
import { openList } from '@/lib/loaders/pages/open-list';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return siteMetadata({ title: t('product_list_title'), description: t('product_list_description') });
}

/** The product list of a logged-in user: `?search=&sort=&pictogram=&lang=&sds=&page=`. */
export default async function ProductListPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readListQuery(await searchParams);
  const interfaceLang = await getLocale();
  const { features, scope, ...opened } = await openList(
    productList,
    'CAN_NOT_LOAD_PRODUCTS_DATA',
    query,
    interfaceLang,
  );
  return (
    <ProductListScreen
      {...opened}
      brand={deployment().brand}
      footerLinks={footerLinks(deployment().operator, interfaceLang)}
      interfaceLang={interfaceLang}
      languages={interfaceLanguages.map((code) => ({
        code,
        name: nativeName(code),
        href: paths.productList({ ...query, interfaceLang: code }),
      }))}
      query={query}
      scope={features.share ? scope : null}
      selection={features.share && <Selection scope={scope} />}
    />
  );
}

/**
 * The selection bar of the product list and its share dialog; `scope` identifies the selection's owner
 * (`selectionScope`).
 */
function Selection({ scope }: { scope: string }) {
  return (
    <ScopedMessages scopes={['selection', 'labelJob', 'codes', 'download']}>
      <SelectionBar scope={scope} />
      <SharePart />
    </ScopedMessages>
  );
}
