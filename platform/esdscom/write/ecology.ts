import { persistence } from '../../documents/sds/hazards.ts';
import { aquaticLines, partitionCoefficientLine } from '../../documents/sds/ecology.ts';
import { slotLines, type Sheet } from '../../documents/sds/sheet.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { quantityElement } from './quantity.ts';
import { isRead, studiesOf, studyLine, type Study, type StudyParts } from './studies.ts';

/** Tests of the acute hazard, in the schema's order. */
const aquaticTests: readonly { endpoint: Study['endpoint']; name: string }[] = [
  { endpoint: 'fish', name: 'AcuteFishToxicity' },
  { endpoint: 'daphnia', name: 'AcuteInvertebrateToxicity' },
  { endpoint: 'algae', name: 'AcuteAlgaeToxicity' },
];

/** Section 12, type `EcologicalInformation`. */
export function ecology(sheet: Sheet): XmlElement {
  const lines = (endpoint: Study['endpoint']) => studiesOf(sheet, endpoint).map((study) => studyLine(sheet, study));
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
      phrases('EcotoxicologyOverallEvaluation', [...aquaticLines(sheet), ...slotLines(sheet, '12.1')]),
    ),
    element(
      'PersistenceDegradability',
      studiesOf(sheet, 'biodegradation').map((study) => degradation(sheet, study)),
      phrases('PersistenceDegradabilityEvaluation', slotLines(sheet, '12.2')),
    ),
    element(
      'Bioaccumulation',
      phrases('BioaccumulationEvaluation', [
        ...slotLines(sheet, '12.3'),
        partitionCoefficientLine(sheet),
        ...lines('bioconcentration'),
      ]),
    ),
    element('Mobility', phrases('MobilityEvaluation', [...slotLines(sheet, '12.4'), ...lines('soilAdsorption')])),
    element(
      'AdditionalEcotoxInformation',
      phrases('AdditionalInformation', [...slotLines(sheet, '12.6'), ...slotLines(sheet, '12.7')]),
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
    phrase('TestReference', study.source),
    phrases('AdditionalInfo', [study.substance, ...study.more]),
  );
}

/** Type `BiologicalDegradation`. */
const degradation = (sheet: Sheet, study: StudyParts): XmlElement =>
  required(
    'BiologicalDegradability',
    required(
      'DegradationRate',
      quantityElement('UnitValue', study.value),
      phrases('AdditionalInfo', study.value ? [study.substance] : [studyLine(sheet, study)]),
    ),
    quantityElement('TestDuration', study.duration),
    phrase('Source', study.source),
  );
