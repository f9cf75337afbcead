import { effects } from '../write/studies.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { figureText, readFigure } from './figures.ts';
import { nameOf } from './composition.ts';
import { localisedText, type Part, type Sheet, untranslateTerms } from './part.ts';

type Study = NonNullable<ProductFactsInput['studies']>[number];

const acute = 'ToxicologicalInformation/AcuteToxicity/TestResults';
const aquatic = 'EcologicalInformation/EcotoxicologicalInformation/AquaticToxicity';

interface Kind {
  endpoint: Study['endpoint'];
  path: string;
  /** `ExposureRouteEnum`: the part before a bracket. */
  route?: string;
  result: string;
  duration: string;
  species?: string;
  source: string;
  info: string;
}

const toxicity = { path: acute, result: 'Value', duration: 'ExposureTime', species: 'Species/Value' };
const ecotoxicity = { result: 'Value', duration: 'TestDuration', species: 'Species' };
const noted = { source: 'TestReference', info: 'AdditionalInfo' };

/** Test results that have a place in a product file. */
const studyKinds: readonly Kind[] = [
  { endpoint: 'acuteOral', route: 'Oral', ...toxicity, ...noted },
  { endpoint: 'acuteDermal', route: 'Dermal', ...toxicity, ...noted },
  { endpoint: 'acuteInhalation', route: 'Inhalation', ...toxicity, ...noted },
  { endpoint: 'fish', path: `${aquatic}/AcuteFishToxicity`, ...ecotoxicity, ...noted },
  { endpoint: 'fish', path: `${aquatic}/ChronicFishToxicity`, ...ecotoxicity, ...noted },
  { endpoint: 'daphnia', path: `${aquatic}/AcuteInvertebrateToxicity`, ...ecotoxicity, ...noted },
  { endpoint: 'daphnia', path: `${aquatic}/ChronicInvertebrateToxicity`, ...ecotoxicity, ...noted },
  { endpoint: 'algae', path: `${aquatic}/AcuteAlgaeToxicity`, ...ecotoxicity, ...noted },
  { endpoint: 'algae', path: `${aquatic}/ChronicAlgaeToxicity`, ...ecotoxicity, ...noted },
  {
    endpoint: 'biodegradation',
    path: 'EcologicalInformation/PersistenceDegradability/BiologicalDegradability',
    result: 'DegradationRate/UnitValue',
    duration: 'TestDuration',
    source: 'Source',
    info: 'DegradationRate/AdditionalInfo',
  },
];

/** Test results of the product, then of its ingredients. */
export function readStudies(sheet: Sheet): Study[] {
  const components = sheet.part.all('Composition/RegionEU/Component').flatMap((part) => {
    const name = part.one('Substance') && nameOf(part.one('Substance')!);
    return name === undefined ? [] : { part, name };
  });
  const names = components.map(({ name }) => name);
  const ofIngredients = components.flatMap(({ part, name }) => studiesIn(sheet, part, names, name));
  return [...studiesIn(sheet, sheet.part, names), ...ofIngredients];
}

/** `names`: names of the ingredients, to identify the one that was tested. */
const studiesIn = (sheet: Sheet, part: Part, names: readonly string[], substance?: string): Study[] =>
  studyKinds.flatMap((kind) =>
    part
      .all(kind.path)
      .filter((one) => kind.route === undefined || routeOf(one) === kind.route)
      .flatMap((one) => readStudy(sheet, one, kind, names) ?? [])
      .map((study) => (substance === undefined ? study : { ...study, substance: localisedText(sheet, substance) })),
  );

const routeOf = (part: Part) => part.one('ExposureRoute/Route')?.node.text.split('(')[0];

function readStudy(sheet: Sheet, part: Part, kind: Kind, names: readonly string[]): Study | null {
  const { endpoint, result, duration, species, source } = kind;
  const value = readFigure(part, result);
  const info = part.phrases(kind.info);
  if (!value) return info.length > 0 ? inWords(sheet, endpoint, info.join('; '), names) : null;
  const route = part.text('ExposureRoute/Route') ?? '';
  const effect = part.text('EffectTested/Type') ?? part.text('EffectDoseConcentration/Type');
  const time = readFigure(part, duration);
  const substance = isName(info[0], names) ? info.shift() : undefined;
  const parts = [
    figureText(value),
    time && figureText(time),
    species && part.phrase(species),
    ...info,
    // `Inhalation(Vapour)` has the inhaled form.
    /^[^(]*\((.*)\)/.exec(route)?.[1]?.toLowerCase(),
  ];
  const by = source && part.phrases(source).join('; ');
  const written = untranslateTerms(sheet, parts.filter(Boolean).join(', '));
  return {
    endpoint,
    ...(substance !== undefined && { substance: localisedText(sheet, substance) }),
    value: effect ? `${ownEffect(effect)}: ${written}` : written,
    ...(by && { source: untranslateTerms(sheet, by) }),
  };
}

/** `ammonia` also matches `ammonia, aqueous solution`. */
const isName = (text: string | undefined, names: readonly string[]) =>
  names.some((name) => name === text || name.startsWith(`${text},`));

const ownEffect = (effect: string) => Object.entries(effects).find(([, theirs]) => theirs === effect)?.[0] ?? effect;

/** Parses an exported line, `acetone: 91 % (OECD 301 B)`. */
function inWords(sheet: Sheet, endpoint: Study['endpoint'], line: string, names: readonly string[]): Study {
  const { colon } = sheet.words;
  const name = names.find((one) => line.startsWith(`${one}${colon}`));
  const result = name === undefined ? line : line.slice(name.length + colon.length);
  const [, value = result, source] = /^(.+) \(([^()]+)\)$/.exec(result) ?? [];
  return {
    endpoint,
    ...(name !== undefined && { substance: localisedText(sheet, name) }),
    value: untranslateTerms(sheet, value),
    ...(source && { source: untranslateTerms(sheet, source) }),
  };
}
