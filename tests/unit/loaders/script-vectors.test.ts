import { type Browser, chromium } from 'playwright';
import { findChromium } from '@/scripts/chromium.mjs';
import { contentSecurityPolicy } from '@/lib/loaders/responses/content-security-policy';
import { mailPreview } from '@/lib/loaders/html/mail-preview';
import { sanitise } from '@/lib/loaders/html/sanitise';
import { outsideVectors, scriptVectors } from '@/tests/support/script-vectors';

const nonce = 'bm9uY2Ugb2YgYSB0ZXN0IQ==';
const site = 'https://dossier.example/';
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
});
afterAll(() => browser?.close());

/** Opens each HTML in a document of its own and presses what can be pressed: whose scripts ran, and what was asked elsewhere. */
async function open(all: Iterable<string>, headers: Record<string, string>) {
  const requested: string[] = [];
  const ran = new Set<number>();
  const documents = [...new Set(all)].map((html) => `<iframe srcdoc="${escaped(html)}"></iframe>`);
  for (let first = 0; first < documents.length; first += 100) {
    const body = documents.slice(first, first + 100).join('');
    const page = await browser.newPage();
    await page.exposeFunction('tell', (index: number) => void ran.add(index));
    await page.route('**', (route) => {
      const url = route.request().url();
      const script = `<!doctype html><script nonce="${nonce}">ran = (index) => void tell(index)</script>`;
      if (url === site)
        return route.fulfill({ headers: { 'content-type': 'text/html', ...headers }, body: script + body });
      if (/^https?:/.test(url) && !url.startsWith(site)) requested.push(url);
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(site);
    await page.evaluate(async () => {
      for (const { contentDocument } of document.querySelectorAll('iframe')) {
        contentDocument?.getElementById('press')?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
        contentDocument?.querySelector<HTMLElement>('[autofocus]')?.focus();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    await page.close();
  }
  return { ran: [...ran], requested };
}

/** Every vector with SOAK=1, else every twentieth. */
const step = process.env.SOAK === '1' ? 1 : 20;
const vectors = [...scriptVectors.filter((_vector, index) => index % step === 0), ...outsideVectors];

test('without sanitiser and policy the vectors do run, and ask another site', async () => {
  expect(scriptVectors.length).toBeGreaterThanOrEqual(1_700);
  const tried = vectors.slice(0, 90);
  const { ran, requested } = await open([...tried, ...outsideVectors], {});
  expect(ran.length).toBeGreaterThan(tried.length / 2);
  expect(requested.length).toBeGreaterThan(outsideVectors.length / 2);
});

test('with the policy alone none runs, and none asks another site', async () => {
  const { ran, requested } = await open(vectors, { 'content-security-policy': contentSecurityPolicy(nonce, false) });
  expect(ran).toEqual([]);
  // CSP 3 §6.7.1.1: under 'strict-dynamic' a module may be fetched ahead from anywhere; it is not run.
  expect(requested.filter((url) => !url.endsWith('/module'))).toEqual([]);
});

test.each([
  ['documents', sanitise],
  ['mails', (html: string) => mailPreview(html).html],
])('with the sanitiser of %s alone none runs, and none asks another site', async (_what, clean) => {
  expect(await open(vectors.map(clean), {})).toEqual({ ran: [], requested: [] });
});
