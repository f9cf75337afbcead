import { persistence } from '../../documents/sds/hazards.ts';
import { aquaticLines, partitionCoefficientLine } from '../../documents/sds/ecology.ts';
import { slotLines, type Sheet } from '../../documents/sds/sheet.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { quantityElement } from './quantity.ts';
import { isRead, studiesOf, studyLine, studyLines, type Study, type StudyParts } from './studies.ts';

/** Tests on organisms in water, in the schema's order. */
const aquaticTests: readonly { endpoint: Study['endpoint']; name: string }[] = [
  { endpoint: 'fish', name: 'AcuteFishToxicity' },
  { endpoint: 'fishChronic', name: 'ChronicFishToxicity' },
  { endpoint: 'daphnia', name: 'AcuteInvertebrateToxicity' },
  { endpoint: 'daphniaChronic', name: 'ChronicInvertebrateToxicity' },
  { endpoint: 'algae', name: 'AcuteAlgaeToxicity' },
  { endpoint: 'microorganisms', name: 'MicroorganismToxicity' },
];

/** Section 12, type `EcologicalInformation`. */
export function ecology(sheet: Sheet): XmlElement {
  return required(
    'EcologicalInformation',
    required(
      'EcotoxicologicalInformation',
      element(
        'AquaticToxicity',
        aquaticTests.flatMap(({ endpoint, name }) =>
          studiesOf(sheet, endpoint).map((study) => aquaticTest(sheet, name, study)),
        ),
      ),
      phrases('EcotoxicologyOverallEvaluation', [
        ...aquaticLines(sheet),
        ...slotLines(sheet, '12.1'),
        ...studyLines(sheet, 'soilOrganisms'),
        ...studyLines(sheet, 'otherOrganisms'),
      ]),
    ),
    element(
      'PersistenceDegradability',
      studiesOf(sheet, 'biodegradation').map((study) => degradation(study)),
      phrases('PersistenceDegradabilityEvaluation', [
        ...slotLines(sheet, '12.2'),
        ...studyLines(sheet, 'abioticDegradation'),
      ]),
    ),
    element(
      'Bioaccumulation',
      phrases('BioaccumulationEvaluation', [
        ...slotLines(sheet, '12.3'),
        partitionCoefficientLine(sheet),
        ...studyLines(sheet, 'bioconcentration'),
        ...studyLines(sheet, 'partitionCoefficient'),
      ]),
    ),
    element(
      'Mobility',
      phrases('MobilityEvaluation', [
        ...slotLines(sheet, '12.4'),
        ...studyLines(sheet, 'soilAdsorption'),
        ...studyLines(sheet, 'surfaceTension'),
      ]),
    ),
    element(
      'AdditionalEcotoxInformation',
      phrases('AdditionalInformation', [
        ...slotLines(sheet, '12.6'),
        ...studyLines(sheet, 'endocrineEnvironment'),
        ...slotLines(sheet, '12.7'),
        ...studyLines(sheet, 'otherEffects'),
      ]),
    ),
    required(
      'RegionEU',
      phrase('ResultsOfPbtAndVpvbAssessment', [...persistence(sheet), ...slotLines(sheet, '12.5')].join(' ')),
    ),
  );
}

/** Type `EcotoxicityAquatic`. */
function aquaticTest(sheet: Sheet, name: string, study: StudyParts): XmlElement {
  if (!isRead(study)) return required(name, phrases('AdditionalInfo', [studyLine(sheet, study)]));
  return required(
    name,
    quantityElement('Value', study.value),
    required('EffectDoseConcentration', element('Type', study.effect)),
    quantityElement('TestDuration', study.duration),
    phrase('Species', study.species),
    phrase('Method', study.method),
    phrase('TestReference', study.source),
    phrases('Evaluation', [study.result]),
    phrases('AdditionalInfo', study.info),
  );
}

/** Type `BiologicalDegradation`. */
const degradation = (study: StudyParts): XmlElement =>
  required(
    'BiologicalDegradability',
    required(
      'DegradationRate',
      quantityElement('UnitValue', study.value),
      phrase('Method', study.method),
      phrases('AdditionalInfo', [...study.info, study.value ? null : study.valueText, study.result]),
    ),
    quantityElement('TestDuration', study.duration),
    phrase('Source', study.source),
  );
