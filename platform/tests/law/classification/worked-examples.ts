import { acuteInhalation } from './worked-examples/acute-inhalation.ts';
import { acuteOralAndDermal } from './worked-examples/acute-oral-and-dermal.ts';
import { environment, newClasses } from './worked-examples/environment.ts';
import type { WorkedExample } from './worked-examples/example.ts';
import { label } from './worked-examples/label.ts';
import { organToxicity } from './worked-examples/organ-toxicity.ts';
import { physical } from './worked-examples/physical.ts';
import { cmrClasses, sensitisation } from './worked-examples/sensitisation-and-cmr.ts';
import { skinAndEyeLimits } from './worked-examples/skin-and-eye-limits.ts';
import { skinAndEye } from './worked-examples/skin-and-eye.ts';

/** Published examples of classification of mixtures, and figures of the law with the values next to them. */
export const workedExamples: readonly WorkedExample[] = [
  ...acuteOralAndDermal,
  ...acuteInhalation,
  ...skinAndEye,
  ...skinAndEyeLimits,
  ...sensitisation,
  ...cmrClasses,
  ...organToxicity,
  ...environment,
  ...newClasses,
  ...physical,
  ...label,
];
