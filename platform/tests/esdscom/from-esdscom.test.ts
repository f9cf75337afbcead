import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import { problemText } from '../../product/findings.ts';
import type { ProductFile } from '../../product/product-file.ts';
import { readProductFile } from '../../product/read/read-product-file.ts';
import { type ProductFactsInput } from '../../product/facts.ts';
import { readLimitLine } from '../../law/classification/model/limit-lines.ts';
import { classified, factsOf, sampleOptions, sampleProduct } from '../documents/sample-product.ts';
import { elementsOnly } from './elements-only.ts';
import { foreignFeed } from './foreign-feed.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const none = () => undefined;

function read(bytes: Uint8Array, known: (name: string) => unknown = none) {
  const { files, problems } = readSheets([{ file: 'feed.xml', bytes }], known);
  return { files: files as { name: string; product: ProductFile }[], problems: problems.map(problemText) };
}

describe('the XML of another program', () => {
  const { files, problems } = read(latin1(foreignFeed));
  const [mixture, substance] = files.map(({ product }) => product);
  const facts = mixture!.versions[0]!.facts as unknown as Record<string, Record<string, unknown>>;

  test('becomes a file for each of its data sheets', () => {
    expect(files.map(({ name }) => name)).toEqual(['L-20-7.json', 'S-1.json']);
    expect(mixture).toMatchObject({
      code: 'L 20/7',
      gtin: '04006381333931',
      supplier: { name: 'Löser GmbH', address: 'Postfach 1', city: '1010 Wien', country: 'AT', website: '' },
      languages: { sds: ['de', 'en'] },
      versions: [{ text: '2.1', created: '2026-02-01' }],
    });
    expect(substance!.versions[0]).toMatchObject({ created: '2025-12-31', facts: { kind: 'substance' } });
  });

  test.each<[what: string, field: string, expected: unknown]>([
    ['a name with an entity and a CDATA section', 'name', { de: 'Löser & Co <20>', en: 'Löser & Co <20>' }],
    ['phrases in two languages', 'uses', { identified: [{ de: 'Verdünner', en: 'Thinner' }], advisedAgainst: [] }],
    ['users that are no industry', 'audience', 'professionalOnly'],
    [
      'categories of an older table, one of two effects, one with the wording of the label',
      'classification',
      [
        { category: 'Flam. Liq. 2', h: ['H225'] },
        { category: 'STOT SE 3', h: ['H335'] },
        { category: 'STOT SE 3', h: ['H336'] },
        { category: 'Repr. 1B', h: ['H360D'] },
      ],
    ],
    ['words in the places of a statement', 'statementPlaces', { P280: { equipment: { de: 'Schutzbrille' } } }],
    [
      'limits in other units, none in ppm alone; the kind of a limit says the country of the feed',
      'exposureLimits',
      [{ agent: { de: 'Stoff A', en: 'Stoff A' }, law: 'MAK', country: 'AT', twa: { mgPerM3: 500, ppm: 210 } }],
    ],
    [
      'a test that stands with an ingredient',
      'studies',
      [
        {
          endpoint: 'acuteInhalation',
          value: 'LC50: > 20 000 mg/m³, vapour',
          species: 'rat',
          exposureTime: '4 h',
          substance: { de: 'Stoff A', en: 'Stoff A' },
        },
      ],
    ],
    ['texts beside those of our export', 'texts', { '4.1': { de: 'Handschuhe' }, '4.1.eyes': { de: 'Augen spülen.' } }],
  ])('%s', (_, field, expected) => {
    expect(facts[field]).toEqual(expected);
  });

  test.each([
    ['boilingPoint', { value: '80 – 86', unit: '°C' }],
    ['flashPoint', { value: '< 10', unit: '°C', condition: { de: 'DIN 51755' } }],
    ['vapourPressure', { value: 120, unit: 'mm Hg', condition: { en: 'at 20 °C', de: 'bei 20 °C' } }],
    ['physicalState', { de: 'flüssig', en: 'liquid' }],
    ['colour', { en: 'red' }],
  ])('%s is read, with temperatures in degrees Celsius', (name, expected) => {
    expect(facts.basicProperties![name]).toEqual(expected);
  });

  test('an ingredient is read with its content, its class and its estimate', () => {
    expect(facts.composition).toEqual([
      {
        name: { de: 'Stoff A', en: 'Stoff A' },
        cas: '67-64-1',
        contentRange: '> 2.5 – < 5 %',
        classification: [{ category: 'Acute Tox. 4', h: ['H302'] }],
        euh: [],
        limits: ['ATE (H302) = 1 250 mg/kg'],
      },
    ]);
  });

  test('a content or transport data that the sheet does not state are left out, and asked for', () => {
    const stated = substance!.versions[0]!.facts;
    expect(stated).not.toHaveProperty('transport');
    expect(stated.composition![0]).not.toHaveProperty('contentRange');
    const found = readProductFile(JSON.stringify(substance), 'S-1.json').problems.map(problemText);
    for (const field of ['transport', 'composition[0].contentRange'])
      expect(found).toContainEqual(expect.stringContaining(`versions[0].facts.${field}: is missing`));
    expect(facts.transport).not.toHaveProperty('tunnelCode');
    const [ungrouped] = read(latin1(foreignFeed.replace('<PackingGroup>II</PackingGroup>', ''))).files;
    expect(ungrouped!.product.versions[0]!.facts.transport).not.toHaveProperty('packingGroup');
  });

  test('transport data are read from the elements of sea transport alone', () => {
    expect(facts.transport).toEqual({
      un: 'UN1993',
      properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S.' },
      hazardClass: '3 (8)',
      packingGroup: 'II',
      environmentallyHazardous: true,
    });
  });

  test('texts without a field are reported by section, with their line, and differences between languages too', () => {
    expect(problems).toEqual([
      "feed.xml:17: warning: section 1: 3 texts have no place in a product file: TradeProductIdentity/UserId 'Kunde 7', TradeProductIdentity/ProductNoUser 'K-1', RegionEU/SupplierInformation/Fax '+43 1 001'",
      "feed.xml:76: warning: section 2: a text has no place in a product file: RegionEU/HazardLabelling/ClpHazardLabelling_2023_707/PrecautionaryStatement/FullText 'Nicht neben dem Ofen lagern.'",
      expect.stringMatching(
        /^feed\.xml:104: warning: section 3: 4 texts have no place .*'WEL', .*'3', .*'Press\. Gas' and 1 more$/,
      ),
      "feed.xml:148: warning: section 8: 2 texts have no place in a product file: PersonalProtectionEquipment/SafetySigns 'M004', PersonalProtectionEquipment/SafetySigns 'M009'",
      "feed.xml:175: warning: section 9: a text has no place in a product file: SafetyRelevantInformation/Densities/RelativeDensity/Value/ExactValue '0.8'",
      "feed.xml:190: warning: section 14: a text has no place in a product file: Imdg/OtherInformation/EmsCode 'F-E, S-C'",
    ]);
  });

  test('what the XML lacks and wrong check digits are found in the product file', () => {
    const found = readProductFile(JSON.stringify(substance), 'S-1.json').problems.map(problemText);
    expect(found).toEqual(
      expect.arrayContaining([
        'S-1.json:1: supplier.email: is missing; must be a text',
        expect.stringContaining('S-1.json:1: versions[0].facts.description: is missing; '),
        "S-1.json:1: versions[0].facts.identifiers.cas: '67-64-2' has a wrong check digit; 67-64-1 would be right",
      ]),
    );
  });
});

test('a text without a field is reported also where another element of the same path has it', () => {
  const limit = '<Limit8H><ExactValue>210</ExactValue><Unit>mL/m3</Unit></Limit8H>';
  const { problems } = read(
    latin1(foreignFeed.replace('<Limit8H><ExactValue>3</ExactValue><Unit>ppm</Unit></Limit8H>', limit)),
  );
  expect(problems.join('\n')).toContain("OccupationalExposureLimit/Limit8H/ExactValue '210'");
});

test('a feed that lacks any one of its elements is read without an exception', () => {
  const names = new Set([...foreignFeed.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name!));
  expect(names.size).toBeGreaterThan(80);
  // Every fourth, and each with SOAK=1.
  for (const name of [...names].filter((_, index) => process.env.SOAK ?? index % 4 === 0)) {
    const shortened = foreignFeed.replace(new RegExp(`<${name}[ >].*?</${name}>`, 's'), '');
    expect(() => read(latin1(shortened))).not.toThrow();
  }
});

const feed = (inside: string) => `<e:DatasheetFeed xmlns:e="http://www.esdscom.eu/eSDScom">${inside}</e:DatasheetFeed>`;
const information = (version: string, lang = 'en') =>
  `<InformationFromExportingSystem><SdscomVersionNo>${version}</SdscomVersionNo><Language><FreetextLanguageCode>${lang}</FreetextLanguageCode></Language></InformationFromExportingSystem>`;

describe('what is refused, with its line', () => {
  test.each<[what: string, bytes: Uint8Array, message: string]>([
    ['nothing', utf8(''), 'feed.xml:1: is not XML: document must contain a root element'],
    ['no XML', utf8('{"code": 1}'), 'feed.xml:1: is not XML: text data outside of root node'],
    ['an element that is not closed', utf8(feed('\n<a>')), 'feed.xml:2: is not XML: unexpected close tag'],
    [
      'another root',
      utf8('<Order/>'),
      "feed.xml:1: is not eSDScom XML: its root is 'Order' instead of 'DatasheetFeed'",
    ],
    [
      'another namespace',
      utf8('<DatasheetFeed/>'),
      "feed.xml:1: is not eSDScom XML: its root is in the namespace '' instead of 'http://www.esdscom.eu/eSDScom'",
    ],
    ['version 5.5', utf8(feed(`\n${information('5.5')}`)), 'feed.xml:2: is eSDScom XML 5.5; it must be version 5.6'],
    ['version 6.0', utf8(feed(information('6.0'))), 'feed.xml:1: is eSDScom XML 6.0; it must be version 5.6'],
    ['no version', utf8(feed('')), 'feed.xml:1: is eSDScom XML without a version; it must be version 5.6'],
    [
      'a language that product files do not have',
      utf8(feed(`${information('5.6', 'nl')}<Datasheet/>`)),
      "feed.xml:1: is in the language 'nl'; product files have en, de, fr, sl, it, es, pl, el",
    ],
    ['no data sheet', utf8(feed(information('5.6'))), 'feed.xml:1: has no Datasheet'],
    [
      'a sheet without a product number',
      utf8(feed(`${information('5.6')}\n<Datasheet/>`)),
      'feed.xml:2: has no ProductNoUser: it would be the code of the product',
    ],
    [
      'entities that grow',
      utf8(`<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n${feed('&b;')}`),
      'feed.xml:2: has a document type declaration (DOCTYPE), which is not allowed',
    ],
    [
      'an external entity',
      utf8(`<!DOCTYPE x SYSTEM "file:///etc/hostname">${feed('')}`),
      'feed.xml:1: has a document type declaration (DOCTYPE), which is not allowed',
    ],
    ['an entity that nobody declared', utf8(feed('\n<a>&nbsp;</a>')), 'feed.xml:2: is not XML: undefined entity'],
    ['the character NUL', utf8(feed('\n<a>\u0000</a>')), 'feed.xml:2: is not XML: disallowed character'],
    [
      'a text without end',
      utf8(feed(`<a>${'x'.repeat(10_001)}</a>`)),
      'feed.xml:1: has a text of more than 10,000 characters',
    ],
    [
      'elements without end',
      utf8(feed('<a/>'.repeat(1001))),
      'feed.xml:1: has more than 1,000 elements in one element',
    ],
    [
      'elements in elements without end',
      utf8(feed(`<a>${'<b c=""/>'.repeat(900)}</a>`.repeat(100))),
      'feed.xml:1: has more than 60,000 elements and attributes',
    ],
    [
      'attributes without end',
      utf8(feed(`<a ${Array.from({ length: 60_001 }, (_, n) => `b${n}=""`).join(' ')}/>`)),
      'feed.xml:1: has more than 60,000 elements and attributes',
    ],
    ['levels without end', utf8(feed('<a>'.repeat(200))), 'feed.xml:1: is nested too deeply'],
    [
      'bytes that are no UTF-8, without a declaration',
      latin1(feed('<a>ä</a>')),
      'feed.xml: is not text in utf-8, and it declares no other encoding',
    ],
    [
      'an encoding that nobody knows',
      utf8(`<?xml version="1.0" encoding="x-mine"?>${feed('')}`),
      "feed.xml:1: is written in 'x-mine', which is not supported; use UTF-8",
    ],
  ])('%s', (_, bytes, message) => {
    const { files, problems } = read(bytes);
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

test('white space and CDATA sections without end are read in the time of their length', () => {
  const space = `${' '.repeat(1_000_000)}${'<![CDATA[ ]]>'.repeat(20_000)}`;
  const startedAt = performance.now();
  const { problems } = read(utf8(feed(`${information('5.6', `${space}nl`)}<Datasheet/>`)));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(problems).toEqual([expect.stringContaining("feed.xml:1: is in the language 'nl'")]);
});

test('the white space around a text of 10,000 characters and within it does not count', () => {
  const long = `\n ${'x'.repeat(9_998)} \n <![CDATA[ ]]> y \n`;
  expect(read(utf8(feed(`<a>${long}</a>`))).problems).toEqual([expect.stringContaining('without a version')]);
  expect(read(utf8(feed(`<a>${long}y</a>`))).problems).toEqual([expect.stringContaining('10,000 characters')]);
});

test('UTF-16 is read by its byte order mark', () => {
  const text = `\uFEFF${feed(information('5.5'))}`;
  expect(read(new Uint8Array(Buffer.from(text, 'utf16le'))).problems).toEqual([
    'feed.xml:1: is eSDScom XML 5.5; it must be version 5.6',
  ]);
});

/** The elements of a sheet of our own. */
function sheet(facts: Partial<ProductFactsInput>, { lang = 'en', text = '2.0', created = '2026-02-01' } = {}) {
  const options = {
    ...sampleOptions,
    version: { text, created },
    previousVersions: [],
    gtin: null,
    today: '2026-03-01',
  };
  return utf8(elementsOnly(writeEsdscom(sampleProduct, factsOf(facts), lang as 'en', options)));
}

/** The facts of our sheet as they are read. */
const backFrom = (facts: Partial<ProductFactsInput>, lang?: string) =>
  read(sheet(facts, { lang })).files[0]!.product.versions[0]!.facts as Partial<ProductFactsInput>;

test('an estimate of a route is not taken for one of skin, eyes or airways, and has its route without a class of it', () => {
  const limitLines = ['ATE (H302) = 1 089 mg/kg', 'ATE dermal = 2 504 mg/kg', 'ATE inhalation = 7 mg/l (vapour)'];
  const corrosive = {
    name: { en: 'acid' },
    contentRange: '5 %',
    classification: classified('Asp. Tox. 1: H304', 'Skin Corr. 1B: H314', 'STOT SE 3: H335', 'Acute Tox. 4: H302'),
    limits: limitLines,
  };
  const { limits } = backFrom({ composition: [corrosive] }).composition![0]!;
  expect(limits).toEqual(limitLines);
  expect(limits!.flatMap((line) => readLimitLine(line))).toMatchObject(
    ['oral', 'dermal', 'inhalation'].map((route) => ({ kind: 'ate', route })),
  );
});

test.each(['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'])(
  'a loading rate in words has the figures of a product file in %s',
  (lang) => {
    const values = ['EL50: 9.29 mg/l', 'LL50: > 1 000 mg/l', 'EL50: 1,2-diol 0.5 mg/l'];
    const studies = values.map((value) => ({ endpoint: 'algae' as const, value }));
    expect(backFrom({ studies }, lang).studies?.map(({ value }) => value)).toEqual(values);
  },
);

test.each(['en', 'de', 'fr', 'el'])(
  'the reason why a class is not given comes back with its source, else not at all, in %s',
  (lang) => {
    const conclusive = { reason: 'conclusive', source: 'OECD 439 (2026)' } as const;
    const noData = { reason: 'noData', source: 'supplier data' } as const;
    // One sentence for all of a hazard, one for each of its classes, and classes with elements of their own.
    const notClassified = {
      corrosiveToMetals: conclusive,
      skin: conclusive,
      eye: { reason: 'inconclusive', source: 'literature' },
      acuteOral: conclusive,
      acuteDermal: noData,
      skinSensitisation: conclusive,
      respiratorySensitisation: { reason: 'impossible', source: 'CSR' },
      mutagenicity: noData,
      stotRepeated: conclusive,
      aquaticChronic: conclusive,
      pbt: conclusive,
    } as const;
    const liquid = { classification: [], composition: [], basicProperties: { physicalState: { en: 'liquid' } } };
    expect(backFrom({ ...liquid, notClassified }, lang).notClassified).toEqual(notClassified);
    const acute = { acuteOral: conclusive, acuteDermal: conclusive, acuteInhalation: conclusive };
    expect(backFrom({ ...liquid, notClassified: acute }, lang).notClassified).toEqual(acute);
    const unsourced = { skin: { reason: 'inconclusive' }, mutagenicity: { reason: 'noData' } } as const;
    expect(backFrom({ ...liquid, notClassified: unsourced }, lang)).not.toHaveProperty('notClassified');
  },
);

test.each(['en', 'de'])('what our sheet says that there is not comes back as such in %s', (lang) => {
  const absent = { packingGroup: null, hazardIdentificationNumber: null, tunnelCode: null };
  const goods = {
    un: 'UN1950',
    properShippingName: { en: 'AEROSOLS' },
    hazardClass: '2.1',
    ...absent,
    classificationCode: '5F',
    limitedQuantity: '1 L',
  };
  expect(backFrom({ transport: goods }, lang).transport).toMatchObject(absent);
  const numbers = { packingGroup: 'II' as const, hazardIdentificationNumber: '23', tunnelCode: 'D' };
  expect(backFrom({ transport: { ...goods, ...numbers } }, lang).transport).toMatchObject(numbers);
  const water = [{ name: { en: 'water' }, contentRange: '100 %', classification: [], source: 'REACH Annex IV' }];
  expect(backFrom({ transport: null, composition: water }, lang)).toHaveProperty('transport', null);
  // Of unknown hazards the sheet says 'not determined'.
  expect(backFrom({ transport: null }, lang)).toHaveProperty('transport', null);
});

test.each(['> 1.2 – < 8', '1.2 – 8', '> 1.2 – ≤ 8', '≥ 1.2', '< 8', 5])(
  'explosion limits of %s come back with their signs and conditions',
  (value) => {
    const explosionLimits = { value, unit: '% (V/V)', condition: { en: 'in air' } };
    expect(backFrom({ basicProperties: { explosionLimits } }).basicProperties).toMatchObject({ explosionLimits });
  },
);

describe('an existing product file', () => {
  const uses = (en: string, de?: string) => ({ identified: [{ en, ...(de && { de }) }], advisedAgainst: [] });
  const known = (version: object = {}) => ({
    ...read(sheet({})).files[0]!.product,
    brandStyle: 'own',
    languages: { sds: ['en', 'de'], tds: ['en'] },
    versions: [
      {
        id: 7,
        text: '2.0',
        created: '2026-02-01',
        facts: {
          ...read(sheet({})).files[0]!.product.versions[0]!.facts,
          description: { en: 'Kept' },
          changes: [{ en: 'Kept' }],
          uses: uses('Thinner', 'Verdünner'),
          basicProperties: { flashPoint: { value: 5, unit: '°C', condition: { en: 'closed cup' } } },
        },
        ...version,
      },
      { text: '1.0', created: '2020-01-01', facts: {} },
    ],
  });
  const readInto = (bytes: Uint8Array, version?: object) => read(bytes, () => known(version));
  const top = (bytes: Uint8Array) =>
    readInto(bytes).files[0]!.product.versions[0]! as unknown as { facts: ProductFactsInput };

  test('takes over what the sheet says, and keeps all else', () => {
    const { files, problems } = readInto(sheet({ uses: uses('Thinner') }));
    expect(problems).toEqual([]);
    expect(files[0]!.product).toMatchObject({
      brandStyle: 'own',
      languages: { sds: ['en', 'de'], tds: ['en'] },
      versions: [
        { id: 7, text: '2.0', facts: { description: { en: 'Kept' }, uses: uses('Thinner', 'Verdünner') } },
        { text: '1.0' },
      ],
    });
  });

  test('loses the other languages of an entry whose text changed', () => {
    expect(top(sheet({ uses: uses('Cleaner') })).facts.uses.identified).toEqual([{ en: 'Cleaner' }]);
  });

  test.each<[what: string, value: object, expected: object]>([
    ['keeps its condition', { value: 5, unit: '°C' }, { value: 5, unit: '°C', condition: { en: 'closed cup' } }],
    ['loses it with another figure', { value: 9, unit: '°C' }, { value: 9, unit: '°C' }],
  ])('a measured value %s', (_, flashPoint, expected) => {
    const { basicProperties } = top(sheet({ basicProperties: { flashPoint: flashPoint as { value: number } } })).facts;
    expect(basicProperties.flashPoint).toEqual(expected);
  });

  test('gets texts in another language beside those that it has', () => {
    const uses = { identified: [{ fr: 'Diluant' }], advisedAgainst: [] };
    expect(top(sheet({ name: { fr: 'Exemple' }, uses }, { lang: 'fr' })).facts).toMatchObject({
      name: { en: 'Sample', fr: 'Exemple' },
      uses: { identified: [{ en: 'Thinner', de: 'Verdünner', fr: 'Diluant' }] },
    });
  });

  test('gets another version on top of its own, without the changes of the one before', () => {
    const { files } = readInto(sheet({ uses: uses('Cleaner') }, { text: '3.0', created: '2026-05-01' }));
    const { versions } = files[0]!.product;
    expect(versions.map(({ text }) => text)).toEqual(['3.0', '2.0', '1.0']);
    expect(versions[0]).toMatchObject({ created: '2026-05-01', facts: { description: { en: 'Kept' } } });
    expect(versions[0]).not.toHaveProperty('id');
    expect(versions[0]!.facts.changes).toBeUndefined();
    expect(versions[1]).toMatchObject({ id: 7, facts: { changes: [{ en: 'Kept' }] } });
  });

  test('refuses a version that is older than its own', () => {
    expect(readInto(sheet({}, { text: '1.5', created: '2021-01-01' })).problems).toEqual([
      'feed.xml: version 1.5 of 2021-01-01 is older than 2.0 of 2026-02-01 in the product file',
    ]);
  });

  test('is not overwritten by a product whose code differs but gives the same file name', () => {
    const other = { ...read(sheet({})).files[0]!.product, code: 'SP/1' };
    expect(read(sheet({}), () => other).problems).toEqual([
      "feed.xml: 'SP-1' and another product would both be SP-1.json",
    ]);
  });

  test('is left alone where it is not a product file', () => {
    expect(read(sheet({}), () => ({ name: 'package' })).problems).toEqual([
      'feed.xml: the folder has a file of this name that is not a product file',
    ]);
  });
});

describe('sheets of one product', () => {
  const pure = { name: { de: 'Stoff' }, contentRange: '100 %', classification: [] };
  const both = (first: Uint8Array, second: Uint8Array) => {
    const inputs = [first, second].map((bytes, index) => ({ file: `${index + 1}.xml`, bytes }));
    return readSheets(inputs, none).problems.map(problemText);
  };

  test('in one language twice are refused', () => {
    expect(both(sheet({}), sheet({}))).toEqual(["2.xml: SP-1 in 'en' is in 1.xml too; convert one at a time"]);
  });

  test.each<[what: string, facts: Partial<ProductFactsInput>, options: { text?: string }, message: string]>([
    ['another version', {}, { text: '1.0' }, "2.xml: versions[0].text: is '1.0' here, '2.0' in the sheet before"],
    [
      'another classification',
      { classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
      {},
      '2.xml: versions[0].facts.classification: entries here: 1, in the sheet before: 0',
    ],
    [
      'another kind',
      { kind: 'substance', composition: [pure] },
      {},
      "2.xml: versions[0].facts.kind: is 'substance' here, 'mixture' in the sheet before",
    ],
  ])('in two languages do not have %s', (_, facts, options, message) => {
    expect(both(sheet({}), sheet(facts, { lang: 'de', ...options }))).toContain(message);
  });

  test('with another number of uses keep the first ones, which is told', () => {
    const uses = { identified: [{ de: 'Eins' }, { de: 'Zwei' }], advisedAgainst: [] };
    expect(both(sheet({ uses: { ...uses, identified: [{ en: 'One' }] } }), sheet({ uses }, { lang: 'de' }))).toEqual([
      '2.xml: warning: versions[0].facts.uses.identified: entries here: 2, in the sheet before: 1',
    ]);
  });
});

test('a standard phrase is one where it stands so in every sheet, else it is text', () => {
  const [acetone] = demoCatalogue;
  const version = { text: '1.0', created: '2026-01-01' };
  const options = { version, previousVersions: [], gtin: null, today: '2026-03-01' };
  const facts = factsOf({ phrases: { '10.5': ['strongAcids', 'strongAlkalis'] } });
  const write = (lang: 'en' | 'de') => elementsOnly(writeEsdscom(acetone!, facts, lang, options));
  const german = write('de').replace('>starke Laugen<', '>Natronlauge<');
  expect(german).toContain('Natronlauge');
  const inputs = [write('en'), german].map((text, index) => ({ file: `${index}.xml`, bytes: utf8(text) }));
  const product = readSheets(inputs, none).files[0]!.product as ProductFile;
  const { phrases, texts } = product.versions[0]!.facts;
  expect(phrases!['10.5']).toEqual(['strongAcids']);
  expect(Object.keys(texts!['10.5']!)).toEqual(['en', 'de']);
  expect(texts!['10.5']!.de).toBe('Natronlauge');
});

test('the words of a standard phrase are text where the phrase does not belong', () => {
  const facts = factsOf({
    phrases: { '4.1.inhalation': ['inhalationMedicalAtOnce'] },
    texts: { '10.5': { en: 'foam' } },
  });
  const version = { text: '1.0', created: '2026-01-01' };
  const options = { version, previousVersions: [], gtin: null, today: '2026-03-01' };
  const bytes = utf8(elementsOnly(writeEsdscom(demoCatalogue[0]!, facts, 'en', options)));
  const product = readSheets([{ file: '1.xml', bytes }], none).files[0]!.product as ProductFile;
  const { phrases, texts } = product.versions[0]!.facts;
  expect(phrases).toEqual({ '4.1.inhalation': ['inhalationMedicalAtOnce'] });
  expect(texts).toEqual({ '10.5': { en: 'foam' } });
});

test.each<[what: string, flashPoint: ProductFactsInput['basicProperties']['flashPoint'], back: unknown]>([
  ['a figure with its unit', { en: '27 °C' }, { value: 27, unit: '°C' }],
  ['a figure that lacks its unit', { en: '27' }, { en: '27' }],
])('a flash point in words: %s', (_, flashPoint, back) => {
  const version = { text: '1.0', created: '2026-01-01' };
  const options = { version, previousVersions: [], gtin: null, today: '2026-03-01' };
  const facts = factsOf({ basicProperties: { flashPoint } });
  const bytes = utf8(elementsOnly(writeEsdscom(demoCatalogue[0]!, facts, 'en', options)));
  const product = readSheets([{ file: '1.xml', bytes }], none).files[0]!.product as ProductFile;
  expect(product.versions[0]!.facts.basicProperties.flashPoint).toEqual(back);
});
