import { z } from 'zod';
import { languageCode, localised } from '../../languages/languages.ts';
import { substanceGroups } from '../../law/substance-groups.ts';
import { casNumber } from '../field.ts';
import { samplingTimes, specimens, countryCode, limitArea } from '../market-facts.ts';

/*
 * A market pack: the facts about a country that do not depend on the product. Documents state a fact that a pack lacks as unknown. Every
 * part names its source. An operator adds packs in the same format (docs/markets.md).
 */

const text = z.string().min(1);

/** Document and state of the data: `2024`, `2024-10` or `2024-10-15`. */
const source = z.strictObject({
  title: text,
  url: z.url().optional(),
  date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a year, a month or a day such as 2024-10-15'),
});

/** A body that advises in emergencies (REACH Annex II 1.4). */
const advisoryBody = z.strictObject({
  name: localised,
  telephone: text,
  /** ISO 639 codes of the languages that are spoken; omitted: unknown. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).optional(),
  /** `always`: 24 hours on every day; else the hours in words; omitted: unknown. */
  hours: z.union([z.literal('always'), localised]).optional(),
  /** The callers that it is for; omitted: everybody. */
  limitedTo: z.enum(['professionals', 'public']).optional(),
  /** The number may only be printed after an agreement with the body, of which the author is reminded. */
  needsAgreement: z.boolean().optional(),
  source,
});

const concentration = z.strictObject({ mgPerM3: z.number().nonnegative(), ppm: z.number().nonnegative().optional() });
const substance = { cas: casNumber, name: text };

/** Limits in air. */
const airLimit = z
  .strictObject({
    ...substance,
    twa: concentration.optional(),
    stel: concentration.optional(),
    skin: z.boolean().optional(),
    remark: text.optional(),
  })
  .refine(({ twa, stel }) => twa !== undefined || stel !== undefined, 'must have twa or stel');

const biologicalValue = z.strictObject({
  ...substance,
  parameter: text,
  value: z.number().positive(),
  unit: text,
  specimen: z.enum(specimens),
  sampling: z.array(z.enum(samplingTimes)).min(1),
});

/** A list of limits, complete or in part, with which the limits of a product are compared. */
export const limitList = z.strictObject({
  law: text,
  country: limitArea,
  /** Whether the list has all substances of the law. */
  isComplete: z.boolean(),
  source,
  air: z.array(airLimit).optional(),
  biological: z.array(biologicalValue).optional(),
});

/** The values under national headings that the platform derives. */
export const derivedValues = [
  'wgk',
  'storageClass',
  'seveso',
  'categories',
  'physicalOrHealthHazard',
  'healthHazard',
  'group',
] as const;

/** A heading of section 15.1. */
const nationalHeading = z.strictObject({
  /** The name of its value in `facts.markets`. */
  key: z.string().regex(/^[a-zA-Z0-9]{1,40}$/),
  /** The act, in the languages of the country. */
  name: localised,
  derived: z.enum(derivedValues).optional(),
  /**
   * For `seveso`: the numbers of the act by category (`P5c`), case (`H2-oral`) or entry of Part 2 (`34`, `1–4`); omitted: the act has the
   * same categories.
   */
  numbers: z.record(z.string(), text).optional(),
  /** For `categories`: the categories to which the act applies (`Carc. 1B`); the sheet names those that the product has. */
  categories: z.array(text).optional(),
  /** For `group`: the group of substances to which the act applies; the sheet names the ingredients that belong to it. */
  group: z.enum(substanceGroups).optional(),
  /** The heading is omitted from a sheet without a value; else the sheet states that there is none. */
  isOptional: z.boolean().optional(),
});

export const marketPack = z.strictObject({
  country: countryCode,
  /** Document languages in which a sheet is supplied there (REACH Art. 31(5)); empty: none of them is official, and all are offered. */
  languages: z.array(languageCode),
  /** Whether the limits of the Union apply. */
  isUnion: z.boolean(),
  /** The law that governs the sheet, if it is not REACH itself. */
  basis: localised.optional(),
  /** Omitted: unknown. Empty: there is none, according to the source in `noAdvisoryBody`. */
  advisoryBodies: z.array(advisoryBody).optional(),
  noAdvisoryBody: source.optional(),
  /** Poison centres advise, though none of them is the official body. */
  hasPoisonCentres: z.boolean().optional(),
  limitLists: z.array(limitList),
  /** Name of the law with the limits; the sheet states that it is missing if `limitLists` lacks it. */
  limitLaw: text,
  national: z.array(nationalHeading),
});

/** The fields of an operator's pack that replace those of the shipped pack of the country. */
export const marketPackChanges = marketPack.partial().required({ country: true });

export type MarketPack = z.infer<typeof marketPack>;
export type MarketPackChanges = z.infer<typeof marketPackChanges>;
export type LimitList = z.infer<typeof limitList>;
export type NationalHeading = MarketPack['national'][number];

/** The categories of Directive 2004/37/EC, Art. 2. */
export const cmrCategories = ['Carc. 1A', 'Carc. 1B', 'Muta. 1A', 'Muta. 1B', 'Repr. 1A', 'Repr. 1B'] as const;
