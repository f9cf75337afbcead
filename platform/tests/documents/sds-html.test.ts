import { renderSdsHtml, sdsSections } from '../../documents/sds/writers.ts';
import { allTexts, classified, sampleSds } from './sample-product.ts';

const attack = `<img src=x onerror="alert('1')">&`;
const both = { en: attack, de: attack };

test('markup in any field is printed as text', () => {
  const party = {
    name: attack,
    address: attack,
    city: attack,
    country: attack,
    telephone: attack,
    email: attack,
    website: attack,
  };
  const html = renderSdsHtml(
    sampleSds({
      name: both,
      description: both,
      identifiers: { cas: attack, ec: attack, index: attack, reach: attack, formula: attack, synonyms: [attack] },
      ufi: attack,
      composition: [{ name: both, cas: attack, contentRange: attack, classification: [], limits: [attack] }],
      uses: { identified: [both], advisedAgainst: [both] },
      basicProperties: { colour: both, density: { value: attack, unit: attack, condition: both } },
      otherProperties: [{ name: both, value: both }],
      exposureLimits: [{ agent: both, law: attack, country: attack, note: both }],
      studies: [{ endpoint: 'fish', substance: both, value: attack, source: attack }],
      texts: { '7.3': both },
      wasteCode: attack,
      regulatory: [both],
      changes: [both],
      product: {
        code: attack,
        articles: [{ code: attack }],
        supplier: party,
        producer: party,
        emergencyTelephone: attack,
      },
      options: { version: { text: attack, created: '2026-01-01' }, permalink: `https://example.com/"${attack}` },
    }),
  );
  expect(html).not.toMatch(/<img src=x/);
  expect(html).not.toContain(`onerror="`);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

const html = renderSdsHtml(
  sampleSds({
    lang: 'de',
    classification: classified('Flam. Liq. 2: H225'),
    label: { signalWord: 'danger', pictograms: ['GHS02'], h: ['H225'], p: ['P210'] },
  }),
);

test('the root is an article in the language of the sheet, for embedding in a page', () => {
  expect(html).toMatch(/^<article class="sds" lang="de-DE">/);
  expect(html).toMatch(/<\/article>$/);
  expect(html).not.toMatch(/<html|<head>|<body|<script|<style|style=|<h1/i);
});

const party = { name: 'Maker', address: 'Weg 2', city: '10115 Berlin', country: 'DE' };

test.each([
  ['+49 (0)30 1234-0 (24 h)', '<a href="tel:+493012340" class="sds-unbroken">+49 (0)30 1234-0</a> (24\u202Fh)'],
  ['112', '<a href="tel:112" class="sds-unbroken">112</a>'],
  ['on request', 'on request'],
])('the telephone number %s can be dialled and does not break', (telephone, dd) => {
  const sheet = renderSdsHtml(
    sampleSds({ product: { supplier: { ...party, telephone }, producer: party, emergencyTelephone: telephone } }),
  );
  expect(sheet).toContain(`<dt>Telephone</dt><dd>${dd}</dd>`);
  const [, emergency = ''] = sheet.split('class="sds-emergency-telephone">');
  expect(emergency).toMatch(/^<dt>[^<]*<\/dt><dd>/);
  expect(emergency.slice(emergency.indexOf('<dd>')).startsWith(`<dd>${dd}</dd>`)).toBe(true);
});

test.each([
  // The table of tests/components/ui/telephone-link.test.tsx.
  ['+49 (0)30 1234-0 (24 h)', '+493012340'],
  ['+49 551 19240', '+4955119240'],
  ['+49 551 19240, 24 h', '+4955119240'],
  ['+43 1 406 43 43 – Notruf', '+4314064343'],
  ['+49 (0)551 / 19240', '+4955119240'],
  ['0044 (0)20 7946 0000', '00442079460000'],
  ['(030) 1234 567', '0301234567'],
  ['1-800-555-0100', '18005550100'],
  ['Giftnotruf: 089 / 19240', '08919240'],
  ['Tel. 0800 123 456', '0800123456'],
  ['112', '112'],
  ['+49 621 60-0', '+49621600'],
  ['+48 22 123 45-67', '+48221234567'],
  ['+33 (0)1 45 42 59 24', '+33145425924'],
  ['Tel +49 89 19240', '+498919240'],
  ['Tel:+49 89 19240', '+498919240'],
  ['+43/1/4064343', '+4314064343'],
  ['(+30) 210 7793777', '+302107793777'],
  ['+39 06\u20113054343', '+39063054343'],
  ['145 (CH) / +41 44 251 51 51', '145'],
  ['+49 551 19240 24 h', null],
  ['0551 19240 24/7', null],
  ['+49 551 19240 - 24 h', null],
  ['+49 551 19240 0-24 Uhr', null],
  ['+49 551 19240 0-24', null],
  ['0800 111 222 / 0800 333 444', null],
  ['+1 800 424 9300 / 703 527 3887', null],
  ['0551 / 0552 19240', null],
  ['112/19240', null],
  ['+386 1 234 56 78 8-16', null],
  ['112 or +43 1 406 43 43', null],
  ['1-800-555-0100 ext. 12', null],
  ['+49 551 19240 0551 19241', null],
  ['089 19240 24 (Std.)', null],
  ['+49 89 19240 7 (Tage)', null],
  ['+49 (089) 19240', null],
  ['8-16', null],
  ['on request', null],
])('%s is dialled as %s', (telephone, dialled) => {
  const sheet = renderSdsHtml(sampleSds({ product: { emergencyTelephone: telephone } }));
  const [, emergency = ''] = sheet.split('class="sds-emergency-telephone"><dt>');
  const [number = ''] = emergency.split('</dd>');
  expect(/href="tel:([^"]*)"/.exec(number)?.[1] ?? null).toBe(dialled);
});

test('the number of an advisory body can be dialled, not the hours in its name', () => {
  const sheet = renderSdsHtml(sampleSds({ lang: 'fr', options: { market: 'CH' } }));
  expect(sheet).toContain('\u202F: <a href="tel:145" class="sds-unbroken">145</a>');
});

test.each([
  [
    { email: 'o&o@maker.example', website: 'https://maker.example/a?b=1&c' },
    '<a href="mailto:o%26o@maker.example">o&amp;o@maker.example</a>',
    '<a href="https://maker.example/a?b=1&amp;c">https://maker.example/a?b=1&amp;c</a>',
  ],
  [
    { email: 'sds@maker.example', website: 'www.maker.example' },
    '<a href="mailto:sds@maker.example">sds@maker.example</a>',
    '<a href="https://www.maker.example/">www.maker.example</a>',
  ],
  [
    { email: 'sds@müller.example', website: 'https://müller.example/ä' },
    '<a href="mailto:sds@xn--mller-kva.example">sds@müller.example</a>',
    '<a href="https://xn--mller-kva.example/%C3%A4">https://müller.example/ä</a>',
  ],
  [{ email: 'by post', website: 'javascript:alert(1)' }, 'by post', 'javascript:alert(1)'],
  [
    { email: 'a@b.example?cc=x@y.example', website: 'https://user:word@maker.example' },
    'a@b.example?cc=x@y.example',
    'https://user:word@maker.example',
  ],
])('mail address and website of %j are links, if they are one', (addresses, email, website) => {
  const sheet = renderSdsHtml(sampleSds({ product: { supplier: { ...party, ...addresses } } }));
  expect(sheet).toContain(`<dd>${email}</dd>`);
  expect(sheet).toContain(`<dd>${website}</dd>`);
});

test('article codes do not break, and are copied as they are', () => {
  const articles = [{ code: 'AC-100-25L' }, { code: 'AC-100-<200>' }];
  const sheet = renderSdsHtml(sampleSds({ product: { code: 'AC-100', articles } }));
  expect(sheet).toContain(
    '<dd><span class="sds-unbroken">AC-100-25L,</span> <span class="sds-unbroken">AC-100-&lt;200&gt;</span></dd>',
  );
  expect(sheet).toContain('<dd><span class="sds-unbroken">AC-100</span></dd>');
});

test.each([
  ['fr', 'Version en vigueur de cette fiche de données de sécurité\u202F: <a'],
  ['en', 'Current edition of this safety data sheet: <a'],
] as const)('the colon before the permalink follows the rules of %s', (lang, words) => {
  const options = { qrCode: true, permalink: 'https://example.com/p/1' };
  expect(renderSdsHtml(sampleSds({ lang, options }))).toContain(words);
});

test('every section has its anchor and its legal heading', () => {
  const anchors = [...html.matchAll(/<section id="section-(\d+)"/g)].map(([, number]) => Number(number));
  expect(anchors).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(html).toContain('<h2 id="section-2-title">ABSCHNITT 2: Mögliche Gefahren</h2>');
  expect(html).toContain('<h3>2.2 Kennzeichnungselemente</h3>');
  expect(html).toContain('<h4>8.2.1 Geeignete technische Steuerungseinrichtungen</h4>');
});

test('pictograms have their names, statements their codes', () => {
  expect(html).toContain(
    '<img src="/v2/assets/pictograms/GHS02.svg" alt="Flamme" width="72" height="72" class="sds-pictogram">',
  );
  expect(html).toContain('<span class="sds-code">H225</span> Flüssigkeit und Dampf leicht entzündbar.');
});

test('labels of transport and the orange-coloured plate have their names as text', () => {
  const goods = {
    un: 'UN1230',
    properShippingName: 'METHANOL',
    hazardClass: '3',
    packingGroup: 'II' as const,
    classificationCode: 'FT1',
    hazardIdentificationNumber: '336',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  };
  const sheet = renderSdsHtml(sampleSds({ lang: 'de', transport: goods }));
  expect(sheet).toContain(
    '<img src="/v2/assets/signs/ADR3.svg" alt="" width="72" height="72" class="sds-pictogram"> <span class="sds-code">Gefahrzettel Nr. 3</span>',
  );
  expect(sheet).toContain('<span class="sds-plate"><span>336</span><span>1230</span></span>');
});

test('headings go down one level at a time, in section 16 too', () => {
  const maker = { name: 'Maker', address: 'Weg 2', city: '10115 Berlin', country: 'DE' };
  const sheet = renderSdsHtml(sampleSds({ product: { producer: maker } }));
  const levels = [...sheet.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(new Set(levels)).toEqual(new Set([2, 3, 4]));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  const last = sheet.slice(sheet.indexOf('id="section-16"'));
  expect(last).toContain('<h3>Abbreviations and acronyms</h3>');
});

test('tables have a caption, heads with a scope, and room to scroll', () => {
  expect(html).toMatch(/<div class="sds-table"><table>\s*<caption>Einstufung gemäß/);
  expect(html).toContain('<th scope="col">Gefahrenhinweis</th>');
  expect(html).toContain('<th scope="row">Entzündbare Flüssigkeit, Kategorie 2</th>');
});

test('the permalink stands at the head of section 1 when it is wanted', () => {
  const withLink = renderSdsHtml(sampleSds());
  expect(withLink).toMatch(
    /<h2 id="section-1-title">[^<]+<\/h2>\s*<p class="sds-permalink">[^<]+<a href="https:\/\/example.com\/p\/1">/,
  );
  expect(renderSdsHtml(sampleSds({ options: { qrCode: false } }))).not.toContain('sds-permalink');
});

test('tags are closed in the order in which they are opened', () => {
  const open: string[] = [];
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (tag === 'img' || tag === 'br' || tag === undefined) continue;
    if (!close) open.push(tag);
    else expect(open.pop()).toBe(tag);
  }
  expect(open).toEqual([]);
});

test('every text of the document is in the HTML', () => {
  const sheet = sampleSds();
  const text = renderSdsHtml(sheet).replace(/<\/?(?:a|span)\b[^>]*>/g, '');
  for (const sheetText of allTexts(sheet))
    expect(text).toContain(sheetText.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
});

test('the step menu has the sixteen sections', () => {
  expect(sdsSections(sampleSds()).at(-1)).toEqual({ id: 16, title: 'SECTION 16: Other information' });
  expect(sdsSections(sampleSds())).toHaveLength(16);
});

test('section 9 carries the codes of its categories: 9.1 SE09 and SE09a, 9.2.1 SE09b, 9.2.2 SE09c', () => {
  const parts = [...html.matchAll(/<(section|h4)([^<>]*) data-category="([^"]+)">(?:<ins>|<del>)?([\d.]*)/g)];
  expect(parts.map(([, , id, codes, number]) => [/id="([^"]+)"/.exec(id!)?.[1] ?? number, codes])).toEqual([
    ['subsection-9.1', 'SE09 SE09a'],
    ['9.2.1', 'SE09b'],
    ['9.2.2', 'SE09c'],
  ]);
});

test('the supplier’s emergency number is found by its class', () => {
  expect(html).toMatch(
    /<div class="sds-emergency-telephone"><dt>Notrufnummer<\/dt><dd><a href="tel:\+3861112"[^>]*>\+386 1 112<\/a><\/dd><\/div>/,
  );
});

test('what to do after contact is found by the way the product reached a person', () => {
  const eyes = /<div class="sds-first-aid-eyes"><dt>Nach Augenkontakt<\/dt><dd>(.+?)<\/dd><\/div>/.exec(html);
  expect(eyes?.[1]).toContain('spülen');
  expect([...html.matchAll(/"sds-first-aid-(\w+)"/g)].map(([, route]) => route)).toEqual([
    'inhalation',
    'skin',
    'eyes',
    'ingestion',
  ]);
});
