/** IMDG Code 3.1.4.4; the names are those of the Code in English, as sections 14.1 to 14.4 name goods by sea. */
export const segregationGroupNames = {
  SGG1: 'acids',
  SGG2: 'ammonium compounds',
  SGG3: 'bromates',
  SGG4: 'chlorates',
  SGG5: 'chlorites',
  SGG6: 'cyanides',
  SGG7: 'heavy metals and their salts (including their organometallic compounds)',
  SGG8: 'hypochlorites',
  SGG9: 'lead and its compounds',
  SGG10: 'liquid halogenated hydrocarbons',
  SGG11: 'mercury and mercury compounds',
  SGG12: 'nitrites and their mixtures',
  SGG13: 'perchlorates',
  SGG14: 'permanganates',
  SGG15: 'powdered metals',
  SGG16: 'peroxides',
  SGG17: 'azides',
  SGG18: 'alkalis',
} as const;

export type SegregationGroup = keyof typeof segregationGroupNames;
export const segregationGroups = Object.keys(segregationGroupNames) as [SegregationGroup, ...SegregationGroup[]];
