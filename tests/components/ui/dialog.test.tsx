import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/label/ok-dialog';
import { ToastStack } from '@/components/ui/toast-stack';
import { notify } from '@/lib/browser/feedback/notices';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const openButton = () => screen.getByRole('button', { name: 'QR code', hidden: true });
const dialog = () => screen.queryByRole('dialog');

function showDialog() {
  render(
    <Dialog
      title="QR code of the product"
      closeLabel="Close"
      trigger={<button type="button">QR code</button>}
      footer={
        <DialogClose>
          <button type="button">Done</button>
        </DialogClose>
      }
    >
      <p>Scan it</p>
    </Dialog>,
  );
}

function openDialog() {
  openButton().focus();
  fireEvent.click(openButton());
}

describe('dialog', () => {
  it('opens by its button, is named by its title and takes the focus', () => {
    showDialog();
    expect(dialog()).not.toBeInTheDocument();
    openDialog();
    expect(screen.getByRole('dialog', { name: 'QR code of the product' })).toHaveTextContent('Scan it');
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(dialog()).toHaveFocus();
  });

  test.each([
    { what: 'its button', how: () => fireEvent.click(screen.getByRole('button', { name: 'Close' })) },
    {
      what: 'a button of its own at the foot',
      how: () => fireEvent.click(screen.getByRole('button', { name: 'Done' })),
    },
    { what: 'Escape', how: () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }) },
  ])('closes by $what and gives the focus back', async ({ how }) => {
    showDialog();
    openDialog();
    how();
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(openButton()).toHaveFocus());
  });

  it('begins at what it says to begin at', () => {
    render(
      <Dialog title="Margins" closeLabel="Close" open>
        <input aria-label="Top" data-initial-focus />
      </Dialog>,
    );
    expect(screen.getByLabelText('Top')).toHaveFocus();
  });

  it('without a button of its own gives the focus back to where it was', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open it
          </button>
          <Dialog title="Margins" closeLabel="Close" open={isOpen} onOpenChange={setOpen}>
            <p>Four numbers</p>
          </Dialog>
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open it' });
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opened by a link does not follow it', () => {
    render(
      <Dialog title="Versions" closeLabel="Close" trigger={<a href="#versions">Version</a>}>
        <p>3.0</p>
      </Dialog>,
    );
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Version' }));
    expect(followed).toBe(false);
    expect(dialog()).toBeInTheDocument();
  });

  it('leaves a link that is opened in a new tab to the browser', () => {
    render(
      <Dialog title="Versions" closeLabel="Close" trigger={<a href="#versions">Version</a>}>
        <p>3.0</p>
      </Dialog>,
    );
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Version' }), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('writes no style element: the policy of the pages refuses it', () => {
    showDialog();
    openDialog();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('keeps the page where it is until the last dialog is closed', () => {
    render(
      <Dialog title="Share" closeLabel="Close" trigger={<button type="button">Share</button>}>
        <Dialog title="Language" closeLabel="Close inner" trigger={<button type="button">Language</button>}>
          <p>English</p>
        </Dialog>
      </Dialog>,
    );
    const isLocked = () => 'locked' in document.documentElement.dataset;
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    fireEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(isLocked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close inner' }));
    expect(isLocked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isLocked()).toBe(false);
  });

  it('does not hide notifications from those who listen, and stays open when one is tapped', async () => {
    render(<ToastStack />);
    showDialog();
    openDialog();
    act(() => notify({ type: 'error', text: 'The address is wrong', delayMs: 50 }));
    const message = within(screen.getByRole('alert')).getByText('The address is wrong');
    // Radix listens from the next turn on.
    await act(() => new Promise((done) => setTimeout(done, 1)));
    fireEvent.pointerDown(message);
    fireEvent.click(message);
    expect(dialog()).toBeInTheDocument();
    await waitFor(() => expect(message).not.toBeInTheDocument());
  });
});
