import type { Page } from '@playwright/test';
import { beLoggedIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';

// In English `screens.spec.ts` looks at them, in three sizes. Greek is first: Chromium loads a part of the font again that the page
// before it in the same tab had no use for, and so paints without it.
const languages = [
  ['el', 8],
  ['de', 2],
  ['fr', 3],
  ['sl', 4],
  ['it', 5],
  ['es', 6],
  ['pl', 7],
] as const;

const screens: [name: string, path: (interfaceLang: string, lang: number) => string][] = [
  ['landing page', (code, lang) => `/p/1009/${code}/pd/${lang}`],
  ['landing page without SDS', (code, lang) => `/p/1020/${code}/pd/${lang}`],
  ['product detail', (code, lang) => `/p/1012/${code}/pi/${lang}`],
  ['product detail with its changes', (code, lang) => `/p/1009/${code}/pi/${lang}?changes=10091`],
  ['SDS', (code, lang) => `/p/1001/${code}/gh/${lang}`],
  ['compared SDS', (code, lang) => `/p/1009/${code}/gh/${lang}?compare=10091`],
  ['download of the SDS', (code, lang) => `/p/1001/${code}/gh/${lang}/download`],
  ['page that promotes the SDS', (code, lang) => `/p/1001/${code}/gh/${lang}/promo`],
  ['TDS', (code, lang) => `/p/1001/${code}/th/${lang}`],
  ['label', (code, lang) => `/p/1001/${code}/ee/${lang}`],
  ['label under edit', (code, lang) => `/p/1001/${code}/ed/${lang}?padL=99`],
  ['emergency screen', (code, lang) => `/p/1009/${code}/emergency/${lang}`],
  ['safety instructions', (code, lang) => `/p/1001/${code}/mh/${lang}`],
  ['removed dossier', (code) => `/p/dossiererror?id=1023&cause=removed&interfaceLang=${code}`],
  ['SDS that is not valid', (code, lang) => `/p/sdserror?id=1001&interfaceLang=${code}&lang=${lang}&doc=gh&qr=0`],
  ['file without permission', (code, lang) => `/p/fileerror?id=1024&interfaceLang=${code}&lang=${lang}`],
  ['unhandled error', (code) => `/p/unhandlederror?id=x7k&interfaceLang=${code}`],
  ['login', (code) => `/p/login?interfaceLang=${code}`],
  ['privacy page', (code) => `/p/privacy?interfaceLang=${code}`],
  ['accessibility statement', (code) => `/p/accessibility?interfaceLang=${code}`],
];

/** Of these `screens.spec.ts` sees in each run that axe finds no fault, which seldom differs by language. */
const checkedInEnglish = [
  'landing page',
  'SDS',
  'download of the SDS',
  'TDS',
  'label under edit',
  'safety instructions',
  'privacy page',
];

const ownScreens: typeof screens = [
  ['product list', (code) => `/p/products?interfaceLang=${code}`],
  ['list of shares', (code) => `/p/shares?interfaceLang=${code}`],
];

/** Texts of the interface that are wider than their place, which hides what is too much. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, label, h1, h2, h3, th, dt, li, p, span')]
      .filter(
        (element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => element.clientWidth > 1 && getComputedStyle(element).overflowX !== 'auto')
      .map((element) => element.textContent),
  );

/** Tables that have to be scrolled sideways. */
const wideTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.data-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.firstElementChild!.ariaLabel),
  );

// Many and long: for whoever has time.
test.describe.configure({ mode: 'parallel' });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

type Open = (address: string) => Promise<unknown>;

async function look(page: Page, open: Open, address: string, isCheckedByAxe: boolean) {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(address);
  expect(await overflow(page), address).toBeLessThanOrEqual(0);
  expect(await cutTexts(page), address).toEqual([]);
  if (isCheckedByAxe) await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 800, height: 1024 });
  expect(await wideTables(page), address).toEqual([]);
  // WCAG 2.2, 1.4.10: the width of a window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page), address).toBeLessThanOrEqual(0);
}

for (const [index, [name, path]] of [...screens, ...ownScreens].entries()) {
  const lookInAll = async (
    page: Page,
    open: Open,
    openIn: (page: Page, address: string) => Promise<unknown>,
    pageLanguages: readonly (typeof languages)[number][],
    isCheckedByAxe: (code: string) => boolean,
  ) => {
    const isOwn = index >= screens.length;
    if (isOwn) await beLoggedIn(page, open);
    const looking = isOwn ? await page.context().newPage() : page;
    for (const [code, lang] of pageLanguages)
      await look(looking, (address) => openIn(looking, address), path(code, lang), isCheckedByAxe(code));
  };

  // Greek is the longest; each other language has its turn, and so has axe.
  const [greek, ...others] = languages;
  const turn = others[index % others.length]!;
  const checkedByAxe = index % 4 === 0 ? greek : turn;
  const isChecked = !checkedInEnglish.includes(name);

  // Every second screen; the others in the soak run.
  if (index % 2 === 0)
    test(`the ${name} has no cut text in two languages${isChecked ? ', and no fault in one' : ''}`, async ({
      page,
      open,
      openIn,
    }) => {
      await lookInAll(page, open, openIn, [greek, turn], (code) => isChecked && code === checkedByAxe[0]);
    });

  test(`the ${name} has no fault and no cut text in any language`, { tag: '@soak' }, async ({ page, open, openIn }) => {
    await lookInAll(page, open, openIn, languages, () => true);
  });
}

test('the capital of a Greek word keeps its accent', async ({ page, open }) => {
  await open('/p/1001/el/gh/8');
  // As it is painted.
  const terms = await page.locator('dt').evaluateAll((all) => all.map((term) => (term as HTMLElement).innerText));
  expect(terms).toContain('Έκδοση');
  expect(terms).not.toContain('Εκδοση');
});
