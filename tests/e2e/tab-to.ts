import { expect, type Locator, type Page } from '@playwright/test';

/** On a page of the product no way by the Tab key is longer. */
const maxTabPresses = 90;

/** Presses Tab, or Shift and Tab, until an element has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found once: to find a control by its name takes longer than the key.
  let element = await target.elementHandle();
  const hasFocus = async (): Promise<boolean | undefined> => {
    const state = await element?.evaluate((node) => ({
      isThere: node.isConnected,
      isIt: node === document.activeElement,
    }));
    if (state?.isThere) return state.isIt;
    element = await target.elementHandle();
    return element?.evaluate((node) => node === document.activeElement);
  };
  for (let presses = 0; presses < maxTabPresses && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Presses Tab until a control has the focus, which has to be seen. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, key);
  await expect(target).toBeInViewport();
  expect(
    await target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    }),
    `the focus is seen on ${target.toString()}`,
  ).toBe(true);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(target).toHaveValue(text);
}

/** Chooses, in a menu that opens, the entry before or after the chosen one. The menu moves the focus a moment after the key. */
export async function chooseBeside(page: Page, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const chosen = page.getByRole('menuitemradio', { checked: true });
  await expect(chosen).toBeFocused();
  await page.keyboard.press(arrow);
  await expect(chosen).not.toBeFocused();
  await page.keyboard.press('Enter');
}
