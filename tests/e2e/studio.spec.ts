import type { Browser, Locator, Page } from '@playwright/test';
import { readOutbox, waitFor } from '../contract/mails';
import { runCommand } from '../support/platform-command';
import { demo, logIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { press, reach, tabTo, typeIn } from './tab-to';

const reviewer = { name: 'studio-reviewer', group: 'Demo laboratory' };
const code = `STUDIO-${Date.now() % 100_000}`;
const recipient = `buyer-${code}@studio.example`.toLowerCase();

/** What a spreadsheet has: name, CAS and EC number, content, printed content, classification, limits. */
const recipe = [
  ['ethanol', '64-17-5', '200-578-6', '20', '', 'Flam. Liq. 2; H225 | Eye Irrit. 2; H319', ''],
  ['propan-2-ol', '67-63-0', '200-661-7', '8', '', 'Flam. Liq. 2; H225 | Eye Irrit. 2; H319 | STOT SE 3; H336', ''],
  ['sodium laureth sulfate', '68891-38-3', '500-234-8', '6', '', 'Skin Irrit. 2; H315 | Eye Dam. 1; H318', ''],
  ['citric acid', '77-92-9', '201-069-1', '3', '', 'Eye Irrit. 2; H319 | STOT SE 3; H335', ''],
  [
    'limonene',
    '5989-27-5',
    '227-813-5',
    '1.2',
    '',
    'Flam. Liq. 3; H226 | Skin Irrit. 2; H315 | Skin Sens. 1B; H317 | Asp. Tox. 1; H304 | Aquatic Acute 1; H400 | Aquatic Chronic 3; H412',
    '',
  ],
  ['linalool', '78-70-6', '201-134-4', '0.3', '', 'Skin Irrit. 2; H315 | Eye Irrit. 2; H319 | Skin Sens. 1B; H317', ''],
  ['glycerol', '56-81-5', '200-289-5', '4', '', '-', ''],
  ['xanthan gum', '11138-66-2', '234-394-2', '0.5', '', '-', ''],
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved \d/ });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** The preview has neither errors, nor values or answers that are still to be given. */
const expectNothingMissing = (page: Page) =>
  expect(preview(page).getByText(/^(Error|Question|Still open)$/)).toHaveCount(0, { timeout: 30_000 });

async function go(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps of the editor' }).getByRole('link', { name: step }).click();
  await expect(heading(page, step)).toBeFocused();
}

async function choose(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

type OpenIn = (page: Page, address: string) => Promise<unknown>;

/** Opens the Studio with an account of its own session. */
async function openAs(browser: Browser, openIn: OpenIn, username: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await openIn(page, '/p/login?next=/studio');
  await logIn(page, demo.password, username);
  await expect(heading(page, 'Products and drafts')).toBeVisible();
  return page;
}

/** Finds the product on the products screen and opens it. */
async function openProduct(page: Page, openIn: OpenIn): Promise<void> {
  await openIn(page, `/p/studio?search=${code}`);
  const row = page.getByRole('row', { name: new RegExp(code) });
  await row.getByRole('rowheader').getByRole('link').or(row.getByRole('button')).first().click();
  await expect(heading(page, 'Start')).toBeVisible();
  await go(page, 'Review');
}

/** Takes a step of the review and waits for the state that follows. */
async function take(page: Page, action: string, state: string): Promise<void> {
  const button = page.getByRole('button', { name: action, exact: true }).first();
  await expect(button).toBeEnabled();
  await button.click();
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: state, exact: true })).toBeVisible();
}

test('a person goes from a recipe to a published product in two languages, a second one approves it, and a change becomes version 2.0 of which recipients hear', async ({
  page,
  browser,
  open,
  openIn,
  site,
}) => {
  test.setTimeout(600_000);
  const dataDir = process.env.PLATFORM_DATA_DIR!;
  const account = ['user', 'add', reviewer.name, '--email', 'reviewer@studio.example', '--workgroup', reviewer.group];
  await runCommand(dataDir, [...account, '--password-stdin'], { input: demo.password });
  await runCommand(dataDir, ['workgroup', 'roles', reviewer.group, reviewer.name, 'reviewer', 'publisher']);

  let other!: Page;

  await test.step('the author begins with four fields', async () => {
    await open('/p/studio');
    await expect(page).toHaveURL(/\/p\/login\?next=%2Fstudio$/);
    await logIn(page);
    await expect(heading(page, 'Products and drafts')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'New product' }).click();
    const dialog = page.getByRole('dialog', { name: 'New product' });
    await dialog.getByRole('textbox', { name: 'Product code' }).fill(code);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Citrus cleaner');
    await expectNoAxeViolations(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(heading(page, 'Start')).toBeVisible();
    await choose(page.getByRole('radio', { name: 'Industry and trade' }));
    await choose(
      page.getByRole('group', { name: 'Safety data sheet', exact: true }).getByRole('checkbox', { name: 'German' }),
    );
    await expect(saved(page)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('types two ingredients by the keyboard alone and pastes eight', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Identity', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Identity')).toBeFocused();
    await page.keyboard.press('Alt+PageDown');
    await expect(heading(page, 'Ingredients')).toBeFocused();
    const grid = page.getByRole('grid', { name: 'Ingredients' });
    await tabTo(page, grid.locator('[data-cell][tabindex="0"]'));
    for (const cells of [
      [
        'benzalkonium chloride',
        '63449-41-2',
        '264-151-6',
        '0.4',
        '',
        'Acute Tox. 4; H302 | Acute Tox. 4; H312 | Skin Corr. 1B; H314 | Aquatic Acute 1; H400',
      ],
      ['water', '7732-18-5', '231-791-2', '56.6', '', '-'],
    ]) {
      for (const [index, text] of cells.entries()) {
        if (text !== '') await page.keyboard.type(text);
        await page.keyboard.press(index < cells.length - 1 ? 'Tab' : 'Enter');
      }
      await page.keyboard.press('Home');
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), recipe.map((row) => row.join('\t')).join('\n'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(grid.getByRole('row')).toHaveCount(12);
    await expect(page.getByText('100 %', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('accepts the classification that follows, and sees its reason', async () => {
    await page.getByRole('button', { name: /^Propose the printed content/ }).click();
    // The class of the skin depends on whether the surfactant adds up.
    await preview(page)
      .getByRole('link', { name: /How its corrosion counts$/ })
      .click();
    await page.getByRole('combobox', { name: /^How its corrosion counts/ }).selectOption('additive');
    await go(page, 'Classification');
    await expect(page.getByText('Eye Dam. 1', { exact: true })).toBeVisible();
    await expect(page.getByText(/sodium laureth sulfate has 6 %/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Accept the classification as it is now' }).click();
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('names the product in two languages', async () => {
    await go(page, 'Identity');
    const group = page.getByRole('region', { name: 'Name and code' });
    await group.getByRole('textbox', { name: 'Description' }).fill('Cleaner concentrate with citrus oil.');
    await page.getByRole('combobox', { name: 'Document language' }).selectOption('de');
    await group.getByRole('textbox', { name: /^Name/ }).fill('Zitrusreiniger');
    await group.getByRole('textbox', { name: 'Description' }).fill('Reinigerkonzentrat mit Citrusöl.');
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('combobox', { name: 'Document language' }).selectOption('en');
    await go(page, 'Properties');
    await page.getByRole('button', { name: 'none : Dangerous goods' }).click();
    await page.getByRole('group', { name: 'Physical state' }).getByRole('textbox').fill('liquid');
    const flashPoint = page.getByRole('group', { name: 'Flash point' });
    await flashPoint.getByRole('textbox', { name: 'Value' }).fill('65');
    await flashPoint.getByRole('textbox', { name: 'Unit' }).fill('°C');
    // Citric acid may corrode metals: its pH answers whether it does.
    await page.getByRole('group', { name: 'pH', exact: true }).getByRole('textbox', { name: 'Value' }).fill('4');
    await expectNothingMissing(page);
  });

  await test.step('sees label, data sheet and emergency view, in both languages, while nothing is published', async () => {
    await preview(page).getByRole('tab', { name: 'Label' }).click();
    await expect(preview(page).getByRole('img', { name: 'Label of this draft' })).toHaveJSProperty('complete', true);
    await page.getByRole('combobox', { name: 'Document language' }).selectOption('de');
    await preview(page).getByRole('tab', { name: 'Data sheet' }).click();
    await expect(preview(page).getByRole('heading', { name: /^ABSCHNITT 9/ })).toBeVisible();
    await preview(page).getByRole('combobox', { name: 'Section' }).selectOption('3');
    await expect(preview(page).getByText('64-17-5')).toBeVisible();
    await preview(page).getByRole('tab', { name: 'Emergency' }).click();
    await expect(preview(page).getByText('Gefahr', { exact: true }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Document language' }).selectOption('en');
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('submits it; a second person returns it with a comment, and approves and publishes it when it is mended', async () => {
    await go(page, 'Review');
    await expect(page.getByText('This is the first version: nothing is published yet.')).toBeVisible();
    await expect(page.getByText(/^Points met: \d+ of \d+; not met: \d+; not assessed: \d+$/)).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await take(page, 'Submit for review', 'In review');
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled({ enabled: false });
    await expect(page.getByText('You have changed this draft: somebody else has to approve it.')).toBeVisible();

    other = await openAs(browser, openIn, reviewer.name);
    await openProduct(other, openIn);
    await other.setViewportSize({ width: 375, height: 740 });
    await other.getByRole('button', { name: 'Return to the author' }).click();
    await other.getByRole('textbox', { name: 'Comment for the author' }).fill('The UFI is missing.');
    await expectNoAxeViolations(other, '[role=dialog]');
    await other.getByRole('dialog').getByRole('button', { name: 'Return to the author' }).click();
    await expect(other.getByRole('heading', { level: 2, name: 'Draft', exact: true })).toBeVisible();
    await expectNoAxeViolations(other, 'main');
    await other.setViewportSize(page.viewportSize()!);

    await openProduct(page, openIn);
    await expect(page.getByText('The UFI is missing.').first()).toBeVisible();
    await go(page, 'Identity');
    const ufi = page.getByRole('group', { name: 'Make a UFI' });
    await ufi.getByRole('textbox', { name: 'VAT number' }).fill('DE123456789');
    await ufi.getByRole('textbox', { name: /^Formulation number/ }).fill('12');
    await ufi.getByRole('button').click();
    await expect(saved(page)).toBeVisible();
    await go(page, 'Review');
    await take(page, 'Submit for review', 'In review');

    await openProduct(other, openIn);
    await take(other, 'Approve', 'Approved');
    await take(other, 'Publish', 'Published');
    await other.getByRole('link', { name: 'Open the public page' }).click();
    await expect(other).toHaveURL(/\/p\/\d+\/en\/pd\/1$/);
  });

  const id = await test.step('the product is public, with its documents in two languages', async () => {
    await open(`/p/products?search=${code}`);
    const link = page.getByRole('link', { name: /Citrus cleaner/ }).first();
    const found = /\/p\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')![1]!;
    // What the server sends of each; the sheet of version 2.0 is looked at below.
    for (const [path, text] of [
      ['en/gh/1', 'SECTION 1'],
      ['de/gh/2', 'ABSCHNITT 1'],
      ['de/mh/2', 'Zitrusreiniger'],
      ['en/mh/1', 'Citrus cleaner'],
      ['en/ee/1', 'Citrus cleaner'],
    ] as const)
      expect(await (await page.request.get(`${site}/p/${found}/${path}`)).text()).toContain(text);
    return found;
  });

  await test.step('the author shares it', async () => {
    await open(`/p/${id}/en/pd/1`);
    await page.getByRole('banner').getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share products' });
    await dialog.getByRole('textbox', { name: 'Recipients' }).fill(recipient);
    await choose(dialog.getByRole('radio', { name: 'Safety data sheet' }));
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    await mailsTo(1);
  });

  await test.step('a change becomes version 2.0, which says what has changed', async () => {
    await open(`/p/studio?search=${code}`);
    await page
      .getByRole('row', { name: new RegExp(code) })
      .getByRole('button', { name: 'Citrus cleaner' })
      .click();
    await expect(heading(page, 'Start')).toBeVisible();
    await go(page, 'Ingredients');
    const grid = page.getByRole('grid', { name: 'Ingredients' });
    await grid.getByRole('gridcell', { name: '1.2', exact: true }).click();
    await page.keyboard.type('1.4');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    await go(page, 'Review');
    await expect(page.getByText('Publishing makes version 2.0.')).toBeVisible();
    await expect(page.getByText('Differences from version 1.0.')).toBeVisible();
    const changed = page.getByRole('region', { name: 'What changes' });
    await expect(changed.getByText('1.2', { exact: true })).toBeVisible();
    await expect(changed.getByText('1.4', { exact: true })).toBeVisible();
    await take(page, 'Submit for review', 'In review');
    await openProduct(other, openIn);
    await take(other, 'Approve', 'Approved');
    await take(other, 'Publish', 'Published');
    await other.getByRole('button', { name: 'Notify recipients' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Notify recipients' }).click();
    await expect(other.getByText('E-mails on their way: 1')).toBeVisible();
    await other.context().close();
    const [, notice] = await mailsTo(2);
    expect(notice?.text).toContain('2.0');
    await open(`/p/${id}/en/gh/1`);
    await expect(page.getByText('2.0').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the audit trail says who did it', async () => {
    await open(`/p/studio?search=${code}&state=published`);
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Version 2.0');
  });
});

/** The mails to the recipient, once there are so many. */
const mailsTo = (count: number) =>
  waitFor(async () => {
    const mails = (await readOutbox(process.env.DOSSIER_MAILS ?? '')).filter(
      ({ to }) => to?.[0]?.address === recipient,
    );
    return mails.length >= count ? mails : undefined;
  });

/** Goes to a step by the list of steps, which is before the content. */
async function goByKeys(page: Page, step: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps of the editor' }).getByRole('link', { name: step });
  await reach(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, step)).toBeFocused();
}

/** Takes a step of the review; the new state has the focus afterwards. */
async function takeByKeys(page: Page, action: string, state: string): Promise<void> {
  const button = page.getByRole('button', { name: action, exact: true });
  await expect(button).toBeEnabled();
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: action });
  await expect(dialog).toBeFocused();
  await press(page, dialog.getByRole('button', { name: action, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: state, exact: true })).toBeFocused();
}

async function logInByKeys(page: Page, openIn: OpenIn, username: string): Promise<void> {
  await openIn(page, '/p/login?next=/studio');
  await typeIn(page, page.getByRole('textbox', { name: 'Username' }), username);
  await typeIn(page, page.getByLabel('Password'), demo.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Products and drafts')).toBeVisible();
}

const wholeRecipe = [
  ['benzalkonium chloride', '63449-41-2', '264-151-6', '0.4', '', 'Acute Tox. 4; H302 | Skin Corr. 1B; H314'],
  ['water', '7732-18-5', '231-791-2', '56.6', '', '-'],
  ...recipe.map((cells) => cells.slice(0, 6)),
];

test(
  'the whole way from a recipe to a published product by keyboard alone',
  { tag: '@soak' },
  async ({ page, browser, openIn }) => {
    test.setTimeout(600_000);
    const dataDir = process.env.PLATFORM_DATA_DIR!;
    const approver = 'studio-keys';
    const account = ['user', 'add', approver, '--email', 'keys@studio.example', '--workgroup', reviewer.group];
    await runCommand(dataDir, [...account, '--password-stdin'], { input: demo.password });
    await runCommand(dataDir, ['workgroup', 'roles', reviewer.group, approver, 'reviewer', 'publisher']);
    const ownCode = `KEYS-${Date.now() % 100_000}`;

    await test.step('logs in and begins with four fields', async () => {
      await logInByKeys(page, openIn, demo.username);
      await press(page, page.getByRole('button', { name: 'New product' }));
      const dialog = page.getByRole('dialog', { name: 'New product' });
      await expect(dialog).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'New product' })).toBeFocused();
      await page.keyboard.press('Enter');
      await typeIn(page, dialog.getByRole('textbox', { name: 'Product code' }), ownCode);
      await typeIn(page, dialog.getByRole('textbox', { name: 'Name' }), 'Keyboard cleaner');
      await reach(page, dialog.getByRole('combobox', { name: 'Language' }));
      await page.keyboard.type('English');
      await reach(page, dialog.getByRole('combobox').nth(1));
      await page.keyboard.type('Mixture');
      await press(page, dialog.getByRole('button', { name: 'Create' }));
      await expect(heading(page, 'Start')).toBeFocused();
    });

    await test.step('says for whom it is, and in which languages', async () => {
      const industry = page.getByRole('radio', { name: 'Industry and trade' });
      await press(page, industry, 'Space');
      // The arrows choose among the three.
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Only professionals' })).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(industry).toBeChecked();
      await expect(industry).toBeFocused();
      const languages = page.getByRole('group', { name: 'Safety data sheet', exact: true });
      await press(page, languages.getByRole('checkbox', { name: 'German' }), 'Space');
      await expect(languages.getByRole('checkbox', { name: 'German' })).toBeChecked();
      await expect(saved(page)).toBeVisible();
    });

    await test.step('types ten ingredients', async () => {
      await goByKeys(page, 'Ingredients');
      const grid = page.getByRole('grid', { name: 'Ingredients' });
      await reach(page, grid.locator('[data-cell][tabindex="0"]'));
      for (const cells of wholeRecipe) {
        for (const [index, text] of cells.entries()) {
          if (text !== '') await page.keyboard.type(text);
          await page.keyboard.press(index < cells.length - 1 ? 'Tab' : 'Enter');
        }
        await page.keyboard.press('Home');
      }
      await expect(grid.getByRole('row')).toHaveCount(12);
      await expect(page.getByText('100 %', { exact: true })).toBeVisible();
      await press(page, page.getByRole('button', { name: /^Propose the printed content/ }));
      await expect(page.getByRole('button', { name: /^Propose the printed content/ })).toBeHidden();
      await expect(grid.locator('[data-cell][tabindex="0"]')).toBeFocused();
    });

    await test.step('accepts the classification that follows', async () => {
      await goByKeys(page, 'Classification');
      await expect(page.getByText('Eye Dam. 1', { exact: true })).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Accept the classification as it is now' }));
      await expect(page.getByRole('button', { name: 'Follow the recipe again' })).toBeFocused();
      await expect(saved(page)).toBeVisible();
    });

    await test.step('says that it is no dangerous good', async () => {
      await goByKeys(page, 'Properties');
      const state = page.getByRole('group', { name: 'Physical state' });
      await typeIn(page, state.getByRole('textbox'), 'liquid');
      const flashPoint = page.getByRole('group', { name: 'Flash point' });
      await typeIn(page, flashPoint.getByRole('textbox', { name: 'Value' }), '65');
      await typeIn(page, flashPoint.getByRole('textbox', { name: 'Unit' }), '°C');
      await press(page, page.getByRole('button', { name: 'none : Dangerous goods' }));
      await expect(page.getByRole('button', { name: 'Add : Dangerous goods' })).toBeFocused();
    });

    await test.step('chooses phrases and types a text, for which the checklist asks', async () => {
      await goByKeys(page, 'Review');
      const open = page.getByRole('region', { name: 'Checklist' });
      const points = [
        'Unsuitable extinguishing media',
        'Whether the product is stable',
        'Recommendations for specific',
      ];
      await press(page, open.locator('summary'));
      for (const point of points) await expect(open.getByText(point)).toBeVisible();

      await goByKeys(page, 'Sheet texts');
      const sections = page.getByRole('navigation', { name: 'Sections of the safety data sheet' });
      for (const [subsection, word] of [
        ['5.1', 'full water jet'],
        ['10.2', 'stable'],
      ] as const) {
        const section = sections.getByRole('button', { name: new RegExp(`^${Number.parseInt(subsection)} `) });
        await reach(page, section, subsection === '5.1' ? 'Tab' : 'Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(section).toBeFocused();
        const part = page.getByRole('region', { name: subsection });
        const search = part.getByRole('searchbox', { name: /^Search standard phrases/ });
        await reach(page, search);
        await page.keyboard.type(word);
        const offer = part.getByRole('listitem').getByRole('button').first();
        await expect(offer).toContainText(new RegExp(word, 'i'));
        const phrase = (await offer.textContent())!;
        await press(page, offer);
        await expect(search).toBeFocused();
        await expect(part.getByRole('list', { name: /phrases/i }).getByText(phrase, { exact: true })).toBeVisible();
      }
      await reach(page, sections.getByRole('button', { name: /^7 / }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const uses = page.getByRole('region', { name: '7.3' });
      await typeIn(page, uses.getByRole('textbox', { name: 'Free text' }), 'See the uses of section 1.2.');
      await expect(saved(page)).toBeVisible();

      await goByKeys(page, 'Review');
      await press(page, open.locator('summary'));
      await expect(open.getByRole('listitem').first()).toBeVisible();
      for (const point of points) await expect(open.getByText(point)).toBeHidden();
    });

    await test.step('describes it, and translates what lacks in the second language', async () => {
      await goByKeys(page, 'Identity');
      const group = page.getByRole('region', { name: 'Name and code' });
      const field = (name: string) => group.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await typeIn(page, field('Description'), 'Cleaner for keyboards.');
      for (const [name, text] of [
        ['Name', 'Tastaturreiniger'],
        ['Description', 'Reiniger für Tastaturen.'],
      ] as const) {
        await goByKeys(page, 'Languages');
        await press(page, page.getByRole('button', { name: `German: missing. ${name}`, exact: true }));
        await expect(heading(page, 'Identity')).toBeVisible();
        await expect(field(name)).toBeFocused();
        await typeIn(page, field(name), text);
      }
      await expect(saved(page)).toBeVisible();
      await expectNothingMissing(page);
    });

    await test.step('sends it for review', async () => {
      await goByKeys(page, 'Review');
      await takeByKeys(page, 'Submit for review', 'In review');
    });

    await test.step('a second person approves and publishes it', async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });
      const other = await context.newPage();
      await logInByKeys(other, openIn, approver);
      await typeIn(other, other.getByRole('searchbox'), ownCode);
      await other.keyboard.press('Enter');
      await expect(other).toHaveURL(/search=KEYS/);
      await press(other, other.getByRole('row', { name: new RegExp(ownCode) }).getByRole('link'));
      await expect(heading(other, 'Start')).toBeFocused();
      await goByKeys(other, 'Review');
      await takeByKeys(other, 'Approve', 'Approved');
      await takeByKeys(other, 'Publish', 'Published');
      await press(other, other.getByRole('link', { name: 'Open the public page' }));
      await expect(other).toHaveURL(/\/p\/\d+\/en\/pd\/1$/);
      await expect(other.getByText('Keyboard cleaner').first()).toBeVisible();
      await context.close();
    });
  },
);
