import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog';
import { Menu } from '@/components/ui/selection/menu';

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
