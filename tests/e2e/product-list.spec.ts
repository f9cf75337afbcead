import type { Page } from '@playwright/test';
import { publishedDemoIds } from '../support/demo-products';
import { beLoggedIn, demo, logIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, rowTag, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';
import { tabTo } from './tab-to';

const allProducts = `${publishedDemoIds.length} products`;
const list = (page: Page) => page.getByRole('list', { name: 'Products' });
const product = (page: Page, name: string | RegExp) => list(page).getByRole('link', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const account = (page: Page) => page.getByRole('banner').getByLabel(/^Account: /);
const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Back to the product/ });

test('who logs in is led to the product list, and from it to a dossier', async ({ page, open, site }) => {
  await open('/p/products');
  await expect(page).toHaveURL(/\/p\/login\?next=%2Fproducts$/);
  await logIn(page);
  await expect(page).toHaveURL(`${site}/p/products`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await expect(page).toHaveTitle('Products :: Dossier');
  await expect(page.getByText(allProducts)).toBeVisible();
  const acetone = list(page).locator(':scope > li').filter({ hasText: 'AC-100' });
  await expect(acetone).toContainText('Acetone technical 99.5 %');
  await expect(acetone).toContainText('SDS 16 Feb 2026');
  await expect(acetone.getByRole('img', { name: 'Flame' })).toBeVisible();
  await product(page, /^Acetone/).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(`${site}/p/products`);
});

test(
  'who reads a dossier in German and logs in gets a German list, whose links lead to German dossiers',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/de/gh/2');
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/p\/login\?next=.*&interfaceLang=de$/);
    await page.getByLabel('Benutzername').fill(demo.username);
    await page.getByLabel('Passwort').fill(demo.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/de/gh/2`);
    await page
      .getByRole('banner')
      .getByLabel(/^Konto: /)
      .click();
    await page.getByRole('menuitem', { name: 'Produkte', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
    await page.getByRole('link', { name: /^Aceton / }).click();
    await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
  },
);

test(
  'another workgroup has another list, and nothing selected in it',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/login');
    await logIn(page);
    await box(page, 'Select all on this page').check();
    await expect(bar(page)).toContainText(allProducts);
    await account(page).click();
    await page.getByRole('menuitemradio', { name: 'Demo production' }).click();
    await expect(page.getByText('Workgroup: Demo production')).toBeVisible();
    await expect(page).toHaveURL(`${site}/p/products`);
    await expect(page.getByText('8 products')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await open('/p/1001/en/gh/1');
    await expect(back(page)).toHaveAccessibleName('Back to the product list');
    await back(page).click();
    await expect(page).toHaveURL(`${site}/p/products`);
  },
);

test.describe('for who is logged in', () => {
  test.beforeEach(({ page, open }) => beLoggedIn(page, open));

  test('the list follows what is typed, and the field keeps the focus', async ({ page, open, site }) => {
    await open('/p/products');
    await search(page).pressSequentially('aceton');
    await expect(page).toHaveURL(`${site}/p/products?search=aceton`);
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await expect(product(page, /^Acetone/)).toBeVisible();
    await expect(search(page)).toBeFocused();
    await search(page).fill('unobtainium');
    await expect(page.getByText('Nothing found for “unobtainium”.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(`${site}/p/products`);
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText(allProducts)).toBeVisible();
  });

  test('products stay selected over pages, searches and a reload, until the selection is cleared', async ({
    page,
    open,
    site,
  }) => {
    await open('/p/products?search=sample');
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await box(page, 'Select Sample 5001').check();
    await page.getByRole('link', { name: 'Last page' }).click();
    await expect(page).toHaveURL(`${site}/p/products?search=sample&page=3`);
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await box(page, 'Select Sample 5120').check();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(bar(page)).toContainText('2 products');
    await search(page).fill('acetone');
    await box(page, /^Select Acetone/).check();
    await expect(bar(page)).toContainText('3 products');
    await page.reload();
    await expect(bar(page)).toContainText('3 products');
    await expect(box(page, /^Select Acetone/)).toBeChecked();
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(box(page, /^Select Acetone/)).not.toBeChecked();
  });

  test('a product is found and selected, and pages are turned, by the keyboard', async ({ page, open, site }) => {
    await open('/p/products');
    await tabTo(page, search(page));
    await page.keyboard.type('sample');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await tabTo(page, box(page, 'Select Sample 5002'));
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 product');
    await page.getByRole('link', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/p/products?search=sample&page=2`);
    await bar(page).getByRole('button', { name: 'Clear selection' }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
  });

  test('three products that were selected on several pages are shared in the dialog', async ({ page, open }) => {
    await open('/p/products');
    await box(page, /^Select Acetone/).check();
    for (const name of ['Ammonia', 'n-Hexane']) {
      await search(page).fill(name);
      await box(page, new RegExp(`^Select ${name}`)).check();
    }
    await expect(bar(page)).toContainText('3 products');
    await bar(page).getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share products' });
    for (const name of ['Acetone', 'Ammonia', 'n-Hexane']) await expect(dialog).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Share' })).toBeFocused();
    await expect(bar(page)).toContainText('3 products');
  });

  test('what has the focus is not under the selection bar', { tag: '@sizes' }, async ({ page, open }) => {
    await open('/p/products');
    await box(page, /^Select Acetone/).check();
    const links = list(page).getByRole('link');
    for (let index = 0; index < (await links.count()); index += 1) {
      await links.nth(index).focus();
      const link = (await links.nth(index).boundingBox())!;
      expect(link.y + link.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
    }
  });

  test('the list is sorted and filtered by what its address says, and Back leads to the same place in it', async ({
    page,
    open,
    site,
  }) => {
    await open('/p/products');
    await page.getByRole('link', { name: 'SDS date' }).click();
    await expect(page).toHaveURL(`${site}/p/products?sort=-date`);
    await expect(page.getByRole('link', { name: 'SDS date' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('combobox', { name: 'Pictogram:' }).selectOption('Corrosion');
    await expect(page).toHaveURL(`${site}/p/products?sort=-date&pictogram=GHS05`);
    await expect(page.getByText(allProducts)).toHaveCount(0);
    const rows = list(page).locator(':scope > li');
    await expect(rows).not.toHaveCount(0);
    for (const row of await rows.all()) await expect(row.getByRole('img', { name: 'Corrosion' })).toHaveCount(1);
    const days = await rows.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted().reverse());
    await page.getByRole('combobox', { name: 'Pictogram:' }).selectOption('any');
    await expect(page).toHaveURL(`${site}/p/products?sort=-date`);
    await expect(page.getByText(allProducts)).toBeVisible();
    const link = rows.last().getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL(/\/en\/pd\/1$/);
    await page.goBack();
    await expect(page).toHaveURL(`${site}/p/products?sort=-date`);
    await expect(page.getByText(allProducts)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
  });

  test('the list is read in another language, and stays in it', { tag: '@soak' }, async ({ page, open, site }) => {
    await open('/p/products?search=sample');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(page.getByText('Seite 2 von 3')).toBeVisible();
    await open('/p/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
    await page.getByRole('link', { name: /^Aceton / }).click();
    await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
  });

  test(
    'the back button leads to the overview of a product of the list, on the smallest screens to the list',
    { tag: '@widths' },
    async ({ page, open, site, size }) => {
      await open('/p/1001/en/gh/1');
      await expect(back(page)).toHaveCount(1);
      await back(page).click();
      await expect(page).toHaveURL(size === 'phone' ? `${site}/p/products` : `${site}/p/1001/en/pd/1`);
      if (size !== 'phone') await back(page).click();
      await expect(page).toHaveURL(`${site}/p/products`);
    },
  );

  // Of the dossier the rest is looked at in screens.spec.ts.
  for (const [name, path, part] of [
    ['product list', '/p/products', 'html'],
    ['page of the product list', '/p/products?search=sample&page=2', 'html'],
    ['product list without a product', '/p/products?search=unobtainium', 'html'],
    ['dossier with a back button', '/p/1001/en/gh/1', 'header'],
  ] as const) {
    test(
      `the ${name} has no fault that axe finds, light and dark, fits the width and does not move`,
      rowTag(/^product list$|back button/.test(name), '@widths'),
      async ({ page, open }) => {
        await open(path);
        const boxes = page.getByRole('checkbox', { name: /^Select/ });
        for (const index of [1, 2, 3]) if ((await boxes.count()) > index) await boxes.nth(index).check();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page, part);
        await expectNoLayoutShift(page);
      },
    );
  }
});

test('the back button is for who is logged in', async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page, open }) => beLoggedIn(page, open));

  test('the list is sorted and filtered', async ({ page, open, site }) => {
    await open('/p/products?search=a');
    await page.getByRole('link', { name: 'Code' }).click();
    await expect(page).toHaveURL(`${site}/p/products?search=a&sort=code`);
    await page.getByRole('checkbox', { name: 'no valid SDS' }).check();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?sort=code&search=a&pictogram=&lang=&sds=none$/);
    await expect(page.getByRole('checkbox', { name: 'no valid SDS' })).toBeChecked();
    const rows = list(page).locator(':scope > li');
    await expect(rows).not.toHaveCount(0);
    for (const row of await rows.all()) await expect(row).toContainText('no valid SDS');
    await page.getByRole('checkbox', { name: 'no valid SDS' }).uncheck();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?sort=code&search=a&pictogram=&lang=$/);
    await expect(rows).not.toHaveCount(0);
    const codes = await rows.locator('a + p').allTextContents();
    expect(codes.length).toBeGreaterThan(1);
    expect(codes).toEqual(codes.toSorted());
  });

  test('the list is searched and turned', async ({ page, open, site }) => {
    await open('/p/products');
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await search(page).fill('sample');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${site}/p/products?search=sample&pictogram=&lang=`);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${site}/p/products?search=sample&page=2`);
    await expect(product(page, 'Sample 5051')).toBeVisible();
    await search(page).fill('acetone');
    await page.getByRole('button', { name: 'Search' }).click();
    await product(page, /^Acetone/).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
    await back(page).click();
    await expect(page).toHaveURL(`${site}/p/products`);
  });
});
