/** The storage classes of TRGS 510 (Germany), Annex 2, in the order of their numbers. */
export const storageClasses = [
  '1',
  '2A',
  '2B',
  '3',
  '4.1A',
  '4.1B',
  '4.2',
  '4.3',
  '5.1A',
  '5.1B',
  '5.1C',
  '5.2',
  '6.1A',
  '6.1B',
  '6.1C',
  '6.1D',
  '6.2',
  '7',
  '8A',
  '8B',
  '10',
  '11',
  '12',
  '13',
] as const;
export type StorageClass = (typeof storageClasses)[number];

/** The facts that decide the storage class. */
export interface StoredGoods {
  /** Hazard categories of the product, `Flam. Liq. 2`. */
  categories: readonly string[];
  /** Its hazard statements, one code each, without suffixes: `H360`. */
  h: readonly string[];
  state: 'gas' | 'liquid' | 'solid' | 'aerosol' | null;
  /** Whether it burns; null: unknown. */
  isCombustible: boolean | null;
  /** Class of dangerous goods, `6.2`; null: none or unknown. */
  transportClass: string | null;
  hasAmmoniumNitrate: boolean;
  /** Whether every hazard that could decide is known: no class is open for lack of data. */
  isComplete: boolean;
}

type Decision = StorageClass | 'undetermined' | null;

const any = (patterns: readonly string[], texts: readonly string[]) =>
  patterns.some((pattern) => texts.some((text) => text.startsWith(pattern)));

const selectByCombustibility = (
  combustible: StorageClass,
  notCombustible: StorageClass,
  { isCombustible }: StoredGoods,
) => (isCombustible === null ? 'undetermined' : isCombustible ? combustible : notCombustible);

/**
 * TRGS 510 (December 2020), Annex 2, A2.2: the first line that applies decides. Infectious and radioactive goods are known by their
 * transport only. 5.1C depends on the group of ammonium nitrate (TRGS 511), which no other fact gives.
 */
const decisions: readonly { line: string; decide: (goods: StoredGoods) => Decision }[] = [
  { line: '6.2 infectious', decide: ({ transportClass }) => (transportClass?.startsWith('6.2') ? '6.2' : null) },
  { line: '7 radioactive', decide: ({ transportClass }) => (transportClass?.startsWith('7') ? '7' : null) },
  { line: '1 explosives', decide: ({ categories }) => (any(['Unst. Expl.', 'Expl.'], categories) ? '1' : null) },
  {
    line: '2B aerosols and lighters',
    decide: ({ categories, state }) => (state === 'aerosol' || any(['Aerosol'], categories) ? '2B' : null),
  },
  {
    line: '2A gases',
    decide: ({ categories, state }) =>
      state === 'gas' ||
      any(['Press. Gas', 'Flam. Gas', 'Ox. Gas', 'Chem. Unst. Gas', 'Chem. under press.'], categories)
        ? '2A'
        : null,
  },
  {
    line: '4.1A other explosive goods',
    decide: ({ categories }) => (any(['Desen. Expl.'], categories) ? '4.1A' : null),
  },
  {
    line: '5.2 organic peroxides; self-reactive, which may be 4.1A',
    decide: ({ categories }) =>
      any(['Org. Perox.'], categories) ? '5.2' : any(['Self-react.'], categories) ? 'undetermined' : null,
  },
  {
    line: '4.2 pyrophoric, self-heating',
    decide: ({ categories }) => (any(['Pyr. Liq.', 'Pyr. Sol.', 'Self-heat.'], categories) ? '4.2' : null),
  },
  {
    line: '4.3 flammable gases with water',
    decide: ({ categories }) => (any(['Water-react.'], categories) ? '4.3' : null),
  },
  { line: '5.1A strongly oxidising', decide: ({ h }) => (h.includes('H271') ? '5.1A' : null) },
  { line: '5.1C ammonium nitrate', decide: ({ hasAmmoniumNitrate }) => (hasAmmoniumNitrate ? 'undetermined' : null) },
  {
    line: '6.1A, 6.1B acute toxicity 1 and 2',
    decide: (goods) => (any(['H300', 'H310', 'H330'], goods.h) ? selectByCombustibility('6.1A', '6.1B', goods) : null),
  },
  {
    line: 'undetermined: an unknown ingredient may be acutely toxic; the physical hazards above are known of the product itself',
    decide: ({ isComplete }) => (isComplete ? null : 'undetermined'),
  },
  { line: '3 flammable liquids', decide: ({ categories }) => (any(['Flam. Liq.'], categories) ? '3' : null) },
  { line: '4.1B flammable solids', decide: ({ categories }) => (any(['Flam. Sol.'], categories) ? '4.1B' : null) },
  { line: '5.1B oxidising', decide: ({ h }) => (h.includes('H272') ? '5.1B' : null) },
  {
    line: '6.1C, 6.1D acute toxicity 3, toxic or chronic effects',
    decide: (goods) =>
      any(['H301', 'H311', 'H331', 'H340', 'H350', 'H360', 'H370', 'H372'], goods.h)
        ? selectByCombustibility('6.1C', '6.1D', goods)
        : null,
  },
  {
    line: '8A, 8B corrosive',
    decide: (goods) => (goods.h.includes('H314') ? selectByCombustibility('8A', '8B', goods) : null),
  },
  {
    line: '10 to 13: all others',
    decide: (goods) => {
      if (goods.state === 'liquid') return selectByCombustibility('10', '12', goods);
      return goods.state === 'solid' ? selectByCombustibility('11', '13', goods) : 'undetermined';
    },
  },
];

/** The storage class; null where the facts do not decide it. */
export function storageClassOf(goods: StoredGoods): StorageClass | null {
  for (const { decide } of decisions) {
    const decision = decide(goods);
    if (decision !== null) return decision === 'undetermined' ? null : decision;
  }
  return null;
}
