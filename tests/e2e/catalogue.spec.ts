import { expect, test } from './journey';

test('a visitor types a name with an error, filters, and opens the product’s dossier', async ({ page, open, site }) => {
  await open('/p');
  await expect(page.getByText('newest safety data sheets first')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('acetnoe');
  await expect(page.getByText('No product is called “acetnoe”. Similar names:')).toBeVisible();
  await expect(page).toHaveURL(/\/p\?(?:.*&)?search=acetnoe$/);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: 'Signal word' }).selectOption('Warning');
  await expect(page.getByText('Nothing found for “acetnoe”.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Acetone technical 99.5 %', exact: true }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);

  // Stored once the page is hydrated.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('recentDossiers'))).toContain('1001');
  await open('/p');
  const recent = page.getByRole('region', { name: 'Opened last on this device' });
  await expect(recent.getByRole('link', { name: 'Acetone technical 99.5 %' })).toBeVisible();
});

test('a number is searched while it is typed, and opened when it is sent', async ({ page, open, site }) => {
  await open('/p');
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.pressSequentially('1001');
  await expect(page).toHaveURL(/\/p\?(?:.*&)?search=1001$/);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toHaveText(
    'Acetone technical 99.5 %',
  );
  await field.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, filters, supplier and pages are a form and links', async ({ page, open, site }) => {
    await open('/p');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('67-64-1');
    await page.getByText('Filters').click();
    await page.getByRole('combobox', { name: 'Supplier' }).selectOption('Demo Chemicals GmbH');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/p\?.*search=67-64-1&supplier=demo-chemicals-gmbh/);
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Demo Chemicals GmbH' }).first().click();
    await expect(page.getByRole('heading', { name: 'Products of Demo Chemicals GmbH' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search products' }).fill('1001');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
  });
});
