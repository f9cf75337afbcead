import { brands } from '@/tests/support/brands';
import { ProductListScreen } from '@/components/products/product-list-screen';
import { SelectionBar } from '@/components/products/selection-bar';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { type ListQuery } from '@/lib/domain/lists/list-query';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import type { ListedProduct, ProductPage } from '@/lib/domain/lists/product-list';
import { renderIn } from '@/tests/components/render-in';

export const acetone: ListedProduct = {
  id: 1001,
  name: 'Acetone',
  code: 'AC-100',
  hasSds: true,
  sdsDate: '2026-02-16',
  sdsLangs: [1, 2],
  pictograms: ['GHS02', 'GHS07'],
  isIncomplete: false,
  followers: 12,
};
/** As a platform describes a product that says no more than it must. */
export const water: ListedProduct = {
  id: 1002,
  name: 'Water',
  code: null,
  hasSds: false,
  sdsDate: null,
  sdsLangs: [],
  pictograms: [],
  isIncomplete: false,
  followers: null,
};

const viewer = { name: 'Ada', workgroups: [{ id: 3, text: 'Laboratory' }], workgroup: 3, antiForgery: 'good' };

interface Shown {
  interfaceLang?: InterfaceLanguage;
  query?: Partial<ListQuery>;
  page?: Partial<ProductPage> | null;
  failureId?: string;
  hasLostWorkgroup?: boolean;
  scope?: string | null;
}

/** The screen of the product list. */
function ProductList({
  interfaceLang = 'en',
  query,
  page = {},
  failureId,
  hasLostWorkgroup = false,
  scope = '7 3',
}: Shown) {
  return (
    <ProductListScreen
      brand={brands.dossier}
      interfaceLang={interfaceLang}
      languages={[]}
      viewing={{ viewer, hasEnded: false }}
      query={{ ...readListQuery({}), ...query }}
      page={page && { products: [acetone, water], pages: 1, total: 2, sort: 'name', ...page }}
      failureId={failureId ?? null}
      hasLostWorkgroup={hasLostWorkgroup}
      scope={scope}
      selection={scope !== null && <SelectionBar scope={scope} />}
    />
  );
}

export const showList = (shown: Shown = {}) =>
  renderIn(shown.interfaceLang ?? 'en', <ProductList {...shown} />, ['selection']);
