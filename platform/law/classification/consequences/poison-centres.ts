import { type HazardClass, hazardClasses } from '../../hazard-classes.ts';

/** Hazards for which a mixture is not notified to poison centres when it has no others (CLP Annex VIII, Part A, 2.2). */
const notNotified: readonly HazardClass[] = ['gasesUnderPressure', 'explosives'];
/** Environmental classes: no physical or health hazard (CLP Art. 45). */
const environmental: readonly HazardClass[] = [
  'aquaticAcute',
  'aquaticChronic',
  'endocrineEnvironment',
  'pbt',
  'pmt',
  'ozone',
];

/** Whether a mixture of these classes is notified to poison centres and so has a UFI (CLP Art. 45, Annex VIII, Part A, 2.2 and 5). */
export const isNotified = (classes: readonly HazardClass[]): boolean =>
  classes.some((one) => hazardClasses.includes(one) && !environmental.includes(one) && !notNotified.includes(one));
