import { act, render, screen } from '@testing-library/react';
import { CacheForOffline, SavedLine } from '@/components/shell/dossier/saved-page';

const address = { pathname: '/1001/en/pd/1' };
jest.mock('next/navigation', () => ({ usePathname: () => address.pathname }));

describe('the line over a kept page', () => {
  const line = () => <SavedLine interfaceLang="en" text="Offline: saved on {date}" />;
  afterEach(() => {
    delete document.documentElement.dataset.saved;
    address.pathname = '/1001/en/pd/1';
  });

  it('says of when the page is, in the visitor’s time', () => {
    document.documentElement.dataset.saved = new Date(2026, 1, 3, 14, 5).toISOString();
    render(line());
    expect(screen.getByRole('status')).toHaveTextContent('Offline: saved on 3 Feb 2026, 14:05');
  });

  it('says nothing over a page from the network', () => {
    render(line());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is gone when the visitor turns to a page from the network', () => {
    document.documentElement.dataset.saved = '2026-02-03T14:05:00.000Z';
    const { rerender } = render(line());
    address.pathname = '/1001/en/pi/1';
    rerender(line());
    expect(document.documentElement).not.toHaveAttribute('data-saved');
  });

  it('is gone over the new page too, whose line is another', () => {
    document.documentElement.dataset.saved = '2026-02-03T14:05:00.000Z';
    render(line()).unmount();
    address.pathname = '/1001/en/gh/1';
    render(line());
    expect(document.documentElement).not.toHaveAttribute('data-saved');
  });
});

describe('keeping a product', () => {
  const options = (segment: string) => ({
    id: 1001,
    pages: [`/p/1001/en/${segment}/1`],
    texts: { lang: 'en', title: 'You are offline', text: '', list: '', again: '' },
  });
  const postMessage = jest.fn();
  const register = jest.fn(() => Promise.resolve());

  /** A browser with what it tells of its connection, and a service worker or none. */
  function browserWith(features: { connection?: object; serviceWorker?: object }) {
    for (const name of ['connection', 'serviceWorker'] as const)
      Object.defineProperty(navigator, name, { configurable: true, value: features[name] });
  }
  const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
    browserWith({});
  });
  const passIdleTime = () => act(() => jest.runAllTimersAsync());

  it('is asked of the service worker once the browser is idle, and once for the same pages', async () => {
    browserWith({ serviceWorker });
    const { rerender } = render(<CacheForOffline options={options('pd')} />);
    expect(register).not.toHaveBeenCalled();
    await passIdleTime();
    rerender(<CacheForOffline options={options('pd')} />);
    await passIdleTime();
    expect(register.mock.calls).toEqual([['/p/sw.js']]);
    expect(postMessage.mock.calls).toEqual([[options('pd')]]);
    rerender(<CacheForOffline options={options('gh')} />);
    await passIdleTime();
    expect(postMessage).toHaveBeenLastCalledWith(options('gh'));
  });

  it('is not begun when the visitor has left before', async () => {
    browserWith({ serviceWorker });
    render(<CacheForOffline options={options('pd')} />).unmount();
    await passIdleTime();
    expect(register).not.toHaveBeenCalled();
  });

  it('costs a visitor who saves data nothing', async () => {
    browserWith({ serviceWorker, connection: { saveData: true } });
    render(<CacheForOffline options={options('pd')} />);
    await passIdleTime();
    expect(register).not.toHaveBeenCalled();
  });

  it('is left out by a browser without service workers, and a refused one is no fault', async () => {
    render(<CacheForOffline options={options('pd')} />);
    await passIdleTime();
    browserWith({ serviceWorker: { ...serviceWorker, register: () => Promise.reject(new Error('refused')) } });
    render(<CacheForOffline options={options('pd')} />);
    await passIdleTime();
    expect(postMessage).not.toHaveBeenCalled();
  });
});
