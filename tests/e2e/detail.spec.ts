import { expect, test } from './journey';

test('the panels stand in the order of the specification, each with its facts', async ({ page, open, otherBrand }) => {
  await open('/p/1001/en/pi/1');
  const panels = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
  await expect(panels).toHaveText([
    'Basic information',
    'Classification',
    'Substances',
    'Parameters',
    'Health and safety',
    'Attachments',
    'Recommendations',
  ]);
  await test.step('the basic information has identifiers, articles, supplier and producer', async () => {
    const basic = page.getByRole('region', { name: 'Basic information' });
    for (const text of ['AC-100', 'CAS 67-64-1', 'AC-100-1L', 'Musterkai 12'])
      await expect(basic.getByText(text, { exact: true }).first()).toBeVisible();
    for (const role of ['Supplier', 'Producer']) await expect(basic.getByRole('heading', { name: role })).toBeVisible();
    await expect(basic.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:/);
  });
  await test.step('substances, pictograms and statements are those of the product', async () => {
    const substances = page.getByRole('table', { name: 'Substances' });
    await expect(substances.getByRole('columnheader')).toHaveCount(7);
    await expect(substances.getByRole('rowheader', { name: /acetone/i })).toBeVisible();
    const safety = page.getByRole('region', { name: 'Health and safety' });
    await expect(safety.getByRole('list', { name: 'Pictograms' }).getByRole('listitem')).toHaveText([
      'Flame',
      'Exclamation mark',
    ]);
    await expect(safety.getByRole('list', { name: 'Hazard statements', exact: true })).toContainText('H225');
  });
  await test.step('the attachments have their seven columns, the size in KB with three decimals', async () => {
    const table = page.getByRole('table', { name: 'Attachments' });
    const names = ['Filename', 'File category', 'Language', 'Status', 'Size (KB)', 'Added', 'Actions'];
    await expect(table.getByRole('columnheader')).toHaveText(names);
    const row = table.getByRole('row', { name: /certificate-of-analysis/ });
    for (const text of ['Certificate of analysis', 'valid', '42.263', '17 Apr 2026'])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: /^Download certificate-of-analysis/ })).toBeVisible();
  });
  await test.step('the contents beside the panels lead to them', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Attachments' }).click();
    await expect(page.getByRole('heading', { name: 'Attachments' })).toBeInViewport();
  });
  await open(`${otherBrand}/p/1001/en/pi/1`);
  await expect(panels.first()).toHaveText('Basic information');
  await expect(panels.filter({ hasText: /^Classification$/ })).toHaveCount(0);
});

test('a UFI stands as the label has it, and a right one is not marked', { tag: '@soak' }, async ({ page, open }) => {
  await open('/p/1007/en/pi/1');
  await expect(page.getByText('9YES-TXR6-AD25-ST0H')).toBeVisible();
  await expect(page.getByText('check character is wrong')).toHaveCount(0);
});

test('changes mode shows what came and what went, struck through, and in words', async ({ page, open, site }) => {
  await open('/p/1009/en/pi/1');
  const turn = page.getByRole('switch', { name: 'Show changes' });
  await expect(turn).not.toBeChecked();
  await expect(page.locator('ins, del')).toHaveCount(0);
  await turn.click();
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1?changes=10091`);
  await expect(turn).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'changes since version 1.0' })).toBeVisible();

  const classes = page.getByRole('table', { name: 'Classification' });
  const added = classes.getByRole('insertion').filter({ hasText: 'STOT RE 1' });
  await expect(added).toContainText('added: ');
  const deleted = classes.getByRole('deletion').filter({ hasText: 'STOT RE 2' });
  await expect(deleted).toContainText('deleted: ');
  await expect(deleted).toHaveCSS('text-decoration-line', 'line-through');

  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1`);
  await expect(page.locator('ins, del')).toHaveCount(0);
  await page.goForward();
  await expect(added).toBeVisible();
  await turn.click();
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1`);
  await expect(turn).not.toBeChecked();
});

test('a change looks the same among the facts and in the sheet: red what came, grey and struck through what went', async ({
  page,
  open,
}) => {
  const lookOf = (role: 'insertion' | 'deletion') =>
    page
      .getByRole('main')
      .getByRole(role)
      .filter({ hasText: /H37[23]/ })
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, textDecorationLine, textDecorationStyle } = getComputedStyle(element);
        return { color, backgroundColor, textDecorationLine, textDecorationStyle };
      });
  const looks = async () => [await lookOf('insertion'), await lookOf('deletion')] as const;
  const looksInBoth = async () => {
    const found = [];
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      found.push(await looks());
    }
    return found;
  };
  await open('/p/1009/en/pi/1?changes=10091');
  const factsLooks = await looksInBoth();
  for (const [added, deleted] of factsLooks) {
    const [red = 0, green = 0, blue = 0] = (added.color.match(/\d+/g) ?? []).map(Number);
    expect(red - Math.max(green, blue)).toBeGreaterThan(90);
    expect(added.textDecorationLine).toBe('underline');
    expect(deleted.textDecorationLine).toBe('line-through');
  }
  await open('/p/1009/en/gh/1?compare=10091');
  expect(await looksInBoth()).toEqual(factsLooks);
});

test('the version to see changes since can be chosen', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/pi/1');
  await page.getByLabel('since version 2.0').click();
  await page.getByRole('menuitemradio', { name: 'Version 1.0' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/pi/1?changes=10011`);
  await expect(page.getByLabel('since version 1.0')).toBeVisible();
});

test('a version that the product has not leaves the address', { tag: '@soak' }, async ({ page, open, site }) => {
  for (const version of ['999', '10092', 'x', '']) {
    await open(`/p/1009/en/pi/1?changes=${version}`);
    await expect(page).toHaveURL(`${site}/p/1009/en/pi/1`);
  }
});

test(
  'on phones a row of a table is a card that says what each value is',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/pi/1');
    const cell = page.getByRole('table', { name: 'Attachments' }).getByRole('cell', { name: '42.263' });
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    if (size === 'phone') expect(label).toContain('Size (KB)');
    else expect(label).toBe('none');
  },
);
