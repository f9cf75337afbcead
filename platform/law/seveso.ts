/*
 * Directive 2012/18/EU (Seveso III), Annex I: hazard categories of Part 1 and named substances of Part 2, with their qualifying quantities
 * in tonnes for lower-tier (column 2) and upper-tier establishments (column 3).
 */

/** The facts from which the categories follow. */
export interface SevesoGoods {
  isSubstance: boolean;
  classes: readonly SevesoClass[];
  /** Supplemental statements of the product. */
  euh: readonly string[];
  state: 'gas' | 'liquid' | 'solid' | 'aerosol' | null;
  ingredients: readonly {
    cas: string | null;
    /** Maximum content, mass %. */
    content: number;
    categories: readonly string[];
    isUnknown: boolean;
  }[];
  /** Whether neither inhalation nor dermal acute toxicity could be determined (Annex I, note 7). */
  isAcuteOpen: boolean;
}

interface SevesoClass {
  category: string;
  h: readonly string[];
}

export type Tonnes = readonly [lower: number | null, upper: number];

export interface SevesoCategory {
  code: SevesoCode;
  /** Case within the category that has a number in national lists: `H2-oral`. */
  variant?: string;
  tonnes: Tonnes;
}

const hasCategory = ({ classes }: SevesoGoods, ...categories: string[]) =>
  classes.some((entry) =>
    categories.some((category) => entry.category === category || entry.category.startsWith(`${category},`)),
  );

const startsWith = ({ classes }: SevesoGoods, ...prefixes: string[]) =>
  classes.some(({ category }) => prefixes.some((prefix) => category.startsWith(prefix)));

const isToxic = ({ classes }: SevesoGoods, category: string, ...h: string[]) =>
  classes.some(
    (entry) =>
      entry.category === category &&
      (h.length === 0 || entry.h.some((code) => h.some((route) => code.includes(route)))),
  );

const flammableFilling = ['Flam. Gas', 'Flam. Liq. 1'];
const isFlammableAerosol = (goods: SevesoGoods) => hasCategory(goods, 'Aerosol 1', 'Aerosol 2');
/** Annex I, P3a: the aerosol contains flammable gases or liquids of category 1; null: an ingredient is not known. */
const hasFlammableFilling = ({ ingredients }: SevesoGoods): boolean | null => {
  const found = ingredients.some(({ categories }) =>
    categories.some((category) => flammableFilling.some((prefix) => category.startsWith(prefix))),
  );
  if (found) return true;
  return ingredients.length === 0 || ingredients.some(({ isUnknown }) => isUnknown) ? null : false;
};

/** Part 1, in its order. P5b depends on the processing conditions and never follows from the product. */
const categories = [
  { code: 'H1', tonnes: [5, 20], applies: (goods) => isToxic(goods, 'Acute Tox. 1') },
  { code: 'H2', variant: 'H2-2', tonnes: [50, 200], applies: (goods) => isToxic(goods, 'Acute Tox. 2') },
  { code: 'H2', variant: 'H2-3', tonnes: [50, 200], applies: (goods) => isToxic(goods, 'Acute Tox. 3', 'H331') },
  {
    code: 'H2',
    variant: 'H2-oral',
    tonnes: [50, 200],
    applies: (goods) => isToxic(goods, 'Acute Tox. 3', 'H301') && goods.isAcuteOpen,
  },
  { code: 'H3', tonnes: [50, 200], applies: (goods) => hasCategory(goods, 'STOT SE 1') },
  {
    code: 'P1a',
    tonnes: [10, 50],
    applies: (goods) =>
      startsWith(goods, 'Unst. Expl.', 'Expl. 1.1', 'Expl. 1.2', 'Expl. 1.3', 'Expl. 1.5', 'Expl. 1.6'),
  },
  { code: 'P1b', tonnes: [50, 200], applies: (goods) => startsWith(goods, 'Expl. 1.4') },
  { code: 'P2', tonnes: [10, 50], applies: (goods) => startsWith(goods, 'Flam. Gas') },
  {
    code: 'P3a',
    tonnes: [150, 500],
    applies: (goods) => isFlammableAerosol(goods) && hasFlammableFilling(goods) === true,
  },
  {
    code: 'P3b',
    tonnes: [5000, 50_000],
    applies: (goods) => isFlammableAerosol(goods) && hasFlammableFilling(goods) === false,
  },
  {
    code: 'P3',
    tonnes: [150, 500],
    applies: (goods) => isFlammableAerosol(goods) && hasFlammableFilling(goods) === null,
  },
  { code: 'P4', tonnes: [50, 200], applies: (goods) => startsWith(goods, 'Ox. Gas') },
  { code: 'P5a', tonnes: [10, 50], applies: (goods) => hasCategory(goods, 'Flam. Liq. 1') },
  { code: 'P5c', tonnes: [5000, 50_000], applies: (goods) => hasCategory(goods, 'Flam. Liq. 2', 'Flam. Liq. 3') },
  {
    code: 'P6a',
    tonnes: [10, 50],
    applies: (goods) => hasCategory(goods, 'Self-react. A', 'Self-react. B', 'Org. Perox. A', 'Org. Perox. B'),
  },
  {
    code: 'P6b',
    tonnes: [50, 200],
    applies: (goods) =>
      startsWith(goods, ...['C', 'D', 'E', 'F'].flatMap((type) => [`Self-react. ${type}`, `Org. Perox. ${type}`])),
  },
  { code: 'P7', tonnes: [50, 200], applies: (goods) => startsWith(goods, 'Pyr. Liq.', 'Pyr. Sol.') },
  { code: 'P8', variant: 'P8-liquid', tonnes: [50, 200], applies: (goods) => startsWith(goods, 'Ox. Liq.') },
  { code: 'P8', variant: 'P8-solid', tonnes: [50, 200], applies: (goods) => startsWith(goods, 'Ox. Sol.') },
  { code: 'E1', tonnes: [100, 200], applies: (goods) => hasCategory(goods, 'Aquatic Acute 1', 'Aquatic Chronic 1') },
  {
    code: 'E2',
    tonnes: [200, 500],
    applies: (goods) =>
      hasCategory(goods, 'Aquatic Chronic 2') && !hasCategory(goods, 'Aquatic Acute 1', 'Aquatic Chronic 1'),
  },
  { code: 'O1', tonnes: [100, 500], applies: ({ euh }) => euh.includes('EUH014') },
  { code: 'O2', tonnes: [100, 500], applies: (goods) => hasCategory(goods, 'Water-react. 1') },
  { code: 'O3', tonnes: [50, 200], applies: ({ euh }) => euh.includes('EUH029') },
] as const satisfies readonly {
  code: string;
  variant?: string;
  tonnes: Tonnes;
  applies: (goods: SevesoGoods) => boolean;
}[];

/** `P3` is P3a or P3b when it is unknown which. */
type SevesoCode = (typeof categories)[number]['code'];

/** The categories of Part 1 that follow from the classification; each once, with the first case that applies. */
export function sevesoCategories(goods: SevesoGoods): SevesoCategory[] {
  const found = categories.filter(({ applies }) => applies(goods));
  return found
    .filter(({ code }, index) => found.findIndex((row) => row.code === code) === index)
    .map((row) => ({ code: row.code, tonnes: row.tonnes, ...('variant' in row && { variant: row.variant }) }));
}

interface NamedEntry {
  /** `22`; several where the grade decides, which the composition does not show. */
  entry: string;
  name: string;
  cas: readonly string[];
  tonnes: Tonnes;
  /** Least content, mass %. */
  min?: number;
  /** Content above which it counts, mass %. */
  above?: number;
  state?: 'gas';
}

/** Part 2. Entries with conditions that no fact shows (11, 32) are left out; entry 34 only has fuels with a CAS number. */
const named: readonly NamedEntry[] = [
  { entry: '1–4', name: 'ammonium nitrate', cas: ['6484-52-2'], tonnes: [10, 50] },
  { entry: '5–6', name: 'potassium nitrate', cas: ['7757-79-1'], tonnes: [1250, 5000] },
  {
    entry: '7',
    name: 'arsenic pentoxide, arsenic (V) acid and/or salts',
    cas: ['1303-28-2', '7778-39-4'],
    tonnes: [1, 2],
  },
  { entry: '8', name: 'arsenic trioxide, arsenious (III) acid and/or salts', cas: ['1327-53-3'], tonnes: [null, 0.1] },
  { entry: '9', name: 'bromine', cas: ['7726-95-6'], tonnes: [20, 100] },
  { entry: '10', name: 'chlorine', cas: ['7782-50-5'], tonnes: [10, 25] },
  { entry: '12', name: 'ethyleneimine', cas: ['151-56-4'], tonnes: [10, 20] },
  { entry: '13', name: 'fluorine', cas: ['7782-41-4'], tonnes: [10, 20] },
  { entry: '14', name: 'formaldehyde (≥ 90 %)', cas: ['50-00-0'], tonnes: [5, 50], min: 90 },
  { entry: '15', name: 'hydrogen', cas: ['1333-74-0'], tonnes: [5, 50] },
  { entry: '16', name: 'hydrogen chloride (liquefied gas)', cas: ['7647-01-0'], tonnes: [25, 250], state: 'gas' },
  { entry: '17', name: 'lead alkyls', cas: ['78-00-2', '75-74-1'], tonnes: [5, 50] },
  { entry: '19', name: 'acetylene', cas: ['74-86-2'], tonnes: [5, 50] },
  { entry: '20', name: 'ethylene oxide', cas: ['75-21-8'], tonnes: [5, 50] },
  { entry: '21', name: 'propylene oxide', cas: ['75-56-9'], tonnes: [5, 50] },
  { entry: '22', name: 'methanol', cas: ['67-56-1'], tonnes: [500, 5000] },
  {
    entry: '23',
    name: '4,4′-methylene bis(2-chloraniline) and/or salts, in powder form',
    cas: ['101-14-4'],
    tonnes: [null, 0.01],
  },
  { entry: '24', name: 'methylisocyanate', cas: ['624-83-9'], tonnes: [null, 0.15] },
  { entry: '25', name: 'oxygen', cas: ['7782-44-7'], tonnes: [200, 2000] },
  { entry: '26', name: 'toluene diisocyanate', cas: ['584-84-9', '91-08-7', '26471-62-5'], tonnes: [10, 100] },
  { entry: '27', name: 'carbonyl dichloride (phosgene)', cas: ['75-44-5'], tonnes: [0.3, 0.75] },
  { entry: '28', name: 'arsine', cas: ['7784-42-1'], tonnes: [0.2, 1] },
  { entry: '29', name: 'phosphine', cas: ['7803-51-2'], tonnes: [0.2, 1] },
  { entry: '30', name: 'sulphur dichloride', cas: ['10545-99-0'], tonnes: [null, 1] },
  { entry: '31', name: 'sulphur trioxide', cas: ['7446-11-9'], tonnes: [15, 75] },
  {
    entry: '33',
    name: 'carcinogens of entry 33 (> 5 %)',
    cas: [
      '92-67-1',
      '98-07-7',
      '92-87-5',
      '542-88-1',
      '107-30-2',
      '106-93-4',
      '64-67-5',
      '77-78-1',
      '79-44-7',
      '96-12-8',
      '540-73-8',
      '62-75-9',
      '680-31-9',
      '302-01-2',
      '91-59-8',
      '92-93-3',
      '1120-71-4',
    ],
    tonnes: [0.5, 2],
    above: 5,
  },
  {
    entry: '34',
    name: 'petroleum products: petrol, kerosene, diesel',
    cas: ['86290-81-5', '8008-20-6', '68334-30-5'],
    tonnes: [2500, 25_000],
  },
  { entry: '35', name: 'anhydrous ammonia', cas: ['7664-41-7'], tonnes: [50, 200], min: 90 },
  { entry: '36', name: 'boron trifluoride', cas: ['7637-07-2'], tonnes: [5, 20] },
  { entry: '37', name: 'hydrogen sulphide', cas: ['7783-06-4'], tonnes: [5, 20] },
  { entry: '38', name: 'piperidine', cas: ['110-89-4'], tonnes: [50, 200] },
  { entry: '39', name: 'bis(2-dimethylaminoethyl)(methyl)amine', cas: ['3030-47-5'], tonnes: [50, 200] },
  { entry: '40', name: '3-(2-ethylhexyloxy)propylamine', cas: ['5397-31-9'], tonnes: [50, 200] },
  { entry: '42', name: 'propylamine', cas: ['107-10-8'], tonnes: [500, 2000] },
  { entry: '43', name: 'tert-butyl acrylate', cas: ['1663-39-4'], tonnes: [200, 500] },
  { entry: '44', name: '2-methyl-3-butenenitrile', cas: ['16529-56-9'], tonnes: [500, 2000] },
  { entry: '45', name: 'dazomet', cas: ['533-74-4'], tonnes: [100, 200] },
  { entry: '46', name: 'methyl acrylate', cas: ['96-33-3'], tonnes: [500, 2000] },
  { entry: '47', name: '3-methylpyridine', cas: ['108-99-6'], tonnes: [500, 2000] },
  { entry: '48', name: '1-bromo-3-chloropropane', cas: ['109-70-6'], tonnes: [500, 2000] },
];

interface SevesoNamed {
  entry: string;
  /** Index of the ingredient in the composition; null: the product as a whole. */
  ingredient: number | null;
  tonnes: Tonnes;
}

/** A constituent of at least 80 % counts as the substance itself (Annex I, notes 2 and 3). */
const mainContent = 80;

/** Entry 41: sodium hypochlorite below 5 % active chlorine, if nothing but its H400 classifies the mixture. */
const isHypochloriteMixture = ({ isSubstance, classes, ingredients }: SevesoGoods) =>
  !isSubstance &&
  ingredients.some(({ cas, content }) => cas === '7681-52-9' && content > 0 && content < 5) &&
  classes.some(({ category }) => category === 'Aquatic Acute 1') &&
  !ingredients.some((row) => row.cas !== '7681-52-9' && row.categories.includes('Aquatic Acute 1'));

/** Entry 18: liquefied flammable gases of category 1 or 2. */
const isLiquefiedGas = (goods: SevesoGoods) =>
  goods.state === 'gas' && startsWith(goods, 'Flam. Gas') && hasCategory(goods, 'Press. Gas (Liq.)');

/** The named substances of Part 2 that the composition shows; their quantities come before those of Part 1. */
export function sevesoNamed(goods: SevesoGoods): SevesoNamed[] {
  const { ingredients, state } = goods;
  const found = named.flatMap(({ entry, cas, tonnes, min = mainContent, above, state: required }) => {
    const ingredient = ingredients.findIndex(
      (row) =>
        row.cas !== null && cas.includes(row.cas) && (above === undefined ? row.content >= min : row.content > above),
    );
    const applies = ingredient !== -1 && (required === undefined || required === state);
    return applies ? [{ entry, ingredient, tonnes }] : [];
  });
  return [
    ...found,
    ...(isLiquefiedGas(goods) ? [{ entry: '18', ingredient: null, tonnes: [50, 200] as const }] : []),
    ...(isHypochloriteMixture(goods) ? [{ entry: '41', ingredient: null, tonnes: [200, 500] as const }] : []),
  ];
}
