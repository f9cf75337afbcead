import type { Phrases, StandardPhrase } from '../../phrases/en.ts';

/** ISO 7010: M mandatory action, P prohibition, E safe condition. */
export type SignCode = keyof Phrases['ipi']['signs'];

/** The signs for what the instructions say: a sign never stands without its text. */
const signsOfPhrase: Partial<Record<StandardPhrase, readonly SignCode[]>> = {
  tightGoggles: ['M004'],
  faceShield: ['M013'],
  gloves: ['M009'],
  chemicalClothing: ['M010'],
  antistaticClothing: ['M010'],
  selfContainedAtHighConcentration: ['M017'],
  respiratoryIfInsufficient: ['M017'],
  hygiene: ['M011', 'P022'],
  keepFromIgnition: ['P003'],
  noSprayOnFlames: ['P003'],
  earthEquipment: ['M005'],
  useWithVentilation: ['M057'],
  lockUp: ['M028'],
  lockUpFromChildren: ['M028', 'M055'],
  rinseSkinAtOnce: ['E012'],
  rinseEyesAtOnce: ['E011'],
  rinseEyesIrritant: ['E011'],
};

/** The signs for phrases, without duplicates, in the order of the phrases. */
export const safetySigns = (keys: readonly StandardPhrase[]): SignCode[] => [
  ...new Set(keys.flatMap((key) => signsOfPhrase[key] ?? [])),
];
