import { gunzipSync } from 'node:zlib';
import { StampedPage } from '@/page-cache/stamped-page.mjs';

const mark = 'f3a9';
const nonce = '6xVW07za+ikev0Y5p24rLw==';

test.each([
  ['the nonce several times', `<script nonce="${mark}">1</script><p>Gefährlich</p><script nonce="${mark}">2</script>`],
  ['the nonce at both ends', `${mark}between${mark}`],
  ['the nonce twice in a row', `a${mark}${mark}b`],
  ['no nonce', '<p>none</p>'],
  ['nothing', ''],
  ['more than a window of deflate', `${'äöü'.repeat(40_000)}${mark}${'äöü'.repeat(40_000)}`],
])('a page with %s is the same gzipped and plain, with the nonce of the answer', (_, text) => {
  const page = new StampedPage(Buffer.from(text), mark);
  const expected = text.replaceAll(mark, nonce);
  expect(page.plain(nonce).toString()).toBe(expected);
  expect(gunzipSync(page.gzipped(nonce)).toString()).toBe(expected);
});

test('each answer has its own nonce', () => {
  const page = new StampedPage(Buffer.from(`<script nonce="${mark}">`), mark);
  expect(page.plain('one').toString()).toBe('<script nonce="one">');
  expect(gunzipSync(page.gzipped('another')).toString()).toBe('<script nonce="another">');
});
