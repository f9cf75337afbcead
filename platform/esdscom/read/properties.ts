import { parseRange, rangeText } from '../../product/contents/numeric-range.ts';
import { fill, type LanguageCode, type Localised } from '../../languages/languages.ts';
import type { BasicProperty, ProductFactsInput } from '../../product/facts.ts';
import { valueFindings } from '../../product/measured-values.ts';
import { figureInText, figureOf, readFigure, type Figure } from './figures.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Properties = ProductFactsInput['basicProperties'];
type Property = NonNullable<Properties[BasicProperty]>;

/** Properties with a figure, by the paths of their elements in section 9 (types `PhysChemUnitValue` and the like). */
const measured: readonly [BasicProperty, path: string][] = [
  ['meltingPoint', 'SafetyRelevantInformation/MeltingPointRelated/MeltingPoint'],
  ['meltingPoint', 'SafetyRelevantInformation/MeltingPointRelated/FreezingPoint'],
  ['boilingPoint', 'SafetyRelevantInformation/BoilingPointRelated/BoilingPoint'],
  ['flashPoint', 'SafetyRelevantInformation/FlashPoint/Value'],
  ['autoIgnitionTemperature', 'SafetyRelevantInformation/AutoignitionTemperature'],
  ['decompositionTemperature', 'SafetyRelevantInformation/DecompositionTemperature'],
  ['ph', 'SafetyRelevantInformation/PhValue/Value'],
  ['vapourPressure', 'SafetyRelevantInformation/VapourPressure'],
  ['density', 'SafetyRelevantInformation/Densities/Density'],
  ['relativeVapourDensity', 'SafetyRelevantInformation/RelativeVapourDensity/Value'],
  ['partitionCoefficient', 'SafetyRelevantInformation/PartitionCoefficient/Value'],
  ['particleCharacteristics', 'OtherSafetyInformation/ParticleSize'],
];

/** Properties with a text, by the paths of their phrases. */
const worded: readonly [BasicProperty, path: string][] = [
  ['physicalState', 'Appearance/StateUnderStandardConditions/StateFulltext'],
  ['physicalState', 'Appearance/FormDescription'],
  ['colour', 'Appearance/ColourDescription'],
  ['odour', 'Appearance/Odour'],
  ['flammability', 'SafetyRelevantInformation/Flammability'],
  ['solubility', 'SafetyRelevantInformation/Solubilities/SolubilityDescription'],
];

const states = { solid: 'solid', liquid: 'liquid', gaseous: 'gas' } as const;

/** The wordings of a measuring temperature in the languages. */
const at: Record<LanguageCode, string> = {
  en: 'at',
  de: 'bei',
  fr: 'à',
  sl: 'pri',
  it: 'a',
  es: 'a',
  pl: 'w',
  el: 'στους',
};

/** Section 9: the basic properties, the others, the state of an aerosol's contents and the acid or alkaline reserve among them. */
export function readProperties(
  sheet: Sheet,
): Pick<ProductFactsInput, 'basicProperties' | 'otherProperties' | 'classificationData'> {
  const section = sheet.part.one('PhysicalChemicalProperties');
  if (!section) return { basicProperties: {} };
  const basicProperties: Properties = {};
  for (const [name, path] of worded) {
    const texts = basicProperties[name] ? [] : section.phrases(path);
    if (texts.length > 0) basicProperties[name] = wordsOf(sheet, texts.join('; '));
  }
  const aerosol = aerosolOf(sheet, basicProperties.physicalState);
  if (aerosol) basicProperties.physicalState = aerosol.words;
  basicProperties.physicalState ??= stateOf(sheet, section);
  // The code adds nothing to a description.
  const colours = section.texts('Appearance/Colour');
  if (colours.length > 0) basicProperties.colour ??= { en: colours.join(', ') };
  for (const [name, path] of measured) {
    for (const part of section.all(path)) basicProperties[name] ??= readProperty(sheet, part, name);
  }
  basicProperties.explosionLimits ??= readExplosionLimits(sheet, section);
  basicProperties.kinematicViscosity ??= firstOf(section.all('SafetyRelevantInformation/Viscosity'), (part) => {
    const type = part.one('Type');
    if (type?.node.text !== 'Kinematic') return undefined;
    const property = firstOf(part.all('Value'), (value) => readProperty(sheet, value, 'kinematicViscosity'));
    if (property) type.take();
    return property;
  });
  basicProperties.solubility ??= firstOf(section.all('SafetyRelevantInformation/Solubilities/Solubility'), (part) => {
    const medium = part.one('Medium');
    if (medium?.node.text !== 'Water') return undefined;
    const property = firstOf(part.all('Value'), (value) => readProperty(sheet, value, 'solubility'));
    if (property) medium.take();
    return property;
  });
  const others = section.phrases('OtherPhysicalChemicalProperty');
  const reserve = firstOf(others, (text) => reserveOf(sheet, text));
  const otherProperties = others
    .filter((text) => reserve === undefined || reserveOf(sheet, text) !== reserve)
    .map((text) => readOther(sheet, text));
  return {
    basicProperties,
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
 * `aerosol; contents: liquid`, as a sheet of ours has it: the words for the aerosol, and the state of its contents, if it is recorded;
 * null: other words.
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
  return texts.length > 0 ? inWords(sheet, texts.join('; '), name) : undefined;
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
  if (all.length > 0) return localisedText(sheet, [`${at[sheet.lang]} ${degrees}`, ...all].join('; '));
  // The rules of the export recognise a temperature by its English wording.
  return { en: `at ${degrees}`, [sheet.lang]: `${at[sheet.lang]} ${degrees}` };
}

/** Parses a text with a figure and its condition, `2 (Luft = 1)`; `27` as a flash point stays a text. */
function inWords(sheet: Sheet, text: string, name?: BasicProperty): Property {
  const figure = figureInText(text);
  const isWrong = figure && name && valueFindings(name, figure, []).some(({ level }) => level === 'error');
  if (!figure || isWrong) return wordsOf(sheet, text);
  const { value, unit = '', condition } = figure;
  return withCondition({ value, unit }, condition === undefined ? undefined : conditionInWords(sheet, condition));
}

function conditionInWords(sheet: Sheet, text: string): Localised {
  const degrees = text.startsWith(`${at[sheet.lang]} `) && /(?<!\d)\d+ °C$/.exec(text)?.[0];
  return degrees ? { en: `at ${degrees}`, [sheet.lang]: text } : localisedText(sheet, text);
}

function readExplosionLimits(sheet: Sheet, section: Part): Property | undefined {
  const limits = section.one('SafetyRelevantInformation/ExplosionLimit');
  if (!limits) return undefined;
  const [lower, upper] = ['LowerExplosionLimit', 'UpperExplosionLimit'].map((name) =>
    firstOf(limits.all(name), (part) => readProperty(sheet, part, 'explosionLimits')),
  );
  const both = [lower, upper].flatMap((one) => (typeof one === 'object' && 'value' in one ? [one] : []));
  const [from, to] = both;
  if (!from || !to) return lower ?? upper;
  const range = parseRange(`${from.value} – ${to.value}`);
  return { ...to, ...from, value: range ? rangeText(range) : `${from.value} – ${to.value}` };
}

/** `Evaporation rate: 2 (ether = 1)` */
function readOther(sheet: Sheet, text: string) {
  const { colon, columns } = sheet.words;
  const place = text.indexOf(colon);
  const [name, value] = place > 0 ? [text.slice(0, place), text.slice(place + colon.length)] : [columns.property, text];
  return { name: localisedText(sheet, name), value: inWords(sheet, value) };
}

/** `Acid/alkaline reserve: 3.2 g NaOH/100 g` */
function reserveOf({ words }: Sheet, text: string): number | undefined {
  const before = words.labels.reserve + words.colon;
  const [, figure] =
    /^(\d+(?:[.,]\d+)?)\sg NaOH\/100\sg$/.exec(text.startsWith(before) ? text.slice(before.length) : '') ?? [];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
}
