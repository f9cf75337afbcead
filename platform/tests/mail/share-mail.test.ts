import { readFileSync } from 'node:fs';
import { drawLogo } from '../../sharing/sender-logo.ts';
import { contentId, embedLogo } from '../../sharing/mail-body.ts';
import { type ShareRequest, writeShareMail } from '../../sharing/share-mail.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { languages } from '../../languages/registry.ts';

const product = (id: number, name: string) => ({
  id,
  code: `C-${id}`,
  names: { en: name },
  pictograms: [],
  version: { id: 1, text: '3.0', created: '2026-02-01' },
  validLangs: [2, 1],
  sdsLangs: [2, 1],
});
const shareRequest: ShareRequest = {
  brand: 'dossier',
  sender: { name: 'ana', email: 'ana@a.example', company: null },
  target: 'sds',
  message: null,
  messageLanguage: 'en',
  documentLanguage: 1,
  products: [product(1, 'Acetone')],
  siteUrl: 'https://dossier.example',
};

test('the plain text says what the HTML says', () => {
  const { subject, text } = writeShareMail({
    ...shareRequest,
    products: [product(1, 'Acetone'), product(2, 'Toluene')],
  });
  expect(subject).toBe('Safety data sheets: Acetone (+1)');
  expect(text).toBe(`Hello,

ana has sent you the safety data sheets of these products:

Acetone
C-1 · Version 3.0
Open the safety data sheet: https://dossier.example/p/1/en/gh/1

Toluene
C-2 · Version 3.0
Open the safety data sheet: https://dossier.example/p/2/en/gh/1

-- 
Dossier
ana (ana@a.example) entered your address on dossier.example for this one message. Your reply goes to ana@a.example.
`);
});

test('the product page is opened in the product’s first valid language where none is chosen', () => {
  const { html, text } = writeShareMail({ ...shareRequest, target: 'ui', documentLanguage: null });
  for (const part of [html, text]) expect(part).toContain('https://dossier.example/p/1/en/pd/2');
});

test('no name is read as markup, and none breaks a line', () => {
  const { subject, html, text } = writeShareMail({
    ...shareRequest,
    products: [product(1, '<img src=x>\r\nBcc: "e@v.il"')],
  });
  expect(subject).toBe('Safety data sheet: <img src=x> Bcc: "e@v.il"');
  expect(html).toContain('&lt;img src=x&gt; Bcc: &quot;e@v.il&quot;');
  expect(html).not.toContain('<img');
  expect(text).toContain('\n<img src=x> Bcc: "e@v.il"\n');
});

describe('a personal message', () => {
  const message = 'Dear all,\n<b>pay</b> at https://evil.example/x or mail a@evil.example';

  test('stands before the products, marked as the sender’s words, and is text in either form', () => {
    const { html, text } = writeShareMail({ ...shareRequest, message });
    expect(text).toContain(
      'Hello,\n\nMessage from ana:\n> Dear all,\n> <b>pay</b> at https://evil.example/x or mail a@evil.example\n\nana has sent you',
    );
    expect(html).toContain('>Message from ana:</p>');
    expect(html).toContain('Dear all,<br>&lt;b&gt;pay');
    expect(html).not.toContain('<b>');
  });

  test('has no address that a mail program would make a link of', () => {
    const { html } = writeShareMail({ ...shareRequest, message });
    expect(html).not.toMatch(/href="[^"]*evil|https:\/\/evil|a@evil|evil\.example/);
    expect(html.replaceAll('\u200c', '')).toContain('https://evil.example/x or mail a@evil.example');
  });

  test('that nobody wrote is not announced', () => {
    const { html, text } = writeShareMail(shareRequest);
    for (const part of [html, text]) expect(part).not.toContain('Message from');
  });
});

describe('the sender’s company', () => {
  const writeMailOf = (company: ShareRequest['sender']['company'], message: string | null = null) =>
    writeShareMail({ ...shareRequest, message, sender: { ...shareRequest.sender, company } });

  test('stands behind the sender’s name where that is said first, in either form', () => {
    const company = { name: 'Maker Ltd', logo: null };
    for (const part of [writeMailOf(company).text, writeMailOf(company).html])
      expect(part).toContain('ana (Maker Ltd) has sent you the safety data sheet of this product:');
    for (const part of [writeMailOf(company, 'Hi').text, writeMailOf(company, 'Hi').html]) {
      expect(part).toContain('Message from ana (Maker Ltd):');
      expect(part).toContain('ana has sent you');
      expect(part.match(/Maker Ltd/g)).toHaveLength(1);
    }
  });

  test('is shown by its logo, which the mail brings with it, with the name for those who see no pictures', async () => {
    const logo = await drawLogo(readFileSync('platform/assets/logos/demo.svg'));
    const mail = writeMailOf({ name: 'Maker & Co', logo });
    expect(mail.logo).toBe(logo);
    expect(mail.html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining(`src="cid:${contentId(logo)}" alt="Maker &amp; Co" width="144" height="38"`),
    ]);
    expect(embedLogo(mail)).toMatch(/<img [^>]*src="data:image\/png;base64,iVBOR[\w+/=]+" alt="Maker &amp; Co"/);
    expect(embedLogo(mail)).not.toContain('cid:');
  });

  test('that nobody told is not named, and a logo that nobody gave is not shown', () => {
    for (const [mail, response] of [
      [writeMailOf(null), 'ana has sent you'],
      [writeMailOf({ name: 'Maker Ltd', logo: null }), 'ana (Maker Ltd) has sent you'],
    ] as const) {
      expect(mail.logo).toBeNull();
      expect(mail.text).toContain(`\n${response}`);
      expect(mail.html).toContain(`>${response}`);
      expect(embedLogo(mail)).toBe(mail.html);
      expect(mail.html).not.toMatch(/<img|cid:|data:/);
    }
  });

  test('is no markup, fills no place and breaks no line', () => {
    const { subject, html, text } = writeMailOf({ name: '<img src=x>\r\nBcc: "{email}"', logo: null });
    expect(subject).toBe('Safety data sheet: Acetone');
    expect(html).toContain('ana (&lt;img src=x&gt; Bcc: &quot;{email}&quot;) has sent you');
    expect(html).not.toContain('<img');
    expect(text).toContain('\nana (<img src=x> Bcc: "{email}") has sent you');
  });
});

describe.each(documentLanguages.map(({ code }) => code))('in %s', (lang) => {
  test('every place is filled, for one product and for several', () => {
    const sender = { ...shareRequest.sender, company: { name: 'Maker Ltd', logo: null } };
    for (const target of ['ui', 'sds'] as const) {
      for (const products of [[product(1, 'Acetone')], [product(1, 'Acetone'), product(2, 'Toluene')]]) {
        const mail = writeShareMail({ ...shareRequest, sender, target, products, messageLanguage: lang, message: 'x' });
        for (const part of [mail.subject, mail.html, mail.text])
          expect(part).not.toMatch(/\{(product|count|sender|version|email|site)\}/);
        expect(mail.subject).toContain('Acetone');
        for (const response of ['ana@a.example', 'ana (Maker Ltd)']) expect(mail.text).toContain(response);
        expect(mail.html).toContain(`<html lang="${lang}">`);
      }
    }
  });

  test('nothing is left in another language', () => {
    const phrases = JSON.stringify(languages[lang].mails.share);
    const others = documentLanguages
      .filter(({ code }) => code !== lang)
      .map(({ code }) => languages[code].mails.share.sds.open);
    for (const other of others) expect(phrases).not.toContain(other);
  });
});

test('the brands look different', () => {
  const [dossier, chemcard] = (['dossier', 'chemcard'] as const).map(
    (brand) => writeShareMail({ ...shareRequest, brand }).html,
  );
  expect(dossier).toContain('#0b5d63');
  expect(chemcard).toContain('#393db0');
  expect(chemcard).not.toContain('#0b5d63');
});
