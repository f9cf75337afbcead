import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';
import { savedFile } from './saved-file';
import { chooseBeside, tabTo } from './tab-to';
import { unfoldMore } from './unfold-more';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Pages of this product' });
const summary = (page: Page, name: string | RegExp) =>
  page.locator('summary').and(page.getByLabel(name)).filter({ visible: true });
const hasVisibleFocus = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
  });

test('the first stop leads past the bars', { tag: '@sizes' }, async ({ page, open, size }) => {
  await open('/p/1001/en/gh/1');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = { phone: 'More', tablet: 'Facts', desktop: 'Contents' }[size];
  const stop = size === 'phone' ? page.locator('summary') : page.getByRole('button');
  await expect(stop.filter({ hasText: first })).toBeFocused();
});

test('from page to page by the tabs; a disabled one is a stop that says why', async ({ page, open, site }) => {
  await open('/p/1020/en/pd/1');
  await tabTo(page, tabs(page).getByRole('link', { name: 'detail' }));
  expect(await hasVisibleFocus(page)).toBe(true);
  await page.keyboard.press('Tab');
  const disabled = tabs(page).getByRole('link', { name: 'SDS' });
  await expect(disabled).toBeFocused();
  await expect(disabled).toHaveAccessibleDescription('content is not available');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1020/en/th/1`);
});

test('the QR modal opens, keeps the focus, saves the code, and gives the focus back', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  const tile = page.getByRole('link', { name: /^QR code/ });
  await tabTo(page, tile);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'QR code' });
  await expect(dialog).toBeVisible();
  const stops = new Set<string>();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    stops.add(await page.evaluate(() => document.activeElement?.textContent || 'Close'));
  }
  expect([...stops].sort()).toEqual(['Close', 'Save as PNG', 'Save as SVG', 'Save as shortcut (.url)']);
  await tabTo(page, dialog.getByRole('link', { name: 'Save as SVG' }));
  expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toMatch(/\.svg$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
});

test(
  'a version is chosen with arrows and letters, and the focus comes back',
  { tag: ['@soak', '@widths'] },
  async ({ page, open, site }) => {
    await open('/p/1001/en/gh/1');
    await unfoldMore(page);
    const opener = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Version/ });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const option = (name: string) => page.getByRole('menu', { name: 'Version' }).getByRole('menuitemradio', { name });
    await expect(option('v3.0')).toBeFocused();
    await expect(option('v3.0')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(option('v2.0')).toBeFocused();
    await page.keyboard.press('End');
    await expect(option('v1.0')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option('v3.0')).toBeFocused();
    await page.keyboard.type('v2');
    await expect(option('v2.0')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?version=10012`);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAccessibleName('Version v2.0');

    await page.keyboard.press('Enter');
    await expect(option('v2.0')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?version=10012`);
  },
);

test('two versions are compared, the changes gone through, and the comparison ended', async ({ page, open, site }) => {
  await open('/p/1009/en/gh/1');
  await unfoldMore(page);
  const opener = page.getByRole('button', { name: /^Compare version/ });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'v1.0' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?compare=10091`);
  await expect(opener).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Next change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Place 2 of/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'End comparison' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await expect(page.getByRole('article').getByRole('insertion')).toHaveCount(0);
});

test('the QR code is turned off and the sheet is saved', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/gh/1');
  await unfoldMore(page);
  await tabTo(page, page.getByRole('button', { name: /^QR visibility/ }));
  await page.keyboard.press('Enter');
  await chooseBeside(page, 'ArrowDown');
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await expect(page.getByRole('button', { name: 'QR visibility not visible' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Download PDF (A4)' }));
  expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toMatch(/^sds_.*\.pdf$/);
});

test('the document language is changed from the actions bar', { tag: '@soak' }, async ({ page, open, site }) => {
  for (const document of ['gh', 'th', 'mh']) {
    await open(`/p/1001/en/${document}/1`);
    await unfoldMore(page);
    await tabTo(page, page.getByRole('button', { name: 'Language English' }));
    await page.keyboard.press('Enter');
    const entry = (name: string) => page.getByRole('menu', { name: 'Language' }).getByRole('menuitemradio', { name });
    await expect(entry('English')).toBeFocused();
    await page.keyboard.type('deu');
    await expect(entry('Deutsch')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/p/1001/en/${document}/2`);
  }
});

test(
  'a section is reached by the step menu, and reading goes on in it',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/gh/1');
    if (size === 'phone') {
      await tabTo(page, summary(page, /^Sections: §/));
      await page.keyboard.press('Enter');
    }
    const sections = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
    await tabTo(page, sections.getByRole('link', { name: /Toxicology/ }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#section-11')).toBeFocused();
    await expect(page.locator('#section-11').getByRole('heading').first()).toBeInViewport();
  },
);

test('a word is found in the sheet, gone through, and left', async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  const field = page.getByRole('searchbox', { name: 'Find in this sheet' });
  await tabTo(page, field);
  // At once: each letter by itself would be a search of its own, which begins at the first match.
  await page.keyboard.insertText('acetone');
  const found = page.getByRole('search').getByText(/^\d+ of \d+/);
  await expect(found).toContainText('1 of');
  await page.keyboard.press('Enter');
  await expect(found).toContainText('2 of');
  await page.keyboard.press('Shift+Enter');
  await expect(found).toContainText('1 of');
  await tabTo(page, page.getByRole('button', { name: 'Next match' }));
  await page.keyboard.press('Space');
  await expect(found).toContainText('2 of');
  await tabTo(page, page.getByRole('button', { name: 'Clear search' }));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('changes mode is turned on and off by Space and Enter', async ({ page, open, site }) => {
  await open('/p/1009/en/pi/1');
  const turn = page.getByRole('switch', { name: 'Show changes' });
  await tabTo(page, turn);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1?changes=10091`);
  await expect(turn).toBeChecked();
  await expect(turn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1`);
  await expect(turn).not.toBeChecked();
});

test('an attachment is saved', { tag: '@soak' }, async ({ page, open }) => {
  await open('/p/1001/en/pi/1');
  await tabTo(page, page.getByRole('link', { name: 'Download pack-sizes.png' }));
  expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toBe('pack-sizes.png');
});

test('the link is copied from the share popover, which Escape closes', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/p/1001/en/mh/1');
  const opener = summary(page, 'Share');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${publicOrigin}/p/1001/en/gh/1`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('language and appearance of the page are changed by their menus, whose code comes when one is wanted', async ({
  page,
  open,
  site,
}) => {
  const scripts: string[] = [];
  await open('/p/1001/en/pd/1');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await tabTo(page, summary(page, /^Appearance/));
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Appearance: Light' });
  const entry = (name: string) => page.getByRole('menuitemradio', { name });
  await expect(menu).toBeVisible();
  await expect(entry('Light')).toBeChecked();
  await expect(entry('Light')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry('As the device')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry('Light')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(summary(page, 'Appearance: Light')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('da');
  await expect(entry('Dark')).toBeFocused();
  expect(await hasVisibleFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(summary(page, 'Appearance: Dark')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(entry('English')).toBeFocused();
  await page.keyboard.type('deu');
  await expect(entry('Deutsch')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
});

test('the TDS is read in an older version, and saved', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/th/1');
  await tabTo(page, page.getByRole('button', { name: /^Version/ }));
  await page.keyboard.press('Enter');
  await chooseBeside(page, 'ArrowDown');
  await expect(page).toHaveURL(`${site}/p/1001/en/th/1?version=1`);
  await tabTo(page, page.getByRole('link', { name: 'Download PDF (A4)' }));
  expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toMatch(/^tds_.*\.pdf$/);
});

test(
  'the safety instructions lose their QR code, and are saved as poster and on A4',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/en/mh/1');
    await tabTo(page, page.getByRole('button', { name: /^QR code/ }));
    await page.keyboard.press('Enter');
    await chooseBeside(page, 'ArrowDown');
    await expect(page).toHaveURL(`${site}/p/1001/en/mh/1?qr=0`);
    for (const [name, size] of [
      ['Download A3 poster', 'A3'],
      ['Download A4', 'A4'],
    ] as const) {
      await tabTo(page, page.getByRole('link', { name }));
      expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toMatch(new RegExp(`^ipi_${size}_`));
    }
  },
);

test('a tile is opened, and what to do in an emergency', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/pd/1');
  await tabTo(page, page.getByRole('link', { name: 'In an emergency' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1001/en/emergency/1`);
  await tabTo(page, page.getByRole('link', { name: 'Spill' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Spill', exact: true })).toBeInViewport();
  await open('/p/1001/en/pd/1');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Safety data sheet/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
});

test('the version to see changes since is chosen', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/pi/1');
  await tabTo(page, summary(page, 'since version 2.0'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Version 2.0' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Version 1.0' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1001/en/pi/1?changes=10011`);
});

test(
  'the download page leads to another language and back to the sheet',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/en/gh/1/download');
    await tabTo(page, page.getByRole('region', { name: 'Other languages' }).getByRole('link', { name: /Deutsch/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/2/download`);
    await tabTo(page, page.getByRole('link', { name: 'Read it here' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/2`);
  },
);

test(
  'the contents are opened or folded, and the focus stays with their button',
  { tag: '@widths' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/pi/1');
    const opener = page.getByRole('button', { name: 'Contents' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(contents).toBeVisible({ visible: size !== 'desktop' });
    await page.keyboard.press(size === 'desktop' ? 'Enter' : 'Escape');
    await expect(contents).toBeVisible({ visible: size === 'desktop' });
    await expect(opener).toBeFocused();
  },
);
