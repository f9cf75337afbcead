import { gunzipSync } from 'node:zlib';
import { ask } from '@/tests/support/ask';
import { type House, startWebApp } from '@/tests/support/start-app';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';

jest.setTimeout(60_000);
let platform: RunningPlatform;
let app: House;

beforeAll(async () => {
  platform = await startPlatform();
  app = await startWebApp(platform.url);
});
afterAll(async () => {
  await app?.stop();
  await platform?.stop();
});

/** The nonce of an answer's policy, and all that its text and its other headers have. */
function noncesOf({ headers, text }: { headers: Record<string, string | undefined>; text: string }) {
  const ofPolicy = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const others = [...`${text} ${headers.link}`.matchAll(/nonce(?:=|\\":)\\?"([^"\\]+)/g)].map(([, nonce]) => nonce);
  return { ofPolicy, others: [...new Set(others)] };
}
const pages = ['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'emergency'].map((segment) => `/p/1001/en/${segment}/1`);

test.each(pages)('%s is the same for everybody but for the nonce, which each answer has anew', async (path) => {
  const answers = [await ask(app.url, path), await ask(app.url, path), await ask(app.url, path)];
  const nonces = answers.map(noncesOf);
  for (const { ofPolicy, others } of nonces) expect(others).toEqual([ofPolicy]);
  expect(new Set(nonces.map(({ ofPolicy }) => ofPolicy)).size).toBe(3);
  const [first, second] = answers.map(({ text }, index) => text.replaceAll(nonces[index]!.ofPolicy!, ''));
  expect(first).toBe(second);
});

test('gzipped it is the same page', async () => {
  const gzipped = await ask(app.url, pages[2]!, { headers: { 'Accept-Encoding': 'br, gzip' } });
  const plain = await ask(app.url, pages[2]!);
  expect(gzipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const text = gunzipSync(gzipped.body).toString();
  expect(text.length).toBe(plain.text.length);
  expect(noncesOf({ ...gzipped, text }).others).toEqual([noncesOf(gzipped).ofPolicy]);
});

test('HEAD has its headers', async () => {
  const { status, headers, text } = await ask(app.url, pages[0]!, { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' });
});

test('a client cannot name the nonce', async () => {
  for (const path of [pages[0]!, '/p/1001/en/ed/1', '/p/dossiererror?id=1&cause=unknown']) {
    const { headers, text } = await ask(app.url, path, { headers: { 'X-Nonce': 'known' } });
    expect(headers['content-security-policy']).not.toContain('nonce-known');
    expect(text).not.toContain('nonce="known"');
  }
});

test('a page that is elsewhere, gone or unknown is so again', async () => {
  for (const [path, location] of [
    ['/p/1020/en/gh/1', '/p/1020/en/pi/1'],
    ['/p/1023/en/pd/1', '/p/dossiererror?id=1023&cause=removed'],
    ['/p/999999/en/pd/1', '/p/dossiererror?id=999999&cause=unknown'],
  ] as const) {
    for (const { status, headers } of [await ask(app.url, path), await ask(app.url, path)])
      expect([status, headers.location]).toEqual([307, location]);
  }
});
