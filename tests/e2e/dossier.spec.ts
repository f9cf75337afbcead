import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey';

const screens = [
  ['landing page', '/p/1001/en/pd/1'],
  ['landing page in German', '/p/1009/de/pd/2'],
  ['product without hazards', '/p/1016/en/pd/1'],
  ['product detail', '/p/1003/en/pi/1'],
  ['product detail in German', '/p/1012/de/pi/2'],
  ['SDS', '/p/1001/en/gh/1'],
  ['SDS in German within an English page', '/p/1012/en/gh/2'],
  ['removed dossier', '/p/dossiererror?id=1023&cause=removed'],
  ['dossier that cannot be reached', '/p/dossiererror?id=1001&cause=unavailable'],
  ['SDS that is not valid', '/p/sdserror?id=1001&interfaceLang=en&lang=1&doc=gh&qr=0'],
  ['file without permission', '/p/fileerror?id=1024&interfaceLang=de&lang=2'],
  ['start page', '/p'],
] as const;

for (const [name, path] of screens) {
  test(`the ${name} has no fault that axe finds, light and dark, and fits the screen's width`, async ({
    page,
    site,
  }) => {
    await page.goto(site + path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    }
  });
}

test('a visitor reads the hazards at a glance and goes on to the sheet', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pd/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Acetone technical 99.5 %' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Danger' })).toBeVisible();
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
  for (const name of ['Flame', 'Exclamation mark']) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'SDS', exact: true }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await expect(page.locator('#section-16')).toBeAttached();
});

test('pictures of the dossier arrive', async ({ page, site }) => {
  await page.goto(`${site}/p/1009/en/pd/1`);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
});

test('the tabs stand in the order of the specification and the page is marked', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pi/1`);
  const tabs = page.getByRole('navigation', { name: 'Pages of this product' });
  const names = ['home', 'detail', 'SDS', 'technical data sheet', 'label', 'safety instructions'];
  const links = tabs.getByRole('link');
  await expect(links).toHaveCount(names.length);
  for (const [position, name] of names.entries()) {
    await expect(links.nth(position)).toHaveAccessibleName(new RegExp(`^${name}`, 'i'));
  }
  await expect(tabs.locator('[aria-current=page]')).toHaveAccessibleName(/^detail$/i);
});

test('the tabs are a bar on top, and an icon bar at the foot of the smallest screens', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pi/1`);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const bar = await page.getByRole('navigation', { name: 'Pages of this product' }).boundingBox();
  const isAtFoot = (bar?.y ?? 0) + (bar?.height ?? 0) === size.height;
  expect(isAtFoot).toBe(size.width < 640);
});

test('the step menu is in the foot of the smallest screens, else under the header', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/gh/1`);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isSmall = size.width < 640;
  const inFoot = page.getByLabel(/^Sections: §/);
  await expect(inFoot).toBeVisible({ visible: isSmall });
  if (isSmall) expect((await inFoot.boundingBox())?.y).toBeGreaterThan(size.height / 2);
  else await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('the basic information stands over the SDS on the smallest screens only', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/gh/1`);
  const isSmall = (page.viewportSize()?.width ?? 0) < 640;
  await expect(page.locator('dl').first().getByText('AC-100')).toBeVisible({ visible: isSmall });
});

test('without TDS the technical data sheet has no tab', async ({ page, site }) => {
  await page.goto(`${site}/p/1018/en/pd/1`);
  await expect(page.getByText('Technical data sheet')).toHaveCount(0);
});

test('the page stays the same in another interface language', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pi/1`);
  await page.getByLabel('Language of this page: English').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/pi/2`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toContainText('Aceton technisch');
});

test('a link of the step menu leads to its section', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/gh/1`);
  const bar = page.getByLabel(/^Sections: §/);
  if (await bar.isVisible()) await bar.click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /Firefighting/ })
    .click();
  await expect(page).toHaveURL(/#section-5$/);
  await expect(page.locator('#section-5')).toBeInViewport();
});

test('an unknown product is a page that says so, with a way on', async ({ page, site }) => {
  await page.goto(`${site}/p/999999/en/pd/1`);
  await expect(page).toHaveURL(`${site}/p/dossiererror?id=999999&cause=unknown`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no product at this address');
  await page.getByRole('link', { name: 'Open the application' }).click();
  await page.getByLabel('Product number').fill('1002');
  await page.getByRole('button', { name: 'Open dossier' }).click();
  await expect(page).toHaveURL(`${site}/p/1002/en/pd/1`);
});

test('a product number that is none is said at the field', async ({ page, site }) => {
  await page.goto(`${site}/p?id=acetone`);
  await expect(page.getByLabel('Product number')).toHaveAccessibleDescription(/1 to 12 digits/);
});

test('under the other brand its logo stands and the hazard block stays', async ({ page, otherBrand }) => {
  await page.goto(`${otherBrand}/p/1001/en/pd/1`);
  await expect(page.getByRole('img', { name: 'ChemCard' }).first()).toBeVisible();
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
});

test('the chosen appearance holds on the next page', async ({ page, site }) => {
  await page.goto(`${site}/p/1001/en/pd/1`);
  await page
    .locator('summary', { hasText: '' })
    .and(page.getByLabel(/^Appearance/))
    .first()
    .click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.goto(`${site}/p/1001/en/pi/1`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads and leads on', async ({ page, site }) => {
    await page.goto(`${site}/p/1001/en/pd/1`);
    await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Pages of this product' })
      .getByRole('link', { name: /detail/i })
      .click();
    await expect(page.getByRole('heading', { name: 'Basic information' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'SDS' }).click();
    await expect(page.getByRole('heading', { name: /First aid measures/ })).toBeVisible();
  });
});
