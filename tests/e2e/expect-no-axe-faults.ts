import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No rule of axe is broken, in light and in dark; `within` is a selector for the part of the page that is new. What dark
 * changes is colours, so that there is one rule for it.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const check = async (theme: 'light' | 'dark') => {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    // In a frame in which nothing runs, axe does not either. The frames that are looked at are of the page's own origin: axe needs no
    // page of its own to put their results together.
    const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]').setLegacyMode();
    if (within) axe.include(within);
    const rules =
      theme === 'dark'
        ? { runOnly: ['color-contrast'] }
        : // WCAG 2.2, 2.5.8, which axe leaves off.
          { rules: { 'target-size': { enabled: true } } };
    axe.options({ ...rules, resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) }));
  };
  expect([...(await check('light')), ...(await check('dark'))]).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
}
