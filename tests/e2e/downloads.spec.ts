import type { Page } from '@playwright/test';
import { expect, rowTag, test } from './journey';
import { publicOrigin } from './public-origin';
import { readCodeInPdf } from './read-code';
import { savedFile } from './saved-file';

const time = String.raw`\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d`;
const isPdf = (content: Buffer) => content.subarray(0, 5).toString() === '%PDF-';
/** Width and height of the first page in millimetres. */
function pageSize(pdf: Buffer): number[] {
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? [];
  return box.slice(1).map((points) => Math.round((Number(points) * 25.4) / 72));
}

const documents = [
  ['SDS', '/p/1001/en/gh/1', 'Download PDF (A4)', 'sds_', [210, 297]],
  ['TDS', '/p/1001/en/th/1', 'Download PDF (A4)', 'tds_', [210, 297]],
  ['A3 poster', '/p/1001/en/mh/1', 'Download A3 poster', 'ipi_A3_', [297, 420]],
  ['safety instructions on A4', '/p/1001/en/mh/1', 'Download A4', 'ipi_A4_', [210, 297]],
] as const;

for (const [name, path, link, prefix, size] of documents) {
  test(
    `the ${name} is saved as PDF under its name, its code leads to the product`,
    rowTag(name === 'SDS'),
    async ({ page, open }) => {
      await open(path);
      const file = await savedFile(page, () => page.getByRole('link', { name: link }).click());
      expect(file.name).toMatch(new RegExp(`^${prefix}Acetone technical 99\\.5 %_v[\\d.]+_en_${time}\\.pdf$`));
      expect(isPdf(file.content)).toBe(true);
      expect(pageSize(file.content)).toEqual(size);
      expect(await readCodeInPdf(file.content, 1)).toBe(`${publicOrigin}/p/1001`);
    },
  );
}

test(
  'an SDS without its code has none in the PDF; an older version is saved as itself',
  { tag: '@soak' },
  async ({ page, open }) => {
    await open('/p/1009/en/gh/1?version=10091&qr=0');
    const { content } = await savedFile(page, () => page.getByRole('link', { name: 'Download PDF (A4)' }).click());
    expect(await readCodeInPdf(content, 1)).toBeNull();
  },
);

test('a document is saved at a tap, from its tile, its screen, and the page that offers it', async ({ page, open }) => {
  const save = async (path: string, link: string) => {
    await open(path);
    const { name, content } = await savedFile(page, () => page.getByRole('link', { name: link }).click());
    expect(isPdf(content)).toBe(true);
    return name.replace(new RegExp(`_v[\\d.]+(?=_)|_${time}`, 'g'), '');
  };
  expect(await save('/p/1001/en/pd/1', 'PDF: SDS')).toBe('sds_Acetone technical 99.5 %_en.pdf');
  expect(await save('/p/1001/en/gh/2/download', 'Download PDF (A4)')).toBe('sds_Aceton technisch 99,5 %_de.pdf');
  expect(await save('/p/1001/en/mh/1', 'Download A4')).toBe('ipi_A4_Acetone technical 99.5 %_en.pdf');
  expect(page.context().pages()).toHaveLength(1);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a document is saved with the visitor’s own time in its name', { tag: '@soak' }, async ({ page, open }) => {
    await open('/p/1001/en/gh/1');
    const { name } = await savedFile(page, () => page.getByRole('link', { name: 'Download PDF (A4)' }).click());
    const [, day, clock] = /_(\d{4}-\d\d-\d\d)_(\d\d-\d\d-\d\d)\.pdf$/.exec(name) ?? [];
    const savedAt = Date.parse(`${day}T${clock?.replaceAll('-', ':')}+09:00`);
    expect(Math.abs(Date.now() - savedAt)).toBeLessThan(10 * 60_000);
  });
});

test('attachments are saved under their own names', async ({ page, open }) => {
  await open('/p/1001/en/pi/1');
  const save = (name: string) => savedFile(page, () => page.getByRole('link', { name: `Download ${name}` }).click());
  const pdf = await save('certificate-of-analysis-26-0417.pdf');
  expect([pdf.name, isPdf(pdf.content)]).toEqual(['certificate-of-analysis-26-0417.pdf', true]);
  const picture = await save('pack-sizes.png');
  expect([picture.name, picture.content.subarray(1, 4).toString()]).toEqual(['pack-sizes.png', 'PNG']);
});

test('a file that the visitor may not have leads to a page that says so, and back', async ({
  page,
  open,
  site,
  mayFail,
}) => {
  mayFail.push(/\/api\/attachments\/1024\/0$/);
  await open('/p/1024/en/pi/1');
  await page.getByRole('link', { name: 'Download supplier-audit-2026.pdf' }).click();
  await expect(page).toHaveURL(`${site}/p/fileerror?id=1024&interfaceLang=en&lang=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have permission to open this file');
  await page.getByRole('link', { name: 'Back to the product detail' }).click();
  await expect(page).toHaveURL(`${site}/p/1024/en/pi/1`);
});

/** Everything of the page but the notification. */
const textOf = (page: Page) => page.getByRole('main').innerText();

test('a download that fails says so, with the id under which it stands in the log; the page stays', async ({
  page,
  open,
  site,
  mayFail,
}) => {
  mayFail.push(/\/api\/download\/sds\/1013\//);
  await open('/p/1013/en/gh/1');
  const textBefore = await textOf(page);
  await page.getByRole('link', { name: 'Download PDF (A4)' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'The server could not do this' });
  await expect(toast).toHaveText(/The server could not do this\. Please try again later\. Error id: \w{3}$/);
  expect(await textOf(page)).toBe(textBefore);
  expect(page.url()).toBe(`${site}/p/1013/en/gh/1`);
  expect(page.context().pages()).toHaveLength(1);
});

test('a download that takes its time shows how far it is', async ({ page, open }) => {
  await open('/p/1014/en/gh/1');
  const link = page.getByRole('link', { name: /^Download(ing| PDF)/ });
  const saved = savedFile(page, () => link.click());
  await expect(link).toContainText(/Downloading … [45]\d%/);
  expect(isPdf((await saved).content)).toBe(true);
  await expect(link).toHaveAccessibleName('Download PDF (A4)');
});
