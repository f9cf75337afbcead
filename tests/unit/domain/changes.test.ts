import {
  changedPanels,
  compareDossiers,
  countChanges,
  type DossierChanges,
  olderVersions,
} from '@/lib/domain/changes/changes';
import type { Attachment, Dossier, Substance } from '@/lib/domain/product/dossier';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

const substance = (changes: Partial<Substance> = {}): Substance => ({
  name: 'n-hexane',
  cas: '110-54-3',
  ec: '203-777-6',
  index: null,
  reach: null,
  content: null,
  contentRange: '≥ 95 %',
  classification: 'Flam. Liq. 2; H225 · STOT RE 2; H373',
  ...changes,
});
const substances = (...rows: Substance[]): Partial<Dossier> => ({ substances: { title: null, rows } });
const attachment = (changes: Partial<Attachment> = {}): Attachment => ({
  position: 0,
  name: 'coa.pdf',
  category: 'Certificate',
  languageCode: 'en',
  status: 'valid',
  sizeInBytes: 48213,
  created: '2026-03-02',
  link: '/api/v1/attachments/k3x9',
  ...changes,
});
const hazards = (changes: Partial<Dossier['hazards']>): Partial<Dossier> => ({
  hazards: { signalWord: null, classification: [], openClasses: [], statements: [], pictograms: [], ...changes },
});
const compare = (older: Partial<Dossier>, newer: Partial<Dossier>) =>
  compareDossiers(sampleDossier(older), sampleDossier(newer));
const was = <T>(value: T) => ({ value, change: 'deleted' });
const is = <T>(value: T) => ({ value, change: 'added' });
const stays = <T>(value: T) => ({ value, change: null });

const address = { name: 'Demo Chemicals GmbH', address: 'Musterweg 1', city: 'Berlin', country: 'Germany' };
const complete: Partial<Dossier> = {
  supplier: address,
  classification: {
    title: null,
    standard: null,
    statements: [],
    categories: [{ category: 'STOT RE 1', name: null, statements: ['H372'] }],
  },
  ...substances(substance(), substance({ name: 'water', cas: null, ec: null })),
  parameters: [{ name: 'Flash point', value: '< −20 °C' }],
  ...hazards({ statements: [{ code: 'H372', text: 'Causes damage to organs.' }], pictograms: ['GHS08'] }),
  attachments: [attachment()],
};

test('a dossier compared with itself has no change and all its values', () => {
  const same = compare(complete, complete);
  expect(countChanges(same)).toBe(0);
  expect(same.basic.name).toEqual([stays('Acetone, technical')]);
  expect(same.substances.map(({ name }) => name)).toEqual([[stays('n-hexane')], [stays('water')]]);
});

const classified = (category: string): Partial<Dossier> => ({
  classification: {
    title: null,
    standard: null,
    statements: [],
    categories: [{ category, name: null, statements: [] }],
  },
  ...hazards({ classification: [{ id: '1', text: category }] }),
});

test.each([
  [true, [{ panel: 'classification', count: 2 }]],
  [false, [{ panel: 'safety', count: 2 }]],
])('a classification is counted once, as product detail shows it (with its table: %p)', (hasTable, expected) => {
  const [older, newer] = [sampleDossier(classified('STOT RE 2')), sampleDossier(classified('STOT RE 1'))];
  expect(changedPanels(older, newer, hasTable)).toEqual(expected);
});

test.each<[string, Partial<Dossier>, Partial<Dossier>, (changes: DossierChanges) => unknown, unknown]>([
  ['a product code', { code: 'AC-1' }, { code: 'AC-2' }, ({ basic }) => basic.code, [was('AC-1'), is('AC-2')]],
  ['a UFI that came', { ufi: null }, { ufi: 'GMTT' }, ({ basic }) => basic.ufi, [is('GMTT')]],
  ['a GTIN that went', { gtin: '0401' }, { gtin: null }, ({ basic }) => basic.gtin, [was('0401')]],
  [
    'a description, by words',
    { description: 'Solvent for metal and glass.' },
    { description: 'Solvent for metal and stone.' },
    ({ basic }) => basic.description,
    [stays('Solvent for metal and'), was('glass.'), is('stone.')],
  ],
  [
    'a line of the supplier’s address',
    { supplier: address },
    { supplier: { ...address, city: 'Hamburg' } },
    ({ basic }) => basic.supplier.city,
    [was('Berlin'), is('Hamburg')],
  ],
  [
    'a supplier of whom only the name is known',
    { supplierName: 'Old Ltd', supplier: null },
    { supplierName: 'New Ltd', supplier: null },
    ({ basic }) => basic.supplier.name,
    [was('Old Ltd'), is('New Ltd')],
  ],
  [
    'a producer that came',
    { producer: null },
    { producer: address },
    ({ basic }) => [basic.producer.name, basic.producer.country],
    [[is('Demo Chemicals GmbH')], [is('Germany')]],
  ],
  [
    'another name of the product',
    { identifiers: ['hexane', 'CAS 110-54-3'] },
    { identifiers: ['n-hexane', 'CAS 110-54-3'] },
    ({ basic }) => basic.identifiers,
    [was('hexane'), is('n-hexane'), stays('CAS 110-54-3')],
  ],
  [
    'an article with a code that another one had, told apart by their ids',
    { articles: [{ code: 'AC-1L', id: '88', gtin: null }] },
    { articles: [{ code: 'AC-1L', id: '90', gtin: null }] },
    ({ basic }) => basic.articles,
    [was('AC-1L (88)'), is('AC-1L (90)')],
  ],
  [
    'a hazard category for another, with its statements',
    {
      classification: {
        title: null,
        standard: null,
        statements: [],
        categories: [{ category: 'STOT RE 2', name: null, statements: ['H373'] }],
      },
    },
    {
      classification: {
        title: null,
        standard: null,
        statements: [],
        categories: [{ category: 'STOT RE 1', name: null, statements: ['H372'] }],
      },
    },
    ({ classification }) => classification,
    [
      { category: 'STOT RE 2', name: null, statements: [was('H373')], change: 'deleted' },
      { category: 'STOT RE 1', name: null, statements: [is('H372')], change: 'added' },
    ],
  ],
  [
    'a statement within a category',
    {
      classification: {
        title: null,
        standard: null,
        statements: [],
        categories: [{ category: 'Acute Tox. 3', name: null, statements: ['H301', 'H311'] }],
      },
    },
    {
      classification: {
        title: null,
        standard: null,
        statements: [],
        categories: [{ category: 'Acute Tox. 3', name: null, statements: ['H301', 'H331'] }],
      },
    },
    ({ classification }) => classification,
    [{ category: 'Acute Tox. 3', name: null, statements: [stays('H301'), was('H311'), is('H331')], change: null }],
  ],
  [
    'a substance’s classification, class by class',
    substances(substance()),
    substances(substance({ classification: 'Flam. Liq. 2; H225 · STOT RE 1; H372' })),
    (changes) => changes.substances.map(({ classification, change }) => [classification, change]),
    [[[stays('Flam. Liq. 2; H225'), was('STOT RE 2; H373'), is('STOT RE 1; H372')], null]],
  ],
  [
    'a substance’s share, a range for a figure',
    substances(substance({ content: 95, contentRange: null })),
    substances(substance({ content: 95, contentRange: '≥ 95 %' })),
    (changes) => changes.substances.map(({ share }) => share),
    [[was(95), is('≥ 95 %')]],
  ],
  [
    'a substance with another name, known by its CAS number',
    substances(substance({ name: 'hexane' })),
    substances(substance()),
    (changes) => changes.substances.map(({ name, change }) => [name, change]),
    [[[was('hexane'), is('n-hexane')], null]],
  ],
  [
    'a substance that got a CAS number, known by its EC number',
    substances(substance({ cas: null })),
    substances(substance()),
    (changes) => changes.substances.map(({ cas, change }) => [cas, change]),
    [[[is('110-54-3')], null]],
  ],
  [
    'a substance without numbers, known by its name',
    substances(substance({ cas: null, ec: null, reach: '01-1' })),
    substances(substance({ cas: null, ec: null, reach: '01-2' })),
    (changes) => changes.substances.map(({ reach }) => reach),
    [[was('01-1'), is('01-2')]],
  ],
  [
    'a substance for another',
    substances(substance({ name: 'toluene', cas: '108-88-3', ec: '203-625-9' })),
    substances(substance()),
    (changes) => changes.substances.map(({ name, change }) => [name, change]),
    [
      [[was('toluene')], 'deleted'],
      [[is('n-hexane')], 'added'],
    ],
  ],
  [
    'a parameter, by its name',
    { parameters: [{ name: 'Flash point', value: '−17 °C' }] },
    { parameters: [{ name: 'Flash point', value: '< −20 °C' }] },
    ({ parameters }) => parameters,
    [{ name: 'Flash point', value: [was('−17 °C'), is('< −20 °C')], change: null }],
  ],
  [
    'the signal word',
    hazards({ signalWord: { code: 'warning', text: 'Warning' } }),
    hazards({ signalWord: { code: 'danger', text: 'Danger' } }),
    ({ safety }) => safety.signalWord,
    [was('Warning'), is('Danger')],
  ],
  [
    'the hazard classes, whatever their ids',
    hazards({ classification: [{ id: '1', text: 'Flam. Liq. 2' }] }),
    hazards({
      classification: [
        { id: '1', text: 'Acute Tox. 2' },
        { id: '2', text: 'Flam. Liq. 2' },
      ],
    }),
    ({ safety }) => safety.classification,
    [is('Acute Tox. 2'), stays('Flam. Liq. 2')],
  ],
  [
    'a pictogram',
    hazards({ pictograms: ['GHS06', 'GHS08'] }),
    hazards({ pictograms: ['GHS07', 'GHS08'] }),
    ({ safety }) => safety.pictograms,
    [was('GHS06'), is('GHS07'), stays('GHS08')],
  ],
  [
    'a hazard statement for another, by code',
    hazards({ statements: [{ code: 'H373', text: 'May cause damage to organs.' }] }),
    hazards({ statements: [{ code: 'H372', text: 'Causes damage to organs.' }] }),
    ({ safety }) => safety.hazards,
    [
      { code: 'H373', text: [was('May cause damage to organs.')], change: 'deleted' },
      { code: 'H372', text: [is('Causes damage to organs.')], change: 'added' },
    ],
  ],
  [
    'the words of a statement that stays',
    hazards({ statements: [{ code: 'H372', text: 'Causes damage to organs.' }] }),
    hazards({ statements: [{ code: 'H372', text: 'Causes damage to organs (nervous system).' }] }),
    ({ safety }) => safety.hazards,
    [
      {
        code: 'H372',
        text: [stays('Causes damage to'), was('organs.'), is('organs (nervous system).')],
        change: null,
      },
    ],
  ],
  [
    'supplemental information of classification and label',
    { ...hazards({ statements: [{ code: 'EUH071', text: 'Corrosive.' }] }), labelStatements: [] },
    { ...hazards({}), labelStatements: [{ code: 'S1', set: 'S', text: 'Keep locked up.' }] },
    ({ safety }) => safety.supplemental.map(({ code, change }) => [code, change]),
    [
      ['EUH071', 'deleted'],
      ['S1', 'added'],
    ],
  ],
  [
    'a precautionary statement',
    { labelStatements: [{ code: 'P403+P233', set: 'P', text: 'Keep container tightly closed.' }] },
    { labelStatements: [{ code: 'P403+P235', set: 'P', text: 'Keep cool.' }] },
    ({ safety }) => safety.precautions.map(({ code, change }) => [code, change]),
    [
      ['P403+P233', 'deleted'],
      ['P403+P235', 'added'],
    ],
  ],
  [
    'an attachment’s status, the file known by its address',
    { attachments: [attachment({ status: 'draft', position: 3 })] },
    { attachments: [attachment()] },
    ({ attachments }) => attachments.map(({ status, position, change }) => [status, position, change]),
    [[[was('draft'), is('valid')], 0, null]],
  ],
  [
    'an attachment that went, without a place to have it from',
    { attachments: [attachment()] },
    { attachments: [] },
    ({ attachments }) => attachments.map(({ name, position, change }) => [name, position, change]),
    [[[was('coa.pdf')], null, 'deleted']],
  ],
  [
    'a recommendation, by words',
    { recommendations: [{ key: 'recommended_use', title: 'Use', text: 'Clean metal with it.' }] },
    { recommendations: [{ key: 'recommended_use', title: 'Use', text: 'Clean glass with it.' }] },
    ({ recommendations }) => recommendations,
    [
      {
        key: 'recommended_use',
        title: 'Use',
        text: [stays('Clean'), was('metal'), is('glass'), stays('with it.')],
        change: null,
      },
    ],
  ],
])('changes mode marks %s', (_what, older, newer, part, expected) => {
  expect(part(compare(older, newer))).toEqual(expected);
});

test('a class that was open and is answered is a change', () => {
  const open = hazards({ openClasses: ['Flammable liquids', 'Aspiration hazard'] });
  const answered = hazards({ openClasses: ['Aspiration hazard'] });
  expect(compare(open, answered).safety.openClasses).toEqual(
    expect.arrayContaining([was('Flammable liquids'), stays('Aspiration hazard')]),
  );
});

test('the version’s own name is no change', () => {
  expect(countChanges(compare({ revision: '1.0' }, { revision: '2.0' }))).toBe(0);
});

test.each<[string, Partial<Dossier>, Partial<Dossier>, number]>([
  ['a value that came', { ufi: null }, { ufi: 'GMTT' }, 1],
  ['a value for another', { code: 'AC-1' }, { code: 'AC-2' }, 2],
  ['a row that came, with all its values', substances(), substances(substance()), 1],
  ['two values of a row', substances(substance()), substances(substance({ reach: '01-1', index: '601' })), 2],
  ['a whole dossier for a bare one', {}, complete, 10],
])('%s counts as it is read', (_what, older, newer, count) => {
  expect(countChanges(compare(older, newer))).toBe(count);
});

const version = (id: string) => ({ id, text: `${id}.0` });

test.each([
  ['of several versions', [version('3'), version('2'), version('1')], ['2', '1']],
  ['of the only version', [version('1')], []],
  ['without a version', [], []],
])('the versions to compare with are those older than the current one: %s', (_what, versions, ids) => {
  expect(olderVersions(versions).map(({ id }) => id)).toEqual(ids);
});
