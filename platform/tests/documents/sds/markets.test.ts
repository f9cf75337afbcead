import { expectEach } from '../../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { limitFindings } from '../../../product/check/check-markets.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { buildHazardSummary } from '../../../documents/sds/hazard-summary.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import { previewSds } from '../../../drafts/draft-documents.ts';
import type { SdsDocument } from '../../../documents/blocks/sds-document.ts';
import { blockTexts } from '../../../documents/blocks/builders.ts';
import { documentLanguages, type LanguageCode } from '../../../languages/languages.ts';
import { marketPhrases } from '../../../languages/markets.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { productFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { marketPack } from '../../../product/markets/market-pack.ts';
import { defaultMarket, marketPacks, marketsOf, setOperatorPacks } from '../../../product/markets/markets.ts';
import { classified, factsOf, sampleOptions, sampleProduct, sampleSds, valuesOf } from '../sample-product.ts';

const textOf = (document: SdsDocument, ...numbers: string[]) =>
  document.sections
    .flatMap(({ subsections }) => subsections)
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number))
    .flatMap(({ blocks }) => blocks.flatMap(blockTexts))
    .join('\n')
    .replace(/[\u00A0\u202F]/g, ' ');

function demoSds(id: number, lang: LanguageCode, market: string): SdsDocument {
  const product = demoCatalogue.find((candidate) => candidate.id === id)!;
  const [version] = product.versions;
  return buildSds(product, productFacts.parse(version!.facts), lang, { ...sampleOptions, market });
}

/** What is German law, whatever the language. */
const germanLaw = /WGK|AwSV|TRGS|BImSchV|TA Luft|GefStoffV|Lagerklasse/;

test('every pack is well formed, with a source for what it says of bodies and limits', () =>
  expectEach(
    marketPacks(),
    ({ country }) => country,
    (pack) => {
      expect(marketPack.parse(pack)).toEqual(pack);
      expect(pack.advisoryBodies?.length === 0 && !pack.noAdvisoryBody).toBe(false);
      const keys = pack.national.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const official = pack.national.flatMap(({ name }) => pack.languages.filter((lang) => !name[lang]));
      expect(official).toEqual([]);
    },
  ));

test('there are packs for twelve countries, and each language of documents has a market by default', () => {
  const countries = marketPacks().map(({ country }) => country);
  expect(countries.sort()).toEqual(['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'GR', 'IE', 'IT', 'PL', 'SI']);
  const defaults = documentLanguages.map(({ code }) => `${code}-${defaultMarket({}, code).country}`);
  expect(defaults).toEqual(['en-IE', 'de-DE', 'fr-FR', 'sl-SI', 'it-IT', 'es-ES', 'pl-PL', 'el-GR']);
});

test('in every market the sheet has the law of that market only', () =>
  expectEach(
    marketPacks().flatMap((pack) => pack.languages.map((lang) => ({ pack, lang }))),
    ({ pack, lang }) => `${lang}-${pack.country}`,
    ({ pack, lang }) => {
      const document = demoSds(1001, lang, pack.country);
      const text = textOf(document);
      expect(document.market).toBe(pack.country);
      expect(germanLaw.test(text)).toBe(pack.country === 'DE');
      const last = document.sections.at(-1)!.blocks.flatMap(blockTexts).join('\n');
      expect(germanLaw.test(last)).toBe(pack.country === 'DE');
      for (const { telephone } of pack.advisoryBodies ?? []) expect(textOf(document, '1.4')).toContain(telephone);
      const others = marketPacks().filter(({ country }) => country !== pack.country);
      const foreign = others.flatMap(({ advisoryBodies = [] }) => advisoryBodies.map(({ telephone }) => telephone));
      expect(foreign.filter((number) => number.length > 5 && textOf(document, '1.4').includes(number))).toEqual([]);
      for (const { name, isOptional, derived } of pack.national)
        if (!isOptional && !['wgk', 'storageClass', 'categories', 'group'].includes(derived ?? ''))
          expect(textOf(document, '15.1')).toContain(name[lang]!.replace(/[\u00A0\u202F]/g, ' '));
    },
  ));

test('French for Belgium has the Belgian body, and German for Austria the Austrian one', () => {
  const belgian = textOf(demoSds(1001, 'fr', 'BE'), '1.4', '15.1');
  expect(belgian).toContain('Centre Antipoisons : +32 70 245 245');
  expect(belgian).toContain('Législation nationale (Belgique)');
  expect(belgian).not.toContain('ORFILA');
  const austrian = textOf(demoSds(1001, 'de', 'AT'), '1.4', '15.1');
  expect(austrian).toContain('Gesundheit Österreich GmbH: +43 1 406 43 43');
  expect(austrian).toContain('Verordnung über brennbare Flüssigkeiten (VbF 2023)');
  expect(austrian).not.toMatch(germanLaw);
});

test('Austria’s regulation on carcinogens is named with the categories of the product, and only with them', () => {
  const gkv = (id: number, market = 'AT') =>
    /reproduktionstoxische Arbeitsstoffe\n(.*)/.exec(textOf(demoSds(id, 'de', market), '15.1'))?.[1];
  expect([gkv(1007), gkv(1008), gkv(1001), gkv(1007, 'DE')]).toEqual(['Carc. 1B', undefined, undefined, undefined]);
});

test('an act on chemical agents at work applies by the hazards that it is about, and is not claimed for others', () => {
  const applies = marketPhrases('en').appliesAtWork;
  const lawIn = (market: string, ...entries: string[]) =>
    textOf(sampleSds({ classification: classified(...entries), options: { market } }), '15.1');
  const directive = phrasesFor('en').standard.chemicalAgentsDirective;
  for (const entry of ['Flam. Liq. 2: H225', 'Skin Irrit. 2: H315'])
    expect(lawIn('IE', entry)).toContain(`(S.I. No. 619 of 2001)\n${applies}`);
  expect(lawIn('IE', 'Flam. Liq. 2: H225')).toContain(directive);
  for (const entries of [['Aquatic Chronic 2: H411'], []]) {
    expect(lawIn('IE', ...entries)).not.toContain(applies);
    expect(lawIn('IE', ...entries)).not.toContain(directive);
  }
  // One condition for the directive and the act that transposes it.
  const forPublic = sampleSds({
    classification: classified('Skin Irrit. 2: H315'),
    audience: 'public',
    options: { market: 'IE' },
  });
  expect(textOf(forPublic, '15.1')).not.toContain(directive);
  expect(textOf(forPublic, '15.1')).not.toContain('S.I. No. 619');
  const belgian = (...entries: string[]) =>
    textOf(sampleSds({ lang: 'fr', classification: classified(...entries), options: { market: 'BE' } }), '15.1');
  expect(belgian('Skin Irrit. 2: H315')).toContain(`reprotoxiques)\n${marketPhrases('fr').appliesAtWork}`);
  expect(belgian('Aquatic Chronic 2: H411')).not.toContain(marketPhrases('fr').appliesAtWork);
  expect(lawIn('GB', 'Skin Irrit. 2: H315')).toContain(`(COSHH, SI 2002/2677)\n${applies}`);
  expect(lawIn('GB', 'Flam. Liq. 2: H225')).toContain('(COSHH, SI 2002/2677)\nno information recorded');
});

test('acts on categories or a group of substances are named with what of the product they are about, and left out without it', () => {
  const lawIn = (market: string, facts: Parameters<typeof sampleSds>[0], lang: 'en' | 'de' = 'de') =>
    textOf(sampleSds({ ...facts, lang, options: { market } }), '15.1');
  const classes = (...entries: string[]) => ({ classification: classified(...entries) });
  expect(lawIn('AT', classes('Flam. Liq. 2: H225'))).toContain('(VbF 2023)\nFlam. Liq. 2');
  expect(lawIn('AT', classes('Flam. Liq. 2: H225'))).not.toContain('Giftverordnung');
  expect(lawIn('AT', classes('Acute Tox. 3: H301'))).toContain('(Gift nach § 35 ChemG 1996)\nAcute Tox. 3');
  expect(lawIn('AT', classes('Acute Tox. 4: H302'))).not.toContain('Giftverordnung');
  expect(lawIn('IE', classes('Carc. 1B: H350'), 'en')).toContain('(S.I. No. 122 of 2024)\nCarc. 1B');
  expect(lawIn('IE', classes('Carc. 2: H351'), 'en')).not.toContain('S.I. No. 122');
  const part = (contentRange: string, cas: string) => ({
    composition: [{ name: { en: 'MDI' }, cas, contentRange, classification: [] }],
  });
  expect(lawIn('DE', part('10 %', '101-68-8'))).toContain('TRGS 430, Isocyanate\nMDI');
  for (const text of [
    lawIn('DE', part('0.05 %', '101-68-8')),
    lawIn('DE', part('10 %', '64-17-5')),
    lawIn('AT', part('10 %', '101-68-8')),
  ])
    expect(text).not.toContain('TRGS 430');
});

test('the acts on detergents and on paints stand in 15.1 of a product whose label has their text', () => {
  const label = { signalWord: null, pictograms: [], h: [], p: [] };
  const { standard } = phrasesFor('en');
  for (const [act, phrase] of [
    ['detergents', standard.detergents],
    ['paints', standard.decorativePaints],
  ] as const) {
    const phraseText = phrase.replace(/[\u00A0\u202F]/g, ' ');
    const supplementalTexts = [{ act, wording: { en: 'As the act prescribes it' } }];
    expect(textOf(sampleSds({ label: { ...label, supplementalTexts } }), '15.1')).toContain(phraseText);
    expect(textOf(sampleSds({ label }), '15.1')).not.toContain(phraseText);
  }
});

test('the duties of the Union stand on sheets of its markets only, chosen acts on all', () => {
  const { standard } = phrasesFor('en');
  const classification = classified('Flam. Liq. 2: H225', 'Repr. 1B: H360', 'Skin Corr. 1B: H314');
  const facts = { ufi: 'KMTT-DSP3-7FD7-6RWY', phrases: { '15.1': ['detergents'] }, classification };
  const regulatoryText = (market: string) => textOf(sampleSds({ ...facts, options: { market } }), '15.1');
  const duties = [
    standard.chemicalAgentsDirective,
    standard.carcinogensDirective,
    standard.youthAtWork,
    standard.maternity,
    standard.poisonCentreNotification,
    marketPhrases('en').seveso,
  ].map((text) => text.replace(/[\u00A0\u202F]/g, ' '));
  const dutiesIn = (market: string) => duties.filter((duty) => regulatoryText(market).includes(duty));
  for (const market of ['IE', 'DE', 'SE', 'NO']) expect([market, ...dutiesIn(market)]).toEqual([market, ...duties]);
  for (const market of ['GB', 'CH', 'US']) expect([market, ...dutiesIn(market)]).toEqual([market]);
  expect(regulatoryText('GB')).toContain(standard.detergents.replace(/[\u00A0\u202F]/g, ' '));
  // Great Britain has the categories and entries of the directive in an act of its own.
  expect(regulatoryText('GB')).toContain(`(COMAH, SI 2015/483)\nP5c\n${marketPhrases('en').partlyCompared}`);
});

test('sheets for Great Britain and Switzerland have no lists of REACH, no act of the Union in 8.2, and the duty on request', () => {
  const { standard, labels, listCheck } = phrasesFor('en');
  const sensitiser = {
    name: { en: 'Resin' },
    cas: '50-00-0',
    contentRange: '0.5 %',
    classification: classified('Skin Sens. 1: H317'),
  };
  const sheet = (market: string) =>
    sampleSds({
      composition: [sensitiser],
      label: { signalWord: null, pictograms: [], h: [], p: [], euh: ['EUH208', 'EUH210'] },
      options: { market },
    });
  const lists = [labels.reachRestrictions, listCheck.notChecked, listCheck.annexXIV];
  const listsIn = (market: string) => lists.filter((list) => textOf(sheet(market), '15.1').includes(list));
  for (const market of ['IE', 'NO']) expect([market, ...listsIn(market)]).toEqual([market, ...lists]);
  for (const market of ['GB', 'CH', 'US']) expect([market, ...listsIn(market)]).toEqual([market]);
  const marketsOnRequest = ['IE', 'GB', 'CH', 'US'].filter((market) =>
    textOf(sheet(market), '15.1').includes(standard.sheetOnRequest),
  );
  expect(marketsOnRequest).toEqual(['IE', 'GB', 'CH']);
  for (const { code } of documentLanguages)
    for (const key of ['glovesByAssessment', 'respiratoryByAssessment', 'sheetOnRequest'] as const)
      expect(phrasesFor(code).standard[key]).not.toMatch(/98\/24|REACH/);
});

test('the Studio names of 15.1 as derived what the sheet of the market has', () => {
  const classification = classified('Repr. 1B: H360', 'Skin Corr. 1B: H314');
  const derived = (market: string) => {
    const facts = factsOf({ classification, markets: { [market]: {} } });
    const complete = { ...sampleProduct, versions: [{ ...sampleOptions.version, facts }] };
    const draft = { complete, placeholders: [], previousVersions: [], today: '2026-11-25', siteUrl: '' };
    const preview = previewSds(draft as unknown as Parameters<typeof previewSds>[0], 'en', 15)!;
    return preview.derived.filter(({ subsection }) => subsection === '15.1').map(({ name }) => name);
  };
  expect(derived('IE')).toEqual([
    'chemicalAgentsDirective',
    'carcinogensDirective',
    'youthAtWork',
    'maternity',
    'poisonCentreNotification',
  ]);
  expect(derived('GB')).toEqual([]);
});

test('a market without a pack says that its law is not recorded', () => {
  const swedish = sampleSds({ options: { market: 'SE' } });
  const texts = marketPhrases('en');
  expect(textOf(swedish, '15.1')).toContain(texts.noPack.replaceAll('{country}', 'Sweden'));
  expect(textOf(swedish, '1.4')).toContain(texts.unknownAdvisoryBody.replaceAll('{country}', 'Sweden'));
});

test('a German sheet names no official body, and does not read as if Germany had no poison centres', () => {
  for (const [lang, names] of [
    ['de', /nicht benannt \(Deutschland\)\.\nBei Vergiftungen beraten die Giftinformationszentren\./],
    ['en', /has to give \(Germany\)\.\nPoison centres advise in cases of poisoning\./],
  ] as const)
    expect(textOf(sampleSds({ lang, options: { market: 'DE' } }), '1.4')).toMatch(names);
  expect(textOf(sampleSds({ options: { market: 'SE' } }), '1.4')).not.toContain(marketPhrases('en').poisonCentres);
});

test('limits stand in the sheets of their country, those of the Union in all of its Member States', () => {
  const limits = ['EU', 'DE', 'AT', 'GB'].map((country) => ({
    law: `list of ${country}`,
    country,
    twa: { mgPerM3: 1 },
  }));
  const lists = (market: string) =>
    [...textOf(sampleSds({ exposureLimits: limits, options: { market } }), '8.1').matchAll(/list of (\w+)/g)].map(
      ([, country]) => country,
    );
  expect(['DE', 'AT', 'GB', 'CH', 'SE', 'US'].map((market) => lists(market).join())).toEqual([
    'EU,DE',
    'EU,AT',
    'GB',
    '',
    'EU',
    '',
  ]);
});

test('two limits of one agent keep the fractions by which they differ, in the sheet and in its hazards in short', () => {
  const limit = (mgPerM3: number, note: string) => ({
    agent: { de: 'Calciumcarbonat' },
    law: 'TRGS 900',
    country: 'DE',
    twa: { mgPerM3 },
    note: { de: note },
  });
  const exposureLimits = [limit(10, 'E'), limit(1.25, 'A')];
  const options = { ...sampleOptions, market: 'DE' };
  expect(textOf(sampleSds({ lang: 'de', exposureLimits, options }), '8.1')).toMatch(
    /10\smg\/m³\s+–?\s*E\s[^]*1,25\smg\/m³\s+–?\s*A\s/,
  );
  const { limits } = buildHazardSummary(sampleProduct, factsOf({ exposureLimits }), 'de', options);
  expect(limits.map(({ twa, note }) => [twa?.mg_m3, note])).toEqual([
    [10, 'E'],
    [1.25, 'A'],
  ]);
});

test('8.1 has the limits of the market’s lists, and names the substances of which the author has another value', () => {
  const composition = [
    {
      name: { en: 'acetone' },
      cas: '67-64-1',
      contentRange: '30 %',
      classification: classified('Flam. Liq. 2: H225'),
    },
  ];
  const text = (facts: Parameters<typeof sampleSds>[0]) =>
    textOf(
      sampleSds({ composition, options: { market: 'DE', version: { text: '3.0', created: '2026-11-30' } }, ...facts }),
      '8.1',
    );
  const missing = 'Not recorded, though TRGS 900 has a limit value: acetone.';
  expect(text({})).toMatch(/^acetone\nTRGS 900, as of 2026-11\nGermany\n1\s200\smg\/m³\n500\sppm\n–\n2\(I\), Y$/m);
  expect(text({})).not.toContain('Not recorded');
  expect(text({ options: { market: 'SE' } })).not.toContain('TRGS');
  const limit = { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 1200, ppm: 500 } };
  expect(text({ exposureLimits: [limit] })).not.toContain('TRGS 900 has a limit value');
  const withPeak = { ...limit, stel: { mgPerM3: 2400, ppm: 1000 } };
  expect(text({ exposureLimits: [withPeak] })).not.toContain('TRGS 900 has a limit value');
  expect(text({ exposureLimits: [{ ...withPeak, twa: { mgPerM3: 600 } }] })).toContain(missing);
});

test('a biological limit value has parameter, value, specimen and time of sampling', () => {
  const document = sampleSds({
    lang: 'de',
    biologicalLimits: [
      {
        agent: { en: '2-butoxyethanol' },
        law: 'TRGS 903',
        country: 'DE',
        value: 150,
        unit: 'mg/g creatinine',
        parameter: { de: 'Butoxyessigsäure' },
        specimen: 'urine',
        sampling: ['endOfSeveralShifts'],
      },
    ],
  });
  const text = textOf(document, '8.1');
  expect(text).toContain('Butoxyessigsäure\n150 mg/g Kreatinin\nUrin\nnach mehreren vorangegangenen Schichten');
  expect(textOf(sampleSds({ options: { market: 'AT' } }), '8.1')).not.toContain('mg/g');
});

test('what a product says of a country stands in the sheets for that country', () => {
  const facts = factsOf({
    classification: classified('Skin Corr. 1B: H314'),
    markets: {
      DE: { storageClass: '8A', national: { taLuft: { de: 'Nummer 5.2.5' } } },
      AT: { emergencyTelephone: '+43 1 555', acts: [{ de: 'Ein Erlass' }] },
    },
  });
  const sheet = (market: string) => textOf(buildSds(sampleProduct, facts, 'de', { ...sampleOptions, market }));
  expect(sheet('DE')).toMatch(/8A – Brennbare ätzende Gefahrstoffe[\s\S]*TA Luft\nNummer 5\.2\.5/);
  expect(sheet('AT')).toMatch(/\+43 1 555[\s\S]*Ein Erlass/);
  expect(sheet('AT')).not.toMatch(/8A|Nummer 5\.2\.5/);
  expect(sheet('DE')).not.toMatch(/\+43 1 555|Ein Erlass/);
  const ipi = (market: string) => buildIpi(sampleProduct, { ...facts, wgk: '1' }, 'de', { ...sampleOptions, market });
  expect(JSON.stringify(ipi('AT'))).not.toMatch(germanLaw);
  expect(JSON.stringify(ipi('DE'))).toMatch(/TRGS[\s\S]*WGK/);
});

test('a product is offered in its own markets whose language the sheet has, else in all with that language', () => {
  const offered = (markets: Record<string, object> | undefined, lang: LanguageCode) =>
    marketsOf({ markets }, lang).map(({ country }) => country);
  expect(offered(undefined, 'de')).toEqual(['DE', 'AT', 'CH', 'BE']);
  expect(offered({ BE: {}, AT: {}, FR: {} }, 'de')).toEqual(['AT', 'BE']);
  expect(offered({ AT: {} }, 'fr')).toEqual(['FR']);
  expect(offered({ SE: {}, DE: {} }, 'de')).toEqual(['DE', 'SE']);
});

test('Seveso III names methanol by Part 2, with its quantities alone', () => {
  const text = textOf(demoSds(1006, 'en', 'IE'), '15.1');
  expect(text).toContain('Part 2: entry 22, methanol – qualifying quantities 500 t (lower tier), 5 000 t (upper tier)');
  expect(text).not.toMatch(/Part 1: .*qualifying/);
  expect(textOf(demoSds(1015, 'de', 'DE'), '15.1')).toMatch(/Teil 1: P3a .* 150 t .*, 500 t/);
});

test('a national act names each category and each named substance of Seveso III, also without a number of its own', () => {
  const national = (market: string, facts: Partial<ProductFactsInput>) => {
    const { national: headings } = marketPacks().find(({ country }) => country === market)!;
    const lang = market === 'FR' ? 'fr' : 'de';
    const { name } = headings.find(({ derived }) => derived === 'seveso')!;
    return valuesOf(sampleSds({ lang, options: { market }, ...facts }), '15.1', name[lang]!)
      .join()
      .replaceAll('\u00A0', ' ');
  };
  expect(national('FR', { classification: classified('Org. Perox. D: H242') })).toBe('P6b');
  const name = { de: 'Diethylsulfat', en: 'diethyl sulphate' };
  const composition = [{ name, cas: '64-67-5', contentRange: '10 %', classification: classified('Carc. 1B: H350') }];
  const facts = { composition, classification: classified('Carc. 1B: H350', 'Flam. Liq. 2: H225') };
  // For a substance of Part 2 its own number stands alone; an act whose number is not known has that of the directive.
  expect(national('DE', facts)).toBe('2.2 (Richtlinie 2012/18/EU, Anhang I Teil 2, Nr. 33)');
  expect(national('FR', facts)).toBe('directive 2012/18/UE, annexe I, partie 2, n° 33');
  expect(national('DE', { ...facts, composition: [] })).toBe('1.2.5.3 (P5c)');
});

test('the limits of the demo products are those that the lists of their markets have of their ingredients', () =>
  expectEach(
    demoCatalogue.filter(({ state }) => state === 'published'),
    ({ id }) => String(id),
    ({ versions }) => expect(limitFindings(productFacts.parse(versions[0]!.facts))).toEqual([]),
  ));

test('the packs of the operator replace and add countries', () => {
  const added = marketPack.parse({
    country: 'SE',
    languages: ['en'],
    isUnion: true,
    limitLaw: 'AFS 2023:14',
    limitLists: [],
    national: [{ key: 'register', name: { en: 'Products register' } }],
  });
  setOperatorPacks([added]);
  try {
    const text = textOf(sampleSds({ options: { market: 'SE' } }), '15.1');
    expect(text).toContain('Products register\nno information recorded');
    expect(marketPacks()).toHaveLength(13);
  } finally {
    setOperatorPacks([]);
  }
});
