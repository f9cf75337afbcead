import type { Localised } from '../languages/languages.ts';
import { extremePhLimits } from '../law/classification/classes/extreme-ph.ts';
import { needsUfi } from '../law/classification/needs-ufi.ts';
import {
  classesOfCategory,
  hazardCategories,
  type HazardClass,
  hazardClassRow,
  statementsOfClass,
} from '../law/hazard-classes.ts';
import { structureRows } from '../law/classification/tables/structures.ts';
import { singleCodes } from '../law/statement-codes.ts';
import { sumOf } from './contents/sum-contents.ts';
import type { ProductFacts } from './facts.ts';
import {
  contentOf,
  derivedFrom,
  isGas,
  lowestOf,
  measuredRange,
  partStructures,
  phOf,
  structuresOf,
} from './mixture.ts';
import { areIngredientsKnown, isWater, membersOf, substanceItself } from './ingredients.ts';
import { type SubstanceGroup, substanceGroupRows, substanceGroups } from '../law/substance-groups.ts';
import { namesForm, type PhysicalState, productState, type SolidForm } from './physical-state.ts';
import { studyEndpoints } from './studies.ts';

const statementsOf = (...classes: HazardClass[]) => classes.flatMap(statementsOfClass);

/** Groups of hazard statements for the rules of the sheet. */
const groups = {
  flammable: ['H220', 'H221', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228'],
  /** The classes that P210 keeps from heat and ignition sources, without aerosols of category 3 and oxidisers (CLP Annex I, Part 2). */
  ignites: hazardCategories
    .filter(({ category, p }) => p.includes('P210') && category !== 'Aerosol 3' && !category.startsWith('Ox. '))
    .flatMap(({ h: [main] }) => main ?? []),
  flammableLiquid: statementsOf('flammableLiquids'),
  aerosol: statementsOf('aerosols'),
  flammableAerosol: ['H222', 'H223'],
  flammableGas: ['H220', 'H221'],
  /** Products whose vapours become flammable in use. */
  flammableInUse: ['EUH018', 'EUH209', 'EUH209A'],
  pressurised: statementsOf('gasesUnderPressure'),
  oxidising: statementsOf('oxidisingGases', 'oxidisingLiquids', 'oxidisingSolids'),
  /** Reacts violently with water or gives off flammable or toxic gases; `metalWithAlkali` and `metalWithAcid` give this trait, too. */
  reactsWithWater: ['H260', 'H261', 'EUH014', 'EUH029'],
  /** Decomposes or explodes by itself. */
  unstable: ['H200', 'H230', 'H231', 'H240', 'H241', 'H242'],
  eyeDamage: ['H314', 'H318'],
  acutelyToxic: ['H300', 'H301', 'H310', 'H311', 'H330', 'H331'],
  toxicByMouth: ['H300', 'H301'],
  toxicBySkin: ['H310', 'H311'],
  toxicByInhalation: ['H330', 'H331'],
  harmsSkin: ['H310', 'H311', 'H312', 'H314', 'H315', 'H317'],
  harmful: ['H302', 'H312', 'H332'],
  harmsAirways: ['H330', 'H331', 'H332', 'H334', 'H335', 'H336', 'EUH071'],
  sensitising: statementsOf('respiratorySensitisation', 'skinSensitisation'),
  cmr: statementsOf('mutagenicity', 'carcinogenicity', 'reproductiveToxicity'),
  cmr1: ['H340', 'H350', 'H360'],
  harmsOrgans: statementsOf('stotSingle', 'stotRepeated'),
  toxicIfInhaled: ['H330', 'H331', 'H332', 'H333', 'H334'],
  harmsOnLongExposure: ['H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H362', 'H370', 'H371', 'H372', 'H373'],
  aquatic: statementsOf('aquaticAcute', 'aquaticChronic'),
} as const;

/** The phrases of 8.2.2 that name a material of gloves which is suitable. */
const gloveMaterial = /^gloves(?!NotNeeded|ByAssessment|Unsuitable)[A-Z]/;

/** The subsections in which an author can say that the dust explodes with air. */
const dustSlots = ['2.3', '5.2', '9.2', '10.1', '10.3'];

/** CAS numbers of oxygen and of air. */
const breathable = ['7782-44-7', '132259-10-0'];

type StatementCode = `${'H' | 'EUH'}${number}` | `H${number}${'F' | 'D' | 'f' | 'd' | 'i'}`;
export type Trait =
  | StatementCode
  | keyof typeof groups
  /** A group of substances that it contains (law/substance-groups.ts). */
  | SubstanceGroup
  | PhysicalState
  | SolidForm
  | 'substance'
  | 'mixture'
  | 'public'
  | 'classified'
  | 'healthHazard'
  | 'physicalHazard'
  /** Toxic for reproduction, but not by effects on fertility alone: H360F and H361f. */
  | 'harmsUnborn'
  /** The label has the text of the directive on paints. */
  | 'decorativePaint'
  /** The label has the text of the detergents regulation. */
  | 'detergent'
  | 'acidic'
  | 'alkaline'
  /** An extreme pH with a high reserve: by the measured reserve, else by the class H314. */
  | 'acidReserve'
  | 'alkaliReserve'
  /** It contains aluminium or zinc and, without water, a strong alkali or acid: once it is wet it gives off hydrogen. */
  | 'metalWithAlkali'
  | 'metalWithAcid'
  /** It is known to burn, or not to burn; neither: unknown. */
  | 'combustible'
  | 'incombustible'
  /** It contains an organic substance, or a hydrocarbon, of a known structure or group. */
  | 'organic'
  | 'hydrocarbons'
  /** The composition and its classification are stated, and all its sensitisers sensitise the skin, or the airways, only. */
  | 'skinSensitisers'
  | 'airwaySensitisers'
  /** An organic ingredient contains nitrogen, by its group or by its name. */
  | 'organicNitrogen'
  /** All that it contains has a structure that is stable (law/classification/tables/structures.ts). */
  | 'stableStructure'
  /** A liquid whose flash point is 93 °C at most, classified or not. */
  | 'flashesTo93'
  /** A cleaner that is poured into drains, by the words of its name or uses. */
  | 'drainCleaner'
  | 'lowBoiling'
  | 'highBoiling'
  /** One of the exposure limits applies in the market of the sheet; it is none of the product alone. */
  | 'marketLimits'
  | 'dangerousGoods'
  /** Section 11.1 has data on the product itself: a result, a determination, or data that the author names. */
  | 'tested'
  /** The composition and the classification of each ingredient are stated. */
  | 'ingredientsKnown'
  /** Water is unsuitable for extinguishing: it reacts with the product, or the author says so in 5.1. */
  | 'waterUnsuitable'
  /**
   * A gas that displaces the oxygen of the air: it contains neither oxygen nor air, by the CAS number of a substance or those of the whole
   * composition of a mixture, which may contain oxygen where it is unknown.
   */
  | 'suffocating'
  /** The dust explodes with air, because the author says so in 2.3, 5.2, 9.2 or 10. */
  | 'explosibleDust'
  /** The author names a material of gloves in 8.2.2, or has a text there. */
  | 'gloveMaterialStated'
  /** The author states a waste code (section 13.1). */
  | 'wasteCodeStated'
  /** Identified uses are stated (section 1.2). */
  | 'usesStated'
  /** Effects on the lungs can appear after a delay: by the classes, of chlorine, or because the author says so in 4.1. */
  | 'delayedLungEffects'
  /** An ingredient that harms the airways, at its generic cut-off or more. */
  | 'airwayIngredients'
  /** The data exclude every class that harms when it is inhaled (documents/sds/sheet/class-results.ts). */
  | 'harmlessByInhalation'
  /** The ingredients are known, and the health classes of section 2.1 follow from them by calculation. */
  | 'healthByIngredients'
  /** The duty to supply a safety data sheet (REACH Art. 31), as far as it is known. */
  | 'noSheetDuty'
  | 'sheetOnRequest'
  | 'ufi'
  /** The classes ask for a notification to poison centres, and with it a UFI. */
  | 'notified'
  /** The author describes the protection of the airways in 8.2.2. */
  | 'respiratoryTextStated'
  /** The author names a particle filter in 8.2.2. */
  | 'particleFilterStated'
  /** A category of the classification, `Ox. Liq. 2`. */
  | `category ${string}`;

/** A gas by its state or by a class of gases (CLP Annex I 2.2, 2.4, 2.5). */
export const gases: readonly Trait[] = ['gas', 'flammableGas', 'H270', 'pressurised'];

/** The traits of a product that follow from its facts; the sheet adds derived traits. */
export function productTraits(facts: ProductFacts): ReadonlySet<Trait> {
  const statedCodes = [...facts.classification.flatMap(({ h }) => h), ...facts.label.h, ...facts.label.euh];
  const codes = statedCodes.flatMap(singleCodes);
  const hasStatementOf = (group: keyof typeof groups) =>
    (groups[group] as readonly string[]).some((code) => codes.includes(code));
  const state = productState(facts);
  const ph = phOf(measuredRange(facts, 'ph'));
  const isAcidic = ph !== null && ph <= extremePhLimits.acid;
  const isAlkaline = ph !== null && ph >= extremePhLimits.base;
  const reserve = facts.classificationData?.reserve;
  const hasReserve =
    reserve === undefined
      ? codes.includes('H314')
      : isAcidic
        ? ph - reserve / 12 <= -0.5
        : isAlkaline && ph + reserve / 12 >= 14.5;
  const boiling = boilingOf(facts);
  const groupNames = groupsOfProduct(facts);
  const hasDryMetal = groupNames.includes('aluminiumAndZinc') && !facts.composition.some(isWater);
  const isMetalWithAlkali = hasDryMetal && groupNames.includes('strongBases');
  const isMetalWithAcid = hasDryMetal && groupNames.includes('strongAcids');
  const burns = isCombustible(facts);
  const parts = partStructures(facts).map(({ structure }) => structure);
  const [sensitiser, ...others] = sensitisersOf(facts);
  const conditional: [Trait, boolean][] = [
    ['powder', state === 'solid' && namesForm(facts, 'powder')],
    ['explosibleDust', dustSlots.some((slot) => facts.phrases[slot]?.includes('dustExplosion'))],
    ['molten', namesForm(facts, 'molten') || (facts.phrases['8.2.2.thermal'] ?? []).includes('heatProtection')],
    ['public', facts.audience === 'public'],
    ['classified', facts.classification.length > 0],
    ['healthHazard', codes.some((code) => code.startsWith('H3'))],
    ['physicalHazard', codes.some((code) => code.startsWith('H2'))],
    ['harmsUnborn', statedCodes.some((code) => /^H36[01](?![Ff]$)/.test(code))],
    ['decorativePaint', facts.label.supplementalTexts?.some(({ act }) => act === 'paints') === true],
    ['detergent', facts.label.supplementalTexts?.some(({ act }) => act === 'detergents') === true],
    ['acidic', isAcidic],
    ['alkaline', isAlkaline],
    ['acidReserve', isAcidic && hasReserve],
    ['alkaliReserve', isAlkaline && hasReserve],
    ['metalWithAlkali', isMetalWithAlkali],
    ['metalWithAcid', isMetalWithAcid],
    ['reactsWithWater', isMetalWithAlkali || isMetalWithAcid],
    ['combustible', burns === true],
    ['incombustible', burns === false],
    ['organic', parts.some((part) => part !== null && structureRows[part].hasCarbon)],
    ['hydrocarbons', parts.includes('hydrocarbons')],
    ['organicNitrogen', containsOrganicNitrogen(facts)],
    ['skinSensitisers', sensitiser === 'skinSensitisation' && others.length === 0],
    ['airwaySensitisers', sensitiser === 'respiratorySensitisation' && others.length === 0],
    ['stableStructure', structuresOf(facts)?.every((part) => structureRows[part].isStable) === true],
    ['flashesTo93', state === 'liquid' && isFlashingTo93(facts)],
    ['drainCleaner', [facts.name, ...facts.uses.identified].some(namesDrainCleaner)],
    ['lowBoiling', boiling === 'low'],
    ['highBoiling', boiling === 'high'],
    ['dangerousGoods', facts.transport !== null],
    ['tested', isTested(facts)],
    ['ingredientsKnown', areIngredientsKnown(facts)],
    [
      'delayedLungEffects',
      codes.includes('EUH071') ||
        (hasStatementOf('toxicByInhalation') && (codes.includes('H314') || groupNames.includes('elementalChlorine'))) ||
        (facts.phrases['4.1.inhalation'] ?? []).includes('inhalationDelayedEffects'),
    ],
    [
      'waterUnsuitable',
      hasStatementOf('reactsWithWater') ||
        isMetalWithAlkali ||
        isMetalWithAcid ||
        (facts.phrases['5.1'] ?? []).includes('waterUnsuitable'),
    ],
    [
      'gloveMaterialStated',
      (facts.phrases['8.2.2.hands'] ?? []).some((key) => gloveMaterial.test(key)) ||
        facts.texts['8.2.2.hands'] !== undefined,
    ],
    ['wasteCodeStated', facts.wasteCode !== undefined],
    ['usesStated', facts.uses.identified.length > 0],
    ['airwayIngredients', facts.composition.some((row) => harmsAirwaysFrom(row) <= contentOf(row, facts).max)],
    ['ufi', facts.ufi !== undefined],
    ['notified', needsUfi(facts.classification)],
    [
      'particleFilterStated',
      (facts.phrases['8.2.2.respiratory'] ?? []).some((key) => key === 'filterP2' || key === 'filterP2WhenSpraying'),
    ],
    ['respiratoryTextStated', facts.texts['8.2.2.respiratory'] !== undefined],
  ];
  const traits = new Set<Trait>([
    facts.kind,
    ...(state ? [state] : []),
    ...(codes as StatementCode[]),
    ...(Object.keys(groups) as (keyof typeof groups)[]).filter(hasStatementOf),
    ...groupNames,
    ...facts.classification.map(({ category }) => `category ${category}` as const),
    ...conditional.filter(([, applies]) => applies).map(([trait]) => trait),
  ]);
  const isSuffocating = isGaseous(traits) && !traits.has('H270') && isWithoutOxygen(facts);
  return isSuffocating ? traits.add('suffocating') : traits;
}

/** The generic cut-off of an ingredient that harms the airways, mass % (CLP Annex I, Table 1.1); infinite for others. */
function harmsAirwaysFrom({ classification, euh }: ProductFacts['composition'][number]): number {
  const codes = [...classification.flatMap(({ h }) => h), ...euh].flatMap(singleCodes);
  if (codes.some((code) => /^H33[014]/.test(code))) return 0.1;
  return codes.some((code) => /^(H314|H332|H335|H336|EUH071)/.test(code)) ? 1 : Infinity;
}

/**
 * The groups of which a product contains as much as their rows ask for, by the most that its ingredients can contain; those that the author
 * typed for the product, and those whose statement its label has, in any case.
 */
export const groupsOfProduct = (facts: ProductFacts): SubstanceGroup[] =>
  substanceGroups.filter((group) => {
    const { statements = [], minContent = 0 } = substanceGroupRows[group];
    if (facts.substanceGroups?.includes(group) || facts.label.euh.some((code) => statements.includes(code)))
      return true;
    const members = membersOf(facts, group);
    return members.length > 0 && sumOf(members.map((row) => contentOf(row, facts).max)) >= minContent;
  });

/** Whether the product is a gas, also where section 9.1 calls it a liquid; an aerosol is none. */
export const isGaseous = (traits: ReadonlySet<Trait>): boolean =>
  gases.some((trait) => traits.has(trait)) && !traits.has('aerosol');

/**
 * Whether a product burns: by its classes, the phrase of section 5.2, its flash point, or the structure of all its ingredients; null: unknown. A flash
 * point above the end of its measurement may be none.
 */
export function isCombustible(facts: ProductFacts): boolean | null {
  const { classification, phrases } = facts;
  const entries = phrases['5.2'] ?? [];
  if (
    entries.includes('combustible') ||
    classification.some(({ category }) =>
      classesOfCategory(category).some((name) => hazardClassRow(name).isCombustible),
    )
  )
    return true;
  if (entries.includes('notCombustible')) return false;
  const { exact, upper } = measuredRange(facts, 'flashPoint') ?? {};
  if (exact ?? upper) return true;
  const burning = partStructures(facts).filter(({ structure }) => structure && structureRows[structure].burns);
  if (sumOf(burning.map(({ content }) => content)) >= minBurningContent) return true;
  const isWithoutFuel = structuresOf(facts)?.every((structure) => structureRows[structure].burns === false);
  return isWithoutFuel || isKnownNotToBurn(facts) ? false : null;
}

/** Mass % of hydrocarbons from which a product burns, whatever the rest is. */
const minBurningContent = 90;

/**
 * A gas, or a liquid without a flash point, of a mixture none of whose ingredients is flammable or unknown (CLP Annex I 2.2.4, 2.6.4); of the
 * liquid no gas with explosion limits, such as ammonia, either. Not what the label says to become flammable in use (CLP Annex II 1.1.4, 2.9).
 */
function isKnownNotToBurn(facts: ProductFacts): boolean {
  if (facts.kind !== 'mixture' || facts.label.euh.some((code) => /^EUH(?:018|209)/.test(code))) return false;
  const isWithoutLimits = (['explosionLimits', 'autoIgnitionTemperature'] as const).every(
    (name) => measuredRange(facts, name) === null,
  );
  return derivedFrom(facts).verdicts.some(
    ({ hazardClass, kind, reason }) =>
      kind === 'conclusive' &&
      ((hazardClass === 'flammableGases' && isGas(facts)) || (reason === 'noFlashPoint' && isWithoutLimits)),
  );
}

/** The classes of section 11.1 that have endpoints. */
const healthClasses = Object.values(studyEndpoints).flatMap(({ section, classes }): readonly HazardClass[] =>
  section === '11.1' ? classes : [],
);

function isTested({ studies, overrides = [], notClassified }: ProductFacts): boolean {
  return (
    studies.some(({ endpoint, substance }) => substance === undefined && studyEndpoints[endpoint].section === '11.1') ||
    overrides.some((override) => healthClasses.includes(override.class)) ||
    healthClasses.some((hazardClass) => notClassified?.[hazardClass]?.source !== undefined)
  );
}

/** The classes of sensitisation that the ingredients have; none where the classification of one is not stated. */
function sensitisersOf(facts: ProductFacts): HazardClass[] {
  if (!areIngredientsKnown(facts)) return [];
  const codes = facts.composition.flatMap(({ classification }) => classification.flatMap(({ h }) => h));
  return (['skinSensitisation', 'respiratorySensitisation'] as const).filter((name) =>
    statementsOfClass(name).some((code) => codes.includes(code)),
  );
}

/** Mass %: the unknown rest of a composition may be oxygen or air. */
const minKnownShare = 99;

function isWithoutOxygen(facts: ProductFacts): boolean {
  const { kind, identifiers, composition } = facts;
  const single = composition.length === 1 ? composition[0]!.cas : undefined;
  const numbers = kind === 'substance' ? [identifiers.cas ?? single] : composition.map(({ cas }) => cas);
  if (numbers.length === 0 || numbers.some((cas) => cas === undefined || breathable.includes(cas))) return false;
  return (
    kind === 'substance' || sumOf(composition.map((ingredient) => contentOf(ingredient, facts).min)) >= minKnownShare
  );
}

/** °C; filter type AX of EN 14387 ends there. */
const maxLowBoiling = 65;

/** °C: the end of category 4 of flammable liquids of the UN GHS. */
const maxFlashing = 93;

function isFlashingTo93(facts: ProductFacts): boolean {
  const { exact, upper } = measuredRange(facts, 'flashPoint') ?? {};
  const end = exact ?? upper;
  return end !== undefined && end.value <= maxFlashing;
}

const drainCleaner =
  /drain (?:opener|cleaner|unblocker)|(?:rohr|abfluss|abfluß)-?reiniger|déboucheur|čistilo za odtoke|disgorgante|sturalavandin|desatascador|udrażniani|αποφρακτικό/i;
const namesDrainCleaner = (text: Localised): boolean => Object.values(text).some((words) => drainCleaner.test(words));

/**
 * Words of the names of organic substances with nitrogen, in the languages of documents.
 */
const nitrogenName =
  /(?:amm?in[eao]?|amin[ay]|amm?id[eao]?|oxim[ea]?|ossima|oksim|oksym|azol[eao]?|piperid(?:in|yn)[eao]?|piperazin[eao]?|pyridin[eao]?|morpholin[eao]?|guanidin[eao]?|imidazolin[eao]?|nitrile?|nitrilo|imid[eao]?|urethane?|betaine?|isocyanurate?|harnstoff|αμίνη|αμίδιο|οξίμη|αζόλιο|αζόλη|πιπεριδίνη|ουρία)(?![a-zα-ω])|piperid|triazol|pyrrolid|lactam|nitrocellulose|cellulose nitrate|isothiazol|(?<![a-z])urea(?![a-z])|quaternary ammonium|ammonium compounds/i;

/** Names that have one of these words and show no carbon, or no nitrogen. */
const otherNames = /^(?:sodium|potassium|lithium) amide$|hydroxylamine|vitamine?(?![a-z])/i;

const containsOrganicNitrogen = (facts: ProductFacts): boolean =>
  (facts.composition.length > 0 ? facts.composition : substanceItself(facts)).some(({ name }) =>
    Object.values(name).some((words) => nitrogenName.test(words) && !otherNames.test(words)),
  );

/** Whether the product is low or high boiling, by the lower end of a range; null: unknown, or a bound does not decide it. */
function boilingOf(facts: ProductFacts): 'low' | 'high' | null {
  const { exact, lower, upper } = measuredRange(facts, 'boilingPoint') ?? {};
  const lowest = exact?.value ?? (lower && lowestOf(lower));
  if (lowest !== undefined && lowest > maxLowBoiling) return 'high';
  const end = exact ?? upper;
  return end && (lowest ?? end.value) <= maxLowBoiling ? 'low' : null;
}
