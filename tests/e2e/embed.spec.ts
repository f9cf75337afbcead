import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';

/** A shop's page with a strict policy, on an origin of its own. */
async function startShop(site: string) {
  const policy = `default-src 'none'; script-src ${site}; frame-src ${site}`;
  const html = `<!doctype html><html lang="el"><title>Shop</title><h1>Shop</h1>
    <iframe src="${site}/p/api/embed/1009/de" title="frame" width="480" height="420" sandbox="allow-popups"></iframe>
    <script src="${site}/p/embed.js" async></script><dossier-card product="1001"></dossier-card>`;
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

test('a shop shows the cards of two products, by a frame and by the script, under a strict policy of its own', async ({
  page,
  site,
  context,
}) => {
  const shop = await startShop(site);
  await page.goto(shop.url);
  const framed = page.frameLocator('iframe[title=frame]');
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.locator('dossier-card').frameLocator('iframe');
  await expect(card.getByText('Κίνδυνος')).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(2);
  expect(await context.cookies()).toEqual([]);
  shop.stop();
});

test('the card has no fault that axe finds', { tag: '@widths' }, async ({ page, site }) => {
  await page.route(`${site}/p/api/embed/1012/de`, async (route) => {
    const response = await route.fetch();
    // axe is a script, which the card's own policy refuses.
    await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto(`${site}/p/api/embed/1012/de`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
