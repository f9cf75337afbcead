import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { buildIpi } from '../../documents/ipi/view-model.ts';
import { buildSds } from '../../documents/sds/view-model.ts';
import { buildTds } from '../../documents/tds/view-model.ts';
import { printFigure } from '../../documents/blocks/typography.ts';
import { contentFindings, ingredientFindings } from '../../product/check/check-ingredients.ts';
import { limitFindings } from '../../product/check/check-markets.ts';
import { findContradictions } from '../../product/check/contradictions/find-contradictions.ts';
import { documentLanguages, type LanguageCode, longDate } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { productFacts } from '../../product/facts.ts';
import { measuredFindings } from '../../product/measured-values.ts';
import { tdsFacts } from '../../product/tds-facts.ts';
import { sampleLabel } from './label/sample-label.ts';
import { classified, factsOf } from './sample-product.ts';

jest.setTimeout(180_000);

const nb = '\u202F';

test.each<[LanguageCode, string, string, string]>([
  ['en', `≥${nb}99.5${nb}%`, `0.3${nb}–${nb}<${nb}2.5${nb}mg/l`, '1 February 2026'],
  ['de', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1. Februar 2026'],
  ['fr', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1er février 2026'],
  ['sl', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1. februar 2026'],
  ['it', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1º febbraio 2026'],
  ['es', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1 de febrero de 2026'],
  ['pl', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1 lutego 2026'],
  ['el', `≥${nb}99,5${nb}%`, `0,3${nb}–${nb}<${nb}2,5${nb}mg/l`, '1 Φεβρουαρίου 2026'],
])('in %s a content is %s, a range %s, a day %s', (lang, content, range, day) => {
  const { locale } = phrasesFor(lang);
  expect(printFigure('≥ 99.5 %', locale)).toBe(content);
  expect(printFigure('0.3 – < 2.5 mg/l', locale)).toBe(range);
  expect(longDate('2026-02-01', locale)).toBe(day);
});

test('findings about values have the decimals of their language', () => {
  const composition = [
    { name: { en: 'formaldehyde' }, cas: '50-00-0', content: 50.4, contentRange: '50.4 %', classification: [] },
    { name: { en: 'water' }, content: 50.5, contentRange: '50.4 %', classification: [] },
  ];
  const kinematicViscosity = { value: 46.5, unit: 'mm²/s', condition: { en: 'at 40 °C' } };
  const facts = factsOf({
    composition,
    markets: { FR: {} },
    exposureLimits: [{ agent: { en: 'formaldehyde' }, law: 'a list', country: 'FR', twa: { mgPerM3: 0.5 } }],
    classification: classified('Asp. Tox. 1: H304'),
    basicProperties: { kinematicViscosity, density: { value: -0.5, unit: 'g/cm³' } },
  });
  const found = [...measuredFindings(facts, []), ...ingredientFindings(facts, []), ...contentFindings(facts, [])];
  const viscosity = findContradictions({ facts, tds: null }).find(({ rule }) => rule === 'viscosity')!;
  const texts = [
    ...found.map((finding) => finding.texts!),
    ...limitFindings(facts).map(({ text }) => text),
    viscosity.but,
  ];
  const figures = ['-0.5', '100.9', '50.5', '0.37', '0.74', '46.5', '20.5'];
  const saidIn = (lang: LanguageCode) => texts.map((text) => text[lang].replaceAll('\u2212', '-')).join('\n');
  for (const figure of figures) {
    expect(saidIn('en')).toContain(figure);
    expect(saidIn('de')).toContain(figure.replace('.', ','));
    expect(saidIn('sl')).toContain(figure.replace('.', ','));
  }
});

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** Without the number of a substance in the 12. BImSchV, provisions of CLP and the places of atoms (4,4'-…), which are no figures. */
const removeNumbersOfLaw = (text: string) =>
  text
    .replace(/^2\.\d+ \(Richtlinie/u, '')
    .replace(/\(CLP [^()]+\)/gu, '')
    .replace(/\d,\d(?='-)/gu, '');

/** What the newest documents of a product say. */
function textsOf(product: (typeof demoCatalogue)[number], lang: LanguageCode): string[] {
  const [version, ...previousVersions] = product.versions;
  const facts = productFacts.parse(version!.facts);
  const options = { qrCode: false, permalink: '', version: version!, previousVersions };
  const tds = product.tdsVersions
    .slice(0, 1)
    .map((newest) => buildTds(product, tdsFacts.parse(newest.facts), lang, { ...newest, permalink: null }));
  const { id } = documentLanguages.find(({ code }) => code === lang)!;
  const label = product.validLangs.includes(id) ? sampleLabel(product.id, { xlang: String(id) }).content.languages : [];
  return textsIn([
    buildSds(product, facts, lang, options).sections.map(({ blocks, subsections }) => [
      blocks,
      subsections.map((part) => part.blocks),
    ]),
    buildIpi(product, facts, lang, options).sections,
    tds.map(({ sections }) => sections),
    label,
  ]);
}

const unit = String.raw`\s?(?:%|°C|(?:[kmµ]?g|m?l|[cm]?m|[hk]?Pa|min|h|ppm)(?![\p{L}\d]))`;
/**
 * A number with the decimal sign of other languages. Numbers of subsections (8.2) and transport classes (6.1), which have a point in
 * every language, have one decimal and no unit; between the places of atoms (1,2-…) there is a comma.
 */
const foreignNumber = {
  point: new RegExp(String.raw`(?<![\p{L}\d.-])(?:0\.\d+|\d+\.\d{2,}|\d+\.\d+(?=${unit}))(?![\d.])`, 'u'),
  comma: /(?<![\p{L}\d.,(-])\d+,\d+(?![\d,-])/u,
};

test.each(documentLanguages.map(({ code }) => code))('in %s no document has a number of another language', (lang) => {
  const foreign = lang === 'en' ? foreignNumber.comma : foreignNumber.point;
  const found = demoCatalogue
    .flatMap((product) => textsOf(product, lang))
    .filter((text) => foreign.test(removeNumbersOfLaw(text)));
  expect([...new Set(found)]).toEqual([]);
});
