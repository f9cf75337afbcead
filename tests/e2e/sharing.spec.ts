import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';

const url = `${publicOrigin}/p/1001/en/gh/1`;
const title = 'Acetone technical 99.5 % :: Safety data sheet';
const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];

/** Spec §9 "Share buttons", in their order. */
const services = [
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${u}`],
  ['X', `https://x.com/intent/tweet?text=${t}&url=${u}`],
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${u}`],
  ['Reddit', `https://www.reddit.com/submit?url=${u}&title=${t}`],
  ['Telegram', `https://t.me/share/url?url=${u}&text=${t}`],
  ['Messenger', `fb-messenger://share/?link=${u}`],
  ['WhatsApp', `https://wa.me/?text=${t}%20${u}`],
  ['Email', `mailto:?subject=${t}&body=${u}`],
] as const;

const opener = (page: Page) => page.getByRole('banner').locator('summary').and(page.getByLabel('Share'));
const buttons = (page: Page) => page.getByRole('banner').getByRole('list', { name: 'Share' }).getByRole('listitem');

test('the share button has the nine ways in their order, in a popover of 216 pixels', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await opener(page).click();
  await expect(buttons(page)).toHaveText([...services.map(([name]) => name), 'Copy link']);
  for (const [position, [name, address]] of services.entries())
    await expect(buttons(page).nth(position).getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  const popover = page.getByRole('banner').locator('details[open] > div');
  expect((await popover.boundingBox())?.width).toBe(216);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
});

test('a service opens in a window of 800 × 500 pixels, the page stays', async ({ page, open, context, site }) => {
  await context.route(/^https:\/\/(?!127)/, (route) => route.fulfill({ contentType: 'text/html', body: 'a service' }));
  await open('/p/1001/en/pi/1');
  await opener(page).click();
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('banner').getByRole('link', { name: 'Telegram' }).click(),
  ]);
  await expect(window).toHaveURL(services[4][1]);
  expect(await window.evaluate(() => [innerWidth, innerHeight, opener === null])).toEqual([800, 500, true]);
  expect(page.url()).toBe(`${site}/p/1001/en/pi/1`);
});

test('the copied link is the one of the sheet; the button says so for 2 seconds, a notification for 5', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/p/1001/de/pd/1');
  await page.getByRole('banner').locator('summary').and(page.getByLabel('Teilen')).click();
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${publicOrigin}/p/1001/de/gh/1`);

  await open('/p/1001/en/pd/1');
  await opener(page).click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Copy link' }).click();
  const [copied, toast] = [page.getByRole('button', { name: 'Copied' }), page.getByText('link copied to clipboard')];
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.clock.runFor(2800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast.locator('xpath=ancestor::*[@tabindex]')).toHaveCSS('opacity', '0');
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('a product without SDS shares its page', async ({ page, open }) => {
  await open('/p/1020/en/pd/1');
  await opener(page).click();
  await expect(page.getByText('Link to this page')).toBeVisible();
  await expect(buttons(page).getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${publicOrigin}/p/1020/en/pd/1`)}`,
  );
});

test(
  'notifications stand 20 from the right, 30 from below or over the bar at the foot, each older one 60 higher; a tap takes one away',
  { tag: '@widths' },
  async ({ page, open, context, size }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/p/1001/en/gh/1/promo');
    const copy = page.getByRole('button', { name: /^(Copy link|Copied)$/ }).filter({ visible: true });
    const toasts = page.getByText('link copied to clipboard').locator('xpath=ancestor::*[@tabindex]');
    for (const count of [1, 2, 3]) {
      await copy.click();
      await expect(toasts).toHaveCount(count);
    }
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    const foot = await page.locator('[data-foot=tabs]').boundingBox();
    const bottom = size === 'phone' ? (foot?.y ?? 0) : window.height;
    const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
      expect(window.width - x - width).toBeCloseTo(20, 0);
      expect(bottom - y - height).toBeCloseTo(30 + 60 * (boxes.length - 1 - index), 0);
      if (size === 'phone') expect(x).toBeCloseTo(20, 0);
      else expect(width).toBeGreaterThanOrEqual(400);
    }
    await toasts.last().click();
    await expect(toasts).toHaveCount(2);
  },
);
