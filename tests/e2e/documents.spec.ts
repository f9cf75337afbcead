import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const sheet = (page: Page) => page.getByRole('article');
const heading = (page: Page, name: string) => sheet(page).getByRole('heading', { name });

test('the TDS is read in another language, whose address it has', async ({ page, open, site }) => {
  await open('/p/1001/en/th/1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Technical data sheet');
  await expect(heading(page, 'Fields of application')).toBeVisible();
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByRole('menu', { name: 'Language' }).getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/th/2`);
  await expect(page.getByRole('button', { name: 'Language Deutsch' })).toBeVisible();
  await expect(heading(page, 'Anwendungsgebiete')).toBeVisible();
  await expect(page.locator('.provider-html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL(`${site}/p/1001/en/th/1`);
  await expect(heading(page, 'Fields of application')).toBeVisible();
});

test('an older version of the TDS has an address, and a PDF, of its own', async ({ page, open, site }) => {
  await open('/p/1001/en/th/1');
  await page.getByRole('button', { name: 'Version 2' }).click();
  await page.getByRole('menuitemradio', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/th/1?version=1`);
  await expect(sheet(page).getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute('href', /version=1$/);
});

test('the safety instructions are read in another language, whose address they have', async ({ page, open, site }) => {
  await open('/p/1001/en/mh/1');
  await expect(heading(page, 'Conduct in danger')).toBeVisible();
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByRole('menu', { name: 'Language' }).getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/mh/2`);
  await expect(heading(page, 'Verhalten im Gefahrfall')).toBeVisible();
  await expect(page.locator('.provider-html')).toHaveAttribute('lang', 'de');
});

test('the QR code of the safety instructions can be left out, of poster and A4 too', async ({ page, open, site }) => {
  await open('/p/1001/en/mh/1');
  const code = sheet(page).locator('.ipi-permalink');
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'QR code visible' }).click();
  await page.getByRole('menuitemradio', { name: 'not visible' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/mh/1?qr=0`);
  await expect(code).toHaveCount(0);
  for (const [name, size] of [
    ['Download A3 poster', 'A2'],
    ['Download A4', 'A4'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`size=${size}&qr=0$`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'QR code not visible' })).toBeVisible();
  await expect(code).toHaveCount(0);
});

test('values that a document does not know leave the address', { tag: '@soak' }, async ({ page, open, site }) => {
  for (const [requested, clean] of [
    ['th/1?version=99', 'th/1'],
    ['th/1?version=x', 'th/1'],
    ['mh/1?qr=5', 'mh/1'],
  ]) {
    await open(`/p/1001/en/${requested}`);
    await expect(page).toHaveURL(`${site}/p/1001/en/${clean}`);
  }
});

test(
  'a TDS that is not valid in the language is shown in the first that is; without one the detail is',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1021/en/th/1');
    await expect(page).toHaveURL(`${site}/p/1021/en/th/2`);
    for (const id of [1018, 1019]) {
      await open(`/p/${id}/en/th/1`);
      await expect(page).toHaveURL(`${site}/p/${id}/en/pi/1`);
    }
  },
);

test('in an outage a document is named, and asked for again; a product that does not exist is told as such', async ({
  page,
  open,
  site,
  mayFail,
}) => {
  const id = [1013, 1012][test.info().retry];
  const address = `/p/${id}/en/mh/1?qr=0`;
  mayFail.push(new RegExp(`/${id}/`));
  await page.goto(site + address);
  await expect(page).toHaveURL(/\/p\/sdserror\?/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('The document “Safety instructions” cannot be loaded at the moment');
  // So long the outage lasts.
  await page.waitForTimeout(2_000);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(site + address);
  await expect(sheet(page)).toBeVisible();
  await open('/p/999999/en/gh/1');
  await expect(title).toHaveText('There is no product at this address');
});

test(
  'no word of a table is broken without a hyphen on a phone, in German',
  { tag: '@phone' },
  async ({ page, open }) => {
    for (const address of ['/p/1007/de/gh/2', '/p/1009/de/gh/2', '/p/1017/de/th/2']) {
      await open(address);
      const broken = await sheet(page).evaluate((article) => {
        // What is left then are breaks without a hyphen: not every browser knows the syllables of a language.
        for (const table of article.querySelectorAll<HTMLElement>('.sds-table, .sds-table *'))
          table.style.hyphens = 'manual';
        const words: string[] = [];
        const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.parentElement!.closest('table')) continue;
          for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{4,}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        }
        return words;
      });
      expect(broken).toEqual([]);
    }
  },
);
