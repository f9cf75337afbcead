import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };
const contents = (page: Page) => page.getByRole('complementary', { name: 'Contents' });
const contentsButton = (page: Page) => page.getByRole('button', { name: 'Contents' });

test('sidebars are closed on small and medium screens; on large ones the contents stand beside the text', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/p/1001/en/pi/1`);
  const isLarge = sizeOf(page).width >= 1280;
  await expect(contents(page)).toBeVisible({ visible: isLarge });
  await expect(contentsButton(page)).toHaveAttribute('aria-expanded', String(isLarge));
  await page.goto(`${site}/p/1001/en/gh/1`);
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeHidden();
});

test('on small and medium screens the contents open over the text, lead on and close', async ({ page, site }) => {
  test.skip(sizeOf(page).width >= 1280);
  await page.goto(`${site}/p/1001/en/pi/1`);
  await contentsButton(page).click();
  await expect(contents(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
  await expect(contentsButton(page)).toBeFocused();
  await contentsButton(page).click();
  await contents(page).getByRole('link', { name: 'Substances' }).click();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeInViewport();
});

test('on large screens what is folded stays folded on the next page', async ({ page, site }) => {
  test.skip(sizeOf(page).width < 1280);
  await page.goto(`${site}/p/1001/en/pi/1`);
  await contentsButton(page).click();
  await expect(contents(page)).toBeHidden();
  await page.goto(`${site}/p/1001/en/gh/1`);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await page.getByRole('button', { name: 'Facts' }).click();
  await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('AC-100');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible();
});

test('a screen that becomes smaller closes its sidebars, and one that becomes large again keeps them so', async ({
  page,
  site,
}) => {
  test.skip(sizeOf(page).width < 1280);
  await page.goto(`${site}/p/1001/en/pi/1`);
  await expect(contents(page)).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(contentsButton(page)).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(contents(page)).toBeHidden();
});

test('a page that is long on its way is announced by a spinner over the page', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pd/1`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/pi\/1\?.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Pages of this product' })
    .getByRole('link', { name: /^detail$/i })
    .click();
  const spinner = page.getByText('Loading …');
  await expect(spinner).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: /^Product detail/ })).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('a dialog is 50vw wide, on phones a sheet over the whole width', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/gh/1`);
  await page.getByRole('button', { name: /^Language/ }).click();
  const { width } = sizeOf(page);
  const box = await page.getByRole('dialog', { name: 'Language' }).boundingBox();
  expect(box?.width).toBe(width < 640 ? width : width / 2);
});

test('a notification stands 20 px from the right and 30 px from the bottom, at least 400 px wide; on phones over the foot', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`${site}/p/1001/en/gh/1/promo`);
  await page.getByRole('main').getByRole('button', { name: 'Copy link' }).click();
  const toast = page.locator('[data-toast]').filter({ hasText: 'link copied to clipboard' });
  await expect(toast).toBeVisible();
  const { width, height } = sizeOf(page);
  const isSmall = width < 640;
  const box = (await toast.boundingBox())!;
  const foot = (await page.getByRole('navigation', { name: 'Pages of this product' }).boundingBox())!;
  // In a window without scroll bars of its own, as Chromium has it here.
  expect(width - box.x - box.width).toBe(20);
  expect((isSmall ? foot.y : height) - box.y - box.height).toBe(30);
  if (isSmall) expect(box.x).toBe(20);
  else expect(box.width).toBeGreaterThanOrEqual(400);
});

for (const [name, path] of [
  ['landing page', '/p/1001/en/pd/1'],
  ['product detail', '/p/1001/en/pi/1'],
  ['SDS', '/p/1001/en/gh/1'],
  ['technical data sheet', '/p/1001/en/th/1'],
  ['safety instructions', '/p/1001/en/mh/1'],
  ['start page', '/p'],
] as const) {
  test(`nothing moves on the ${name} while it loads`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
}
