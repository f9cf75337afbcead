import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@/tests/contract/mails';
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';
import { movableClock, moveClock } from '@/tests/support/move-clock';
import { type ScriptedPlatform, scriptedResponseOf, startScriptedPlatform } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'dossier-brands-'));
const shade = { accent: '#7a1f5c', soft: '#f6e8f1', on: '#ffffff' };
const dark = { accent: '#f0a6d5', soft: '#3d1a30', on: '#2a0a1f' };
const brandOf = (id: string, name: string, more: object) => ({
  id,
  name,
  logo: { light: 'logo.svg', dark: 'logo.svg' },
  colours: { light: shade, dark },
  ...more,
});
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"/>');
writeFileSync(
  join(folder, 'brands.json'),
  JSON.stringify({
    brands: [
      brandOf('first', 'First Works', {
        imprint: 'https://first.example/imprint',
        securityContact: 'mailto:security@sds.first.example',
      }),
      brandOf('paints', 'Paints & Co', {
        domains: ['sds.paints.example'],
        imprint: 'https://paints.example/imprint',
        view: 'chemcard',
        securityContact: 'mailto:security@sds.paints.example',
        colours: { light: { ...shade, accent: '#1f3d7a' }, dark },
      }),
      brandOf('own', 'Own Catalogue', { domains: ['sds.own.example'], workgroup: 'Sales' }),
    ],
  }),
);

const site = bootSite();
let platform: ScriptedPlatform;
let app: RunningWebApp;
beforeAll(async () => {
  platform = await startScriptedPlatform(scriptedResponseOf(site.platform.url));
  app = await startWebApp(platform.url, {
    ...movableClock,
    SITE_URL: 'https://sds.first.example',
    BRANDS_FILE: join(folder, 'brands.json'),
    SITEMAP: '1',
    PLATFORM_PAGE_TIMEOUT_MS: '60000',
  });
});
afterAll(async () => {
  await app.stop();
  await platform.close();
  rmSync(folder, { recursive: true });
});

const requestHost = (host: string, path: string, headers: Record<string, string> = {}) =>
  sendRequest(app.url, path, { headers: { host, ...headers } });
const first = ['sds.first.example', 'First Works', '#7a1f5c', 'https://first.example/imprint'] as const;
const paints = ['sds.paints.example', 'Paints &amp; Co', '#1f3d7a', 'https://paints.example/imprint'] as const;

test('each domain has its name, colours, logo, links and addresses, also from the page cache', async () => {
  for (const path of [
    '/p/1002/en/gh/1',
    '/p/1002/en/pd/1',
    '/p?interfaceLang=en',
    '/p/suppliers/demo-chemicals-gmbh?interfaceLang=en',
  ])
    for (const round of [1, 2])
      for (const [brand, foreign] of [
        [first, paints],
        [paints, first],
      ] as const) {
        const [host, name, accent, imprint] = brand;
        const { status, text } = await requestHost(host, path);
        expect([path, round, host, status]).toEqual([path, round, host, 200]);
        for (const part of [`:: ${name}</title>`, `--accent:light-dark(${accent},`, imprint, `https://${host}/p`])
          expect(text).toContain(part);
        for (const part of foreign) expect(text).not.toContain(part);
      }
});

test('what a cached page was made from is fetched again for its domain', async () => {
  const [host] = paints;
  expect((await requestHost(host, '/p/1003/en/pd/1')).status).toBe(200);
  await moveClock(app, 90_000);
  platform.requests.length = 0;
  expect((await requestHost(host, '/p/1003/en/pd/1')).status).toBe(200);
  await waitFor(() => platform.requests.find(({ url }) => url.includes('-1003')));
  expect(new Set(platform.requests.map(({ headers }) => headers['x-brand']))).toEqual(new Set(['paints']));
});

test('a brand with the catalogue of one workgroup shares no search, page or supplier with other domains', async () => {
  const paths = [
    '/p?interfaceLang=fr',
    '/p/suppliers/demo-chemicals-gmbh?interfaceLang=fr',
    '/p/sitemap/suppliers.xml',
  ];
  for (const host of [first[0], 'sds.own.example', first[0], 'sds.own.example'])
    for (const path of paths) expect([host, path, (await requestHost(host, path)).status]).toEqual([host, path, 200]);
  const calls = platform.requests.filter(({ url }) => /catalogue|suppliers/.test(url));
  for (const part of ['/api/v1/p/catalogue', '/api/v1/p/suppliers'])
    expect(new Set(calls.filter(({ url }) => url.startsWith(part)).map(({ headers }) => headers['x-brand']))).toEqual(
      new Set(['first', 'own']),
    );
});

test('a host that no brand names gets the pages of SITE_URL, with nothing of the host in them', async () => {
  const plain = await requestHost('sds.first.example', '/p/1003/en/pd/1');
  for (const host of ['evil.example', 'sds.paints.example.evil.example', 'SDS.PAINTS.EXAMPLE:80', 'x'.repeat(300)]) {
    const { text } = await requestHost(host, '/p/1003/en/pd/1');
    expect(text).not.toContain('evil');
    expect(text).toContain('<link rel="canonical" href="https://sds.first.example/p/1003/en/pd/1"/>');
    expect(text).not.toContain('Paints');
    expect(text.length).toBe(plain.text.length);
  }
  const { text } = await requestHost('evil.example', '/p/1003/en/pd/1', { 'x-forwarded-host': 'sds.paints.example' });
  expect(text).not.toContain('Paints');
});

test('robots, sitemap, GS1 resolver, QR codes and logos are those of the domain', async () => {
  for (const [host, name] of [first, ['sds.paints.example', 'Paints & Co']] as const) {
    const { status, headers, text } = await requestHost(host, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Contact: mailto:security@${host}\n`);
    expect(text).toContain(`Canonical: https://${host}/.well-known/security.txt\n`);
    expect((await requestHost(host, '/robots.txt')).text).toContain(`Sitemap: https://${host}/p/sitemap.xml`);
    const index = (await requestHost(host, '/p/sitemap.xml')).text;
    expect(index).toContain(`<loc>https://${host}/p/sitemap/suppliers.xml</loc>`);
    const suppliers = (await requestHost(host, '/p/sitemap/suppliers.xml')).text;
    expect(suppliers).toContain(`<loc>https://${host}/p/suppliers/demo-chemicals-gmbh?interfaceLang=de</loc>`);
    expect((await requestHost(host, '/.well-known/gs1resolver')).json()).toMatchObject({
      name: expect.stringContaining(name) as string,
    });
    expect((await requestHost(host, '/p/api/qr/1001/link.url')).text).toContain(`https://${host}/p/1001`);
    const path = /\/p\/brand\/[\w-]+\.svg/.exec((await requestHost(host, '/p/1001/en/pd/1')).text)![0];
    const logo = await requestHost(host, path);
    expect([logo.status, logo.headers['content-type'], logo.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('a form is accepted from its own domain only', async () => {
  const body = 'product=1001&email=a%40b.example&language=en&xsrf=x&interfaceLang=en';
  const post = (host: string, origin: string) =>
    sendRequest(app.url, '/p/api/follow', {
      method: 'POST',
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' },
      body,
    });
  expect((await post('sds.paints.example', 'https://sds.paints.example')).headers.location).toContain('outcome=stale');
  expect((await post('sds.paints.example', 'https://sds.first.example')).status).toBe(403);
  expect((await post('sds.first.example', 'https://sds.paints.example')).status).toBe(403);
});
