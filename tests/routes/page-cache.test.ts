import { gunzipSync } from 'node:zlib';
import { poison, unkeyedHeaders } from '@/bench/unkeyed-headers.mjs';
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';
import { comparablePage } from '@/tests/support/comparable-page';

jest.setTimeout(180_000);
const site = bootSite();

/** The nonce of an answer's policy, and all that its text and its other headers have. */
function noncesOf({ headers, text }: { headers: Record<string, string | undefined>; text: string }) {
  const policyNonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
  const others = [...`${text} ${headers.link}`.matchAll(/nonce(?:=|\\":)\\?"([^"\\]+)/g)].map(([, nonce]) => nonce);
  return { policyNonce, others: [...new Set(others)] };
}
const pages = ['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'emergency'].map((segment) => `/p/1001/en/${segment}/1`);

test.each(pages)('%s is the same for everybody but for the nonce, which each answer has anew', async (path) => {
  const responses = [
    await sendRequest(site.app.url, path),
    await sendRequest(site.app.url, path),
    await sendRequest(site.app.url, path),
  ];
  const nonces = responses.map(noncesOf);
  for (const { policyNonce, others } of nonces) expect(others).toEqual([policyNonce]);
  expect(new Set(nonces.map(({ policyNonce }) => policyNonce)).size).toBe(3);
  const [first, second] = responses.map(({ text }, index) => text.replaceAll(nonces[index]!.policyNonce!, ''));
  expect(first).toBe(second);
});

test('gzipped it is the same page', async () => {
  const gzipped = await sendRequest(site.app.url, pages[2]!, { headers: { 'Accept-Encoding': 'br, gzip' } });
  const plain = await sendRequest(site.app.url, pages[2]!);
  expect(gzipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const text = gunzipSync(gzipped.body).toString();
  expect(text.length).toBe(plain.text.length);
  expect(noncesOf({ ...gzipped, text }).others).toEqual([noncesOf(gzipped).policyNonce]);
});

test('HEAD has its headers', async () => {
  const { status, headers, text } = await sendRequest(site.app.url, pages[0]!, { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' });
});

test('a client cannot name the nonce', async () => {
  for (const path of [pages[0]!, '/p/1001/en/ed/1', '/p/dossiererror?id=1&cause=unknown']) {
    const { headers, text } = await sendRequest(site.app.url, path, { headers: { 'X-Nonce': 'known' } });
    expect(headers['content-security-policy']).not.toContain('nonce-known');
    expect(text).not.toContain('nonce="known"');
  }
});

/** Names under which server, middleware, Next and pages talk to each other, with what would change an answer. */
const internal: Record<string, string> = {
  'x-nonce': 'known',
  'content-security-policy': "script-src 'nonce-known'",
  'x-middleware-subrequest': Array(5).fill('middleware').join(':'),
  'x-middleware-next': '1',
  'x-middleware-rewrite': '/p/unhandlederror',
  'x-middleware-set-cookie': 'token=known',
  'x-middleware-override-headers': 'x-session-ended',
  'x-middleware-request-x-session-ended': '1',
  'x-middleware-prefetch': '1',
  'x-prefetch': '1',
  'x-session-ended': '1',
  'x-workgroup-lost': '1',
  'x-digital-link-issue': 'known',
  'x-next-intl-locale': 'de',
  'x-request-id': 'known',
};

test.each(Object.entries(internal))(
  'what a client says under the internal name %s changes nothing',
  async (name, value) => {
    for (const path of [pages[0]!, '/p/1001/en/ed/1', '/p/1001']) {
      const [response, plain] = [
        await sendRequest(site.app.url, path, { headers: { [name]: value } }),
        await sendRequest(site.app.url, path),
      ];
      const [ours, theirs] = [response, plain].map(comparablePage);
      expect(ours).toBe(theirs);
    }
  },
);

test('a page that is elsewhere, gone or unknown is so again', async () => {
  for (const [path, location] of [
    ['/p/1020/en/gh/1', '/p/1020/en/pi/1'],
    ['/p/1023/en/pd/1', '/p/dossiererror?id=1023&cause=removed'],
    ['/p/999999/en/pd/1', '/p/dossiererror?id=999999&cause=unknown'],
  ] as const) {
    for (const { status, headers } of [await sendRequest(site.app.url, path), await sendRequest(site.app.url, path)])
      expect([status, headers.location]).toEqual([307, location]);
  }
});

// That such a page is the one that a fresh instance gives: hostile-clients.test.ts.
test('what a client says in its headers stands in no page, also not when that client comes first', async () => {
  for (let product = 1001; product <= 1005; product += 1) {
    // An address that no other test asks for.
    const path = `/p/${product}/de/pd/6`;
    const names = unkeyedHeaders.filter((_name, index) => index % 5 === product % 5);
    await sendRequest(site.app.url, path, { headers: Object.fromEntries(names.map((name) => [name, poison])) });
    const { status, text, headers } = await sendRequest(site.app.url, path);
    expect(status).toBe(200);
    expect(text + JSON.stringify(headers)).not.toContain(poison);
  }
});
