import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SelectProducts } from '@/components/products/select-products';
import { productSelection, selectionKey } from '@/lib/browser/storage/product-selection';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';
import { maxSelected } from '@/lib/domain/lists/product-list';
import { acetone, showList, water } from '@/tests/components/products/show-list';

jest.mock('next/navigation', () => ({
  usePathname: () => '/products',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace: jest.fn() }),
}));
afterEach(() => productSelection.clear());

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.queryByRole('region', { name: 'Selection' });
const choose = (name: string) => fireEvent.click(box(name));
const ids = (scope = '7 3') => productSelection.get(scope).map(({ id }) => id);

describe('the selection of products', () => {
  it('is none at first, and has no bar', () => {
    showList();
    expect(bar()).not.toBeInTheDocument();
  });

  it('is not there where nothing can be shared', () => {
    showList({ scope: null });
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acetone' })).toBeInTheDocument();
  });

  it('has what was ticked before the page’s program was there', () => {
    const row = <SelectProducts products={[acetone]} scope="7 3" label="Select Acetone" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(row);
    within(container).getByRole('checkbox').click();
    render(row, { container, hydrate: true });
    expect(within(container).getByRole('checkbox')).toBeChecked();
    expect(ids()).toEqual([acetone.id]);
  });

  it('grows and shrinks with the boxes of the rows', () => {
    showList();
    choose('Select Acetone');
    expect(bar()).toHaveTextContent('1 product');
    choose('Select Water');
    expect(bar()).toHaveTextContent('2 products');
    choose('Select Acetone');
    expect(bar()).toHaveTextContent('1 product');
    expect(ids()).toEqual([water.id]);
  });

  it('takes a whole page, and gives it back', () => {
    showList();
    choose('Select Acetone');
    const all = box('Select all on this page') as HTMLInputElement;
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    fireEvent.click(all);
    expect(ids()).toEqual([acetone.id, water.id]);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    fireEvent.click(all);
    expect(ids()).toEqual([]);
  });

  it('stays over pages and searches', () => {
    const { unmount } = showList({ page: { products: [acetone], pages: 2, total: 51 } });
    choose('Select Acetone');
    unmount();
    showList({ query: { page: 2 }, page: { products: [water], pages: 2, total: 51 } });
    expect(bar()).toHaveTextContent('1 product');
    expect(box('Select Water')).not.toBeChecked();
    choose('Select all on this page');
    expect(ids()).toEqual([acetone.id, water.id]);
  });

  it('is kept for the session with its time, by id and name', () => {
    showList();
    choose('Select Acetone');
    expect(JSON.parse(window.sessionStorage.getItem(selectionKey)!)).toEqual({
      value: { scope: '7 3', products: [{ id: 1001, name: 'Acetone' }] },
      timestamp: expect.any(Number),
    });
  });

  it.each([
    ['user', '8 3'],
    ['workgroup', '7 4'],
  ])('belongs to nobody else: another %s begins with none', (_, scope) => {
    const { unmount } = showList();
    choose('Select Acetone');
    unmount();
    showList({ scope });
    expect(bar()).not.toBeInTheDocument();
    expect(ids()).toEqual([]);
  });

  it('is cleared by its button', () => {
    showList();
    choose('Select all on this page');
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Clear selection' }));
    expect(bar()).not.toBeInTheDocument();
    expect(box('Select Acetone')).not.toBeChecked();
  });

  it('holds no more than one share', () => {
    const many = Array.from({ length: maxSelected }, (_, index) => ({ id: index + 1, name: `P ${index}` }));
    productSelection.select('7 3', many, true);
    showList();
    expect(bar()).toHaveTextContent(`At most ${maxSelected} products can be shared at once.`);
    expect(box('Select Acetone')).toBeDisabled();
    expect(box('Select all on this page')).toBeDisabled();
  });

  it('says to how many it was sent and where to look that up, until it is another selection', () => {
    showList();
    choose('Select Acetone');
    act(() => {
      shareDialogState.open(productSelection.get('7 3'));
      shareDialogState.noteSent({ products: productSelection.get('7 3'), recipientCount: 2 });
      shareDialogState.close();
    });
    expect(bar()).toHaveTextContent('Sent to 2 · View');
    expect(within(bar()!).getByRole('link', { name: 'View' })).toHaveAttribute('href', '/p/shares');
    choose('Select Water');
    expect(bar()).not.toHaveTextContent('Sent to');
  });

  it('is what the share dialog opens with, and stays', () => {
    showList();
    choose('Select all on this page');
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Share' }));
    expect(shareDialogState.current()).toEqual([
      { id: 1001, name: 'Acetone' },
      { id: 1002, name: 'Water' },
    ]);
    shareDialogState.close();
    expect(bar()).toHaveTextContent('2 products');
  });
});
