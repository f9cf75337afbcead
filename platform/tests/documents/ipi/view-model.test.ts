import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { withNonBreakingSpaces } from '../../../documents/blocks/typography.ts';
import { workerSentences } from '../../../documents/ipi/sentences.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { productFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { classified, openFacts, openWithoutClass, sampleOptions, sampleSds, textsOf } from '../sample-product.ts';
import { allTexts, labelled, sampleIpi, sectionOf, valuesOf } from './sample-ipi.ts';

const order = ['substance', 'hazards', 'protection', 'danger', 'firstAid', 'disposal'] as const;

/** A flammable, corrosive liquid, all of whose parts are told. */
const solvent = {
  classification: classified('Flam. Liq. 2: H225', 'Skin Corr. 1B: H314'),
  label: {
    signalWord: 'danger' as const,
    pictograms: ['GHS02', 'GHS05'],
    h: ['H225', 'H314'],
    euh: ['EUH066'],
    p: ['P102', 'P210', 'P280', 'P303+P361+P353', 'P405', 'P501'],
    contains: [{ en: 'Propylamine', de: 'Propylamin' }],
  },
  basicProperties: { physicalState: { en: 'liquid', de: 'flüssig' } },
  phrases: { '5.1': ['foam', 'fullWaterJet'] },
  wasteCode: '07 01 04*',
  wgk: '2' as const,
};

describe.each(documentLanguages.map(({ code }) => code))('in %s', (lang) => {
  const { ipi, page } = phrasesFor(lang);

  test('the sections stand in their order, under the words of the language', () => {
    const document = sampleIpi({ lang, options: { market: 'DE' }, ...solvent });
    expect(document).toMatchObject({ lang, title: ipi.title, basis: ipi.basis });
    expect(document.sections.map(({ id, title }) => [id, title])).toEqual(order.map((id) => [id, ipi.sections[id]]));
    expect(document.permalink).toEqual({ label: page.qrCode, url: sampleOptions.permalink });
  });

  test('every field to fill in by hand is there once', () => {
    const { head, foot } = sampleIpi({ lang }).fields;
    expect([...head, ...foot].sort()).toEqual(Object.values(ipi.fields).sort());
  });
});

test.each([
  ['en', 'Version 2.0 · 1 February 2026'],
  ['de', 'Version 2.0 · 1. Februar 2026'],
] as const)('in %s it names the edition of the sheet behind it', (lang, edition) => {
  expect(sampleIpi({ lang }).edition).toBe(edition);
});

test.each([
  ['en', 'Sample', ['Propylamine'], 'Danger', 'Highly flammable liquid and vapour.', 'WGK\u00A02'],
  ['de', 'Muster', ['Propylamin'], 'Gefahr', 'Flüssigkeit und Dampf leicht entzündbar.', 'WGK\u00A02'],
] as const)('in %s it says what the product is and what it does', (lang, name, contains, signal, first, wgk) => {
  const document = sampleIpi({ lang, options: { market: 'DE' }, ...solvent });
  const { labels, ipi } = phrasesFor(lang);
  expect(document.product).toBe(name);
  expect(sectionOf(document, 'substance').lead).toBe(name);
  expect(valuesOf(document, 'substance', ipi.labels.contains)).toEqual(contains);
  expect(valuesOf(document, 'substance', labels.articleNumber)).toEqual(['SP-1']);
  const hazards = sectionOf(document, 'hazards');
  expect(hazards.lead).toBe(signal);
  expect(hazards.signs.map(({ code }) => code)).toEqual(['GHS02', 'GHS05']);
  expect(hazards.lines).toContain(first);
  expect(hazards.lines.indexOf(first)).toBeLessThan(hazards.lines.length - 2);
  expect(valuesOf(document, 'hazards', labels.wgk)[0]).toContain(wgk);
});

test('the sections of the data sheet say how the product is handled, without codes of statements', () => {
  const document = sampleIpi(solvent);
  expect(valuesOf(document, 'protection', 'Handling')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Keep away from heat/), expect.stringMatching(/local extraction/)]),
  );
  expect(valuesOf(document, 'protection', 'Storage')).toContain(
    'Keep locked up and accessible only to qualified persons.',
  );
  for (const { lines, rows } of document.sections) {
    const text = [...lines, ...rows.flatMap(({ values }) => values)].join(' ');
    expect(text).not.toMatch(/\b(EUH|H|P)\d{3}\b|safety data sheet|see section|see subsection/);
  }
});

/** What is vital at the workplace with products of the catalogue, and where. */
const vital: [id: number, section: (typeof order)[number], term: string | null, text: RegExp][] = [
  [1003, 'hazards', null, /^Never bring into contact with: .*acids/],
  [1003, 'hazards', null, /toxic chlorine gas/],
  [1003, 'danger', 'Spills and leaks', /Never neutralise with acid/],
  [1003, 'danger', 'Spills and leaks', /^Wear the protective equipment named above/],
  [1003, 'danger', 'Fire', /smoke or gases spread, leave the area/],
  [1003, 'firstAid', 'Inhalation', /observation for 48.hours/],
  [1003, 'protection', 'Restrictions and medical check-ups', /^Young people may/],
  [1003, 'protection', 'Conditions to avoid', /heat, direct sunlight, impurities/],
  [1003, 'firstAid', null, /doubt or lasting symptoms get medical advice/],
  [1005, 'hazards', null, /Never bring into contact with: hypochlorites, .*alkalis/],
  [1005, 'hazards', null, /^Contact with hypochlorites .* toxic chlorine gas/],
  [1005, 'protection', 'Storage', /apart from: .*hypochlorites/],
  [1005, 'firstAid', 'Inhalation', /observation for 48.hours/],
  [1005, 'protection', 'Restrictions and medical check-ups', /^Young people may/],
  [1005, 'hazards', null, /hydrogen: danger of explosion/],
  [1005, 'protection', 'Protective gloves', /breakthrough time at least/],
  [1007, 'protection', 'Handling', /closed systems where possible/],
  [1007, 'protection', 'Conditions to avoid', /heat, .*air/],
  [1007, 'protection', 'Storage', /35.°C to 45.°C/],
  [1007, 'protection', 'Storage', /apart from: .*alkalis/],
  [1007, 'protection', 'Handling', /local extraction/],
  [1007, 'protection', 'Handling', /Do not eat, drink or smoke/],
  [1007, 'protection', 'Restrictions and medical check-ups', /restrictions on their employment/],
  [1007, 'protection', 'Restrictions and medical check-ups', /medical check-ups/],
  [1007, 'protection', 'Protective gloves', /^Butyl rubber.*480.min/],
  [1007, 'danger', 'Spills and leaks', /^Leave the danger area at once and warn others/],
  [1007, 'danger', 'Spills and leaks', /only with self-contained breathing apparatus/],
  [1009, 'hazards', null, /^Never bring into contact with: .*oxidising/],
  [1009, 'hazards', null, /explosive mixtures with air/],
  [1009, 'protection', 'Handling', /Earth containers/],
  [1009, 'danger', 'Spills and leaks', /^Leave the danger area at once.* only with self-contained breathing/],
  [1009, 'danger', 'Spills and leaks', /Danger of explosion in drains/],
  [1009, 'firstAid', 'Swallowing', /Do not induce vomiting/],
  [1012, 'hazards', null, /^Can be taken up through the skin: 2-butoxyethanol/],
  [1012, 'protection', 'Restrictions and medical check-ups', /^Young people may/],
  [1012, 'hazards', null, /exothermic reaction with acids/],
  [1012, 'protection', 'Eye/face protection', /goggles/],
  [1012, 'protection', 'Eye/face protection', /face shield/],
  [1012, 'firstAid', 'Eye contact', /at least 15 minutes/],
];

test('nothing vital is missing in the instructions of dangerous products', () =>
  expectEach(
    vital,
    ([id, , , text]) => `${id} ${text.source}`,
    ([id, section, term, text]) => {
      const product = demoCatalogue.find((candidate) => candidate.id === id)!;
      const document = buildIpi(product, productFacts.parse(product.versions[0]!.facts), 'en', sampleOptions);
      const lines = term === null ? sectionOf(document, section).lines : valuesOf(document, section, term);
      expect(lines.filter((line) => text.test(line))).not.toEqual([]);
    },
  ));

test('a line that another line or a broader term covers is left out', () => {
  const { standard } = phrasesFor('en');
  const lines = (phrases: Record<string, string[]>) =>
    sectionOf(sampleIpi({ label: { ...labelled([]), euh: ['EUH031'] }, phrases }), 'hazards').lines;
  const both = lines({
    '10.3': ['chlorineWithAcids'],
    '10.5': ['baseMetals', 'metals', 'acids', 'strongAcids'],
  });
  expect(both[0]).toBe(`Never bring into contact with: ${standard.acids}, ${standard.metals}.`);
  expect(both.filter((line) => line.includes('liberates'))).toContain(standard.chlorineWithAcids);
  expect(both).not.toContain('Contact with acids liberates toxic gas.');
  expect(lines({ '10.5': ['baseMetals'] })[0]).toContain(standard.baseMetals);
});

test('uptake through the skin is said of the substances whose limits of the market have the remark', () => {
  const limit = {
    agent: { en: 'glycol' },
    law: 'TRGS 900',
    country: 'DE',
    twa: { mgPerM3: 1 },
    skin: true,
  };
  const says = (facts: Parameters<typeof sampleIpi>[0]) =>
    allTexts(sampleIpi({ options: { market: 'DE' }, ...facts })).filter((text) => text.startsWith('Can be taken up'));
  expect(says({ exposureLimits: [limit, limit] })).toEqual(['Can be taken up through the skin: glycol.']);
  expect(says({ exposureLimits: [{ ...limit, skin: false }] })).toEqual([]);
  expect(says({ exposureLimits: [limit], options: { market: 'FR' } })).toEqual([]);
  expect(says({ exposureLimits: [limit], label: labelled(['H311']) })).toEqual([]);
});

/** Which of the restrictions of employment the instructions name: of young people, of pregnant women, of both. */
function restrictionsOf(entry: string | null, market?: string, audience: 'industrial' | 'public' = 'industrial') {
  const { youthRestrictions, maternityRestrictions, employmentRestrictions } = phrasesFor('en').ipi.sentences;
  const classification = entry ? classified(entry) : [];
  const texts = allTexts(sampleIpi({ classification, audience, ...(market && { options: { market } }) }));
  const named = { youth: youthRestrictions, maternity: maternityRestrictions, both: employmentRestrictions };
  return Object.entries(named).flatMap(([name, sentence]) => (texts.includes(sentence) ? name : []));
}

test('young people are named where Directive 94/33/EC lists the hazard, in Germany for all classes, and not for the public', () => {
  expect(restrictionsOf('Skin Corr. 1B: H314')).toEqual(['youth']);
  expect(restrictionsOf('Carc. 1B: H350')).toEqual(['both']);
  expect(restrictionsOf('Skin Corr. 1B: H314', undefined, 'public')).toEqual([]);
  for (const market of [undefined, 'AT', 'CH', 'GB']) expect(restrictionsOf('Eye Irrit. 2: H319', market)).toEqual([]);
  expect(restrictionsOf('Eye Irrit. 2: H319', 'DE')).toEqual(['youth']);
  expect(restrictionsOf('Eye Irrit. 2: H319', 'DE', 'public')).toEqual([]);
  expect(restrictionsOf(null, 'DE')).toEqual([]);
});

test('pregnant women are named where section 15.1 names the directive on them, alone where young people are not', () => {
  const { standard } = phrasesFor('en');
  for (const [entry, named] of [
    ['STOT SE 1: H370', ['both']],
    ['STOT SE 2: H371', ['both']],
    ['Acute Tox. 3: H311', ['both']],
    ['Repr. 1B: H360', ['both']],
    ['Repr. 2: H361', ['maternity']],
    ['Lact.: H362', ['maternity']],
    ['Resp. Sens. 1: H334', ['youth']],
    ['Acute Tox. 3: H301', ['youth']],
  ] as const) {
    expect([entry, restrictionsOf(entry)]).toEqual([entry, named]);
    const isInSheet = textsOf(sampleSds({ classification: classified(entry) }), '15.1').includes(standard.maternity);
    expect([entry, isInSheet]).toEqual([entry, named[0] !== 'youth']);
  }
  // Effects on fertility alone: Directive 94/33/EC names category 1 only, Directive 92/85/EEC neither, the German law both.
  expect(restrictionsOf('Repr. 1B: H360F')).toEqual(['youth']);
  for (const entry of ['Repr. 2: H361f', 'Repr. 2: H361fd']) {
    const isInSheet = textsOf(sampleSds({ classification: classified(entry) }), '15.1').includes(standard.maternity);
    expect([entry, restrictionsOf(entry), isInSheet]).toEqual(
      entry.endsWith('f') ? [entry, [], false] : [entry, ['maternity'], true],
    );
  }
  for (const entry of ['Repr. 2: H361', 'Repr. 2: H361f']) expect(restrictionsOf(entry, 'DE')).toEqual(['both']);
  expect(restrictionsOf('Repr. 1B: H360', undefined, 'public')).toEqual([]);
});

test('health surveillance is offered beside severe classes, and not for the public', () => {
  const { healthSurveillance } = phrasesFor('en').ipi.sentences;
  const says = (entry: string, audience: 'industrial' | 'public' = 'industrial') =>
    allTexts(sampleIpi({ classification: classified(entry), audience })).includes(healthSurveillance);
  for (const entry of ['Resp. Sens. 1: H334', 'Acute Tox. 3: H331', 'Repr. 1B: H360'])
    expect([entry, says(entry)]).toEqual([entry, true]);
  for (const entry of ['STOT SE 1: H370', 'Acute Tox. 3: H301', 'Lact.: H362'])
    expect([entry, says(entry)]).toEqual([entry, false]);
  expect(says('Repr. 1B: H360', 'public')).toBe(false);
});

type Sample = Parameters<typeof sampleIpi>[0];
type WorkerSentence = keyof ReturnType<typeof phrasesFor>['ipi']['sentences'];

const classSample = (entry: string, more: Sample = {}): Sample => ({ classification: classified(entry), ...more });
const euhSample = (euh: string): Sample => ({ label: { ...labelled([]), euh: [euh] } });
const ingredientSample = (cas: string, contentRange: string, more: Sample = {}): Sample => ({
  composition: [{ name: { en: 'ingredient' }, cas, contentRange, classification: [] }],
  ...more,
});

/** What a worker is told before and during the work, with products for which it is said, and others for which it is not. */
const workerRules: [sentence: WorkerSentence, present: Sample[], absent: Sample[]][] = [
  [
    'training',
    [classSample('Eye Irrit. 2: H319'), classSample('Eye Irrit. 2: H319', { options: { market: 'GR' } })],
    [
      {},
      classSample('Eye Irrit. 2: H319', { options: { market: 'DE' } }),
      classSample('Eye Irrit. 2: H319', { audience: 'public' }),
    ],
  ],
  [
    'trainingYearly',
    [classSample('Eye Irrit. 2: H319', { options: { market: 'DE' } })],
    [{ options: { market: 'DE' } }, classSample('Eye Irrit. 2: H319', { options: { market: 'AT' } })],
  ],
  [
    'diisocyanateTraining',
    [ingredientSample('101-68-8', '0.1 %'), ingredientSample('101-68-8', '5 – 10 %')],
    [
      ingredientSample('101-68-8', '< 0.1 %'),
      ingredientSample('101-68-8', '5 %', { audience: 'public' }),
      ingredientSample('101-68-8', '5 %', { options: { market: 'CH' } }),
      ingredientSample('67-64-1', '5 %'),
      euhSample('EUH204'),
    ],
  ],
  [
    'checkGluconate',
    [ingredientSample('7664-39-3', '5 %', classSample('Skin Corr. 1B: H314')), ingredientSample('1341-49-7', '1 %')],
    [ingredientSample('7664-39-3', '0.01 %'), classSample('Skin Corr. 1B: H314')],
  ],
  [
    'authorisedOnly',
    [classSample('Carc. 1B: H350'), classSample('Repr. 1A: H360')],
    [classSample('Carc. 2: H351'), classSample('Carc. 1B: H350', { audience: 'public' })],
  ],
  ['reportPregnancy', [classSample('Repr. 2: H361'), classSample('Lact.: H362')], [classSample('Resp. Sens. 1: H334')]],
  [
    'stopIfRash',
    [classSample('Skin Sens. 1: H317'), euhSample('EUH205'), euhSample('EUH204')],
    [
      classSample('Resp. Sens. 1: H334'),
      classSample('Eye Irrit. 2: H319'),
      classSample('Skin Sens. 1: H317', { audience: 'public' }),
    ],
  ],
  [
    'stopIfBreathless',
    [classSample('Resp. Sens. 1: H334'), euhSample('EUH204')],
    [classSample('Skin Sens. 1: H317'), euhSample('EUH205')],
  ],
  [
    'healthSurveillance',
    [classSample('Skin Sens. 1: H317'), euhSample('EUH204'), euhSample('EUH205')],
    [classSample('Eye Irrit. 2: H319'), classSample('Skin Sens. 1: H317', { audience: 'public' })],
  ],
  ['notIfAllergic', [classSample('Skin Sens. 1: H317')], [classSample('Eye Irrit. 2: H319')]],
  ['readFirst', [classSample('Muta. 2: H341')], [classSample('Eye Irrit. 2: H319')]],
  ['closedSystem', [classSample('Acute Tox. 1: H330')], [classSample('Acute Tox. 3: H331')]],
  ['useExtraction', [classSample('STOT SE 3: H335')], [classSample('Eye Irrit. 2: H319')]],
  ['ventilate', [{}], [classSample('STOT SE 3: H335')]],
  ['useExplosionProof', [classSample('Flam. Liq. 2: H225')], [classSample('Eye Irrit. 2: H319')]],
  ['findEyewashAndShower', [classSample('Eye Dam. 1: H318')], [classSample('Eye Irrit. 2: H319')]],
  ['findEyewash', [classSample('Eye Irrit. 2: H319')], [classSample('Eye Dam. 1: H318')]],
  ['respiratoryIfNeeded', [classSample('STOT SE 3: H335')], [{}]],
  ['respiratoryAsTold', [{}], [classSample('STOT SE 3: H335')]],
  ['glovesAsTold', [{}], [classSample('Eye Irrit. 2: H319')]],
  ['reportRelease', [classSample('Aquatic Chronic 2: H411')], [{ phrases: { '6.2': [] } }]],
  ['sewerIfAllowed', [{ phrases: { '13.1': ['smallAmountsDilute'] } }], [{}]],
  ['uncleanedLikeProduct', [{}], [classSample('Aerosol 1: H222 H229')]],
  ['collectWaste', [{}], []],
  ['followExplosionRules', [{ phrases: { '7.1': ['explosionProtection'] } }], [{}]],
  ['adviceIfExposed', [classSample('Carc. 2: H351')], [classSample('Eye Irrit. 2: H319')]],
];

test('what a worker is told has its condition, and is absent without it, in every language', () => {
  for (const { code: lang } of documentLanguages)
    expectEach(
      workerRules.flatMap(([sentence, present, absent]) => [
        ...present.map((sample) => ({ sentence, sample, isSaid: true })),
        ...absent.map((sample) => ({ sentence, sample, isSaid: false })),
      ]),
      ({ sentence, sample, isSaid }) => `${lang} ${sentence} ${isSaid ? 'for' : 'not for'} ${JSON.stringify(sample)}`,
      ({ sentence, sample, isSaid }) => {
        const options = { market: 'AT', ...sample?.options };
        const texts = allTexts(sampleIpi({ ...sample, lang, options })).map(plain);
        expect(texts.includes(plain(phrasesFor(lang).ipi.sentences[sentence]))).toBe(isSaid);
      },
    );
});

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

test('no line speaks to the employer where there are words for the worker', () => {
  for (const { code: lang } of documentLanguages) {
    const { standard } = phrasesFor(lang);
    const replaced = workerSentences.map(({ phrase }) => standard[phrase]);
    for (const product of demoCatalogue) {
      const facts = productFacts.parse(product.versions[0]!.facts);
      const texts = allTexts(buildIpi(product, facts, lang, sampleOptions)).map(plain);
      expect([product.id, lang, ...texts.filter((text) => replaced.includes(text))]).toEqual([product.id, lang]);
    }
  }
});

test('in Germany pregnant women are named for acute toxicity of categories 1 to 3 too', () => {
  for (const entry of ['Acute Tox. 1: H330', 'Acute Tox. 3: H301', 'Acute Tox. 3: H331', 'Repr. 1B: H360'])
    expect([entry, restrictionsOf(entry, 'DE')]).toEqual([entry, ['both']]);
  for (const entry of ['Acute Tox. 4: H302', 'Resp. Sens. 1: H334'])
    expect([entry, restrictionsOf(entry, 'DE')]).toEqual([entry, ['youth']]);
  expect(restrictionsOf('Acute Tox. 3: H301', 'DE', 'public')).toEqual([]);
  expect(restrictionsOf('Acute Tox. 3: H301', 'AT')).toEqual(['youth']);
});

test('dangerous reactions come before all other hazards, those with toxic gas first', () => {
  const { standard } = phrasesFor('en');
  const document = sampleIpi({
    ...solvent,
    phrases: { '10.3': ['reactsWithMetals', 'chlorineWithAcids'], '10.5': ['acids'] },
  });
  const { lines } = sectionOf(document, 'hazards');
  expect(lines[0]).toMatch(/^Never bring into contact with: .*acids/);
  expect(lines[1]).toBe(standard.chlorineWithAcids);
  expect(lines.indexOf('Highly flammable liquid and vapour.')).toBeGreaterThan(
    lines.indexOf(standard.reactsWithMetals),
  );
});

test('what kills comes before what causes cancer, and both before the other statements', () => {
  const { lines } = sectionOf(sampleIpi({ label: labelled(['H302', 'H314', 'H330', 'H335', 'H350']) }), 'hazards');
  expect(lines.slice(-5)).toEqual([
    'Fatal if inhaled.',
    'May cause cancer.',
    'Harmful if swallowed.',
    'Causes severe skin burns and eye damage.',
    'May cause respiratory irritation.',
  ]);
});

test('the restrictions of employment are said once, and a product without hazards asks for no equipment at a spill', () => {
  const { ipi, standard } = phrasesFor('en');
  const toxic = sampleIpi({ classification: classified('Repr. 2: H361'), label: labelled(['H361']) });
  expect(allTexts(toxic)).toContain(ipi.sentences.maternityRestrictions);
  expect(allTexts(toxic)).not.toContain(standard.restrictPregnant);
  expect(allTexts(sampleIpi({}))).not.toContain(ipi.sentences.spillProtection);
  expect(allTexts(sampleIpi({}))).not.toContain(ipi.sentences.fireSmoke);
});

test('rules of severe classes are absent where the classes are', () => {
  const document = sampleIpi({ classification: classified('Eye Irrit. 2: H319'), label: labelled(['H319']) });
  const { ipi } = phrasesFor('en');
  expect(allTexts(document)).not.toContain(ipi.sentences.employmentRestrictions);
  expect(allTexts(document)).not.toContain(ipi.sentences.healthSurveillance);
  expect(allTexts(document)).not.toContain(ipi.sentences.spillBreathing);
});

test.each([
  ['en', 'Extinguish with: foam.', 'Do not extinguish with: full water jet.'],
  ['de', 'Geeignete Löschmittel: Schaum.', 'Nicht zum Löschen verwenden: Wasservollstrahl.'],
] as const)('in %s it says with what a fire is put out, and with what not', (lang, suitable, unsuitable) => {
  const document = sampleIpi({ lang, phrases: solvent.phrases });
  expect(valuesOf(document, 'danger', phrasesFor(lang).ipi.labels.fire)).toEqual(
    expect.arrayContaining([suitable, unsuitable]),
  );
});

test('it says what forms in a fire, as a sentence', () => {
  const document = sampleIpi({ phrases: { '5.2': ['oxygenRelease', 'chlorine', 'oxygen'] } });
  expect(valuesOf(document, 'danger', 'Fire')).toEqual(
    expect.arrayContaining([
      'Decomposition on heating releases oxygen and can burst closed containers.',
      'Hazardous substances that can form in a fire: chlorine, oxygen.',
    ]),
  );
});

test('first aid for each way into the body, and the signs of what helps', () => {
  const document = sampleIpi(solvent);
  expect(sectionOf(document, 'firstAid').rows.map(({ term }) => term)).toEqual([
    'Eye contact',
    'Skin contact',
    'Inhalation',
    'Swallowing',
  ]);
  expect(sectionOf(document, 'firstAid').signs).toEqual([
    { code: 'E011', name: 'Eyewash station' },
    { code: 'E012', name: 'Safety shower' },
  ]);
  expect(sectionOf(document, 'protection').signs.map(({ code }) => code)).not.toContain('E012');
});

test('first aid is said whole, as in the data sheet', () => {
  const document = sampleIpi({ ...solvent, texts: { '4.1.ingestion': { en: 'Show the doctor the label.' } } });
  const { lines, rows } = sectionOf(document, 'firstAid');
  expect(lines).toContain(
    'First aiders wear protective gloves: contact with the product or with soaked clothing is dangerous.',
  );
  expect(lines.join()).not.toContain('this safety data sheet');
  expect(rows.at(-1)?.values).toEqual([
    'Rinse the mouth with water and spit the water out.',
    'Do not induce vomiting.',
    'Let a conscious person drink one glass of water in small sips.',
    'If the person vomits, keep the head low so that no stomach content reaches the lungs.',
    'Strong corrosive effect in mouth and throat with danger of perforation of oesophagus and stomach.',
    'Call a doctor or a poison centre at once.',
    'Show the doctor the label.',
  ]);
});

test('what the supplier says of handling and storage is there', () => {
  const document = sampleIpi({
    ...solvent,
    phrases: { '7.1': ['noMixingWithAcids'], '7.2': ['ventedContainer'] },
    texts: { '7.2': { en: 'Store between 5 °C and 30 °C.' } },
  });
  const { standard } = phrasesFor('en');
  expect(valuesOf(document, 'protection', 'Handling')).toContain(withNonBreakingSpaces(standard.noMixingWithAcids));
  expect(valuesOf(document, 'protection', 'Storage').slice(-2)).toEqual(
    [standard.ventedContainer, 'Store between 5 °C and 30 °C.'].map(withNonBreakingSpaces),
  );
});

test.each([
  ['en', 'Waste code: 07 01 04*'],
  ['de', 'Abfallschlüssel: 07 01 04*'],
] as const)('in %s the waste code stands at the end', (lang, line) => {
  expect(sectionOf(sampleIpi({ lang, ...solvent }), 'disposal').lines.at(-1)).toBe(line);
  expect(sectionOf(sampleIpi({ lang }), 'disposal').lines.join(' ')).not.toContain(
    line.slice(0, line.indexOf(':') + 1),
  );
});

test.each([
  ['en', 'Product', 'Not classified as hazardous. The usual care in handling chemicals applies.'],
  ['de', 'Produktbezeichnung', phrasesFor('de').ipi.sentences.noHazards],
] as const)('in %s a product without hazards is called a product, and says so', (lang, title, sentence) => {
  const water = [{ name: { en: 'water' }, contentRange: '100 %', classification: [], isClassificationUnknown: false }];
  const document = sampleIpi({ lang, composition: water });
  expect(sectionOf(document, 'substance').title).toBe(title);
  expect(sectionOf(document, 'hazards')).toMatchObject({ signs: [], lead: null, lines: [sentence], rows: [] });
  expect(sectionOf(document, 'protection').signs).toEqual([]);
  expect(sectionOf(document, 'firstAid').signs).toEqual([]);
  expect(document.sections.map(({ id }) => id)).toEqual(order);
});

test('the permalink is left out where the QR code is', () => {
  expect(sampleIpi({ options: { qrCode: false } }).permalink).toBeNull();
});

test('a product without a name is not available, one without a code has no such row', () => {
  const document = sampleIpi({ name: {}, product: { code: '' } });
  expect(document.product).toBe('not available');
  expect(sectionOf(document, 'substance')).toMatchObject({ lead: 'not available', rows: [] });
});

test('facts that name a phrase that does not exist are an error', () => {
  expect(() => sampleIpi({ phrases: { '5.1': ['magic'] } })).toThrow(/magic/);
});

describe('no text is empty, none has a place left to fill', () => {
  const optional = Object.entries(productFacts.shape)
    .filter(([, schema]) => schema.safeParse(undefined).success)
    .map(([key]) => key);

  /** The facts as they are, then without each second of what may be missing, then without all of it. */
  const lacks: [string, string[]][] = [
    ['nothing', []],
    ['the one half', optional.filter((_, index) => index % 2 === 0)],
    ['the other half', optional.filter((_, index) => index % 2 === 1)],
    ['all that may be missing', optional],
  ];

  test.each(lacks)('the catalogue lacks %s', (_, missing) => {
    expect(optional.length).toBeGreaterThan(8);
    for (const [index, { code }] of documentLanguages.entries()) {
      // Each product in two languages, and each language with a quarter of the products.
      for (const product of demoCatalogue.filter(({ id }) => id % 4 === index % 4)) {
        const facts = Object.fromEntries(
          Object.entries(product.versions[0]!.facts).filter(([key]) => !missing.includes(key)),
        ) as ProductFactsInput;
        const document = buildIpi(product, productFacts.parse(facts), code, sampleOptions);
        const texts = allTexts(document);
        expect(texts.filter((text) => !text.trim() || /undefined|\bnull\b|\[object|\{\w+\}/.test(text))).toEqual([]);
        expect(document.sections.map(({ id }) => id)).toEqual(order);
        for (const { lead, lines, rows } of document.sections)
          expect(lines.length + rows.length + (lead ? 1 : 0)).toBeGreaterThan(0);
      }
    }
  });
});

test('classes that are possible and open are told below the hazards that are known, and instead of none', () => {
  const open =
    'Classification not complete. It is not known whether the product has these hazards: Flammable liquids; Aspiration hazard.';
  // White spirit burns, whatever its class is.
  const known = ['Never bring into contact with: strong oxidising agents.', 'Violent reaction with strong oxidisers.'];
  expect(sectionOf(sampleIpi(openFacts), 'hazards').lines).toEqual([
    ...known,
    'May cause drowsiness or dizziness.',
    open,
  ]);
  expect(sectionOf(sampleIpi(openWithoutClass), 'hazards').lines).toEqual([...known, open]);
});

test('a supplemental statement is not all that is said of a mixture of which nobody knows whether it is hazardous', () => {
  const label = { signalWord: null, pictograms: [], h: [], euh: ['EUH066' as const], p: [] };
  const { lines } = sectionOf(sampleIpi({ label }), 'hazards');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('it is not known whether the mixture is hazardous');
});
