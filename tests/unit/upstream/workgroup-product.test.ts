import { fetchWorkgroupProduct } from '@/lib/upstream/workgroup-product';
import type { CallContext } from '@/lib/upstream/transport/call';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, minimalDetail, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

const ada: CallContext = {
  interfaceLang: 'de',
  visitor: { accessToken: 'of-ada', workgroup: 3, fallsBackToAnonymous: true, renew: () => Promise.resolve(false) },
};
const row = (more: Record<string, unknown>) => ({
  product_name: 'Water',
  supplier: 'Demo Chemicals GmbH',
  purpose: 'solvent',
  content: 87,
  volume: 87.5,
  price: 0.26,
  instruction: null,
  child_id: 1,
  child_source: 'M',
  ...more,
});
const ownWorkgroupDetail = (mixer: unknown, material: unknown = []) =>
  json(minimalDetail({ steps: { formulation_mixer: mixer }, material: { data: material } }));
const fetchRows = async (mixer: unknown) => {
  platform.answer = ownWorkgroupDetail(mixer);
  return (await fetchWorkgroupProduct(1001, ada)).formulation;
};

test('a row with child source M is a material, one with N an instruction of which only the text counts', async () => {
  const rows = [row({}), row({ child_source: 'N', instruction: 'Stir.', price: 3 })];
  platform.answer = ownWorkgroupDetail(rows, [row({ product_name: 'Canister', content: 96.5, volume: null })]);
  const water = { name: 'Water', supplier: 'Demo Chemicals GmbH', purpose: 'solvent' };
  expect(await fetchWorkgroupProduct(1001, ada)).toEqual({
    formulation: [
      { kind: 'material', ...water, content: 87, volume: 87.5, price: 0.26, instruction: null },
      { kind: 'instruction', instruction: 'Stir.' },
    ],
    materials: [
      { kind: 'material', ...water, name: 'Canister', content: 96.5, volume: null, price: 0.26, instruction: null },
    ],
    derivation: null,
  });
});

test('it is asked for with the visitor’s token and workgroup, in the visitor’s language', async () => {
  await fetchRows([]);
  expect(platform.requests).toMatchObject([
    {
      url: '/api/v1/products/1001/detail',
      headers: { authorization: 'Bearer of-ada', 'x-workgroup-id': '3', 'accept-language': 'de' },
    },
  ]);
});

test('without a token it is not asked for at all', async () => {
  await expect(fetchWorkgroupProduct(1001, { interfaceLang: 'de' })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(platform.requests).toEqual([]);
});

test.each<[string, unknown, object[]]>([
  ['no list', null, []],
  ['numbers as texts', [row({ content: '12.5' })], [{ content: 12.5 }]],
  ['an amount that is none', [row({ price: 'cheap' })], [{ price: null }]],
  ['an unknown child source', [row({ child_source: 'X' })], [{ kind: 'material', price: 0.26 }]],
  ['an instruction without a text', [row({ child_source: 'N' }), row({})], [{ kind: 'material' }]],
  ['what is no row', ['Water', null, row({})], [{ name: 'Water' }]],
])('a response with %s is read as far as it is valid', async (_what, mixer, expected) => {
  const rows = await fetchRows(mixer);
  expect(rows).toHaveLength(expected.length);
  expect(rows).toMatchObject(expected);
});

test('a response about another product is refused', async () => {
  platform.answer = ownWorkgroupDetail([row({})]);
  await expect(fetchWorkgroupProduct(1002, ada)).rejects.toMatchObject({ kind: 'malformed-response' });
});

const step = {
  ingredient: 'Water',
  content: 3,
  limit: 5,
  limit_unit: '%',
  limit_source: 'generic limit',
  factor: 1,
  contribution: 0.6,
};
const skin = {
  name: 'Skin corrosion, category 1',
  category: 'Skin Corr. 1',
  h: ['H314'],
  declared: true,
  basis: 'Calculation',
  provision: 'CLP Annex I 3.2.3.3',
  value: 1.2,
  limit: 1,
  unit: '×',
  reasons: ['Why.'],
  steps: [step, {}, null],
};
const open = { name: 'Explosives', outcome: 'noData', outcome_text: 'Data missing', reasons: ['No test result.'] };
const fetchDerivation = async (derivation: unknown) => {
  platform.answer = json(minimalDetail({ derivation }));
  return (await fetchWorkgroupProduct(1001, ada)).derivation;
};

test('the derivation of a classification is taken with its valid entries', async () => {
  expect(await fetchDerivation({ classes: [skin, 'x'], not_classified: [open, { ...open, outcome: '?' }] })).toEqual({
    classes: [
      {
        name: 'Skin corrosion, category 1',
        category: 'Skin Corr. 1',
        statements: ['H314'],
        isDeclared: true,
        basis: 'Calculation',
        provision: 'CLP Annex I 3.2.3.3',
        value: 1.2,
        limit: 1,
        unit: '×',
        reasons: ['Why.'],
        steps: [
          {
            ingredient: 'Water',
            content: 3,
            limit: 5,
            limitUnit: '%',
            limitSource: 'generic limit',
            factor: 1,
            contribution: 0.6,
            isInSum: true,
          },
        ],
      },
    ],
    notClassified: [
      {
        name: 'Explosives',
        outcome: 'noData',
        outcomeText: 'Data missing',
        provision: null,
        value: null,
        limit: null,
        unit: null,
        reasons: ['No test result.'],
        steps: [],
      },
    ],
  });
});

test.each([undefined, null, 'text', [], {}, { classes: 'none' }, { classes: [{}], not_classified: [1] }])(
  'the invalid derivation %j is left out, and the rows stay',
  async (derivation) => {
    expect(await fetchDerivation(derivation)).toBeNull();
  },
);
