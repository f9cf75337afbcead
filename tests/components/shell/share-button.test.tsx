import { act, fireEvent, screen, within } from '@testing-library/react';
import { ShareButton } from '@/components/share/links/share-button';
import type { SharedLink } from '@/components/share/links/share-services';
import { ToastStack } from '@/components/ui/toast-stack';
import { toastStore } from '@/lib/browser/feedback/notices';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const url = 'https://dossier.example/p/1001/en/gh/1';
const title = 'Acetone, technical :: Safety data sheet';
const page = 'https://dossier.example/p/1001/en/pi/1';
const encoded = encodeURIComponent(url);

const writeText = jest.fn<Promise<void>, [string]>();
const openWindow = jest.fn();
const finePointer = jest.fn(() => true);

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  openWindow.mockReset();
  finePointer.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  jest.spyOn(window, 'open').mockImplementation(openWindow);
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: finePointer() }));
});
afterEach(() => {
  act(() => toastStore.current().forEach(({ id }) => toastStore.remove(id)));
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

function showShare(shared: Partial<SharedLink> = {}, interfaceLang: 'en' | 'de' = 'en') {
  renderIn(
    interfaceLang,
    <>
      <ShareButton shared={{ url, page, title, target: 'sds', ...shared }} product={acetone} />
      <ToastStack />
    </>,
  );
}
const openPopover = () => fireEvent.click(screen.getByLabelText('Share', { selector: 'summary' }));
const popover = () => screen.getByLabelText('Share', { selector: 'summary' }).closest('details')!;
/** Clicks on a link; whether the browser follows it. */
function click(name: string, how: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const arrive = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', arrive, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), how);
  return isFollowed;
}

describe('share button', () => {
  it('has the nine buttons in the order of the specification', () => {
    showShare();
    openPopover();
    const buttons = within(screen.getByRole('list', { name: 'Share' })).getAllByRole('listitem');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Facebook',
      'X',
      'LinkedIn',
      'Reddit',
      'Telegram',
      'Messenger',
      'WhatsApp',
      'Email',
      'Copy link',
    ]);
  });

  it('opens a popover of 216 px', () => {
    showShare();
    // A spacing step is 4 px.
    expect(popover().lastElementChild).toHaveClass(`w-${216 / 4}`);
  });

  it('says what the link leads to', () => {
    showShare();
    openPopover();
    expect(screen.getByText('Link to the safety data sheet')).toBeInTheDocument();
  });

  it('leads to the page to save and share the sheet', () => {
    showShare({ promo: '/1001/en/gh/1/share' });
    openPopover();
    const link = screen.getByRole('link', { name: 'Page to save and share the sheet' });
    expect(link).toHaveAttribute('href', '/p/1001/en/gh/1/share');
  });

  it('says so where there is no safety data sheet', () => {
    showShare({ target: 'page' });
    openPopover();
    expect(screen.getByText('Link to this page')).toBeInTheDocument();
  });

  test.each(['', 'javascript:alert(1)', '/p/1001/en/gh/1'])('there is none for the address %j', (address) => {
    showShare({ url: address });
    expect(screen.queryByLabelText('Share')).not.toBeInTheDocument();
  });

  test.each(['Facebook', 'X', 'LinkedIn', 'Reddit', 'Telegram', 'WhatsApp'])(
    '%s opens in a share window of 800 × 500, without JavaScript in a tab of its own',
    (name) => {
      showShare();
      openPopover();
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', expect.stringContaining(encoded));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(click(name)).toBe(false);
      expect(openWindow).toHaveBeenCalledWith(
        link.getAttribute('href'),
        '_blank',
        expect.stringMatching(/noopener.*width=800,height=500/),
      );
    },
  );

  it('a click with Ctrl opens a tab, as everywhere', () => {
    showShare();
    openPopover();
    expect(click('X', { ctrlKey: true })).toBe(true);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('Email goes to the mail program, without a window', () => {
    showShare();
    openPopover();
    const link = screen.getByRole('link', { name: 'Email' });
    expect(link).toHaveAttribute('href', `mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`);
    expect(link).not.toHaveAttribute('target');
  });

  it('Messenger is its app on touch screens', () => {
    finePointer.mockReturnValue(false);
    showShare();
    openPopover();
    expect(click('Messenger')).toBe(true);
    expect(screen.getByRole('link', { name: 'Messenger', hidden: true })).toHaveAttribute(
      'href',
      `fb-messenger://share/?link=${encoded}`,
    );
  });

  it('elsewhere Messenger is a page in which the copied link can be pasted', async () => {
    showShare();
    openPopover();
    await act(async () => void click('Messenger'));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(openWindow).toHaveBeenCalledWith('https://www.facebook.com/messages/', '_blank', expect.any(String));
    expect(screen.getByRole('status')).toHaveTextContent('link copied to clipboard');
  });

  it('copies the link, shows so for 2000 ms, and notifies for 5000 ms', async () => {
    showShare();
    openPopover();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(popover()).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('link copied to clipboard');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2999));
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByRole('status')).toHaveTextContent('link copied to clipboard');
    act(() => jest.advanceTimersByTime(1));
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('a link that cannot be copied is shown, so that the visitor can', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    showShare();
    openPopover();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(screen.getByRole('alert')).toHaveTextContent(url);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it('has the link of the page itself first, with what its address says', async () => {
    window.history.replaceState(null, '', '/p/1001/en/pi/1?changes=11');
    showShare();
    openPopover();
    const [first] = within(popover()).getAllByRole('button');
    expect(first).toHaveAccessibleName('Copy this page’s link');
    await act(async () => void fireEvent.click(first!));
    expect(writeText).toHaveBeenCalledWith(`${page}?changes=11`);
    window.history.replaceState(null, '', '/');
  });

  it('offers the device’s share sheet next, where there is one', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    showShare();
    openPopover();
    const [, second] = within(popover()).getAllByRole('button');
    expect(second).toHaveAccessibleName('Share with an app');
    await act(async () => void fireEvent.click(second!));
    expect(share).toHaveBeenCalledWith({ url, title });
  });

  it('has no share sheet where the device has none', () => {
    showShare();
    openPopover();
    expect(screen.queryByRole('button', { name: 'Share with an app' })).not.toBeInTheDocument();
  });

  it('saves the permalink as an internet shortcut', () => {
    showShare();
    openPopover();
    const shortcut = screen.getByRole('link', { name: 'Save as shortcut (.url)' });
    expect(shortcut).toHaveAttribute('href', '/p/api/qr/1001/link.url');
    expect(shortcut).toHaveAttribute('download', 'Acetone, technical.url');
  });

  it('closes on Escape, with the focus on the button, and when the visitor turns away', () => {
    showShare();
    openPopover();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(popover()).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Share', { selector: 'summary' })).toHaveFocus();
    openPopover();
    fireEvent.pointerDown(document.body);
    expect(popover()).not.toHaveAttribute('open');
  });

  it('closes once a service was chosen', () => {
    showShare();
    openPopover();
    click('Reddit');
    expect(popover()).not.toHaveAttribute('open');
  });

  it('speaks German', () => {
    showShare({}, 'de');
    fireEvent.click(screen.getByLabelText('Teilen', { selector: 'summary' }));
    expect(screen.getByText('Link kopieren')).toBeInTheDocument();
  });
});
