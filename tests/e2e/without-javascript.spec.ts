import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';
import { savedFile } from './saved-file';
import { unfoldMore } from './unfold-more';

test.use({ javaScriptEnabled: false });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name });
const actions = (page: Page) => page.getByRole('group', { name: 'Actions' });

test('every page of a product reads, and its links lead on', async ({ page, open, site }) => {
  await open('/p/1001/en/pd/1');
  await expect(page.getByText('Highly flammable liquid and vapour.')).toBeVisible();
  await page.getByRole('link', { name: 'In an emergency' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/emergency/1`);
  await expect(page.getByRole('link', { name: /\+49/ })).toBeVisible();
  await page.getByRole('link', { name: 'Eyes' }).click();
  await expect(page.getByText('at least 10 minutes', { exact: false }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Fire' }).click();
  await expect(page.getByRole('heading', { name: 'Fire', exact: true })).toBeInViewport();

  for (const [name, segment, heading] of [
    ['detail', 'pi', 'Basic information'],
    ['SDS', 'gh', /First aid measures/],
    ['technical data sheet', 'th', 'Fields of application'],
    ['safety instructions', 'mh', 'Conduct in danger'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/${segment}/1`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  await page.getByLabel('Language of this page: English').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/mh/1`);
});

test('the choices of the SDS are links', { tag: '@widths' }, async ({ page, open, site }) => {
  await open('/p/1009/en/gh/1');
  await expect(page.getByRole('article').locator('#section-16')).toBeVisible();
  await unfoldMore(page);
  await actions(page).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/2`);
  await expect(page.getByRole('heading', { name: /Erste-Hilfe-Maßnahmen$/ }).first()).toBeVisible();
  await open('/p/1009/en/gh/1');
  await unfoldMore(page);
  await actions(page).getByRole('link', { name: 'not visible' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?qr=0`);
  await open('/p/1009/en/gh/1?compare=10091');
  await expect(page.getByRole('insertion').filter({ hasText: 'H372' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'End comparison' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/gh/1`);
  await unfoldMore(page);
  await actions(page).getByRole('link', { name: 'v1.0' }).first().click();
  await expect(page).toHaveURL(/\?version=10091$/);
  await expect(page.getByText('This is version 1.0, not the newest.')).toBeVisible();
});

test('the choices of TDS and safety instructions are links', async ({ page, open, site }) => {
  await open('/p/1001/en/th/1');
  await actions(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/th/1?version=1`);
  await open('/p/1001/en/mh/1');
  await actions(page).getByRole('link', { name: 'not visible' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/en/mh/1?qr=0`);
});

test('the step menu leads to its sections', { tag: '@widths' }, async ({ page, open, size }) => {
  await open('/p/1001/en/gh/1');
  if (size === 'phone') await page.getByLabel(/^Sections: §/).click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
  await sections.getByRole('link', { name: /Firefighting/ }).click();
  await expect(page.locator('#section-5').getByRole('heading').first()).toBeInViewport();
});

test('changes mode is a link', async ({ page, open, site }) => {
  await open('/p/1009/en/pi/1');
  await page.getByRole('switch', { name: 'Show changes' }).click();
  await expect(page).toHaveURL(`${site}/p/1009/en/pi/1?changes=10091`);
  await expect(page.getByRole('insertion').filter({ hasText: 'STOT RE 1' }).first()).toBeVisible();
});

test('documents and attachments are saved', async ({ page, open }) => {
  for (const [path, link, pattern] of [
    ['/p/1001/en/gh/1', 'Download PDF (A4)', /^sds_.*_en_.*\.pdf$/],
    ['/p/1001/en/gh/1/download', 'Download PDF (A4)', /^sds_.*_en_.*\.pdf$/],
    ['/p/1001/en/gh/1/promo', 'Download PDF (A4)', /^sds_.*_en_.*\.pdf$/],
    ['/p/1001/en/th/1', 'Download PDF (A4)', /^tds_.*_en_.*\.pdf$/],
    ['/p/1001/en/mh/1', 'Download A3 poster', /^ipi_A3_.*_en_.*\.pdf$/],
    ['/p/1001/en/mh/1', 'Download A4', /^ipi_A4_.*_en_.*\.pdf$/],
    ['/p/1001/en/pi/1', 'Download certificate-of-analysis-26-0417.pdf', /^certificate-of-analysis-26-0417\.pdf$/],
  ] as const) {
    await open(path);
    const { name, content } = await savedFile(page, () => page.getByRole('link', { name: link }).click());
    expect(name).toMatch(pattern);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a file that the visitor may not have leads to a page that says so', async ({ page, open }) => {
  await open('/p/1024/en/pi/1');
  const [requested] = await Promise.all([
    page.waitForRequest(`${publicOrigin}/p/fileerror?**`),
    page.getByRole('link', { name: 'Download supplier-audit-2026.pdf' }).click(),
  ]);
  // The public origin is not where the journeys' server listens.
  await open(new URL(requested.url()).pathname + new URL(requested.url()).search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have permission to open this file');
  await page.getByRole('link', { name: 'Back to the product detail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product detail');
});

test('the QR tile leads to the code, the share button has links', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await page.getByRole('banner').getByLabel('Share').first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await page.getByRole('link', { name: /^QR code/ }).click();
  await expect(page).toHaveURL(/\/p\/api\/qr\/1001\/code\.svg$/);
});
