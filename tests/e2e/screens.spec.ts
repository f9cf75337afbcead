import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, rowTag, test } from './journey';
import { expectNoLayoutShift } from './layout-shift';
import { startSlowDelivery } from './slow-delivery';
import { unfoldMore } from './unfold-more';

const screens = [
  ['landing page', '/p/1001/en/pd/1'],
  ['landing page in German', '/p/1009/de/pd/2'],
  ['landing page of a product without hazards and without SDS', '/p/1020/en/pd/1'],
  ['product detail', '/p/1001/en/pi/1'],
  ['product detail in German', '/p/1012/de/pi/2'],
  ['product detail with its changes', '/p/1009/en/pi/1?changes=10091'],
  ['SDS', '/p/1001/en/gh/1'],
  ['SDS in German within an English page', '/p/1012/en/gh/2'],
  ['SDS compared with its older version', '/p/1009/en/gh/1?compare=10091'],
  ['older SDS', '/p/1009/en/gh/1?version=10091'],
  ['download of the SDS', '/p/1001/en/gh/1/download'],
  ['page that promotes the SDS', '/p/1001/en/gh/1/promo'],
  ['TDS', '/p/1001/en/th/1'],
  ['label', '/p/1001/en/ee/1'],
  ['label under edit', '/p/1001/en/ed/1?xlang=1,2&padL=99'],
  ['safety instructions', '/p/1001/en/mh/1'],
  ['emergency screen', '/p/1001/en/emergency/1'],
  ['emergency screen in Greek', '/p/1009/el/emergency/8'],
  ['emergency screen with an English sheet in a Polish page', '/p/1012/pl/emergency/1'],
  ['removed dossier', '/p/dossiererror?id=1023&cause=removed'],
  ['dossier that cannot be reached', '/p/dossiererror?id=1001&cause=unavailable'],
  ['SDS that is not valid', '/p/sdserror?id=1001&interfaceLang=en&lang=1&doc=gh&qr=0'],
  ['file without permission', '/p/fileerror?id=1024&interfaceLang=de&lang=2'],
  ['unhandled error', '/p/unhandlederror?id=x7k'],
  ['start page', '/p'],
  ['search with filters in Greek', '/p?interfaceLang=el&search=acetnoe&pictogram=GHS02'],
  ['search that finds nothing, in German', '/p?interfaceLang=de&search=zzqqxx'],
  ['page of a supplier', '/p/suppliers/demo-chemicals-gmbh'],
  ['privacy page', '/p/privacy'],
  ['accessibility statement in German', '/p/accessibility?interfaceLang=de'],
] as const;

/** Screens of each kind; languages.spec.ts looks at most of the others in other languages in each run. */
const alwaysChecked = [
  'landing page',
  'product detail with its changes',
  'SDS',
  'SDS compared with its older version',
  'download of the SDS',
  'TDS',
  'label under edit',
  'safety instructions',
  'emergency screen in Greek',
  'removed dossier',
  'start page',
  'search that finds nothing, in German',
  'privacy page',
];

for (const [name, path] of screens) {
  test(
    `the ${name} has no fault that axe finds, light and dark, fits the width and does not move`,
    rowTag(alwaysChecked.includes(name), '@widths'),
    async ({ page, open, size }) => {
      await open(path);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectNoLayoutShift(page);
      if (size !== 'desktop') return;
      for (const width of [800, 375]) {
        await page.setViewportSize({ width, height: 1024 });
        expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

test('nothing moves while a page comes in pieces', { tag: '@widths' }, async ({ page, site }) => {
  const slow = await startSlowDelivery(site);
  const tried = ['landing page', 'product detail', 'SDS', 'label under edit'];
  if (process.env.SOAK) tried.push('download of the SDS', 'TDS', 'safety instructions', 'start page');
  const paths = screens.flatMap(([name, path]) => (tried.includes(name) ? [path] : []));
  for (const path of [...paths, '/p/login']) {
    await page.goto(slow.url + path);
    await expectNoLayoutShift(page);
  }
  slow.stop();
});

test('nothing moves when the font is late', { tag: '@widths' }, async ({ page, open, context }) => {
  await context.route(/\.woff2$/, (route) => setTimeout(() => void route.continue(), 800));
  const arrived = page.waitForResponse(/\.woff2$/);
  await open('/p/1001/en/gh/1/download');
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  await expectNoLayoutShift(page);
});

const press = (name: string | RegExp) => async (page: Page) => {
  await unfoldMore(page);
  await page.getByRole('button', { name }).click();
};
const unfold = (name: string | RegExp) => (page: Page) =>
  page.locator('summary').and(page.getByLabel(name)).filter({ visible: true }).click();

const dialogs = [
  ['QR code of the product', '/p/1001/en/pd/1', (page: Page) => page.getByRole('link', { name: /^QR code/ }).click()],
  ['margins of the label', '/p/1001/en/ed/1', press(/^Margins/)],
  ['content of the pack', '/p/1001/en/ed/1', press(/^Content of the pack/)],
  ['languages of the label', '/p/1001/en/ed/1', press(/^Languages/)],
  ['statements on the label', '/p/1001/en/ed/1', press(/^Statements/)],
] as const;

for (const [name, path, openIt] of dialogs) {
  test(
    `the dialog '${name}' has no fault, is half the window wide, on phones all of it`,
    rowTag(/^QR|languages/.test(name), '@widths'),
    async ({ page, open, size }) => {
      await open(path);
      await openIt(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const width = { phone: 375, tablet: 400, desktop: 700 }[size];
      expect((await dialog.boundingBox())?.width).toBeCloseTo(width, 0);
      await expectNoAxeViolations(page, '[role=dialog]');
    },
  );
}

const menus = [
  ['language of the page', '/p/1001/en/pd/1', unfold(/^Language of this page/)],
  ['appearance', '/p/1001/de/pd/2', unfold(/^Darstellung/)],
  ['older versions', '/p/1001/en/pi/1', unfold(/^since version/)],
  ['language of the SDS', '/p/1001/en/gh/1', press(/^Language/)],
  ['version of the SDS', '/p/1001/en/gh/1', press(/^Version/)],
  ['version to compare with', '/p/1001/en/gh/1?compare=10012', press(/^Compare version/)],
  ['QR visibility', '/p/1001/en/gh/1', press(/^QR visibility/)],
  ['version of the TDS', '/p/1001/en/th/1', press(/^Version/)],
  ['size of the label', '/p/1001/en/ed/1', press(/^Label size/)],
  ['language of the safety instructions', '/p/1001/en/mh/1', press(/^Language/)],
] as const;

for (const [name, path, openIt] of menus) {
  test(
    `the menu '${name}' has no fault, stands within the window, over the bars at its foot, and moves nothing`,
    rowTag(/^(language of the page|version to compare with|size of the label)$/.test(name), '@widths'),
    async ({ page, open }) => {
      await open(path);
      await openIt(page);
      const menu = page.getByRole('menu');
      await expectWithin(page, menu);
      await expectNoAxeViolations(page, '[role=menu]');
      await expectNoLayoutShift(page);
      if (/of the SDS|compare|QR|TDS|label|instructions/.test(name))
        expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(200);
    },
  );
}

test(
  'the popover of the share button has no fault and stands within the window',
  { tag: '@widths' },
  async ({ page, open }) => {
    await open('/p/1001/en/pd/1');
    await unfold('Share')(page);
    await expectWithin(page, page.locator('details[open] > summary + *'));
    await expectNoAxeViolations(page, 'details[open]');
  },
);

async function expectWithin(page: Page, panel: Locator): Promise<void> {
  await expect(panel).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const tops = await page
    .locator('[data-foot]')
    .evaluateAll((bars) =>
      bars
        .filter((bar) => getComputedStyle(bar).position === 'fixed' && bar.checkVisibility())
        .map((bar) => bar.getBoundingClientRect().top),
    );
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.min(page.viewportSize()?.height ?? 0, ...tops));
}
