/**
 * The uses that REACH Annex XVII restricts, as far as the rules of the platform ask for them. No text of section 1.2 says which of them a
 * product has.
 */
export const restrictedUses = [
  'lampOil',
  'grillLighterFluid',
  'entertainmentAerosol',
  'paint',
  'sprayPaint',
  'paintStripper',
  'cleaner',
  'sprayCleaner',
  'floorCare',
  'adhesive',
  'neopreneAdhesive',
  'windscreenFluid',
  'airFreshener',
  'cosmetic',
  'textileTreatment',
  'metalworking',
  'paperMaking',
  'pesticide',
  'tyreOil',
] as const;
export type RestrictedUse = (typeof restrictedUses)[number];
