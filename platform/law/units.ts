/**
 * Units of physical data by dimension: the factor to the first unit of the row. Temperatures also have an offset, which is
 * added after the multiplication.
 */
const units = {
  temperature: { '°C': 1, K: [1, -273.15], '°F': [5 / 9, -160 / 9] },
  pressure: {
    hPa: 1,
    Pa: 0.01,
    kPa: 10,
    mbar: 1,
    bar: 1000,
    MPa: 10_000,
    atm: 1013.25,
    'mm Hg': 1.33322,
    Torr: 1.33322,
    psi: 68.9476,
    'mm H₂O': 0.0980665,
    'N/m²': 0.01,
    'N/mm²': 10_000,
  },
  'mass per volume': {
    'g/cm³': 1,
    'kg/m³': 0.001,
    'g/l': 0.001,
    'g/ml': 1,
    'kg/l': 1,
    'kg/dm³': 1,
    't/m³': 1,
    'g/dm³': 0.001,
    'mg/cm³': 0.001,
    'mg/ml': 0.001,
    'g/100 ml': 0.01,
    'mg/100 ml': 0.000_01,
    'g/m³': 1e-6,
    'mg/l': 1e-6,
    'mg/dm³': 1e-6,
    'µg/ml': 1e-6,
    'µg/l': 1e-9,
    'mg/m³': 1e-9,
    'ng/l': 1e-12,
    'lb/gal': 0.119826,
    'lb/ft³': 0.0160185,
  },
  'kinematic viscosity': { 'mm²/s': 1, cSt: 1, 'm²/s': 1e6, 'cm²/s': 100, St: 100 },
  'dynamic viscosity': { mPa·s: 1, cP: 1, cPs: 1, Pa·s: 1000, µPa·s: 0.001, P: 100 },
  length: { µm: 1, nm: 0.001, mm: 1000, cm: 10_000, m: 1e6, pm: 1e-6 },
  proportion: { '%': 1, '‰': 0.1, ppm: 1e-4, ppb: 1e-7, ppt: 1e-10 },
  'mass per mass': {
    'g/kg': 1,
    'mg/kg': 0.001,
    'g/g': 1000,
    'mg/g': 1,
    'g/100 g': 10,
    'mg/100 g': 0.01,
    'µg/kg': 1e-6,
  },
  'amount per volume': { 'mol/l': 1, 'mmol/l': 0.001, 'mol/m³': 0.001, 'µmol/l': 1e-6 },
  'specific surface': { 'm²/g': 1, 'm²/kg': 0.001, 'cm²/g': 1e-4, 'm²/cm³': 1 },
  'surface tension': { 'mN/m': 1, 'N/m': 1000, 'dyn/cm': 1 },
  time: { s: 1, min: 60, h: 3600, d: 86_400 },
  mass: { kg: 1, g: 0.001, mg: 1e-6, t: 1000 },
  volume: { l: 1, ml: 0.001, 'm³': 1000, 'cm³': 0.001, 'dm³': 1 },
  area: { 'm²': 1, 'cm²': 1e-4, 'mm²': 1e-6 },
  speed: { 'mm/s': 1, 'mm/min': 1 / 60, 'cm/s': 10, 'm/s': 1000 },
  energy: { J: 1, kJ: 1000, kcal: 4184 },
  'energy per mass': { 'J/g': 1, 'kJ/kg': 1, 'kJ/mol': 1, 'J/kg': 0.001 },
  'molar mass': { 'g/mol': 1, 'kg/mol': 1000 },
} as const satisfies Record<string, Record<string, number | readonly [factor: number, added: number]>>;

export type Dimension = keyof typeof units;

export interface KnownUnit {
  /** Canonical spelling: `g/cm³`. */
  name: string;
  dimension: Dimension;
  /** Converts a value to the first unit of the dimension. */
  toFirstUnit: (value: number) => number;
}

/** `g/cm3`, `g / cm^3` and `g/cm³` are the same; `mPa.s` and `mPa·s`; `L` and `l`. */
const spelled = (unit: string): string =>
  unit
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[\s.·⋅∙*^]/g, '')
    .replace(/L(?![a-z])/g, 'l');

const known = new Map<string, KnownUnit>(
  Object.entries(units).flatMap(([dimension, row]) =>
    Object.entries(row).map(([name, measure]: [string, number | readonly [number, number]]) => {
      const [factor, added] = typeof measure === 'number' ? [measure, 0] : measure;
      const toFirstUnit = (value: number) => value * factor + added;
      return [spelled(name), { name, dimension: dimension as Dimension, toFirstUnit }] as const;
    }),
  ),
);

/** Maximum length of a unit in characters. */
const maxLength = 60;

/** Finds a unit by its spelling, without a trailing condition in brackets: `hPa (20 °C)`; `Vol.-%` is a per cent. Null: unknown. */
export function knownUnit(text: string): KnownUnit | null {
  if (text.length > maxLength) return null;
  const plain = text.replace(/(?<!\s)\s*\([^()]*\)$/, '');
  const [share] = /[%‰]|^pp[mbt](?=[vw]?$)/i.exec(plain) ?? [];
  return known.get(spelled(share?.toLowerCase() ?? plain)) ?? null;
}

/** The units of a dimension, the usual ones first. */
export const unitsOf = (dimension: Dimension): KnownUnit[] =>
  [...known.values()].filter((unit) => unit.dimension === dimension);
