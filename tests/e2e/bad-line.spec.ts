import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './journey';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

test('scripts and style sheets that never arrive leave a page that reads, and links that lead on to how to rinse eyes', async ({
  page,
  site,
  mayFail,
}) => {
  mayFail.push(/_next\/static/);
  await page.route(/_next\/static/, (route) => route.abort());
  await page.goto(`${site}/p/1001/en/pd/1`);
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
  // The tab bar is where it belongs, so the styles are in the page.
  const bar = page.getByRole('navigation', { name: 'Pages of this product' });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())!.y).toBeGreaterThan(550);
  await page.getByRole('link', { name: 'Read the label as text' }).tap();
  await expect(page).toHaveURL(`${site}/p/1001/en/ee/1#label-text`);
  await expect(page.getByRole('region', { name: 'What the label says' }).getByText('Danger')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'In an emergency' }).tap();
  await expect(page).toHaveURL(`${site}/p/1001/en/emergency/1`);
  await page.getByRole('link', { name: 'Eyes', exact: true }).tap();
  await expect(page.getByText('at least 10 minutes', { exact: false }).first()).toBeInViewport();
  await bar.getByRole('link', { name: 'SDS' }).tap();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await page.getByLabel('Language of this page: English').tap();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).tap();
  await expect(page).toHaveURL(`${site}/p/1001/de/gh/1`);
});

test('the emergency page keeps the chosen language, and its menus close, by its own script', async ({
  page,
  open,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open('/p/1001/en/emergency/1');
  const menu = page.getByLabel('Language of this page: English');
  const german = page.getByRole('banner').getByRole('link', { name: 'Deutsch' });
  await menu.tap();
  await expect(german).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(german).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.tap();
  await page.touchscreen.tap(10, 560);
  await expect(german).toBeHidden();
  await menu.tap();
  await german.tap();
  await expect(page).toHaveURL(`${site}/p/1001/de/emergency/1`);
  expect(scripts).toEqual([]);
  await open('/p/1002');
  await expect(page).toHaveURL(`${site}/p/1002/de/pd/2`);
});

test('a permalink whose page is known opens it without a redirect, in the reader’s language and under its own address', async ({
  page,
  open,
  site,
}) => {
  await open('/p/1003/en/pd/1');
  const response = await open('/p/1003');
  expect([response?.status(), response?.request().redirectedFrom()]).toEqual([200, null]);
  await expect(page).toHaveURL(`${site}/p/1003/en/pd/1`);
  await page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'detail' }).tap();
  await expect(page).toHaveURL(`${site}/p/1003/en/pi/1`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1003/en/pd/1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The site behind a line on which so many bytes of a page come, until it is cut. */
async function startCutLine(site: string, bytes: number): Promise<{ url: string; cut: () => void; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'gzip' };
    ask(new URL(incoming.url ?? '', site), { headers }, (answer) => {
      // Without its length: Chromium shows no part of a page of which it knows that more was to come.
      const { 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      if (!rest['content-type']?.includes('html')) return answer.pipe(outgoing);
      let sent = 0;
      answer.on('data', (chunk: Buffer) => {
        outgoing.write(chunk.subarray(0, Math.max(0, bytes - sent)));
        sent += chunk.length;
      });
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => server.closeAllConnections(),
    stop,
  };
}

test('a connection that is cut after 14 KB leaves a page that reads to where it came', async ({
  page,
  site,
  mayFail,
}) => {
  const line = await startCutLine(site, 14 * 1024);
  mayFail.push(new RegExp(`^${line.url}/`));
  try {
    await page.goto(`${line.url}/p/1001/en/emergency/1`, { waitUntil: 'commit' });
    const eyes = page.getByRole('link', { name: 'Eyes', exact: true });
    await expect(eyes).toBeVisible();
    line.cut();
    await eyes.tap();
    await expect(page.getByText('at least 10 minutes', { exact: false }).first()).toBeInViewport();
    await page.goto(`${line.url}/p/1001/en/pd/1`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Acetone');
    const signalWord = page.getByRole('heading', { name: 'Signal word: Danger' });
    await expect(signalWord).toBeVisible();
    line.cut();
    await expect(signalWord).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'In an emergency' })).toBeVisible();
  } finally {
    line.stop();
  }
});

test('a connection that is cut within a sheet leaves its first sections, and links that lead on', async ({
  page,
  site,
  mayFail,
}) => {
  const line = await startCutLine(site, 24 * 1024);
  mayFail.push(new RegExp(`^${line.url}/`));
  try {
    await page.goto(`${line.url}/p/1001/en/gh/1`, { waitUntil: 'commit' });
    const firstAid = page.getByRole('heading', { name: /^SECTION 4: First aid/ });
    await expect(firstAid).toBeVisible();
    line.cut();
    await expect(firstAid).toBeVisible();
    await expect(page.locator('#section-16')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'In an emergency' }).tap();
    await expect(page).toHaveURL(`${line.url}/p/1001/en/emergency/1`);
  } finally {
    line.stop();
  }
});
