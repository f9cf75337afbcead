import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { studyLine, studyParts } from '../../esdscom/write/studies.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { supplementalTextsOf } from '../../documents/label/supplemental-texts.ts';
import { statedProperty } from '../../documents/sds/09-properties.ts';
import { prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import { studyText } from '../../documents/sds/sheet/studies.ts';
import { openSheet, slotLines } from '../../documents/sds/sheet/sheet.ts';
import { statementPlacesOf } from '../../product/statement-choices.ts';
import { slots } from '../../product/slots.ts';
import { fill, labelLanguages, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { statementText } from '../../languages/statements.ts';
import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import { problemText } from '../../product/findings.ts';
import { checkProduct } from '../../product/read/read-product-file.ts';
import type { ProductFile } from '../../product/product-file.ts';
import { basicProperties } from '../../law/properties.ts';
import { productFacts, type ProductFacts } from '../../product/facts.ts';
import { hasAerosolClass } from '../../product/physical-state.ts';
import { elementsOnly } from './elements-only.ts';
import { sampleOptions } from '../documents/sample-product.ts';

const languages = ['en', 'de'] as const;
const products = demoCatalogue.filter(({ sdsExists, versions }) => sdsExists && versions.length > 0);

type Product = (typeof products)[number];

const factsOf = ({ versions }: Product) => productFacts.parse(versions[0]!.facts);

function exported(product: Product, lang: LanguageCode): Uint8Array {
  const [version, ...previousVersions] = product.versions;
  const options = { version: version!, previousVersions, gtin: product.gtin, today: '2026-03-01' };
  return new TextEncoder().encode(elementsOnly(writeEsdscom(product, factsOf(product), lang, options)));
}

/** The product files of a product's XML in both languages. */
function backFrom(product: Product) {
  const inputs = languages.map((lang) => ({ file: `${lang}.xml`, bytes: exported(product, lang) }));
  const { files, problems } = readSheets(inputs, () => undefined);
  return { file: files[0]!.product as ProductFile, problems: problems.map(problemText), files };
}

const isOtherLanguage = (key: string) =>
  labelLanguages.some(({ code }) => code === key) && !languages.some((lang) => lang === key);

/** Texts in the two languages only. */
function pickLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pickLanguages);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !isOtherLanguage(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, pickLanguages(inner)]));
}

const textInEach = (text: string) => Object.fromEntries(languages.map((lang) => [lang, text]));

const isIngredient = ({ composition }: ProductFacts, name: Record<string, string> | undefined) =>
  !name ||
  composition.some((ingredient) => ingredient.name.en === name.en || ingredient.name.en!.startsWith(`${name.en},`));

/**
 * Why a class is or is not given, where it follows from facts that the XML does not have: exact contents, determinations, figures for the
 * classification only.
 */
const isLostReason =
  /: (a text has|\d+ texts have) no place in a product file: \S*(ClassificationProcedure|Assessment\w*(Classification)?|EcotoxicologyOverallEvaluation)\/FullText /;

/** The duties of restricted uses, which the XML has in words only. */
const isLostDuty = /: section 15: .*RegionEU\/EuLegislation\/RestrictionsAccordingReach\/FullText /;

const wordOnlyEndpoints = [
  'respiratorySensitisation',
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'stotRepeated',
  'bioconcentration',
  'stotSingle',
  'partitionCoefficient',
  'soilAdsorption',
  'surfaceTension',
];
/** Loading rates, for which the schema has no type of figure. */
const isLoadingRate = ({ value = '' }: { value?: string | undefined }) => /^[EL]L50/.test(value);

/** A result as the line that its phrase has after the names of endpoint and ingredient. */
function formatStudy(facts: ProductFacts, { endpoint, substance, ...study }: ProductFacts['studies'][number]) {
  const lines = languages.map((lang) => {
    const sheet = openSheet(products[0]!, facts, lang, sampleOptions);
    return [lang, studyLine(sheet, studyParts(sheet, { endpoint, ...study }))];
  });
  return { endpoint, ...(substance && { substance }), result: Object.fromEntries(lines) as Record<string, string> };
}

/** What does not come back as it was from the elements of the standard alone, with the reason. */
const notAsItWas: readonly [reason: string, adapt: (facts: ProductFacts) => Partial<ProductFacts>][] = [
  [
    'the words that the product chooses from a statement are written',
    (facts) => {
      const chosen = Object.entries(statementPlacesOf(facts, languages)).filter(([code, places]) =>
        languages.some((lang) => statementText(code, lang, places) !== statementText(code, lang)),
      );
      return { statementPlaces: Object.fromEntries(chosen) };
    },
  ],
  [
    'the sheet does not have these texts',
    () => ({ description: {}, recommendedUse: undefined, recommendedLevels: undefined, specialFeatures: undefined }),
  ],
  [
    'eSDScom has the groups of users, and every product is for industry',
    ({ audience }) => ({ audience: audience === 'professionalOnly' ? 'industrial' : audience }),
  ],
  [
    'eSDScom has the uses in words only',
    ({ uses: { identified, advisedAgainst } }) => ({ uses: { identified, advisedAgainst } }),
  ],
  [
    'identifiers of a mixture are not part of its sheet',
    ({ kind, identifiers }) => (kind === 'mixture' ? { identifiers: { synonyms: [] } } : { identifiers }),
  ],
  [
    'a name in every language comes back in the languages of the sheets',
    ({ identifiers }) => ({
      identifiers: {
        ...identifiers,
        synonyms: identifiers.synonyms.map((synonym) => (typeof synonym === 'string' ? textInEach(synonym) : synonym)),
      },
    }),
  ],
  [
    'figures have no zeros behind the last digit',
    ({ identifiers }) => ({
      identifiers: { ...identifiers, molarMass: identifiers.molarMass?.replace(/(\.\d*?)0+(?= )/, '$1') },
    }),
  ],
  [
    'exact contents are not exported, and limits stand in the order of the schema, ppmV as ppm',
    ({ composition }) => ({
      composition: composition.map(({ limits, ...ingredient }) => ({
        ...ingredient,
        content: undefined,
        limits: limits.map((limit) => limit.replace('ppmV', 'ppm')).sort(),
      })),
    }),
  ],
  [
    'how classes were found, and what only their calculation needs, is not in the XML',
    ({ classification, composition, classificationData: { reserve, physicalState } = {} }) => ({
      overrides: undefined,
      // The reserve is a line of 9.2.2, the state of an aerosol's contents stands in 9.1.
      classificationData: hasAerosolClass({ classification })
        ? { physicalState }
        : reserve === undefined
          ? undefined
          : { reserve },
      composition: composition.map((ingredient) => ({
        ...ingredient,
        corrosion: undefined,
        inhalationForm: undefined,
      })),
    }),
  ],
  [
    'eSDScom has single hazard statements',
    ({ label }) => ({ label: { ...label, h: label.h.flatMap((code) => code.split('+')) } }),
  ],
  [
    'that a property does not apply is said even where it follows from the product',
    (facts) => {
      const sheet = openSheet(products[0]!, facts, 'en', sampleOptions);
      const stated = basicProperties.filter((name) => statedProperty(sheet, name) === 'notApplicable');
      const all = Object.fromEntries(stated.map((name) => [name, 'notApplicable' as const]));
      return { basicProperties: { ...facts.basicProperties, ...all } };
    },
  ],
  [
    'the further texts of a label are those of the supplier, as printed: the XML does not say by which act',
    (facts) => {
      const labelTexts = languages.map((lang) => [
        ...prescribedTextsOf(facts, lang),
        ...supplementalTextsOf(facts, lang),
      ]);
      const wordings = labelTexts[0]!.map((_, index) =>
        Object.fromEntries(languages.map((lang, position) => [lang, labelTexts[position]![index]!])),
      );
      const supplementalTexts = wordings.map((wording) => ({ act: 'supplier' as const, wording }));
      const { voc: _voc, supplementalTexts: _texts, ...label } = facts.label;
      return { label: { ...label, ...(supplementalTexts.length > 0 && { supplementalTexts }) } };
    },
  ],
  [
    'a text of 15.1 stands among the acts',
    ({ regulatory, texts }) => ({ regulatory: [...regulatory, ...(texts['15.1'] ? [texts['15.1']] : [])] }),
  ],
  [
    'of a test on what is no ingredient by its name, the substance stands among the other words',
    (facts) => ({
      studies: facts.studies.map(({ substance, ...study }) =>
        isIngredient(facts, substance)
          ? { ...study, ...(substance && { substance }) }
          : { ...study, result: substance },
      ),
    }),
  ],
  [
    'results of endpoints that eSDScom has no elements for are texts',
    (facts) => ({
      studies: facts.studies.map((study) =>
        wordOnlyEndpoints.includes(study.endpoint) ? formatStudy(facts, study) : study,
      ),
    }),
  ],
  [
    'eSDScom has no element for the dose that was given: it stands before the finding in words',
    (facts) => ({
      studies: facts.studies.map(({ dose, ...study }) => {
        if (dose === undefined || wordOnlyEndpoints.includes(study.endpoint))
          return { ...study, ...(dose && { dose }) };
        const lines = languages.map((lang) => {
          const doseText = studyText(openSheet(products[0]!, facts, lang, sampleOptions), dose);
          return [lang, [doseText, study.result?.[lang]].filter(Boolean).join('; ')];
        });
        return { ...study, result: Object.fromEntries(lines) as Record<string, string> };
      }),
    }),
  ],
  [
    'a loading rate is a text',
    (facts) => ({
      studies: facts.studies.map((study) => {
        if (!isLoadingRate(study)) return study;
        const { value, species, exposureTime, guideline, source, ...rest } = study;
        return { ...rest, value: `${value}, ${species}, ${exposureTime}`, source: `${guideline}; ${source}` };
      }),
    }),
  ],
  [
    'sources of ingredients are not in the XML, only that by them there is no class',
    ({ composition }) => ({
      composition: composition.map((ingredient) => ({
        ...ingredient,
        source: undefined,
        ...(ingredient.classification.length + ingredient.euh.length === 0 && { isClassificationUnknown: false }),
      })),
    }),
  ],
  [
    'packing instructions and quantities by air have no elements',
    ({ transport }) => ({
      transport: transport && { ...transport, packingInstruction: undefined, sea: undefined, air: undefined },
    }),
  ],
  ['phrases and texts are compared as the sheet prints them', () => ({ phrases: {}, texts: {} })],
];

const adapted = (facts: ProductFacts): ProductFacts =>
  pickLanguages(
    notAsItWas.reduce<ProductFacts>((adapted, [, adapt]) => ({ ...adapted, ...adapt(adapted) }), facts),
  ) as ProductFacts;

const compareText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Limits, results and levels stand in the order of the schema. */
const sorted = ({ composition, studies, noEffectLevels, noEffectConcentrations, ...facts }: ProductFacts) => ({
  ...facts,
  composition: composition.map((ingredient) => ({ ...ingredient, limits: ingredient.limits.toSorted() })),
  studies: studies.map(sortedKeys).sort(compareText),
  noEffectLevels: (noEffectLevels ?? []).map(sortedKeys).sort(compareText),
  noEffectConcentrations: (noEffectConcentrations ?? []).map(sortedKeys).sort(compareText),
});

const sortedKeys = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The places whose lines move: synonyms of a mixture become a text of 1.1, texts of 15.1 acts. */
const comparedSlots = slots.filter((slot) => slot !== '1.1' && slot !== '15.1');

describe.each(products.map((product) => [product.code, product] as const))('%s', (code, product) => {
  const { file, files, problems } = backFrom(product);
  const [version] = product.versions;

  test('comes back as one file with its facts in both languages', () => {
    expect(files.map(({ name }) => name)).toEqual([`${code}.json`]);
    const facts = productFacts.parse({ ...file.versions[0]!.facts, description: {} });
    expect({ ...sorted(facts), phrases: {}, texts: {} }).toEqual(sorted(adapted(factsOf(product))));
  });

  test('comes back with its numbers, companies, version and languages', () => {
    expect(file).toMatchObject({
      code,
      supplier: product.supplier,
      languages: { sds: ['en', 'de'] },
      versions: [{ text: version!.text, created: version!.created }],
    });
    expect(file.gtin ?? null).toBe(product.gtin);
    expect(file.emergencyTelephone ?? null).toBe(product.emergencyTelephone);
    expect((file.articles ?? []).map((article) => article.code)).toEqual([
      ...new Set(product.articles.map((article) => article.code)),
    ]);
    expect(file.producer ?? file.supplier).toEqual(product.producer);
  });

  test.each(languages)('says the same in each place of the sheet in %s', (lang) => {
    const sheetBefore = openSheet(product, factsOf(product), lang, sampleOptions);
    const facts = productFacts.parse({ ...file.versions[0]!.facts, description: {} });
    const sheetAfter = openSheet(product, facts, lang, sampleOptions);
    for (const slot of comparedSlots)
      expect([slot, ...slotLines(sheetAfter, slot).sort()]).toEqual([slot, ...slotLines(sheetBefore, slot).sort()]);
  });

  test('is a right product file once it has a description', () => {
    const { description } = factsOf(product);
    const [top] = file.versions;
    const whole = { ...file, versions: [{ ...top, facts: { ...top!.facts, description } }] };
    expect(checkProduct(whole).findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('says what of the XML has no place: the day of the first version, duties of restricted uses, and reasons that only exact contents and figures give', () => {
    const [first] = product.versions.slice(1).slice(-1);
    const hasRestrictedUse = factsOf(product).uses.annexXVII !== undefined;
    const sheetProblems = problems.filter(
      (text) => !isLostReason.test(text) && !(hasRestrictedUse && isLostDuty.test(text)),
    );
    const message = (lang: string) =>
      expect.stringMatching(
        new RegExp(
          `^${lang}\\.xml:\\d+: warning: section 1: a text has no place in a product file: RegionEU/IssueDate '${first?.created}'$`,
        ),
      ) as string;
    expect(sheetProblems).toEqual(first ? languages.map(message) : []);
  });
});

/** Facts as they come back from the XML of the two languages, with their feeds. */
function readBack(product: Product, facts: ProductFacts) {
  const feeds = languages.map((lang) =>
    elementsOnly(
      writeEsdscom(product, facts, lang, {
        version: product.versions[0]!,
        previousVersions: [],
        gtin: null,
        today: '2026-03-01',
      }),
    ),
  );
  const inputs = feeds.map((xml, index) => ({
    file: `${languages[index]}.xml`,
    bytes: new TextEncoder().encode(xml),
  }));
  const { files, problems } = readSheets(inputs, () => undefined);
  return { feeds, files, problems, back: (files[0]!.product as ProductFile).versions[0]!.facts };
}

test('that the state of an aerosol’s contents is not recorded is in the XML as on the sheet, and comes back as unknown', () => {
  const product = products.find((candidate) => hasAerosolClass(factsOf(candidate)))!;
  const words = textInEach('pressurised can');
  const originalFacts = factsOf(product);
  const { feeds, back } = readBack(product, {
    ...originalFacts,
    basicProperties: { ...originalFacts.basicProperties, physicalState: words },
    classificationData: { ...originalFacts.classificationData, physicalState: undefined },
  });
  feeds.forEach((xml, index) =>
    expect(xml).toContain(
      fill(phrasesFor(languages[index]!).sentences.aerosolContentsUnknown, { aerosol: 'pressurised can' }),
    ),
  );
  expect(back.basicProperties?.physicalState).toEqual(words);
  expect(back.classificationData?.physicalState).toBeUndefined();
});

test('what belongs to a country comes back: telephone, storage class, national headings, acts, biological limits', () => {
  const product = products.find(({ id }) => id === 1001)!;
  const facts: ProductFacts = {
    ...factsOf(product),
    markets: {
      AT: { emergencyTelephone: '+43 1 5550 112', acts: [textInEach('Further act of Austria')] },
      DE: { storageClass: '10', national: { taLuft: textInEach('No. 5.2.5') } },
      SE: {},
    },
    biologicalLimits: [
      {
        law: 'TRGS 903',
        country: 'DE',
        agent: textInEach('acetone'),
        parameter: textInEach('acetone'),
        value: 150,
        unit: 'mg/g creatinine',
        specimen: 'urine',
        sampling: ['endOfShift', 'endOfSeveralShifts'],
        note: textInEach('background value'),
      },
      {
        law: 'Directive 98/24/EC',
        country: 'EU',
        agent: textInEach('acetone'),
        parameter: textInEach('acetone'),
        value: 2.5,
        unit: 'mg/l',
        specimen: 'blood',
      },
    ],
  };
  const { files, problems, back } = readBack(product, facts);
  expect(back.markets).toEqual(facts.markets);
  expect(back.biologicalLimits).toEqual(facts.biologicalLimits);
  expect((files[0]!.product as ProductFile).emergencyTelephone).toBe(product.emergencyTelephone);
  expect(problems.map(problemText).filter((text) => !isLostReason.test(text))).toEqual([]);
});
