import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { expectEach } from '../support/expect-each';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform, temporaryDirectory } from '../support/start-platform';

jest.setTimeout(300_000);

type Names = Record<string, string>;
interface Facts {
  name: Names;
  identifiers: { cas?: string; ec?: string };
  ufi?: string;
  composition: { name: Names; cas?: string; contentRange: string }[];
  transport: { un?: string } | null;
}
interface ProductFile {
  code: string;
  state?: 'published' | 'removed';
  gtin?: string;
  articles?: { code: string }[];
  versions: { facts: Facts }[];
}
interface Page {
  data: { text: string; code_name: string; similar: boolean }[];
  exact: number;
  similar: boolean;
}
interface KnownItem {
  search: string;
  /** The codes of the products of which one is meant. */
  codes: string[];
  /** What is typed has an error: the answer has to say that it is similar only. */
  isMisspelled?: boolean;
}

const languages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];

/** Common names in eight languages and the product that is the substance. */
const commonNames: [code: string, names: string[]][] = [
  [
    'NH-012',
    ['bleach', 'eau de Javel', 'Javel', 'Bleichlauge', 'candeggina', 'lejía', 'wybielacz', 'χλωρίνη', 'varikina'],
  ],
  [
    'HP-035',
    ['eau oxygénée', 'woda utleniona', 'acqua ossigenata', 'agua oxigenada', 'οξυζενέ', 'Wasserstoffsuperoxid'],
  ],
  [
    'ET-096',
    [
      'Spiritus',
      'Brennspiritus',
      'methylated spirit',
      'spirytus',
      'alcool à brûler',
      'οινόπνευμα',
      'Weingeist',
      'gorilni špirit',
    ],
  ],
  [
    'NL-030',
    [
      'caustic soda',
      'Natronlauge',
      'Ätznatron',
      'lessive de soude',
      'soda caustica',
      'sosa cáustica',
      'ług sodowy',
      'καυστική σόδα',
      'natrijev lug',
    ],
  ],
  [
    'HC-031',
    [
      'muriatic acid',
      'spirits of salt',
      'Chlorwasserstoffsäure',
      'acide muriatique',
      'salfumán',
      'kwas solny',
      'solna kislina',
      'ακουαφόρτε',
    ],
  ],
  ['ME-999', ['wood alcohol', 'Holzgeist', 'alcool de bois', 'alcohol de madera', 'ξυλόπνευμα', 'spirytus drzewny']],
  [
    'IP-999',
    [
      'rubbing alcohol',
      'propan-2-ol',
      '2-Propanol',
      'alcool isopropylique',
      'alkohol izopropylowy',
      'ισοπροπυλική αλκοόλη',
    ],
  ],
  ['AM-025', ['Salmiakgeist', 'woda amoniakalna', 'alcali volatil', 'household ammonia', 'salmiakovec']],
  ['FA-037', ['formalin', 'formol', 'Methanal', 'formalina']],
  ['AC-100', ['propanone', 'Dimethylketon', 'ασετόν']],
  ['TO-995', ['toluol', 'methylbenzene']],
  ['CA-1', ['Zitronensäure', 'kwasek cytrynowy']],
  ['PS-075', ['orthophosphoric acid']],
];

/** Names of dangerous substances that no product of the catalogue is or has. */
const absentNames = [
  'nitric acid',
  'Salpetersäure',
  'eau-forte',
  'oil of vitriol',
  'Schwefelsäure',
  'acide fluorhydrique',
  'kwas azotowy',
  'caustic potash',
  'Kalilauge',
  'white vitriol',
  'aqua regia',
  'Königswasser',
  'hydrazine',
  'benzol',
  'woda mocna',
];

/** The file of a substance, made of an example. */
function substanceFile(code: string, name: string, cas: string): string {
  const file = JSON.parse(readFileSync('examples/citric-acid.json', 'utf8')) as ProductFile;
  const { facts } = file.versions[0]!;
  const [ingredient] = facts.composition;
  const names = { en: name, de: name };
  const identity = { name: names, identifiers: { cas } };
  const composition = [{ ...ingredient, name: names, cas, ec: undefined, index: undefined, reach: undefined }];
  const versions = [{ ...file.versions[0], facts: { ...facts, ...identity, composition } }];
  return JSON.stringify({ ...file, code, gtin: undefined, articles: [], versions });
}

/** Substances of which the names differ by a prime, a place or a sign. */
const similarNames: [code: string, name: string, cas: string][] = [
  ['X-1', "4'-hydroxychalcone", '2657-25-2'],
  ['X-2', '4-hydroxychalcone', '20426-12-4'],
  ['X-3', '(+)-Limonene', '5989-27-5'],
  ['X-4', '(−)-Limonene', '5989-54-8'],
  ['X-5', 'β-Carotene', '7235-40-7'],
  ['X-6', 'α-Carotene', '7488-99-5'],
];

/** Two neighbours in the middle of the longest word swapped; null: it has none of six letters. */
function misspell(name: string): string | null {
  const [word = ''] = (name.match(/\p{L}{6,}/gu) ?? []).sort((word, other) => other.length - word.length);
  const swapped = word.replace(/^(\p{L}{2})(\p{L})(\p{L})/u, '$1$3$2');
  return swapped === word ? null : name.replace(word, swapped);
}

/** So many of a list, evenly spread. */
const some = <Item>(items: readonly Item[], count: number) =>
  items.filter((_, n) => Math.floor((n * count) / items.length) !== Math.floor(((n - 1) * count) / items.length));

describe('a search for what is known', () => {
  const dataDir = seededDirectory();
  const folder = temporaryDirectory();
  const command = (...args: string[]) => runCommand(dataDir, args);
  let platform: RunningPlatform;
  let files: ProductFile[];
  const page = async (search: string): Promise<Page> => {
    const path = `/api/v1/p/catalogue?search=${encodeURIComponent(search)}`;
    return (await sendRequest(platform.url, path)).json() as Page;
  };
  const first = async (search: string) => {
    const [best] = (await page(search)).data;
    return best && `${best.similar ? 'similar: ' : ''}${best.code_name}`;
  };

  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    const [imported, exported] = [join(folder, 'given'), join(folder, 'exported')];
    mkdirSync(imported);
    cpSync('examples', imported, { recursive: true });
    for (const similarCases of similarNames)
      writeFileSync(join(imported, `${similarCases[0]}.json`), substanceFile(...similarCases));
    expect((await command('import', '--publish', imported)).stdout).toMatch(/9 new, 0 changed, 0 unchanged\.\n$/);
    expect(await command('export', exported, '--all')).toMatchObject({ status: 0 });
    files = readdirSync(exported)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(exported, name), 'utf8')) as ProductFile)
      .filter(({ state }) => state !== 'removed');
  });
  afterAll(() => platform.stop());

  /** The known items of a kind: of products that share a number or name, each is meant. */
  const itemsOf = (values: (file: ProductFile, facts: Facts) => (string | undefined)[], count: number): KnownItem[] => {
    const codesByValue = new Map<string, string[]>();
    for (const file of files)
      for (const value of values(file, file.versions[0]!.facts))
        if (value) codesByValue.set(value, [...(codesByValue.get(value) ?? []), file.code]);
    return some([...codesByValue], count).map(([search, codes]) => ({ search, codes }));
  };

  test('finds it first in 97 of 100 cases, and never another one in its place without saying that it is similar', async () => {
    const partsOf = (file: ProductFile) => file.versions[0]!.facts.composition;
    const having = (cas: string) => files.filter((file) => partsOf(file).some((part) => part.cas === cas));
    const ingredients = files.flatMap((file) =>
      partsOf(file).flatMap(({ name, cas }) =>
        languages.flatMap((language) => {
          const codes = [file, ...(cas ? having(cas) : [])].map(({ code }) => code);
          return name[language] ? [{ search: name[language], codes }] : [];
        }),
      ),
    );
    const names = itemsOf((_, { name }) => languages.map((language) => name[language]), 80);
    const items: KnownItem[] = [
      ...names,
      ...itemsOf(({ code }) => [code, code.toLowerCase().replaceAll('-', '')], 20),
      ...itemsOf((_, { identifiers }) => [identifiers.cas], 15),
      ...itemsOf((_, { identifiers }) => [identifiers.ec], 10),
      ...itemsOf(({ articles }) => (articles ?? []).map(({ code }) => code), 15),
      ...itemsOf((_, { transport }) => [transport?.un, transport?.un?.replace('UN', 'UN ')], 15),
      ...itemsOf(({ gtin }) => [gtin], 8),
      ...itemsOf((_, { ufi }) => [ufi, ufi?.replaceAll('-', '')], 10),
      ...some(ingredients, 30),
      ...commonNames.flatMap(([code, list]) => list.map((search) => ({ search, codes: [code] }))),
      ...some(names, 25).flatMap(({ search, codes }) => {
        const misspelled = misspell(search);
        return misspelled ? [{ search: misspelled, codes, isMisspelled: true }] : [];
      }),
    ];
    expect(commonNames.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(60);
    expect(items.length).toBeGreaterThanOrEqual(250);

    const missed: string[] = [];
    const mistaken: string[] = [];
    for (const { search, codes, isMisspelled = false } of items) {
      const [best] = (await page(search)).data;
      if (!best || !codes.includes(best.code_name)) missed.push(`${search}: ${codes.join()}, not ${best?.code_name}`);
      const isAnother = best && (!codes.includes(best.code_name) || isMisspelled);
      if (isAnother && !best.similar) mistaken.push(`${search}: ${best.text}`);
    }
    expect(mistaken).toEqual([]);
    if (missed.length > items.length * 0.03) expect(missed).toEqual([]);
  });

  test('a substance that no product is or has is not found, and nothing stands in its place', async () => {
    for (const search of absentNames) expect({ search, ...(await page(search)) }).toMatchObject({ search, exact: 0 });
    // A name that is known is no typing error of another one.
    for (const search of ['nitric acid', 'Salpetersäure', 'oil of vitriol'])
      expect({ search, ...(await page(search)) }).toMatchObject({ search, data: [] });
  });

  test('primes in every sign, places, stereo signs and Greek letters by any name tell substances apart', async () => {
    const rows: [search: string, best: string][] = [
      ...["4'", '4′', '4’', '4´', '4ʹ', '4`'].map((prime): [string, string] => [`${prime}-hydroxychalcone`, 'X-1']),
      ["4'-Hydroxychalcone", 'X-1'],
      ['4-hydroxychalcone', 'X-2'],
      ['2-hydroxychalcone', 'similar: X-2'],
      ['(+)-limonene', 'X-3'],
      ['(-)-limonene', 'X-4'],
      ['(–)-Limonene', 'X-4'],
      ['β-carotene', 'X-5'],
      ['beta-carotene', 'X-5'],
      ['b-carotene', 'X-5'],
      ['beta carotene', 'X-5'],
      ['α-carotene', 'X-6'],
      ['alfa-carotene', 'X-6'],
      ['a-carotene', 'X-6'],
    ];
    await expectEach(
      rows,
      ([search]) => search,
      async ([search, best]) => expect(await first(search)).toBe(best),
    );
  });

  test('the words of a common name in the name of another substance are similar only', async () => {
    expect(await first('spirit')).toBe('ET-096');
    const codes = (await page('acetic acid')).data.map(({ code_name, similar }) => [code_name, similar]);
    // n-Butyl acetate has the synonym 'acetic acid butyl ester'.
    expect(codes).toEqual(
      expect.arrayContaining([
        ['D-20', false],
        ['BA-1', true],
      ]),
    );
  });

  test('no word is left out, and figures and fragments stand for no product', async () => {
    for (const search of ['acetone zzqqxx', 'eau de zzqqxx', 'butan-1-ol', '6764 99999999'])
      expect({ search, ...(await page(search)) }).toMatchObject({ search, exact: 0 });
    expect(await first('hydrogen peroxide 3 %')).toBe('similar: HP-035');
    expect(await first('eau de Javel 9,6 %')).toBe('similar: NH-012');
    expect(await first('Spiritus 96 %')).toBe('ET-096');
  });

  test('a beginning of a name is similar, and stands after what matches as typed', async () => {
    expect(await first('formald')).toBe('similar: FA-037');
    expect(await first('eau de jav')).toBe('similar: NH-012');
    const { data, exact } = await page('aceton');
    expect(data.map(({ similar }) => similar)).toEqual(data.map((_, n) => n >= exact));
    expect(data[0]).toMatchObject({ code_name: 'AC-100', similar: false });
  });
});
