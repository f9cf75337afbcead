import type { Page } from '@playwright/test';
import { beLoggedIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { press, reach, tabTo, typeIn } from './tab-to';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function goTo(page: Page, step: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps of the editor' }).getByRole('link', { name: step });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, step)).toBeFocused();
}

test('by keyboard a warning is settled with a reason, for the product and for all, and taken back where it stands', async ({
  page,
  open,
}) => {
  test.setTimeout(600_000);
  await beLoggedIn(page, open);
  await open('/p/studio');
  await press(page, page.getByRole('button', { name: 'New product' }));
  const dialog = page.getByRole('dialog', { name: 'New product' });
  await typeIn(page, dialog.getByRole('textbox', { name: 'Product code' }), `SETTLE-${Date.now() % 100_000}`);
  await typeIn(page, dialog.getByRole('textbox', { name: 'Name' }), 'Thinner');
  await press(page, dialog.getByRole('button', { name: 'Create' }));
  await expect(heading(page, 'Start')).toBeFocused();

  await goTo(page, 'Label');
  await press(page, page.getByRole('button', { name: /: Hazard pictograms$/ }));
  await typeIn(page, page.getByRole('textbox', { name: 'Hazard pictograms' }), 'GHS07');
  const preview = page.getByRole('region', { name: 'Preview' });
  const finding = preview.getByRole('listitem').filter({ hasText: 'has GHS07' });
  const settle = finding.locator('summary');
  const reopen = finding.getByRole('button', { name: /^Open again/ });

  for (const isForAll of [false, true])
    await test.step(isForAll ? 'for all products' : 'for the product', async () => {
      const reason = 'A customer’s overpack: their order of 3 May names the pictogram.';
      await press(page, settle);
      await typeIn(page, finding.getByRole('textbox', { name: 'Why is nothing to be done?' }), reason);
      if (isForAll) await press(page, finding.getByRole('checkbox'), 'Space');
      await expectNoAxeViolations(page, 'main');
      await press(page, finding.getByRole('button', { name: 'Settle with a reason' }));
      await expect(reopen).toBeFocused();
      await expect(finding.getByText(reason)).toBeVisible();
      await expect(finding.getByText(isForAll ? /for all products of the workgroup$/ : /^demo · /)).toBeVisible();
      await expectNoAxeViolations(page, 'main');
      await page.keyboard.press('Enter');
      await expect(settle).toBeFocused();
    });

  await test.step('a text that is too long for a label is told at its field, with provision and remedy', async () => {
    const texts = page.getByRole('group', { name: /^Further texts of the label/ });
    await tabTo(page, texts.getByRole('button', { name: /^Add/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reach(page, texts.getByRole('combobox', { name: /^Why the label has it/ }));
    await page.keyboard.type('Our own text');
    const text = texts.getByRole('textbox', { name: /^Text of the label/ });
    await reach(page, text);
    // Nothing is red before it was touched.
    await expect(preview.getByText('Error', { exact: true })).toHaveCount(0);
    await page.keyboard.insertText('Do not mix with acids. '.repeat(90));
    await expect(text).toHaveAccessibleDescription(/at most 600.*CLP Art\. 25\(3\), 31\(3\).*shorten it/);
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('Do not mix with acids.');
    await expect(text).toHaveAccessibleDescription('');
  });
});
