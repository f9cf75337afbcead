import { healthHazards } from '../../documents/sds/11-toxicology.ts';
import { aquaticClasses } from '../../documents/sds/12-ecology.ts';
import { notClassifiedSentences } from '../../documents/sds/sheet/not-classified.ts';
import { sentenceText } from '../../documents/blocks/sentence.ts';
import {
  type HazardClass,
  hazardClassRow,
  type HealthHazard,
  healthHazardNames,
  physicalHazards,
} from '../../law/hazard-classes.ts';
import { notClassifiedReasons } from '../../product/assessment.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { type Sheet, untranslateSource } from './part.ts';

type Reasons = NonNullable<ProductFactsInput['notClassified']>;
type Kind = 'substance' | 'mixture';

/** Phrases that say why a class is not given: one for all classes of the place, or each with the name of its class before it. */
interface Place {
  path: string;
  classes: readonly { hazardClass: HazardClass; name?: string }[];
}

const health = 'ToxicologicalInformation';
const sensitisation = `${health}/RespiratoryOrSkinSensitisation/ClassificationAssessment`;

/** The phrases of hazards whose elements are not named after the class. */
const healthPaths: Partial<Record<HealthHazard, string>> = {
  acuteToxicity: 'AcuteToxicity/AssessmentAcuteToxicityClassification',
  skinCorrosion: 'SkinCorrosionIrritation/AssessmentCorrosionIrritationClassification',
  eyeDamage: 'EyeDamageOrIrritation/AssessmentEyeDamageOrIrritationClassification',
};

function healthPlace({ words }: Sheet, hazard: HealthHazard): Place[] {
  const { parts } = healthHazards[hazard];
  const element = parts.flatMap(({ hazardClass }) => hazardClassRow(hazardClass).element ?? [])[0];
  const path = healthPaths[hazard] ?? (element && `${element}/Assessment${element}Classification`);
  const classes = parts.map(({ hazardClass, name }) => ({ hazardClass, ...(name && { name: name(words) }) }));
  return path ? [{ path: `${health}/${path}`, classes }] : [];
}

const placesOf = (sheet: Sheet): Place[] => [
  ...physicalHazards.map((hazardClass) => ({
    path: `PhysicalChemicalProperties/PhysicalHazards/${hazardClassRow(hazardClass).element}/GeneralInformation/Assessment`,
    classes: [{ hazardClass }],
  })),
  ...healthHazardNames.flatMap((hazard) => healthPlace(sheet, hazard)),
  {
    path: `${sensitisation}/AssessmentRespiratorySensitisationClassification`,
    classes: [{ hazardClass: 'respiratorySensitisation' }],
  },
  {
    path: `${sensitisation}/AssessmentSkinSensitisationClassification`,
    classes: [{ hazardClass: 'skinSensitisation' }],
  },
  {
    path: 'EcologicalInformation/EcotoxicologicalInformation/EcotoxicologyOverallEvaluation',
    classes: aquaticClasses.map(({ hazardClass, abbreviation }) => ({
      hazardClass,
      name: sheet.words.hazardClasses[abbreviation],
    })),
  },
];

/**
 * The reasons for classes that are not given, as exported with a source: `The classification criteria are not met (OECD 439).` Only a
 * reason of the author has one; a sentence without a source may follow from other facts.
 */
export function readNotClassified(sheet: Sheet, kind: Kind): Pick<ProductFactsInput, 'notClassified'> {
  const { part, words, lang } = sheet;
  const sentences = notClassifiedReasons.flatMap((reason) => {
    const key = notClassifiedSentences.find(({ outcome }) => outcome === reason)?.key;
    return key ? [{ reason, text: sentenceText(key, { lang, kind }) }] : [];
  });
  const found: Reasons = { ...readAssessment(sheet, kind) };
  for (const { path, classes } of placesOf(sheet)) {
    for (const phrase of part.all(path)) {
      const text = phrase.fullText ?? '';
      const beginningOf = (name: string) => `${name}${words.colon}`;
      const named = classes.find(({ name }) => name && text.startsWith(beginningOf(name)));
      const line = named?.name ? text.slice(beginningOf(named.name).length) : text;
      for (const { reason, text: sentence } of sentences) {
        const source = sourceIn(line, sentence);
        if (source === undefined) continue;
        phrase.take();
        for (const { hazardClass } of named ? [named] : classes)
          found[hazardClass] = { reason, source: untranslateSource(sheet, source) };
      }
    }
  }
  return Object.keys(found).length > 0 ? { notClassified: found } : {};
}

/** The source in a sentence that is otherwise this one; undefined in any other. */
function sourceIn(text: string, sentence: string): string | undefined {
  const beginning = `${sentence.replace(/\.$/, '')} (`;
  return text.startsWith(beginning) && text.endsWith(').') ? text.slice(beginning.length, -2) : undefined;
}

/** The result of the PBT assessment with its source, as exported: `The substance is not identified as PBT (CSR).` */
function readAssessment({ part, words }: Sheet, kind: Kind): Reasons {
  const beginning = `${words.sentences.pbtNone[kind].replace(/\.$/, '')} (`;
  const text = part.first('EcologicalInformation/RegionEU/ResultsOfPbtAndVpvbAssessment')?.fullText;
  if (!text?.startsWith(beginning)) return {};
  const source = text.slice(beginning.length).split(').')[0]!;
  return { pbt: { reason: 'conclusive', source: untranslateSource({ words }, source) } };
}
