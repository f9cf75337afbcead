/** The standards of classification (Spec §9 "Classification standards"). */
export const classificationStandards = ['clp', 'clp+osha'] as const;
export type ClassificationStandard = (typeof classificationStandards)[number];

/** The message key of a standard's name. */
export const standardMessage = {
  clp: 'classified_by_clp',
  'clp+osha': 'classified_by_clp_osha',
} as const satisfies Record<ClassificationStandard, string>;
