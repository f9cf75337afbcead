import { text as textOf } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { NonceTemplate } from '@/page-cache/nonce-template';

const mark = 'f3a9';
const nonce = '6xVW07za+ikev0Y5p24rLw==';

test.each([
  ['the nonce several times', `<script nonce="${mark}">1</script><p>Gefährlich</p><script nonce="${mark}">2</script>`],
  ['the nonce at both ends', `${mark}between${mark}`],
  ['the nonce twice in a row', `a${mark}${mark}b`],
  ['no nonce', '<p>none</p>'],
  ['nothing', ''],
  ['more than a window of deflate', `${'äöü'.repeat(40_000)}${mark}${'äöü'.repeat(40_000)}`],
])('a page with %s is the same gzipped and plain, with the nonce of the answer', async (_, text) => {
  const page = new NonceTemplate(Buffer.from(text), mark);
  const expected = text.replaceAll(mark, nonce);
  expect(await textOf(page.plain(nonce))).toBe(expected);
  expect(page.plainLength).toBe(Buffer.byteLength(expected));
  expect(gunzipSync(page.gzipped(nonce)).toString()).toBe(expected);
});

test('each answer has its own nonce', async () => {
  const page = new NonceTemplate(Buffer.from(`<script nonce="${mark}">`), mark);
  for (const pageNonce of [nonce, nonce.toLowerCase()]) {
    expect(await textOf(page.plain(pageNonce))).toBe(`<script nonce="${pageNonce}">`);
    expect(gunzipSync(page.gzipped(pageNonce)).toString()).toBe(`<script nonce="${pageNonce}">`);
  }
});

test('a part is packed with what stands before it in mind', () => {
  const part = 'H225 Highly flammable liquid and vapour. H319 Causes serious eye irritation. EUH066 Repeated exposure.';
  const size = (text: string) => new NonceTemplate(Buffer.from(text), mark).gzipped(nonce).length;
  expect(size(`${part}${mark}${part}`) - size(`${part}${mark}`)).toBeLessThan(20);
});
