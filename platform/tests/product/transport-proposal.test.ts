import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { productFacts, type ProductFacts } from '../../product/facts.ts';
import { proposeTransport, type TransportProposal } from '../../product/transport/transport-proposal.ts';
import { findContradictions } from '../../product/check/contradictions/find-contradictions.ts';
import { factsOf } from '../documents/sample-product.ts';

const celsius = (value: number | string) => ({ value, unit: '°C' });
const entry = (text: string) => {
  const [, category = '', h = ''] = /^(.*?) ?(H\d+.*)?$/.exec(text)!;
  return { category, h: h.split(' ').filter(Boolean) };
};

interface Case {
  classes: string[];
  state?: 'solid' | 'liquid' | 'gas' | null;
  name?: string;
  kind?: 'substance' | 'mixture';
  flashPoint?: number;
  boilingPoint?: number;
  ph?: number;
  ingredient?: string;
}

function factsFor(row: Case): ProductFacts {
  const { classes, state = 'liquid', name = 'Example', kind = 'mixture', ingredient = name } = row;
  const classification = classes.map(entry);
  return factsOf({
    kind,
    name: { en: name },
    classification,
    composition: [
      {
        name: { en: ingredient, de: `${ingredient} (de)` },
        contentRange: '100 %',
        classification,
        limits: [],
        euh: [],
      },
    ],
    basicProperties: {
      ...(state !== null && { physicalState: { en: state } }),
      ...(row.flashPoint !== undefined && { flashPoint: celsius(row.flashPoint) }),
      ...(row.boilingPoint !== undefined && { boilingPoint: celsius(row.boilingPoint) }),
      ...(row.ph !== undefined && { ph: { value: row.ph } }),
    },
    notClassified: {},
    overrides: [],
    transport: null,
  });
}

/** `entry UN1993 3 II F1 33 D/E 1 L` */
function summary(proposal: TransportProposal): string {
  if (proposal.kind === 'open') return `open ${proposal.missing.map(({ path }) => path.join('.')).join()}`;
  if (proposal.kind === 'notDangerousGoods') return 'none';
  const texts = proposal.candidates.map(({ transport: goods, emergencySchedules }) =>
    [
      goods.un,
      goods.hazardClass,
      goods.packingGroup,
      goods.classificationCode,
      goods.hazardIdentificationNumber,
      goods.tunnelCode,
      goods.limitedQuantity,
      emergencySchedules,
    ].join(' '),
  );
  return `${proposal.kind} ${texts.join(' or ')}`;
}

const flammable = { flashPoint: 12, boilingPoint: 80 };

test('section 14 is proposed from classes and measured values', () =>
  expectEach(
    [
      [{ classes: ['Flam. Liq. 1 H224'], ...flammable }, 'entry UN1993 3 I F1 33 D/E 0 F-E, S-E'],
      [{ classes: ['Flam. Liq. 2 H225'], ...flammable }, 'entry UN1993 3 II F1 33 D/E 1 L F-E, S-E'],
      [{ classes: ['Flam. Liq. 3 H226'], flashPoint: 40 }, 'entry UN1993 3 III F1 30 D/E 5 L F-E, S-E'],
      [
        { classes: ['Flam. Liq. 2 H225', 'Aquatic Chronic 2 H411'], ...flammable },
        'entry UN1993 3 II F1 33 D/E 1 L F-E, S-E',
      ],
      [{ classes: ['Flam. Liq. 2 H225'], boilingPoint: 80 }, 'open basicProperties.flashPoint'],
      [{ classes: ['Flam. Liq. 2 H225'], flashPoint: 12 }, 'open basicProperties.boilingPoint'],
      [
        { classes: ['Flam. Liq. 2 H225', 'Skin Corr. 1B H314'], ...flammable },
        'entry UN2924 3 (8) II FC 338 D/E 1 L F-E, S-C',
      ],
      [
        { classes: ['Flam. Liq. 3 H226', 'Skin Corr. 1B H314'], flashPoint: 40 },
        'entry UN2920 8 (3) II CF1 83 D/E 1 L F-E, S-C',
      ],
      [
        { classes: ['Flam. Liq. 3 H226', 'Skin Corr. 1C H314'], flashPoint: 40 },
        'entry UN2924 3 (8) III FC 38 D/E 5 L F-E, S-C',
      ],
      [
        { classes: ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301'], ...flammable },
        'entry UN1992 3 (6.1) II FT1 336 D/E 1 L F-E, S-D',
      ],
      [
        { classes: ['Flam. Liq. 2 H225', 'Acute Tox. 2 H310', 'Skin Corr. 1B H314'], ...flammable },
        'entry UN3286 3 (6.1 + 8) II FTC 368 D/E 1 L F-E, S-C',
      ],
      [
        { classes: ['Skin Corr. 1B H314'], ph: 1 },
        'choice UN3264 8 II C1 80 E 1 L F-A, S-B or UN3265 8 II C3 80 E 1 L F-A, S-B',
      ],
      [
        { classes: ['Skin Corr. 1A H314'], ph: 13.5 },
        'choice UN3266 8 I C5 88 E 0 F-A, S-B or UN3267 8 I C7 88 E 0 F-A, S-B',
      ],
      [
        { classes: ['Met. Corr. 1 H290'], state: 'solid', ph: 1 },
        'choice UN3260 8 III C2 80 E 5 kg F-A, S-B or UN3261 8 III C4 80 E 5 kg F-A, S-B',
      ],
      [{ classes: ['Skin Corr. 1 H314'], ph: 1 }, 'open classification'],
      [{ classes: ['Skin Corr. 1B H314', 'Acute Tox. 3 H301'] }, 'entry UN2922 8 (6.1) II CT1 86 E 1 L F-A, S-B'],
      [
        { classes: ['Acute Tox. 3 H301'] },
        'choice UN2810 6.1 III T1 60 E 5 L F-A, S-A or UN3287 6.1 III T4 60 E 5 L F-A, S-A',
      ],
      [
        { classes: ['Acute Tox. 2 H300', 'Skin Corr. 1B H314'], state: 'solid' },
        'choice UN2928 6.1 (8) II TC2 68 D/E 500 g F-A, S-B or UN3290 6.1 (8) II TC4 68 D/E 500 g F-A, S-B',
      ],
      [{ classes: ['Acute Tox. 2 H330'] }, 'open transport'],
      [
        { classes: ['Acute Tox. 2 H330'], state: 'solid' },
        'choice UN2811 6.1 II T2 60 D/E 500 g F-A, S-A or UN3288 6.1 II T5 60 D/E 500 g F-A, S-A',
      ],
      [{ classes: ['Ox. Liq. 2 H272'] }, 'entry UN3139 5.1 II O1  E 1 L F-A, S-Q'],
      [{ classes: ['Ox. Sol. 3 H272'], state: 'solid' }, 'entry UN1479 5.1 III O2 50 E 5 kg F-A, S-Q'],
      [
        { classes: ['Flam. Sol. 1 H228'], state: 'solid' },
        'choice UN1325 4.1 II F1 40 E 1 kg F-A, S-G or UN3178 4.1 II F3 40 E 1 kg F-A, S-G',
      ],
      [{ classes: ['Aquatic Chronic 2 H411'] }, 'entry UN3082 9 III M6 90  5 L F-A, S-F'],
      [{ classes: ['Aquatic Acute 1 H400'], state: 'solid' }, 'entry UN3077 9 III M7 90  5 kg F-A, S-F'],
      [{ classes: ['Self-react. C H242'] }, 'open transport'],
      [{ kind: 'substance', classes: ['Flam. Sol. 1 H228', 'Desen. Expl. 2 H207'], state: 'solid' }, 'open transport'],
      [{ classes: ['Org. Perox. D H242', 'Flam. Liq. 2 H225'], ...flammable }, 'open transport'],
      [{ classes: ['Press. Gas (Comp.) H280'], state: 'gas' }, 'open transport'],
      [{ classes: ['Aerosol 1 H222 H229'], state: null }, 'entry UN1950 2.1  5F  D 1 L F-D, S-U'],
      [{ classes: ['Aerosol 3 H229'], state: null }, 'entry UN1950 2.2  5A  E 1 L F-D, S-U'],
      [
        { classes: ['Aerosol 1 H222 H229', 'Skin Corr. 1B H314'], state: null },
        'entry UN1950 2.1 (8)  5FC  D 1 L F-D, S-U',
      ],
      [{ classes: ['Eye Irrit. 2 H319', 'Aquatic Chronic 3 H412'] }, 'none'],
      [{ classes: ['Eye Irrit. 2 H319'], state: null }, 'open basicProperties.physicalState'],
      [
        { kind: 'substance', name: 'Acetone', classes: ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'] },
        'entry UN1090 3 II F1 33 D/E 1 L F-E, S-D',
      ],
      [
        { kind: 'substance', name: 'Sulphuric acid', classes: ['Skin Corr. 1A H314'] },
        'choice UN1830 8 II C1 80 E 1 L F-A, S-B or UN2796 8 II C1 80 E 1 L F-A, S-B',
      ],
      [
        { kind: 'substance', name: 'Sodium hydroxide', classes: ['Skin Corr. 1A H314'], state: 'solid' },
        'entry UN1823 8 II C6 80 E 1 kg F-A, S-B',
      ],
      [
        { ingredient: 'Phosphoric acid', classes: ['Skin Corr. 1C H314'], ph: 1 },
        /^choice UN1805 8 III C1 80 E 5 L .* or UN3264 .* or UN3265 /,
      ],
    ] as [Case, string | RegExp][],
    ([row]) => JSON.stringify(row),
    ([row, expected]) => expect(summary(proposeTransport(factsFor(row)))).toMatch(expected),
  ));

test('the exemptions that an entry allows are named with their conditions, and prevent nothing', () =>
  expectEach(
    [
      [{ classes: ['Aquatic Chronic 2 H411'] }, ['Special provision 375']],
      [{ classes: ['Flam. Liq. 3 H226'], flashPoint: 40 }, ['Viscous liquid']],
      [{ classes: ['Flam. Liq. 2 H225'], ...flammable }, []],
      [{ kind: 'substance', name: 'Ethanol solution', classes: ['Flam. Liq. 3 H226'] }, ['Special provision 144']],
      [{ classes: ['Skin Corr. 1B H314'], ph: 1 }, []],
    ] as [Case, string[]][],
    ([row]) => JSON.stringify(row),
    ([row, expected]) => {
      const proposal = proposeTransport(factsFor(row));
      if (!('candidates' in proposal)) throw new Error(`${proposal.kind}, not an entry`);
      const texts = proposal.reasons.filter(({ en }) => en.startsWith('possible exemption')).map(({ en }) => en);
      expect(texts).toEqual(expected.map((text) => expect.stringContaining(text)));
    },
  ));

test('nothing is proposed, nor is the product no dangerous goods, where classes are not known', () => {
  const facts = factsFor({ classes: [] });
  const unclassified = [
    {
      name: { en: 'x' },
      contentRange: '100 %',
      classification: [],
      limits: [],
      euh: [],
      isClassificationUnknown: true as const,
    },
  ];
  expect(summary(proposeTransport({ ...facts, composition: unclassified }))).toMatch(/^open /);
  const solvent = [
    {
      name: { en: 'solvent' },
      contentRange: '100 %',
      content: 100,
      classification: [entry('Flam. Liq. 2 H225')],
      limits: [],
      euh: [],
    },
  ];
  const proposal = proposeTransport({ ...facts, composition: solvent });
  expect(summary(proposal)).toBe('open basicProperties.flashPoint');
});

test('a mixture has the entry of an ingredient as a choice where that is predominant beside what is not dangerous goods or little of it, else the general entry alone', () => {
  const facts = factsFor({ classes: ['Flam. Liq. 2 H225'], ...flammable });
  const part = (name: string, contentRange: string, ...classes: string[]) => ({
    name: { en: name },
    contentRange,
    classification: classes.map(entry),
    limits: [],
    euh: [],
  });
  const acetone = part('acetone', '60 %', 'Flam. Liq. 2 H225', 'Eye Irrit. 2 H319');
  const proposed = (...composition: ProductFacts['composition']) =>
    summary(proposeTransport({ ...facts, composition }))
      .replace(/(UN\d+) [^o]*/g, '$1 ')
      .trim();
  expect(proposed(acetone, part('filler', '40 %', 'Eye Irrit. 2 H319'))).toBe('choice UN1090 or UN1993');
  for (const other of ['Flam. Liq. 3 H226', 'Acute Tox. 3 H301', 'Skin Corr. 1B H314', 'Aquatic Chronic 2 H411']) {
    expect([other, proposed(acetone, part('other', '1 %', other))]).toEqual([other, 'choice UN1090 or UN1993']);
    const others = [part('other', '30 %', other), part('another', '30 %', other)];
    expect([other, proposed(acetone, ...others)]).toEqual([other, 'entry UN1993']);
  }
});

/** A liquid of one ingredient in water, with the classes of the product. */
function solutionOf(name: string, contentRange: string, ...classes: string[]): ProductFacts {
  const water = { name: { en: 'water' }, cas: '7732-18-5', contentRange: 'balance', classification: [] };
  const facts = factsFor({ classes, ph: 1 });
  const [ingredient] = facts.composition;
  return factsOf({
    ...facts,
    kind: 'mixture',
    composition: [{ ...ingredient!, name: { en: name }, contentRange, classification: classes.map(entry) }, water],
  });
}

test('a solution that the list names by its content has the entry of this content, below the classes of section 2 too', () =>
  expectEach(
    [
      ['hydrogen peroxide', '5 %', ['Eye Irrit. 2 H319'], 'none'],
      ['hydrogen peroxide', '8 %', ['Eye Irrit. 2 H319'], 'entry UN2984 5.1 III O1 50 E 5 L F-H, S-Q'],
      ['hydrogen peroxide', '12 %', ['Eye Dam. 1 H318'], 'entry UN2984 5.1 III O1 50 E 5 L F-H, S-Q'],
      ['hydrogen peroxide', '20 %', ['Eye Dam. 1 H318'], 'entry UN2014 5.1 (8) II OC1 58 E 1 L F-H, S-Q'],
      ['hydrogen peroxide', '5 – 10 %', ['Eye Irrit. 2 H319'], 'open composition'],
      ['hydrogen peroxide', '15 – 25 %', ['Eye Dam. 1 H318'], 'open composition'],
      ['hydrogen peroxide', '55 %', ['Ox. Liq. 2 H272'], /^choice UN2014 5\.1 \(8\) II .* or UN3139 /],
      ['hydrogen peroxide', '65 %', ['Ox. Liq. 2 H272'], /^choice UN2015 5\.1 \(8\) I .* or UN3139 /],
      ['ammonia', '10 %', ['Eye Irrit. 2 H319'], 'none'],
      ['ammonia', '25 %', ['Eye Irrit. 2 H319'], 'entry UN2672 8 III C5 80 E 5 L F-A, S-B'],
      ['formic acid', '7 %', ['Skin Irrit. 2 H315'], 'entry UN3412 8 III C3 80 E 5 L F-A, S-B'],
      ['formic acid', '60 %', ['Skin Corr. 1B H314'], /^choice UN3412 8 II .* or UN3264 /],
      ['acetic acid', '9 %', ['Eye Irrit. 2 H319'], 'none'],
      ['acetic acid', '20 %', ['Skin Irrit. 2 H315'], 'entry UN2790 8 III C3 80 E 5 L F-A, S-B'],
      ['acetic acid', '60 %', ['Skin Corr. 1B H314'], /^choice UN2790 8 II .* or UN3264 /],
      ['nitric acid', '50 %', ['Skin Corr. 1A H314'], /^choice UN2031 8 II .* or UN3264 8 I /],
      ['hydrochloric acid', '30 %', ['Skin Corr. 1B H314'], /^choice UN1789 8 II .* or UN3264 /],
      ['sodium hydroxide', '30 %', ['Skin Corr. 1A H314'], /^choice UN1824 8 II .* or UN3264 8 I /],
      ['sulphuric acid', '30 %', ['Skin Corr. 1A H314'], /^choice UN2796 8 II .* or UN3264 8 I /],
      ['formaldehyde', '24 %', ['Skin Corr. 1B H314'], /^(?!.*UN2209)choice UN3264 /],
      ['formaldehyde', '30 %', ['Skin Corr. 1B H314'], /^choice UN2209 8 III .* or UN3264 /],
    ] as [string, string, string[], string | RegExp][],
    (row) => row.join(' '),
    ([name, content, classes, expected]) =>
      expect(summary(proposeTransport(solutionOf(name, content, ...classes)))).toMatch(
        typeof expected === 'string' ? new RegExp(`^${expected.replace(/[().]/g, '\\$&')}$`) : expected,
      ),
  ));

test('a solution that the list names by its content is said to be no dangerous goods only against a contradiction', () => {
  const rulesOf = (content: string) =>
    findContradictions({ facts: solutionOf('hydrogen peroxide', content), tds: null }).filter(
      ({ rule }) => rule === 'notDangerousGoods',
    );
  expect(rulesOf('12 %')).toHaveLength(1);
  expect(rulesOf('12 %')[0]!.says.en).toContain('UN2984');
  expect(rulesOf('5 %')).toEqual([]);
  expect(rulesOf('5 – 10 %')).toEqual([]);
});

test('the name of an entry has the technical names of what contributes most, in the languages of the list', () => {
  const { candidates } = proposeTransport(
    factsFor({ classes: ['Aquatic Chronic 2 H411'], ingredient: 'resin' }),
  ) as Extract<TransportProposal, { candidates: unknown }>;
  expect(candidates[0]!.transport.properShippingName).toEqual({
    en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (resin)',
    de: 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G. (resin (de))',
    fr: "MATIÈRE DANGEREUSE DU POINT DE VUE DE L'ENVIRONNEMENT, LIQUIDE, N.S.A. (resin)",
  });
});

test('of each demo product what is proposed has its entry, or says which fact is missing', () =>
  expectEach(
    demoCatalogue.map(({ code, versions }) => [code, productFacts.parse(versions[0]!.facts)] as const),
    ([code]) => code,
    ([, facts]) => {
      const proposal = proposeTransport(facts);
      if (proposal.kind === 'open') return expect(proposal.missing.length).toBeGreaterThan(0);
      if (proposal.kind === 'notDangerousGoods') return expect(facts.transport).toBeNull();
      for (const texts of proposal.reasons) for (const { code } of documentLanguages) expect(texts[code]).toBeTruthy();
      // White spirit: 'turpentine substitute' names its group more closely, as the reasons say.
      const un = facts.transport?.un === 'UN1300' ? 'UN1993' : facts.transport?.un;
      return expect(proposal.candidates.map(({ transport }) => transport.un)).toContain(un);
    },
  ));
