import { getLocale, getTranslations } from 'next-intl/server';
import { Selection } from '@/app/(app)/products/selection';
import type { SearchParams } from '@/app/error-screen';
import { ProductListScreen } from '@/components/products/product-list-screen';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { deployment } from '@/lib/loaders/request/deployment';
import { productList } from '@/lib/loaders/data/lists';
import { openList } from '@/lib/loaders/pages/open-list';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return { title: `${t('product_list_title')} :: ${deployment().brand.name}` };
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
