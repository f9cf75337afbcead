import { countryName, type Localised, longDate } from '../../../languages/languages.ts';
import { provisionText } from '../../../languages/phrases.ts';
import { exemptionProvisions, type TransportExemption } from '../../../law/transport/exemptions.ts';
import type { Phrases, StandardPhrase } from '../../../languages/en/sheet.ts';
import { structureRows } from '../../../law/classification/tables/structures.ts';
import { classesOfCategory, hazardClassRow, type Onset } from '../../../law/hazard-classes.ts';
import { type BasicProperty, propertyRow } from '../../../law/properties.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { type CmrListing, lowestOf, measuredRange, noticesOf, structuresOf } from '../../../product/mixture.ts';
import { readContent } from '../../../product/contents/printed-content.ts';
import { areIngredientsKnown, isClassificationStated } from '../../../product/ingredients.ts';
import { isComparedWithPart2, mayBeUncomparedEntry } from '../../../product/markets/goods.ts';
import { hasCompleteLimits } from '../../../product/markets/limits.ts';
import { isClassificationComplete, unknownHazards } from '../../../product/not-classified.ts';
import { groupPhrases, harmsByContact, harmsByMouth } from '../../../product/phrase-rules.ts';
import { hasAerosolClass, namesAerosolContents } from '../../../product/physical-state.ts';
import { groupsOfProduct, isGaseous } from '../../../product/product-traits.ts';
import { lackingProvisions } from '../../../product/restrictions/restriction-words.ts';
import { type OpenEntries, publicBans, restrictionsOf } from '../../../product/restrictions/restrictions.ts';
import type { Slot } from '../../../product/slots.ts';
import { forbiddenByAir } from '../../../product/transport-facts.ts';
import { actOfMode, type carriageOf, type TransportMode } from '../../../product/transport/transport-modes.ts';
import type { Block, DefinitionRow } from '../../blocks/block.ts';
import { paragraph, row } from '../../blocks/builders.ts';
import { printSentences, type Sentence } from '../../blocks/sentence.ts';
import { hazardClassName } from './hazard-names.ts';
import { contents, formatFigure, hasTrait, isUnion, type Sheet, slotLines, textInLanguage } from './sheet.ts';

type Ingredient = ProductFacts['composition'][number];
type Goods = NonNullable<ProductFacts['transport']>;

const define = <About = void>(...rows: Sentence<Sheet, About>[]) => rows;

const hasLabelElements = ({ facts: { label } }: Sheet) =>
  label.signalWord !== null || [label.pictograms, label.h, label.euh, label.p].flat().length > 0;

/** A gas that section 9.1 calls liquid is one. */
const isGas = ({ traits }: Sheet) => isGaseous(traits);
/** Swallowing an aerosol is likely only where 4.1 has first aid for it. */
const isSwallowed = (sheet: Sheet) =>
  hasTrait(sheet, 'aerosol') ? hasTrait(sheet, ...harmsByMouth) : !isGas(sheet) && hasTrait(sheet, 'liquid', 'solid');
const touchesOnly = (sheet: Sheet) =>
  hasTrait(sheet, 'aerosol') ? !isSwallowed(sheet) : isGas(sheet) && hasTrait(sheet, ...harmsByContact);

/** How a composition names the unit of its contents: all by volume, or not all. A balance has the unit of the others. */
function contentUnitsOf({ facts }: Sheet): 'volume' | 'unnamed' | 'other' {
  const read = facts.composition.map(({ contentRange }) => readContent(contentRange));
  if (read.some((content) => content.kind === 'range' && !content.isUnitNamed)) return 'unnamed';
  const isVolume = read.every(({ kind }) => kind === 'volume' || kind === 'balance');
  return isVolume && read.some(({ kind }) => kind === 'volume') ? 'volume' : 'other';
}

/** The kind of product that a property is not for (law/properties.ts), if the product is one. */
const excludingKind = ({ traits }: Sheet, name: BasicProperty) =>
  propertyRow(name).notFor?.find((kind) => (kind === 'gas' ? isGaseous(traits) : traits.has(kind)));
const isExcludedAs =
  (...kinds: readonly ReturnType<typeof excludingKind>[]) =>
  (sheet: Sheet, name: BasicProperty) =>
    kinds.includes(excludingKind(sheet, name));

/** Gloves of 8.2.2 that the product does not pass through in full contact. */
const resistantGloves: readonly StandardPhrase[] = [
  'glovesButyl',
  'glovesNitrile',
  'glovesFluorocarbon',
  'glovesChloroprene',
  'glovesPvc',
  'glovesLaminate',
];

/** `Butyl rubber`: the materials of these gloves, with which their phrases begin. */
const resistantMaterials = (sheet: Sheet): string[] =>
  contents(sheet, '8.2.2.hands')
    .keys.filter((key) => resistantGloves.includes(key))
    .map((key) => sheet.phrases.standard[key].split(',')[0]!);

/** Classes of section 2.1 of which a product burns, with aerosols of categories 1 and 2. */
const burningClasses = ({ facts, phrases }: Sheet) =>
  facts.classification
    .filter(
      ({ category }) =>
        /^Aerosol [12]/.test(category) ||
        classesOfCategory(category).some((hazardClass) => hazardClassRow(hazardClass).isCombustible),
    )
    .map(({ category, h }) => hazardClassName(category, h, phrases));
const isUnclassifiedFire = (sheet: Sheet) => hasTrait(sheet, 'combustible') && burningClasses(sheet).length === 0;

/** A liquid whose flash point, or the end of its measurement, is above that of flammable liquids. */
function isUnflammableLiquid(sheet: Sheet): boolean {
  const { exact, lower } = measuredRange(sheet.facts, 'flashPoint') ?? {};
  const lowest = exact?.value ?? (lower && lowestOf(lower));
  return hasTrait(sheet, 'liquid') && !hasTrait(sheet, 'aerosol') && !isGas(sheet) && (lowest ?? 0) > maxFlammable;
}

/** °C (CLP Annex I 2.6.1). */
const maxFlammable = 60;

/** The physical hazards and skin corrosion by their names, and an extreme pH, `pH 1.2`. */
function wasteProperties(sheet: Sheet): string[] {
  const { facts, phrases } = sheet;
  const classes = facts.classification
    .filter(({ h }) => h.some((code) => /^H2|^H314/.test(code)))
    .map(({ category, h }) => hazardClassName(category, h, phrases));
  const { ph } = facts.basicProperties;
  const hasExtremePh = hasTrait(sheet, 'acidic', 'alkaline') && typeof ph === 'object' && 'value' in ph;
  return [...new Set(classes), ...(hasExtremePh ? [`pH ${formatFigure(sheet, ph.value)}`] : [])];
}

/** Neither acids nor bases nor salts, which are what a pH is of. */
const isNeutral = ({ facts }: Sheet) =>
  structuresOf(facts)?.every((structure) => structure === 'hydrocarbons' || structure === 'chlorinated') === true;
const isWithoutWater = ({ facts }: Sheet) =>
  structuresOf(facts)?.every((structure) => structureRows[structure].hasCarbon) === true;

const partitionCoefficient = ({ facts }: Sheet) => {
  const property = facts.basicProperties.partitionCoefficient;
  return property && typeof property !== 'string' && 'value' in property ? property.value : undefined;
};

/** Whether the categories of Part 1 of Directive 2012/18/EU are known: every ingredient, or the substance, has a known classification. */
const areSevesoClassesKnown = ({ facts }: Sheet) =>
  isClassificationComplete(facts) && (facts.kind === 'substance' || areIngredientsKnown(facts));
/** Whether it is known that nothing of the directive applies: Part 2 is compared by CAS number. */
const isSevesoKnown = (sheet: Sheet) => areSevesoClassesKnown(sheet) && isComparedWithPart2(sheet.facts);
const unclassifiedNames = ({ facts: { composition } }: Sheet) =>
  composition.filter((ingredient) => !isClassificationStated(ingredient)).map(({ name }) => name);
/** What has no CAS number; the substance itself, if section 3 has nothing. */
const namesLackingCas = ({ facts: { name, composition } }: Sheet) =>
  composition.length === 0 ? [name] : composition.filter(({ cas }) => cas === undefined).map((row) => row.name);

const countryValue = ({ market, lang }: Sheet) => ({ country: countryName(market.country, lang) });
const classesOf = (_sheet: Sheet, names: readonly string[]) => ({ classes: names.join('; ') });
const isFilled = (_sheet: Sheet, contents: readonly unknown[]) => contents.length > 0;
const isEmpty = (_sheet: Sheet, contents: readonly unknown[]) => contents.length === 0;

/** The substances that were not compared with a list. */
interface NotCompared {
  open: readonly Localised[];
}

/** The lists of limits in air of the country, and the substances that have no limit of the country. */
interface ComparedLists extends NotCompared {
  /** With their dates. */
  lists: readonly string[];
  /** The country may have indicative values besides those of the lists. */
  isBindingOnly: boolean;
}

/** What is known of the absence of a class of sections 2.3, 11.2 and 12.5 (02-hazards.ts). */
export interface NamedOrAbsent {
  /** `acetone (PBT)`: the product and the ingredients that have the class. */
  named: readonly string[];
  absence: 'stated' | 'ofIngredients' | 'open';
  /** The Candidate List with its day, if it was compared with all ingredients and names none of them for the class. */
  list: string | null;
}
const isNamed = (_sheet: Sheet, { named }: NamedOrAbsent) => named.length > 0;
const isAbsent = (absence: NamedOrAbsent['absence']) => (_sheet: Sheet, about: NamedOrAbsent) =>
  about.named.length === 0 && about.absence === absence;
const namesOf = (sheet: Sheet, { open }: NotCompared) => ({
  names: open.map((name) => textInLanguage(sheet, name) ?? '').join('; '),
});
const listsAndNames = (sheet: Sheet, compared: Pick<ComparedLists, 'open' | 'lists'>) => ({
  list: compared.lists.join(', '),
  ...namesOf(sheet, compared),
});

const namedIn = (_sheet: Sheet, { named }: NamedOrAbsent) => ({ names: named.join('; ') });

const hasNationalLimits = ({ limits, market }: Sheet) => limits.some(({ country }) => country === market.country);
/** The country whose limits are not known, with the act that has them. */
const unknownList = (sheet: Sheet) => ({
  list: [countryValue(sheet).country, sheet.market.pack?.limitLaw].filter(Boolean).join(sheet.phrases.colon),
});

/** What the Candidate List says of the ingredients beside their classification. */
const noneListed = {
  key: 'listCheck.noneNamed',
  basis: 'facts',
  condition: (sheet: Sheet, about: NamedOrAbsent) => isAbsent('ofIngredients')(sheet, about) && about.list !== null,
  values: (_sheet: Sheet, { list }: NamedOrAbsent) => ({ list: list ?? '' }),
} as const;

/** The slots in which an author says how the product reacts. */
const reactionSlots: readonly Slot[] = ['10.3', '10.5'];

/** Whether more is known of reactions than what follows from the classes: of a group with reactions, or because the author says which groups there are. */
const areGroupsKnown = (facts: ProductFacts): boolean =>
  facts.substanceGroups !== undefined ||
  groupPhrases.some(({ group, slot }) => reactionSlots.includes(slot) && groupsOfProduct(facts).includes(group));

/**
 * Whether the phrases of a slot follow from hazard classes, properties and composition only: no group of substances is known, and the author says nothing
 * of reactions and incompatible materials.
 */
export const isDerivedOnly = (sheet: Sheet, slot: Slot): boolean => {
  const { phrases, texts } = sheet.facts;
  const isSilent = reactionSlots.every((other) => (phrases[other] ?? []).length === 0 && texts[other] === undefined);
  return isSilent && !areGroupsKnown(sheet.facts) && slotLines(sheet, slot).length > 0;
};

/** The texts of statements in 4.2. */
interface EffectStatements {
  organs: readonly string[];
  late: readonly string[];
}

/** How a class was calculated. */
export interface Calculation {
  method: 'estimate' | 'sum' | 'further' | 'specificLimit' | 'genericLimit' | 'ph' | 'skinCorrosion';
  /** `propan-2-ol (40 %); acetone (5 – 10 %)`, with the contents as in section 3. */
  ingredients: string;
  /** `10 %`: the limit that each of the ingredients reaches; empty for other methods. */
  limit: string;
  provision: string;
}

/** A calculation that names the ingredients. */
const isCalculatedBy = (expected: Calculation['method']) => (_sheet: Sheet, about: Calculation) =>
  about.method === expected && about.ingredients !== '';
const calculationValues = (_sheet: Sheet, { ingredients, limit, provision }: Calculation) => ({
  ingredients,
  limit,
  provision,
});

const annexII = (subsection: string) => `REACH Annex II ${subsection}`;

/**
 * The sentences that the safety data sheet prints by itself, by position. A sentence about something that is not known has basis `absence`.
 * The phrases of the slots have their rules in product/phrase-rules.ts, the reasons for a class that section 2.1 does not have in
 * not-classified.ts.
 */
export const sheetSentences = {
  /** Printed where neither rules nor the author have anything. */
  empty: define<readonly unknown[]>({
    key: 'sentences.noInformation',
    basis: 'absence',
    provision: 'REACH Annex II Part A 0.2.4',
    condition: isEmpty,
  }),
  header: define<{ version: string; date: string } | undefined>({
    key: 'sentences.versionOfDate',
    basis: 'facts',
    provision: 'REACH Annex II Part A 0.2.5',
    condition: (_sheet, replaced) => replaced !== undefined,
    values: (_sheet, replaced) => ({ ...replaced }),
  }),
  '1.4': define(
    {
      key: 'markets.noAdvisoryBody',
      basis: 'facts',
      provision: annexII('1.4'),
      condition: ({ market: { pack } }) => pack?.advisoryBodies?.length === 0 && Boolean(pack.noAdvisoryBody),
      values: countryValue,
    },
    {
      key: 'markets.unknownAdvisoryBody',
      basis: 'absence',
      provision: annexII('1.4'),
      condition: ({ market: { pack } }) =>
        pack?.advisoryBodies === undefined || (pack.advisoryBodies.length === 0 && !pack.noAdvisoryBody),
      values: countryValue,
    },
    {
      key: 'markets.poisonCentres',
      basis: 'facts',
      provision: annexII('1.4'),
      condition: ({ market: { pack } }) => Boolean(pack?.hasPoisonCentres) && !pack?.advisoryBodies?.length,
    },
  ),
  /** Whether a restriction of the Union excludes the general public; it applies to a product that is offered to others too. */
  '1.2.public': define({
    key: 'sentences.notForPublic',
    basis: 'derivation',
    provision: 'REACH Annex II 1.2; REACH Annex XVII; Regulation (EU) 2019/1148 Art. 5',
    condition: (sheet) => isUnion(sheet) && publicBans(sheet.facts, sheet.day).length > 0,
    values: ({ facts, lang, day }) => ({
      law: publicBans(facts, day)
        .map((provision) => provisionText(provision, lang))
        .join('; '),
    }),
  }),
  '2.1': define(
    {
      key: 'sentences.notClassified',
      basis: 'facts',
      provision: annexII('2.1'),
      condition: ({ facts }) => facts.classification.length === 0 && unknownHazards(facts) === null,
    },
    {
      key: 'sentences.hazardsUnknown',
      basis: 'absence',
      provision: annexII('2.1'),
      condition: ({ facts }) => facts.kind === 'mixture' && unknownHazards(facts) === 'ingredients',
    },
    {
      key: 'sentences.hazardsWithoutBasis',
      basis: 'absence',
      provision: annexII('2.1'),
      condition: ({ facts }) => {
        const why = unknownHazards(facts);
        return why === 'basis' || (why === 'ingredients' && facts.kind === 'substance');
      },
    },
    {
      key: 'sentences.classified',
      basis: 'facts',
      provision: annexII('2.1'),
      condition: ({ facts }) => facts.classification.length > 0,
    },
  ),
  /** Classes that are possible and open (product/not-classified.ts). */
  '2.1.open': define<readonly string[]>({
    key: 'sentences.classificationOpen',
    basis: 'absence',
    provision: 'REACH Annex II 2.1, CLP Art. 8(2) and 9',
    condition: isFilled,
    values: classesOf,
  }),
  /** Classes that are shown not to be met, where the others are not known. */
  '2.1.excluded': define<readonly string[]>({
    key: 'sentences.criteriaNotMetFor',
    basis: 'derivation',
    provision: annexII('2.1, 11.1'),
    condition: ({ facts }, names) => unknownHazards(facts) !== null && names.length > 0,
    values: classesOf,
  }),
  '2.2': define({
    key: 'sentences.noLabelElements',
    basis: 'facts',
    provision: annexII('2.2'),
    condition: (sheet) => !hasLabelElements(sheet) && isClassificationComplete(sheet.facts),
  }),
  '2.2.signalWord': define({
    key: 'sentences.noSignalWord',
    basis: 'facts',
    provision: annexII('2.2'),
    condition: (sheet) => hasLabelElements(sheet) && sheet.facts.label.signalWord === null,
  }),
  '2.2.pictograms': define({
    key: 'sentences.noPictograms',
    basis: 'facts',
    provision: annexII('2.2'),
    condition: (sheet) => hasLabelElements(sheet) && sheet.facts.label.pictograms.length === 0,
  }),
  '2.2.statements': define<readonly string[]>({
    key: 'sentences.noStatements',
    basis: 'facts',
    provision: annexII('2.2'),
    condition: (sheet, codes) => hasLabelElements(sheet) && codes.length === 0,
  }),
  /** Entries of Annex XVII whose text for the pack was not read in the language of the sheet, and nobody wrote it. */
  '2.2.prescribed': define({
    key: 'sentences.prescribedText',
    basis: 'derivation',
    provision: 'REACH Annex II 2.2; CLP Art. 32(6)',
    condition: ({ facts, lang, day }) =>
      lackingProvisions(facts, lang, day).length > 0 &&
      !facts.label.supplementalTexts?.some(({ act, wording }) => act === 'annexXVII' && wording[lang] !== undefined),
    values: ({ facts, lang, day }) => ({
      law: lackingProvisions(facts, lang, day)
        .map((provision) => provisionText(provision, lang))
        .join('; '),
    }),
  }),
  pbt: define<NamedOrAbsent>(
    { key: 'sentences.pbtFound', basis: 'facts', provision: annexII('2.3, 12.5'), condition: isNamed, values: namedIn },
    { key: 'sentences.pbtNone', basis: 'facts', provision: annexII('2.3, 12.5'), condition: isAbsent('stated') },
    {
      key: 'sentences.pbtOfIngredients',
      basis: 'derivation',
      provision: annexII('2.3, 12.5'),
      condition: isAbsent('ofIngredients'),
    },
    { ...noneListed, provision: annexII('2.3, 12.5') },
  ),
  endocrine: define<NamedOrAbsent>(
    {
      key: 'sentences.endocrineFound',
      basis: 'facts',
      provision: annexII('2.3, 11.2.1, 12.6'),
      condition: isNamed,
      values: namedIn,
    },
    {
      key: 'sentences.endocrineNone',
      basis: 'facts',
      provision: annexII('2.3, 11.2.1, 12.6'),
      condition: isAbsent('stated'),
    },
    {
      key: 'sentences.endocrineOfIngredients',
      basis: 'derivation',
      provision: annexII('2.3, 11.2.1, 12.6'),
      condition: isAbsent('ofIngredients'),
    },
    { ...noneListed, provision: annexII('2.3, 11.2.1, 12.6') },
  ),
  '3': define({
    key: 'sentences.substanceNote',
    basis: 'facts',
    provision: annexII('3.2.3'),
    condition: ({ facts }) =>
      facts.composition.some(({ classification, euh }) => classification.length + euh.length > 0),
  }),
  /** The unit of the contents of a gaseous mixture, whose limits are volume % (CLP: v/v units for gases). */
  '3.2.contents': define(
    {
      key: 'sentences.contentsByVolume',
      basis: 'facts',
      provision: 'REACH Art. 31(3), Annex II 3.2.2',
      condition: (sheet) => isGas(sheet) && contentUnitsOf(sheet) === 'volume',
    },
    {
      key: 'sentences.contentsUsedAsVolume',
      basis: 'absence',
      provision: 'CLP Annex I Tables 3.5.2, 3.6.2 and 3.7.2 (notes), REACH Annex II 3.2.2',
      condition: (sheet) => isGas(sheet) && contentUnitsOf(sheet) === 'unnamed',
    },
  ),
  '3.ingredient': define<Ingredient>({
    key: 'sentences.notClassifiedIngredient',
    basis: 'facts',
    provision: annexII('3.2.3'),
    condition: (_sheet, ingredient) =>
      ingredient.classification.length + ingredient.euh.length === 0 && isClassificationStated(ingredient),
  }),
  /** Beside the symptoms: what the statements of the product say of organs and of effects that appear late, by severity. */
  '4.2': define<EffectStatements>(
    {
      key: 'sentences.organEffects',
      basis: 'derivation',
      provision: `${annexII('4.2')}; CLP Annex I 3.8.1`,
      condition: (_sheet, { organs }) => organs.length > 0,
      values: (_sheet, { organs }) => ({ statements: organs.join(' ') }),
    },
    {
      key: 'sentences.lateEffects',
      basis: 'derivation',
      provision: `${annexII('4.2')}; CLP Annex I 3.5.1, 3.6.1, 3.7.1, 3.9.1`,
      condition: (_sheet, { late }) => late.length > 0,
      values: (_sheet, { late }) => ({ statements: late.join(' ') }),
    },
  ),
  /** What follows for a property of 9.1 that the author does not state. */
  '9.1': define<BasicProperty>(
    {
      key: 'sentences.flammableByClass',
      basis: 'derivation',
      provision: annexII('9.1(f)'),
      condition: (sheet, name) => name === 'flammability' && burningClasses(sheet).length > 0,
      values: (sheet) => ({ classes: burningClasses(sheet).join('; ') }),
    },
    {
      key: 'sentences.combustibleNotClassified',
      basis: 'derivation',
      provision: annexII('9.1(f)'),
      condition: (sheet, name) =>
        name === 'flammability' && isUnclassifiedFire(sheet) && isClassificationComplete(sheet.facts),
    },
    {
      key: 'standard.combustible',
      basis: 'derivation',
      provision: annexII('9.1(f)'),
      condition: (sheet, name) => name === 'flammability' && isUnclassifiedFire(sheet),
    },
    {
      key: 'standard.notCombustible',
      basis: 'derivation',
      provision: annexII('9.1(f)'),
      condition: (sheet, name) => name === 'flammability' && hasTrait(sheet, 'incombustible'),
    },
    {
      key: 'sentences.notFlammableLiquid',
      basis: 'derivation',
      provision: `${annexII('9.1(f)')}; CLP Annex I 2.6.1`,
      condition: (sheet, name) => name === 'flammability' && isUnflammableLiquid(sheet),
    },
  ),
  /** Why a property of 9.1 does not apply, where that follows from the facts; the first sentence counts. */
  '9.1.derived': define<BasicProperty>(
    {
      key: 'sentences.notApplicableState',
      basis: 'derivation',
      provision: annexII('9.1(d) to (r)'),
      condition: isExcludedAs('gas', 'liquid', 'solid', 'aerosol'),
      values: (sheet, name) => ({
        state: sheet.phrases.physicalStates[excludingKind(sheet, name) as keyof Phrases['physicalStates']],
      }),
    },
    {
      key: 'sentences.notApplicableMixture',
      basis: 'facts',
      provision: annexII('9.1(n)'),
      condition: isExcludedAs('mixture'),
    },
    {
      key: 'sentences.notApplicableIncombustible',
      basis: 'derivation',
      provision: annexII('9.1(g), (h), (i)'),
      condition: isExcludedAs('incombustible'),
    },
    {
      key: 'sentences.notApplicableCompressed',
      basis: 'derivation',
      provision: 'REACH Annex II 9.1(o); CLP Annex I Table 2.5.1 (entirely gaseous at -50 °C)',
      condition: (sheet, name) => name === 'vapourPressure' && hasTrait(sheet, 'category Press. Gas (Comp.)'),
    },
    {
      key: 'sentences.notApplicableReactive',
      basis: 'derivation',
      provision: annexII('9.1(k), (m)'),
      condition: (sheet, name) =>
        (name === 'ph' || name === 'solubility') && hasTrait(sheet, 'isocyanates', 'reactsWithWater'),
    },
    {
      key: 'sentences.notApplicableWithoutWater',
      basis: 'derivation',
      provision: annexII('9.1(k)'),
      condition: (sheet, name) => name === 'ph' && isNeutral(sheet),
    },
  ),
  /** Reasons beside those of '9.1.derived' for a property that the author says does not apply. */
  '9.1.stated': define<BasicProperty>({
    key: 'sentences.notApplicableWithoutWater',
    basis: 'derivation',
    provision: annexII('9.1(k)'),
    condition: (sheet, name) => name === 'ph' && isWithoutWater(sheet),
  }),
  /** What resists the product as a glove resists it as clothing, too. */
  '6.1.2': define(
    {
      key: 'sentences.suitMaterials',
      basis: 'derivation',
      provision: annexII('6.1.2'),
      condition: (sheet) => resistantMaterials(sheet).length > 0,
      values: (sheet) => ({ materials: resistantMaterials(sheet).join('; ') }),
    },
    {
      key: 'sentences.suitNotNatural',
      basis: 'derivation',
      provision: annexII('6.1.2'),
      condition: (sheet) => contents(sheet, '8.2.2.hands').keys.includes('glovesUnsuitableNatural'),
    },
    {
      key: 'sentences.suitNotLeather',
      basis: 'derivation',
      provision: annexII('6.1.2'),
      condition: (sheet) => contents(sheet, '8.2.2.hands').keys.includes('glovesUnsuitableLeather'),
    },
    {
      key: 'sentences.suitMaterialUnknown',
      basis: 'absence',
      provision: annexII('6.1.2'),
      condition: (sheet) => contents(sheet, '8.2.2.hands').keys.includes('gloveMaterialUnknown'),
    },
  ),
  '7.3': define({
    key: 'sentences.seeAnnex',
    basis: 'facts',
    provision: 'REACH Art. 31(7), Annex II 7.3',
    condition: ({ facts }) => (facts.exposureScenarios ?? []).length > 0,
  }),
  /** Printed if no limit of the country is known of the product; limits of others apply there too. */
  '8.1.limits': define({
    key: 'markets.noNationalLimits',
    basis: 'absence',
    provision: annexII('8.1.1'),
    condition: (sheet) => !hasNationalLimits(sheet),
    values: countryValue,
  }),
  /** A list of the market, with the substances of the composition of which the author typed another value than it has. */
  '8.1.list': define<{ law: string; names: string }>({
    key: 'markets.limitsNotRecorded',
    basis: 'facts',
    provision: annexII('8.1.1'),
    condition: (_sheet, { names }) => names !== '',
    values: (_sheet, missing) => missing,
  }),
  /** The substances for which it is not known whether the country has a limit: that none is recorded does not mean that there is none. */
  '8.1.compared': define<ComparedLists>(
    {
      key: 'listCheck.incomplete',
      basis: 'facts',
      provision: annexII('8.1.1'),
      condition: ({ market, day }, { open }) => open.length > 0 && hasCompleteLimits(market, 'air', day),
      values: listsAndNames,
    },
    {
      key: 'markets.noLimitTable',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: (sheet, { open, lists }) => open.length > 0 && lists.length === 0 && !hasNationalLimits(sheet),
      values: unknownList,
    },
    {
      key: 'markets.limitsOfSupplier',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: (sheet, { open, lists }) => open.length > 0 && lists.length === 0 && hasNationalLimits(sheet),
      values: (sheet, compared) => ({ ...unknownList(sheet), ...namesOf(sheet, compared) }),
    },
    {
      key: 'markets.limitsComparedInPart',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: ({ market, day }, { open, lists, isBindingOnly }) =>
        open.length > 0 && lists.length > 0 && !isBindingOnly && !hasCompleteLimits(market, 'air', day),
      values: (sheet, { lists }) => ({ ...countryValue(sheet), lists: lists.join('; ') }),
    },
    {
      key: 'markets.bindingLimitsCompared',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: ({ market, day }, { open, isBindingOnly }) =>
        open.length > 0 && isBindingOnly && !hasCompleteLimits(market, 'air', day),
      values: (sheet, { lists }) => ({ ...countryValue(sheet), lists: lists.join('; ') }),
    },
  ),
  /** Printed if the product has no biological limits of the market and the author says nothing of them. */
  '8.1.biological': define<{ stated: readonly unknown[]; lists: readonly string[] }>(
    {
      key: 'markets.notRecorded',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: ({ market, day }, { stated }) => stated.length === 0 && hasCompleteLimits(market, 'biological', day),
    },
    {
      key: 'markets.biologicalComparedInPart',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: ({ market, day }, { stated, lists }) =>
        stated.length === 0 && lists.length > 0 && !hasCompleteLimits(market, 'biological', day),
      values: (sheet, { lists }) => ({ ...countryValue(sheet), lists: lists.join('; ') }),
    },
    {
      key: 'markets.biologicalNotCompared',
      basis: 'absence',
      provision: annexII('8.1.1'),
      condition: (_sheet, { stated, lists }) => stated.length === 0 && lists.length === 0,
      values: countryValue,
    },
  ),
  '8.1.monitoring': define({ key: 'sentences.monitoring', basis: 'advice', provision: annexII('8.1.2') }),
  /** For eSDScom, which has the limits at the ingredients. */
  '8.1.esdscom': define({
    key: 'sentences.noExposureLimits',
    basis: 'absence',
    provision: annexII('8.1.1'),
    condition: ({ facts, limits }) => facts.exposureLimits.length + limits.length === 0,
  }),
  /** The state of an aerosol by the words of its author, to which that of the contents is added. */
  '9.1.aerosol': define<string>(
    {
      key: 'sentences.aerosolContents',
      basis: 'facts',
      provision: annexII('9.1(a)'),
      condition: ({ facts }) =>
        hasAerosolClass(facts) && !namesAerosolContents(facts) && facts.classificationData?.physicalState !== undefined,
      values: ({ facts, phrases }, aerosol) => ({
        aerosol,
        state: phrases.physicalStates[facts.classificationData!.physicalState!],
      }),
    },
    {
      key: 'sentences.aerosolContentsUnknown',
      basis: 'absence',
      provision: annexII('9.1(a)'),
      condition: ({ facts }) =>
        hasAerosolClass(facts) && !namesAerosolContents(facts) && facts.classificationData?.physicalState === undefined,
      values: (_sheet, aerosol) => ({ aerosol }),
    },
  ),
  /** Printed after the derived reactions and materials of a slot while no group of substances is known and the author has nothing there. */
  '10.groups': define<Slot>({
    key: 'sentences.reactionsIncomplete',
    basis: 'absence',
    provision: annexII('10.3, 10.5'),
    condition: isDerivedOnly,
  }),
  /** Combustion products that follow from what is known; the author, who may name others, has none there. */
  '5.2.fireGases': define({
    key: 'sentences.fireGasesIncomplete',
    basis: 'absence',
    provision: annexII('5.2'),
    condition: (sheet) =>
      (sheet.facts.phrases['5.2'] ?? []).length === 0 &&
      sheet.facts.texts['5.2'] === undefined &&
      !areGroupsKnown(sheet.facts) &&
      contents(sheet, '5.2').entries.length > 0,
  }),
  /** Decomposition in use, storage or heat, other than by fire, where section 10.6 has no more than a reference to 5.2. */
  '10.6': define(
    {
      key: 'sentences.decomposesFrom',
      basis: 'facts',
      provision: annexII('10.6'),
      condition: ({ facts }) => measuredRange(facts, 'decompositionTemperature') !== null,
    },
    {
      key: 'sentences.noOtherDecomposition',
      basis: 'absence',
      provision: annexII('10.6'),
      condition: (sheet) =>
        contents(sheet, '10.6').keys.join() === 'combustionSeeSection5' && sheet.facts.texts['10.6'] === undefined,
    },
  ),
  /** A powder of which nothing says whether its dust explodes; `isStated`: section 2.3, 9.2 or 10 does. */
  '9.2.dust': define<{ isStated: boolean }>({
    key: 'sentences.dustExplosionUnknown',
    basis: 'absence',
    provision: annexII('9.2.2(c)'),
    condition: (sheet, { isStated }) => hasTrait(sheet, 'powder') && !isStated,
  }),
  /** The likely routes by the state of matter, of a gas by what it harms too. */
  '11.1.routes': define(
    {
      key: 'sentences.exposureRoutes',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      condition: isSwallowed,
    },
    {
      key: 'sentences.exposureRoutesWithoutIngestion',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      condition: touchesOnly,
    },
    {
      key: 'sentences.exposureRoutesGas',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      condition: (sheet) => isGas(sheet) && !touchesOnly(sheet),
    },
  ),
  '11.1.symptoms': define({
    key: 'sentences.seeSection',
    basis: 'advice',
    provision: annexII('11.1.4'),
    values: () => ({ number: '4.2' }),
  }),
  /** How the ingredients, or the pH, give a class. */
  '11.1.basis': define<Calculation>(
    {
      key: 'sentences.basisEstimate',
      basis: 'derivation',
      provision: annexII('11.1.2, 11.1.10'),
      condition: isCalculatedBy('estimate'),
      values: calculationValues,
    },
    {
      key: 'sentences.basisSum',
      basis: 'derivation',
      provision: annexII('11.1.10'),
      condition: isCalculatedBy('sum'),
      values: calculationValues,
    },
    {
      key: 'sentences.basisSpecificLimit',
      basis: 'derivation',
      provision: `${annexII('11.1.10')}; CLP Art. 10(1)`,
      condition: isCalculatedBy('specificLimit'),
      values: calculationValues,
    },
    {
      key: 'sentences.basisGenericLimit',
      basis: 'derivation',
      provision: annexII('11.1.10'),
      condition: isCalculatedBy('genericLimit'),
      values: calculationValues,
    },
    {
      key: 'sentences.basisFurther',
      basis: 'derivation',
      provision: `${annexII('11.1.10')}; CLP Art. 18(3)(b)`,
      condition: isCalculatedBy('further'),
      values: calculationValues,
    },
    {
      key: 'sentences.basisPh',
      basis: 'derivation',
      provision: annexII('11.1.10'),
      condition: (_sheet, { method }) => method === 'ph',
      values: calculationValues,
    },
    {
      key: 'sentences.basisSkinCorrosion',
      basis: 'derivation',
      provision: annexII('11.1.10'),
      condition: (_sheet, { method }) => method === 'skinCorrosion',
      values: calculationValues,
    },
  ),
  /** The entry of Annex VI that gives a class of a substance; undefined: none. */
  '11.1.harmonised': define<string | undefined>({
    key: 'sentences.basisHarmonised',
    basis: 'facts',
    provision: `${annexII('11.1.10')}; CLP Art. 4(3)`,
    condition: (_sheet, provision) => provision !== undefined,
    values: (_sheet, provision = '') => ({ provision }),
  }),
  /** The measured viscosity, beside the aspiration hazard that it allows or excludes; undefined: not measured, or it decides nothing. */
  '11.1.viscosity': define<{ value: string; limit: string; provision: string } | undefined>({
    key: 'sentences.basisViscosity',
    basis: 'facts',
    provision: 'CLP Annex I 3.10.3.3.1.1, Table 3.10.1',
    condition: (_sheet, about) => about !== undefined,
    values: (_sheet, about) => ({ ...about! }),
  }),
  /** Beside a class of section 2.1 for which the product has no result. */
  '11.1.untested': define<boolean>({
    key: 'sentences.untested',
    basis: 'absence',
    provision: annexII('11.1.9'),
    condition: (_sheet, isUntested) => isUntested,
  }),
  /** The classes of section 2.1 by the exposure after which their effects appear. */
  '11.1.course': define<Record<Onset, readonly string[]>>(
    {
      key: 'sentences.effectsSingle',
      basis: 'derivation',
      provision: 'REACH Annex II 11.1.7; CLP Annex I 3.1.1, 3.2.1, 3.3.1, 3.8.1, 3.10.1, Annex II 1.2.5, 1.2.6',
      condition: (_sheet, { single }) => single.length > 0,
      values: (sheet, { single }) => classesOf(sheet, single),
    },
    {
      key: 'sentences.effectsRenewed',
      basis: 'derivation',
      provision: 'REACH Annex II 11.1.7; CLP Annex I 3.4.1, Annex II 2.4, 2.5, 2.8',
      condition: (_sheet, { renewed }) => renewed.length > 0,
      values: (sheet, { renewed }) => classesOf(sheet, renewed),
    },
    {
      key: 'sentences.effectsLate',
      basis: 'derivation',
      provision: 'REACH Annex II 11.1.7; CLP Annex I 3.5.1, 3.6.1, 3.7.1, 3.9.1, Annex II 1.2.4',
      condition: (_sheet, { late }) => late.length > 0,
      values: (sheet, { late }) => classesOf(sheet, late),
    },
  ),
  /** The share of the mixture of unknown toxicity by a route; null: none. */
  '11.1.unknown': define<{ percent: string | null; route: string }>({
    key: 'sentences.unknownAcuteToxicity',
    basis: 'derivation',
    provision: 'CLP Annex I 3.1.3.6.2.2',
    condition: (_sheet, { percent }) => percent !== null,
    values: (_sheet, { percent, route }) => ({ percent: percent ?? '', route }),
  }),
  '12.1.unknown': define<string | null>({
    key: 'sentences.unknownAquaticHazard',
    basis: 'derivation',
    provision: 'CLP Annex I 4.1.3.6.1',
    condition: (_sheet, percent) => percent !== null,
    values: (_sheet, percent) => ({ percent: percent ?? '' }),
  }),
  /** A calculated sum; `isPublic`: printing it discloses no confidential content. */
  '12.1.sum': define<{ class: string; value: number; isPublic: boolean }>(
    {
      key: 'sentences.aquaticSum',
      basis: 'derivation',
      provision: 'CLP Annex I 4.1.3.5.5',
      condition: (_sheet, { isPublic }) => isPublic,
      values: (sheet, { class: name, value }) => ({ class: name, value: formatFigure(sheet, value) }),
    },
    {
      key: 'sentences.aquaticSumWithheld',
      basis: 'derivation',
      provision: 'CLP Annex I 4.1.3.5.5',
      condition: (_sheet, { isPublic }) => !isPublic,
      values: (_sheet, { class: name }) => ({ class: name }),
    },
  ),
  /** How the ingredients give an aquatic class, and those of them that have no test result. */
  '12.1.causes': define<{ ingredients: string; provision: string; untested: readonly string[] }>(
    {
      key: 'sentences.basisSum',
      basis: 'derivation',
      provision: annexII('12.1'),
      condition: (_sheet, { ingredients }) => ingredients !== '',
      values: (_sheet, { ingredients, provision }) => ({ ingredients, provision }),
    },
    {
      key: 'sentences.aquaticUntested',
      basis: 'absence',
      provision: annexII('12.1'),
      condition: (_sheet, { untested }) => untested.length > 0,
      values: (_sheet, { untested }) => ({ names: untested.join('; ') }),
    },
  ),
  '12.3': define({
    key: 'sentences.logPow',
    basis: 'facts',
    provision: annexII('12.3'),
    condition: (sheet) => partitionCoefficient(sheet) !== undefined,
    values: (sheet) => ({ value: formatFigure(sheet, partitionCoefficient(sheet)!) }),
  }),
  /** The substance from which a result is read across; null: a test of the substance itself. */
  study: define<string | null>({
    key: 'sentences.readAcross',
    basis: 'facts',
    provision: annexII('11.1, 12'),
    condition: (_sheet, name) => name !== null,
    values: (_sheet, name) => ({ name: name ?? '' }),
  }),
  /** Classes and the pH, which decide how waste is treated; materials with which it reacts stand in the phrases of 13.1. */
  '13.1.properties': define(
    {
      key: 'sentences.wasteProperties',
      basis: 'derivation',
      provision: annexII('13.1(b)'),
      condition: (sheet) => wasteProperties(sheet).length > 0,
      values: (sheet) => ({ properties: wasteProperties(sheet).join('; ') }),
    },
    {
      key: 'sentences.wastePropertiesUnknown',
      basis: 'absence',
      provision: annexII('13.1(b)'),
      condition: (sheet) =>
        wasteProperties(sheet).length === 0 &&
        contents(sheet, '10.5').keys.length === 0 &&
        sheet.facts.texts['13.1'] === undefined,
    },
  ),
  '13.1': define({
    key: 'sentences.hazardousWaste',
    basis: 'facts',
    provision: 'Decision 2000/532/EC',
    condition: ({ facts }) => facts.wasteCode?.includes('*') === true,
  }),
  /** Not determined for a product whose classification is not complete, since the classes of ADR rest on the same data. */
  '14.1': define(
    {
      key: 'sentences.notDangerousGoods',
      basis: 'facts',
      provision: annexII('14'),
      condition: ({ facts }) => !facts.transport && isClassificationComplete(facts),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: annexII('14'),
      condition: ({ facts }) => !facts.transport && !isClassificationComplete(facts),
    },
  ),
  /** What the lists of a mode say of the goods as a whole (transport-modes.ts). */
  '14.1.carriage': define<{ mode: TransportMode; carriage: ReturnType<typeof carriageOf> }>(
    {
      key: 'sentences.carriageProhibited',
      basis: 'facts',
      provision: 'ADR Table A; RID Table A; IMDG Code 3.3.1 (900)',
      condition: (_sheet, { carriage }) => carriage === 'prohibited',
      values: (_sheet, { mode }) => ({ act: actOfMode[mode] }),
    },
    {
      key: 'sentences.notSubjectToAct',
      basis: 'facts',
      provision: 'ADR Table A; IMDG Code 3.3.1 (960)',
      condition: (_sheet, { carriage }) => carriage === 'notSubject',
      values: (_sheet, { mode }) => ({ act: actOfMode[mode] }),
    },
  ),
  /** IMDG and ICAO/IATA have English names; those of RID and ADN are in the language of the sheet, as by road. */
  '14.2.asRoad': define<TransportMode>({
    key: 'sentences.nameAsRoad',
    basis: 'facts',
    provision: 'ADR, RID and ADN 3.1.2',
    condition: (_sheet, mode) => mode === 'rail' || mode === 'inlandWaterways',
  }),
  '14.4': define<Pick<Goods, 'packingGroup'>>({
    key: 'sentences.noPackingGroup',
    basis: 'facts',
    provision: annexII('14.4'),
    condition: (_sheet, { packingGroup }) => packingGroup === null,
  }),
  /** Whether the goods harm the environment; null: not known. */
  '14.5': define<boolean | null>({
    key: 'markets.notDetermined',
    basis: 'absence',
    provision: annexII('14.5'),
    condition: (_sheet, isHazardous) => isHazardous === null,
  }),
  /** Figures that RID and ADN share with ADR; not of goods that ADR or RID prohibits, or to which it does not apply. */
  '14.6.asRoad': define<{ mode: TransportMode; isShared: boolean }>(
    {
      key: 'sentences.railAsRoad',
      basis: 'facts',
      provision: 'ADR, RID Table A columns 3b, 7a, 7b and 20',
      condition: (_sheet, { mode, isShared }) => mode === 'rail' && isShared,
    },
    {
      key: 'sentences.inlandWaterwaysAsRoad',
      basis: 'facts',
      provision: 'ADR, ADN Table A columns 3b, 7a and 7b',
      condition: (_sheet, { mode, isShared }) => mode === 'inlandWaterways' && isShared,
    },
  ),
  /** The number of a special provision that a list names in place of a quantity. */
  '14.6.seeProvision': define<string | undefined>({
    key: 'sentences.seeSpecialProvision',
    basis: 'facts',
    provision: 'ADR Table A columns 7a and 7b; IMDG Code, list columns 7a and 7b',
    condition: (_sheet, number) => number !== undefined,
    values: (_sheet, number = '') => ({ number }),
  }),
  /** No list of ICAO-TI or IATA-DGR is here: figures are those that the author states. */
  '14.6.air': define<Pick<Goods, 'air'>>({
    key: 'sentences.airNotRecorded',
    basis: 'absence',
    provision: annexII('14.6'),
    condition: (_sheet, { air = {} }) => Object.keys(air).length === 0,
  }),
  '14.6.airPacking': define<NonNullable<NonNullable<Goods['air']>['passenger']>>(
    {
      key: 'sentences.airForbidden',
      basis: 'facts',
      provision: `${annexII('14.6')}; ICAO-TI Part 3, Table 3-1`,
      condition: (_sheet, { packingInstruction }) => packingInstruction === forbiddenByAir,
    },
    {
      key: 'sentences.airPackingInstruction',
      basis: 'facts',
      provision: `${annexII('14.6')}; ICAO-TI Part 3, Table 3-1`,
      condition: (_sheet, { packingInstruction }) => packingInstruction !== forbiddenByAir,
      values: (_sheet, { packingInstruction }) => ({ instruction: packingInstruction }),
    },
    {
      key: 'sentences.airMaxQuantity',
      basis: 'facts',
      provision: `${annexII('14.6')}; ICAO-TI Part 3, Table 3-1`,
      condition: (_sheet, { packingInstruction, maxQuantity }) =>
        packingInstruction !== forbiddenByAir && maxQuantity !== undefined,
      values: (sheet, { maxQuantity = '' }) => ({ quantity: formatFigure(sheet, maxQuantity) ?? '' }),
    },
  ),
  /** The exemption that the author chose; `isPolluting`: whether the goods harm the environment, null if that is not known. */
  '14.6.exemption': define<{ exemption: TransportExemption; isPolluting: boolean | null }>(
    {
      key: 'sentences.specialProvision144',
      basis: 'facts',
      provision: exemptionProvisions.specialProvision144,
      condition: (_sheet, { exemption }) => exemption === 'specialProvision144',
    },
    {
      key: 'sentences.specialProvision375',
      basis: 'facts',
      provision: exemptionProvisions.specialProvision375,
      condition: (_sheet, { exemption }) => exemption === 'specialProvision375',
    },
    {
      key: 'sentences.viscousLiquid',
      basis: 'facts',
      provision: exemptionProvisions.viscousLiquid,
      condition: (_sheet, { exemption }) => exemption === 'viscousLiquid',
    },
    {
      key: 'sentences.viscousEnvironment',
      basis: 'facts',
      provision: 'ADR 2.2.3.1.5.2',
      condition: (_sheet, { exemption, isPolluting }) => exemption === 'viscousLiquid' && isPolluting !== false,
    },
  ),
  /** What the pack of a product for the public needs. */
  '15.1.packaging': define(
    {
      key: 'sentences.childResistant',
      basis: 'derivation',
      provision: 'CLP Annex II 3.1',
      condition: ({ facts, day }) => facts.audience === 'public' && noticesOf(facts, day).childResistantFastening,
    },
    {
      key: 'sentences.tactileWarning',
      basis: 'derivation',
      provision: 'CLP Annex II 3.2',
      condition: ({ facts, day }) => facts.audience === 'public' && noticesOf(facts, day).tactileWarning,
    },
  ),
  /** The entries of Annex XVII that apply or may apply. */
  '15.1.restrictions': define<readonly string[]>(
    {
      key: 'listCheck.noneByClass',
      basis: 'facts',
      provision: 'REACH Annex XVII',
      condition: ({ facts }, entries) => entries.length === 0 && isClassificationComplete(facts),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'REACH Annex XVII',
      condition: ({ facts }, entries) => entries.length === 0 && !isClassificationComplete(facts),
    },
  ),
  /** An entry whose class the product has, with its appendices unless the stored comparison has the substance in them. */
  '15.1.restriction': define<{
    appendices: readonly [string, string] | null;
    listing: CmrListing['state'];
    applies: boolean | null;
  }>(
    {
      key: 'listCheck.notInAppendix',
      basis: 'facts',
      provision: 'REACH Annex XVII, 28 to 30',
      condition: (_sheet, { appendices, listing }) => appendices !== null && listing === 'notYet',
      values: (_sheet, { appendices }) => ({ first: appendices?.[0] ?? '', second: appendices?.[1] ?? '' }),
    },
    {
      key: 'listCheck.dependsOnAppendix',
      basis: 'absence',
      provision: 'REACH Annex XVII, 28 to 30',
      condition: (_sheet, { appendices, listing }) => appendices !== null && listing !== 'notYet',
      values: (_sheet, { appendices }) => ({ first: appendices?.[0] ?? '', second: appendices?.[1] ?? '' }),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'REACH Annex XVII, 3',
      condition: (_sheet, { appendices, applies }) => appendices === null && applies === null,
    },
  ),
  /** A rule by substance: from a later day, or with a condition that no fact answers. */
  '15.1.rule': define<{ date: string | undefined; questions: readonly string[] }>(
    {
      key: 'listCheck.fromDate',
      basis: 'facts',
      provision: 'REACH Annex XVII',
      condition: (_sheet, { date }) => date !== undefined,
      values: ({ phrases }, { date }) => ({ date: longDate(date ?? '', phrases.locale) }),
    },
    {
      key: 'listCheck.unlessExempt',
      basis: 'absence',
      provision: 'REACH Annex XVII',
      condition: (_sheet, { date, questions }) => date === undefined && questions.length > 0,
      values: (_sheet, { questions }) => ({ questions: questions.join('; ') }),
    },
  ),
  /** Entries, or parts of them, of which no rule says whether they apply. */
  '15.1.groups': define<OpenEntries>(
    {
      key: 'listCheck.groupEntries',
      basis: 'absence',
      provision: 'REACH Annex XVII',
      condition: (_sheet, { groups }) => groups.length > 0,
      values: (_sheet, { groups }) => ({ entries: groups.join(', ') }),
    },
    {
      key: 'listCheck.openEntries',
      basis: 'absence',
      provision: 'REACH Annex XVII',
      condition: (_sheet, { conditions }) => conditions.length > 0,
      values: (_sheet, { conditions }) => ({ entries: conditions.join(', ') }),
    },
  ),
  /** A list of REACH with which the version was compared when it was stored, with what was found. */
  '15.1.list': define<{ found: readonly string[]; limit: number }>(
    {
      key: 'listCheck.none',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      condition: (_sheet, { found, limit }) => found.length === 0 && limit === 0,
    },
    {
      key: 'listCheck.noneFrom',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      condition: (_sheet, { found, limit }) => found.length === 0 && limit > 0,
      values: (sheet, { limit }) => ({ limit: formatFigure(sheet, `${limit} %`) }),
    },
  ),
  /** The lists of REACH with which the version was compared when it was stored. */
  '15.1.lists': define<readonly string[]>({
    key: 'listCheck.groups',
    basis: 'facts',
    provision: 'REACH Art. 59(10), Annexes XIV and XVII',
    condition: isFilled,
    values: (_sheet, lists) => ({ list: lists.join(', ') }),
  }),
  /** Lists of REACH, and the ingredients that were not compared with them. */
  '15.1.notCompared': define<Pick<ComparedLists, 'open' | 'lists'>>({
    key: 'listCheck.incomplete',
    basis: 'facts',
    provision: 'REACH Art. 59(10), Annexes XIV and XVII',
    condition: (_sheet, { open }) => open.length > 0,
    values: listsAndNames,
  }),
  /** Where no category and no named substance of Directive 2012/18/EU applies. */
  '15.1.seveso': define(
    {
      key: 'markets.noSeveso',
      basis: 'derivation',
      provision: 'Directive 2012/18/EU, Annex I',
      condition: isSevesoKnown,
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I',
      condition: (sheet) => !areSevesoClassesKnown(sheet) && unclassifiedNames(sheet).length === 0,
    },
    {
      key: 'markets.sevesoUnclassified',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I',
      condition: (sheet) => !areSevesoClassesKnown(sheet) && unclassifiedNames(sheet).length > 0,
      values: (sheet) => namesOf(sheet, { open: unclassifiedNames(sheet) }),
    },
    {
      key: 'markets.sevesoNoCategory',
      basis: 'derivation',
      provision: 'Directive 2012/18/EU, Annex I',
      condition: (sheet) => areSevesoClassesKnown(sheet) && !isComparedWithPart2(sheet.facts),
      values: (sheet) => namesOf(sheet, { open: namesLackingCas(sheet) }),
    },
    {
      key: 'markets.otherEntries',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I, Part 2',
      condition: (sheet) => areSevesoClassesKnown(sheet) && mayBeUncomparedEntry(sheet.facts),
    },
  ),
  /** The codes of the categories of Part 1 that apply; of a named substance of Part 2 none, whose quantities replace theirs. */
  '15.1.processing': define<readonly string[]>({
    key: 'markets.processing',
    basis: 'derivation',
    provision: 'Directive 2012/18/EU, Annex I, P5a and P5b',
    condition: (_sheet, categories) => categories.includes('P5c'),
  }),
  '15.1.compared': define<readonly string[]>(
    {
      key: 'markets.otherEntries',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
      condition: ({ facts }, categories) =>
        categories.length > 0 && isComparedWithPart2(facts) && mayBeUncomparedEntry(facts),
    },
    {
      key: 'markets.partlyCompared',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
      condition: ({ facts }, categories) => categories.length > 0 && !isComparedWithPart2(facts),
    },
  ),
  '15.1.country': define({
    key: 'markets.noPack',
    basis: 'absence',
    provision: annexII('15.1'),
    condition: ({ market }) => market.pack === null,
    values: countryValue,
  }),
  /** An act on hazardous chemical agents at work: where Directive 98/24/EC applies, and by which hazards. */
  '15.1.work': define<'physicalOrHealthHazard' | 'healthHazard'>({
    key: 'markets.appliesAtWork',
    basis: 'derivation',
    provision: 'Directive 98/24/EC, Art. 2(b)(i)',
    condition: (sheet, hazards) =>
      contents(sheet, '15.1').keys.includes('chemicalAgentsDirective') &&
      (hazards === 'physicalOrHealthHazard' || hasTrait(sheet, 'healthHazard')),
  }),
  /** A heading of the country: whether it may be left out, or is derived from data that do not decide it. */
  '15.1.heading': define<{ isOptional: boolean; isDerived: boolean }>(
    {
      key: 'markets.notRecorded',
      basis: 'absence',
      provision: annexII('15.1'),
      condition: (_sheet, { isOptional, isDerived }) => !isDerived && !isOptional,
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'TRGS 510',
      condition: (_sheet, { isDerived }) => isDerived,
    },
  ),
  /** The changes since the version before. */
  '16.changes': define<readonly unknown[]>(
    {
      key: 'sentences.firstVersion',
      basis: 'facts',
      provision: annexII('16(a)'),
      condition: ({ options }, changes) => changes.length === 0 && !options.previousVersions?.length,
    },
    {
      key: 'sentences.noChangesRecorded',
      basis: 'absence',
      provision: annexII('16(a)'),
      condition: ({ options }, changes) => changes.length === 0 && Boolean(options.previousVersions?.length),
    },
  ),
  /** Statements of section 3 that section 2 does not have. */
  '16.statements': define<readonly unknown[]>({
    key: 'sentences.noFurtherStatements',
    basis: 'facts',
    provision: annexII('16(e)'),
    condition: isEmpty,
  }),
  /** A class that the author decided not to apply. */
  '16.excluded': define({
    key: 'sentences.criteriaNotMet',
    basis: 'derivation',
    provision: 'REACH Annex II 11.1 (conclusive data), CLP Art. 9',
  }),
  '16.training': define(
    { key: 'standard.training', basis: 'advice', provision: annexII('16(f)') },
    {
      key: 'sentences.diisocyanateTraining',
      basis: 'derivation',
      provision: 'REACH Annex XVII 74(1)',
      condition: ({ facts, day }) =>
        restrictionsOf(facts, day).some(({ rule, state }) => rule.duty === 'training' && state === 'applies'),
    },
  ),
  '16.disclaimer': define({ key: 'standard.disclaimer', basis: 'advice', provision: annexII('16') }),
  annex: define({
    key: 'sentences.scenarioFiles',
    basis: 'facts',
    provision: 'REACH Art. 31(7)',
    condition: ({ facts }) => (facts.exposureScenarios ?? []).length > 0,
  }),
};

type Position = keyof typeof sheetSentences;
type AboutOf<Key extends Position> = (typeof sheetSentences)[Key] extends Sentence<Sheet, infer About>[]
  ? About
  : never;

/** Returns the sentences of a position whose conditions the sheet meets. */
export function sentencesAt<Key extends Position>(
  sheet: Sheet,
  position: Key,
  ...[about]: AboutOf<Key> extends void ? [] : [about: AboutOf<Key>]
): string[] {
  const rows = sheetSentences[position] as unknown as readonly Sentence<Sheet, unknown>[];
  return printSentences(rows, { lang: sheet.lang, kind: sheet.facts.kind }, sheet, about);
}

/** The blocks; if there are none, that no information is available. */
export const orNoInformation = (sheet: Sheet, blocks: Block[]): Block[] => [
  ...blocks,
  ...sentencesAt(sheet, 'empty', blocks).map(paragraph),
];

/** A term with the contents of a slot, or with the sentence that no information is available. */
export function slotRow(sheet: Sheet, term: string, slot: Slot): DefinitionRow[] {
  const lines = slotLines(sheet, slot);
  return row(term, lines, sentencesAt(sheet, 'empty', lines)[0]);
}
