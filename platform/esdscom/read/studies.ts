import { routes } from '../write/classification.ts';
import { effects } from '../write/studies.ts';
import { unprintFigure } from '../../documents/blocks/typography.ts';
import { endpointName } from '../../documents/sds/sheet/studies.ts';
import { classesOfHealthHazard, hazardClassRow, healthHazardNames } from '../../law/hazard-classes.ts';
import { endpointsOfClass } from '../../product/studies.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { figureText, readFigure } from './figures.ts';
import { nameOf } from './composition.ts';
import { localisedText, type Part, type Sheet, untranslateSource, untranslateTerms } from './part.ts';

type Study = NonNullable<ProductFactsInput['studies']>[number];

const acutePath = 'ToxicologicalInformation/AcuteToxicity/TestResults';
const aquaticPath = 'EcologicalInformation/EcotoxicologicalInformation/AquaticToxicity';

interface Kind {
  endpoint: Study['endpoint'];
  path: string;
  /** `ExposureRouteEnum`: the part before a bracket. */
  route?: string;
  result: string;
  duration: string;
  species?: string;
  method: string;
  /** Findings in words. */
  finding?: string;
  source: string;
  info: string;
}

const remarks = { method: 'Method', source: 'TestReference', info: 'AdditionalInfo' };
const toxicity = { path: acutePath, result: 'Value', duration: 'ExposureTime', species: 'Species/Value', ...remarks };
const ecotoxicity = {
  result: 'Value',
  duration: 'TestDuration',
  species: 'Species',
  finding: 'Evaluation',
  ...remarks,
};
const localEffects = {
  result: 'Value',
  duration: 'ExposureTime',
  species: 'Species/Value',
  finding: 'ResultEvaluation',
  ...remarks,
};
const health = 'ToxicologicalInformation';

/** Test results that a product file can hold. */
const studyKinds: readonly Kind[] = [
  ...routes.map(({ hazardClass, routeName }) => ({ endpoint: hazardClass, route: routeName, ...toxicity })),
  {
    endpoint: 'skinCorrosion',
    path: `${health}/SkinCorrosionIrritation/SkinCorrosionIrritationTestResults`,
    ...localEffects,
  },
  { endpoint: 'eyeDamage', path: `${health}/EyeDamageOrIrritation/EyeDamageOrIrritationTestResults`, ...localEffects },
  {
    endpoint: 'skinSensitisation',
    path: `${health}/RespiratoryOrSkinSensitisation/RespiratoryOrSkinSensitisationTestResults`,
    ...localEffects,
  },
  { endpoint: 'fish', path: `${aquaticPath}/AcuteFishToxicity`, ...ecotoxicity },
  { endpoint: 'fishChronic', path: `${aquaticPath}/ChronicFishToxicity`, ...ecotoxicity },
  { endpoint: 'daphnia', path: `${aquaticPath}/AcuteInvertebrateToxicity`, ...ecotoxicity },
  { endpoint: 'daphniaChronic', path: `${aquaticPath}/ChronicInvertebrateToxicity`, ...ecotoxicity },
  { endpoint: 'algae', path: `${aquaticPath}/AcuteAlgaeToxicity`, ...ecotoxicity },
  { endpoint: 'algae', path: `${aquaticPath}/ChronicAlgaeToxicity`, ...ecotoxicity },
  { endpoint: 'microorganisms', path: `${aquaticPath}/MicroorganismToxicity`, ...ecotoxicity },
  {
    endpoint: 'biodegradation',
    path: 'EcologicalInformation/PersistenceDegradability/BiologicalDegradability',
    result: 'DegradationRate/UnitValue',
    duration: 'TestDuration',
    method: 'DegradationRate/Method',
    source: 'Source',
    info: 'DegradationRate/AdditionalInfo',
  },
];

const ecotoxicology = 'EcologicalInformation/EcotoxicologicalInformation/EcotoxicologyOverallEvaluation';
const accumulation = 'EcologicalInformation/Bioaccumulation/BioaccumulationEvaluation';
const mobility = 'EcologicalInformation/Mobility/MobilityEvaluation';
const furtherEcology = 'EcologicalInformation/AdditionalEcotoxInformation/AdditionalInformation';

/** Endpoints without elements: their results are phrases that begin with the name of the endpoint. */
const wordKinds: readonly { endpoint: Study['endpoint']; path: string }[] = [
  { endpoint: 'respiratorySensitisation', path: `${health}/RespiratoryOrSkinSensitisation/AdditionalInfo` },
  ...healthHazardNames.flatMap(classesOfHealthHazard).flatMap((hazardClass) => {
    const { element } = hazardClassRow(hazardClass);
    if (element === undefined) return [];
    return endpointsOfClass(hazardClass).map((endpoint) => ({ endpoint, path: `${health}/${element}/AdditionalInfo` }));
  }),
  { endpoint: 'endocrineHuman', path: `${health}/EndocrineDisruption` },
  { endpoint: 'soilOrganisms', path: ecotoxicology },
  { endpoint: 'otherOrganisms', path: ecotoxicology },
  {
    endpoint: 'abioticDegradation',
    path: 'EcologicalInformation/PersistenceDegradability/PersistenceDegradabilityEvaluation',
  },
  { endpoint: 'bioconcentration', path: accumulation },
  { endpoint: 'partitionCoefficient', path: accumulation },
  { endpoint: 'soilAdsorption', path: mobility },
  { endpoint: 'surfaceTension', path: mobility },
  { endpoint: 'endocrineEnvironment', path: furtherEcology },
  { endpoint: 'otherEffects', path: furtherEcology },
];

/** Test results of the product, then of its ingredients. */
export function readStudies(sheet: Sheet): Study[] {
  const components = sheet.part.all('Composition/RegionEU/Component').flatMap((part) => {
    const name = part.first('Substance') && nameOf(part.first('Substance')!);
    return name === undefined ? [] : { part, name };
  });
  const names = components.map(({ name }) => name);
  const ingredientStudies = components.flatMap(({ part, name }) => studiesIn(sheet, part, names, name));
  return [...studiesIn(sheet, sheet.part, names), ...ingredientStudies, ...studiesInWords(sheet, names)];
}

/** Results that are phrases: what follows the name of the endpoint, and of the ingredient, is the finding in words. */
const studiesInWords = (sheet: Sheet, names: readonly string[]): Study[] =>
  wordKinds.flatMap(({ endpoint, path }) => {
    const { colon } = sheet.words;
    const beginning = `${endpointName({ phrases: sheet.words }, endpoint)}${colon}`;
    return sheet.part.all(path).flatMap((part): Study[] => {
      const text = part.fullText;
      if (!text?.startsWith(beginning)) return [];
      const line = text.slice(beginning.length);
      const name = names.find((candidate) => line.startsWith(`${candidate}${colon}`));
      // The value of the product itself is a figure of section 9.1.
      if (endpoint === 'partitionCoefficient' && name === undefined) return [];
      part.take();
      const result = name === undefined ? line : line.slice(name.length + colon.length);
      return [
        {
          endpoint,
          ...(name !== undefined && { substance: localisedText(sheet, name) }),
          result: localisedText(sheet, result),
        },
      ];
    });
  });

/** `names`: names of the ingredients, to identify the one that was tested. */
const studiesIn = (sheet: Sheet, part: Part, names: readonly string[], substance?: string): Study[] =>
  studyKinds.flatMap((kind) =>
    part
      .all(kind.path)
      .filter((element) => kind.route === undefined || routeOf(element) === kind.route)
      .flatMap((element) => readStudy(sheet, element, kind, names) ?? [])
      .map((study) => (substance === undefined ? study : { ...study, substance: localisedText(sheet, substance) })),
  );

const routeOf = (part: Part) => part.first('ExposureRoute/Route')?.node.text.split('(')[0];

function readStudy(sheet: Sheet, part: Part, kind: Kind, names: readonly string[]): Study | null {
  const { endpoint, duration, species, method, finding, source } = kind;
  const value = readFigure(part, kind.result);
  const info = part.phrases(kind.info);
  const findings = finding ? part.phrases(finding) : [];
  const substance = isName(info[0], names) ? info.shift() : undefined;
  const isReadAcross = info[0]?.startsWith(readAcross(sheet)) === true;
  const readAcrossFrom = isReadAcross ? info.shift()!.slice(readAcross(sheet).length) : undefined;
  if (!value && !findings.length && !info.length) return null;
  if (!value && kind.path.startsWith(aquaticPath) && info.length === 1)
    return parseStudyLine(sheet, endpoint, info[0]!, names);
  const effect = part.text('EffectTested/Type') ?? part.text('EffectDoseConcentration/Type');
  const time = readFigure(part, duration);
  const untranslate = (text: string | undefined) => text && untranslateTerms(sheet, text);
  const [animal, guideline, origin] = [
    species && part.phrase(species),
    part.phrase(method),
    part.phrases(source).join('; '),
  ];
  // `Inhalation(Vapour)` has the inhaled form.
  const form = /^[^(]*\((.*)\)/.exec(part.text('ExposureRoute/Route') ?? '')?.[1]?.toLowerCase();
  const figure = value && [figureText(value), form].filter(Boolean).join(', ');
  const words = [...info, ...findings].join('; ');
  return {
    endpoint,
    ...(substance !== undefined && { substance: localisedText(sheet, substance) }),
    ...(readAcrossFrom !== undefined && { readAcrossFrom: localisedText(sheet, readAcrossFrom) }),
    ...(figure && { value: effect ? `${ownEffect(effect)}: ${figure}` : figure }),
    ...(words && { result: localisedText(sheet, words) }),
    ...(animal && { species: untranslate(animal) }),
    ...(time && { exposureTime: figureText(time) }),
    ...(guideline && { guideline: untranslate(guideline) }),
    ...(origin && { source: untranslateSource(sheet, origin) }),
  };
}

/** `Read-across from ` */
const readAcross = ({ words }: Sheet) => words.sentences.readAcross.replace('{name}', '');

/** `ammonia` also matches `ammonia, aqueous solution`. */
const isName = (text: string | undefined, names: readonly string[]) =>
  names.some((name) => name === text || name.startsWith(`${text},`));

const ownEffect = (effect: string) => Object.entries(effects).find(([, theirs]) => theirs === effect)?.[0] ?? effect;

/** Parses an exported line, `acetone: 91 % (OECD 301 B)`. */
function parseStudyLine(sheet: Sheet, endpoint: Study['endpoint'], line: string, names: readonly string[]): Study {
  const { colon } = sheet.words;
  const name = names.find((candidate) => line.startsWith(`${candidate}${colon}`));
  const result = name === undefined ? line : line.slice(name.length + colon.length);
  const [, value = result, source] = /^(.+) \(([^()]+)\)$/.exec(result) ?? [];
  return {
    endpoint,
    ...(name !== undefined && { substance: localisedText(sheet, name) }),
    value: unprintFigure(untranslateTerms(sheet, value), sheet.words.locale),
    ...(source && { source: untranslateSource(sheet, source) }),
  };
}
