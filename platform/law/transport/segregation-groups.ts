/** IMDG Code 3.1.4; their names are in the phrases of each language. */
export const segregationGroups = [
  'SGG1',
  'SGG2',
  'SGG3',
  'SGG4',
  'SGG5',
  'SGG6',
  'SGG7',
  'SGG8',
  'SGG9',
  'SGG10',
  'SGG11',
  'SGG12',
  'SGG13',
  'SGG14',
  'SGG15',
  'SGG16',
  'SGG17',
  'SGG18',
] as const;
export type SegregationGroup = (typeof segregationGroups)[number];
