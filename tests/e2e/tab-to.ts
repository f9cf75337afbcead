import { expect, type Locator, type Page } from '@playwright/test';

/** On a page of the product no way by the Tab key is longer. */
const longestWay = 90;

/** Presses Tab until an element has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < longestWay && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
