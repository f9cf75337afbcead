import { productFile } from '../../../product/product-file.ts';
import { problemText } from '../../../product/findings.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { basicProperties } from '../../../law/properties.ts';
import { acetoneFile } from '../sample-file.ts';

/** What is wrong in a text, errors and warnings, without the file's name and the line. */
const messagesOf = (text: string) =>
  readProductFile(text, 'a.json').problems.map((problem) => problemText(problem).replace(/^a\.json(:\d+)?: /, ''));

/** The sample with other values in these places: `{'versions.0.text': 3}`; undefined takes the place away. */
function broken(changes: Record<string, unknown>): string {
  const file = acetoneFile() as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split('/');
    const last = parts.pop()!;
    const inner = parts.reduce<Record<string, unknown>>((inner, part) => inner[part] as Record<string, unknown>, file);
    inner[last] = value;
  }
  return JSON.stringify(file, null, 2);
}

const facts = 'versions/0/facts';
const factsPath = 'versions[0].facts';

test('the sample has nothing wrong', () => {
  expect(messagesOf(broken({}))).toEqual([]);
});

test.each<[what: string, text: string, message: string]>([
  ['no text', '', 'is not JSON: it ends too early'],
  ['half a file', '{"code": "A"', 'is not JSON: it ends too early'],
  [
    'a comma too much',
    '{"code": "A",}',
    "is not JSON: '}' in column 14 is not expected; is there a comma too many before it?",
  ],
  ['a comment', '{\n // code\n}', "is not JSON: '/' in column 2 is not expected; JSON has no comments"],
  [
    'a comma too few',
    '{"code": "A"\n"id": 1}',
    `is not JSON: '"' in column 1 is not expected; is a comma missing before it?`,
  ],
  ['a decimal comma', '{"id": 0,88}', "is not JSON: '8' in column 10 is not expected; decimals have a point: 0.88"],
  [
    'typographic quotation marks',
    '{“code”: "A"}',
    `is not JSON: '“' in column 2 is not expected; quotation marks are straight: "`,
  ],
  ['no object', '[]', 'must be an object, not []'],
  ['deep nesting', '['.repeat(200_000), 'is nested too deeply'],
  ['deep nesting that ends', '['.repeat(102) + ']'.repeat(102), 'is nested too deeply'],
  ['very deep nesting that ends', '['.repeat(200_000) + ']'.repeat(200_000), 'is nested too deeply'],
  ['a list of 1,001 entries', `[${'1,'.repeat(1000)}1]`, 'has more than 1,000 entries in one list or object'],
  [
    'an object of 1,001 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, 1]))),
    'has more than 1,000 entries in one list or object',
  ],
  [
    'a product of 20,001 values',
    JSON.stringify({ a: Array(20).fill(Array(999).fill(1)) }),
    'has more than 20,000 values, the limit of a product',
  ],
  ['a text of 250,001 values', JSON.stringify(Array(251).fill(Array(1000).fill(1))), 'has more than 250,000 values'],
  ['a key twice', broken({}).replace('"code": "AC-1"', '"code": "AC-1",\n  "code": "AC-2"'), 'code: is a duplicate'],
  [
    'a key twice after a quotation mark in a text',
    broken({ code: 'A"\\' }).replace('{', '{ "code" : 1,'),
    'code: is a duplicate',
  ],
  [
    'a name longer than any real one',
    broken({ 'supplier/name': 'x'.repeat(501) }),
    'supplier.name: has more than 500 characters',
  ],
  [
    'an ingredient’s name longer than any in CLP Annex VI',
    broken({ [`${facts}/composition/0/name`]: { en: 'x'.repeat(2_001) } }),
    `${factsPath}.composition[0].name.en: has more than 2000 characters`,
  ],
  [
    'an article code longer than that of a product',
    broken({ articles: [{ code: 'x'.repeat(201) }] }),
    'articles[0].code: has more than 200 characters',
  ],
  [
    'a text of more than eight pages',
    broken({ [`${facts}/description`]: { en: 'x'.repeat(20_001) } }),
    `${factsPath}.description.en: has more than 20000 characters`,
  ],
  [
    'a control character',
    broken({ code: 'A\u0000' }),
    'code: has U+0000 as character 2: a control character, which is not text; remove it',
  ],
  [
    'half of a pair',
    broken({ code: 'A\ud800' }),
    'code: has U+D800 as character 2: half of a character (an unpaired surrogate); write it whole',
  ],
])('%s is refused', (_, text, message) => {
  expect(messagesOf(text)).toContain(message);
});

const wrongFields: [changes: Record<string, unknown>, message: string][] = [
  [{ code: undefined }, 'code: is missing; must be a text'],
  [{ code: '' }, 'code: is empty; must be a text'],
  [{ code: 7 }, 'code: must be a text, not 7'],
  [{ colour: 'red' }, 'colour: is not a field here'],
  [{ id: -1 }, 'id: must be greater than 0'],
  [{ id: 1.5 }, 'id: must be a whole number, not 1.5'],
  [{ state: 'draft' }, 'state: must be one of published, removed, not "draft"'],
  [{ gtin: '09521234000014' }, "gtin: '09521234000014' has a wrong check digit; 09521234000013 would be right"],
  ...['9521234000013', '952-1234 00001 3', '09521234 000013'].map((gtin): [Record<string, unknown>, string] => [
    { gtin },
    `gtin: '${gtin}' must be written in 14 digits, a shorter GTIN with zeros before it: 09521234000013`,
  ]),
  [
    { gtin: '95050003' },
    "gtin: '95050003' must be written in 14 digits, a shorter GTIN with zeros before it: 00000095050003",
  ],
  [
    { gtin: '614141000036' },
    "gtin: '614141000036' must be written in 14 digits, a shorter GTIN with zeros before it: 00614141000036",
  ],
  [{ gtin: '9521234000014' }, "gtin: '9521234000014' has a wrong check digit; 09521234000013 would be right"],
  [{ gtin: '952123400' }, "gtin: '952123400' is not a GTIN of 14 digits; must be one such as 09521234000013"],
  [{ gtin: '123' }, "gtin: '123' is not a GTIN of 14 digits; must be one such as 09521234000013"],
  [{ logo: '../logo.svg' }, 'logo: must be the name of an SVG file such as demo.svg'],
  [{ supplier: undefined }, 'supplier: is missing; must be an object'],
  [{ 'supplier/country': 'Germany' }, 'supplier.country: must be a country code of ISO 3166 such as DE'],
  [
    { 'supplier/email': 'sds.muster.example' },
    "supplier.email: 'sds.muster.example' is not a plain mail address; must be one such as sds@company.example",
  ],
  [
    { 'supplier/email': 'Muster <sds@muster.example>' },
    "supplier.email: 'Muster <sds@muster.example>' is not a plain mail address; must be one such as sds@company.example",
  ],
  [
    { 'supplier/email': 'sds@müller.example' },
    "supplier.email: 'sds@müller.example' is not a plain mail address; must be one such as sds@xn--mller-kva.example",
  ],
  [{ 'supplier/email': '' }, 'supplier.email: is empty; must be a text'],
  [
    { producer: { ...acetoneFile().supplier, email: 'none' } },
    "producer.email: 'none' is not a plain mail address; must be one such as sds@company.example",
  ],
  [{ 'languages/sds': ['xx'] }, 'languages.sds[0]: must be one of en, de, fr, sl, it, es, pl, el, not "xx"'],
  [{ 'languages/sds': ['en', 'de'] }, "languages.sds[1]: the product has no name in 'de'"],
  [{ 'languages/sds': ['en', 'en'] }, "languages.sds[1]: 'en' is a duplicate"],
  [{ versions: [] }, 'versions: must have at least one version: it holds the product’s data'],
  [
    { 'versions/0/created': '2026-02-30' },
    'versions[0].created: 2026-02-30 is not a day of the calendar; must be a day such as 2026-02-18',
  ],
  [{ 'versions/0/created': '18.02.2026' }, 'versions[0].created: must be a day such as 2026-02-18'],
  [{ 'versions/0/created': 2026 }, 'versions[0].created: must be a text, not 2026'],
  [{ 'versions/0/text': 'v 3' }, 'versions[0].text: must have up to 32 letters, digits, dots and hyphens, such as 3.0'],
  [{ 'versions/0/id': 2 ** 31 }, 'versions[0].id: must be at most 2147483647'],
  [{ 'versions/1': { ...acetoneFile().versions[0] } }, "versions[1].text: '1.0' is a duplicate"],
  [
    { 'versions/1': { ...acetoneFile().versions[0], text: '0.9', created: '2026-03-01' } },
    'versions[1].created: 2026-03-01 is after the version above; the newest must be first',
  ],
  [{ [`${facts}/kind`]: 'article' }, `${factsPath}.kind: must be one of substance, mixture, not "article"`],
  [
    { [`${facts}/name`]: 'Acetone' },
    `${factsPath}.name: must be a text by language such as {"en":"Acetone"}, not "Acetone"`,
  ],
  [{ [`${facts}/name`]: { en: 'Acetone', xx: 'A' } }, `${factsPath}.name.xx: is not a field here`],
  [{ [`${facts}/name`]: {} }, `${factsPath}.name: is empty; must have a text in at least one language`],
  [
    { [`${facts}/identifiers/cas`]: '67-64-2' },
    `${factsPath}.identifiers.cas: '67-64-2' has a wrong check digit; 67-64-1 would be right`,
  ],
  [{ [`${facts}/composition/0/cas`]: '67641' }, `${factsPath}.composition[0].cas: '67641' must be written 67-64-1`],
  [
    { [`${facts}/composition/0/cas`]: 'acetone' },
    `${factsPath}.composition[0].cas: 'acetone' is not a CAS number; must be one such as 67-64-1`,
  ],
  [
    { [`${facts}/identifiers/index`]: '60300100x' },
    `${factsPath}.identifiers.index: '60300100x' must be written 603-001-00-X`,
  ],
  [
    { [`${facts}/identifiers/ec`]: '200-662-3' },
    `${factsPath}.identifiers.ec: '200-662-3' has a wrong check digit; 200-662-2 would be right`,
  ],
  [
    { [`${facts}/identifiers/index`]: '606-001-00-X' },
    `${factsPath}.identifiers.index: '606-001-00-X' has a wrong check digit; 606-001-00-8 would be right`,
  ],
  [
    { [`${facts}/identifiers/reach`]: '01-21194' },
    `${factsPath}.identifiers.reach: '01-21194' is not a REACH registration number; must be one such as 01-2119471330-49`,
  ],
  [
    { [`${facts}/ufi`]: 'AMTT-DSP3-7FD7-6RWY' },
    `${factsPath}.ufi: 'AMTT-DSP3-7FD7-6RWY' has a wrong check character; KMTT-DSP3-7FD7-6RWY would be right if the other characters are`,
  ],
  [
    { [`${facts}/ufi`]: 'KMTT' },
    `${factsPath}.ufi: 'KMTT' is not a UFI; must have four groups of four such as KMTT-DSP3-7FD7-6RWY`,
  ],
  [
    { [`${facts}/ufi`]: 'kmtt-dsp3-7fd7-6rwy' },
    `${factsPath}.ufi: 'kmtt-dsp3-7fd7-6rwy' is not spelled as UFIs are; must be KMTT-DSP3-7FD7-6RWY`,
  ],
  [
    { [`${facts}/ufi`]: 'UFI: KMTTDSP3 7FD76RWY' },
    `${factsPath}.ufi: 'UFI: KMTTDSP3 7FD76RWY' is not spelled as UFIs are; must be KMTT-DSP3-7FD7-6RWY`,
  ],
  [
    { [`${facts}/ufi`]: 'KMTT-DSPO-7FD7-6RWI' },
    `${factsPath}.ufi: 'KMTT-DSPO-7FD7-6RWI' has O and I: UFIs have figures and all letters but B, I, L, O and Z`,
  ],
  [
    { [`${facts}/ufi`]: 'J300-P0FE-5O0I-GGVS' },
    `${factsPath}.ufi: 'J300-P0FE-5O0I-GGVS' has O and I: UFIs have figures and all letters but B, I, L, O and Z; is J300-P0FE-5001-GGVS meant?`,
  ],
  [{ [`${facts}/ufi`]: 'kmtt-dsp3-7fd7-6rwx' }, `${factsPath}.ufi: 'KMTT-DSP3-7FD7-6RWX' has a wrong check character`],
  [
    { [`${facts}/ufi`]: 'КМТТ-DSP3-7FD7-6RWY' },
    `${factsPath}.ufi: 'КМТТ-DSP3-7FD7-6RWY' is not a UFI; must have four groups of four such as KMTT-DSP3-7FD7-6RWY`,
  ],
  [{ [`${facts}/composition/0/content`]: 101 }, `${factsPath}.composition[0].content: must be at most 100`],
  [{ [`${facts}/composition/0/content`]: '99 %' }, `${factsPath}.composition[0].content: must be a number, not "99 %"`],
  [
    { [`${facts}/classification/0/category`]: 'Flam Liq 2' },
    `${factsPath}.classification[0]: CLP has no category 'Flam Liq 2' with H225; did you mean Flam. Liq. 2?`,
  ],
  [
    { [`${facts}/classification/0/category`]: 'Flammable' },
    `${factsPath}.classification[0]: CLP has no category 'Flammable' with H225`,
  ],
  [
    { [`${facts}/classification/0/category`]: 'H225' },
    `${factsPath}.classification[0]: 'H225' is a statement, not a category; both are needed, such as Skin Corr. 1A and H314`,
  ],
  [{ [`${facts}/classification/0/h`]: ['H999'] }, `${factsPath}.classification[0].h[0]: CLP has no statement H999`],
  [
    { [`${facts}/composition/0/classification/1/h`]: ['H318'] },
    `${factsPath}.composition[0].classification[1]: CLP has no category 'Eye Irrit. 2' with H318; it has H319`,
  ],
  [{ [`${facts}/label/p`]: ['P203'] }, `${factsPath}.label.p[0]: CLP has no statement P203`],
  [
    { [`${facts}/label/p`]: ['P210+P501'] },
    `${factsPath}.label.p[0]: CLP has no statement P210+P501; P210 and P501 must be listed separately`,
  ],
  [
    { 'versions/0/facts/label/h': ['H332+H302'] },
    `${factsPath}.label.h[0]: CLP has no statement H332+H302; its order is H302+H332`,
  ],
  [
    { 'versions/0/facts/label/p': ['P233+P403'] },
    `${factsPath}.label.p[0]: CLP has no statement P233+P403; its order is P403+P233`,
  ],
  [{ [`${facts}/label/p`]: ['H225'] }, `${factsPath}.label.p[0]: H225 is not a P statement`],
  [{ [`${facts}/label/p`]: 'P210' }, `${factsPath}.label.p: must be a list, not "P210"`],
  [{ [`${facts}/label`]: 'P210' }, `${factsPath}.label: must be an object, not "P210"`],
  [
    { [`${facts}/label/pictograms`]: ['GHS10'] },
    `${factsPath}.label.pictograms[0]: 'GHS10' must be one of GHS01 to GHS09`,
  ],
  [
    { [`${facts}/statementPlaces`]: { H336: { organs: { en: 'lungs' } } } },
    `${factsPath}.statementPlaces.H336.organs: H336 has no place 'organs'; it has none at all`,
  ],
  [
    { [`${facts}/phrases`]: { '17.1': ['foam'] } },
    `${factsPath}.phrases.17.1: the safety data sheet has no place '17.1'`,
  ],
  [{ [`${facts}/phrases`]: { '5.1': ['milk'] } }, `${factsPath}.phrases.5.1[0]: there is no standard phrase 'milk'`],
  [
    { [`${facts}/phrases`]: { '10.5': ['strongBases'] } },
    `${factsPath}.phrases.10.5[0]: there is no standard phrase 'strongBases'; did you mean strongOxidisers or strongAcids or strongAlkalis?`,
  ],
  [
    { [`${facts}/phrases`]: { '10.5': ['filterA'] } },
    `${factsPath}.phrases.10.5[0]: 'filterA' is not a phrase of 10.5; it belongs in 8.2.2.respiratory`,
  ],
  [
    { [`${facts}/phrases`]: { '10.4': ['frost', 'carbonOxides'] } },
    `${factsPath}.phrases.10.4[1]: 'carbonOxides' is not a phrase of 10.4; it belongs in 5.2 or 10.6`,
  ],
  [
    { [`${facts}/texts`]: { '4.9': { en: 'Text.' } } },
    `${factsPath}.texts.4.9: the safety data sheet has no place '4.9'`,
  ],
  [
    { [`${facts}/basicProperties/melting`]: 'notApplicable' },
    `${factsPath}.basicProperties.melting: is not a field here; did you mean meltingPoint?`,
  ],
  [
    { [`${facts}/flashPoint`]: { value: -17, unit: '°C' } },
    `${factsPath}.flashPoint: is not a field here; did you mean basicProperties.flashPoint?`,
  ],
  [
    { [`${facts}/boiling_point`]: { value: 56, unit: '°C' } },
    `${factsPath}.boiling_point: is not a field here; did you mean basicProperties.boilingPoint?`,
  ],
  [{ [`${facts}/labels`]: {} }, `${factsPath}.labels: is not a field here; did you mean label?`],
  [
    { [`${facts}/basicProperties/flashPoint`]: { value: -17, units: '°C' } },
    `${factsPath}.basicProperties.flashPoint.units: is not a field here; did you mean unit?`,
  ],
  [
    { [`${facts}/basicProperties/flashPoint`]: -17 },
    `${factsPath}.basicProperties.flashPoint: must be an object or a text by language such as {"en":"…"} or notApplicable, not -17`,
  ],
  [
    { [`${facts}/basicProperties/colour`]: 'red' },
    `${factsPath}.basicProperties.colour: must be an object or a text by language such as {"en":"red"} or notApplicable, not "red"`,
  ],
  [{ [`${facts}/transport/un`]: '1090' }, `${factsPath}.transport.un: must be UN and four digits such as UN1090`],
  [
    { [`${facts}/transport/packingGroup`]: '2' },
    `${factsPath}.transport.packingGroup: must be one of I, II, III, not "2"`,
  ],
  [{ [`${facts}/transport`]: undefined }, `${factsPath}.transport: is missing; must be an object`],
  [
    { [`${facts}/exposureLimits`]: [{ law: 'TRGS 900', country: 'EUR' }] },
    `${factsPath}.exposureLimits[0].country: 'EUR' is not a country code of ISO 3166 such as DE, nor EU`,
  ],
  [
    { [`${facts}/markets`]: { UK: {} } },
    `${factsPath}.markets.UK: 'UK' is not a country code of ISO 3166; GB is meant`,
  ],
  [
    {
      [`${facts}/biologicalLimits`]: [
        { law: 'TRGS 903', country: 'DE', parameter: { en: 'x' }, value: 5, specimen: 'urine' },
      ],
    },
    `${factsPath}.biologicalLimits[0].unit: is missing; must be a text`,
  ],
  [
    { attachments: [attachment('../secret.pdf')] },
    "attachments[0].file: '../secret.pdf' must be the path of a file below the folder of this one, with /",
  ],
  [
    { attachments: [attachment('/etc/passwd')] },
    "attachments[0].file: '/etc/passwd' must be the path of a file below the folder of this one, with /",
  ],
  [{ attachments: [attachment('a/x.pdf'), attachment('b/x.pdf')] }, "attachments[1].file: 'x.pdf' is a duplicate"],
  [
    {
      articles: [
        { code: 'A', id: 1 },
        { code: 'B', id: 1 },
      ],
    },
    "articles[1].id: '1' is a duplicate",
  ],
  [{ tdsVersions: [tds(1), tds(2)] }, 'tdsVersions[1].version: is newer than the one above; the newest must be first'],
  [
    { confidential: { formulation: [{ childId: 1 }], material: [] } },
    'confidential.formulation[0].source: is missing; must be one of M, N',
  ],
];

test.each(wrongFields.map(([changes, message]) => [message, changes] as const))('%s', (message, changes) => {
  const { product, problems } = readProductFile(broken(changes), 'a.json');
  expect(product).toBeNull();
  expect(
    problems
      .filter(({ level }) => level === 'error')
      .map((problem) => problemText(problem).replace(/^a\.json:\d+: /, '')),
  ).toContain(message);
});

test('every wrong field is named at once, each with its line', () => {
  const text = broken({ code: 7, 'supplier/country': 'Germany', [`${facts}/kind`]: 'article' });
  const lines = text.split('\n');
  const { problems } = readProductFile(text, 'acetone.json');
  expect(problems.map(({ line }) => lines[line! - 1]?.trim())).toEqual([
    '"code": 7,',
    '"country": "Germany",',
    '"kind": "article",',
  ]);
  expect(problemText(problems[0]!)).toBe('acetone.json:2: code: must be a text, not 7');
});

function attachment(file: string) {
  return { file, category: 'Certificate', language: 'en', status: 'valid', created: '2026-01-15' };
}

function tds(version: number) {
  return { version, created: '2026-01-15', facts: { name: { en: 'Acetone' } } };
}

test('the texts that miss a translation are named', () => {
  const { problems } = readProductFile(
    broken({ 'languages/sds': ['en', 'de'], [`${facts}/description`]: { en: 'Solvent.' } }),
    'a.json',
  );
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^texts are missing in 'de'.*versions\[0\]\.facts\.description/),
  );
});

test.each([
  ['demo.svg', []],
  ['demmo.svg', ["logo: there is no 'demmo.svg' in platform/assets/logos; did you mean demo.svg?"]],
  ['company.svg', ["logo: there is no 'company.svg' in platform/assets/logos"]],
])('the logo %s is accepted, or reported with the nearest name', (logo, messages) => {
  expect(messagesOf(broken({ logo })).map((message) => message.replace('warning: ', ''))).toEqual(messages);
});

test('what an older version says in the wrong place stays as it was issued', () => {
  const [newest] = acetoneFile().versions;
  const older = { ...newest!, text: '0.9', facts: { ...newest!.facts, phrases: { '10.5': ['filterA'] } } };
  expect(messagesOf(broken({ 'versions/1': older }))).toEqual([]);
});

test('a mail address that was stored before it was checked is still read', () => {
  const file = acetoneFile();
  file.supplier.email = 'none';
  expect(productFile.safeParse(file).success).toBe(true);
});

test.each(basicProperties)('%s is looked for in basicProperties', (name) => {
  expect(messagesOf(broken({ [`${facts}/${name}`]: 'notApplicable' }))).toEqual([
    `${factsPath}.${name}: is not a field here; did you mean basicProperties.${name}?`,
  ]);
});

test('a name that is missing in a language is one error', () => {
  expect(messagesOf(broken({ 'languages/sds': ['en', 'de'] }))).toEqual([
    "languages.sds[1]: the product has no name in 'de'",
    expect.not.stringContaining('versions[0].facts.name,'),
  ]);
  const { description, composition, label, uses, transport } = acetoneFile().versions[0]!.facts;
  const bilingualFacts = JSON.parse(
    JSON.stringify({ description, composition, label, uses, transport, basicProperties: {} }).replace(
      /\{"en":("[^"]*")\}/g,
      '{"en":$1,"de":$1}',
    ),
  ) as object;
  const changes = Object.fromEntries(
    Object.entries(bilingualFacts).map(([field, value]) => [`${facts}/${field}`, value]),
  );
  expect(messagesOf(broken({ 'languages/sds': ['en', 'de'], ...changes }))).toEqual([
    "languages.sds[1]: the product has no name in 'de'",
  ]);
});

test.each([
  ['AC-1-5L', []],
  [null, []],
  [
    'AC-1-50L',
    [
      "warning: tdsVersions[0].facts.packaging[0].article: the product has no article 'AC-1-50L'; did you mean AC-1-5L?",
    ],
  ],
  ['X', ["warning: tdsVersions[0].facts.packaging[0].article: the product has no article 'X'"]],
])('a pack of the article %s is accepted, or reported where the product has no such article', (article, messages) => {
  const packaging = [{ pack: { en: 'Canister' }, content: { value: 5, unit: 'l' }, article }];
  const { facts: tdsFacts, ...version } = tds(1);
  const changes = { articles: [{ code: 'AC-1-5L' }], tdsVersions: [{ ...version, facts: { ...tdsFacts, packaging } }] };
  expect(messagesOf(broken(changes))).toEqual(messages);
});

test('a mode of transport of which nothing is stated is no empty text', () => {
  const modes = ['rail', 'inlandWaterways', 'sea', 'air'].map((mode) => [`${facts}/transport/${mode}`, {}]);
  expect(messagesOf(broken(Object.fromEntries(modes) as Record<string, object>))).toEqual([]);
});
