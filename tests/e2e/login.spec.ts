import type { BrowserContext, Page } from '@playwright/test';
import { changedSession } from '../support/sealed-session';
import { demo, logIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, isAlive, test } from './journey';

const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '__Host-token')!;

/** Gives the browser's session other tokens, or another end of theirs; the cookie's new value. */
async function changeSession(context: BrowserContext, changes: Parameters<typeof changedSession>[1]): Promise<string> {
  const cookie = await sessionCookie(context);
  const value = await changedSession(cookie.value, changes);
  await context.addCookies([{ ...cookie, value }]);
  return value;
}

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

  // Before React has taken over a click opens the list of those without JavaScript.
  await page.waitForFunction(isAlive);
  await account(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Demo laboratory' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Demo production' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await open('/p/1001/en/gh/1?qr=0');
  await account(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Demo production' })).toBeChecked();

  const token = (await context.cookies()).find(({ name }) => name === '__Host-token');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

  await expectNoAxeViolations(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.addCookies([token!]);
  await open('/p/1001/en/pd/1');
  await expect(account(page)).toHaveCount(0);
});

test('what is wrong stands under its field, and what was typed stays', async ({ page, open, mayFail }) => {
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
  await expectNoAxeViolations(page, 'main');
});

test('the login page has no fault that axe finds', { tag: '@widths' }, async ({ page, open }) => {
  await open('/p/login?interfaceLang=de');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a login that ended elsewhere shows what everybody may see', async ({ page, open, context, site }) => {
  await open('/p/login?next=/1001/en/pd/1');
  await logIn(page);
  await expect(account(page)).toBeVisible();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === '__Host-XSRF-TOKEN')!;
  const response = await context.request.delete(`${site}/p/api/session`, {
    headers: { 'X-XSRF-TOKEN': token.value, Origin: site },
  });
  expect(await response.json()).toEqual({ user: null, workgroups: [], workgroup: null });
  await open('/p/1001/en/pd/1');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a session whose token has run out goes on, unnoticed', async ({ page, open, context }) => {
  await open('/p/login?next=/1001/en/pd/1');
  await logIn(page);
  await expect(account(page)).toBeVisible();
  const runOut = await changeSession(context, { expires: 0, access: 'a token that has run out' });
  await open('/p/1001/en/gh/1');
  await expect(account(page)).toBeVisible();
  expect((await sessionCookie(context)).value).not.toBe(runOut);

  await changeSession(context, { access: 'a token that has run out' });
  await account(page).click();
  await page.getByRole('menuitemradio', { name: 'Demo production' }).click();
  await account(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Demo production' })).toBeChecked();
});

test('a session that cannot be renewed has ended: the visitor is told so, and logs in again', async ({
  page,
  open,
  context,
  site,
}) => {
  await open('/p/login?next=/1001/en/pd/1');
  await logIn(page);
  await expect(account(page)).toBeVisible();
  await changeSession(context, { expires: 0, access: 'over', refresh: 'over' });
  await open('/p/1001/en/gh/1');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
  await logIn(page);
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await expect(account(page)).toBeVisible();
});

test('a locked account is said at its name', { tag: '@soak' }, async ({ page, open, platform, request, mayFail }) => {
  mayFail.push(/\/p\/api\/session/);
  const username = 'often-mistaken';
  // A name is locked for the network that the wrong passwords came from.
  const address = '192.0.2.77';
  for (let tries = 0; tries < 8; tries += 1) {
    const form = { client_id: 'dossier-web', grant_type: 'password', username, password: 'wrong' };
    await request.post(`${platform}/api/oauth2/token`, { form, headers: { 'X-Forwarded-For': address } });
  }
  await open('/p/login');
  await logIn(page, 'whatever it is', username, address);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/locked/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expectNoAxeViolations(page, 'main');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that stood open for too long says so on the login page, and is good again', async ({
    page,
    open,
    context,
    site,
  }) => {
    await open('/p/login?next=/1001/en/pd/1');
    await context.clearCookies();
    await logIn(page);
    await expect(page.getByText('The page had been open for too long to send this. Please try again.')).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL(`${site}/p/1001/en/pd/1`);
    await context.clearCookies({ name: '__Host-XSRF-TOKEN' });
    await account(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged in as demo.')).toBeVisible();
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(account(page)).toBeVisible();
  });

  test('a user logs in, is told what is wrong, and logs out', async ({ page, open, site }) => {
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
