/** Spec §9: the category codes of section 9 by the numbers of its subsections, as values of `data-category`. */
export const propertyCategories = {
  '9.1': 'SE09 SE09a',
  /** Physical hazard classes. */
  '9.2.1': 'SE09b',
  /** Other safety characteristics. */
  '9.2.2': 'SE09c',
} as const;
export type PropertyCategory = (typeof propertyCategories)[keyof typeof propertyCategories];
