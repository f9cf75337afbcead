import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, rowTag, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';

test.use({ locale: 'de-AT' });

test('who scans a code reads in the browser’s language, until another one is chosen', async ({ page, open, site }) => {
  await open('/p/1001');
  await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
  await expect(page.locator('.read-in:visible')).toHaveCount(0);
  // A page that was only read is no choice.
  await open('/p/1001/en/pd/1');
  await open('/p/1001');
  await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/fr/pd/3`);
  await open('/p/1002');
  await expect(page).toHaveURL(`${site}/p/1002/fr/pd/3`);
});

for (const [name, path, target] of [
  ['landing page', '/p/1001/en/pd/1', '/p/1001/de/pd/2'],
  ['detail', '/p/1001/en/pi/1', '/p/1001/de/pi/2'],
  ['SDS of a version', '/p/1009/en/gh/1?version=10091', '/p/1009/de/gh/2?version=10091'],
  ['emergency screen', '/p/1001/fr/emergency/3', '/p/1001/de/emergency/2'],
] as const) {
  test(
    `the ${name} in another language than the browser’s offers that one in a line`,
    rowTag(name === 'SDS of a version', '@widths'),
    async ({ page, open, site }) => {
      await open(path);
      const line = page.getByRole('main').locator('.read-in:visible');
      await expect(line).toHaveText(['Auf Deutsch lesen']);
      await expectNoLayoutShift(page);
      await expectNoAxeViolations(page);
      await line.getByRole('link').click();
      await expect(page).toHaveURL(site + target);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(line).toHaveCount(0);
    },
  );
}
