import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';
import { unfoldMore } from './unfold-more';

/** The list of sections, which phones have folded in a bar at the foot. */
async function unfoldSections(page: Page): Promise<void> {
  const bar = page.getByLabel(/^Sections: §/);
  if (await bar.isVisible()) await bar.click();
}
const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link').filter({ visible: true });

async function choose(page: Page, button: string, option: string): Promise<void> {
  await unfoldMore(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

const sheet = (page: Page) => page.getByRole('article');
/** Where the versions of n-hexane differ: STOT RE 1 (H372) in the newest, STOT RE 2 (H373) in the older. */
const hazards = (page: Page) => sheet(page).locator('#section-2');
const fact = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')
    .first();

test(
  'the facts over the sheet name regulation, creation date and revision; version and language are in view',
  { tag: '@widths' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/gh/1');
    await unfoldMore(page);
    await expect(fact(page, 'Regulation')).toContainText('(EC) No 1907/2006 (REACH), Annex II');
    await expect(fact(page, 'Creation date')).toHaveText('14 Nov 2022');
    await expect(fact(page, 'Revision')).toHaveText('16 Feb 2026');
    await expect(page.getByRole('button', { name: 'Version v3.0', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Language English' })).toBeInViewport();
    // On phones these say it.
    if (size === 'phone') return;
    await expect(fact(page, 'Version')).toHaveText('3.0');
    await expect(fact(page, 'Compare version')).toContainText('/');
    await expect(fact(page, 'Language')).toHaveText('English');
  },
);

test(
  'a phone says version, date and language in one line and begins with section 1 on its first screen',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await open('/p/1001/en/gh/1');
    const line = page.getByText('v3.0 · 16 Feb 2026 · English');
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThan(40);
    await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toBeInViewport();
    const footTop = (await page.getByLabel(/^Sections: §/).boundingBox())!.y;
    const heading = (await sheet(page)
      .getByRole('heading', { name: /^SECTION 1:/ })
      .boundingBox())!;
    expect(heading.y + heading.height).toBeLessThan(footTop);
    const folded = [
      page.getByRole('button', { name: 'Language English' }),
      page.getByRole('term').getByText('Regulation', { exact: true }),
      sheet(page).locator('.sds-header'),
    ];
    for (const element of folded) await expect(element).toBeHidden();
    await page.getByText('More', { exact: true }).click();
    for (const element of folded) await expect(element).toBeVisible();
  },
);

test('the line of the comparison is there only when there are versions to compare', async ({ page, open }) => {
  await open('/p/1001/en/gh/1?version=10011');
  await unfoldMore(page);
  await expect(page.getByRole('button', { name: 'Version v1.0', exact: true })).toBeVisible();
  await expect(fact(page, 'Compare version')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Compare version/ })).toHaveCount(0);
});

test(
  'the basic information stands over the SDS on the smallest screens only',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    await open('/p/1012/en/gh/1');
    const basic = page.getByRole('region', { name: 'Basic information' });
    if (size !== 'phone') return expect(basic).toHaveCount(0);
    // Nothing has to be unfolded.
    for (const value of ['AR-200', /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/, 'Demo Chemicals GmbH'])
      await expect(basic.getByText(value, { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alkaline cleaner');
    const { y, height } = (await basic.boundingBox())!;
    expect(y + height).toBeLessThan((await sheet(page).boundingBox())!.y);
  },
);

test(
  'the step menu has the 16 sections, in the foot of the smallest screens, else under the header',
  { tag: '@sizes' },
  async ({ page, open, size }) => {
    await open('/p/1001/en/gh/1');
    const footNavigation = page.getByLabel(/^Sections: §/);
    await expect(footNavigation).toBeVisible({ visible: size === 'phone' });
    if (size === 'phone') expect((await footNavigation.boundingBox())?.y).toBeGreaterThan(740 / 2);
    await unfoldSections(page);
    const names = await sections(page).allTextContents();
    expect(names.map((name) => Number.parseInt(name, 10))).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  },
);

test(
  'an entry of the step menu leads to its section, which has the focus and is marked',
  { tag: '@sizes' },
  async ({ page, open }) => {
    await open('/p/1001/en/gh/1');
    await unfoldSections(page);
    await sections(page)
      .filter({ hasText: /Exposure controls/ })
      .click();
    await expect(page).toHaveURL(/#section-8$/);
    await expect(page.locator('#section-8')).toBeFocused();
    await expect(page.locator('#section-8').getByRole('heading').first()).toBeInViewport();
    await unfoldSections(page);
    await expect(sections(page).and(page.locator('[aria-current]'))).toHaveText(/^8/);
  },
);

test('the section that is read is marked, also where the address leads', { tag: '@sizes' }, async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  const marked = page.locator('[aria-current=location]').first();
  await expect(marked).toHaveText(/^1/);
  await page.locator('#section-5').evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, 20);
  await expect(marked).toHaveText(/^5/);
  await open('/p/1001/en/gh/1#section-12');
  await expect(page.locator('#section-12').getByRole('heading').first()).toBeInViewport();
  await expect(marked).toHaveText(/^12/);
});

test('the sheet is set for reading, offers links to its headings, and scrolls as the reader wants', async ({
  page,
  open,
  site,
}) => {
  await open('/p/1001/en/gh/1');
  await test.step('on a desktop text, tables and rules end at one edge, and a line is no longer than 72 characters', async () => {
    const right = async (selector: string) => {
      const boxes = await sheet(page)
        .locator(selector)
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
      return [...new Set(boxes)];
    };
    const edge = await right('#section-3');
    for (const selector of ['.sds-section', '.sds-subsection > p', 'dl', '.sds-table'])
      expect(await right(selector), selector).toEqual(edge);
    const width = (await sheet(page).locator('.sds-subsection > p').first().boundingBox())!.width;
    const meanCharacterWidth = await sheet(page).evaluate((article) => {
      const probe = article.appendChild(document.createElement('span'));
      probe.textContent = 'The substance is classified as hazardous according to the Regulation.';
      const characterWidth = probe.getBoundingClientRect().width / probe.textContent.length;
      probe.remove();
      return characterWidth;
    });
    expect(width / meanCharacterWidth).toBeLessThanOrEqual(76);
  });
  await test.step('scrolling is smooth for those who have not asked for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
  await test.step('a heading offers a link to itself beside it', async () => {
    const heading = sheet(page).getByRole('heading', { name: /^4\.1 / });
    const link = sheet(page).getByRole('link', { name: 'Link to section 4.1', exact: true });
    await heading.scrollIntoViewIfNeeded();
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    const [headingBox, linkBox] = [(await heading.boundingBox())!, (await link.boundingBox())!];
    expect(Math.abs(headingBox.y + 12 - (linkBox.y + linkBox.height / 2))).toBeLessThan(8);
    expect(linkBox.x + linkBox.width).toBeLessThanOrEqual(headingBox.x);
    await link.click();
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/1#subsection-4.1`);
    await expect(heading).toBeInViewport();
  });
});

test('the step menu is offset once the page is scrolled 330 pixels', { tag: '@wide' }, async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const isOffsetAt = async (top: number) => {
    await page.evaluate((scrolled) => window.scrollTo(0, scrolled), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return (await menu.getAttribute('data-offset')) !== null;
  };
  expect(await isOffsetAt(329)).toBe(false);
  await expect(menu).toHaveCSS('box-shadow', 'none');
  expect(await isOffsetAt(330)).toBe(true);
  await expect(menu).not.toHaveCSS('box-shadow', 'none');
  expect(await isOffsetAt(2000)).toBe(true);
  // Under the bar of the tabs, and there it stays.
  expect((await menu.boundingBox())?.y).toBeLessThan(80);
});

test('another version takes the place of the text and has an address of its own', async ({ page, open, site }) => {
  await open('/p/1009/en/gh/1');
  await expect(hazards(page)).toContainText('H372');
  await choose(page, 'Version v2.0', 'v1.0');
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?version=10091`);
  await expect(hazards(page)).not.toContainText('H372');
  await expect(page.getByRole('button', { name: 'Version v1.0', exact: true })).toBeVisible();
  await expect(page.getByText('This is version 1.0, not the newest.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute('href', /version=10091/);

  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await expect(hazards(page)).toContainText('H372');
  await page.goForward();
  await expect(hazards(page)).not.toContainText('H372');

  await page.reload();
  await unfoldMore(page);
  await expect(page.getByRole('button', { name: 'Version v1.0', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show version 2.0' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await expect(hazards(page)).toContainText('H372');
});

test('a comparison marks what changed, in the text, at its sections and in the step menu', async ({
  page,
  open,
  site,
}) => {
  await open('/p/1009/en/gh/1');
  await choose(page, 'Compare version no comparison', 'v1.0');
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?compare=10091`);
  await expect(page.getByRole('button', { name: 'Compare version v1.0' })).toBeVisible();
  await expect(page.getByText('Version 2.0 compared with 1.0', { exact: true })).toBeVisible();
  const added = sheet(page).getByRole('insertion').filter({ hasText: 'H372' }).first();
  const deleted = sheet(page).getByRole('deletion').filter({ hasText: 'H373' }).first();
  await expect(added).toBeVisible();
  await expect(deleted).toHaveCSS('text-decoration-line', /line-through/);
  const signOf = (mark: Locator) => mark.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await signOf(added)).toContain('+');
  expect(await signOf(deleted)).toContain('−');
  await expect(sheet(page).locator('#section-2')).toHaveClass(/sds-changed/);

  const changed = await sheet(page)
    .locator('[id^=section-]')
    .evaluateAll((all) => all.filter((section) => section.querySelector('ins, del')).map(({ id }) => id.slice(8)));
  await unfoldSections(page);
  const marked = await sections(page).filter({ hasText: ', changed' }).allTextContents();
  expect(marked.map((name) => /^\d+/.exec(name)?.[0])).toEqual(changed);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await expect(sheet(page).getByRole('insertion')).toHaveCount(0);
});

test(
  'a comparison that is chosen goes to its first change, below what changed: facts, as the detail counts them, and sections',
  { tag: '@widths' },
  async ({ page, open, site, size }) => {
    if (size === 'phone') await page.setViewportSize({ width: 375, height: 667 });
    await open('/p/1009/en/pi/1?changes=10091');
    const counted = (await page.getByText(/changes since version 1\.0$/).textContent()) ?? '';
    await open('/p/1009/en/gh/1');
    await choose(page, 'Compare version no comparison', 'v1.0');
    await expect(page.getByRole('status').filter({ hasText: /^Place 1 of/ })).toContainText('§ 2 Hazards');
    const first = hazards(page).locator('ins, del').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const box = (await first.boundingBox())!;
    expect(
      await first.evaluate((mark, { x, y }) => mark.contains(document.elementFromPoint(x, y)), {
        x: box.x + 5,
        y: box.y + 5,
      }),
    ).toBe(true);

    await expect(page.getByText(counted, { exact: true })).toBeVisible();
    const sectionsChanged = page.getByRole('list', { name: 'Changed sections' }).getByRole('link');
    await expect(sectionsChanged).toHaveText([
      '§ 2 Hazards',
      '§ 3 Composition',
      '§ 4 First aid',
      '§ 11 Toxicology',
      '§ 15 Regulations',
      '§ 16 Other information',
    ]);
    await sectionsChanged.nth(3).click();
    await expect(page.locator('#section-11').getByRole('heading').first()).toBeInViewport();
    await page.getByRole('list', { name: 'Panels with changes' }).getByRole('link').last().click();
    await expect(page).toHaveURL(`${site}/p/1009/en/pi/1?changes=10091#safety`);
  },
);

test('a comparison leads from change to change and ends', async ({ page, open, site }) => {
  await open('/p/1009/en/gh/1?compare=10091');
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Place/ });
  await expect(status).toHaveText(/^Places: \d+/);
  const total = /\d+/.exec((await status.textContent()) ?? '')?.[0];
  expect(Number(total)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(status).toContainText(`Place 1 of ${total}`);
  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect(status).toContainText(`Place ${total} of ${total}`);
  await expect(sheet(page).locator('ins, del').last()).toBeInViewport();
  await page.getByRole('link', { name: 'End comparison' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await expect(sheet(page).locator('ins, del')).toHaveCount(0);
});

test(
  'versions to compare with are the older ones, the first of them offered first',
  { tag: '@soak' },
  async ({ page, open }) => {
    await open('/p/1001/en/gh/1');
    await unfoldMore(page);
    await page.getByRole('button', { name: 'Compare version no comparison' }).click();
    const options = page.getByRole('menu', { name: 'Compare version' }).getByRole('menuitemradio');
    await expect(options).toHaveText(['v2.06 May 2024', 'v1.014 Nov 2022']);
    await expect(options.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await choose(page, 'Version v3.0', 'v2.0');
    await page.getByRole('button', { name: 'Compare version no comparison' }).click();
    await expect(options).toHaveText(['v1.014 Nov 2022']);
  },
);

test('a new version and a new language both end the comparison', { tag: '@soak' }, async ({ page, open, site }) => {
  await open('/p/1001/en/gh/1?compare=10012');
  await choose(page, 'Version v3.0', 'v2.0');
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?version=10012`);
  await expect(page.getByRole('button', { name: 'Compare version no comparison' })).toBeVisible();

  await choose(page, 'Compare version no comparison', 'v1.0');
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?version=10012&compare=10011`);
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByRole('menu', { name: 'Language' }).getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/2?version=10012`);
  await expect(
    sheet(page)
      .getByRole('heading', { name: /Erste-Hilfe-Maßnahmen$/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('.provider-html')).toHaveAttribute('lang', 'de');
  await expect(sheet(page).locator('ins, del')).toHaveCount(0);
});

test('the QR code of the sheet can be left out', async ({ page, open, site }) => {
  await open('/p/1001/en/gh/1');
  const code = sheet(page).locator('.sds-permalink');
  await expect(code).toBeVisible();
  await choose(page, 'QR visibility visible', 'not visible');
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute('href', /qr=0/);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1001/en/gh/1`);
  await expect(code).toBeVisible();
});

test('a text that cannot be had leaves the one in view, and can be asked for again', async ({
  page,
  open,
  site,
  mayFail,
}) => {
  mayFail.push(/\/api\/sds\/1015\//);
  await open('/p/1015/en/gh/1');
  const textBefore = await sheet(page).textContent();
  const failed = page.waitForResponse((response) => response.url().includes('/api/sds/1015/'));
  await choose(page, 'QR visibility visible', 'not visible');
  expect((await failed).status()).toBe(503);
  const dialog = page.getByRole('dialog', { name: 'QR visibility' });
  await expect(dialog.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'QR visibility visible' })).toBeFocused();
  expect(await sheet(page).textContent()).toBe(textBefore);
  expect(page.url()).toBe(`${site}/p/1015/en/gh/1`);
});

test('a text that takes its time has a spinner over the one before', async ({ page, open, size }) => {
  // What came once is there at once: each size has a language of its own.
  const lang = { phone: 1, tablet: 2, desktop: 3 }[size];
  await open(`/p/1016/en/gh/${lang}`);
  await choose(page, 'QR visibility visible', 'not visible');
  await expect(page.getByRole('status').filter({ hasText: 'Loading …' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'QR visibility visible' })).toBeAttached();
  await expect(page).toHaveURL(/qr=0$/);
  await expect(page.getByText('Loading …')).toHaveCount(0);
});

test('a reader stays at the section when another text takes its place', async ({ page, open }) => {
  await open('/p/1009/en/gh/1?compare=10091');
  const section = page.locator('#section-11');
  await section.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200));
  await page.getByRole('link', { name: 'End comparison' }).click();
  await expect(sheet(page).getByRole('insertion')).toHaveCount(0);
  expect(Math.abs(((await section.boundingBox())?.y ?? 0) - 200)).toBeLessThan(20);
});

test('values that the product does not know leave the address', { tag: '@soak' }, async ({ page, open, site }) => {
  for (const query of ['version=999&compare=abc&qr=7', 'compare=10092', 'version=10091&compare=10092', 'qr=yes']) {
    await open(`/p/1009/en/gh/1?${query}`);
    const clean = query.startsWith('version=10091') ? '?version=10091' : '';
    await expect(page).toHaveURL(`${site}/p/1009/en/gh/1${clean}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('n-Hexane');
  }
});

test('the search marks what it finds and leads through it', async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  const field = page.getByRole('searchbox', { name: 'Find in this sheet' });
  const status = page.getByRole('search').getByRole('status');
  const marks = () => page.evaluate(() => CSS.highlights.get('sds-found')?.size ?? 0);
  await field.fill('ACETONE');
  await expect(status).toHaveText(/^1 of \d+/);
  const count = await marks();
  expect(count).toBeGreaterThan(5);
  await expect(status).toContainText(`1 of ${count}`);
  await page.getByRole('button', { name: 'Next match' }).click();
  await expect(status).toContainText(`2 of ${count}`);
  await field.press('Enter');
  await expect(status).toContainText(`3 of ${count}`);
  await field.press('Shift+Enter');
  await page.getByRole('button', { name: 'Previous match' }).click();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await expect(status).toContainText(`${count} of ${count}`);
  const isInView = await page.evaluate(() => {
    const [range] = CSS.highlights.get('sds-found-current')?.values() ?? [];
    const box = (range as Range).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= window.innerHeight;
  });
  expect(isInView).toBe(true);

  await field.fill('unobtainium');
  await expect(status).toHaveText('not found');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('search')).not.toContainText('not found');
  expect(await marks()).toBe(0);
});

test(
  'the download page offers the sheet, and each of its other languages',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/en/gh/1/download');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety data sheet as PDF');
    await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toBeVisible();
    const others = page.getByRole('region', { name: 'Other languages' }).getByRole('link');
    await expect(others).toHaveCount(7);
    await others.filter({ hasText: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/2/download`);
    await page.getByRole('link', { name: 'Read it here' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/2`);
  },
);

test('any other page under the sheet promotes its PDF and sharing it', async ({ page, open }) => {
  await open('/p/1001/en/gh/1/at/the/fair');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keep this safety data sheet at hand');
  await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toBeVisible();
  const share = page.getByRole('region', { name: 'Share the link' }).getByRole('listitem');
  await expect(share).toHaveCount(9);
});

test('an SDS without a version leads to the detail', async ({ page, open, site }) => {
  await open('/p/1022/en/gh/1');
  await expect(page).toHaveURL(`${site}/p/1022/en/pi/1`);
});
