import { act, fireEvent, screen, within } from '@testing-library/react';
import { acetone, showList } from '@/tests/components/products/show-list';

const replace = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: () => '/products',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace }),
}));
beforeEach(() => replace.mockClear());

const rows = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
const row = (name: string) => screen.getByRole('link', { name }).closest('li')!;

describe('the product list', () => {
  it('shows name, code, date and languages of the SDS, and the hazards, and leads to the dossier', () => {
    showList();
    expect(screen.getByRole('link', { name: 'Acetone' })).toHaveAttribute('href', '/p/1001/en/pd/1');
    expect(row('Acetone')).toHaveTextContent(/AC-100.*SDS 16 Feb 2026.*Languages: English, Deutsch.*en de/);
    const pictograms = within(row('Acetone')).getAllByRole('img');
    expect(pictograms.map((image) => image.getAttribute('alt'))).toEqual(['Flame', 'Exclamation mark']);
    expect(screen.getByText('Workgroup: Laboratory')).toBeInTheDocument();
    expect(screen.getByText('2 products')).toBeInTheDocument();
  });

  it('shows a product of which the platform says no more than its name', () => {
    showList();
    expect(row('Water')).toHaveTextContent(/Water.*no valid SDS/);
    expect(within(row('Water')).queryAllByRole('img')).toEqual([]);
  });

  it('shows an SDS whose date and languages the platform does not tell', () => {
    showList({ page: { products: [{ ...acetone, sdsDate: null, sdsLangs: [] }], pages: 1, total: 1 } });
    expect(row('Acetone')).toHaveTextContent(/SDS/);
    expect(row('Acetone')).not.toHaveTextContent('Languages');
  });

  it('marks a product whose classification is not complete', () => {
    showList({ page: { products: [{ ...acetone, isIncomplete: true }], pages: 1, total: 1 } });
    expect(row('Acetone')).toHaveTextContent('Classification not complete');
    showList({ page: { products: [{ ...acetone, name: 'Ethanol' }], pages: 1, total: 1 } });
    expect(row('Ethanol')).not.toHaveTextContent('Classification not complete');
  });

  it('speaks the language of the interface', () => {
    showList({ interfaceLang: 'de' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Produkte');
    expect(screen.getByRole('link', { name: 'Acetone' })).toHaveAttribute('href', '/p/1001/de/pd/2');
  });

  it('leads to the first, previous, next and last page of what was searched', () => {
    showList({ query: { search: 'acid', page: 4 }, page: { products: [acetone], pages: 9, total: 431 } });
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(pages.getByText('Page 4 of 9')).toBeInTheDocument();
    expect(
      pages.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['First page', '/p/products?search=acid'],
      ['Previous page', '/p/products?search=acid&page=3'],
      ['Next page', '/p/products?search=acid&page=5'],
      ['Last page', '/p/products?search=acid&page=9'],
    ]);
  });

  it('has no link past its ends', () => {
    showList({ query: { page: 9 }, page: { products: [acetone], pages: 9, total: 431 } });
    for (const name of ['Next page', 'Last page']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('href');
    }
  });

  it('has no pages where one is enough', () => {
    showList();
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
  });

  it('says that nothing was found, and how to get the whole list back', () => {
    showList({ query: { search: '<b>acid' }, page: { products: [], pages: 1, total: 0 } });
    expect(screen.getByText('Nothing found for “<b>acid”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/p/products');
  });

  it('says that a workgroup has no product', () => {
    showList({ page: { products: [], pages: 1, total: 0 } });
    expect(screen.getByText('There is no product in this workgroup.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('says that it cannot be loaded, with the id in the log and a way to try again', () => {
    showList({ query: { search: 'acid', page: 2 }, page: null, failureId: 'x7k' });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('The products could not be loaded. Please try again.')).toBeInTheDocument();
    expect(alert.getByText('Error id: x7k')).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/p/products?search=acid&page=2');
  });

  it('says that the chosen workgroup was lost, and which one it shows', () => {
    showList({ hasLostWorkgroup: true });
    expect(screen.getByText(/no longer one of yours. You are now in “Laboratory”/)).toBeInTheDocument();
  });

  it('keeps the rows in the order of the platform', () => {
    showList();
    expect(
      rows()
        .filter((row) => row.querySelector('a'))
        .map((row) => row.querySelector('a')!.textContent),
    ).toEqual(['Acetone', 'Water']);
  });
});

describe('the order and the filters of the product list', () => {
  const order = () => within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link');
  const filtered = { sort: '-date', pictogram: 'GHS02', lang: 2, sds: 'none' } as const;

  it.each([
    ['name', ['Name ascending', '/p/products?search=acid&sort=-name'], ['Code', '/p/products?search=acid&sort=code']],
    ['-name', ['Name descending', '/p/products?search=acid'], ['Code', '/p/products?search=acid&sort=code']],
    ['code', ['Name', '/p/products?search=acid'], ['Code ascending', '/p/products?search=acid&sort=-code']],
  ] as const)('by %s, it is sorted by links that begin at the first page', (sort, ...expected) => {
    showList({ query: { search: 'acid', sort, page: 3 }, page: { pages: 9, sort } });
    const links = order().map((link) => [
      link.textContent.replace(/(\w)(asc|desc)/, '$1 $2'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([...expected, ['SDS date', '/p/products?search=acid&sort=-date']]);
    expect(order().filter((link) => link.getAttribute('aria-current'))).toHaveLength(1);
  });

  it('stays on every page', () => {
    showList({ query: filtered, page: { pages: 2, sort: '-date' } });
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/p/products?sort=-date&pictogram=GHS02&lang=2&sds=none&page=2',
    );
    expect(screen.getByRole('combobox', { name: 'Pictogram:' })).toHaveDisplayValue('Flame');
    expect(screen.getByRole('combobox', { name: 'SDS language:' })).toHaveDisplayValue('Deutsch');
    expect(screen.getByRole('checkbox', { name: 'no valid SDS' })).toBeChecked();
  });

  it('is of no use to a platform that can neither sort nor filter: there is none', () => {
    showList({ query: filtered, page: { sort: null } });
    expect(screen.queryByRole('navigation', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acetone' })).toBeInTheDocument();
  });

  it('says that no product matches the filters, and how to get rid of them', () => {
    showList({ query: filtered, page: { products: [], total: 0, sort: '-date' } });
    expect(screen.getByText('No product matches these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/p/products?sort=-date');
  });
});

describe('the search of the product list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const field = () => screen.getByRole('searchbox', { name: 'Search products' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const wait = () => act(() => jest.advanceTimersByTime(1_000));

  it('is a form that works without JavaScript', () => {
    showList({ query: { search: 'acid', interfaceLang: 'de' } });
    const form = screen.getByRole('search') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/p/products']);
    expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
      ['interfaceLang', 'de'],
      ['search', 'acid'],
      ['sds', 'none'],
    ]);
    expect([...form.querySelectorAll('select')].map(({ name, value }) => [name, value])).toEqual([
      ['pictogram', ''],
      ['lang', ''],
    ]);
  });

  it('follows the last key by one search, in the place of the page before', () => {
    showList({ query: { page: 3 } });
    for (const typed of ['a', 'ac', ' aci ']) type(typed);
    expect(replace).not.toHaveBeenCalled();
    wait();
    expect(replace.mock.calls).toEqual([['/products?search=aci', { scroll: false }]]);
  });

  it('does not wait for who presses Enter', () => {
    showList();
    type('acid');
    fireEvent.submit(screen.getByRole('search'));
    act(() => jest.advanceTimersByTime(0));
    expect(replace.mock.calls).toEqual([['/products?search=acid', { scroll: false }]]);
    wait();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('follows a filter at once, and keeps search, order and language', () => {
    showList({ query: { search: 'acid', sort: 'code', interfaceLang: 'de', page: 2 } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Pictogram:' }), { target: { value: 'GHS05' } });
    act(() => jest.advanceTimersByTime(0));
    expect(replace.mock.calls).toEqual([
      ['/products?sort=code&interfaceLang=de&search=acid&pictogram=GHS05', { scroll: false }],
    ]);
  });

  it('asks for nothing that is shown already', () => {
    showList({ query: { search: 'acid' } });
    type('acid ');
    wait();
    expect(replace).not.toHaveBeenCalled();
  });
});
