import { endocrineDisruption, persistence } from '../../documents/sds/02-hazards.ts';
import {
  differentiationLines,
  healthHazardLines,
  supplementalSensitisationLines,
} from '../../documents/sds/11-toxicology.ts';
import { aquaticLines, partitionCoefficientLine } from '../../documents/sds/12-ecology.ts';
import { slotLines, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import {
  classesOfHealthHazard,
  hazardClassRow,
  type HealthHazard,
  healthHazardNames,
} from '../../law/hazard-classes.ts';
import { endpointsOfClass } from '../../product/studies.ts';
import { routes } from './classification.ts';
import { element, phrase, phrases, required, type XmlElement } from './xml.ts';
import { quantityElement } from './quantity.ts';
import { isRead, studiesOf, studyLine, studyLines, studyPhrases, type Study, type StudyParts } from './studies.ts';

/** Section 11, type `ToxicologicalInformation`. */
export function toxicology(sheet: Sheet): XmlElement {
  const lines = (name: string, hazard: HealthHazard) => phrases(name, healthHazardLines(sheet, hazard));
  const tests = routes.flatMap(({ hazardClass, routeName }) =>
    studiesOf(sheet, hazardClass).map((study) => ({ route: routeName, study })),
  );
  const read = tests.filter(({ study }) => isRead(study) && study.species);
  const unread = tests.filter((test) => !read.includes(test)).map(({ study }) => studyLine(sheet, study));
  return required(
    'ToxicologicalInformation',
    required(
      'AcuteToxicity',
      read.map(({ route, study }) => testResult(route, study)),
      lines('AssessmentAcuteToxicityClassification', 'acuteToxicity'),
      phrase('AdditionalInfo', unread.join('; ')),
    ),
    required(
      'SkinCorrosionIrritation',
      corrosionTests(sheet, 'SkinCorrosionIrritationTestResults', 'skinCorrosion'),
      lines('AssessmentCorrosionIrritationClassification', 'skinCorrosion'),
    ),
    required(
      'EyeDamageOrIrritation',
      corrosionTests(sheet, 'EyeDamageOrIrritationTestResults', 'eyeDamage'),
      lines('AssessmentEyeDamageOrIrritationClassification', 'eyeDamage'),
    ),
    sensitisation(sheet),
    healthHazardNames.map((hazard) => differentiationElement(sheet, hazard)),
    phrases('EndocrineDisruption', [
      ...endocrineDisruption(sheet, ['endocrineHuman']),
      ...studyLines(sheet, 'endocrineHuman'),
    ]),
    phrases('AdditionalInfo', [...slotLines(sheet, '11.1'), ...slotLines(sheet, '11.2')]),
  );
}

/** A hazard without fields for test results in the format: its results are written in words. */
function differentiationElement(sheet: Sheet, hazard: HealthHazard): XmlElement | null {
  const classes = classesOfHealthHazard(hazard);
  const name = classes.flatMap((hazardClass) => hazardClassRow(hazardClass).element ?? [])[0];
  if (name === undefined) return null;
  const endpoints = new Set(classes.flatMap(endpointsOfClass));
  return required(
    name,
    phrases(`Assessment${name}Classification`, healthHazardLines(sheet, hazard)),
    studyPhrases(sheet, 'AdditionalInfo', ...endpoints),
  );
}

/** Airways and skin have separate elements; supplemental statements are written with the skin. */
function sensitisation(sheet: Sheet): XmlElement {
  const airwayLines = differentiationLines(sheet, 'respiratorySensitisation');
  const skinLines = differentiationLines(sheet, 'skinSensitisation');
  return required(
    'RespiratoryOrSkinSensitisation',
    studiesOf(sheet, 'skinSensitisation').map(sensitisationTest),
    required(
      'ClassificationAssessment',
      phrases('AssessmentRespiratorySensitisationClassification', airwayLines),
      phrases('AssessmentSkinSensitisationClassification', [...skinLines, ...supplementalSensitisationLines(sheet)]),
    ),
    studyPhrases(sheet, 'AdditionalInfo', 'respiratorySensitisation'),
  );
}

const speciesElement = ({ species }: StudyParts) => element('Species', phrase('Value', species));

/** The parts of a result for which the schema has no figure, and the finding. */
const findings = ({ value, valueText, result }: StudyParts) =>
  phrases('ResultEvaluation', [value ? null : valueText, result]);

/** Type `CorrosionIrritationData`. */
const corrosionTests = (sheet: Sheet, name: string, endpoint: Study['endpoint']): XmlElement[] =>
  studiesOf(sheet, endpoint).map((study) =>
    required(
      name,
      phrase('Method', study.method),
      quantityElement('ExposureTime', study.duration),
      speciesElement(study),
      quantityElement('Value', study.value),
      findings(study),
      phrase('TestReference', study.source),
      phrases('AdditionalInfo', study.info),
    ),
  );

const sensitisationTest = (study: StudyParts): XmlElement =>
  required(
    'RespiratoryOrSkinSensitisationTestResults',
    phrase('Method', study.method),
    quantityElement('ExposureTime', study.duration),
    speciesElement(study),
    quantityElement('Value', study.value),
    findings(study),
    phrase('TestReference', study.source),
    phrases('AdditionalInfo', study.info),
  );

const testResult = (route: string, study: StudyParts): XmlElement =>
  required(
    'TestResults',
    required('EffectTested', element('Type', study.effect)),
    required('ExposureRoute', required('Route', route)),
    phrase('Method', study.method),
    quantityElement('ExposureTime', study.duration),
    quantityElement('Value', study.value),
    required('Species', phrase('Value', study.species)),
    phrase('TestReference', study.source),
    phrases('AdditionalInfo', [...study.info, study.result]),
  );

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
