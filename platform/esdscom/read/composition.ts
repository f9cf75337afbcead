import { rangeText } from '../../product/contents/numeric-range.ts';
import { massRange } from '../../product/contents/printed-content.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { withPlainHyphens } from '../../law/identifiers.ts';
import { readClassification, type ReadClassification } from './classification.ts';
import { readExposureLimits } from './exposure-limits.ts';
import { figureOf, figureText } from './figures.ts';
import { readNoEffectLevels } from './no-effect-levels.ts';
import { localisedText, type Part, type Sheet } from './part.ts';

type Ingredient = ProductFactsInput['composition'][number];
type Identifiers = ProductFactsInput['identifiers'];

/** Numbers of the type `SubstanceIdentifiers`. */
export function readNumbers(part: Part): Pick<Identifiers, 'cas' | 'ec' | 'index' | 'reach'> {
  const [cas, ec, index, reach] = ['CasNo', 'RegionEU/EcNo', 'RegionEU/IndexNo', 'RegionEU/ReachRegNo'].map((path) =>
    withPlainHyphens(part.text(path) ?? ''),
  );
  return { ...(cas && { cas }), ...(ec && { ec }), ...(index && { index }), ...(reach && { reach }) };
}

export const nameOf = (part: Part): string | undefined =>
  ['IupacName', 'CasInventoryName', 'GenericName', 'OtherName']
    .map((path) => part.first(path)?.node.text)
    .find(Boolean);

function takeName(part: Part): string | undefined {
  const name = nameOf(part);
  if (name !== undefined)
    part.node.children.filter(({ text }) => text === name).forEach((node) => part.wrap(node).take());
  return name;
}

/** Names of the ingredients, or of the substance itself, which are needed before anything else is read. */
export const ingredientNames = ({ part }: Sheet): string[] =>
  ['Composition/RegionEU/Component/Substance', 'Composition/RegionEU/Substance'].flatMap((path) =>
    part.all(path).flatMap((substance) => nameOf(substance) ?? []),
  );

interface ReadComposition {
  composition: Ingredient[];
  exposureLimits: NonNullable<ProductFactsInput['exposureLimits']>;
  /** DNEL and PNEC of the ingredients. */
  noEffect: ReturnType<typeof readNoEffectLevels>;
  formula?: string;
  molarMass?: string;
}

/** Reads section 3. A pure substance has the classification of the product. */
export function readComposition(
  sheet: Sheet,
  productClassification: ReadClassification,
  wordings: readonly string[],
): ReadComposition {
  const region = sheet.part.first('Composition/RegionEU');
  const substance = region?.first('Substance');
  if (substance) return readSubstance(sheet, substance, productClassification);
  const found = (region?.all('Component') ?? []).flatMap((part) => readComponent(sheet, part, wordings) ?? []);
  return {
    composition: found.map(({ ingredient }) => ingredient),
    exposureLimits: found.flatMap(({ limits }) => limits),
    noEffect: {
      levels: found.flatMap(({ noEffect }) => noEffect.levels),
      concentrations: found.flatMap(({ noEffect }) => noEffect.concentrations),
    },
  };
}

function readSubstance(sheet: Sheet, part: Part, productClassification: ReadClassification): ReadComposition {
  const name = takeName(part);
  const nanoform = takeNanoform(sheet, part, 'ChemicalPurity');
  const purity = part
    .phrases('ChemicalPurity')
    .filter((line) => !line.startsWith(nanoformBeginning(sheet)))
    .join('; ');
  const molarMass = part.all('MolecularWeight').map(figureOf)[0];
  const formula = part.text('Formula');
  // A missing content is omitted and reported by `validate`.
  const ingredient = {
    name: name === undefined ? {} : localisedText(sheet, name),
    ...readNumbers(part),
    ...(purity !== '' && { contentRange: percent(purity) }),
    ...nanoform,
    ...productClassification,
  } as Ingredient;
  return {
    composition: [ingredient],
    exposureLimits: [],
    noEffect: { levels: [], concentrations: [] },
    ...(formula && { formula }),
    ...(molarMass && { molarMass: figureText(molarMass) }),
  };
}

const nanoformBeginning = ({ words }: Sheet) => `${words.labels.nanoform}${words.colon}`;

/** The particle characteristics of a nanoform, as exported: `Nanoform: d50 21 nm`. */
function takeNanoform(sheet: Sheet, part: Part, name: string): Pick<Ingredient, 'nanoform'> {
  const beginning = nanoformBeginning(sheet);
  const found = part.all(name).find((candidate) => candidate.fullText?.startsWith(beginning));
  if (found === undefined) return {};
  found.take();
  return { nanoform: localisedText(sheet, found.fullText!.slice(beginning.length)) };
}

/** Converts `≥ 99,5 %` to the notation of product files. */
function percent(text: string): string {
  const range = massRange(text);
  return range ? `${rangeText(range)} %` : text;
}

function readComponent(sheet: Sheet, part: Part, wordings: readonly string[]) {
  const substance = part.first('Substance');
  const name = substance && takeName(substance);
  if (!substance || name === undefined) return null;
  const concentration = part.all('Concentration').map(figureOf)[0];
  const nanoform = takeNanoform(sheet, part, 'AdditionalInfo');
  const { notClassifiedIngredient } = sheet.words.sentences;
  const notClassified = part.all('AdditionalInfo').find(({ fullText }) => fullText === notClassifiedIngredient);
  notClassified?.take();
  const contentRange = concentration
    ? `${concentration.value} ${concentration.unit.replace('% (m/m)', '%')}`.trim()
    : part
        .phrases('AdditionalInfo')
        .filter((line) => line !== notClassifiedIngredient && !line.startsWith(nanoformBeginning(sheet)))
        .join('; ');
  const ingredient: Ingredient = {
    name: localisedText(sheet, name),
    ...readNumbers(substance),
    ...nanoform,
    ...(contentRange !== '' && { contentRange }),
    ...(notClassified && { isClassificationUnknown: false }),
    ...readClassification(sheet, part.first('Classification'), wordings),
  } as Ingredient;
  const controls = part.first('ExposureControlPersonalProtection/ControlParameters');
  return {
    ingredient,
    limits: readExposureLimits(sheet, controls, { ingredient: name }),
    noEffect: readNoEffectLevels(sheet, controls, name),
  };
}
