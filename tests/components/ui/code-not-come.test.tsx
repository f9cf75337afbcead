import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SelectionBar } from '@/components/products/selection-bar';
import { SharePart } from '@/components/share/share-part';
import { Dialog } from '@/components/ui/dialog';
import { Menu } from '@/components/ui/selection/menu';
import { toastStore } from '@/lib/browser/feedback/notices';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';
import { productSelection } from '@/lib/browser/storage/product-selection';
import { renderIn } from '@/tests/components/render-in';

let isOffline = true;
const mockPanel = ({ title }: { title: string }) => <div role="dialog" aria-label={title} />;
jest.mock('@/components/ui/dialog-panel', () => ({
  get DialogPanel() {
    if (isOffline) throw new Error('Failed to load chunk');
    return mockPanel;
  },
}));

jest.mock('@/components/ui/selection/menu-panel', () => {
  throw new Error('Failed to load chunk');
});

jest.mock('@/components/products/codes-dialog', () => {
  throw new Error('Failed to load chunk');
});
jest.mock('@/components/products/print-labels-dialog', () => {
  throw new Error('Failed to load chunk');
});
jest.mock('@/components/share/share-dialog', () => {
  throw new Error('Failed to load chunk');
});

test('a dialog whose parts cannot be had leaves the page as it is, and opens when they can', async () => {
  render(
    <Dialog title="Language" closeLabel="Close" trigger={<button type="button">Language</button>}>
      <p>English</p>
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();

  isOffline = false;
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Language' })).toBeInTheDocument();
});

test.each([false, true])(
  'a menu whose code cannot be had is a list, also if it needs JavaScript: %s',
  async (needsScript) => {
    const entries = [{ key: 'here', element: <a href="#here">Here</a> }];
    const groups = [{ key: 'places', entries }];
    render(<Menu label="Choose" button="Choose" panelClassName="" groups={groups} needsScript={needsScript} />);
    const button = screen.getByLabelText('Choose');
    fireEvent.click(button);
    await waitFor(() => expect(button.closest('details')).toHaveAttribute('open'));
    expect(screen.getByRole('link', { name: 'Here' })).toBeVisible();
  },
);

test.each(['Codes', 'Print labels', 'Share'])(
  'a selection whose dialog “%s” cannot be had stays as it is, and the visitor is told',
  async (name) => {
    const acetone = { id: 1001, name: 'Acetone' };
    productSelection.select('7 3', [acetone], true);
    const page = (
      <>
        <SelectionBar scope="7 3" />
        <SharePart />
      </>
    );
    renderIn('en', page, ['selection']);
    fireEvent.click(screen.getByRole('button', { name }));
    const text = expect.stringContaining('could not be loaded');
    await waitFor(() => expect(toastStore.current()).toMatchObject([{ type: 'error', text }]));
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(shareDialogState.current()).toBeNull();
    act(() => toastStore.remove(toastStore.current()[0]!.id));
  },
);
