import type { Page } from '@playwright/test';

/** On phones what can be chosen of a sheet is folded under 'More'. */
export async function unfoldMore(page: Page): Promise<void> {
  const more = page.locator('[data-more]:not([open]) > summary');
  if (!(await more.isVisible())) return;
  await more.click();
  // Phones have no pointer that rests over the menu that opens next, and takes the focus from its entries.
  await page.mouse.move(0, 0);
}
