import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../support/cheap-password';

/** The account with which journeys log in; it is in the seeded data directory. */
export const demo = { username: 'demo', password: demoPassword, name: 'demo' };

/** Another visitor's address each time: the platform counts the logins of an address, and lets 20 a minute in. */
const anAddress = () => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Fills in the login page and sends it. */
export async function logIn(
  page: Page,
  password = demo.password,
  username = demo.username,
  address = anAddress(),
): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

let savedCookies: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/** A visitor who has logged in before: the login is made once for all journeys of a file that need no login of their own. */
export async function beLoggedIn(page: Page, open: (address: string) => Promise<unknown>): Promise<void> {
  if (savedCookies) return page.context().addCookies(savedCookies);
  await open('/p/login');
  await logIn(page);
  await page.waitForURL(/\/p\/products$/);
  savedCookies = await page.context().cookies();
}
