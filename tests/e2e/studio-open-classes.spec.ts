import type { Browser, Page } from '@playwright/test';
import { runCommand } from '../support/platform-command';
import { demo } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { press, reach, tabTo, typeIn } from './tab-to';

/** Who approves and publishes what the demo account writes. */
const approver = 'studio-open';
const group = 'Demo laboratory';
const question = /Aceton\. Welchen Flammpunkt hat es, oder warum ist es nicht entzündbar\?/;

type OpenIn = (page: Page, address: string) => Promise<unknown>;

test.use({ locale: 'de-DE' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert \d/ });
const property = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const questions = (page: Page) => page.getByRole('region', { name: /^Fragen, die vor dem Veröffentlichen/ });

async function logIn(page: Page, openIn: OpenIn, username: string): Promise<void> {
  await openIn(page, '/p/login?next=/studio');
  await typeIn(page, page.getByRole('textbox', { name: 'Benutzername' }), username);
  await typeIn(page, page.getByLabel('Passwort'), demo.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Produkte und Entwürfe')).toBeVisible();
}

/** Another person's page, which shows the review of the draft. */
async function openReviewer(browser: Browser, openIn: OpenIn, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE', serviceWorkers: 'block' });
  const page = await context.newPage();
  await logIn(page, openIn, approver);
  await openIn(page, address.replace(/[a-z]+$/, 'review'));
  await expect(heading(page, 'Prüfung')).toBeVisible();
  return page;
}

async function goTo(page: Page, step: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Schritte des Editors' }).getByRole('link', { name: step });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, step)).toBeFocused();
}

/** Takes a step of the review; the new state has the focus afterwards. */
async function take(page: Page, action: string, state: string): Promise<void> {
  const button = page.getByRole('button', { name: action, exact: true });
  await expect(button).toBeEnabled();
  await press(page, button);
  const dialog = page.getByRole('dialog', { name: action });
  await expect(dialog).toBeFocused();
  await press(page, dialog.getByRole('button', { name: action, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: state, exact: true })).toBeFocused();
}

/** A draft of a mixture of 80 % acetone and 20 % water, all of it typed, of which nothing is measured. */
async function writeDraft(page: Page, openIn: OpenIn, code: string): Promise<void> {
  await logIn(page, openIn, demo.username);
  await press(page, page.getByRole('button', { name: 'Neues Produkt' }));
  const dialog = page.getByRole('dialog', { name: 'Neues Produkt' });
  await typeIn(page, dialog.getByRole('textbox', { name: 'Produktcode' }), code);
  await typeIn(page, dialog.getByRole('textbox', { name: 'Name' }), `Verdünner ${code}`);
  await press(page, dialog.getByRole('button', { name: 'Anlegen' }));
  await expect(heading(page, 'Beginn')).toBeFocused();
  await press(page, page.getByRole('radio', { name: 'Industrie und Gewerbe' }), 'Space');
  // What nobody has typed yet is no fault.
  await expect(page.getByText(/^Noch offen: \d+$/).first()).toBeVisible();
  await expect(page.getByText(/^Fehler: \d+$/)).toHaveCount(0);

  await goTo(page, 'Identität');
  const names = page.getByRole('region', { name: 'Name und Code' });
  await typeIn(page, names.getByRole('textbox', { name: /^Beschreibung/ }), 'Verdünner auf Wasserbasis.');

  await goTo(page, 'Bestandteile');
  const grid = page.getByRole('grid', { name: 'Bestandteile' });
  await reach(page, grid.locator('[data-cell][tabindex="0"]'));
  for (const cells of [
    ['Aceton', '67-64-1', '', '80', '80 %', 'Flam. Liq. 2; H225 | Eye Irrit. 2; H319 | STOT SE 3; H336'],
    ['Wasser', '7732-18-5', '', '20', '20 %', '-'],
  ]) {
    for (const [index, text] of cells.entries()) {
      if (text !== '') await page.keyboard.type(text);
      await page.keyboard.press(index < cells.length - 1 ? 'Tab' : 'Enter');
    }
    await page.keyboard.press('Home');
  }
  await expect(page.locator('[data-follows]')).toContainText('Nicht bekannt: Entzündbare Flüssigkeiten');

  await goTo(page, 'Eigenschaften');
  await typeIn(page, property(page, 'Aggregatzustand').getByRole('textbox'), 'flüssig');
  await press(page, page.getByRole('button', { name: 'keine : Gefahrgut' }));
  await expect(saved(page)).toBeVisible();
}

test.beforeAll(async () => {
  const dataDir = process.env.PLATFORM_DATA_DIR!;
  const account = ['user', 'add', approver, '--email', 'open@studio.example', '--workgroup', group];
  await runCommand(dataDir, [...account, '--password-stdin'], { input: demo.password });
  await runCommand(dataDir, ['workgroup', 'roles', group, approver, 'reviewer', 'publisher']);
});

test('a draft whose flash point is open is not published before its question is answered at the field', async ({
  page,
  browser,
  openIn,
}) => {
  test.setTimeout(600_000);
  const code = `OPEN-${Date.now() % 100_000}`;
  await writeDraft(page, openIn, code);

  await test.step('the sheet and the label of the draft say what is not known', async () => {
    const preview = page.getByRole('region', { name: 'Vorschau' });
    await reach(page, preview.getByRole('tab', { selected: true }));
    for (const tab of ['Etikett', 'Datenblatt']) {
      await page.keyboard.press('ArrowRight');
      await expect(preview.getByRole('tab', { name: tab })).toBeFocused();
      await expect(preview.getByText('Nicht bekannt: Entzündbare Flüssigkeiten')).toBeVisible();
    }
  });

  const other = await test.step('the question refuses to publish what a second person approved', async () => {
    await goTo(page, 'Prüfung');
    await expect(questions(page).getByText(question)).toBeVisible();
    await take(page, 'Zur Prüfung einreichen', 'In Prüfung');
    const reviewer = await openReviewer(browser, openIn, page.url());
    await take(reviewer, 'Freigeben', 'Freigegeben');
    await expect(questions(reviewer).getByText(question)).toBeVisible();
    await expect(reviewer.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeDisabled();
    await expectNoAxeViolations(reviewer, 'main');
    return reviewer;
  });

  await test.step('it leads to its field, where the value is typed', async () => {
    await openIn(page, page.url());
    await press(page, questions(page).getByRole('link'));
    await expect(heading(page, 'Eigenschaften')).toBeVisible();
    const field = property(page, 'Flammpunkt');
    await expect(field.getByRole('combobox')).toBeFocused();
    const value = field.getByRole('textbox', { name: 'Wert' });
    await expect(value).toHaveAccessibleDescription(question);
    await expectNoAxeViolations(page, 'main');
    await typeIn(page, value, '-17');
    await typeIn(page, field.getByRole('textbox', { name: 'Einheit' }), '°C');
    await expect(page.getByText(question)).toHaveCount(0);
  });

  await test.step('the class follows: without a boiling point the gravest one', async () => {
    await goTo(page, 'Einstufung');
    await expect(page.getByRole('heading', { level: 3, name: 'Flam. Liq. 1' })).toBeVisible();
    await goTo(page, 'Eigenschaften');
    const boilingPoint = property(page, 'Siedepunkt oder Siedebeginn und Siedebereich');
    await reach(page, boilingPoint.getByRole('combobox'));
    await page.keyboard.type('Wert');
    await typeIn(page, boilingPoint.getByRole('textbox', { name: 'Wert' }), '58');
    await typeIn(page, boilingPoint.getByRole('textbox', { name: 'Einheit' }), '°C');
    const goods = property(page, 'Gefahrgut');
    await press(page, goods.getByRole('button', { name: /^Hinzufügen/ }));
    await typeIn(page, goods.getByRole('textbox', { name: /^UN-Nummer/ }), 'UN1090');
    const shippingName = goods.getByRole('group', { name: /^Ordnungsgemäße UN-Versandbezeichnung/ });
    await reach(page, shippingName.getByRole('combobox'));
    await page.keyboard.type('Text');
    await typeIn(page, shippingName.getByRole('textbox'), 'ACETON, LÖSUNG');
    for (const [name, text] of [
      ['Transportgefahrenklassen', '3'],
      ['Verpackungsgruppe', 'II'],
      ['Klassifizierungscode', 'F1'],
      ['Nummer zur Kennzeichnung der Gefahr', '33'],
      ['Tunnelbeschränkungscode', 'D/E'],
      ['Begrenzte Menge', '1 L'],
    ] as const) {
      await reach(page, goods.getByLabel(new RegExp(`^${name}`)).first());
      await page.keyboard.type(text);
    }
    await expect(page.getByRole('region', { name: 'Vorschau' }).getByText(/^(Fehler|Frage|Noch offen)$/)).toHaveCount(
      0,
    );
    await goTo(page, 'Einstufung');
    await expect(page.getByRole('heading', { level: 3, name: 'Flam. Liq. 2' })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('it is published', async () => {
    await goTo(page, 'Prüfung');
    await take(page, 'Zur Prüfung einreichen', 'In Prüfung');
    await openIn(other, other.url());
    await take(other, 'Freigeben', 'Freigegeben');
    await take(other, 'Veröffentlichen', 'Veröffentlicht');
    await press(other, other.getByRole('link', { name: 'Öffentliche Seite öffnen' }));
    await expect(other.getByText('H225').first()).toBeVisible();
    await other.context().close();
  });
});

test('the question is answered by a reason, too, which section 16 and the audit trail have', async ({
  page,
  browser,
  openIn,
}) => {
  test.setTimeout(600_000);
  const reason = 'UN-Prüfung L.2: keine selbstunterhaltende Verbrennung, Bericht 7.';
  await writeDraft(page, openIn, `WHY-${Date.now() % 100_000}`);

  await test.step('the reason is typed at the field; Escape loses nothing and leads back', async () => {
    const field = property(page, 'Flammpunkt');
    await press(page, field.getByRole('button', { name: /^Trifft nicht zu/ }));
    const form = property(page, 'Entzündbare Flüssigkeiten');
    await press(page, form.getByRole('radio', { name: /Prüfdaten/ }), 'Space');
    await typeIn(page, form.getByRole('textbox', { name: 'Begründung' }), reason);
    await expect(form.getByRole('status')).toHaveText('Die Frage ist beantwortet.');
    await expect(page.getByText(question)).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(field.getByRole('textbox', { name: 'Wert' })).toBeFocused();
    await expect(
      field.getByText('Durch eine eigene Entscheidung beantwortet: Entzündbare Flüssigkeiten'),
    ).toBeVisible();
    await press(page, field.getByRole('button', { name: /^Antwort ändern/ }));
    await expect(form.getByRole('textbox', { name: 'Begründung' })).toHaveValue(reason);
    await page.keyboard.press('Escape');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('it is published, and the reason stands in the trail and in section 16', async () => {
    await goTo(page, 'Prüfung');
    await expect(questions(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Protokoll' }).getByText(reason).first()).toBeVisible();
    await take(page, 'Zur Prüfung einreichen', 'In Prüfung');
    const other = await openReviewer(browser, openIn, page.url());
    await take(other, 'Freigeben', 'Freigegeben');
    await take(other, 'Veröffentlichen', 'Veröffentlicht');
    await press(other, other.getByRole('link', { name: 'Öffentliche Seite öffnen' }));
    await other.waitForURL(/\/p\/\d+\/de\/pd\//);
    await openIn(other, other.url().replace('/pd/', '/gh/'));
    await expect(other.locator('#section-16')).toContainText(reason);
    await other.context().close();
  });
});
