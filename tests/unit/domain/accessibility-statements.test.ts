import { readFileSync } from 'node:fs';
import { accessibilityLimits, accessibilityTests } from '@/lib/domain/site/about-statements';
import { appMessages } from '@/lib/i18n/in-app-messages';
import { notThere } from '@/tests/support/named-tests';

/** What shows that a statement about tests is true. */
const shownBy: Record<(typeof accessibilityTests)[number], string[]> = {
  accessibility_test_axe: [
    '"the ${name} has no fault that axe finds, light and dark, fits the width and does not move" (tests/e2e/screens.spec.ts)',
    '"the ${name} has no fault and no cut text in any language" (tests/e2e/languages.spec.ts)',
  ],
  accessibility_test_keyboard: [
    '"from page to page by the tabs; a disabled one is a stop that says why" (tests/e2e/keyboard.spec.ts)',
  ],
  accessibility_test_narrow: [
    '"the ${name} has no fault and no cut text in any language" (tests/e2e/languages.spec.ts)',
  ],
  accessibility_test_scripts: [
    '"every page of a product reads, and its links lead on" (tests/e2e/without-javascript.spec.ts)',
  ],
};

test.each(accessibilityTests)('%s names tests that there are', (statement) => {
  expect(readFileSync('tests/e2e/languages.spec.ts', 'utf8')).toContain('width: 320');
  for (const named of shownBy[statement]) {
    const [, title, file] = /^"(.+)" \((.+)\)$/.exec(named)!;
    expect(readFileSync(file!, 'utf8')).toContain(title);
    if (!title!.includes('${')) expect(notThere(named)).toEqual([]);
  }
});

test('the tests run in Chromium alone, as the limits say', () => {
  expect(accessibilityLimits).toContain('accessibility_limit_tests');
  expect(readFileSync('playwright.config.ts', 'utf8')).not.toMatch(/firefox|webkit/i);
});

test.each(Object.entries(appMessages))(
  'the statement in %s names the aim and no audit, and claims nothing',
  (_, { app }) => {
    expect(app.accessibility_text).toMatch(/WCAG\u00a02\.2.+AA/);
    expect(app.accessibility_limit_tests).toContain('Chromium');
  },
);
