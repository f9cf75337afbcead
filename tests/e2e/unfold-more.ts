import type { Page } from '@playwright/test';

/** On phones what can be chosen of a sheet is folded under 'More'. */
export async function unfoldMore(page: Page): Promise<void> {
  const more = page.locator('[data-more]:not([open]) > summary');
  if (await more.isVisible()) await more.click();
}
