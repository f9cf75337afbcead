/** A restriction of substances in products for the general public, in all uses or in one. */
export interface PublicRestriction {
  /** CAS numbers; their contents add up. */
  cas: readonly string[];
  /** Mass %. */
  limit: number;
  /** Whether the limit itself is allowed. */
  isLimitAllowed?: true;
  /** Only in this use; omitted: in all. */
  use?: RestrictedUse;
  provision: string;
}

export const restrictedUses = [
  'adhesivesAndSprayPaints',
  'paintsAndCleaners',
  'spraysOfPaintsAndCleaners',
  'contactAdhesives',
  'paintStrippers',
  'windscreenFluids',
] as const;
export type RestrictedUse = (typeof restrictedUses)[number];

const precursor = { isLimitAllowed: true, provision: 'Regulation (EU) 2019/1148 Art. 5, Annex I' } as const;
const entry = (number: number) => ({ provision: `REACH Annex XVII ${number}` });

export const publicRestrictions: readonly PublicRestriction[] = [
  { cas: ['7722-84-1'], limit: 12, ...precursor },
  { cas: ['75-52-5'], limit: 16, ...precursor },
  { cas: ['7697-37-2'], limit: 3, ...precursor },
  { cas: ['7664-93-9'], limit: 15, ...precursor },
  // Chlorates and perchlorates of potassium and sodium, together.
  { cas: ['3811-04-9', '7775-09-9', '7778-74-7', '7601-89-0'], limit: 40, ...precursor },
  // 16 % of nitrogen.
  { cas: ['6484-52-2'], limit: 45.7, ...precursor },
  { cas: ['67-66-3'], limit: 0.1, ...entry(32) },
  { cas: ['79-00-5'], limit: 0.1, ...entry(34) },
  { cas: ['79-34-5'], limit: 0.1, ...entry(35) },
  { cas: ['630-20-6'], limit: 0.1, ...entry(36) },
  { cas: ['76-01-7'], limit: 0.1, ...entry(37) },
  { cas: ['75-35-4'], limit: 0.1, ...entry(38) },
  { cas: ['108-88-3'], limit: 0.1, use: 'adhesivesAndSprayPaints', ...entry(48) },
  { cas: ['111-77-3'], limit: 0.1, use: 'paintsAndCleaners', ...entry(54) },
  { cas: ['112-34-5'], limit: 3, use: 'spraysOfPaintsAndCleaners', ...entry(55) },
  { cas: ['110-82-7'], limit: 0.1, use: 'contactAdhesives', ...entry(57) },
  { cas: ['75-09-2'], limit: 0.1, use: 'paintStrippers', ...entry(59) },
  { cas: ['67-56-1'], limit: 0.6, use: 'windscreenFluids', ...entry(69) },
];
