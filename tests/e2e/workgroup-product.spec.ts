import type { Page } from '@playwright/test';
import { beLoggedIn, logIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';
import { tabTo } from './tab-to';

const ownProductPage = '/1012/en/pi/1';
const editSwitch = (page: Page) => page.getByRole('switch', { name: 'Edit mode' });
const mixer = (page: Page) => page.getByRole('table', { name: 'Formulation mixer' });
const account = (page: Page) => page.getByRole('banner').getByLabel(/^Account: /);

/** Opens a page as a visitor who has logged in before. */
async function openLoggedIn(open: (address: string) => Promise<unknown>, page: Page, path: string) {
  await beLoggedIn(page, open);
  // React does not take over the summaries of edit mode, which are HTML of the server.
  if (path.includes('edit=1')) await page.goto(`${process.env.DOSSIER_URL}/p${path}`);
  else await open(`/p${path}`);
}

test('a user turns edit mode of an own product on and off', async ({ page, open, site }) => {
  await open(`/p${ownProductPage}`);
  await expect(editSwitch(page)).toHaveCount(0);
  await open(`/p/login?next=${encodeURIComponent(ownProductPage)}`);
  await logIn(page);
  await page.waitForURL(`**/p${ownProductPage}`);
  await expect(editSwitch(page)).not.toBeChecked();
  await expect(mixer(page)).toHaveCount(0);
  await expect(page.getByText('Confidential: ')).toHaveCount(0);

  await editSwitch(page).click();
  await expect(page).toHaveURL(`${site}/p${ownProductPage}?edit=1`);
  await expect(editSwitch(page)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Confidential: ' })).toBeVisible();
  await expect(mixer(page)).toBeVisible();

  await page.reload();
  await expect(mixer(page)).toBeVisible();
  await editSwitch(page).click();
  await expect(page).toHaveURL(`${site}/p${ownProductPage}`);
  await expect(mixer(page)).toHaveCount(0);
  await page.goBack();
  await expect(mixer(page)).toBeVisible();

  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeVisible();
  await expect(mixer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeVisible();
  await expect(mixer(page)).toHaveCount(0);
});

test(
  'edit mode has components and materials with their totals, and instructions',
  { tag: '@widths' },
  async ({ page, open }) => {
    await openLoggedIn(open, page, `${ownProductPage}?edit=1`);
    const names = ['Component', 'Supplier', 'Purpose', 'Mass %', 'Volume (l)', 'Price'];
    await expect(mixer(page).getByRole('columnheader')).toHaveText(names);
    const soda = mixer(page).getByRole('row', { name: /^sodium hydroxide/ });
    await expect(soda.getByRole('cell')).toHaveText(['Novasol S.r.l.', 'alkali', '3.00', '1.41', '€2.55']);
    await expect(mixer(page).getByRole('row').nth(2)).toHaveText('InstructionStart the stirrer, 120 rpm.');
    const total = mixer(page).getByRole('row', { name: /^Total/ });
    for (const sum of ['100.00', '96.21', '€19.51']) await expect(total.getByText(sum, { exact: true })).toBeVisible();

    const materials = page.getByRole('table', { name: 'Material composer' });
    await expect(materials.getByRole('rowheader')).toHaveText([
      'Canister, HDPE',
      'Screw cap, HDPE',
      'Label, polypropylene',
      'Total',
    ]);
    await expect(materials.getByRole('row', { name: /^Total/ }).getByText('€1.25', { exact: true })).toBeVisible();
    await expectNoLayoutShift(page);
    await expectNoAxeViolations(page, 'main');
  },
);

test(
  'on phones a row of the mixer is a card, its total too; nothing is wider than the screen',
  { tag: '@phone' },
  async ({ page, open }) => {
    await openLoggedIn(open, page, `${ownProductPage}?edit=1`);
    const price = mixer(page)
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell', { name: '€19.51' });
    const label = await price.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toContain('Price');
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  },
);

const panel = (page: Page) => page.getByRole('region', { name: 'Classification' });
const opened = (page: Page, summary: RegExp) => panel(page).locator('summary').filter({ hasText: summary });

test(
  'edit mode says how each class was found, and why the others are not',
  { tag: '@widths' },
  async ({ page, open }) => {
    await openLoggedIn(open, page, ownProductPage);
    await expect(panel(page).locator('summary')).toHaveCount(0);
    await editSwitch(page).click();
    const skin = opened(page, /^Skin corrosion, category 1/);
    const arithmetic = page.getByRole('table', { name: /^Skin corrosion, category 1/ });
    await expect(arithmetic).toBeHidden();
    await skin.click();
    await expect(arithmetic.getByRole('row', { name: /^sodium hydroxide/ })).toContainText('3');
    await expect(panel(page).getByText('Calculation method').first()).toBeVisible();
    await opened(page, /^Criteria not met/).press('Enter');
    await expect(page.getByRole('table', { name: 'Criteria not met' })).toBeVisible();
    await expectNoLayoutShift(page);
    await expectNoAxeViolations(page, 'main');
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  },
);

test('edit mode turns by the keyboard', { tag: '@soak' }, async ({ page, open }) => {
  await openLoggedIn(open, page, ownProductPage);
  await tabTo(page, editSwitch(page));
  await page.keyboard.press('Space');
  await expect(mixer(page)).toBeVisible();
  await expect(editSwitch(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editSwitch(page)).not.toBeChecked();
  await expect(mixer(page)).toHaveCount(0);
});

test('edit mode and changes mode go together', { tag: '@soak' }, async ({ page, open, site }) => {
  await openLoggedIn(open, page, `${ownProductPage}?edit=1`);
  await page.getByRole('switch', { name: 'Show changes' }).click();
  await expect(page).toHaveURL(`${site}/p${ownProductPage}?changes=10122&edit=1`);
  await expect(mixer(page)).toBeVisible();
  await editSwitch(page).click();
  await expect(page).toHaveURL(`${site}/p${ownProductPage}?changes=10122`);
});

test('a product that the workgroup’s list lacks has no edit mode', { tag: '@soak' }, async ({ page, open, site }) => {
  await openLoggedIn(open, page, '/1001/en/pi/1?edit=1');
  await expect(page.getByText('This product has none.')).toBeVisible();
  await account(page).click();
  await page.getByRole('menuitemradio', { name: 'Demo production' }).click();
  await expect(editSwitch(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site}/p/1001/en/pi/1?edit=1`);
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeVisible();
  await expect(page.getByText(/Confidential: |data of your workgroup/)).toHaveCount(0);
});

test('an anonymous visitor has no edit mode, whatever the address says', async ({ page, open }) => {
  await open(`/p${ownProductPage}?edit=1`);
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeVisible();
  await expect(editSwitch(page)).toHaveCount(0);
  await expect(mixer(page)).toHaveCount(0);
  expect(await page.content()).not.toMatch(/Canister|Start the stirrer|€|How each class was found/);
});

test('while the own product cannot be loaded there is what everybody may see, and a notice', async ({ page, open }) => {
  await openLoggedIn(open, page, '/1014/en/pi/1?edit=1');
  await expect(page.getByRole('status').filter({ hasText: 'data of your workgroup cannot be loaded' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Substances' })).toBeVisible();
  await expect(editSwitch(page)).toHaveCount(0);
  await expectNoAxeViolations(page, 'main');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('edit mode is a link', async ({ page, open }) => {
    await openLoggedIn(open, page, ownProductPage);
    await editSwitch(page).click();
    await expect(mixer(page).getByRole('row', { name: /^Total/ })).toContainText('€19.51');
  });

  test('a class opens to how it was found', async ({ page, open }) => {
    await openLoggedIn(open, page, `${ownProductPage}?edit=1`);
    await opened(page, /^Skin corrosion, category 1/).click();
    await expect(page.getByRole('table', { name: /^Skin corrosion, category 1/ })).toBeVisible();
  });
});
