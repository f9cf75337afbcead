import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const contents = (page: Page) => page.getByRole('complementary', { name: 'Contents' });
const contentsButton = (page: Page) => page.getByRole('button', { name: 'Contents' });

test(
  'sidebars are closed on small and medium screens; on large ones contents and facts stand beside the text',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/pi/1');
    const isLarge = size === 'desktop';
    await expect(contents(page)).toBeVisible({ visible: isLarge });
    await expect(contentsButton(page)).toHaveAttribute('aria-expanded', String(isLarge));
    await open('/p/1001/en/gh/1');
    await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible({ visible: isLarge });
  },
);

test(
  'on small and medium screens the contents open over the text, lead on and close',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    test.skip(size === 'desktop');
    await open('/p/1001/en/pi/1');
    await contentsButton(page).click();
    await expect(contents(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
    await expect(contentsButton(page)).toBeFocused();
    await contentsButton(page).click();
    await contents(page).getByRole('link', { name: 'Substances' }).click();
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Substances' })).toBeInViewport();
  },
);

test('on large screens what is folded stays folded on the next page', async ({ page, open }) => {
  await open('/p/1001/en/pi/1');
  await contentsButton(page).click();
  await expect(contents(page)).toBeHidden();
  await open('/p/1001/en/gh/1');
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect(facts).toContainText('AC-100');
  await page.getByRole('button', { name: 'Facts' }).click();
  await page.reload();
  await expect(facts).toBeHidden();
});

test(
  'a screen that becomes smaller closes its sidebars, and one that becomes large again has them as they were',
  { tag: '@soak' },
  async ({ page, open }) => {
    const sidebarsOf = {
      detail: { path: '/p/1001/en/pi/1', sides: { Contents: contents(page) } },
      sheet: {
        path: '/p/1001/en/gh/1',
        sides: {
          Contents: page.locator('#sidebar-left'),
          Facts: page.getByRole('complementary', { name: 'Facts' }),
        },
      },
    };
    const resize = (width: number) => page.setViewportSize({ width, height: 900 });
    for (const { path, sides } of Object.values(sidebarsOf)) {
      await resize(1440);
      await open(path);
      for (const [name, sidebar] of Object.entries(sides)) {
        const button = page.getByRole('button', { name, exact: true, includeHidden: true });
        for (const isOpen of [true, false]) {
          if (!isOpen) await button.click();
          for (const width of [900, 500, 1279]) {
            await resize(width);
            await expect(page.locator('html')).toHaveAttribute('data-sidebars', '');
            await resize(1440);
            await expect(sidebar).toBeVisible({ visible: isOpen });
            await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
          }
        }
        await button.click();
      }
    }
  },
);

test('a page that is long on its way is announced by a spinner over the page', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
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
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Product detail/ })).toBeVisible();
  await expect(spinner).toBeHidden();
});
