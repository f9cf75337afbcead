import { countryName } from '../../../languages/languages.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { areIngredientsKnown, isClassificationStated } from '../../../product/ingredients.ts';
import { isComparedWithPart2 } from '../../../product/markets/goods.ts';
import { hasCompleteLimits } from '../../../product/markets/markets.ts';
import { isClassificationComplete, unknownHazards } from '../../../product/not-classified.ts';
import { coldGases, gases, harmsByMouth } from '../../../product/phrase-rules.ts';
import { hasAerosolClass, namesAerosolContents } from '../../../product/physical-state.ts';
import type { Trait } from '../../../product/product-traits.ts';
import type { Slot } from '../../../product/slots.ts';
import type { Block, DefinitionRow } from '../../blocks/block.ts';
import { paragraph, row } from '../../blocks/builders.ts';
import { printSentences, type Sentence } from '../../blocks/sentence.ts';
import { formatFigure, type Sheet, slotLines } from './sheet.ts';

type Ingredient = ProductFacts['composition'][number];
type Goods = NonNullable<ProductFacts['transport']>;

const at = <About = void>(...rows: Sentence<Sheet, About>[]) => rows;

const hasLabelElements = ({ facts: { label } }: Sheet) =>
  label.signalWord !== null || [label.pictograms, label.h, label.euh, label.p].flat().length > 0;

const hasAny = ({ traits }: Sheet, wanted: readonly Trait[]) => wanted.some((trait) => traits.has(trait));

/** Gases that harm skin or eyes, by their classes or by cold. */
const harmsByContact: readonly Trait[] = ['harmsSkin', 'eyeDamage', 'H319', 'EUH070', ...coldGases];

/** A gas that section 9.1 calls liquid is one. */
const isGas = (sheet: Sheet) => !hasAny(sheet, ['aerosol']) && hasAny(sheet, gases);
/** Swallowing an aerosol is likely only where 4.1 has first aid for it. */
const isSwallowed = (sheet: Sheet) =>
  hasAny(sheet, ['aerosol']) ? hasAny(sheet, harmsByMouth) : !isGas(sheet) && hasAny(sheet, ['liquid', 'solid']);
const touchesOnly = (sheet: Sheet) =>
  hasAny(sheet, ['aerosol']) ? !isSwallowed(sheet) : isGas(sheet) && hasAny(sheet, harmsByContact);

const partitionCoefficient = ({ facts }: Sheet) => {
  const property = facts.basicProperties.partitionCoefficient;
  return property && typeof property !== 'string' && 'value' in property ? property.value : undefined;
};

/**
 * Nothing of Directive 2012/18/EU applies: that is known only if every ingredient, or the substance, has a CAS number, by which the
 * substances of Part 2 are found, and a known classification.
 */
const isSevesoKnown = ({ facts }: Sheet) =>
  isClassificationComplete(facts) &&
  (facts.kind === 'substance' || areIngredientsKnown(facts)) &&
  isComparedWithPart2(facts);

const inCountry = ({ market, lang }: Sheet) => ({ country: countryName(market.country, lang) });
const classesOf = (_sheet: Sheet, names: readonly string[]) => ({ classes: names.join('; ') });
const isFilled = (_sheet: Sheet, contents: readonly unknown[]) => contents.length > 0;
const isEmpty = (_sheet: Sheet, contents: readonly unknown[]) => contents.length === 0;

/** What is known of the absence of a class of sections 2.3, 11.2 and 12.5 (02-hazards.ts). */
export interface NamedOrAbsent {
  /** `acetone (PBT)`: the product and the ingredients that have the class. */
  named: readonly string[];
  absence: 'stated' | 'ofIngredients' | 'open';
}
const isNamed = (_sheet: Sheet, { named }: NamedOrAbsent) => named.length > 0;
const isAbsent = (absence: NamedOrAbsent['absence']) => (_sheet: Sheet, about: NamedOrAbsent) =>
  about.named.length === 0 && about.absence === absence;
const namedIn = (_sheet: Sheet, { named }: NamedOrAbsent) => ({ names: named.join('; ') });

const annexII = (subsection: string) => `REACH Annex II ${subsection}`;

/**
 * The sentences that the safety data sheet writes by itself, by the place that asks for them; a sentence of which nothing is known but its
 * absence has basis `absence`. The phrases of the slots have their rules in product/phrase-rules.ts, the reasons for a class that section 2.1
 * has not in not-classified.ts.
 */
export const sheetSentences = {
  /** Wherever neither rules nor the author have anything. */
  empty: at<readonly unknown[]>({
    key: 'sentences.noInformation',
    basis: 'absence',
    provision: 'REACH Annex II Part A 0.2.4',
    when: isEmpty,
  }),
  header: at<{ version: string; date: string } | undefined>({
    key: 'sentences.versionOfDate',
    basis: 'facts',
    provision: 'REACH Annex II Part A 0.2.5',
    when: (_sheet, replaced) => replaced !== undefined,
    values: (_sheet, replaced) => ({ ...replaced }),
  }),
  '1.4': at(
    {
      key: 'markets.noAdvisoryBody',
      basis: 'facts',
      provision: annexII('1.4'),
      when: ({ market: { pack } }) => pack?.advisoryBodies?.length === 0 && Boolean(pack.noAdvisoryBody),
      values: inCountry,
    },
    {
      key: 'markets.unknownAdvisoryBody',
      basis: 'absence',
      provision: annexII('1.4'),
      when: ({ market: { pack } }) =>
        pack?.advisoryBodies === undefined || (pack.advisoryBodies.length === 0 && !pack.noAdvisoryBody),
      values: inCountry,
    },
    {
      key: 'markets.poisonCentres',
      basis: 'facts',
      provision: annexII('1.4'),
      when: ({ market: { pack } }) => Boolean(pack?.hasPoisonCentres) && !pack?.advisoryBodies?.length,
    },
  ),
  '2.1': at(
    {
      key: 'sentences.notClassified',
      basis: 'facts',
      provision: annexII('2.1'),
      when: ({ facts }) => facts.classification.length === 0 && unknownHazards(facts) === null,
    },
    {
      key: 'sentences.hazardsUnknown',
      basis: 'absence',
      provision: annexII('2.1'),
      when: ({ facts }) => facts.kind === 'mixture' && unknownHazards(facts) === 'ingredients',
    },
    {
      key: 'sentences.hazardsWithoutBasis',
      basis: 'absence',
      provision: annexII('2.1'),
      when: ({ facts }) => {
        const why = unknownHazards(facts);
        return why === 'basis' || (why === 'ingredients' && facts.kind === 'substance');
      },
    },
    {
      key: 'sentences.classified',
      basis: 'facts',
      provision: annexII('2.1'),
      when: ({ facts }) => facts.classification.length > 0,
    },
  ),
  /** Classes that are possible and open (product/not-classified.ts). */
  '2.1.open': at<readonly string[]>({
    key: 'sentences.classificationOpen',
    basis: 'absence',
    provision: 'REACH Annex II 2.1, CLP Art. 8(2) and 9',
    when: isFilled,
    values: classesOf,
  }),
  /** Classes of which something shows that they are not met, where the others are not known. */
  '2.1.excluded': at<readonly string[]>({
    key: 'sentences.criteriaNotMetFor',
    basis: 'derivation',
    provision: annexII('2.1, 11.1'),
    when: ({ facts }, names) => unknownHazards(facts) !== null && names.length > 0,
    values: classesOf,
  }),
  '2.2': at({
    key: 'sentences.noLabelElements',
    basis: 'facts',
    provision: annexII('2.2'),
    when: (sheet) => !hasLabelElements(sheet) && isClassificationComplete(sheet.facts),
  }),
  '2.2.signalWord': at({
    key: 'sentences.noSignalWord',
    basis: 'facts',
    provision: annexII('2.2'),
    when: (sheet) => hasLabelElements(sheet) && sheet.facts.label.signalWord === null,
  }),
  '2.2.pictograms': at({
    key: 'sentences.noPictograms',
    basis: 'facts',
    provision: annexII('2.2'),
    when: (sheet) => hasLabelElements(sheet) && sheet.facts.label.pictograms.length === 0,
  }),
  '2.2.statements': at<readonly string[]>({
    key: 'sentences.noStatements',
    basis: 'facts',
    provision: annexII('2.2'),
    when: (sheet, codes) => hasLabelElements(sheet) && codes.length === 0,
  }),
  pbt: at<NamedOrAbsent>(
    { key: 'sentences.pbtFound', basis: 'facts', provision: annexII('2.3, 12.5'), when: isNamed, values: namedIn },
    { key: 'sentences.pbtNone', basis: 'facts', provision: annexII('2.3, 12.5'), when: isAbsent('stated') },
    {
      key: 'sentences.pbtOfIngredients',
      basis: 'derivation',
      provision: annexII('2.3, 12.5'),
      when: isAbsent('ofIngredients'),
    },
  ),
  endocrine: at<NamedOrAbsent>(
    {
      key: 'sentences.endocrineFound',
      basis: 'facts',
      provision: annexII('2.3, 11.2.1, 12.6'),
      when: isNamed,
      values: namedIn,
    },
    {
      key: 'sentences.endocrineNone',
      basis: 'facts',
      provision: annexII('2.3, 11.2.1, 12.6'),
      when: isAbsent('stated'),
    },
    {
      key: 'sentences.endocrineOfIngredients',
      basis: 'derivation',
      provision: annexII('2.3, 11.2.1, 12.6'),
      when: isAbsent('ofIngredients'),
    },
  ),
  '3': at({
    key: 'sentences.substanceNote',
    basis: 'facts',
    provision: annexII('3.2.3'),
    when: ({ facts }) => facts.composition.some(({ classification, euh }) => classification.length + euh.length > 0),
  }),
  '3.ingredient': at<Ingredient>({
    key: 'sentences.notClassifiedIngredient',
    basis: 'facts',
    provision: annexII('3.2.3'),
    when: (_sheet, one) => one.classification.length + one.euh.length === 0 && isClassificationStated(one),
  }),
  '7.3': at({
    key: 'sentences.seeAnnex',
    basis: 'facts',
    provision: 'REACH Art. 31(7), Annex II 7.3',
    when: ({ facts }) => (facts.exposureScenarios ?? []).length > 0,
  }),
  /** Of the limits of the country and of others that apply there. */
  '8.1.limits': at({
    key: 'markets.noNationalLimits',
    basis: 'absence',
    provision: annexII('8.1.1'),
    when: ({ facts, market }) => !facts.exposureLimits.some(({ country }) => country === market.country),
    values: inCountry,
  }),
  /** A list of the market with the substances of the composition that it has and of which the product has no limit. */
  '8.1.list': at<{ law: string; names: string }>({
    key: 'markets.limitsNotRecorded',
    basis: 'facts',
    provision: annexII('8.1.1'),
    when: (_sheet, { names }) => names !== '',
    values: (_sheet, missing) => missing,
  }),
  /** The substances of which it is not known whether the country has a limit: that none is recorded does not say that there is none. */
  '8.1.compared': at<readonly unknown[]>(
    {
      key: 'listCheck.incomplete',
      basis: 'facts',
      provision: annexII('8.1.1'),
      when: ({ market }, open) => open.length > 0 && hasCompleteLimits(market, 'air'),
    },
    {
      key: 'markets.limitsNotCompared',
      basis: 'absence',
      provision: annexII('8.1.1'),
      when: ({ market }, open) => open.length > 0 && !hasCompleteLimits(market, 'air'),
      values: inCountry,
    },
  ),
  /** Biological limits, and what the author says of them. */
  '8.1.biological': at<readonly unknown[]>({
    key: 'markets.notRecorded',
    basis: 'absence',
    provision: annexII('8.1.1'),
    when: isEmpty,
  }),
  '8.1.monitoring': at({ key: 'sentences.monitoring', basis: 'advice', provision: annexII('8.1.2') }),
  /** In eSDScom, whose limits stand with the ingredients. */
  '8.1.esdscom': at({
    key: 'sentences.noExposureLimits',
    basis: 'absence',
    provision: annexII('8.1.1'),
    when: ({ facts }) => facts.exposureLimits.length === 0,
  }),
  /** The state of an aerosol by the words of its author, to which that of the contents is added. */
  '9.1.aerosol': at<string>(
    {
      key: 'sentences.aerosolContents',
      basis: 'facts',
      provision: annexII('9.1(a)'),
      when: ({ facts }) =>
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
      when: ({ facts }) =>
        hasAerosolClass(facts) && !namesAerosolContents(facts) && facts.classificationData?.physicalState === undefined,
      values: (_sheet, aerosol) => ({ aerosol }),
    },
  ),
  /** The likely routes by the state of matter, of a gas by what it harms too. */
  '11.1.routes': at(
    {
      key: 'sentences.exposureRoutes',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      when: isSwallowed,
    },
    {
      key: 'sentences.exposureRoutesWithoutIngestion',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      when: touchesOnly,
    },
    {
      key: 'sentences.exposureRoutesGas',
      basis: 'derivation',
      provision: annexII('11.1.3'),
      when: (sheet) => isGas(sheet) && !touchesOnly(sheet),
    },
  ),
  '11.1.symptoms': at({
    key: 'sentences.seeSection',
    basis: 'advice',
    provision: annexII('11.1.4'),
    values: () => ({ number: '4.2' }),
  }),
  /** The share of the mixture of unknown toxicity by a route; null: none. */
  '11.1.unknown': at<{ percent: string | null; route: string }>({
    key: 'sentences.unknownAcuteToxicity',
    basis: 'derivation',
    provision: 'CLP Annex I 3.1.3.6.2.2',
    when: (_sheet, { percent }) => percent !== null,
    values: (_sheet, { percent, route }) => ({ percent: percent ?? '', route }),
  }),
  '12.1.unknown': at<string | null>({
    key: 'sentences.unknownAquaticHazard',
    basis: 'derivation',
    provision: 'CLP Annex I 4.1.3.6.1',
    when: (_sheet, percent) => percent !== null,
    values: (_sheet, percent) => ({ percent: percent ?? '' }),
  }),
  /** A calculated sum, by whether it would give a content away. */
  '12.1.sum': at<{ class: string; value: number; isPublic: boolean }>(
    {
      key: 'sentences.aquaticSum',
      basis: 'derivation',
      provision: 'CLP Annex I 4.1.3.5.5',
      when: (_sheet, { isPublic }) => isPublic,
      values: (sheet, { class: name, value }) => ({ class: name, value: formatFigure(sheet, value) }),
    },
    {
      key: 'sentences.aquaticSumWithheld',
      basis: 'derivation',
      provision: 'CLP Annex I 4.1.3.5.5',
      when: (_sheet, { isPublic }) => !isPublic,
      values: (_sheet, { class: name }) => ({ class: name }),
    },
  ),
  '12.3': at({
    key: 'sentences.logPow',
    basis: 'facts',
    provision: annexII('12.3'),
    when: (sheet) => partitionCoefficient(sheet) !== undefined,
    values: (sheet) => ({ value: formatFigure(sheet, partitionCoefficient(sheet)!) }),
  }),
  /** The substance from which a result is read across; null: a test of the substance itself. */
  study: at<string | null>({
    key: 'sentences.readAcross',
    basis: 'facts',
    provision: annexII('11.1, 12'),
    when: (_sheet, name) => name !== null,
    values: (_sheet, name) => ({ name: name ?? '' }),
  }),
  '13.1': at({
    key: 'sentences.hazardousWaste',
    basis: 'facts',
    provision: 'Decision 2000/532/EC',
    when: ({ facts }) => facts.wasteCode?.includes('*') === true,
  }),
  /** Of a product whose classification is not complete it is not determined, since the classes of ADR rest on the same data. */
  '14.1': at(
    {
      key: 'sentences.notDangerousGoods',
      basis: 'facts',
      provision: annexII('14'),
      when: ({ facts }) => !facts.transport && isClassificationComplete(facts),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: annexII('14'),
      when: ({ facts }) => !facts.transport && !isClassificationComplete(facts),
    },
  ),
  '14.4': at<Pick<Goods, 'packingGroup'>>({
    key: 'sentences.noPackingGroup',
    basis: 'facts',
    provision: annexII('14.4'),
    when: (_sheet, { packingGroup }) => packingGroup === null,
  }),
  /** Whether the goods harm the environment; null: not known. */
  '14.5': at<boolean | null>({
    key: 'markets.notDetermined',
    basis: 'absence',
    provision: annexII('14.5'),
    when: (_sheet, isHazardous) => isHazardous === null,
  }),
  /** The entries of Annex XVII that apply or may apply. */
  '15.1.restrictions': at<readonly string[]>(
    {
      key: 'listCheck.noneByClass',
      basis: 'facts',
      provision: 'REACH Annex XVII',
      when: ({ facts }, entries) => entries.length === 0 && isClassificationComplete(facts),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'REACH Annex XVII',
      when: ({ facts }, entries) => entries.length === 0 && !isClassificationComplete(facts),
    },
  ),
  /** An entry whose class the product has, with its appendices unless the stored comparison has the substance in them. */
  '15.1.restriction': at<{ appendices: readonly [string, string] | null; applies: boolean | null }>(
    {
      key: 'listCheck.ifInAppendix',
      basis: 'absence',
      provision: 'REACH Annex XVII, 28 to 30',
      when: (_sheet, { appendices }) => appendices !== null,
      values: (_sheet, { appendices }) => ({ one: appendices?.[0] ?? '', other: appendices?.[1] ?? '' }),
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'REACH Annex XVII, 3',
      when: (_sheet, { appendices, applies }) => appendices === null && applies === null,
    },
  ),
  /** A list of REACH with which the version was compared when it was stored, with what was found. */
  '15.1.list': at<{ found: readonly string[]; limit: number }>(
    {
      key: 'listCheck.none',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      when: (_sheet, { found, limit }) => found.length === 0 && limit === 0,
    },
    {
      key: 'listCheck.noneFrom',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      when: (_sheet, { found, limit }) => found.length === 0 && limit > 0,
      values: (sheet, { limit }) => ({ limit: formatFigure(sheet, `${limit} %`) }),
    },
  ),
  /** The ingredients that were not compared. */
  '15.1.lists': at<readonly unknown[]>(
    {
      key: 'listCheck.groups',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      when: ({ facts }) => (facts.listCheck?.lists ?? []).length > 0,
    },
    {
      key: 'listCheck.incomplete',
      basis: 'facts',
      provision: 'REACH Art. 59(10), Annexes XIV and XVII',
      when: ({ facts }, notCompared) => (facts.listCheck?.lists ?? []).length > 0 && notCompared.length > 0,
    },
  ),
  /** Where no category and no named substance of Directive 2012/18/EU applies. */
  '15.1.seveso': at(
    {
      key: 'markets.noSeveso',
      basis: 'derivation',
      provision: 'Directive 2012/18/EU, Annex I',
      when: isSevesoKnown,
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I',
      when: (sheet) => !isSevesoKnown(sheet),
    },
  ),
  /** The codes of the categories of Part 1 that apply; of a named substance of Part 2 none, whose quantities replace theirs. */
  '15.1.processing': at<readonly string[]>({
    key: 'markets.processing',
    basis: 'derivation',
    provision: 'Directive 2012/18/EU, Annex I, P5a and P5b',
    when: (_sheet, categories) => categories.includes('P5c'),
  }),
  '15.1.compared': at<readonly string[]>(
    {
      key: 'markets.otherEntries',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
      when: ({ facts }, categories) => categories.length > 0 && isComparedWithPart2(facts),
    },
    {
      key: 'markets.partlyCompared',
      basis: 'absence',
      provision: 'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
      when: ({ facts }, categories) => categories.length > 0 && !isComparedWithPart2(facts),
    },
  ),
  '15.1.country': at({
    key: 'markets.noPack',
    basis: 'absence',
    provision: annexII('15.1'),
    when: ({ market }) => market.pack === null,
    values: inCountry,
  }),
  /** A heading of the country: whether it may be left out, or is derived from data that do not decide it. */
  '15.1.heading': at<{ isOptional: boolean; isDerived: boolean }>(
    {
      key: 'markets.notRecorded',
      basis: 'absence',
      provision: annexII('15.1'),
      when: (_sheet, { isOptional, isDerived }) => !isDerived && !isOptional,
    },
    {
      key: 'markets.notDetermined',
      basis: 'absence',
      provision: 'TRGS 510',
      when: (_sheet, { isDerived }) => isDerived,
    },
  ),
  /** The changes since the version before. */
  '16.changes': at<readonly unknown[]>(
    {
      key: 'sentences.firstVersion',
      basis: 'facts',
      provision: annexII('16(a)'),
      when: ({ options }, changes) => changes.length === 0 && !options.previousVersions?.length,
    },
    {
      key: 'sentences.noChangesRecorded',
      basis: 'absence',
      provision: annexII('16(a)'),
      when: ({ options }, changes) => changes.length === 0 && Boolean(options.previousVersions?.length),
    },
  ),
  /** Statements of section 3 that section 2 has not. */
  '16.statements': at<readonly unknown[]>({
    key: 'sentences.noFurtherStatements',
    basis: 'facts',
    provision: annexII('16(e)'),
    when: isEmpty,
  }),
  /** A class that the author decided not to apply. */
  '16.excluded': at({
    key: 'sentences.criteriaNotMet',
    basis: 'derivation',
    provision: 'REACH Annex II 11.1 (conclusive data), CLP Art. 9',
  }),
  '16.training': at({ key: 'standard.training', basis: 'advice', provision: annexII('16(f)') }),
  '16.disclaimer': at({ key: 'standard.disclaimer', basis: 'advice', provision: annexII('16') }),
  annex: at({
    key: 'sentences.scenarioFiles',
    basis: 'facts',
    provision: 'REACH Art. 31(7)',
    when: ({ facts }) => (facts.exposureScenarios ?? []).length > 0,
  }),
};

type Place = keyof typeof sheetSentences;
type AboutOf<At extends Place> = (typeof sheetSentences)[At] extends Sentence<Sheet, infer About>[] ? About : never;

/** The sentences of a place whose conditions the sheet meets. */
export function sentencesAt<At extends Place>(
  sheet: Sheet,
  place: At,
  ...[about]: AboutOf<At> extends void ? [] : [about: AboutOf<At>]
): string[] {
  const rows = sheetSentences[place] as unknown as readonly Sentence<Sheet, unknown>[];
  return printSentences(rows, { lang: sheet.lang, kind: sheet.facts.kind }, sheet, about);
}

/** The blocks, or that no information is available. */
export const orNoInformation = (sheet: Sheet, blocks: Block[]): Block[] => [
  ...blocks,
  ...sentencesAt(sheet, 'empty', blocks).map(paragraph),
];

/** The contents of a slot beside a term, or that no information is available. */
export function slotRow(sheet: Sheet, term: string, slot: Slot): DefinitionRow[] {
  const lines = slotLines(sheet, slot);
  return row(term, lines, sentencesAt(sheet, 'empty', lines)[0]);
}
