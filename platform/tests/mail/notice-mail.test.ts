import { writeNoticeMail } from '../../sharing/notice-mail.ts';
import { documentLanguages, type Localised } from '../../languages/languages.ts';
import { languages } from '../../languages/registry.ts';
import type { Notice, SdsVersion, NotifiedProduct } from '../../sharing/former-recipients.ts';

const version = (number: number, changes: Localised[] = [], listed = true): SdsVersion => ({
  id: number,
  text: `${number}.0`,
  number,
  listed,
  changes,
  created: `2026-0${number}-01`,
});
const versions = [
  version(1, [{ en: 'First issue' }]),
  version(2, [{ en: 'Section 9: flash point', de: 'Abschnitt 9: Flammpunkt' }]),
  version(3, [{ en: 'Never issued' }], false),
  version(4, [{ en: 'Section 2.2: P405 added' }, { en: 'Section 8' }]),
];
const notified = (
  id: number,
  name: string,
  had: SdsVersion | null,
  more: Partial<NotifiedProduct['product']> = {},
) => ({
  product: {
    id,
    code: `C-${id}`,
    names: { en: name },
    validLangs: [2, 1],
    versions,
    supplier: { name: 'Maker Ltd', email: 'sds@maker.example' },
    ...more,
  },
  version: versions[3]!,
  had,
});
const notice: Notice = {
  recipient: 'a@a.example',
  supplier: { name: 'Maker Ltd', email: 'sds@maker.example' },
  brand: 'dossier',
  messageLanguage: 'en',
  documentLanguage: 1,
  products: [notified(1, 'Acetone', versions[0]!)],
};
const site = 'https://dossier.example';

test('it says what is new since the version that the recipient has, where the sheet is, and why it comes', () => {
  const { subject, text } = writeNoticeMail(
    { ...notice, products: [notified(1, 'Acetone', versions[0]!), notified(2, 'Toluene', versions[1]!)] },
    site,
  );
  expect(subject).toBe('New versions of safety data sheets: Acetone (+1)');
  expect(text).toBe(`Hello,

Maker Ltd has revised the safety data sheets of these products. Please use the new versions from now on:

Acetone
C-1 · Version 4.0 · Revision: 1 April 2026
What has changed since version 1.0:
- Section 9: flash point
- Section 2.2: P405 added
- Section 8
Open the safety data sheet: https://dossier.example/p/1/en/gh/1

Toluene
C-2 · Version 4.0 · Revision: 1 April 2026
What has changed since version 2.0:
- Section 2.2: P405 added
- Section 8
Open the safety data sheet: https://dossier.example/p/2/en/gh/1

-- 
Dossier
You receive this message because product information was sent to you from dossier.example. Suppliers must send a revised safety data sheet to everyone whom they supplied with the product in the last 12 months (Article 31(9) of Regulation (EC) No 1907/2006, REACH). Your reply goes to sds@maker.example.
`);
});

test('the HTML says what the plain text says', () => {
  const { html, text } = writeNoticeMail(notice, site);
  const read = html
    .replace(/<style>.*<\/style>|<title>.*?<\/title>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const lines = text.split('\n').filter((line) => line !== '' && line !== '-- ');
  for (const line of lines) expect(read).toContain(line.replace(/^- |^Open.*: (?=http)/g, ''));
  expect(html).toContain('<a class="button-text" href="https://dossier.example/p/1/en/gh/1"');
});

test('of changes that nobody wrote down, and to who has no version yet, nothing is said', () => {
  const silent = versions.map((version) => ({ ...version, changes: [] }));
  for (const product of [notified(1, 'Acetone', null), notified(1, 'Acetone', silent[0]!, { versions: silent })]) {
    const { html, text } = writeNoticeMail({ ...notice, products: [product] }, site);
    for (const part of [html, text]) expect(part).not.toMatch(/changed|<ul/);
  }
});

test('the sheet is opened in the language of the last share, where it is not valid any more in the first valid one', () => {
  const linkIn = (documentLanguage: number | null) =>
    /gh\/\d+/.exec(writeNoticeMail({ ...notice, documentLanguage }, site).text)?.[0];
  expect([1, 2, 3, null].map(linkIn)).toEqual(['gh/1', 'gh/2', 'gh/2', 'gh/2']);
});

test('what changed comes in the language of the mail, in English where it was not written in it', () => {
  const { text } = writeNoticeMail({ ...notice, messageLanguage: 'de' }, site);
  expect(text).toContain('Version 4.0 · Überarbeitet am 1. April 2026\nWas sich seit Version 1.0 geändert hat:');
  expect(text).toContain('\n- Abschnitt 9: Flammpunkt\n- Section 2.2: P405 added\n');
});

test('no name and no change is read as markup, and none breaks a line', () => {
  const bad = '<img src=x>\r\nBcc: "e@v.il"';
  const changed = [version(1), version(4, [{ en: bad }])];
  const { subject, html, text } = writeNoticeMail(
    {
      ...notice,
      supplier: { name: bad, email: 'sds@maker.example' },
      products: [notified(1, bad, changed[0]!, { versions: changed })],
    },
    site,
  );
  expect(subject).toBe('New version of the safety data sheet: <img src=x> Bcc: "e@v.il"');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x&gt; Bcc: &quot;e@v.il&quot; has revised');
  expect(text).toContain('\n- <img src=x> Bcc: "e@v.il"\n');
});

describe.each(documentLanguages.map(({ code }) => code))('in %s', (lang) => {
  test('every place is filled, for one product and for several', () => {
    for (const products of [
      [notified(1, 'Acetone', versions[0]!)],
      [1, 2].map((id) => notified(id, 'Acetone', versions[0]!)),
    ]) {
      const mail = writeNoticeMail({ ...notice, products, messageLanguage: lang }, site);
      for (const part of Object.values(mail)) expect(part).not.toMatch(/\{\w+\}(?!.*!important)/);
      expect(mail.subject).toContain('Acetone');
      for (const response of ['Maker Ltd', 'dossier.example', 'sds@maker.example', '4.0', '2026', '1907/2006', 'REACH'])
        expect(mail.text).toContain(response);
      expect(mail.html).toContain(`<html lang="${lang}">`);
    }
  });

  test('nothing is left in another language', () => {
    const phrases = JSON.stringify(languages[lang].mails.notice);
    for (const { code } of documentLanguages)
      if (code !== lang) expect(phrases).not.toContain(languages[code].mails.notice.subject.slice(0, 20));
  });
});
