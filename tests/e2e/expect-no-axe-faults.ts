import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type ContextSpec, type RunOptions } from 'axe-core';

/** A fault is found by its HTML, and the stylesheets are the page's own: selectors and stylesheets take axe longer than most rules. */
const brief: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };
const contrast: RunOptions = { ...brief, runOnly: ['color-contrast'] };
/** With WCAG 2.2, 2.5.8, which axe leaves off, and without the rule that takes as long as all others. */
const rules: RunOptions = {
  ...brief,
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
};

interface Check {
  theme: 'light' | 'dark';
  options: RunOptions;
  exclude: string[];
}

/**
 * No rule of axe is broken, in light and in dark, of which the colours are all that differs; `within` is a selector for the part of the
 * page that is new. On phones a document has the colours that it has on desktops.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  for (const frame of page.frames()) if (await canRun(frame)) await frame.evaluate(axe.source);
  const inert = 'iframe[sandbox=""]';
  const seenOnDesktops = (page.viewportSize()?.width ?? 0) < 640 ? ['.provider-html > *'] : [];
  const checks: Check[] = [
    { theme: 'light', options: rules, exclude: [inert] },
    { theme: 'light', options: contrast, exclude: [inert, ...seenOnDesktops] },
    { theme: 'dark', options: contrast, exclude: [inert, ...seenOnDesktops] },
  ];
  const found = await page.evaluate(runChecks, { checks, include: within ? [within] : ['html'] });
  expect(found).toEqual([]);
}

async function runChecks({ checks, include }: { checks: Check[]; include: string[] }) {
  const { run } = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
  const faults = [];
  for (const { theme, options, exclude } of checks) {
    document.documentElement.dataset.theme = theme;
    const context: ContextSpec = { include, exclude };
    const { violations } = await run(context, options);
    faults.push(...violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) })));
  }
  document.documentElement.dataset.theme = 'light';
  return faults;
}

/** Nothing runs in a sandbox without rights, axe neither. */
async function canRun(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const element = await frame.frameElement();
  return (await element.getAttribute('sandbox')) !== '';
}
