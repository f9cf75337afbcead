import type { Page } from '@playwright/test';

/** The account with which journeys log in; the platform makes it at its start. */
export const demo = { username: 'demo', password: 'a password for journeys', name: 'demo' };

/** Fills in the login page and sends it. */
export async function logIn(page: Page, password = demo.password): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(demo.username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
