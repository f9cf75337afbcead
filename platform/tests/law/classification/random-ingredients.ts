import { elementAt } from './random.ts';
import { singleClass, type IngredientKind } from './ingredient-kind.ts';
import { corrosive, corrosiveAndDamaging, corrosiveWithLimits, irritant } from './random-irritants.ts';

const routes = [
  {
    route: 'oral',
    h: ['H300', 'H300', 'H301', 'H302'],
    ends: [0.5, 5, 50, 300, 2000],
    edges: [1, 5, 5.1, 25, 50, 51, 100, 200, 300, 301, 500, 1000, 2000],
  },
  {
    route: 'dermal',
    h: ['H310', 'H310', 'H311', 'H312'],
    ends: [5, 50, 200, 1000, 2000],
    edges: [5, 50, 51, 100, 200, 201, 300, 1000, 1001, 1100, 2000],
  },
] as const;

const categoryAt = (value: number, ends: readonly number[]): number =>
  ends.slice(1).findIndex((end) => value <= end) + 1;

const acuteByClass: IngredientKind = (random) => {
  const { h } = random.pick(routes);
  const category = random.whole(1, 4);
  return singleClass(`Acute Tox. ${category}`, elementAt(h, category - 1));
};

const acuteByEstimate: IngredientKind = (random) => {
  const { h, ends, edges } = random.pick(routes);
  const value = random.pick(edges);
  const category = categoryAt(value, ends);
  const statement = elementAt(h, category - 1);
  return singleClass(`Acute Tox. ${category}`, statement, [`ATE (${statement}) = ${value} mg/kg`]);
};

const forms = [
  {
    form: 'gas',
    name: 'gases',
    unit: 'ppmV',
    ends: [10, 100, 500, 2500, 20000],
    edges: [50, 100, 101, 500, 700, 2500, 4500, 20000],
  },
  {
    form: 'vapour',
    name: 'vapours',
    unit: 'mg/L',
    ends: [0.05, 0.5, 2, 10, 20],
    edges: [0.05, 0.3, 0.5, 0.51, 2, 3, 10, 11, 20],
  },
  {
    form: 'dustOrMist',
    name: 'dusts or mists',
    unit: 'mg/L',
    ends: [0.005, 0.05, 0.5, 1, 5],
    edges: [0.005, 0.05, 0.051, 0.5, 0.7, 1, 1.5, 5],
  },
] as const;
const inhaled = ['H330', 'H330', 'H331', 'H332'];

const inhalationByClass: IngredientKind = (random) => {
  const category = random.whole(1, 4);
  return {
    ...singleClass(`Acute Tox. ${category}`, elementAt(inhaled, category - 1)),
    inhalationForm: random.pick(forms).form,
  };
};

const inhalationByEstimate: IngredientKind = (random) => {
  const { form, name, unit, ends, edges } = random.pick(forms);
  const value = random.pick(edges);
  const category = categoryAt(value, ends);
  const made = singleClass(`Acute Tox. ${category}`, elementAt(inhaled, category - 1), [
    `inhalation: ATE = ${value} ${unit} (${name})`,
  ]);
  return random.chance(0.5) ? { ...made, inhalationForm: form } : made;
};

const unknownAcute: IngredientKind = (random) => {
  if (random.chance(0.4)) return { classification: null };
  const made = random.chance(0.5) ? { classification: [] } : singleClass('Skin Irrit. 2', 'H315');
  return {
    ...made,
    unknownAcute: random.pick([
      ['oral'],
      ['dermal'],
      ['inhalation'],
      ['oral', 'dermal'],
      ['oral', 'dermal', 'inhalation'],
    ] as const),
  };
};

const singles: [category: string, h: string, ...limits: string[]][] = [
  ['Resp. Sens. 1', 'H334'],
  ['Resp. Sens. 1A', 'H334'],
  ['Resp. Sens. 1B', 'H334'],
  ['Resp. Sens. 1', 'H334', 'Resp. Sens. 1; H334: C ≥ 0.1 %'],
  ['Skin Sens. 1', 'H317'],
  ['Skin Sens. 1A', 'H317'],
  ['Skin Sens. 1B', 'H317'],
  ['Skin Sens. 1', 'H317', 'Skin Sens. 1; H317: C ≥ 0.05 %'],
  ['Skin Sens. 1A', 'H317', 'Skin Sens. 1A; H317: C ≥ 0.001 %'],
  ['Skin Sens. 1B', 'H317', 'Skin Sens. 1B; H317: C ≥ 3 %'],
  ['Muta. 1A', 'H340'],
  ['Muta. 1B', 'H340'],
  ['Muta. 2', 'H341'],
  ['Carc. 1A', 'H350'],
  ['Carc. 1B', 'H350'],
  ['Carc. 2', 'H351'],
  ['Carc. 1B', 'H350', 'Carc. 1B; H350: C ≥ 0.01 %'],
  ['Carc. 2', 'H351', 'Carc. 2; H351: C ≥ 5 %'],
  ['Repr. 1A', 'H360FD'],
  ['Repr. 1B', 'H360D'],
  ['Repr. 2', 'H361d'],
  ['Lact.', 'H362'],
  ['Repr. 1B', 'H360D', 'Repr. 1B; H360D: C ≥ 0.03 %'],
  ['Repr. 1B', 'H360D', 'Repr. 1B; H360D: C ≥ 3 %'],
  ['Repr. 2', 'H361f', 'Repr. 2; H361f: C ≥ 5 %'],
  ['STOT SE 1', 'H370'],
  ['STOT SE 2', 'H371'],
  ['STOT RE 1', 'H372'],
  ['STOT RE 2', 'H373'],
  ['STOT SE 1', 'H370', 'STOT SE 1; H370: C ≥ 10 %', 'STOT SE 2; H371: 3 % ≤ C < 10 %'],
  ['STOT RE 1', 'H372', 'STOT RE 1; H372: C ≥ 1 %', 'STOT RE 2; H373: 0.1 % ≤ C < 1 %'],
  ['STOT RE 2', 'H373', 'STOT RE 2; H373: C ≥ 5 %'],
  ['STOT RE 1', 'H372', 'STOT RE 1; H372: C ≥ 5 %'],
  ['ED HH 1', 'EUH380'],
  ['ED HH 2', 'EUH381'],
  ['ED ENV 1', 'EUH430'],
  ['ED ENV 2', 'EUH431'],
  ['PBT', 'EUH440'],
  ['vPvB', 'EUH441'],
  ['PMT', 'EUH450'],
  ['vPvM', 'EUH451'],
  ['Ozone 1', 'H420'],
];

const single: IngredientKind = (random) => {
  const [category, h, ...limits] = random.pick(singles);
  return singleClass(category, h, limits);
};

const narcoticOrIrritant: IngredientKind = (random) =>
  random.pick([
    singleClass('STOT SE 3', 'H335'),
    singleClass('STOT SE 3', 'H336'),
    singleClass('STOT SE 3', 'H335', ['STOT SE 3; H335: C ≥ 5 %']),
    singleClass('STOT SE 3', 'H335', ['STOT SE 3; H335: C ≥ 0.5 %']),
    {
      classification: [
        { category: 'STOT SE 3', h: ['H335'] },
        { category: 'STOT SE 3', h: ['H336'] },
      ],
    },
    { classification: [{ category: 'STOT SE 3', h: ['H335', 'H336'] }] },
  ]);

const aspirated: IngredientKind = (random) =>
  random.chance(0.5)
    ? singleClass('Asp. Tox. 1', 'H304')
    : {
        classification: [
          { category: 'Flam. Liq. 2', h: ['H225'] },
          { category: 'Asp. Tox. 1', h: ['H304'] },
          { category: 'STOT SE 3', h: ['H336'] },
          { category: 'Aquatic Chronic 2', h: ['H411'] },
        ],
      };

const aquatic: IngredientKind = (random) => {
  const kind = random.whole(1, 6);
  if (kind > 2) return singleClass(`Aquatic Chronic ${Math.min(kind - 1, 4)}`, `H41${Math.min(kind - 2, 3)}`);
  const acute = random.pick([1, 1, 10, 100, 1000]);
  const chronic = random.pick([1, 1, 10, 100]);
  const limits = [
    ...(acute === 1 && random.chance(0.7) ? [] : [`M (acute) = ${acute}`]),
    ...(chronic === 1 && random.chance(0.7) ? [] : [`M (chronic) = ${chronic}`]),
  ];
  const classification = [
    { category: 'Aquatic Acute 1', h: ['H400'] },
    { category: random.pick(['Aquatic Chronic 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2']), h: ['H410'] },
  ];
  return { classification: random.chance(0.8) ? classification : classification.slice(0, 1), limits };
};

const harmless: IngredientKind = () => ({ classification: [] });

/** Hazard class of a category: corrosion and irritation are one; `Acute Tox. 3` with H301 and with H311 are two. */
const classOf = ({ category, h }: { category: string; h: readonly string[] }): string => {
  if (/^Skin (Corr|Irrit)/.test(category)) return 'skin';
  if (category.startsWith('Eye ')) return 'eye';
  return `${category.replace(/ [0-9].*$/, '')} ${category.startsWith('Acute') ? elementAt(h, 0).slice(0, 3) : ''}`;
};

/** An ingredient with the hazards of two kinds, as most substances have several. */
const combined: IngredientKind = (random) => {
  const first = random.pick([
    acuteByClass,
    acuteByEstimate,
    inhalationByEstimate,
    corrosive,
    irritant,
    corrosiveWithLimits,
  ])(random);
  const second = random.pick([
    acuteByClass,
    inhalationByClass,
    single,
    narcoticOrIrritant,
    aspirated,
    aquatic,
    irritant,
  ])(random);
  const classes = new Set((first.classification ?? []).map(classOf));
  if ((second.classification ?? []).some((entry) => classes.has(classOf(entry)))) return first;
  return {
    ...first,
    ...second,
    classification: [...(first.classification ?? []), ...(second.classification ?? [])],
    limits: [...(first.limits ?? []), ...(second.limits ?? [])],
  };
};

export const ingredientKinds = {
  acute: [acuteByClass, acuteByEstimate, inhalationByClass, inhalationByEstimate, unknownAcute],
  local: [corrosive, corrosiveAndDamaging, irritant, corrosiveWithLimits],
  systemic: [single, narcoticOrIrritant, aspirated],
  environment: [aquatic, aquatic, single],
  several: [combined],
  harmless: [harmless],
  /** Kinds whose contents add up. */
  additive: [corrosive, irritant, corrosiveWithLimits, narcoticOrIrritant, aspirated, aquatic, unknownAcute],
} satisfies Record<string, IngredientKind[]>;
