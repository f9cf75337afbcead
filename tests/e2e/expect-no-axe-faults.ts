import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ContextSpec, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A fault is found by its HTML, and the stylesheets are the page's own: selectors and stylesheets take axe longer than most rules. */
const brief: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };
const contrast: RunOptions = { ...brief, runOnly: ['color-contrast'] };
/** With WCAG 2.2, 2.5.8, which axe leaves off. */
const rules: RunOptions = { ...brief, rules: { 'target-size': { enabled: true } } };

interface Check {
  theme: 'light' | 'dark';
  options: RunOptions;
}

/**
 * No rule of axe is broken, in light and in dark, of which the colours are all that differs; `selector` is that of the part of the
 * page that is new.
 */
export async function expectNoAxeViolations(page: Page, selector = 'html'): Promise<void> {
  for (const frame of page.frames())
    if ((await canRun(frame)) && !(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const checks: Check[] = [
    { theme: 'light', options: rules },
    { theme: 'dark', options: contrast },
  ];
  const found = await page.evaluate(runChecks, { checks, selector });
  expect(found).toEqual([]);
}

async function runChecks({ checks, selector }: { checks: Check[]; selector: string }) {
  const { configure, run } = (window as unknown as { axe: Pick<typeof axe, 'configure' | 'run'> }).axe;
  // Of texts that look alike one is enough: contrast takes as long as all other rules.
  configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });

  /** The first text of each combination of what decides about contrast: colours, size, weight, and what lies behind. */
  const textsByColours = () => {
    const backgroundOf = (element: Element): string => {
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const background = [backgroundColor, backgroundImage, opacity, filter, position].join();
      const isOpaque = /^rgb\(/.test(backgroundColor);
      return isOpaque || !element.parentElement ? background : `${background} ${backgroundOf(element.parentElement)}`;
    };
    const texts = new Map<string, Element>();
    for (const root of document.querySelectorAll(selector))
      for (const element of root.querySelectorAll('*')) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        if (
          !(hasText || element.matches('input, select, textarea, iframe:not([sandbox=""])')) ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const key = [color, fontSize, fontWeight, backgroundOf(element)].join();
        if (!texts.has(key)) texts.set(key, element);
      }
    return [...texts.values()];
  };

  const faults = [];
  for (const { theme, options } of checks) {
    document.documentElement.dataset.theme = theme;
    const texts = textsByColours();
    for (const text of texts) text.setAttribute('data-contrast', '');
    const context: ContextSpec = { include: [selector], exclude: ['iframe[sandbox=""]'] };
    const { violations } = await run(context, options);
    for (const text of texts) text.removeAttribute('data-contrast');
    faults.push(...violations.map(({ id, nodes }) => ({ theme, id, elements: nodes.map(({ html }) => html) })));
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
