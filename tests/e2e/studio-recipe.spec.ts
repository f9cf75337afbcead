import type { Page } from '@playwright/test';
import { demo } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { press, reach, tabTo, typeIn } from './tab-to';

/** A thinner: CAS numbers and contents in mass %, together 100. */
const recipe = [
  ['67-64-1', '15'],
  ['141-78-6', '10'],
  ['123-86-4', '10'],
  ['1330-20-7', '10'],
  ['108-88-3', '5'],
  ['71-36-3', '5'],
  ['67-63-0', '8'],
  ['64-17-5', '5'],
  ['78-93-3', '5'],
  ['108-10-1', '5'],
  ['100-41-4', '2'],
  ['111-76-2', '5'],
  ['107-98-2', '5'],
  ['67-56-1', '1'],
  ['7732-18-5', '9'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function goTo(page: Page, step: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps of the editor' }).getByRole('link', { name: step });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, step)).toBeFocused();
}

test('a recipe of fifteen CAS numbers and contents becomes a classified product with limits in air, transport and restrictions, by the keyboard', async ({
  page,
  openIn,
}) => {
  test.setTimeout(300_000);
  await openIn(page, '/p/login?next=/studio');
  await typeIn(page, page.getByRole('textbox', { name: 'Username' }), demo.username);
  await typeIn(page, page.getByLabel('Password'), demo.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Products and drafts')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'New product' }));
  const dialog = page.getByRole('dialog', { name: 'New product' });
  await typeIn(page, dialog.getByRole('textbox', { name: 'Product code' }), `RECIPE-${Date.now() % 100_000}`);
  await typeIn(page, dialog.getByRole('textbox', { name: 'Name' }), 'Thinner');
  await press(page, dialog.getByRole('button', { name: 'Create' }));
  await expect(heading(page, 'Start')).toBeFocused();
  await press(page, page.getByRole('radio', { name: 'Industry and trade' }), 'Space');

  await test.step('only numbers and contents are typed', async () => {
    await goTo(page, 'Ingredients');
    const grid = page.getByRole('grid', { name: 'Ingredients' });
    await reach(page, grid.locator('[data-cell][tabindex="0"]'));
    for (const [cas, content] of recipe) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type(cas);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(content);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Home');
    }
  });

  await test.step('names, classes and limits of the lists are filled in with their source, and the printed contents', async () => {
    await press(page, page.getByRole('button', { name: 'Fill in what the lists of law say (15)' }));
    await expect(page.getByRole('gridcell', { name: 'acetone', exact: true })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: 'water', exact: true })).toBeVisible();
    await press(page, page.getByRole('button', { name: /^Propose the printed content/ }));
    const follows = page.locator('[data-follows]');
    for (const category of ['Skin Irrit. 2', 'Eye Dam. 1', 'STOT SE 3', 'Repr. 2'])
      await expect(follows).toContainText(category);
    // Water is not hazardous; what is open is asked where it is answered.
    await expect(follows).toContainText('Not known: Flammable liquids');
    await expect(follows).not.toContainText('it is not known what these ingredients');
    await reach(page, page.getByRole('grid', { name: 'Ingredients' }).locator('[data-cell][tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    await expect(page.getByText(/^CLP Annex VI \(2026-\d\d-\d\d\), 606-001-00-8:$/)).toBeVisible();
    await expect(page.getByText(/^Limits in air/)).toBeVisible();
    await expectNoAxeViolations(page, 'main');
  });

  await test.step('what is measured is typed', async () => {
    await goTo(page, 'Properties');
    await typeIn(page, page.getByRole('group', { name: 'Physical state', exact: true }).getByRole('textbox'), 'liquid');
    for (const [name, value] of [
      ['Boiling point or initial boiling point and boiling range', '56'],
      ['Flash point', '-5'],
    ] as const) {
      const property = page.getByRole('group', { name, exact: true });
      await reach(page, property.getByRole('combobox'));
      await page.keyboard.type('Value');
      await typeIn(page, property.getByRole('textbox', { name: 'Value' }), value);
      await typeIn(page, property.getByRole('textbox', { name: 'Unit' }), '°C');
    }
  });

  await test.step('section 14 is proposed and taken over', async () => {
    // The name of a button has ordinary spaces only.
    const takeOver = page.getByRole('button', { name: /^Take over.*UN 1993/ });
    await press(page, takeOver);
    await expect(page.getByRole('textbox', { name: /^UN number/ })).toHaveValue('UN1993');
  });

  await test.step('the sheet has the limits in air and the restrictions of the ingredients, each with its source', async () => {
    const preview = page.getByRole('region', { name: 'Preview' });
    await reach(page, preview.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByRole('tab', { name: 'Data sheet' })).toBeFocused();
    const section = preview.getByRole('combobox', { name: 'Section' });
    await reach(page, section);
    await page.keyboard.type('8');
    const acetone = preview.getByRole('row').filter({ hasText: 'acetone' });
    await expect(acetone).toContainText(/Directive 2000\/39\/EC.*1\s210\smg\/m³/);
    // A list takes letters that are typed soon after each other for one word.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(section).toBeFocused();
    await page.keyboard.type('15');
    await expect(preview.getByText(/^entry 48: toluene \(108-88-3\)/)).toBeVisible();
    await expect(preview.getByText('Candidate List (REACH Article 59(10)), as of 1 April 2026')).toBeVisible();
  });
});
