import { parseRange, rangeText } from '../../product/contents/numeric-range.ts';
import { fill, type Localised } from '../../languages/languages.ts';
import { languages } from '../../languages/registry.ts';
import { basicProperties, type BasicProperty, propertyRow } from '../../law/properties.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { valueFindings } from '../../product/measured-values.ts';
import { figureInText, figureOf, readFigure, type Figure } from './figures.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Properties = ProductFactsInput['basicProperties'];
type Property = NonNullable<Properties[BasicProperty]>;

/** Properties with elements of their own forms. */
const ownForms: Partial<Record<BasicProperty, (sheet: Sheet, section: Part) => Property | undefined>> = {
  explosionLimits: readExplosionLimits,
  kinematicViscosity: readViscosity,
  solubility: readSolubility,
};

const states = { solid: 'solid', liquid: 'liquid', gaseous: 'gas' } as const;

/** Section 9: the basic properties, the others, the state of an aerosol's contents and the acid or alkaline reserve among them. */
export function readProperties(
  sheet: Sheet,
): Pick<ProductFactsInput, 'basicProperties' | 'otherProperties' | 'classificationData'> {
  const section = sheet.part.first('PhysicalChemicalProperties');
  if (!section) return { basicProperties: {} };
  const found: Properties = {};
  for (const name of basicProperties) found[name] = readStated(sheet, section, name);
  const aerosol = aerosolOf(sheet, found.physicalState);
  if (aerosol) found.physicalState = aerosol.words;
  found.physicalState ??= stateOf(sheet, section);
  // The code adds nothing to a description.
  const colours = section.texts('Appearance/Colour');
  if (colours.length > 0) found.colour ??= { en: colours.join(', ') };
  const others = section.phrases('OtherPhysicalChemicalProperty');
  const reserve = firstOf(others, (text) => reserveOf(sheet, text));
  const otherProperties = others
    .filter((text) => reserve === undefined || reserveOf(sheet, text) !== reserve)
    .map((text) => readOther(sheet, text));
  return {
    basicProperties: found,
    ...(otherProperties.length > 0 && { otherProperties }),
    ...((reserve !== undefined || aerosol?.contents) && {
      classificationData: {
        ...(aerosol?.contents && { physicalState: aerosol.contents }),
        ...(reserve !== undefined && { reserve }),
      },
    }),
  };
}

/**
 * Reads `aerosol; contents: liquid`, as exported: the words for the aerosol and, if recorded, the state of its contents; null: other words.
 */
function aerosolOf(sheet: Sheet, property: Property | undefined) {
  const text = property && typeof property === 'object' && !('value' in property) ? property[sheet.lang] : undefined;
  if (text === undefined) return null;
  const { sentences, physicalStates } = sheet.words;
  for (const contents of Object.values(states)) {
    const end = fill(sentences.aerosolContents, { aerosol: '', state: physicalStates[contents] });
    if (text.endsWith(end)) return { words: localisedText(sheet, text.slice(0, -end.length)), contents };
  }
  const unknown = fill(sentences.aerosolContentsUnknown, { aerosol: '' });
  return text.endsWith(unknown) ? { words: localisedText(sheet, text.slice(0, -unknown.length)) } : null;
}

function firstOf<P, T>(parts: readonly P[], read: (part: P) => T | undefined): T | undefined {
  for (const part of parts) {
    const found = read(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

const wordsOf = (sheet: Sheet, text: string): Property =>
  text === sheet.words.notApplicable ? 'notApplicable' : localisedText(sheet, text);

function stateOf(sheet: Sheet, section: Part): Property | undefined {
  const state = section.text('Appearance/StateUnderStandardConditions/State', (text) => text in states);
  return state === undefined
    ? undefined
    : localisedText(sheet, sheet.words.physicalStates[states[state as keyof typeof states]]);
}

/** Reads an element of a property: a figure with its conditions, a text, or 'not applicable'. */
function readProperty(sheet: Sheet, part: Part, name: BasicProperty): Property | undefined {
  if (part.text('ReasonForWaiving', (text) => text === 'not applicable')) return 'notApplicable';
  const figure = readFigure(part, 'UnitValue') ?? readFigure(part, 'Value');
  const texts = part.phrases('AdditionalInfo');
  if (figure) return withCondition(figure, conditionOf(sheet, part, texts));
  return texts.length > 0 ? parseProperty(sheet, texts.join('; '), name) : undefined;
}

const withCondition = ({ value, unit }: Figure, condition: Localised | undefined): Property => ({
  value,
  ...(unit !== '' && { unit }),
  ...(condition && { condition }),
});

/** Texts, method, temperature. */
function conditionOf(sheet: Sheet, part: Part, texts: readonly string[]): Localised | undefined {
  const temperature = part.all('Temperature').map(figureOf)[0];
  const all = [...texts, ...part.phrases('Method')];
  if (!temperature) return all.length > 0 ? localisedText(sheet, all.join('; ')) : undefined;
  const degrees = `${temperature.value} ${temperature.unit}`;
  const text = `${languages[sheet.lang].reading.temperaturePrefix} ${degrees}`;
  if (all.length > 0) return localisedText(sheet, [text, ...all].join('; '));
  // The rules of the export recognise a temperature by its English wording.
  return { en: `at ${degrees}`, [sheet.lang]: text };
}

/** Parses a text with a figure and its condition, `2 (Luft = 1)`; `27` as a flash point stays a text. */
function parseProperty(sheet: Sheet, text: string, name?: BasicProperty): Property {
  const figure = figureInText(text);
  const isWrong = figure && name && valueFindings(name, figure, []).some(({ level }) => level === 'error');
  if (!figure || isWrong) return wordsOf(sheet, text);
  const { value, unit = '', condition } = figure;
  return withCondition({ value, unit }, condition === undefined ? undefined : conditionInWords(sheet, condition));
}

function conditionInWords(sheet: Sheet, text: string): Localised {
  const degrees =
    text.startsWith(`${languages[sheet.lang].reading.temperaturePrefix} `) && /(?<!\d)\d+ °C$/.exec(text)?.[0];
  return degrees ? { en: `at ${degrees}`, [sheet.lang]: text } : localisedText(sheet, text);
}

function readStated(sheet: Sheet, section: Part, name: BasicProperty): Property | undefined {
  const { form, paths } = propertyRow(name).esdscom;
  if (form === undefined) return ownForms[name]?.(sheet, section);
  if (form === 'text') return textAt(sheet, section, paths);
  return firstOf(
    paths.flatMap((path) => section.all(path)),
    (part) => readProperty(sheet, part, name),
  );
}

/** The first text at the paths. */
function textAt(sheet: Sheet, section: Part, paths: readonly string[]): Property | undefined {
  const texts = firstOf(paths, (path) => {
    const all = section.phrases(path);
    return all.length > 0 ? all : undefined;
  });
  return texts && wordsOf(sheet, texts.join('; '));
}

/** The value of the first element that is accompanied by a given text: the kinematic viscosity, the solubility in water. */
const readAccompanied = (
  sheet: Sheet,
  parts: readonly Part[],
  [element, text]: readonly [string, string],
  name: BasicProperty,
) =>
  firstOf(parts, (part) => {
    const mark = part.first(element);
    if (mark?.node.text !== text) return undefined;
    const property = firstOf(part.all('Value'), (value) => readProperty(sheet, value, name));
    if (property) mark.take();
    return property;
  });

function readViscosity(sheet: Sheet, section: Part): Property | undefined {
  const parts = section.all('SafetyRelevantInformation/Viscosity');
  return readAccompanied(sheet, parts, ['Type', 'Kinematic'], 'kinematicViscosity');
}

function readSolubility(sheet: Sheet, section: Part): Property | undefined {
  const path = 'SafetyRelevantInformation/Solubilities';
  const text = textAt(sheet, section, [`${path}/SolubilityDescription`]);
  return text ?? readAccompanied(sheet, section.all(`${path}/Solubility`), ['Medium', 'Water'], 'solubility');
}

function readExplosionLimits(sheet: Sheet, section: Part): Property | undefined {
  const limits = section.first('SafetyRelevantInformation/ExplosionLimit');
  if (!limits) return undefined;
  const [lower, upper] = ['LowerExplosionLimit', 'UpperExplosionLimit'].map((name) =>
    firstOf(limits.all(name), (part) => readProperty(sheet, part, 'explosionLimits')),
  );
  const [lowest, highest] = [lower, upper].flatMap((limit) =>
    typeof limit === 'object' && 'value' in limit ? [limit] : [],
  );
  if (!lowest || !highest) return lower ?? upper;
  const range = parseRange(`${lowest.value} – ${highest.value}`);
  return { ...highest, ...lowest, value: range ? rangeText(range) : `${lowest.value} – ${highest.value}` };
}

/** `Evaporation rate: 2 (ether = 1)` */
function readOther(sheet: Sheet, text: string) {
  const { colon, columns } = sheet.words;
  const index = text.indexOf(colon);
  const [name, value] = index > 0 ? [text.slice(0, index), text.slice(index + colon.length)] : [columns.property, text];
  return { name: localisedText(sheet, name), value: parseProperty(sheet, value) };
}

/** `Acid/alkaline reserve: 3.2 g NaOH/100 g` */
function reserveOf({ words }: Sheet, text: string): number | undefined {
  const prefix = words.labels.reserve + words.colon;
  const [, figure] =
    /^(\d+(?:[.,]\d+)?)\sg NaOH\/100\sg$/.exec(text.startsWith(prefix) ? text.slice(prefix.length) : '') ?? [];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
}
