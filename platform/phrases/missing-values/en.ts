/** Values that a product still needs: the to-dos of its author. */
export const missingValueEn = {
  missing: 'is missing; must be {kind}',
  emptyText: 'is empty; must be a text',
  emptyByLanguage: 'is empty; must have a text in at least one language',
  studyWithoutResult: 'is missing; a study must have a value or a result in words',
  unitMissing: 'is missing; must be {units}',
  classificationMissing:
    'is missing: whether the product is hazardous is not known (REACH Annex II 2.1); write its classes, or [] and what shows that it has none',
  classificationAndCompositionMissing:
    'is missing, and composition is empty: whether the product is hazardous is not known (REACH Annex II 2.1); write its classes, or [] and what shows that it has none',
  classificationWithoutBasis:
    'says that there is no class, and nothing shows it for all classes: neither ingredients that each have a class, a source or isClassificationUnknown: false, nor reasons with data (notClassified) or overrides for every class; the sheet says that it is not known whether the product is hazardous (REACH Annex II 2.1)',
  // Kinds of values.
  aText: 'a text',
  aNumber: 'a number',
  aWholeNumber: 'a whole number',
  trueOrFalse: 'true or false',
  anObject: 'an object',
  aList: 'a list',
  aTextByLanguage: 'a text by language such as {example}',
  oneOf: 'one of {values}',
} as const;

export type MissingValueTexts = Record<keyof typeof missingValueEn, string>;
