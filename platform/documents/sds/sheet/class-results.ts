import type { Phrases } from '../../../languages/en/sheet.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { Derived, Verdict } from '../../../law/classification/model/model.ts';
import { reasonsOfSubstances } from '../../../law/classification/tables/tested-classes.ts';
import { singleCodes } from '../../../law/statement-codes.ts';
import type { ProductFacts } from '../../../product/facts.ts';
import { derivedFrom, mixtureOf } from '../../../product/mixture.ts';
import { areIngredientsKnown, substanceItself } from '../../../product/ingredients.ts';
import { hasDataFor, openClasses } from '../../../product/not-classified.ts';
import type { Trait } from '../../../product/product-traits.ts';
import { applies } from '../../../tables/regulatory-lists.ts';
import { shippedEntries } from '../../../tables/shipped-lists.ts';

/** The part of a sheet that says what is known of its classes on its day (YYYY-MM-DD). */
interface ClassifiedFacts {
  facts: ProductFacts;
  results: Derived;
  day: string;
}

type Entry = ProductFacts['classification'][number];
type Classified = Extract<Verdict, { kind: 'classified' }>;
export type Procedure = keyof Phrases['procedures'];

/** Classes that measured values of section 9 decide, of a substance too (CLP Annex I 2.3 and 2.6). */
const measuredClasses: readonly HazardClass[] = ['aerosols', 'flammableLiquids'];

/**
 * The results for the hazard classes: for a mixture all verdicts; for a substance, which is not calculated from ingredients, those by
 * measured values, those that the author determined, and those that its structure decides.
 */
export function resultsOf(facts: ProductFacts, day: string): Derived {
  const derived = derivedFrom(facts, day);
  if (facts.kind === 'mixture') return derived;
  const determinedClasses = (facts.overrides ?? []).map((override) => override.class);
  const structural = derivedFrom({ ...facts, composition: substanceItself(facts) }, day).verdicts.filter(
    ({ hazardClass, reason }) => !determinedClasses.includes(hazardClass) && reasonsOfSubstances.includes(reason ?? ''),
  );
  const verdicts = derived.verdicts.filter(
    ({ hazardClass }) => measuredClasses.includes(hazardClass) || determinedClasses.includes(hazardClass),
  );
  return { ...derived, verdicts: [...verdicts, ...structural], calculated: [], unknownToxicity: [] };
}

/** `H360FD` is `H360`: the suffix names an effect within the class. */
const stripSuffix = (code: string) => code.replace(/(?<=\d)[A-Za-z]+$/, '');

/** Reasons of a measured class that was assumed because nothing was measured (CLP Annex I 2.3.2.2, note). */
const assumedReasons = ['notSubmitted'];

/** The verdicts that give a class of section 2.1; null stands for a statement that no verdict gives. */
export function verdictsOf({ results }: ClassifiedFacts, { category, h }: Entry): (Classified | null)[] {
  const classifiedVerdicts = results.verdicts.filter(
    (verdict): verdict is Classified =>
      verdict.kind === 'classified' && category.split(', ').includes(verdict.category),
  );
  const codes = [...new Set(h.flatMap(singleCodes).map(stripSuffix))];
  if (codes.length === 0) return classifiedVerdicts.length > 0 ? classifiedVerdicts : [null];
  return codes.map((code) => classifiedVerdicts.find((verdict) => verdict.h.map(stripSuffix).includes(code)) ?? null);
}

/**
 * The index number of the entry of CLP Annex VI that gives a substance all statements of a class; undefined: none, or one of several for its
 * forms.
 */
export function harmonisedEntryOf(
  { facts, day }: Pick<ClassifiedFacts, 'facts' | 'day'>,
  { category, h }: Entry,
): string | undefined {
  const { kind, identifiers } = facts;
  const { cas, ec, index } = identifiers;
  if (kind !== 'substance' || h.length === 0) return undefined;
  const numbers = [cas, ec, index].filter((number) => number !== undefined);
  const current = shippedEntries('annexVI', numbers).filter(({ data }) => applies(data, day));
  const named = current.filter(({ indexNumber }) => indexNumber === index);
  const entries = named.length > 0 ? named : current;
  const isInAll = entries.every(({ data: { classification = [] } }) => {
    const codes = classification.filter((listed) => listed.category === category).flatMap((listed) => listed.h);
    return h.every((code) => codes.includes(code));
  });
  return isInAll ? (entries[0]?.indexNumber ?? undefined) : undefined;
}

/**
 * How a class of section 2.1 was found: by what decided it in the facts, never by its kind. A class that neither the composition, nor a
 * measured value, nor a override of the author gives is that of Annex VI for a substance which has it there, else `notStated`. (REACH Annex II
 * 2.1 and 16(d), CLP Art. 4(3), 9)
 */
export function proceduresOf(sheet: ClassifiedFacts, entry: Entry): Procedure[] {
  const procedures = verdictsOf(sheet, entry).map((verdict): Procedure => {
    if (!verdict && harmonisedEntryOf(sheet, entry) !== undefined) return 'harmonised';
    if (!verdict || (verdict.basis === 'measured' && assumedReasons.includes(verdict.reason ?? ''))) return 'notStated';
    return verdict.basis;
  });
  return [...new Set(procedures)];
}

/** The determinations that give a class of section 2.1: test, bridging, expert judgement or harmonised classification. */
export function determinationsOf(sheet: ClassifiedFacts, entry: Entry): NonNullable<ProductFacts['overrides']> {
  const classes = verdictsOf(sheet, entry).flatMap((verdict) =>
    verdict && verdict.basis !== 'calculation' && verdict.basis !== 'measured' ? verdict : [],
  );
  return (sheet.facts.overrides ?? []).filter((override) =>
    classes.some(({ hazardClass, category }) => override.class === hazardClass && override.category === category),
  );
}

/** The determinations that a class of the mixture does not apply. */
export const exclusionsOf = (sheet: ClassifiedFacts): NonNullable<ProductFacts['overrides']> =>
  (sheet.facts.overrides ?? []).filter(
    (override) =>
      override.category === null &&
      verdictsOfClass(sheet, override.class).some(
        (verdict) => verdict.kind !== 'classified' && verdict.reason === 'determined',
      ),
  );

/** Verdicts of a class; of one with several effects (STOT SE 3) those of the statement `effect`. */
export const verdictsOfClass = ({ results }: ClassifiedFacts, hazardClass: HazardClass, effect?: string): Verdict[] =>
  results.verdicts.filter((verdict) => {
    if (verdict.hazardClass !== hazardClass) return false;
    const codes = verdict.kind === 'classified' ? verdict.h : [verdict.values?.h ?? effect];
    return effect === undefined || codes.includes(effect);
  });

/** Classes that a product must not have if it is to be harmless when inhaled. */
const inhaledClasses: readonly HazardClass[] = [
  'acuteInhalation',
  'respiratorySensitisation',
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'stotSingle',
  'stotSingleNarcoticIrritant',
  'stotRepeated',
];

/** The traits that follow from the derivation and from the reasons of the author (`notClassified`). */
export function derivedTraits(sheet: ClassifiedFacts): Trait[] {
  const { facts } = sheet;
  const isExcluded = (hazardClass: HazardClass) => {
    if (facts.notClassified?.[hazardClass]?.reason === 'conclusive') return hasDataFor(facts, hazardClass);
    const verdicts = verdictsOfClass(sheet, hazardClass);
    return areIngredientsKnown(facts) && verdicts.length > 0 && verdicts.every(({ kind }) => kind === 'conclusive');
  };
  const isHealth = ({ h }: Entry) => h.some((code) => code.startsWith('H3'));
  const isByIngredients =
    areIngredientsKnown(facts) &&
    facts.classification.filter(isHealth).every((entry) => proceduresOf(sheet, entry).join() === 'calculation');
  const duty = sheetDuty(sheet);
  const isOnRequest = duty === 'onRequest' || (duty !== 'required' && facts.label.euh.includes('EUH210'));
  return [
    ...(inhaledClasses.every(isExcluded) ? ['harmlessByInhalation' as const] : []),
    ...(isByIngredients ? ['healthByIngredients' as const] : []),
    ...(duty === 'none' && !isOnRequest ? ['noSheetDuty' as const] : []),
    ...(isOnRequest ? ['sheetOnRequest' as const] : []),
  ];
}

/**
 * The duty to supply a safety data sheet. Its absence is known only where the composition is known, with the lists that could cause the
 * duty: for a mixture Union exposure limits and the Candidate List (REACH Art. 31(3)), for a substance the Candidate List (Art. 31(1)(c)).
 */
function sheetDuty({ facts, results }: ClassifiedFacts): Derived['sds']['duty'] | 'unknown' {
  if (facts.classification.length > 0) return 'required';
  const { duty } = results.sds;
  const { ingredients } = mixtureOf(facts);
  const isListed = (ingredient: (typeof ingredients)[number]) => ingredient.isCandidate !== false;
  if (facts.kind === 'substance') {
    if (ingredients.some((ingredient) => ingredient.isCandidate === true)) return 'required';
    return ingredients.length === 0 || ingredients.some(isListed) ? 'unknown' : 'none';
  }
  if (duty !== 'required' && openClasses(facts).length > 0) return 'unknown';
  if (duty !== 'none') return duty;
  const isOpen = results.sds.unknown !== undefined;
  return !areIngredientsKnown(facts) || isOpen ? 'unknown' : 'none';
}
