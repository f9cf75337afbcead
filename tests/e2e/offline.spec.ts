import type { Page } from '@playwright/test';
import { beLoggedIn, demo } from './demo-account';
import { expect, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';
import { startMutableSite } from './mutable-site';

test.use({ serviceWorkers: 'allow' });
// Without a network the browser complains of the data that Next asks for first, and so does Next.
test.beforeEach(({ mayFail }) => void mayFail.push(/[?&]_rsc=/, /\/_next\/static\/chunks\//));

/** Paths of what the worker keeps. */
const cachedPaths = (page: Page, name: 'pages' | 'files') =>
  page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `dossier-${name}-1`);

/** The pages of a product in a language that the worker keeps. */
const pagesOf = (id: number, interfaceLang = 'en', lang = 1) =>
  ['pd', 'emergency', 'gh'].map((segment) => `/p/${id}/${interfaceLang}/${segment}/${lang}`);

const waitUntilCached = (page: Page, paths: string[]) =>
  expect.poll(() => cachedPaths(page, 'pages'), { timeout: 30_000 }).toEqual(expect.arrayContaining(paths));

const savedLine = (page: Page) => page.getByText(/^Offline: saved on \d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}$/);

test('a dossier that was seen opens without a network: landing page, SDS and emergency screen, and says of when it is', async ({
  page,
  open,
  context,
  site,
}) => {
  await open('/p/1001/en/pi/1');
  await expect(savedLine(page)).toHaveCount(0);
  await waitUntilCached(page, pagesOf(1001));
  await context.setOffline(true);

  await open('/p/1001/en/pd/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Acetone technical 99.5 %' })).toBeVisible();
  await expect(savedLine(page)).toBeVisible();
  const pictures = await page.evaluate(() =>
    [...document.images]
      .filter(({ loading }) => loading !== 'lazy')
      .map(({ src, naturalWidth }) => [src, naturalWidth]),
  );
  expect(pictures.filter(([, width]) => width === 0)).toEqual([]);
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(fonts).toContain('loaded');
  await expectNoLayoutShift(page);

  await page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'SDS' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await expect(page.locator('#section-16')).toBeAttached();
  await expect(savedLine(page)).toBeVisible();

  await page.getByRole('link', { name: 'In an emergency' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/emergency/1`);
  await expect(page.getByRole('link', { name: /^Emergency telephone/ })).toBeVisible();
  await expect(savedLine(page)).toBeVisible();
});

test('a page that is not kept says so and leads to those that are', async ({ page, open, context, site, mayFail }) => {
  mayFail.push(/\/p\/1002\//);
  await open('/p/1001/en/gh/1');
  await waitUntilCached(page, pagesOf(1001));
  await context.setOffline(true);
  await page.goto(`${site}/p/1002/en/pd/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Acetone technical 99.5 %' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
  await expect(savedLine(page)).toBeVisible();
  await context.setOffline(false);
  await open('/p/1002/en/pd/1');
  await expect(savedLine(page)).toHaveCount(0);
});

test('the emergency page, which runs no script of the framework, is kept when it was seen, and that of another product is not', async ({
  page,
  open,
  context,
  site,
  mayFail,
}) => {
  mayFail.push(/\/p\/1002\//);
  await open('/p/1001/en/emergency/1');
  await waitUntilCached(page, pagesOf(1001));
  await context.setOffline(true);
  await open('/p/1001/en/emergency/1');
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('link', { name: 'Eyes', exact: true }).click();
  await expect(page.getByText('at least 10 minutes', { exact: false }).first()).toBeInViewport();
  await page.goto(`${site}/p/1002/en/emergency/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText('This page is not saved on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acetone technical 99.5 %' })).toBeVisible();
});

test('a network that does not answer shows the kept page, a link on it too', async ({ page, open, site }) => {
  const line = await startMutableSite(site);
  await open(`${line.url}/p/1001/en/pd/1`);
  await waitUntilCached(page, pagesOf(1001));
  line.mute();
  await page.goto(`${line.url}/p/1001/en/pd/1`);
  await expect(savedLine(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'SDS' }).click();
  await expect(page).toHaveURL(`${line.url}/p/1001/en/gh/1`, { timeout: 30_000 });
  await expect(savedLine(page)).toBeVisible();
  line.stop();
});

test('the line speaks the language of the page', async ({ page, open, context }) => {
  await open('/p/1001/de/pd/2');
  await waitUntilCached(page, pagesOf(1001, 'de', 2));
  await context.setOffline(true);
  await open('/p/1001/de/emergency/2');
  await expect(page.getByText(/^Offline: gespeichert am \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}$/)).toBeVisible();
});

test('a QR code opens the dossier that was seen in another language', async ({ page, open, context, site }) => {
  await open('/p/1001/de/pi/2');
  await waitUntilCached(page, pagesOf(1001, 'de', 2));
  await context.setOffline(true);
  await page.goto(`${site}/p/1001/en/pd/1`);
  await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
  await expect(page.getByText(/^Offline: gespeichert am /)).toBeVisible();
});

test('nothing of a logged-in visitor is kept', async ({ page, open }) => {
  await beLoggedIn(page, open);
  await open('/p/1001/en/pi/1?edit=1');
  await expect(page.getByRole('banner').getByLabel(`Account: ${demo.name}`)).toBeVisible();
  await waitUntilCached(page, pagesOf(1001));
  const cached = await page.evaluate(async () => {
    const pages = await caches.open('dossier-pages-1');
    return Promise.all(
      (await pages.keys()).map(async (request) => [request.url, await (await pages.match(request))!.text()]),
    );
  });
  expect(cached).toHaveLength(4);
  for (const [address, text] of cached) {
    expect(text).not.toContain(`Account: ${demo.name}`);
    if (!address!.endsWith('/offline-texts')) expect(text).toContain('Log in');
  }
});

test('with a network every page comes from there', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await waitUntilCached(page, pagesOf(1001));
  await page.evaluate(async () => {
    const pages = await caches.open('dossier-pages-1');
    const note = (await pages.match('/p/1001/en/pd/1', { ignoreVary: true }))!.headers.get('x-kept')!;
    await pages.put('/p/1001/en/pd/1', new Response('yesterday', { headers: { 'x-kept': note } }));
  });
  await open('/p/1001/en/pd/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Acetone technical 99.5 %' })).toBeVisible();
});

test('a page that was kept within the hour is not fetched again', async ({ page, open }) => {
  const notes = () =>
    page.evaluate(async (paths) => {
      const pages = await caches.open('dossier-pages-1');
      return Promise.all(
        paths.map(async (path) => (await pages.match(path, { ignoreVary: true }))!.headers.get('x-kept')),
      );
    }, pagesOf(1001));
  await open('/p/1001/en/pd/1');
  await waitUntilCached(page, pagesOf(1001));
  const first = await notes();
  await open('/p/1001/en/gh/1');
  // Wishes are done in their order.
  await open('/p/1009/en/gh/1');
  await waitUntilCached(page, pagesOf(1009));
  expect(await notes()).toEqual(first);
});

test('nothing is kept of a product that is gone, nor a file that no page needs', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await waitUntilCached(page, pagesOf(1001));
  expect(await cachedPaths(page, 'files')).not.toEqual([]);
  await open('/p/dossiererror?id=1001&cause=removed');
  await expect.poll(() => cachedPaths(page, 'pages')).toEqual(['/p/offline-texts']);
  await expect.poll(() => cachedPaths(page, 'files')).toEqual([]);
});

test('the 20 dossiers opened last are kept', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await waitUntilCached(page, pagesOf(1001));
  await page.evaluate(async () => {
    const pages = await caches.open('dossier-pages-1');
    const files = await caches.open('dossier-files-1');
    for (let id = 1; id <= 25; id += 1) {
      const note = {
        id,
        savedOn: `2026-01-${String(id).padStart(2, '0')}T00:00:00.000Z`,
        files: [`/p/brand/${id}.svg`],
      };
      await pages.put(`/p/${id}/en/pd/1`, new Response('', { headers: { 'x-kept': JSON.stringify(note) } }));
      await files.put(`/p/brand/${id}.svg`, new Response(''));
    }
  });
  await open('/p/1009/en/pd/1');
  await waitUntilCached(page, pagesOf(1009));
  const landings = async () => (await cachedPaths(page, 'pages')).filter((path) => path.includes('/pd/'));
  await expect.poll(async () => (await landings()).length).toBe(20);
  expect(await landings()).toEqual(
    expect.arrayContaining(['/p/1001/en/pd/1', '/p/1009/en/pd/1', '/p/25/en/pd/1', '/p/8/en/pd/1']),
  );
  await expect.poll(async () => (await cachedPaths(page, 'files')).includes('/p/brand/7.svg')).toBe(false);
  expect(await cachedPaths(page, 'files')).toContain('/p/brand/8.svg');
});
