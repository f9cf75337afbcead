import type { Dimension } from './units.ts';

/** The possible range and the likely range within it, in the first unit of the dimension. */
export type Bounds = readonly [min: number, likelyMin: number, likelyMax: number, max: number];

/**
 * The content of an element of eSDScom: a figure with its unit, a number, a number as a text (where the schema requires a unit that the
 * property does not have), or a text.
 */
export type PropertyForm = 'quantity' | 'number' | 'numberAsText' | 'text';

/** A basic physical or chemical property; all code that knows the properties reads this table. */
interface PropertyRow {
  /** Its letter in REACH Annex II 9.1 (Regulation (EU) 2020/878). */
  letter: string;
  /** Accepted dimensions of a figure with their bounds; `none` is a number without a unit. Omitted: the property is a text. */
  accepts?: Partial<Record<Dimension | 'none', Bounds>>;
  /** Dimensions that cause a warning instead of an error. */
  tolerates?: readonly Dimension[] | 'all';
  /** The products to which it does not apply (Annex II 9.1 (d) to (r)); `incombustible`: products that are known not to burn. */
  notFor?: readonly ('gas' | 'liquid' | 'solid' | 'aerosol' | 'mixture' | 'incombustible')[];
  /** Whether its figure needs the condition of the measurement. */
  needsCondition?: true;
  esdscom: {
    /** Its elements in section 9 of eSDScom, from which it is read; it is written to the first. */
    paths: readonly string[];
    /** Its position in the sequence of `SafetyRelevantInformation`. */
    order?: number;
    /** Omitted: esdscom/write/properties.ts writes the element in a special form. */
    form?: PropertyForm;
    /** Whether the element has the temperature of the measurement. */
    hasTemperature?: true;
  };
}

/** In degrees Celsius. */
const absoluteZero = -273.15;
const safetyPaths = (...paths: string[]) => paths.map((path) => `SafetyRelevantInformation/${path}`);

/** Annex II 9.1 (a) to (r), in this order. The comments name substances with extreme values. */
const rows = {
  physicalState: {
    letter: 'a',
    esdscom: {
      paths: ['Appearance/StateUnderStandardConditions/StateFulltext', 'Appearance/FormDescription'],
      form: 'text',
    },
  },
  colour: { letter: 'b', esdscom: { paths: ['Appearance/ColourDescription'], form: 'text' } },
  odour: { letter: 'c', esdscom: { paths: ['Appearance/Odour'], form: 'text' } },
  // Hafnium carbide melts at 3900 °C.
  meltingPoint: {
    letter: 'd',
    accepts: { temperature: [absoluteZero, -272, 4500, Infinity] },
    notFor: ['gas'],
    esdscom: {
      paths: safetyPaths('MeltingPointRelated/MeltingPoint', 'MeltingPointRelated/FreezingPoint'),
      order: 2,
      form: 'quantity',
    },
  },
  // Helium boils at −269 °C, tungsten at 5900 °C.
  boilingPoint: {
    letter: 'e',
    accepts: { temperature: [absoluteZero, -269, 6000, Infinity] },
    esdscom: { paths: safetyPaths('BoilingPointRelated/BoilingPoint'), order: 3, form: 'quantity' },
  },
  flammability: { letter: 'f', esdscom: { paths: safetyPaths('Flammability'), order: 5, form: 'text' } },
  // Hydrogen 4 to 77 %, acetylene to 100 %; dusts some kg/m³
  explosionLimits: {
    letter: 'g',
    accepts: { proportion: [0, 0, 100, 100], 'mass per volume': [0, 0, 0.02, Infinity] },
    notFor: ['solid', 'incombustible'],
    esdscom: { paths: safetyPaths('ExplosionLimit'), order: 6 },
  },
  // Methane −188 °C
  flashPoint: {
    letter: 'h',
    accepts: { temperature: [absoluteZero, -200, 500, Infinity] },
    notFor: ['gas', 'aerosol', 'solid', 'incombustible'],
    esdscom: { paths: safetyPaths('FlashPoint/Value'), order: 4, form: 'quantity' },
  },
  // White phosphorus 34 °C, pyrophoric substances below
  autoIgnitionTemperature: {
    letter: 'i',
    accepts: { temperature: [absoluteZero, -50, 1000, Infinity] },
    notFor: ['solid', 'aerosol', 'incombustible'],
    esdscom: { paths: safetyPaths('AutoignitionTemperature'), order: 12, form: 'quantity' },
  },
  decompositionTemperature: {
    letter: 'j',
    accepts: { temperature: [absoluteZero, -100, 3000, Infinity] },
    esdscom: { paths: safetyPaths('DecompositionTemperature'), order: 13, form: 'quantity' },
  },
  // Concentrated acids and alkalis are a little below 0 and above 14.
  ph: {
    letter: 'k',
    accepts: { none: [-4, -1, 15, 16] },
    notFor: ['gas'],
    esdscom: { paths: safetyPaths('PhValue/Value'), order: 1, form: 'number', hasTemperature: true },
  },
  // Bitumen at 60 °C 10⁶ mm²/s
  kinematicViscosity: {
    letter: 'l',
    accepts: { 'kinematic viscosity': [0, 0.05, 1e7, Infinity] },
    tolerates: ['dynamic viscosity', 'time'],
    notFor: ['solid', 'gas', 'aerosol'],
    needsCondition: true,
    esdscom: { paths: safetyPaths('Viscosity'), order: 14, hasTemperature: true },
  },
  // Zinc chloride 4300 g/l
  solubility: {
    letter: 'm',
    accepts: {
      'mass per volume': [0, 0, 10, Infinity],
      'mass per mass': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'amount per volume': [0, 0, 60, Infinity],
    },
    esdscom: { paths: safetyPaths('Solubilities'), order: 10, hasTemperature: true },
  },
  // Of fats log Kow 23 by calculation
  partitionCoefficient: {
    letter: 'n',
    accepts: { none: [-Infinity, -10, 30, Infinity] },
    tolerates: 'all',
    notFor: ['mixture'],
    esdscom: { paths: safetyPaths('PartitionCoefficient/Value'), order: 11, form: 'numberAsText' },
  },
  // Gases in cylinders 300 bar
  vapourPressure: {
    letter: 'o',
    accepts: { pressure: [0, 0, 1e6, Infinity] },
    needsCondition: true,
    esdscom: { paths: safetyPaths('VapourPressure'), order: 7, form: 'quantity', hasTemperature: true },
  },
  // Hydrogen 0.00008, osmium 22.6 g/cm³; relative density has no unit.
  density: {
    letter: 'p',
    accepts: { 'mass per volume': [0, 0.000_05, 25, Infinity], none: [0, 0.000_05, 25, Infinity] },
    notFor: ['gas'],
    needsCondition: true,
    esdscom: { paths: safetyPaths('Densities/Density'), order: 9, form: 'quantity', hasTemperature: true },
  },
  // Hydrogen 0.07
  relativeVapourDensity: {
    letter: 'q',
    accepts: { none: [0, 0.05, 40, Infinity] },
    tolerates: 'all',
    notFor: ['solid'],
    esdscom: { paths: safetyPaths('RelativeVapourDensity/Value'), order: 8, form: 'numberAsText' },
  },
  // Size, aspect ratio, specific surface, dustiness
  particleCharacteristics: {
    letter: 'r',
    accepts: {
      length: [0, 0.0005, 100_000, Infinity],
      'specific surface': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'mass per mass': [0, 0, Infinity, Infinity],
      'mass per volume': [0, 0, 25, Infinity],
      none: [0, 0, Infinity, Infinity],
    },
    notFor: ['liquid', 'gas', 'aerosol'],
    esdscom: { paths: ['OtherSafetyInformation/ParticleSize'], form: 'quantity' },
  },
} as const satisfies Record<string, PropertyRow>;

export type BasicProperty = keyof typeof rows;
export const basicProperties = Object.keys(rows) as BasicProperty[];
export const propertyRow = (name: BasicProperty): PropertyRow => rows[name];
