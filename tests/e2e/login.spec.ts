import type { Page } from '@playwright/test';
import { demo, logIn } from './demo-account';
import { expectNoAxeFaults } from './expect-no-axe-faults';
import { expect, test } from './journey';

const account = (page: Page) => page.getByRole('banner').getByLabel(/^Account: /);

test('a user logs in from a page of a product, comes back to it, switches the workgroup and logs out', async ({
  page,
  open,
  site,
  context,
}) => {
  await open('/p/1001/en/gh/1?qr=0');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/p\/login\?next=/);
  await logIn(page);
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await expect(account(page)).toBeVisible();

  await account(page).click();
  await expect(page.getByRole('button', { name: 'Demo laboratory' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Demo production' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await account(page).click();
  await expect(page.getByRole('button', { name: 'Demo production' })).toHaveAttribute('aria-current', 'true');

  const token = (await context.cookies()).find(({ name }) => name === 'token');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.addCookies([token!]);
  await open('/p/1001/en/pd/1');
  await expect(account(page)).toHaveCount(0);
});

test('what is wrong stands under its field, and what was typed stays @once', async ({ page, open, mayFail }) => {
  mayFail.push(/\/p\/api\/session/);
  await open('/p/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    'Please enter your username.',
  );
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await logIn(page, 'wrong');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('The username or the password is wrong.');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(demo.username);
  await expectNoAxeFaults(page);
});

test('the login page has no fault that axe finds', async ({ page, open }) => {
  await open('/p/login?interfaceLang=de');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectNoAxeFaults(page);
});

test('a login that ended elsewhere shows what everybody may see @once', async ({ page, open, context, site }) => {
  await open('/p/login?next=/1001/en/pd/1');
  await logIn(page);
  await expect(account(page)).toBeVisible();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!;
  const answer = await context.request.delete(`${site}/p/api/session`, {
    headers: { 'X-XSRF-TOKEN': token.value, Origin: site },
  });
  expect(await answer.json()).toEqual({ user: null, workgroups: [], workgroup: null });
  await open('/p/1001/en/pd/1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a user logs in, is told what is wrong, and logs out @once', async ({ page, open, site }) => {
    await open('/p/login?next=/1001/en/pd/1');
    await logIn(page, 'wrong');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('The username or the password is wrong.');
    await logIn(page);
    await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
    await account(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
