import { type HazardClass, hazardClassRow } from '../../hazard-classes.ts';

/** Hazards for which a mixture is not notified to poison centres when it has no others (CLP Annex VIII, Part A, 2.2). */
const notNotified: readonly HazardClass[] = ['gasesUnderPressure', 'explosives'];
/** The classes of CLP Annex I, Parts 4 and 5, are neither physical nor health hazards (CLP Art. 45). */
const isEnvironmental = (hazardClass: HazardClass) => /^[45]\./.test(hazardClassRow(hazardClass).section);

/** Whether a mixture of these classes must be notified to poison centres and therefore has a UFI (CLP Art. 45, Annex VIII, Part A, 2.2 and 5). */
export const isNotified = (classes: readonly HazardClass[]): boolean =>
  classes.some((hazardClass) => !isEnvironmental(hazardClass) && !notNotified.includes(hazardClass));
