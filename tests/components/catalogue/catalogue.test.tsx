import { brands } from '@/tests/support/brands';
import { fireEvent, screen, within } from '@testing-library/react';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { recentDossiers, recentKey } from '@/lib/browser/storage/recent-dossiers';
import { type CataloguePage, type CatalogueQuery, readCatalogueSearch } from '@/lib/domain/lists/catalogue';
import { renderIn } from '@/tests/components/render-in';

const replace = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const supplier = { id: 'demo-chemicals', name: 'Demo Chemicals' };
const acetone: CataloguePage['products'][number] = {
  id: 1001,
  name: 'Acetone',
  code: 'AC-100',
  supplier,
  signalWord: 'danger',
  pictograms: ['GHS02'],
  hasSds: true,
  sdsDate: '2026-02-16',
  sdsLangs: [2],
  hasEmergency: true,
  isSimilar: false,
  isIncomplete: false,
};
const found: CataloguePage = { products: [acetone], pages: 1, total: 1, exactCount: 1, hasMore: false };

const show = (search = '', page: CataloguePage | null = found, more: { supplier?: typeof supplier } = {}) =>
  renderIn(
    'en',
    <CatalogueScreen
      brand={brands.dossier}
      interfaceLang="en"
      languages={[]}
      viewing={{ viewer: null, hasEnded: false }}
      query={readCatalogueSearch(search) satisfies CatalogueQuery}
      page={page}
      failureId={page ? null : 'abc'}
      suppliers={[supplier]}
      hasEmergency
      {...more}
    />,
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => window.localStorage.clear());

test('a name keeps its numbers with sign and unit', () => {
  show('', { ...found, products: [{ ...acetone, name: 'Thinner, methanol < 1 %' }] });
  expect(screen.getByText('Thinner, methanol <\u00a01\u00a0%', { normalizer: (text) => text })).toBeInTheDocument();
});

test('a row has the product, its hazards, its sheet in a language that it has, and the emergency screen', () => {
  show();
  const row = within(screen.getByRole('list', { name: 'Products' }));
  expect(row.getByText('Danger')).toBeInTheDocument();
  expect(row.getByRole('img', { name: 'Flame' })).toBeInTheDocument();
  expect(hrefOf('Acetone')).toBe('/p/1001/en/pd/1');
  expect(hrefOf(/PDF: SDS.*Acetone/)).toBe('/p/api/download/sds/1001/2');
  expect(hrefOf(/In an emergency.*Acetone/)).toBe('/p/1001/en/emergency/2');
  expect(hrefOf('Demo Chemicals')).toBe('/p/suppliers/demo-chemicals');
});

test('a row names a missing sheet, and links neither a PDF nor an emergency screen that does not exist', () => {
  show('', {
    ...found,
    products: [
      { ...acetone, hasSds: false, sdsLangs: [], sdsDate: null, hasEmergency: false, supplier: null, signalWord: null },
    ],
  });
  expect(screen.getByText('no valid SDS')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /PDF|emergency/ })).toBeNull();
});

test('a product that shows no hazard, and whose classification is not complete, is marked', () => {
  const { unmount } = show();
  expect(screen.queryByText('Classification not complete')).not.toBeInTheDocument();
  unmount();
  show('', { ...found, products: [{ ...acetone, signalWord: null, pictograms: [], isIncomplete: true }] });
  expect(screen.getByText('Classification not complete')).toBeInTheDocument();
});

test('says how many there are, and that there are more', () => {
  show('search=a', { ...found, total: 1000, exactCount: 1000, hasMore: true });
  expect(screen.getByText('More than 1,000 products. Add a word or a filter.')).toBeInTheDocument();
});

test('similar products are not counted, stand below what was searched, and say that they are similar', () => {
  const propanol = { ...acetone, id: 1018, name: 'Propanol', isSimilar: true };
  show('search=aceton', { ...found, products: [acetone, propanol], total: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('1 product');
  expect(screen.getByRole('heading', { name: 'Similar:' })).toBeInTheDocument();
  const [matching, similar] = ['Products', 'Similar:'].map((name) => screen.getByRole('list', { name }));
  expect(matching).toHaveTextContent(/^Acetone/);
  expect(matching).not.toHaveTextContent('Propanol');
  expect(similar).toHaveTextContent(/^Propanol/);
});

test('without a product of that name it says so, and shows similar names only as such', () => {
  show('search=acetnoe', { ...found, products: [{ ...acetone, isSimilar: true }], exactCount: 0 });
  expect(screen.getByRole('status')).toHaveTextContent(/^No product is called “acetnoe”\. Similar names:$/);
  expect(screen.queryByRole('list', { name: 'Products' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Similar:' })).toHaveTextContent('Acetone');
});

test('nothing found, nothing with these filters, nothing loaded: each says so and leads on', () => {
  const none = { ...found, products: [], total: 0, exactCount: 0 };
  show('search=x&signal=danger', none);
  expect(screen.getByText('Nothing found for “x”.')).toBeInTheDocument();
  expect(hrefOf('Clear search')).toBe('/p?signal=danger');
  expect(hrefOf('Clear filters')).toBe('/p?search=x');
  show('search=y', null);
  expect(screen.getByRole('alert')).toHaveTextContent('abc');
});

test('the filters that are active are shown open and counted; a supplier’s page has no field for the supplier', () => {
  show('pictogram=GHS02&audience=public&supplier=demo-chemicals');
  expect(screen.getByText('Filters (3)').closest('details')).toHaveAttribute('open');
  expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveValue('demo-chemicals');
  document.body.innerHTML = '';
  show('supplier=demo-chemicals', found, { supplier });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products of Demo Chemicals');
  expect(screen.queryByRole('combobox', { name: 'Supplier' })).toBeNull();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/p/suppliers/demo-chemicals');
});

test('a number is sent by the browser, so that it opens its dossier; a name is searched in place', () => {
  show();
  const form = screen.getByRole('search');
  const submit = (search: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit('1001')).toBe(false);
  expect(submit('67-64-1')).toBe(true);
});

describe('the dossiers opened last on this device', () => {
  test('are the last eight, each once, and can be cleared', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recentDossiers.add({ id, name: `Product ${id}` });
    expect(recentDossiers.current().map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2]);
    show();
    const list = screen.getByRole('region', { name: 'Opened last on this device' });
    expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Product 3');
    fireEvent.click(within(list).getByRole('button', { name: 'Clear the list of opened products' }));
    expect(screen.queryByRole('region', { name: 'Opened last on this device' })).toBeNull();
  });

  test.each(['{', '{"value":[1,{"id":"x"}]}', '[]', 'null'])('are none where the storage holds %s', (text) => {
    window.localStorage.setItem(recentKey, text);
    expect(recentDossiers.current()).toEqual([]);
  });
});
