import { z } from 'zod';
import { localised } from '../phrases/languages.ts';

/**
 * What one version of a product knows about itself: the structured data from which every document is
 * written. Stored as one JSON value a version, so that an old version renders as it was.
 * Left out means 'not available'; the value `'notApplicable'` means that the property does not apply.
 */

/** `Flam. Liq. 2` with the statements that it brings (CLP Annex VI table 3). */
export const classificationEntry = z.object({
  category: z.string(),
  h: z.array(z.string()),
  /** What the statement's place asks for, such as the organs of H372. */
  detail: localised.optional(),
});

export const ingredient = z.object({
  name: localised,
  cas: z.string().optional(),
  ec: z.string().optional(),
  index: z.string().optional(),
  reach: z.string().optional(),
  /** Mass %, the figure behind the range. */
  content: z.number().optional(),
  /** As printed, `12 – < 15 %`. */
  contentRange: z.string(),
  classification: z.array(classificationEntry),
  euh: z.array(z.string()).default([]),
  /** Specific concentration limits, M factors and acute toxicity estimates, as printed. */
  limits: z.array(z.string()).default([]),
});

/** A name by language; a plain string is the name in every language, as versions stored earlier have it. */
const name = z.union([z.string(), localised]);

export const notApplicable = z.literal('notApplicable');

/** A measured value: `{value: '< -20', unit: '°C'}`, with the conditions where they matter. */
export const measured = z.object({
  value: z.union([z.number(), z.string()]),
  unit: z.string().optional(),
  condition: localised.optional(),
});
const property = z.union([measured, localised, notApplicable]);

/** Regulation (EU) 2020/878, Annex II 9.1 (a) to (r), in this order. */
export const basicProperties = [
  'physicalState',
  'colour',
  'odour',
  'meltingPoint',
  'boilingPoint',
  'flammability',
  'explosionLimits',
  'flashPoint',
  'autoIgnitionTemperature',
  'decompositionTemperature',
  'ph',
  'kinematicViscosity',
  'solubility',
  'partitionCoefficient',
  'vapourPressure',
  'density',
  'relativeVapourDensity',
  'particleCharacteristics',
] as const;
export type BasicProperty = (typeof basicProperties)[number];

export const exposureLimit = z.object({
  /** The agent; left out where it is the product itself. */
  agent: localised.optional(),
  /** The list that sets it, `Directive 2000/39/EC` or `TRGS 900`. */
  law: z.string(),
  /** `EU` or an ISO 3166 country code. */
  country: z.string(),
  twa: z.object({ mgPerM3: z.number(), ppm: z.number().optional() }).optional(),
  stel: z.object({ mgPerM3: z.number(), ppm: z.number().optional() }).optional(),
  /** Uptake through the skin is possible. */
  skin: z.boolean().default(false),
  note: localised.optional(),
});

export const transport = z.object({
  un: z.string().regex(/^UN\d{4}$/),
  /** As ADR chapter 3.2 table A column 2 writes it; after N.O.S. with the technical name in brackets (ADR 3.1.2.8). */
  properShippingName: name,
  /** `3`, or with the subsidiary hazard `3 (6.1)`. */
  hazardClass: z.string(),
  packingGroup: z.enum(['I', 'II', 'III']).nullable(),
  classificationCode: z.string(),
  hazardIdentificationNumber: z.string().nullable(),
  tunnelCode: z.string().nullable(),
  limitedQuantity: z.string(),
  environmentallyHazardous: z.boolean().default(false),
  note: localised.optional(),
});

/** A test result of sections 11 and 12, as printed: `LD50 5 800 mg/kg, rat`. */
export const studyResult = z.object({
  endpoint: z.enum([
    'acuteOral',
    'acuteDermal',
    'acuteInhalation',
    'fish',
    'daphnia',
    'algae',
    'biodegradation',
    'bioconcentration',
    'soilAdsorption',
  ]),
  /** The ingredient that it was measured on; left out where it is the product itself. */
  substance: localised.optional(),
  value: z.string(),
  /** `OECD 401`, `ECHA registration dossier`. */
  source: z.string().optional(),
});

export const productFacts = z.object({
  kind: z.enum(['substance', 'mixture']),
  audience: z.enum(['industrial', 'professionalOnly', 'public']),
  name: localised,
  description: localised,
  identifiers: z.object({
    cas: z.string().optional(),
    ec: z.string().optional(),
    index: z.string().optional(),
    reach: z.string().optional(),
    formula: z.string().optional(),
    molarMass: z.string().optional(),
    synonyms: z.array(name).default([]),
  }),
  ufi: z.string().optional(),
  /** Section 3: the substance itself, or the ingredients of the mixture. */
  composition: z.array(ingredient),
  classification: z.array(classificationEntry),
  label: z.object({
    signalWord: z.enum(['danger', 'warning']).nullable(),
    pictograms: z.array(z.string()),
    h: z.array(z.string()),
    euh: z.array(z.string()).default([]),
    p: z.array(z.string()),
    /** Substances named on the label (CLP Art. 18(3)(b)). */
    contains: z.array(localised).default([]),
  }),
  /** What this product puts in the places of its statements: `{H372: {organs: {...}}}`. */
  statementPlaces: z.record(z.string(), z.record(z.string(), localised)).default({}),
  uses: z.object({ identified: z.array(localised), advisedAgainst: z.array(localised) }),
  recommendedUse: localised.optional(),
  recommendedLevels: localised.optional(),
  specialFeatures: localised.optional(),
  basicProperties: z.partialRecord(z.enum(basicProperties), property.optional()),
  /** Section 9.2: further values with their names. */
  otherProperties: z.array(z.object({ name: localised, value: property })).default([]),
  exposureLimits: z.array(exposureLimit).default([]),
  /** null: not dangerous goods under ADR, RID, ADN, IMDG and ICAO/IATA. */
  transport: transport.nullable(),
  studies: z.array(studyResult).default([]),
  /**
   * Standard phrases (keys of phrases/en.ts `standard`) that this product adds to a subsection, in order:
   * `{'10.5': ['strongOxidisers', 'strongAcids'], '5.1': ['foam', …]}`. What follows from the classification is
   * derived and not repeated here.
   */
  phrases: z.record(z.string(), z.array(z.string())).default({}),
  /** Free texts that a subsection carries besides its phrases, `{'7.3': {...}}`. */
  texts: z.record(z.string(), localised).default({}),
  wasteCode: z.string().optional(),
  /** German water hazard class. */
  wgk: z.enum(['nwg', '1', '2', '3']).optional(),
  /** Section 15.1: acts that name this product or its ingredients. */
  regulatory: z.array(localised).default([]),
  /** What changed since the version before, for section 16. */
  changes: z.array(localised).default([]),
});

export type ProductFacts = z.infer<typeof productFacts>;
export type ProductFactsInput = z.input<typeof productFacts>;
