import { expectEach } from '../../../../tests/support/expect-each.ts';
import { checkSheet, openForCheck, scoreOf } from '../../../documents/sds/check-sheet.ts';
import { buildHazardSummary } from '../../../documents/sds/hazard-summary.ts';
import { marketPhrases } from '../../../languages/markets.ts';
import { countryName, documentLanguages, fill } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { airLimitsOf } from '../../../product/markets/limits.ts';
import { factsOf, sampleOptions, sampleProduct, sampleSds, subsection, textsOf } from '../sample-product.ts';

type Composition = Parameters<typeof factsOf>[0]['composition'];
type Limits = Parameters<typeof factsOf>[0]['exposureLimits'];

const ingredient = (name: string, numbers: { cas?: string; ec?: string }): NonNullable<Composition>[number] => ({
  name: { en: name },
  contentRange: '5 – 10 %',
  classification: [],
  ...numbers,
});

const benzene = ingredient('benzene', { cas: '71-43-2' });
const toluene = ingredient('toluene', { cas: '108-88-3' });
const aluminium = ingredient('aluminium powder', { cas: '7429-90-5' });

interface Case {
  composition: Composition;
  exposureLimits?: Limits;
  created?: string;
}

const sheetIn = (market: string, { created = '2026-06-01', ...facts }: Case, lang: 'en' | 'fr' | 'de' = 'en') =>
  sampleSds({ lang, ...facts, options: { market, version: { text: '1.0', created } } });

/** The rows of the limits in air, their cells and lines joined. */
function limitsIn(...[market, facts, lang]: Parameters<typeof sheetIn>): string[] {
  const [table] = subsection(sheetIn(market, facts, lang), '8.1').blocks.filter((block) => block.kind === 'table');
  return (table?.rows ?? []).map((cells) =>
    cells
      .map((cell) => [cell].flat().join(' / '))
      .join(' | ')
      .replace(/[\u00a0\u202f]/g, ' '),
  );
}

const sentencesIn = (...[market, facts, lang]: Parameters<typeof sheetIn>): string =>
  textsOf(sheetIn(market, facts, lang), '8.1').join('\n');

test('a sheet for France has the limit of benzene that applies on the day of its version', () => {
  const rows = (created: string) => limitsIn('FR', { composition: [benzene], created });
  const row = (value: string, remarks: string) => [
    `benzene | Code du travail, R. 4412-149, as of 5 April 2024 | France | ${value} | – | skin: uptake through the skin possible / ${remarks}`,
  ];
  expect(rows('2024-04-04')).toEqual(
    row('3.25 mg/m³ / 1 ppm', 'binding / until 4 April 2024 / from 5 April 2024: TWA (8 h) 1.65 mg/m³, 0.5 ppm'),
  );
  expect(rows('2026-04-04')).toEqual(
    row('1.65 mg/m³ / 0.5 ppm', 'binding / until 4 April 2026 / from 5 April 2026: TWA (8 h) 0.66 mg/m³, 0.2 ppm'),
  );
  expect(rows('2026-04-05')).toEqual(row('0.66 mg/m³ / 0.2 ppm', 'binding'));
});

test('a substance has a row for each fraction of its dust, with the words of the list where these say of what the limit is', () => {
  expect(limitsIn('GB', { composition: [aluminium] })).toEqual([
    'aluminium powder / Aluminium metal inhalable dust | EH40/2005, as of 23 January 2026 | United Kingdom | 10 mg/m³ | – | inhalable fraction / edition and notations of the list not recorded',
    'aluminium powder / Aluminium metal respirable dust | EH40/2005, as of 23 January 2026 | United Kingdom | 4 mg/m³ | – | respirable fraction / edition and notations of the list not recorded',
  ]);
});

test('a Union value stands as such in a Member State without a known one of its own, and nowhere else', () => {
  const union =
    /^toluene \| Directive 2006\/15\/EC \| European Union \| 192 mg\/m³ \/ 50 ppm \| 384 mg\/m³ \/ 100 ppm \|.* indicative$/;
  for (const market of ['AT', 'IE', 'SE', 'DE'])
    expect(limitsIn(market, { composition: [toluene] })).toEqual([expect.stringMatching(union)]);
  for (const market of ['CH', 'US']) expect(limitsIn(market, { composition: [toluene] })).toEqual([]);
  for (const market of ['FR', 'GB'])
    expect(limitsIn(market, { composition: [toluene] })).toEqual([expect.not.stringContaining('European Union')]);
  const exposureLimits = [{ agent: toluene.name, law: 'GKV', country: 'AT', twa: { mgPerM3: 190 } }];
  expect(limitsIn('AT', { composition: [toluene], exposureLimits })).toEqual([expect.stringContaining('GKV')]);
});

test('a Union value that applies after the state of the country’s list stands beside the older value', () => {
  const lead = { composition: [ingredient('lead', { cas: '7439-92-1' })] };
  const french = expect.stringMatching(/Code du travail.* 0\.1 mg\/m³/);
  expect(limitsIn('FR', { ...lead, created: '2026-04-08' })).toEqual([french]);
  expect(limitsIn('FR', { ...lead, created: '2026-04-09' })).toEqual([
    expect.stringMatching(/European Union \| 0\.03 mg\/m³/),
    french,
  ]);
});

test('a diisocyanate has the binding Union limit of its group with the transitional and the later value, dated by its own Directive', () => {
  const mdi = ingredient('MDI', { cas: '101-68-8' });
  const row = (created: string) => limitsIn('IE', { composition: [mdi], created });
  const law =
    'MDI / Diisocyanates (measured as NCO) | Directive 98/24/EC, Annex I, as of 8 April 2024 | European Union';
  const notations =
    'skin: uptake through the skin possible / sensitisation of the skin possible / sensitisation of the respiratory tract possible / binding';
  expect(row('2028-12-31')).toEqual([
    `${law} | 0.01 mg/m³ | 0.02 mg/m³ | ${notations} / until 31 December 2028 / from 1 January 2029: TWA (8 h) 0.006 mg/m³; STEL (15 min) 0.012 mg/m³`,
  ]);
  expect(row('2029-01-01')).toEqual([`${law} | 0.006 mg/m³ | 0.012 mg/m³ | ${notations}`]);
  // Methyl isocyanate has one isocyanate group, and in Great Britain a limit of its own.
  const monoisocyanate = { composition: [ingredient('methyl isocyanate', { cas: '624-83-9' })] };
  expect(limitsIn('IE', monoisocyanate).join()).not.toContain('Diisocyanates');
  expect(limitsIn('GB', monoisocyanate).join()).not.toContain('Isocyanates, all');
  expect(limitsIn('GB', { composition: [mdi] })).toEqual([
    expect.stringContaining('Isocyanates, all (as NCO) Except methyl isocyanate | EH40/2005'),
  ]);
});

test('an ingredient without a CAS number is found by its EC number, and without both is said not to be compared', () => {
  const rows = limitsIn('FR', { composition: [ingredient('toluene', { ec: '203-625-9' })] });
  expect(rows).toEqual([expect.stringContaining('76.8 mg/m³')]);
  const composition = [ingredient('toluene', {})];
  expect(limitsIn('FR', { composition })).toEqual([]);
  expect(sentencesIn('FR', { composition })).toContain('Compared with the binding limit values only (');
});

test('a typed limit stands alone, and that a list has another value is said', () => {
  const exposureLimits = [{ agent: benzene.name, law: 'a newer decree', country: 'FR', twa: { mgPerM3: 0.3 } }];
  const facts = { composition: [benzene, toluene], exposureLimits };
  expect(limitsIn('FR', facts)).toEqual([
    expect.stringMatching(/^benzene \| a newer decree \| France \| 0\.3 mg\/m³/),
    expect.stringMatching(/^toluene \| Code du travail/),
  ]);
  const sentence = 'Not recorded, though Code du travail, R. 4412-149 has a limit value: benzene.';
  expect(sentencesIn('FR', facts)).toContain(sentence);
  expect(sentencesIn('FR', { composition: facts.composition })).not.toContain('Not recorded');
});

test('a market without a table says in every language that it was not compared, unless its limits are typed', () =>
  expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const sentence = fill(marketPhrases(code).noLimitTable, {
        list: `${countryName('AT', code)}${phrasesFor(code).colon}Grenzwerteverordnung (GKV)`,
      });
      const in81 = (exposureLimits: Limits) =>
        textsOf(sampleSds({ lang: code, composition: [benzene], exposureLimits, options: { market: 'AT' } }), '8.1');
      expect(in81([])).toContain(sentence);
      const typed = [{ agent: benzene.name, law: 'GKV', country: 'AT', twa: { mgPerM3: 0.66 } }];
      expect(in81(typed)).not.toContain(sentence);
    },
  ));

test('limits of the supplier are named as such where the list of their country was not compared for other ingredients', () => {
  const ethanol = ingredient('ethanol', { cas: '64-17-5' });
  const exposureLimits: Limits = [
    { agent: benzene.name, law: 'D.Lgs. 81/2008', country: 'IT', twa: { mgPerM3: 0.66 } },
  ];
  const texts = sentencesIn('IT', { composition: [benzene, ethanol], exposureLimits });
  expect(texts).toMatch(
    /here are those of the supplier\. Whether .* was not compared \(Italy: D\.Lgs\. .*\): ethanol\./,
  );
  expect(texts).not.toContain('Not compared with the limit values of this country');
  expect(sentencesIn('IT', { composition: [benzene], exposureLimits })).not.toContain('of the supplier');
  expect(sentencesIn('IT', { composition: [benzene, ethanol] })).not.toContain('of the supplier');
});

test('what a list of the country does not have is texts to be compared with that list only', () => {
  const water = ingredient('water', { cas: '7732-18-5' });
  const other = ingredient('sucrose', { cas: '57-50-1' });
  const unlisted = ingredient('guaiacol', { cas: '90-05-1' });
  const claims = [
    /Not compared with the limit values of this country/,
    /Compared with some of the limit values/,
    /the binding limit values only \(/,
  ];
  const saidIn = (market: string, composition: Composition, created = '2026-11-30') =>
    claims.map((claim) => claim.test(sentencesIn(market, { composition, created })));
  expect(saidIn('FR', [toluene, water])).toEqual([false, false, false]);
  expect(saidIn('GB', [toluene, other])).toEqual([false, false, false]);
  expect(saidIn('FR', [toluene, unlisted])).toEqual([false, false, true]);
  expect(saidIn('GB', [unlisted])).toEqual([false, true, false]);
  expect(saidIn('DE', [unlisted])).toEqual([false, true, false]);
  // A list that is younger than the version says nothing of its day.
  expect(saidIn('DE', [unlisted], '2026-10-31')).toEqual([true, false, false]);
  expect(saidIn('GB', [toluene], '2026-01-22')).toEqual([true, false, false]);
  expect(saidIn('IT', [unlisted])).toEqual([true, false, false]);
});

test('a sheet for a market without a table has a lower score, and its checklist says why', () => {
  const check = (market: string, exposureLimits?: Limits) => {
    const facts = factsOf({ composition: [benzene], exposureLimits });
    const results = checkSheet(openForCheck(sampleProduct, facts, ['en'], { ...sampleOptions, market }));
    const { result, why } = results.find(({ id }) => id === '8.1-1')!;
    return { result, why, percent: scoreOf(results).percent, met: scoreOf(results).met };
  };
  const typed = (mgPerM3: number) => [
    { agent: benzene.name, law: 'a list', country: 'FR', twa: { mgPerM3, ppm: 0.5 } },
  ];
  expect(check('FR')).toMatchObject({ result: 'met' });
  expect(check('IT')).toMatchObject({
    result: 'notAssessed',
    why: 'no table of limits of Italy is loaded with which the limits of these were compared: benzene',
  });
  expect(check('FR').met).toBeGreaterThan(check('IT').met);
  expect(check('FR', typed(1.65))).toMatchObject({ result: 'met' });
  expect(check('FR', typed(3))).toMatchObject({
    result: 'notMet',
    why: 'section 8.1 has another value than Code du travail, R. 4412-149 (benzene)',
  });
});

test('the hazards in short have the same limits, also one that its list has in ppm only', () => {
  const facts = factsOf({ composition: [ingredient('methyl methacrylate', { cas: '80-62-6' })] });
  const { limits } = buildHazardSummary(sampleProduct, facts, 'en', { ...sampleOptions, market: 'IE' });
  expect(limits).toMatchObject([
    {
      agent: 'methyl methacrylate',
      law: 'Directive 2009/161/EU',
      country: 'European Union',
      twa: { mg_m3: null, ppm: 50 },
      stel: { mg_m3: null, ppm: 100 },
      note: 'indicative',
    },
  ]);
});

test('the look-up of a substance has the limits of all lists, with their dates', () => {
  const rows = airLimitsOf({ cas: '71-43-2' }, '2026-04-05').map(({ law, country, twa, source }) => [
    law,
    country,
    twa?.ppm,
    source.date,
  ]);
  expect(rows).toEqual([
    ['Directive 2004/37/EC', 'EU', 0.2, '2024-04-08'],
    ['Code du travail, R. 4412-149', 'FR', 0.2, '2024-04-05'],
    ['EH40/2005', 'GB', 1, '2026-01-23'],
  ]);
  const laws = (day: string) => airLimitsOf({ cas: '67-64-1' }, day).map(({ law }) => law);
  expect(laws('2026-11-01')).toContain('TRGS 900');
  expect(laws('2026-10-31')).not.toContain('TRGS 900');
  expect(airLimitsOf({}, '2026-04-05')).toEqual([]);
});
