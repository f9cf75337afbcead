import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SharePart } from '@/components/share/share-part';
import { ShareButton } from '@/components/share/links/share-button';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';
import { renderIn } from '@/tests/components/render-in';
import { acetone, mockPlatform, button, callsOf, click, hexane, paste } from './show-share';

beforeEach(mockPlatform);
afterEach(() => act(() => shareDialogState.close()));

function Page({ canSend }: { canSend: boolean }) {
  const shared = {
    url: 'https://dossier.example/p/1001/en/gh/1',
    page: 'https://dossier.example/p/1001/en/pd/1',
    title: 'Acetone',
    target: 'sds',
  } as const;
  return (
    <>
      <ShareButton shared={shared} product={acetone} canSend={canSend} />
      <SharePart />
    </>
  );
}

test('the share button of who can send opens the dialog with the product', async () => {
  renderIn('en', <Page canSend />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog', { name: 'Share products' })).toBeInTheDocument();
  expect(screen.getByText('Acetone')).toBeInTheDocument();
  await waitFor(() => expect(callsOf('languages')).toEqual([{ synonymIds: [1001] }]));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shareDialogState.current()).toBeNull();
});

test('any screen opens it with the products that it names', async () => {
  renderIn('en', <Page canSend={false} />);
  act(() => shareDialogState.open([acetone, hexane]));
  expect(await screen.findByText('n-Hexane')).toBeInTheDocument();
  await waitFor(() => expect(callsOf('languages')).toEqual([{ synonymIds: [1001, 1009] }]));
});

test('what was sent is known to the screen that opened it', async () => {
  renderIn('en', <Page canSend={false} />);
  act(() => shareDialogState.open([acetone, hexane]));
  await screen.findByText('n-Hexane');
  await paste('a@a.example b@b.example');
  await waitFor(() => expect(button('Send')).toBeEnabled());
  await click('Send');
  await waitFor(() => expect(shareDialogState.lastSent()).toEqual({ products: [acetone, hexane], recipientCount: 2 }));
});

test('what was taken out of the dialog is not among what was sent', async () => {
  renderIn('en', <Page canSend={false} />);
  act(() => shareDialogState.open([acetone, hexane]));
  await screen.findByText('n-Hexane');
  await click('Remove n-Hexane');
  await paste('a@a.example b@b.example');
  await waitFor(() => expect(button('Send')).toBeEnabled());
  await click('Send');
  await waitFor(() => expect(shareDialogState.lastSent()).toEqual({ products: [acetone], recipientCount: 2 }));
});

test('the share button of everybody else is the social share', () => {
  renderIn('en', <Page canSend={false} />);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Share', { selector: 'summary' })).toBeInTheDocument();
});

test('who can send has the social share where there is no JavaScript', () => {
  renderIn('en', <Page canSend />);
  expect(screen.getByLabelText('Share', { selector: 'summary' }).closest('.without-script')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toHaveClass('needs-script');
});
