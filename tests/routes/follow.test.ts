import { randomBytes } from 'node:crypto';
import { readOutbox, waitFor } from '@/tests/contract/mails';
import { sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { type RunningPlatform, startPlatform } from '@/tests/support/start-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

let platform: RunningPlatform;
let app: RunningWebApp;
beforeAll(async () => {
  platform = await startPlatform({ SITE_URL: 'https://dossier.example' });
  app = await startWebApp(platform.url, { TRUST_PROXY: '1', LOG_LEVEL: 'info', SITE_URL: 'https://dossier.example' });
});
afterAll(async () => {
  await app.stop();
  await platform.stop();
});

/** A visitor without scripts: takes the cookie of a page and sends its form. */
async function openForm(path: string) {
  const page = await sendRequest(app.url, path);
  const visitor = new HttpVisitor();
  visitor.take(page);
  const fields = Object.fromEntries(
    [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  return { page, cookie: visitor.headers.cookie!, fields: fields as Record<string, string> };
}
let clients = 0;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendRequest(app.url, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'x-forwarded-for': `198.51.100.${(clients += 1)}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
const follow = async (email: string, more: Record<string, string> = {}) => {
  const { cookie, fields } = await openForm('/p/follow?product=1001&interfaceLang=de');
  return post('/p/api/follow', { ...fields, email, language: 'de', ...more }, { cookie });
};
const linkTo = (address: string) =>
  waitFor(async () => {
    const mail = (await readOutbox(platform.dataDir)).find(({ to }) => to?.[0]?.address === address);
    const path = /https:\/\/dossier\.example(\/p\/follow\/confirm\?token=[\w-]+&interfaceLang=\w\w)/.exec(
      mail?.text ?? '',
    );
    return path?.[1];
  });
const tokenOf = (path: string) => /token=([\w-]+)/.exec(path)![1]!;

test('the form works without scripts and names its result', async () => {
  const { page, fields } = await openForm('/p/follow?product=1001&interfaceLang=de');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/Aceton technisch 99,5.% folgen/);
  expect(page.headers['x-robots-tag'] ?? page.text).toMatch(/noindex/);
  expect(Object.keys(fields)).toEqual(['xsrf', 'product', 'interfaceLang']);
  const sent = await follow('anna@a.example');
  expect([sent.status, sent.headers.location]).toEqual([303, '/p/follow?product=1001&interfaceLang=de&outcome=sent']);
  expect((await sendRequest(app.url, sent.headers.location!)).text).toContain('Bitte sehen Sie in Ihr Postfach');
  const wrong = await follow('anna@a');
  expect(wrong.headers.location).toMatch(/outcome=invalid$/);
  expect((await sendRequest(app.url, wrong.headers.location!)).text).toContain('keine verwendbare E-Mail-Adresse');
  expect((await follow('anna@a.example', { product: 'x' })).status).toBe(400);
  // Without the cookie, as after a night: the page again, with a word about it.
  const stale = await post('/p/api/follow', { ...fields, email: 'anna@a.example', language: 'de' });
  expect(stale.headers.location).toMatch(/outcome=stale$/);
  // What was not sent is in the form again, by a cookie of its page; none is left of what was sent.
  for (const [failed, email] of [
    [await follow('anna@a', { language: 'fr' }), 'anna@a'],
    [await post('/p/api/follow', { ...fields, email: 'anna@a.example', language: 'fr' }), 'anna@a.example'],
  ] as const) {
    const [cookie] = /unsentMessage=[\w-]+(?=; Path=\/p\/follow; SameSite=Lax; Max-Age=600; HttpOnly)/.exec(
      failed.headers['set-cookie'] ?? '',
    )!;
    const { text } = await sendRequest(app.url, failed.headers.location!, { headers: { cookie } });
    expect([text.includes(`value="${email}"`), /value="fr"[^>]* selected/.test(text)]).toEqual([true, true]);
  }
  expect(sent.headers['set-cookie']).toMatch(/unsentMessage=; Path=\/p\/follow; .*Max-Age=0/);
});

test('opening the links of mails changes nothing; their buttons confirm and end, also without a cookie to end', async () => {
  await follow('ben@a.example');
  const link = await linkTo('ben@a.example');
  const { page, cookie, fields } = await openForm(link);
  expect(page.text).toContain('Bestätigen');
  const stopLink = link.replace('confirm', 'stop');
  for (const path of [link, stopLink, link])
    expect((await sendRequest(app.url, path)).text).not.toMatch(/Sie folgen|nicht mehr gültig/);
  const confirmed = await post('/p/api/follow/confirm', fields, { cookie });
  expect(confirmed.status).toBe(303);
  expect((await sendRequest(app.url, confirmed.headers.location!)).text).toContain('Sie folgen Aceton');

  const stop = /action="(\/p\/api\/follow\/stop\?[^"]+)"/.exec((await sendRequest(app.url, stopLink)).text)![1]!;
  const stopped = await post(stop.replaceAll('&amp;', '&'), { page: '1' });
  expect(stopped.headers.location).toBe('/p/follow/stop?interfaceLang=de&outcome=done');
  expect((await sendRequest(app.url, stopped.headers.location!)).text).toContain('Ihre Adresse wurde gelöscht.');
  expect((await sendRequest(app.url, link)).text).toContain('Dieser Link ist nicht mehr gültig');
});

test('a mail program unsubscribes by one POST of either form type, and opening the address leads to the page', async () => {
  const oneClick = async (address: string, headers: Record<string, string>, body: string) => {
    await follow(address);
    const token = tokenOf(await linkTo(address));
    const path = `/p/api/follow/stop?token=${token}&interfaceLang=de`;
    const opened = await sendRequest(app.url, path);
    expect([opened.status, opened.headers.location]).toEqual([303, `/p/follow/stop?token=${token}&interfaceLang=de`]);
    // Anything but what RFC 8058 says is no request to unsubscribe.
    expect((await sendRequest(app.url, path, { method: 'POST', headers, body: '' })).status).toBe(400);
    const { status } = await sendRequest(app.url, path, { method: 'POST', headers, body });
    const { text } = await sendRequest(app.url, `/p/follow/confirm?token=${token}&interfaceLang=de`);
    return [status, text.includes('nicht mehr gültig')];
  };
  const encoded = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await oneClick('carl@a.example', encoded, 'List-Unsubscribe=One-Click')).toEqual([200, true]);
  const parts = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect(await oneClick('dora@a.example', parts, body)).toEqual([200, true]);
});

test('no token but that of a mail ends or confirms anything, and no bad one breaks a page', async () => {
  const unknown = randomBytes(24).toString('base64url');
  for (const token of [unknown, 'x', '%00', "'%20or%201=1", '../../x', 'a'.repeat(3000), '<script>x']) {
    const confirm = await sendRequest(app.url, `/p/follow/confirm?token=${token}`);
    const stop = await sendRequest(app.url, `/p/follow/stop?token=${token}`);
    expect([token.slice(0, 20), confirm.status, stop.status]).toEqual([token.slice(0, 20), 200, 200]);
    expect(confirm.text).toContain('This link is not valid any more');
    expect(confirm.text + stop.text).not.toContain('<script>x');
    const posted = await post(`/p/api/follow/stop?token=${token}`, { 'List-Unsubscribe': 'One-Click' });
    expect(posted.status).toBe(token === unknown ? 200 : 403);
  }
  expect((await sendRequest(app.url, '/p/follow?product=99999')).status).toBe(307);
  expect((await sendRequest(app.url, '/p/follow')).status).toBe(307);
});

test('addresses and tokens are in no log line', async () => {
  await follow('eva@a.example');
  const token = tokenOf(await linkTo('eva@a.example'));
  await sendRequest(app.url, `/p/follow/stop?token=${token}`);
  const { headers } = await post(`/p/api/follow/stop?token=${token}`, { 'List-Unsubscribe': 'One-Click' });
  const line = `"requestId":"${headers['x-request-id']}"`;
  await waitFor(() => (app.log().includes(line) && platform.log().includes(line)) || undefined);
  const log = app.log() + platform.log();
  expect(log).toContain('/p/api/follow/stop');
  expect(log).not.toMatch(new RegExp(`${token}|eva@a\\.example`));
});

test('a product and a supplier have a feed in each language, cached like other public data', async () => {
  const feed = await sendRequest(app.url, '/p/1001.atom?interfaceLang=de');
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(feed.headers['cache-control']).toContain('max-age=60');
  expect(feed.text).toContain('<title>Neue Versionen des Sicherheitsdatenblatts: Aceton');
  const again = await sendRequest(app.url, '/p/1001.atom?interfaceLang=de', {
    headers: { 'if-none-match': feed.headers.etag! },
  });
  expect(again.status).toBe(304);
  const supplierFeed = await sendRequest(app.url, '/p/suppliers/demo-chemicals-gmbh.atom');
  expect(supplierFeed.status).toBe(200);
  expect(supplierFeed.text).toContain('<title>New versions of safety data sheets: Demo Chemicals GmbH</title>');
  for (const [path, status] of [
    ['/p/1020.atom', 404],
    ['/p/1023.atom', 410],
    ['/p/99999.atom', 404],
    ['/p/suppliers/nobody.atom', 404],
    ['/p/suppliers/%3Cscript%3E.atom', 404],
  ] as const)
    expect([path, (await sendRequest(app.url, path)).status]).toEqual([path, status]);
  const head = (path: string) => sendRequest(app.url, path).then(({ text }) => text);
  expect(await head('/p/1001/de/gh/2')).toContain(
    '<link rel="alternate" type="application/atom+xml" href="https://dossier.example/p/1001.atom?interfaceLang=de"/>',
  );
  expect(await head('/p/suppliers/demo-chemicals-gmbh')).toContain('/p/suppliers/demo-chemicals-gmbh.atom');
});
