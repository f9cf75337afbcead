import type { Locator, Page } from '@playwright/test';
import { readOutbox, waitFor } from '../contract/mails';
import { logIn } from './demo-account';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';
import { savedFile } from './saved-file';

// What most visitors come for, as they do it: by the QR code of a pack, on a small phone that is set to German. A tap is a line;
// what is expected stands on the screen that is there then. First aid, the shortest of them, is in emergency.spec.ts.
test.use({ viewport: { width: 375, height: 667 }, locale: 'de-DE', hasTouch: true });
test.describe.configure({ mode: 'parallel' });

/** Wholly on the screen, and under nothing that stays there. */
async function expectReadable(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 1 });
  const isCovered = await text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].some((y) => !element.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  expect(isCovered).toBe(false);
}

const documents = (page: Page) => page.getByRole('navigation', { name: 'Dokumente' });

test('the safety data sheet: section 1 after a tap, its PDF after another', async ({ page, open, site }) => {
  await open('/p/1009');
  await documents(page)
    .getByRole('link', { name: /^Sicherheitsdatenblatt/ })
    .tap();
  await expect(page).toHaveURL(`${site}/p/1009/de/gh/2`);
  await expectReadable(page.getByRole('heading', { name: /^ABSCHNITT 1:/ }));
  const pdf = await savedFile(page, () => page.getByRole('link', { name: 'PDF herunterladen (A4)' }).tap());
  expect(pdf.name).toMatch(/^sds_.*_de_.*\.pdf$/);
});

test('what is new since a version: from its sheet in three taps to the first change', async ({ page, open }) => {
  await open('/p/1009/de/gh/2');
  await page.getByText('Mehr', { exact: true }).tap();
  await page.getByRole('button', { name: /^Vergleichsversion/ }).tap();
  await page.getByRole('menuitemradio', { name: 'v1.0' }).tap();
  const changes = page.getByRole('article').locator(':is(ins, del):not(.sds-header *)');
  // All of it but the fraction of a pixel by which the page scrolls further.
  await expect(changes.first()).toBeInViewport({ ratio: 0.9 });
});

test('a label: after two taps its PDF, at the size of the pack', async ({ page, open }) => {
  await open('/p/1009');
  await documents(page)
    .getByRole('link', { name: /^Etikett/ })
    .tap();
  const label = await savedFile(page, () => page.getByRole('link', { name: 'Etikett als PDF' }).tap());
  expect(label.name).toMatch(/^label_single_.*_de_.*\.pdf$/);
});

test('a share in German: an address and four taps, and the recipient is two taps from the sheet', async ({
  page,
  open,
}) => {
  await open('/p/login?interfaceLang=en');
  await logIn(page);
  await page.waitForURL(/\/p\/products$/);
  await open('/p/1009/de/pd/2');
  const share = page.getByRole('banner').getByRole('button', { name: 'Teilen', exact: true });
  await share.tap();
  const dialog = page.getByRole('dialog', { name: 'Produkte teilen' });
  await dialog.getByRole('textbox', { name: 'Empfänger' }).fill('journey@a.example');
  await dialog.getByRole('combobox', { name: 'Sprache der Nachricht' }).tap();
  await page.getByRole('option', { name: 'Deutsch' }).tap();
  await dialog.getByRole('button', { name: 'Senden', exact: true }).tap();
  await expectReadable(page.getByRole('status').getByText('Empfänger: 1'));
  const mail = await waitFor(async () =>
    (await readOutbox(process.env.DOSSIER_MAILS ?? '')).find(({ to }) => to?.[0]?.address === 'journey@a.example'),
  );
  const link = new RegExp(`href="${publicOrigin}(/p/1009[^"]*)"`).exec(mail.html || '')?.[1];
  await page.context().clearCookies();
  await open(link!);
  await documents(page)
    .getByRole('link', { name: /^Sicherheitsdatenblatt/ })
    .tap();
  await expectReadable(page.getByRole('heading', { name: /^ABSCHNITT 1:/ }));
});

test('what is missing is asked for: a tap, and a mail that names product and document', async ({ page, open }) => {
  await open('/p/1020');
  const ask = documents(page).getByRole('link', { name: 'Lieferanten fragen' });
  const mail = new URL((await ask.getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toMatch(/^Sicherheitsdatenblatt: .*\(DW-005\)$/);
});

test('a page in another language than the reader’s: one tap to German, and a QR code stays German after it', async ({
  page,
  open,
  site,
}) => {
  await open('/p/1009/en/gh/1');
  const line = page.getByRole('link', { name: 'Auf Deutsch lesen' });
  await expectReadable(line);
  await line.tap();
  await expect(page).toHaveURL(`${site}/p/1009/de/gh/2`);
  await expect(line).toBeHidden();
  await open('/p/1001');
  await expect(page).toHaveURL(`${site}/p/1001/de/pd/2`);
});
