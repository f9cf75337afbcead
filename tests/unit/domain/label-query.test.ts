import {
  labelCallQuery,
  type LabelQuery,
  labelSearch,
  readLabelSettings,
  spreadsheetForm,
} from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import { encodeQuery } from '@/lib/upstream/transport/call';
import { sampleDossier } from './dossier-sample';

const sample = labelOptionsOf(
  sampleDossier({
    validLangs: [1, 2, 4],
    articles: [
      { code: 'A', id: '1', gtin: null },
      { code: 'A', id: '2', gtin: null },
      { code: 'B', id: '3', gtin: null },
    ],
  }),
);
const options = { ...sample, markets: [{ country: 'BE', languages: [2, 4] }] };
const defaults = defaultLabelSettings(options);
const read = (query: LabelQuery) => readLabelSettings(query, options, defaults);

const everything: LabelSettings = {
  dimension: 3,
  packageSize: 1,
  fontSize: 8,
  titleFontSize: 18,
  margins: { top: 0, right: 2.5, bottom: 30, left: 6 },
  qr: 1,
  flags: { logoON: '1', picOFF: '1' },
  packText: '1 L & more',
  market: 'BE',
  marks: { batch: 'L-7/47', filled: '2026-11-25', serial: 'A-01' },
  ink: 2,
  sheet: 8,
  languages: [2, 4],
  primaryLanguage: 4,
  productCodes: ['A (2)', 'B'],
};

test('an address without a query has the defaults', () => {
  expect(read({})).toEqual({ settings: defaults, issues: [] });
  expect(labelSearch(defaults, defaults)).toBe('');
});

test('settings come back from the address that they made', () => {
  const search = labelSearch(everything, defaults);
  expect(read(Object.fromEntries(new URLSearchParams(search)))).toEqual({ settings: everything, issues: [] });
});

test('an address holds only what differs, the languages together', () => {
  expect(labelSearch({ ...defaults, dimension: 3 }, defaults)).toBe('dim=3');
  expect(labelSearch({ ...defaults, languages: [1, 2] }, defaults)).toBe('xlang=1%2C2&rlang=1');
  expect(labelSearch({ ...defaults, margins: { ...defaults.margins, left: 0 } }, defaults)).toBe('padL=0');
});

test.each<[LabelQuery, Partial<LabelSettings>]>([
  [{ xlang: '2,1' }, { languages: [2, 1], primaryLanguage: 1 }],
  [{ xlang: '4,2' }, { languages: [4, 2], primaryLanguage: 4 }],
  [
    { xlang: '4,2', rlang: '2' },
    { languages: [4, 2], primaryLanguage: 2 },
  ],
  [{ xlang: ['4', '2'] }, { languages: [4, 2], primaryLanguage: 4 }],
  [{ xlang: '2,2' }, { languages: [2], primaryLanguage: 2 }],
  [{ rlang: '2' }, { languages: [2], primaryLanguage: 2 }],
  [{ pCodes: 'A (1)~B' }, { productCodes: ['A (1)', 'B'] }],
  [{ pCodes: ['A (1)', 'B'] }, { productCodes: ['A (1)', 'B'] }],
  [{ pCodes: 'A (1)~A (2)~B' }, { productCodes: [] }],
  [{ dim: '', vseb: '', padL: '', logoON: '' }, {}],
  [{ padL: '2,5' }, { margins: { ...defaults.margins, left: 2.5 } }],
  [{ unknown: 'x' }, {}],
])('%p is a label', (query, changes) => {
  expect(read(query)).toEqual({ settings: { ...defaults, ...changes }, issues: [] });
});

test.each<[LabelQuery, string]>([
  [{ dim: '9' }, 'dim'],
  [{ dim: '04' }, 'dim'],
  [{ dim: ['3', '4'] }, 'dim'],
  [{ emb: '5' }, 'emb'],
  [{ font: '11' }, 'font'],
  [{ fontPN: '99' }, 'fontPN'],
  [{ qrCode: '0' }, 'qrCode'],
  [{ padT: '31' }, 'padT'],
  [{ padR: '-1' }, 'padR'],
  [{ padB: 'x' }, 'padB'],
  [{ padL: 'NaN' }, 'padL'],
  [{ logoON: '0' }, 'logoON'],
  [{ picOFF: 'true' }, 'picOFF'],
  [{ vseb: 'x'.repeat(10_000) }, 'vseb'],
  [{ xlang: '3' }, 'xlang'],
  [{ xlang: '1,,2' }, 'xlang'],
  [{ xlang: 'en' }, 'xlang'],
  [{ rlang: '3' }, 'rlang'],
  [{ rlang: '1,2' }, 'rlang'],
  [{ xlang: '1,2', rlang: '4' }, 'rlang'],
  [{ pCodes: 'A' }, 'pCodes'],
  [{ pCodes: 'B~C' }, 'pCodes'],
  [{ market: 'GB' }, 'market'],
])('%p is a fault at %s, and the default holds', (query, field) => {
  const { settings, issues } = read(query);
  expect(issues.map((issue) => issue.field)).toEqual([field]);
  if (field !== 'rlang') expect(settings).toEqual(defaults);
});

test('more than eight languages are too many', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { issues } = readLabelSettings({ xlang: nine.join(',') }, { ...options, languages: nine }, defaults);
  expect(issues).toEqual([{ field: 'xlang', value: '1,2,3,4,5,6,7,8,9' }]);
});

test('every fault of a query is told', () => {
  expect(read({ dim: '9', padL: '99', vseb: '1 L' })).toEqual({
    settings: { ...defaults, packText: '1 L' },
    issues: [
      { field: 'dim', value: '9' },
      { field: 'padL', value: '99' },
    ],
  });
});

test('the platform gets the query of the contract', () => {
  const query = encodeQuery(labelCallQuery(everything, { timestamp: 1772323200000, onePerPage: true }));
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    dim: '3',
    ink: '2',
    sheet: '8',
    market: 'BE',
    batch: 'L-7/47',
    filled: '2026-11-25',
    serial: 'A-01',
    emb: '1',
    font: '8',
    fontPN: '18',
    padT: '0',
    padR: '2.5',
    padB: '30',
    padL: '6',
    labType: '2',
    timestamp: '1772323200000',
    qrCode: '1',
    logoON: '1',
    picOFF: '1',
    vseb: '1 L & more',
    rlang: '4',
    xlang: '2,4',
    pCodes: 'A (2)~B',
    lp: '1',
  });
});

test('without a choice neither pack text, flags, codes nor lp are sent', () => {
  const query = encodeQuery(labelCallQuery(defaults, { timestamp: 1, onePerPage: false }));
  expect([...new URLSearchParams(query).keys()].sort()).toEqual(
    [
      'dim',
      'emb',
      'font',
      'fontPN',
      'labType',
      'padB',
      'padL',
      'padR',
      'padT',
      'qrCode',
      'rlang',
      'timestamp',
      'xlang',
    ].sort(),
  );
});

test('the spreadsheet gets product, languages and the four flags that it knows', () => {
  const flags = { opisOFF: '1', stavkiOFF: '1', vlstorageON: '1', vlusageON: '1', logoON: '1', picOFF: '1' } as const;
  expect(spreadsheetForm(1001, { ...everything, flags })).toEqual({
    synonym_id: 1001,
    xlang: [4, 2],
    opisOFF: '1',
    stavkiOFF: '1',
    vlstorageON: '1',
    vlusageON: '1',
  });
  expect(spreadsheetForm(1001, everything)).toEqual({ synonym_id: 1001, xlang: [4, 2] });
});
