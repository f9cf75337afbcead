import { beLoggedIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';

test.use({ timezoneId: 'Asia/Tokyo' });

test(
  'what was shared stands in a list, with what became of its mail',
  { tag: '@widths' },
  async ({ page, open, site, size }) => {
    await beLoggedIn(page, open);
    await open('/p/1001/en/pd/1');
    await page.getByRole('banner').getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share products' });
    const recipient = `listed-${size}@a.example`;
    await dialog.getByRole('textbox', { name: 'Recipients' }).fill(recipient);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();

    const toasts = page.locator('[data-toasts]');
    await expect(toasts.getByText('Recipients: 1')).toBeVisible();
    await toasts.getByRole('link', { name: 'Shared products' }).click();
    await page.waitForURL(`${site}/p/shares`);
    const entry = page.getByRole('listitem').filter({ hasText: recipient }).first();
    await expect(async () => {
      await page.reload();
      await expect(entry.getByText('accepted by the mail server').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(entry.locator('time')).not.toContainText('UTC');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
    await entry.getByText('Send again', { exact: true }).click();
    await entry.getByRole('button', { name: 'Send again to all' }).click();
    await expect(page.getByRole('status').getByText('The share was sent again.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Recipient or product' }).fill(recipient);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Recipients' }).filter({ hasText: recipient })).not.toHaveCount(1);
    await entry.getByText('Withdraw', { exact: true }).click();
    await expect(entry.getByText(/What has been sent stays with its recipients/)).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await entry.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByRole('status').getByText('The share was withdrawn.')).toBeVisible();
    await expect(entry.getByText('This share was withdrawn.')).toBeVisible();
    await entry.getByRole('link', { name: 'Acetone technical 99.5 %' }).click();
    await page.waitForURL(`${site}/p/1001/en/pd/1`);
  },
);

test('the list of shares is for who is logged in, and comes after the login', async ({ page, open, site }) => {
  await open('/p/shares');
  expect(page.url()).toBe(`${site}/p/login?next=%2Fshares`);
});
