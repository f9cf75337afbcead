import type { Page } from '@playwright/test';

/** The account with which journeys log in; the platform makes it at its start. */
export const demo = { username: 'demo', password: 'a password for journeys', name: 'demo' };

/** Another visitor's address each time: the platform counts the logins of an address, and lets 20 a minute in. */
const anAddress = () => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Fills in the login page and sends it. */
export async function logIn(page: Page, password = demo.password, username = demo.username): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': anAddress() });
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
