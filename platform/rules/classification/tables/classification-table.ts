import type { HazardClass } from '../model/model.ts';
import { acuteCutOffs, acuteRows } from './acute-limits.ts';
import { singleRules } from './single-limits.ts';
import { nonAdditiveLimits, sumLimits } from './sum-limits.ts';

/** A line of the documentation: from which content an ingredient of a category makes the mixture what. */
interface ClassificationRow {
  hazardClass: HazardClass;
  ingredient: string;
  /** Category of the mixture. */
  as: string;
  /** `each`: one ingredient by itself; `sum`: contents × weight, added up; `estimate`: 100 ÷ Σ content ÷ estimate. */
  by: 'each' | 'sum' | 'estimate';
  /** Mass %, or of `estimate` the upper bound of the mixture's estimate. */
  limit: number;
  unit: '%' | 'mg/kg' | 'mg/l' | 'ppmV';
  /** Limit of gaseous mixtures, volume %. */
  gas?: number;
  weight?: number;
  m?: 'acute' | 'chronic';
  /** Content from which the ingredient counts, mass %. */
  cutOff?: number;
  /** Estimate of an ingredient of the category without one of its own. */
  converted?: number;
  provision: string;
}

const acuteClasses = { oral: 'acuteOral', dermal: 'acuteDermal', inhalation: 'acuteInhalation' } as const;

/** All limits of the rules with their provisions, for the documentation. */
export const classificationTable: readonly ClassificationRow[] = [
  ...acuteRows.flatMap(({ route, unit, upTo, converted }) =>
    upTo.map((limit, index): ClassificationRow => ({
      hazardClass: acuteClasses[route],
      ingredient: `Acute Tox. ${index + 1}`,
      as: `Acute Tox. ${index + 1}`,
      by: 'estimate',
      limit,
      unit,
      cutOff: acuteCutOffs[index]!,
      converted: converted[index]!,
      provision: 'CLP Annex I, Tables 1.1, 3.1.1 and 3.1.2',
    })),
  ),
  ...sumLimits.map((row): ClassificationRow => ({ ...row, by: 'sum', unit: '%' })),
  ...nonAdditiveLimits.map((row): ClassificationRow => ({ ...row, by: 'each', unit: '%' })),
  ...singleRules.flatMap(({ hazardClass, provision, limits }) =>
    limits.map((row): ClassificationRow => ({ hazardClass, ...row, by: 'each', unit: '%', provision })),
  ),
];
