import { expect, test } from './journey';
import { publicOrigin } from './public-origin';
import { readCode } from './read-code';
import { savedFile } from './saved-file';

test('a visitor reads the hazards at a glance and goes on to the sheet', async ({ page, open, site }) => {
  await open('/p/1001/en/pd/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Acetone technical 99.5 %' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Danger' })).toBeVisible();
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
  for (const name of ['Flame', 'Exclamation mark']) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'SDS' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await expect(page.locator('#section-16')).toBeAttached();
});

test(
  'the signal word stands over the pictograms, which arrive and stand in columns',
  { tag: '@sizes' },
  async ({ page, open }) => {
    await open('/p/1009/en/pd/1');
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    );
    expect(broken).toEqual([]);
    const card = page.getByRole('region', { name: 'Hazards' });
    const word = (await card.getByRole('heading', { name: 'Danger' }).boundingBox())!;
    const boxes = await Promise.all((await card.locator('img').all()).map(async (logo) => (await logo.boundingBox())!));
    expect(boxes.length).toBeGreaterThan(3);
    for (const box of boxes) expect(box.y).toBeGreaterThanOrEqual(word.y + word.height);
    // On a tablet four stand beside each other.
    const columns = boxes.findIndex(({ y }) => y > boxes[0]!.y);
    for (const [index, box] of columns < 0 ? [] : boxes.slice(columns).entries()) {
      expect(box.y).toBeGreaterThan(boxes[index]!.y);
      expect(box.x).toBeCloseTo(boxes[index]!.x, 0);
    }
  },
);

test('under the other brand its own logos stand and the hazard block stays', async ({ page, open, otherBrand }) => {
  await open(`${otherBrand}/p/1001/en/pd/1`);
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role).getByRole('img', { name: 'ChemCard' })).toBeVisible();
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
});

test('the landing page has logo, product text, supplier, share button and the brand at its foot; the tiles stand in the order of the tabs and say what is behind them', async ({
  page,
  open,
  site,
}) => {
  await open('/p/1001/en/pd/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Demo Chemicals GmbH' })).toBeVisible();
  await expect(main.getByText('AC-100 · Demo Chemicals GmbH')).toBeVisible();
  await expect(main.getByText(/^Fast-evaporating solvent/)).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('Share').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Dossier' })).toBeVisible();

  const tiles = page.getByRole('navigation', { name: 'Documents' }).getByRole('listitem');
  const names = [
    'Product detail',
    'Safety data sheet',
    'Technical data sheet',
    'Label',
    'Safety instructions',
    'QR code',
  ];
  await expect(tiles).toHaveCount(names.length);
  for (const [position, name] of names.entries()) await expect(tiles.nth(position)).toContainText(name);
  await expect(tiles.nth(1)).toContainText('Version 3.0');
  await expect(tiles.nth(2)).toContainText('18 Feb 2026');
  await tiles
    .nth(2)
    .getByRole('link', { name: /^Technical data sheet/ })
    .click();
  await expect(page).toHaveURL(`${site}/p/1001/en/th/1`);
});

test('a tile whose tab is disabled is grey and says that its content is not available', async ({ page, open }) => {
  await open('/p/1020/en/pd/1');
  const tiles = page.getByRole('navigation', { name: 'Documents' }).getByRole('listitem');
  for (const name of ['Safety data sheet', 'Safety instructions']) {
    const tile = tiles.filter({ hasText: name });
    await expect(tile).toContainText('content is not available');
    await expect(tile.locator('a:not([href^="mailto:"])')).toHaveCount(0);
  }
  await expect(tiles.getByRole('link', { name: 'Ask the supplier' })).toHaveAttribute(
    'href',
    'mailto:sds%40demo-chemicals.example.com?subject=Safety%20data%20sheet%3A%20Demineralised%20water%20(DW-005)',
  );
  await expect(tiles.filter({ hasText: 'Technical data sheet' }).getByRole('link')).toHaveCount(2);
});

test('without TDS the technical data sheet has neither tile nor tab', async ({ page, open }) => {
  await open('/p/1018/en/pd/1');
  await expect(page.getByText('Technical data sheet')).toHaveCount(0);
});

test('the QR tile opens a modal whose code a camera reads, light and dark', async ({ page, open, site }) => {
  await open('/p/1017/de/pd/2');
  const tile = page.getByRole('link', { name: /^QR-Code/ });
  await tile.click();
  const dialog = page.getByRole('dialog', { name: 'QR-Code' });
  const code = dialog.getByRole('img');
  await expect(code).toBeVisible();
  await code.evaluate((image: HTMLImageElement) => image.decode());
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    expect(await readCode(await dialog.screenshot())).toBe(`${publicOrigin}/p/1017`);
  }
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site}/p/1017/de/pd/2`);
});

test('the QR code is saved as SVG, PNG and internet shortcut', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await page.getByRole('link', { name: /^QR code/ }).click();
  const save = (name: string) => savedFile(page, () => page.getByRole('dialog').getByRole('link', { name }).click());
  const address = `${publicOrigin}/p/1001`;
  const svg = await save('Save as SVG');
  expect([svg.name, await readCode(svg.content)]).toEqual(['qr_Acetone technical 99.5 %.svg', address]);
  const png = await save('Save as PNG');
  expect([png.name, await readCode(png.content)]).toEqual(['qr_Acetone technical 99.5 %.png', address]);
  const shortcut = await save('Save as shortcut (.url)');
  expect(shortcut.name).toBe('Acetone technical 99.5 %.url');
  expect(shortcut.content.toString()).toContain(`URL=${address}`);
});
