import { productDetailSchema } from '@/lib/upstream/product-detail-schema';
import { reshapeDossier } from '@/lib/upstream/product';
import { brushCleaner } from '@/tests/unit/upstream/product-detail-sample';

const read = (detail: unknown) => reshapeDossier(productDetailSchema.parse(detail));

test('a product detail as the contract writes it becomes a dossier', () => {
  expect(read(brushCleaner)).toEqual({
    id: 1042,
    name: 'Brush cleaner',
    code: 'BC-20',
    description: 'Cleans brushes and rollers.',
    supplierName: 'Example Paints Ltd',
    logo: '/api/assets/logos/example.svg',
    ufi: 'GMTT-2SQN-6FDD-6TV1',
    gtin: '04012345678901',
    emergencyTelephone: '+49 30 1234-567',
    revision: '2.0',
    articles: [{ code: 'BC-20-5L', id: '12', gtin: '09521234009016' }],
    identifiers: ['brush wash', 'BC 20'],
    versions: [
      { id: '52', text: '2.0', date: '2026-02-16' },
      { id: '40', text: '1.0' },
    ],
    tdsVersions: ['1'],
    supplier: { name: 'Example Paints Ltd', address: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' },
    supplierEmail: 'sds@example.com',
    mailLanguages: [],
    producer: { name: 'Solvent Works SA', address: 'Rue 4', city: 'Luxembourg', country: 'Luxembourg' },
    classification: {
      title: 'Classification',
      standard: 'clp',
      categories: [
        { category: 'Flam. Liq. 3', name: 'Flammable liquid, category 3', statements: ['H226'] },
        { category: 'STOT SE 3', name: null, statements: ['H336'] },
      ],
      statements: [{ code: 'H226', text: 'Flammable liquid and vapour.' }],
    },
    substances: {
      title: 'Ingredients',
      rows: [
        {
          name: 'Xylene',
          cas: '1330-20-7',
          ec: '215-535-7',
          index: '601-022-00-9',
          reach: '01-2119488216-32',
          content: 12.5,
          contentRange: '10 - 20',
          classification: 'Flam. Liq. 3; H226',
        },
      ],
    },
    parameters: [{ name: 'Flash point', value: '28 °C' }],
    hazards: {
      signalWord: { code: 'warning', text: 'Warning' },
      classification: [{ id: '1', text: 'Flam. Liq. 3' }],
      openClasses: [],
      statements: [{ code: 'H226', text: 'Flammable liquid and vapour.' }],
      pictograms: ['GHS02'],
    },
    labelStatements: [{ code: 'H226', set: 'H', text: 'Flammable liquid and vapour.' }],
    attachments: [
      {
        position: 0,
        name: 'approval.pdf',
        category: 'Certificate',
        languageCode: 'en',
        status: 'valid',
        sizeInBytes: 20480,
        created: '2026-04-01',
        link: '/api/v1/attachments/a1',
      },
    ],
    recommendations: [
      { key: 'recommended_use', title: 'Use', text: 'Cleaning of brushes.' },
      { key: 'recommended_levels', title: 'Levels', text: 'Undiluted.' },
      { key: 'special_features', title: 'Features', text: 'Dries fast.' },
    ],
    tdsEnabled: true,
    sdsExists: true,
    hasSdsXml: false,
    hasHazardSummary: false,
    hasSdsHistory: false,
    takesFeedback: false,
    languageExists: true,
    tdsExists: true,
    documents: { sds: true, tds: true, label: true, ipi: true },
    languages: [
      { id: 1, name: 'English', code: 'en', created: '2026-04-01', tdsCreated: null },
      { id: 4, name: 'Slovenščina', code: 'sl', created: null, tdsCreated: null },
    ],
    validLangs: [1, 4],
    validTdsLangs: [1],
    label: {
      dimension: 4,
      languages: [1, 4],
      offeredLanguages: [{ id: 20, name: 'Nederlands', code: 'nl' }],
      markets: [{ country: 'NL', languages: [20] }],
      dimensions: [{ id: 4, text: '105 × 148 mm' }],
      packageSizes: [{ id: 2, text: 'over 3 to 50 l' }],
      fontSizes: [{ id: 10, text: '10 pt' }],
      titleFontSizes: [{ id: 16, text: '16 pt' }],
      sheets: [],
      resolutions: [],
      notice: null,
    },
    sds: {
      regulation: 'Regulation (EU) 2020/878',
      created: '2025-02-01',
      createdLabel: 'Compiled',
      revision: '2026-04-01',
      revisionLabel: 'Revised',
      markets: [],
    },
  });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [null, false],
  [undefined, false],
])('a statement and a pictogram with inProd %p are shown: %p', (flag, isShown) => {
  const { statements, pictograms } = read({
    ...brushCleaner,
    health_safety: {
      rshp: [{ rshp_id: 'H226', text: 'Flammable liquid and vapour.', inProd: flag }],
      pictograms: [{ id: 'GHS02', inProd: flag }],
    },
  }).hazards;
  expect(statements.map(({ code }) => code)).toEqual(isShown ? ['H226'] : []);
  expect(pictograms).toEqual(isShown ? ['GHS02'] : []);
});

test.each<[what: string, safety: object, expected: string[]]>([
  [
    'that a platform names',
    { open_classes: ['Flammable liquids', 'Aspiration hazard'] },
    ['Flammable liquids', 'Aspiration hazard'],
  ],
  ['of a platform that does not ask for them', {}, []],
  ['that are no list', { open_classes: 'Flammable liquids' }, []],
])('the open classes %s', (_, safety, expected) => {
  expect(read({ ...brushCleaner, health_safety: safety }).hazards.openClasses).toEqual(expected);
});

test.each<[what: string, safety: unknown, expected: unknown]>([
  ['is empty: not classified', { classification: [] }, []],
  ['did not come: not told', {}, null],
  ['is null: not told', { classification: null }, null],
  ['is no list: not told', { classification: 'Flam. Liq. 3' }, null],
  ['has only entries that make no sense: not told', { classification: [{ title: 'Flam. Liq. 3' }] }, null],
  [
    'has one that makes sense',
    { classification: [{ id: 1, text: 'Flam. Liq. 3' }, 7] },
    [{ id: '1', text: 'Flam. Liq. 3' }],
  ],
  ['has nothing to stand in: not told', undefined, null],
])('the classification %s', (_, safety, expected) => {
  expect(read({ ...brushCleaner, health_safety: safety }).hazards.classification).toEqual(expected);
});

test('the label has the statements that are flagged for it', () => {
  const statement = (rshp_id: string, flag: unknown) => ({ rshp_id, rset: 'P', text: 'Keep cool.', inLabl: flag });
  const { labelStatements } = read({
    ...brushCleaner,
    rshp: { data: [statement('P235', '1'), statement('P102', '0'), statement('P501', undefined)] },
  });
  expect(labelStatements.map(({ code }) => code)).toEqual(['P235']);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  [null, false],
  ['yes', false],
])('a flag written as %p is read as %p', (written, expected) => {
  const dossier = read({
    ...brushCleaner,
    edit_param: {
      tds_enabled: written,
      sds_exists: written,
      lang_exists: written,
      tds_exists: written,
      doc: { sds: written, tds: written, lbl: written, ipi: written },
    },
  });
  const { tdsEnabled, sdsExists, languageExists, tdsExists, documents } = dossier;
  const flags = [tdsEnabled, sdsExists, languageExists, tdsExists, ...Object.values(documents)];
  expect(flags).toEqual(Array.from({ length: 8 }, () => expected));
});

test.each([
  ['clp', 'clp'],
  ['clp+osha', 'clp+osha'],
  ['ghs rev. 7', null],
  [['clp'], null],
  [undefined, null],
])('the classification standard %j is %j', (standard, expected) => {
  expect(read({ basic: { id: 1042, text: 'x' }, clasification: { standard } }).classification.standard).toBe(expected);
});

test.each([
  ['missing', undefined],
  ['null', null],
])('lists that are %s are empty lists', (_, none) => {
  const dossier = read({
    basic: {
      id: 1042,
      text: 'Brush cleaner',
      synonym: { articles: none },
      versions: none,
      tds_versions: none,
    },
    synonyms: none,
    clasification: { data: none },
    substances: { data: none },
    parameters_preview: none,
    health_safety: { classification: none, rshp: none, pictograms: none },
    rshp: { data: none },
    attachments: { data: none },
    edit_param: { languages: none },
    validLangs: none,
    validTdsLangs: none,
  });
  const { articles, identifiers, versions, tdsVersions, parameters, labelStatements, attachments } = dossier;
  const { statements, pictograms } = dossier.hazards;
  const { languages, validLangs, validTdsLangs } = dossier;
  expect([
    articles,
    identifiers,
    versions,
    tdsVersions,
    parameters,
    labelStatements,
    attachments,
    dossier.classification.categories,
    dossier.substances.rows,
    statements,
    pictograms,
    languages,
    validLangs,
    validTdsLangs,
  ]).toEqual(Array.from({ length: 14 }, () => []));
});

test.each([
  ['/v2/assets/logos/example.svg', '/api/assets/logos/example.svg'],
  ['https://elsewhere.example/logo.svg', null],
  ['//elsewhere.example/v2/assets/logos/example.svg', null],
  ['/v2/assets/logos/../config/production.json', null],
  ['/v2/assets/pictograms/GHS02.svg', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the logo link %p is shown as %p', (logo, expected) => {
  expect(read({ ...brushCleaner, basic: { ...brushCleaner.basic, logo } }).logo).toBe(expected);
});

const languages = [
  { id: 1, text: 'English', valid: true, tds_valid: true },
  { id: 2, text: 'Deutsch', valid: false, tds_valid: false },
];

test('the lists of valid languages win over the flags of the languages', () => {
  const { validLangs, validTdsLangs } = read({
    ...brushCleaner,
    edit_param: { languages },
    validLangs: [2],
    validTdsLangs: [],
  });
  expect({ validLangs, validTdsLangs }).toEqual({ validLangs: [2], validTdsLangs: [] });
});

test('without the lists the flags of the languages count', () => {
  const { validLangs, validTdsLangs } = read({
    ...brushCleaner,
    edit_param: { languages },
    validLangs: null,
    validTdsLangs: undefined,
  });
  expect({ validLangs, validTdsLangs }).toEqual({ validLangs: [1], validTdsLangs: [1] });
});

test('rows that make no sense are left out, and the page stands', () => {
  const dossier = read({ ...brushCleaner, parameters_preview: [{ name: '' }, 7, { name: 'Density', value: 0.8 }] });
  expect(dossier.parameters).toEqual([{ name: 'Density', value: '0.8' }]);
});

test('a supplier’s address with an internationalised domain is known by its ASCII form', () => {
  const addressOf = (email: string) => read({ basic: { id: 1, text: 'A' }, supplier: { email } }).supplierEmail;
  expect(addressOf('sds@münchen.de')).toBe('sds@xn--mnchen-3ya.de');
  expect(['sds@münchen.de/x', 'sds@mün chen.de', 'sds@münchen.de:8080', 'a@b@münchen.de'].map(addressOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
