import type { GenericLimit } from './single-limits.ts';
import type { HazardClass } from '../../hazard-classes.ts';

/** A limit of a sum of contents, mass %; each content is multiplied by `weight`. */
export interface SumLimit {
  hazardClass: HazardClass;
  ingredient: string;
  result: string;
  limit: number;
  weight: number;
  /** M factor that the content is multiplied with as well. */
  m?: 'acute' | 'chronic';
  /** Content from which an ingredient counts (of an ingredient with an M factor divided by it). */
  cutOff: number;
  provision: string;
}

const sumRow = (
  hazardClass: HazardClass,
  ingredient: string,
  result: string,
  [limit, weight]: readonly [number, number],
  cutOff: number,
  provision: string,
  m?: SumLimit['m'],
): SumLimit => ({
  hazardClass,
  ingredient,
  result,
  limit,
  weight,
  cutOff,
  provision: `CLP Annex I ${provision}`,
  ...(m && { m }),
});

const skinTable = '3.2.3.3, Table 3.2.3';
const eyeTable = '3.3.3.3, Table 3.3.3';
const chronicTable = '4.1.3.5.5.4, Table 4.1.2';

export const sumLimits: readonly SumLimit[] = [
  sumRow('skin', 'Skin Corr. 1', 'Skin Corr. 1', [5, 1], 1, skinTable),
  sumRow('skin', 'Skin Corr. 1', 'Skin Irrit. 2', [10, 10], 1, skinTable),
  sumRow('skin', 'Skin Irrit. 2', 'Skin Irrit. 2', [10, 1], 1, skinTable),
  sumRow('eye', 'Skin Corr. 1', 'Eye Dam. 1', [3, 1], 1, eyeTable),
  sumRow('eye', 'Eye Dam. 1', 'Eye Dam. 1', [3, 1], 1, eyeTable),
  sumRow('eye', 'Skin Corr. 1', 'Eye Irrit. 2', [10, 10], 1, eyeTable),
  sumRow('eye', 'Eye Dam. 1', 'Eye Irrit. 2', [10, 10], 1, eyeTable),
  sumRow('eye', 'Eye Irrit. 2', 'Eye Irrit. 2', [10, 1], 1, eyeTable),
  sumRow('stotSingleNarcoticIrritant', 'STOT SE 3', 'STOT SE 3', [20, 1], 1, '3.8.3.4.5'),
  sumRow('aspiration', 'Asp. Tox. 1', 'Asp. Tox. 1', [10, 1], 1, '3.10.3.3.1.2'),
  sumRow('aquaticAcute', 'Aquatic Acute 1', 'Aquatic Acute 1', [25, 1], 0.1, '4.1.3.5.5.3, Table 4.1.1', 'acute'),
  sumRow('aquaticChronic', 'Aquatic Chronic 1', 'Aquatic Chronic 1', [25, 1], 0.1, chronicTable, 'chronic'),
  sumRow('aquaticChronic', 'Aquatic Chronic 1', 'Aquatic Chronic 2', [25, 10], 0.1, chronicTable, 'chronic'),
  sumRow('aquaticChronic', 'Aquatic Chronic 2', 'Aquatic Chronic 2', [25, 1], 1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 1', 'Aquatic Chronic 3', [25, 100], 0.1, chronicTable, 'chronic'),
  sumRow('aquaticChronic', 'Aquatic Chronic 2', 'Aquatic Chronic 3', [25, 10], 1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 3', 'Aquatic Chronic 3', [25, 1], 1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 1', 'Aquatic Chronic 4', [25, 1], 0.1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 2', 'Aquatic Chronic 4', [25, 1], 1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 3', 'Aquatic Chronic 4', [25, 1], 1, chronicTable),
  sumRow('aquaticChronic', 'Aquatic Chronic 4', 'Aquatic Chronic 4', [25, 1], 1, chronicTable),
];

/** Limits, mass %, of ingredients to which additivity does not apply, such as strong acids and bases, phenols and surfactants. */
export const nonAdditiveLimits: readonly (GenericLimit & { hazardClass: HazardClass; provision: string })[] = (
  [
    ['skin', 'Skin Corr. 1', 'Skin Corr. 1', 1, '3.2.3.3.4, Table 3.2.4'],
    ['skin', 'Skin Irrit. 2', 'Skin Irrit. 2', 3, '3.2.3.3.4, Table 3.2.4'],
    ['eye', 'Skin Corr. 1', 'Eye Dam. 1', 1, '3.3.3.3.4, Table 3.3.4'],
    ['eye', 'Eye Dam. 1', 'Eye Dam. 1', 1, '3.3.3.3.4, Table 3.3.4'],
    ['eye', 'Eye Irrit. 2', 'Eye Irrit. 2', 3, '3.3.3.3.4, Table 3.3.4'],
  ] as const
).map(([hazardClass, ingredient, result, limit, provision]) => ({
  hazardClass,
  ingredient,
  result,
  limit,
  provision: `CLP Annex I ${provision}`,
}));
