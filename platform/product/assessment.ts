import { z } from 'zod';
import { languageCode, localised } from '../languages/languages.ts';
import { field } from './field.ts';

/*
 * Facts of the author that are no figures of the product: reasons why a class is not met, no-effect levels and concentrations, and the
 * scenarios of the chemical safety report.
 */

const text = z.string().min(1);
const source = field(text.optional(), 'Source of the value.', 'ECHA registration dossier');
const substance = field(localised.optional(), 'Ingredient; omitted: the product itself.', { en: 'acetone' });
const level = z.number().positive();

/** REACH Annex II 11.1: why a class is not met, in the author's words of the law. */
export const notClassifiedReasons = ['conclusive', 'inconclusive', 'noData', 'impossible'] as const;

export const notClassifiedReason = z.strictObject({
  reason: field(
    z.enum(notClassifiedReasons),
    'conclusive: there are data, and they do not suffice for the class; inconclusive: they contradict each other; noData: there are none; impossible: it is technically impossible to obtain them.',
    'conclusive',
  ),
  source: field(text.optional(), 'Where the data are; conclusive needs a source or a result in studies.', 'OECD 404'),
});

/** Derived no-effect level (REACH Annex I 1.4, Annex II 8.1.4). */
export const noEffectLevel = z.strictObject({
  substance,
  population: field(z.enum(['workers', 'generalPopulation']), 'For whom it holds.', 'workers'),
  route: field(z.enum(['oral', 'dermal', 'inhalation']), 'Route of exposure.', 'inhalation'),
  duration: field(z.enum(['longTerm', 'acute']), 'Duration of the exposure.', 'longTerm'),
  effect: field(z.enum(['systemic', 'local']), 'Type of effect.', 'systemic'),
  value: field(level, 'The level.', 1210),
  unit: field(text, 'Its unit.', 'mg/m³'),
  source,
});

export const compartments = [
  'freshWater',
  'seaWater',
  'intermittentRelease',
  'sewageTreatment',
  'freshWaterSediment',
  'marineSediment',
  'soil',
  'air',
  'secondaryPoisoning',
] as const;

/** Predicted no-effect concentration (REACH Annex I 3.3, Annex II 8.1.4). */
export const noEffectConcentration = z.strictObject({
  substance,
  compartment: field(z.enum(compartments), 'Compartment of the environment.', 'freshWater'),
  value: field(level, 'The concentration.', 10.6),
  unit: field(text, 'Its unit.', 'mg/l'),
  source,
});

/** Exposure scenarios of an ingredient, annexed to the sheet (REACH Art. 31(7)). */
export const exposureScenario = z.strictObject({
  substance,
  file: field(text, 'The PDF: file of one of the attachments.', '1001/acetone-scenarios.pdf'),
  language: field(languageCode, 'Its language.', 'en'),
  title: field(localised.optional(), 'Its title; omitted: the name of the file.', { en: 'Industrial use as solvent' }),
});
