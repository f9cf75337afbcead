import type { Phrases, StandardPhrase } from '../../languages/en/sheet.ts';
import type { Trait } from '../../product/product-traits.ts';

/** ISO 7010: M mandatory action, P prohibition, E safe condition. */
export type SignCode = keyof Phrases['ipi']['signs'];

/** The signs of each phrase of the instructions: a sign never stands without its text. */
const signsOfPhrase: Partial<Record<StandardPhrase, readonly SignCode[]>> = {
  tightGoggles: ['M004'],
  safetyGlasses: ['M004'],
  safetyGlassesGas: ['M004'],
  safetyGlassesDust: ['M004'],
  faceShield: ['M013'],
  gloves: ['M009'],
  coldInsulatingGloves: ['M009'],
  mechanicalGloves: ['M009'],
  chemicalClothing: ['M010'],
  antistaticClothing: ['M010'],
  selfContainedAtHighConcentration: ['M017'],
  respiratoryIfInsufficient: ['M017'],
  respiratoryIfGas: ['M017'],
  respiratoryIfDust: ['M017'],
  filtersNoOxygen: ['M017'],
  hygiene: ['M011', 'P022'],
  hygieneGas: ['P022'],
  keepFromIgnition: ['P003'],
  noSprayOnFlames: ['P003'],
  earthEquipment: ['M005'],
  useWithVentilation: ['M057'],
  lockUp: ['M028'],
  lockUpFromChildren: ['M028', 'M055'],
  eyewash: ['E011'],
  eyewashAndShower: ['E011', 'E012'],
  rinseSkinAtOnce: ['E012'],
  rinseEyesAtOnce: ['E011'],
  rinseEyesIrritant: ['E011'],
};

/** Phrases with advice for every product: their signs are shown only for a product that is classified as hazardous. */
const classifiedOnlyPhrases: readonly StandardPhrase[] = ['safetyGlasses', 'safetyGlassesGas', 'safetyGlassesDust'];

/** The signs for phrases, without duplicates, in the order of the phrases. */
export const safetySigns = (keys: readonly StandardPhrase[], traits: ReadonlySet<Trait>): SignCode[] => [
  ...new Set(
    keys
      .filter((key) => traits.has('classified') || !classifiedOnlyPhrases.includes(key))
      .flatMap((key) => signsOfPhrase[key] ?? []),
  ),
];
