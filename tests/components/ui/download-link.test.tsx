import { act, fireEvent, render, screen } from '@testing-library/react';
import { DownloadLink } from '@/components/ui/download-link';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';
import { ScopedMessagesProvider } from '@/lib/browser/scoped-messages-provider';
import { toastStore } from '@/lib/browser/feedback/notices';
import en from '@/messages/en.json';

jest.mock('@/lib/browser/interaction/navigate-to');

const texts = {
  ...en.app,
  downloading_percent: 'Downloading … {percent}',
  downloading: 'Downloading …',
  error_message_UNKNOWN: 'The file could not be loaded. Try again later.',
  error_id: '(error {id})',
  error_message_NOT_AVAILABLE: 'This file is not available.',
};

const pdf = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': `attachment; filename*=UTF-8''sds_S%C3%A4ure.pdf`,
};

/** What was saved, by name; and where the page would have gone. */
let saved: { name: string; content: Blob }[];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  saved = [];
  jest.mocked(navigateTo).mockReset();
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href)! });
  });
});

afterEach(() => {
  jest.useRealTimers();
  for (const { id } of toastStore.current()) toastStore.remove(id);
});

const shownToasts = () => toastStore.current().map(({ type, text }) => ({ type, text }));
const respondWith = (response: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(response);
/** Lets time pass, and an answer arrive. */
const wait = (ms = 0) =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(turn === 0 ? ms : 0);
  });

function showLink(more: Partial<Parameters<typeof DownloadLink>[0]> = {}) {
  render(
    <ScopedMessagesProvider texts={{ download: { ...texts, lang: 'de' } }}>
      <DownloadLink href="/api/download/sds/1001/1" {...more}>
        Download PDF
      </DownloadLink>
    </ScopedMessagesProvider>,
  );
  return screen.getByRole('link', { name: 'Download PDF' });
}

async function download(more?: Partial<Parameters<typeof DownloadLink>[0]>) {
  fireEvent.click(showLink(more));
  await wait();
}

/** An answer whose parts come when the test says. */
function partsOf(headers: Record<string, string>) {
  let give!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (give = controller) });
  respondWith(async () => new Response(body, { headers }));
  return {
    send: (sizeInBytes: number) => act(() => give.enqueue(new Uint8Array(sizeInBytes))),
    end: () => act(() => give.close()),
    fail: () => act(() => give.error(new TypeError('gone'))),
  };
}

describe('download link', () => {
  it('is a link that works without script', () => {
    expect(showLink()).toHaveAttribute('href', '/p/api/download/sds/1001/1');
  });

  it('saves the file under the name that the server gives', async () => {
    const fetched = respondWith(async () => new Response('%PDF-1.7', { headers: pdf }));
    await download();
    expect(fetched.mock.calls).toEqual([['/p/api/download/sds/1001/1']]);
    expect(saved.map(({ name }) => name)).toEqual(['sds_Säure.pdf']);
    expect(await saved[0]!.content.text()).toBe('%PDF-1.7');
    expect(saved[0]!.content.type).toBe('application/pdf');
    expect(shownToasts()).toEqual([]);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it('shows after 1 s how much has come, and then its own words again', async () => {
    const file = partsOf({ ...pdf, 'Content-Length': '1000' });
    await download();
    file.send(420);
    await wait(999);
    expect(screen.getByRole('link')).toHaveAccessibleName('Download PDF');
    await wait(1);
    expect(screen.getByText('Downloading … 42\u00a0%', { normalizer: (text) => text })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('aria-busy', 'true');
    expect(saved).toEqual([]);
    file.send(580);
    file.end();
    await wait();
    expect(screen.getByRole('link')).toHaveAccessibleName('Download PDF');
    expect(saved.map(({ content }) => content.size)).toEqual([1000]);
  });

  it('is heard in steps of ten', async () => {
    const file = partsOf({ ...pdf, 'Content-Length': '1000' });
    await download();
    file.send(429);
    await wait(1000);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Downloading … 40\u00a0%');
  });

  test.each([
    { what: 'no size', headers: pdf },
    {
      what: 'the size of something compressed',
      headers: { ...pdf, 'Content-Length': '10', 'Content-Encoding': 'gzip' },
    },
  ])('shows no figure for an answer with $what', async ({ headers }) => {
    partsOf(headers).send(420);
    await download();
    await wait(1000);
    expect(document.querySelector('[aria-live]')).toHaveTextContent(/^Downloading …$/);
  });

  it('fetches a file once, however often it is clicked', async () => {
    const fetched = respondWith(() => new Promise(() => {}));
    await download();
    fireEvent.click(screen.getByRole('link'));
    await wait();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    { uiMessage: 'error_message_NOT_AVAILABLE', text: 'This file is not available. (error k7m)' },
    { uiMessage: 'error_message_UNKNOWN', text: 'The file could not be loaded. Try again later. (error k7m)' },
  ])('says what the server answers ($uiMessage), with the id that stands in the log', async ({ uiMessage, text }) => {
    const failure = { code: 0, type: 'SERVER_SIDE', uiMessage, id: 'k7m' };
    respondWith(async () => Response.json(failure, { status: 503 }));
    await download();
    expect(shownToasts()).toEqual([{ type: 'error', text }]);
    expect(jest.mocked(console.info).mock.calls).toEqual([
      ['Error id: k7m', { ...failure, wasDisplayedInTheUi: true }],
    ]);
    expect(saved).toEqual([]);
    expect(navigateTo).not.toHaveBeenCalled();
  });

  const failed = [{ type: 'error', text: texts.error_message_UNKNOWN }];

  test.each([
    { what: 'there is no network', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    {
      what: 'something between answers in its own words',
      answer: async () => new Response('Bad gateway', { status: 502 }),
    },
  ])('says that it failed when $what', async ({ answer: response }) => {
    respondWith(response);
    await download();
    expect(shownToasts()).toEqual(failed);
  });

  test.each(['fail', 'end'] as const)(
    'says that it failed when the file breaks off (%s), and saves no half of it',
    async (breaksOff) => {
      const file = partsOf({ ...pdf, 'Content-Length': '1000' });
      await download();
      file.send(420);
      file[breaksOff]();
      await wait();
      expect(shownToasts()).toEqual(failed);
      expect(saved).toEqual([]);
    },
  );

  test.each([
    { why: 'the visitor may not have the file', status: 403, address: '/p/fileerror?id=1001' },
    { why: 'there is no such file', status: 404, address: '/p/fileerror?id=1001&cause=missing' },
    { why: 'its type is not supported', status: 415, address: '/p/fileerror?id=1001&cause=unsupported' },
  ])('goes to the page that says that $why', async ({ status, address }) => {
    respondWith(async () => Response.json({ uiMessage: 'error_message_NOT_AVAILABLE', id: 'k7m' }, { status }));
    await download({ errorHref: '/fileerror?id=1001' });
    expect(jest.mocked(navigateTo).mock.calls).toEqual([[address]]);
    expect(shownToasts()).toEqual([]);
  });

  it('goes to a page that comes instead of the file', async () => {
    respondWith(async () => new Response('<p>Log in</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    await download();
    expect(navigateTo).toHaveBeenCalledTimes(1);
    expect(saved).toEqual([]);
  });

  it('leaves a file that is too large to gather to the browser', async () => {
    const file = partsOf({ ...pdf, 'Content-Length': '900000000' });
    file.send(1000);
    await download();
    expect(jest.mocked(navigateTo).mock.calls).toEqual([['/p/api/download/sds/1001/1']]);
    expect(saved).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    async (how) => {
      const fetched = respondWith(() => Promise.reject(new Error('not to be called')));
      const link = showLink();
      // jsdom does not follow links.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link, how);
      await wait();
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});
