import { supplementalTextsOf } from '../../../documents/label/supplemental-texts.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { type HazardClass, hazardClasses } from '../../../law/hazard-classes.ts';
import { type SentenceKey, sentenceText } from '../../../documents/blocks/sentence.ts';
import { ipiSentences } from '../../../documents/ipi/sentences.ts';
import { notClassifiedSentences } from '../../../documents/sds/sheet/not-classified.ts';
import { sheetSentences } from '../../../documents/sds/sheet/sentences.ts';
import { tdsSentences } from '../../../documents/tds/view-model.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { marketPhrases } from '../../../languages/markets.ts';
import type { StandardPhrase } from '../../../languages/en/sheet.ts';
import { documentLanguages, type LanguageCode } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { productFacts } from '../../../product/facts.ts';
import { prescribedTextsOf } from '../../../product/restrictions/restriction-words.ts';
import { entailments, phraseRules, slotDefaults } from '../../../product/phrase-rules.ts';
import type { Slot } from '../../../product/slots.ts';
import {
  allTexts,
  classified,
  factsOf,
  sampleOptions,
  sampleProduct,
  sampleSds,
  textsOf,
  valuesOf,
} from '../sample-product.ts';

const en = phrasesFor('en');

const markets = marketPhrases('en');

/** Every sentence that a document can write without the author having chosen it. */
const sentences = [
  ...Object.values(sheetSentences).flat(),
  ...Object.values(ipiSentences).flat(),
  ...Object.values(tdsSentences),
  ...notClassifiedSentences.flatMap(({ key, basis, provision }) => (key === null ? [] : [{ key, basis, provision }])),
  ...phraseRules.map(({ phrase, anyOf: hazards, and, listSlot: entriesOf, provision }) => ({
    key: `standard.${phrase}` as const,
    basis: hazards || and || entriesOf ? 'derivation' : 'advice',
    provision,
  })),
  ...Object.entries(slotDefaults).map(([slot, { phrase, requiredTrait, filledSlot, isAbsence }]) => ({
    key: `standard.${phrase}` as const,
    basis: requiredTrait || filledSlot ? 'derivation' : isAbsence ? 'absence' : 'advice',
    provision: `REACH Annex II ${slot}`,
  })),
];

/** The texts of a key: `sentences.pbtNone` has one for substances and one for mixtures. */
const textsOfKey = (key: SentenceKey): string[] =>
  (['mixture', 'substance'] as const).map((kind) => sentenceText(key, { lang: 'en', kind }));

/** Whether a printed text is a sentence with its places filled in. */
function isPrinted(sentence: string, lines: readonly string[]): boolean {
  const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
  const whole = new RegExp(`^(?:.+: )?${pattern}$`);
  return lines.some((text) => whole.test(text));
}

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const printedBy = (facts: Parameters<typeof sampleSds>[0]) => allTexts(sampleSds(facts)).map(plain);

const instructionsOf = (facts: Parameters<typeof factsOf>[0]) =>
  buildIpi(sampleProduct, factsOf(facts), 'en', sampleOptions).sections.flatMap(({ lines, rows }) => [
    ...lines,
    ...rows.flatMap(({ values }) => values),
  ]);

const patterns = sentences.flatMap(({ key }) => textsOfKey(key));

test('every sentence that the sheet writes by itself has its row, with its provision', () => {
  expect(sentences.length).toBeGreaterThan(200);
  for (const { key, provision } of sentences) {
    expect([key, ...textsOfKey(key).map((text) => text !== '')]).toEqual([key, true, true]);
    expect(provision).toMatch(/REACH|CLP|ADR|Directive|Decision|EN \d+|TRGS/);
  }
  const listed: string[] = sentences.map(({ key }) => key);
  const market = Object.entries(markets).filter(([, text]) => typeof text === 'string' && /\.$/.test(text));
  expect(market.filter(([key]) => !listed.includes(`markets.${key}`))).toEqual([]);
  expect(Object.keys(en.sentences).filter((key) => !listed.includes(`sentences.${key}`))).toEqual([]);
  expect(Object.keys(en.ipi.sentences).filter((key) => !listed.includes(`ipi.${key}`))).toEqual([]);
  expect(Object.keys(en.tds.sentences).filter((key) => !listed.includes(`tds.${key}`))).toEqual([]);
});

test('a sentence that claims something has a condition, and only advice has none', () => {
  const rows = [
    ...Object.values(sheetSentences),
    ...Object.values(ipiSentences),
    ...Object.values(tdsSentences),
  ].flat();
  const unconditional = rows.filter((row) => row.basis !== 'advice' && !('condition' in row)).map(({ key }) => key);
  // The place that asks for them has the condition: the decision of the author, the pages, the line that they replace.
  expect(unconditional).toEqual(['sentences.criteriaNotMet', 'ipi.severalPages', 'ipi.medicalAdvice']);
});

test('of a product of which only the name is known, no sentence claims anything', () => {
  for (const kind of ['mixture', 'substance'] as const) {
    const lines = [
      ...printedBy({ kind, options: { previousVersions: [] } }),
      ...printedBy({ kind, options: { previousVersions: [], market: 'DE' } }),
      ...instructionsOf({ kind }),
    ];
    // Advice that holds for every product, and by another row also where its exceptions do not apply, claims nothing.
    const advice = sentences.filter(({ basis }) => basis === 'advice').map(({ key }) => key);
    const claimed = sentences.filter(
      ({ key, basis }) =>
        basis === 'derivation' && !advice.includes(key) && textsOfKey(key).some((text) => isPrinted(text, lines)),
    );
    expect(claimed.map(({ key }) => key)).toEqual([]);
    const { sevesoCategories, sevesoEntries, storageClasses } = markets;
    const named = [sevesoCategories, sevesoEntries, storageClasses].flatMap((texts) => Object.values<string>(texts));
    expect(named.filter((text) => isPrinted(text, lines))).toEqual([]);
    expect(lines).not.toContain(en.standard.csaNotCarriedOut);
  }
});

test('of such a product every sentence of the sheet is one of the table', () => {
  for (const kind of ['mixture', 'substance'] as const) {
    const lines = printedBy({ kind, classification: [] }).filter((text) => /\.$/.test(text));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((text) => !patterns.some((pattern) => isPrinted(pattern, [text])))).toEqual([]);
  }
});

/** The texts of the statements of CLP, which are facts by their codes. */
const statementsOf = ({ sections }: ReturnType<typeof sampleSds>) =>
  sections
    .flatMap(({ blocks, subsections }) => [...blocks, ...subsections.flatMap((subsection) => subsection.blocks)])
    .flatMap((block) => (block.kind === 'statements' ? block.items.map(({ text }) => plain(text)) : []));
const withCode = /^(?:.+ – )?(?:EUH|H)\d{3}[A-Za-z]*: /;

test('each sentence of a demo sheet is one of the table, a statement of CLP, a text of the label, or its author’s', () => {
  for (const { id, versions } of demoCatalogue) {
    const facts = productFacts.parse(versions[0]!.facts);
    const written = JSON.stringify(facts);
    const stated = Object.values(facts.phrases).flat();
    const entailed = entailments.filter(([, , , other]) => stated.includes(other)).map(([, phrase]) => phrase);
    const chosen = [...stated, ...entailed].map((key) => en.standard[key as 'foam']);
    const sheet = sampleSds(facts);
    const statements = statementsOf(sheet);
    // They belong to 2.2 (REACH Annex II 2.2) and account for nothing elsewhere; their conditions are in supplemental-texts.test.ts.
    const labelTexts = supplementalTextsOf(facts, 'en').map(plain);
    const labelSection = textsOf(sheet, '2.2').map(plain);
    expect([id, ...labelTexts.filter((text) => !labelSection.includes(text))]).toEqual([id]);
    // Section 15.1 repeats them beside their entry; their conditions are in restrictions.test.ts.
    const prescribedTexts = prescribedTextsOf(facts, 'en').map(plain);
    const isAccounted = (text: string) =>
      withCode.test(text) ||
      [...chosen, ...statements, ...prescribedTexts].includes(text) ||
      written.includes(text.replaceAll('"', '\\"')) ||
      patterns.some(
        (pattern) => isPrinted(pattern, [text.replace(/ \([^()]+\)\.$/, '.')]) || isPrinted(pattern, [text]),
      );
    const lines = allTexts(sheet).map(plain);
    for (const text of labelTexts) lines.splice(lines.indexOf(text), 1);
    const isSentence = (text: string) => text.endsWith('.');
    expect([id, ...lines.filter((text) => isSentence(text) && !isAccounted(text))]).toEqual([id]);
  }
});

/** What only the author can know, with the subsection; no composition and no classification implies it. */
const statedOnly: readonly (readonly [slot: Slot, phrase: StandardPhrase])[] = [
  ['4.2', 'noSymptomsKnown'],
  ['5.1', 'noUnsuitableMedia'],
  ['8.2.2.hands', 'glovesNotNeeded'],
  ['8.2.2.thermal', 'noThermalHazard'],
  ['10.1', 'noReactivity'],
  ['10.3', 'noHazardousReactions'],
  ['10.4', 'noConditionsToAvoid'],
  ['10.5', 'noIncompatibleMaterials'],
  ['10.6', 'noDecompositionProducts'],
  ['14.6', 'noTransportPrecautions'],
];

test('a sentence that nothing is to be feared stands only where the author chose it, however much is known of the ingredients', () => {
  const listed: string[] = sentences.map(({ key }) => key);
  expect(statedOnly.filter(([, phrase]) => listed.includes(`standard.${phrase}`))).toEqual([]);
  const lines = printedBy({ composition: known('7732-18-5') });
  expect(statedOnly.filter(([, phrase]) => lines.includes(en.standard[phrase]))).toEqual([]);
  const phrases = Object.fromEntries(
    statedOnly.map(([slot]) => [
      slot,
      statedOnly.filter((statement) => statement[0] === slot).map(([, phrase]) => phrase),
    ]),
  );
  const chosen = printedBy({ composition: known('7732-18-5'), phrases });
  expect(statedOnly.filter(([, phrase]) => !chosen.includes(en.standard[phrase]))).toEqual([]);
});

test.each(documentLanguages.map(({ code }) => code))('in %s a sheet says what it does not know', (lang) => {
  const phrases = phrasesFor(lang);
  const { noInformation } = phrases.sentences;
  const sheet = sampleSds({ lang, composition: known('75-05-8') });
  for (const number of ['4.2', '10.1', '10.2', '10.3', '10.4', '10.5', '10.6'])
    expect([number, ...textsOf(sheet, number)]).toEqual([number, noInformation]);
  const { suitableMedia, unsuitableMedia, thermalProtection, handProtection } = phrases.labels;
  expect(valuesOf(sheet, '5.1', suitableMedia)).toEqual([noInformation]);
  expect(valuesOf(sheet, '5.1', unsuitableMedia)).toEqual([noInformation]);
  expect(valuesOf(sheet, '8.2', thermalProtection)).toEqual([noInformation]);
  expect(valuesOf(sheet, '8.2', handProtection).map(plain)).toEqual([phrases.standard.glovesByAssessment]);
});

test('10.1 refers to the reactions of 10.3; 10.4 does not, since they are no conditions', () => {
  const { seeHazardousReactions, noHazardousReactions } = en.standard;
  for (const reaction of [
    { phrases: { '10.3': ['polymerisation'] } },
    { texts: { '10.3': { en: 'Reacts with water.' } } },
  ]) {
    const sheet = sampleSds(reaction);
    expect(textsOf(sheet, '10.1')).toEqual([seeHazardousReactions]);
    expect(textsOf(sheet, '10.4')).toEqual([en.sentences.noInformation]);
  }
  const none = sampleSds({ phrases: { '10.3': ['noHazardousReactions'] } });
  expect(textsOf(none, '10.3')).toEqual([noHazardousReactions]);
  expect(textsOf(none, '10.1')).toEqual([en.sentences.noInformation]);
});

test('advice on liquefied gas stands beside liquefied gas only', () => {
  const thermal = (...entries: string[]) =>
    valuesOf(sampleSds({ classification: classified(...entries) }), '8.2', en.labels.thermalProtection);
  expect(thermal('Press. Gas (Comp.): H280')).toEqual([en.sentences.noInformation]);
  expect(thermal('Press. Gas (Liq.): H280')).toEqual([en.standard.coldProtection]);
  expect(thermal('Press. Gas (Ref. Liq.): H281')).toEqual([en.standard.coldProtection]);
});

test('nobody is told to neutralise a product that releases chlorine with acid, labelled EUH031 or not', () => {
  const bleach = {
    composition: [{ ...known('7681-52-9')[0]!, name: { en: 'sodium hypochlorite' } }],
    basicProperties: { ph: { value: 12.5 }, physicalState: { en: 'liquid' } },
  };
  const lines = printedBy(bleach);
  expect(lines).not.toContain(en.standard.neutraliseAlkalineSpill);
  expect(lines).toEqual(expect.arrayContaining([en.standard.neverAcidOnHypochlorite, en.standard.chlorineWithAcids]));
  expect(lines).toEqual(expect.arrayContaining([en.standard.noMixingWithAcids, en.standard.acids]));
});

test('section 16 names the limits of its market only', () => {
  const german = { exposureLimits: [{ law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 3 } }] };
  const mentions = (market: string) =>
    printedBy({ ...german, options: { market } }).some((text) => /TRGS 900 \(8/.test(text));
  expect([mentions('IE'), mentions('DE')]).toEqual([false, true]);
});

const water = { name: { en: 'water' }, contentRange: '100 %', classification: [] };
const known = (cas?: string) => [{ ...water, ...(cas && { cas }), source: 'REACH Annex IV' }];
const unknown = [
  { name: { en: 'resin' }, contentRange: '20 %', classification: [], isClassificationUnknown: true },
  ...known('7732-18-5'),
];
const { noSeveso, notDetermined } = markets;
const { notClassified, hazardsUnknown, noLabelElements } = en.sentences;

test('that no substance is identified as PBT or endocrine disruptor is said where the author names data, else only what the ingredients are classified as', () => {
  const { pbtNone, pbtOfIngredients, endocrineNone, endocrineOfIngredients } = en.sentences;
  const ingredientSheet = sampleSds({ composition: known('7732-18-5') });
  expect(valuesOf(ingredientSheet, '2.3', en.labels.pbtAssessment)).toEqual([pbtOfIngredients]);
  expect(textsOf(ingredientSheet, '12.5')).toEqual([pbtOfIngredients]);
  expect(textsOf(ingredientSheet, '12.6')).toEqual([endocrineOfIngredients]);
  const data = { reason: 'conclusive', source: 'supplier data' } as const;
  const stated = printedBy({
    composition: known('7732-18-5'),
    notClassified: { pbt: data, endocrineHuman: data, endocrineEnvironment: data },
  });
  const withSource = (sentence: string) => sentence.replace(/\.$/, ' (supplier data).');
  expect(stated).toEqual(expect.arrayContaining([withSource(pbtNone.mixture), withSource(endocrineNone.mixture)]));
  expect(stated).not.toContain(pbtOfIngredients);
  expect(printedBy({ composition: unknown })).not.toContain(pbtOfIngredients);
});

test('section 16 has the statements in full that section 3 has in specific limits only', () => {
  const lye = { ...known('1310-73-2')[0]!, classification: classified('Skin Corr. 1A: H314') };
  const limits = ['Skin Corr. 1A; H314: C ≥ 5 %', 'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %'];
  const lines = sampleSds({ composition: [{ ...lye, limits }] }).sections[15]!.blocks;
  const codes = lines.flatMap((block) => (block.kind === 'statements' ? block.items.map(({ code }) => code) : []));
  expect(codes).toEqual(['H314', 'H315']);
});

test('1.4 says that a supplier gave no emergency number, unless an official body has one', () => {
  const row = [en.labels.emergencyTelephone, en.notAvailable];
  const emergencyTexts = (market: string) =>
    textsOf(sampleSds({ product: { emergencyTelephone: undefined }, options: { market } }), '1.4');
  expect(emergencyTexts('DE').slice(0, 2)).toEqual(row);
  expect(emergencyTexts('AT')).not.toContain(en.notAvailable);
});

test('15.1 says that nothing of Directive 2012/18/EU applies only where every ingredient is known by number and class, else what is missing', () => {
  const printedOf = (composition: Parameters<typeof factsOf>[0]['composition']) => {
    const lines = valuesOf(sampleSds({ composition }), '15.1', markets.seveso);
    const noCategory = lines.some((line) => /^No category of Part 1 .* for lack of a CAS number: \S/.test(line));
    const unclassified = lines.some((line) =>
      /^not determined: the classification of these is not known: \S/.test(line),
    );
    return [lines.includes(noSeveso), lines.includes(notDetermined), noCategory, unclassified];
  };
  expect(printedOf([])).toEqual([false, true, false, false]);
  expect(printedOf(known())).toEqual([false, false, true, false]);
  expect(printedOf(unknown)).toEqual([false, false, false, true]);
  expect(printedOf([{ ...water, cas: '7647-14-5' }])).toEqual([false, false, false, true]);
  expect(printedOf(known('7732-18-5'))).toEqual([true, false, false, false]);
});

test('water without a source has no class, unless the author says that it is not known; no other substance is taken for it', () => {
  const isKnown = (ingredient: object) =>
    !printedBy({ composition: [{ ...water, ...ingredient }] }).includes(hazardsUnknown);
  expect(isKnown({ cas: '7732-18-5' })).toBe(true);
  expect(isKnown({ ec: '231-791-2' })).toBe(true);
  expect(isKnown({ cas: '7732-18-5', isClassificationUnknown: true })).toBe(false);
  expect(isKnown({})).toBe(false);
  expect(isKnown({ cas: '7647-14-5', ec: '231-791-2' })).toBe(false);
});

test('of an aerosol 4.1 says that swallowing is unlikely and nothing of vomiting, unless it harms by mouth', () => {
  const firstAidTexts = (...entries: string[]) => textsOf(sampleSds({ classification: classified(...entries) }), '4.1');
  const { ingestionUnlikelyAerosol, doNotInduceVomiting, vomitingHeadLow, ingestionMedicalIfUnwell } = en.standard;
  const aerosol = firstAidTexts('Aerosol 1: H222 H229', 'Asp. Tox. 1: H304');
  expect(aerosol).toEqual(expect.arrayContaining([ingestionUnlikelyAerosol, ingestionMedicalIfUnwell]));
  for (const phrase of [doNotInduceVomiting, vomitingHeadLow, en.standard.ingestionMedicalAtOnce])
    expect(aerosol).not.toContain(phrase);
  const corrosive = firstAidTexts('Aerosol 1: H222 H229', 'Skin Corr. 1B: H314');
  expect(corrosive).toEqual(expect.arrayContaining([doNotInduceVomiting, en.standard.rinseMouth]));
  expect(corrosive).not.toContain(ingestionUnlikelyAerosol);
  expect(firstAidTexts('Asp. Tox. 1: H304')).toEqual(expect.arrayContaining([doNotInduceVomiting, vomitingHeadLow]));
});

test('quantities of Part 1 stand beside the entries of Part 2 that were not compared, unless a substance of Part 2 is named', () => {
  const { otherEntries } = markets;
  const classification = classified('Flam. Liq. 3: H226');
  const linesOf = (cas: string, contentRange: string) =>
    valuesOf(
      sampleSds({ classification, composition: [{ ...water, classification, cas, contentRange }] }),
      '15.1',
      markets.seveso,
    ).map(plain);
  expect(linesOf('64742-82-1', '100 %')).toEqual([
    'Part 1: P5c Flammable liquids, category 2 or 3 – qualifying quantities 5 000 t (lower tier), 50 000 t (upper tier)',
    markets.processing,
    otherEntries,
  ]);
  expect(linesOf('68334-30-5', '≥ 90 %')).toEqual([
    'Part 2: entry 34, water – qualifying quantities 2 500 t (lower tier), 25 000 t (upper tier)',
    'Part 1: P5c Flammable liquids, category 2 or 3',
  ]);
  expect(printedBy({ composition: known('7732-18-5') })).not.toContain(otherEntries);
});

test('a substance is compared with Part 2 of Seveso III by its own CAS number, and a composition in full only where each has one', () => {
  const { seveso, otherEntries, partlyCompared, noSeveso, notDetermined } = markets;
  const linesOf = (facts: Parameters<typeof sampleSds>[0]) => valuesOf(sampleSds(facts), '15.1', seveso).map(plain);
  const substance = (cas: string | undefined, ...classes: string[]) =>
    linesOf({ kind: 'substance', identifiers: { ...(cas && { cas }) }, classification: classified(...classes) });
  expect(substance('86290-81-5', 'Flam. Liq. 1: H224')).toEqual([
    'Part 2: entry 34, Sample – qualifying quantities 2 500 t (lower tier), 25 000 t (upper tier)',
    'Part 1: P5a Flammable liquids, category 1',
  ]);
  expect(substance('7664-41-7', 'Flam. Gas 2: H221')[0]).toBe(
    'Part 2: entry 35, Sample – qualifying quantities 50 t (lower tier), 200 t (upper tier)',
  );
  expect(substance('64742-82-1', 'Flam. Liq. 1: H224').at(-1)).toBe(otherEntries);
  expect(substance(undefined, 'Flam. Liq. 1: H224').at(-1)).toBe(partlyCompared);
  expect(substance('7647-14-5', 'Eye Irrit. 2: H319')).toEqual([noSeveso]);
  // Entries that are not compared are named where one of them is possible: a nickel oxide, or a fuel.
  expect(substance('1313-99-1', 'Eye Irrit. 2: H319')).toEqual([noSeveso, otherEntries]);
  expect(substance('67-64-1', 'Flam. Liq. 2: H225')).not.toContain(otherEntries);
  const fuel = { identified: [{ en: 'Camping fuel' }], advisedAgainst: [] };
  const ethanol = { identifiers: { cas: '64-17-5' }, classification: classified('Flam. Liq. 2: H225'), uses: fuel };
  expect(linesOf({ kind: 'substance', ...ethanol }).at(-1)).toBe(otherEntries);
  expect(substance(undefined, 'Eye Irrit. 2: H319')).toEqual([
    expect.stringMatching(/^No category of Part 1 .*: Sample$/),
  ]);
  expect(substance('7647-14-5')).toEqual([notDetermined]);
  const classification = classified('Flam. Liq. 3: H226');
  expect(linesOf({ classification }).at(-1)).toBe(partlyCompared);
  const nameless = { ...water, cas: undefined, classification };
  expect(linesOf({ classification, composition: [nameless] }).at(-1)).toBe(partlyCompared);
});

test('a mixture with an ingredient of unknown classification is not said to be harmless', () => {
  const lines = [...printedBy({ composition: unknown }), ...instructionsOf({ composition: unknown })];
  expect(lines).toContain(hazardsUnknown);
  expect(lines).not.toContain(notClassified.mixture);
  expect(lines).not.toContain(noLabelElements);
  expect(lines).not.toContain(en.ipi.sentences.noHazards);
  expect(printedBy({ composition: known() })).toEqual(expect.arrayContaining([notClassified.mixture, noLabelElements]));
});

const conclusive = { reason: 'conclusive', source: 'OECD 439' } as const;
const everyClass = (excluded: readonly string[]) =>
  Object.fromEntries(
    hazardClasses
      .filter((hazardClass) => !excluded.includes(hazardClass))
      .map((hazardClass) => [hazardClass, conclusive]),
  );
const notMet = (hazardClass: HazardClass) => ({
  class: hazardClass,
  category: null,
  basis: 'test' as const,
  reason: { en: 'OECD 439' },
});
const salt = { ...water, name: { en: 'salt' }, classification: classified('Eye Irrit. 2: H319'), contentRange: '1 %' };

test.each<[string, Parameters<typeof factsOf>[0], boolean]>([
  ['nothing', {}, false],
  ['only that data are lacking', { notClassified: { skin: { reason: 'noData' } } }, false],
  ['data that nobody names', { notClassified: { skin: { reason: 'conclusive' } } }, false],
  ['data on one class', { notClassified: { skin: conclusive } }, false],
  ['a test for one class', { overrides: [notMet('skin')] }, false],
  [
    'data or a test for every class but one',
    { notClassified: everyClass(['skin', 'pbt']), overrides: [notMet('skin')] },
    false,
  ],
  ['data or a test for every class', { notClassified: everyClass(['skin']), overrides: [notMet('skin')] }, true],
  ['ingredients of which nothing is said', { composition: [water] }, false],
  [
    'an ingredient without a class that has a source, and one of which nothing is said',
    { composition: [...known(), water] },
    false,
  ],
  ['ingredients that have a class, or have none by a source', { composition: [...known(), salt] }, true],
  [
    'ingredients of which it is stated that they have no class',
    { composition: [{ ...water, isClassificationUnknown: false }] },
    true,
  ],
])('of a product without classes that has %s the sheet claims no more than that', (_, facts, isKnown) => {
  const { hazardsWithoutBasis, notDangerousGoods } = en.sentences;
  for (const kind of ['mixture', 'substance'] as const) {
    const lines = [...printedBy({ ...facts, kind }), ...instructionsOf({ ...facts, kind })];
    const claims = [notClassified[kind], noLabelElements, notDangerousGoods, en.listCheck.noneByClass];
    expect(claims.filter((sentence) => lines.includes(sentence))).toEqual(isKnown ? claims : []);
    expect(lines.includes(en.ipi.sentences.noHazards)).toBe(isKnown);
    const unknown = [hazardsWithoutBasis[kind], ...(kind === 'mixture' ? [en.sentences.hazardsUnknown] : [])];
    expect(lines.filter((text) => unknown.includes(text))).toHaveLength(isKnown ? 0 : 2);
  }
});

test('where only some classes are known not to be met, 2.1 names them and says that of the others it is not known', () => {
  const sheet = sampleSds({ notClassified: { skin: conclusive }, overrides: [notMet('eye')] });
  expect(textsOf(sheet, '2.1')).toEqual([
    en.sentences.hazardsWithoutBasis.mixture,
    'Based on available data, the criteria for these hazard classes are not met: Skin corrosion/irritation; Serious eye damage/irritation. Of the others this is not known.',
  ]);
  expect(textsOf(sampleSds({}), '2.1')).toHaveLength(1);
});

test('no class is said not to be met by calculation over an ingredient of which nobody says what it is classified as', () => {
  const skin = (composition: Parameters<typeof factsOf>[0]['composition']) => {
    const sheet = sampleSds({ composition, classification: classified('Flam. Liq. 2: H225') });
    return valuesOf(sheet, '11.1', en.healthHazardClasses.skinCorrosion);
  };
  expect(skin([...known(), salt])).toEqual([en.sentences.criteriaNotMet]);
  expect(skin([water, salt])).toEqual([en.sentences.notClassifiedNoData]);
  const lines = textsOf(sampleSds({ composition: [water] }), '3.2');
  expect(lines).not.toContain(en.sentences.notClassifiedIngredient);
});

const corrosive = classified('Skin Corr. 1: H314');
test.each<[ph: number, string, Parameters<typeof factsOf>[0], says: 'violent' | 'heat' | null]>([
  [12, 'a corrosive class', { classification: corrosive }, 'violent'],
  [12, 'a large reserve', { classificationData: { reserve: 40 } }, 'violent'],
  [12, 'a small reserve', { classificationData: { reserve: 2 } }, null],
  [
    12,
    'a small reserve and a corrosive class',
    { classification: corrosive, classificationData: { reserve: 2 } },
    null,
  ],
  [12, 'no reserve that is known', {}, null],
  [12, 'a statement of the author', { phrases: { '10.3': ['heatWithAcids'] } }, 'heat'],
  [11.4, 'a corrosive class', { classification: corrosive }, null],
  [1.5, 'a corrosive class', { classification: corrosive }, 'violent'],
  [1.5, 'a large reserve', { classificationData: { reserve: 30 } }, 'violent'],
  [1.5, 'a small reserve', { classificationData: { reserve: 3.2 } }, null],
  [1.5, 'no reserve that is known', {}, null],
])('at pH %s with %s, neutralisation is as violent as is known', (ph, _, facts, says) => {
  const lines = textsOf(sampleSds({ composition: known(), ...facts, basicProperties: { ph: { value: ph } } }), '10.3');
  const others = ph > 7 ? 'Acids' : 'Alkalis';
  expect(lines.includes(en.standard[`reactsWith${others}`])).toBe(says === 'violent');
  expect(lines.includes(en.standard[`heatWith${others}`])).toBe(says === 'heat');
});

test('every strong acid has the chlorine that it can release from bleach, one that chlorinates by itself the wider warning', () => {
  const { chlorineFromBleach, chlorineWithHypochlorites, hypochlorites } = en.standard;
  const lines = (phrases: Record<string, string[]> = {}, value = 1.8) =>
    ['10.3', '10.5'].flatMap((number) =>
      textsOf(sampleSds({ composition: known(), basicProperties: { ph: { value } }, phrases }), number),
    );
  expect(lines()).toEqual(expect.arrayContaining([chlorineFromBleach, hypochlorites]));
  expect(chlorineFromBleach).toContain('can form');
  expect(lines(undefined, 2.1)).not.toContain(chlorineFromBleach);
  expect(lines({ '10.3': ['chlorineWithHypochlorites'] })).toContain(chlorineWithHypochlorites);
  expect(lines({ '10.3': ['chlorineWithHypochlorites'] })).not.toContain(chlorineFromBleach);
});

test('2.2 has the words of the statements that the label has', () => {
  const label = { signalWord: 'danger' as const, pictograms: ['GHS05'], h: ['H314'], p: ['P260'] };
  const basicProperties = { physicalState: { en: 'liquid' } };
  expect(printedBy({ label, classification: corrosive, basicProperties })).toContain(
    'Do not breathe mist/vapours/spray.',
  );
});

test('what the product damages without danger is not among the materials that it must never meet', () => {
  const never = (...keys: string[]) =>
    instructionsOf({ composition: known(), phrases: { '10.5': keys } }).filter((line) =>
      line.startsWith('Never bring'),
    );
  expect(never('plasticsAndRubber')).toEqual([]);
  expect(never('plasticsAndRubber', 'halogens')).toEqual([`Never bring into contact with: ${en.standard.halogens}.`]);
});

test('that no test of the mixture is recorded is said where its ingredients are known, and nothing of section 11 is its own', () => {
  const says = (facts: Parameters<typeof factsOf>[0]) =>
    printedBy({ composition: known(), ...facts }).includes(en.standard.mixtureNotTested);
  const waterResult = {
    endpoint: 'skinCorrosion',
    result: { en: 'not irritating' },
  } as const;
  expect(says({})).toBe(true);
  expect(says({ studies: [{ ...waterResult, substance: water.name }] })).toBe(true);
  expect(says({ kind: 'substance' })).toBe(false);
  expect(says({ composition: unknown })).toBe(false);
  expect(says({ classification: classified('Eye Irrit. 2: H319') })).toBe(false);
  expect(says({ studies: [waterResult] })).toBe(false);
  expect(says({ overrides: [notMet('skin')] })).toBe(false);
  expect(says({ notClassified: { skin: conclusive } })).toBe(false);
  expect(says({ overrides: [notMet('flammableLiquids')] })).toBe(true);
});

test('1.1 of a mixture has no numbers of a substance, whatever is stored with it', () => {
  const identifiers = {
    cas: '64-17-5',
    ec: '200-578-6',
    index: '603-002-00-5',
    reach: '01-2119457610-43',
  };
  const has = (kind: 'substance' | 'mixture') => {
    const lines = textsOf(sampleSds({ kind, identifiers }), '1.1');
    return Object.values(identifiers).filter((number) => lines.includes(number));
  };
  expect([has('substance').length, has('mixture')]).toEqual([4, []]);
});

test('that no biological limits are stated is no claim that there are none: it says with what was not compared', () => {
  const saidIn = (market: string, lang: LanguageCode = 'en') =>
    valuesOf(sampleSds({ lang, options: { market } }), '8.1', phrasesFor(lang).labels.biologicalLimits);
  expect(saidIn('IT')).toEqual([
    'none stated by the supplier; not compared with the biological limit values of this country (Italy)',
  ]);
  expect(saidIn('DE')).toEqual([
    expect.stringMatching(
      /^none stated .* a part of the biological limit values of this country only \(Germany: TRGS 903/,
    ),
  ]);
  expect(saidIn('IT', 'de')).toEqual([expect.stringContaining('nicht verglichen (Italien)')]);
});

test.each([
  ['Carc. 1B: H350', 'industrial', true],
  ['Repr. 2: H361f', 'industrial', true],
  ['Resp. Sens. 1: H334', 'industrial', true],
  ['Repr. 2: H361f', 'public', false],
  ['Skin Corr. 1B: H314', 'industrial', false],
] as const)(
  'at a spill of %s for %s use the area is evacuated: %s; responders have breathing apparatus',
  (entry, audience, isEvacuated) => {
    const lines = textsOf(sampleSds({ classification: classified(entry), audience }), '6.1');
    const { evacuate, respondersBreathing, respondersChemicalSuit, respondersProtection } = en.standard;
    expect(lines.includes(evacuate)).toBe(isEvacuated);
    const isCorrosive = entry.endsWith('H314');
    expect(lines).toContain(isCorrosive ? respondersChemicalSuit : respondersBreathing);
    expect(lines).not.toContain(respondersProtection);
  },
);

test('toxic gases in a fire are not said of what is corrosive alone', () => {
  const { toxicGasesInFire } = en.standard;
  expect(printedBy({ classification: corrosive })).not.toContain(toxicGasesInFire);
  expect(printedBy({ classification: classified('Acute Tox. 3: H301') })).toContain(toxicGasesInFire);
});

test('where effects on the lungs can be delayed, 4.1, 4.2 and 4.3 say so together, else none of them', () => {
  const { inhalationDelayedEffects, symptomRespiratoryBurns, monitorLungs } = en.standard;
  const lines = [inhalationDelayedEffects, symptomRespiratoryBurns, monitorLungs];
  const linesOf = (facts: Parameters<typeof factsOf>[0]) => {
    const texts = printedBy(facts);
    return lines.filter((line) => texts.includes(line));
  };
  expect(linesOf({ classification: corrosive })).toEqual([]);
  expect(
    linesOf({
      classification: classified('Acute Tox. 3: H331', 'Skin Corr. 1: H314'),
    }),
  ).toEqual(lines);
  expect(
    linesOf({
      classification: corrosive,
      phrases: { '4.1.inhalation': ['inhalationDelayedEffects'] },
    }),
  ).toEqual(lines);
  const chlorine = classified('Acute Tox. 3: H331');
  expect(linesOf({ classification: chlorine, substanceGroups: ['elementalChlorine'] })).toEqual(lines);
  expect(linesOf({ substanceGroups: ['elementalChlorine'] })).toEqual([]);
});

test('after exposure to what damages organs a doctor is called at once, and it is locked up', () => {
  const { inhalationMedicalAtOnce, skinMedicalExposed, ingestionMedicalAtOnce, lockUp } = en.standard;
  const terms = (['firstAidInhalation', 'firstAidSkin', 'firstAidIngestion'] as const).map((key) => en.labels[key]);
  const callsOf = (entry: string) => {
    const sheet = sampleSds({ classification: classified(entry) });
    const last = terms.map((term) => valuesOf(sheet, '4.1', term).at(-1));
    return [...last, textsOf(sheet, '7.2').includes(lockUp)];
  };
  for (const entry of ['STOT SE 1: H370', 'STOT SE 2: H371'])
    expect([entry, ...callsOf(entry)]).toEqual([
      entry,
      inhalationMedicalAtOnce,
      skinMedicalExposed,
      ingestionMedicalAtOnce,
      true,
    ]);
  const { inhalationMedicalIfSymptoms, skinMedicalIfIrritation, ingestionMedicalIfUnwell } = en.standard;
  expect(callsOf('STOT RE 2: H373')).toEqual([
    inhalationMedicalIfSymptoms,
    skinMedicalIfIrritation,
    ingestionMedicalIfUnwell,
    false,
  ]);
});

test('who was exposed to what may cause cancer, defects or harm to children gets medical advice; what harms organs or children is not breathed in', () => {
  const { medicalIfExposed, avoidInhalation, avoidDust, avoidVapours } = en.standard;
  const printedFor = (entry: string) => {
    const sheet = sampleSds({ classification: classified(entry), basicProperties: {} });
    return [textsOf(sheet, '4.1').includes(medicalIfExposed), textsOf(sheet, '7.1').includes(avoidInhalation)];
  };
  for (const entry of ['Muta. 2: H341', 'Carc. 1B: H350', 'Repr. 2: H361d'])
    expect([entry, ...printedFor(entry)]).toEqual([entry, true, false]);
  expect(printedFor('Lact.: H362')).toEqual([true, true]);
  for (const entry of ['STOT SE 1: H370', 'STOT SE 2: H371', 'STOT RE 1: H372', 'STOT RE 2: H373'])
    expect([entry, ...printedFor(entry)]).toEqual([entry, false, true]);
  expect(printedFor('Eye Irrit. 2: H319')).toEqual([false, false]);
  for (const entry of ['STOT RE 2: H373', 'STOT SE 3: H335', 'Skin Corr. 1B: H314']) {
    const dust = sampleSds({ classification: classified(entry), basicProperties: { physicalState: { en: 'solid' } } });
    expect(textsOf(dust, '7.1')).toContain(avoidDust);
    expect(textsOf(dust, '7.1')).not.toContain(avoidInhalation);
    expect(textsOf(dust, '6.1')).not.toContain(avoidVapours);
  }
});

test('15.1 names the directives on pregnant and young workers with the hazards of their annexes only', () => {
  const { maternity, youthAtWork } = en.standard;
  const namedFor = (entry: string) => {
    const lines = printedBy({ classification: classified(entry) });
    return [maternity, youthAtWork].map((phrase) => lines.includes(phrase));
  };
  for (const entry of ['STOT SE 1: H370', 'STOT SE 2: H371', 'Carc. 2: H351', 'Repr. 1B: H360D', 'Acute Tox. 3: H311'])
    expect([entry, ...namedFor(entry)]).toEqual([entry, true, true]);
  for (const entry of ['Lact.: H362', 'Repr. 2: H361d'])
    expect([entry, ...namedFor(entry)]).toEqual([entry, true, false]);
  for (const entry of [
    'Acute Tox. 3: H331',
    'STOT RE 2: H373',
    'Skin Sens. 1: H317',
    'Flam. Liq. 2: H225',
    'Self-react. D: H242',
  ])
    expect([entry, ...namedFor(entry)]).toEqual([entry, false, true]);
  for (const entry of ['Eye Irrit. 2: H319', 'Flam. Liq. 3: H226', 'Org. Perox. D: H242', 'Aquatic Chronic 2: H411'])
    expect([entry, ...namedFor(entry)]).toEqual([entry, false, false]);
});

test('the type of a gas filter follows from the boiling point in °C, and only where its bounds decide it', () => {
  const { filterA, filterAX } = en.standard;
  const filterOf = (value: number | string, unit = '°C') => {
    const lines = printedBy({
      classification: classified('Flam. Liq. 2: H225'),
      basicProperties: { boilingPoint: { value, unit } },
    });
    return [filterA, filterAX].filter((filter) => lines.includes(filter));
  };
  for (const [value, unit] of [[329, 'K'], ['56 – 80'], ['65'], ['≤ 60'], ['56,5']] as const)
    expect([value, filterOf(value, unit)]).toEqual([value, [filterAX]]);
  for (const [value, unit] of [[351, 'K'], [173, '°F'], ['> 65'], ['70 – 90'], ['> 65 – 90']] as const)
    expect([value, filterOf(value, unit)]).toEqual([value, [filterA]]);
  for (const value of ['> 35', '≥ 65', '< 80']) expect([value, filterOf(value)]).toEqual([value, []]);
});

test('the sheet calls a product strongly acidic or alkaline by the pH from which its class is derived', () => {
  const { stronglyAcidic, stronglyAlkaline } = en.standard;
  const saidOf = (value: string) => {
    const lines = printedBy({ basicProperties: { ph: { value } } });
    return [stronglyAcidic, stronglyAlkaline].filter((phrase) => lines.includes(phrase));
  };
  for (const value of ['> 1', '< 12', '2.5 – 11']) expect([value, saidOf(value)]).toEqual([value, []]);
  for (const value of ['10.5 – 12.5', '11,8', '> 12'])
    expect([value, saidOf(value)]).toEqual([value, [stronglyAlkaline]]);
  for (const value of ['< 2', '1 – 3']) expect([value, saidOf(value)]).toEqual([value, [stronglyAcidic]]);
});

test('a gas filter has a particle part where aerosols form, unless a filter with one is named', () => {
  const { particleFilter, filterA, filterAP2 } = en.standard;
  const liquid = {
    classification: classified('Flam. Liq. 2: H225'),
    basicProperties: { boilingPoint: { value: 69, unit: '°C' } },
  };
  expect(printedBy(liquid)).toEqual(expect.arrayContaining([filterA, particleFilter]));
  expect(printedBy({ ...liquid, phrases: { '8.2.2.respiratory': ['filterAP2'] } })).toContain(filterAP2);
  expect(printedBy({ ...liquid, phrases: { '8.2.2.respiratory': ['filterAP2'] } })).not.toContain(particleFilter);
  expect(printedBy({})).not.toContain(particleFilter);
});

/** What must not be said beside a class that contradicts it, and what must. */
const reactions = [
  {
    entry: 'Water-react. 1: H260',
    says: ['flammableGasWithWater', 'water', 'waterUnsuitable'],
    never: ['waterSpray', 'alcoholResistantFoam'],
  },
  {
    entry: 'Flam. Sol. 1: H228',
    says: ['fullWaterJet'],
    never: ['dryPowder', 'waterSpray', 'alcoholResistantFoam', 'carbonDioxide', 'carbonOxides', 'vapourAirMixtures'],
  },
  { entry: 'Org. Perox. B: H241', says: ['heatAndIgnition'], never: ['heat'] },
  { entry: 'Aerosol 3: H229', says: ['aerosolsBurst'], never: ['vapourAirMixtures', 'vapoursSpread', 'carbonOxides'] },
  { entry: 'Met. Corr. 1: H290', says: ['corrosiveToMetals'], never: ['reactsWithMetals', 'hydrogenFromMetals'] },
  { entry: 'Flam. Liq. 2: H225', says: ['waterSpray', 'carbonOxides'], never: ['volatile'] },
  {
    entry: 'Skin Irrit. 2: H315 EUH031',
    says: ['toxicGasWithAcids'],
    never: ['chlorineWithAcids', 'neverAcidOnHypochlorite'],
  },
  { entry: 'Skin Irrit. 2: H315 EUH032', says: ['veryToxicGasWithAcids', 'acids'], never: [] },
] as const;

test.each(reactions)(
  'beside $entry the sheet says what reacts, and nothing that the class contradicts',
  ({ entry, says, never }) => {
    const lines = printedBy({ classification: classified(entry), composition: known('7732-18-5') });
    const text = (key: string) => en.standard[key as 'water'];
    expect(says.filter((key) => !lines.includes(text(key)))).toEqual([]);
    expect(never.filter((key) => lines.includes(text(key)))).toEqual([]);
  },
);

test('eye protection that is advised where splashes are possible has its sign beside hazards only', () => {
  const { safetyGlasses } = en.standard;
  expect(printedBy({})).toContain(safetyGlasses);
  expect(printedBy({})).not.toContain(en.ipi.signs.M004);
  for (const entry of ['Eye Irrit. 2: H319', 'Skin Irrit. 2: H315'])
    expect(printedBy({ classification: classified(entry) })).toContain(en.ipi.signs.M004);
});

test('14.5 says that a product does not harm waters only where that is stated or follows from data', () => {
  const goods = {
    un: 'UN1993',
    properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S.' },
    hazardClass: '3',
    packingGroup: 'II' as const,
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
  };
  const printedOf = (facts: Parameters<typeof factsOf>[0]) =>
    valuesOf(sampleSds({ transport: goods, ...facts }), '14.5', 'Sea (IMDG)').map((text) =>
      text.replace('Marine pollutant: ', ''),
    );
  const data = { reason: 'conclusive', source: 'OECD 201, 202, 203' } as const;
  const reasons = { aquaticAcute: data, aquaticChronic: data };
  expect(printedOf({})).toEqual([notDetermined]);
  expect(printedOf({ composition: unknown })).toEqual([notDetermined]);
  expect(printedOf({ notClassified: reasons })).toEqual(['no']);
  expect(printedOf({ transport: { ...goods, environmentallyHazardous: false } })).toEqual(['no']);
  expect(printedOf({ classification: classified('Aquatic Chronic 2: H411') })).toEqual(['yes']);
  expect(printedOf({ transport: null, composition: known() })).toEqual(['no']);
  expect(printedOf({ transport: null })).toEqual([notDetermined]);
  expect(printedOf({ transport: null, classification: classified('Aquatic Chronic 1: H410') })).toEqual(['yes']);
});

test('9.2.1 does not lack data on flammability of a liquid that section 5.2 says does not burn', () => {
  const state = { basicProperties: { physicalState: { en: 'liquid' } } };
  const flammable = (facts: Parameters<typeof factsOf>[0]) =>
    valuesOf(sampleSds({ ...state, ...facts }), '9.2', 'Flammable liquids');
  expect(flammable({})).toEqual([en.sentences.notClassifiedNoData]);
  expect(flammable({ phrases: { '5.2': ['notCombustible'] } })).toEqual([en.sentences.criteriaNotMet]);
});

test('a sheet for another country than Germany has no German law, whatever the product', () => {
  const german = /TRGS|\bWGK\b|AwSV|GefStoffV|BImSchV|allemand|deutsche[rs]? (?:Arbeitsplatz)?[Gg]renzwert/;
  for (const { id, versions } of demoCatalogue)
    for (const [lang, market] of [
      ['fr', 'BE'],
      ['de', 'AT'],
    ] as const) {
      const sheet = sampleSds({ ...productFacts.parse(versions[0]!.facts), lang, options: { market } });
      expect([id, market, ...allTexts(sheet).filter((text) => german.test(text))]).toEqual([id, market]);
    }
});

test('an oxidising acid is not said to form hydrogen with metals, and another one that it can', () => {
  const { reactsWithMetals, hydrogenFromMetals } = en.standard;
  const lines = (...entries: string[]) => {
    const lines = printedBy({
      classification: classified('Met. Corr. 1: H290', 'Skin Corr. 1A: H314', ...entries),
      basicProperties: { ph: { value: 1 }, physicalState: { en: 'liquid' } },
    });
    return [reactsWithMetals, hydrogenFromMetals].filter((line) => lines.includes(line));
  };
  expect(lines()).toEqual([reactsWithMetals, hydrogenFromMetals]);
  expect(reactsWithMetals).toContain('can form hydrogen');
  for (const entry of ['Ox. Liq. 2: H272', 'Ox. Liq. 1: H271']) expect(lines(entry)).toEqual([]);
});

test('an oxidiser has the effect on fire in 10.1 that its statement tells: only H271 is strong, and H272 causes no fire', () => {
  const { oxidisingEffect, causesOrIntensifiesFire, intensifiesFire } = en.standard;
  const effects = (...entries: string[]) => {
    const lines = textsOf(sampleSds({ classification: classified(...entries) }), '10.1');
    return [oxidisingEffect, causesOrIntensifiesFire, intensifiesFire].filter((line) => lines.includes(line));
  };
  expect(effects('Ox. Liq. 1: H271')).toEqual([oxidisingEffect]);
  expect(effects('Ox. Gas 1: H270')).toEqual([causesOrIntensifiesFire]);
  for (const entry of ['Ox. Liq. 2: H272', 'Ox. Liq. 3: H272', 'Ox. Sol. 2: H272'])
    expect([entry, ...effects(entry)]).toEqual([entry, intensifiesFire]);
  expect(intensifiesFire).not.toContain('cause');
  expect(effects('Flam. Liq. 2: H225')).toEqual([]);
});

/** The sheet of a product with supplemental statements on its label, in these places. */
function supplementalSheet(euh: readonly string[], ...entries: string[]) {
  const label = { signalWord: null, pictograms: [], h: [], p: [], euh: [...euh] };
  const sheet = sampleSds({ label, classification: classified(...entries) });
  return (number: string) => textsOf(sheet, number).map(plain);
}

test('what forms flammable vapours in use says so in 2.3 and 10.1, is ventilated and kept from ignition', () => {
  const { flammableVapoursInUse, vapourAirMixtures, keepFromIgnition } = en.standard;
  const { removeIgnitionSources, useWithVentilation, heatAndIgnition } = en.standard;
  for (const code of ['EUH018', 'EUH209', 'EUH209A']) {
    const supplementalTexts = supplementalSheet([code]);
    for (const number of ['2.3', '10.1']) expect([code, ...supplementalTexts(number)]).toContain(flammableVapoursInUse);
    expect([code, ...supplementalTexts('6.1')]).toContain(removeIgnitionSources);
    for (const phrase of [keepFromIgnition, useWithVentilation])
      expect([code, ...supplementalTexts('7.1')]).toContain(phrase);
    expect([code, ...supplementalTexts('10.4')]).toContain(heatAndIgnition);
  }
  const flammable = supplementalSheet(['EUH018'], 'Flam. Liq. 2: H225');
  for (const number of ['2.3', '10.1']) {
    expect(flammable(number)).toContain(vapourAirMixtures);
    expect(flammable(number)).not.toContain(flammableVapoursInUse);
  }
  const other = supplementalSheet(['EUH066']);
  const measures = [keepFromIgnition, removeIgnitionSources, useWithVentilation, heatAndIgnition];
  for (const number of ['2.3', '6.1', '7.1', '10.1', '10.4'])
    for (const phrase of [flammableVapoursInUse, ...measures]) expect(other(number)).not.toContain(phrase);
});

test('that heating under confinement explodes stands in 5.2 and 10.4 beside EUH044 only', () => {
  const { explosionIfConfined, heatingUnderConfinement } = en.standard;
  const supplementalTexts = supplementalSheet(['EUH044']);
  expect(supplementalTexts('5.2')).toEqual([explosionIfConfined]);
  expect(supplementalTexts('10.4')).toEqual([heatingUnderConfinement]);
  const other = supplementalSheet(['EUH019']);
  expect(other('5.2')).not.toContain(explosionIfConfined);
  expect(other('10.4')).not.toContain(heatingUnderConfinement);
});

test('what is toxic by eye contact has the first aid and protection of what damages the eyes', () => {
  const { rinseEyesAtOnce, rinseEyes, rinseEyesIrritant, eyeSpecialistAtOnce, tightGoggles, safetyGlasses } =
    en.standard;
  const { eyewash, eyewashAndShower } = en.standard;
  const eyes = [rinseEyesAtOnce, eyeSpecialistAtOnce, tightGoggles, eyewash, eyewashAndShower];
  const others = [rinseEyes, rinseEyesIrritant, safetyGlasses];
  const linesOf = (euh: string[], ...entries: string[]) => {
    const supplementalTexts = supplementalSheet(euh, ...entries);
    const lines = [...supplementalTexts('4.1'), ...supplementalTexts('8.2')];
    return [...eyes, ...others].filter((line) => lines.includes(line));
  };
  expect(linesOf(['EUH070'])).toEqual([rinseEyesAtOnce, eyeSpecialistAtOnce, tightGoggles, eyewash]);
  expect(linesOf(['EUH070'], 'Eye Irrit. 2: H319')).toEqual(linesOf(['EUH070']));
  expect(linesOf(['EUH070'], 'Eye Dam. 1: H318')).toEqual(linesOf([], 'Eye Dam. 1: H318'));
  expect(linesOf([])).toEqual([rinseEyes, safetyGlasses]);
});

test('isocyanates that give no class have their allergic reaction in 4.2', () => {
  const { symptomAllergy, symptomSkinAllergy, symptomIsocyanates } = en.standard;
  const symptomTexts = (euh: string[], ...entries: string[]) => supplementalSheet(euh, ...entries)('4.2');
  expect(symptomTexts(['EUH204'])).toEqual([symptomAllergy, symptomIsocyanates]);
  expect(symptomTexts(['EUH204'], 'Skin Sens. 1: H317')).toEqual([symptomSkinAllergy, symptomIsocyanates]);
  expect(symptomTexts(['EUH204'], 'Resp. Sens. 1: H334')).toEqual([symptomIsocyanates]);
  expect(symptomTexts([])).toEqual([en.sentences.noInformation]);
});
