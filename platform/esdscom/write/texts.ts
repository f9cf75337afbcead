import { sentencesAt } from '../../documents/sds/sheet/sentences.ts';
import { contents, slotLines, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { effectLines } from '../../documents/sds/04-first-aid.ts';
import { extinguishingMedia } from '../../documents/sds/05-firefighting.ts';
import type { Slot } from '../../product/slots.ts';
import { element, phrases, required, type XmlElement } from './xml.ts';

/** An element with the slot of its lines, or with child elements, in the schema's order. */
type Plan = readonly [name: string, content: Slot | readonly Plan[]];

/** Type `FirstAidMeasures`. */
const firstAidPlan: readonly Plan[] = [
  [
    'DescriptionOfFirstAidMeasures',
    [
      ['GeneralInformation', '4.1'],
      ['FirstAidInhalation', '4.1.inhalation'],
      ['FirstAidSkin', '4.1.skin'],
      ['FirstAidEye', '4.1.eyes'],
      ['FirstAidIngestion', '4.1.ingestion'],
    ],
  ],
  ['InformationToHealthProfessionals', [['SymptomsAndEffectsGeneral', '4.2']]],
  ['MedicalAttentionAndSpecialTreatmentNeeded', [['MedicalTreatment', '4.3']]],
];

/** Type `AccidentalReleaseMeasures`. */
const releasePlan: readonly Plan[] = [
  ['ForNonEmergencyPersonnel', [['PersonalPrecautions', '6.1']]],
  ['ForEmergencyResponders', '6.1.responders'],
  ['EnvironmentalPrecautions', '6.2'],
  ['ContainmentAndCleaningUp', [['CleaningUp', '6.3']]],
  ['ReferenceToOtherSections', '6.4'],
];

/** Type `HandlingAndStorage`. */
const handlingPlan: readonly Plan[] = [
  ['SafeHandling', [['HandlingPrecautions', '7.1']]],
  ['ConditionsForSafeStorage', [['TechnicalMeasuresAndStorageConditions', '7.2']]],
  ['SpecificEndUses', [['Recommendations', '7.3']]],
];

/** Type `StabilityReactivity`. */
const reactivityPlan: readonly Plan[] = [
  ['ReactivityDescription', '10.1'],
  ['StabilityDescription', '10.2'],
  ['HazardousReactions', '10.3'],
  ['ConditionsToAvoid', '10.4'],
  ['MaterialsToAvoid', '10.5'],
  ['HazardousDecompositionProducts', '10.6'],
];

/** Every path of the plans with the slot of its lines, `FirstAidMeasures/…/FirstAidSkin`. */
export const plannedPaths: readonly (readonly [path: string, slot: Slot])[] = [
  ...pathsOf('FirstAidMeasures', firstAidPlan),
  ...pathsOf('AccidentalReleaseMeasures', releasePlan),
  ...pathsOf('HandlingAndStorage', handlingPlan),
  ...pathsOf('StabilityReactivity', reactivityPlan),
];

function pathsOf(parent: string, plan: readonly Plan[]): [string, Slot][] {
  return plan.flatMap(([name, content]): [string, Slot][] =>
    typeof content === 'string' ? [[`${parent}/${name}`, content]] : pathsOf(`${parent}/${name}`, content),
  );
}

const linesOf = (sheet: Sheet, slot: Slot): string[] =>
  slot === '4.2' ? [...slotLines(sheet, slot), ...effectLines(sheet)] : slotLines(sheet, slot);

const planned = (sheet: Sheet, plan: readonly Plan[]): (XmlElement | null)[] =>
  plan.flatMap(([name, content]) =>
    typeof content === 'string' ? phrases(name, linesOf(sheet, content)) : element(name, planned(sheet, content)),
  );

/** Section 4. */
export const firstAid = (sheet: Sheet) => required('FirstAidMeasures', planned(sheet, firstAidPlan));

/** Section 5, type `FireFightingMeasures`. */
export function firefighting(sheet: Sheet): XmlElement {
  const { suitable, unsuitable, sentences } = extinguishingMedia(sheet);
  const hazards = contents(sheet, '5.2');
  return required(
    'FireFightingMeasures',
    element(
      'ExtinguishingMedia',
      phrases('MediaToBeUsed', [...suitable, ...sentences]),
      phrases('MediaNotBeUsed', [...unsuitable, ...sentencesAt(sheet, 'empty', unsuitable)]),
    ),
    phrases('FireAndExplosionHazards', hazards.sentences),
    phrases('HazardCombustionProd', hazards.entries),
    phrases('FireFightingProcedures', slotLines(sheet, '5.3')),
  );
}

/** Section 6. */
export const release = (sheet: Sheet) => required('AccidentalReleaseMeasures', planned(sheet, releasePlan));

/** Section 7. */
export const handling = (sheet: Sheet) => required('HandlingAndStorage', planned(sheet, handlingPlan));

/** Section 10. */
export const reactivity = (sheet: Sheet) => required('StabilityReactivity', planned(sheet, reactivityPlan));
