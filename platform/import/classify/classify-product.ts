import { inLanguage } from '../../phrases/languages.ts';
import { ingredientNames, mixtureOf } from '../../product/mixture.ts';
import type { ReadProductFile } from '../../product/product-file.ts';
import { classify } from '../../rules/classification/classify.ts';
import { placesOf } from '../../rules/classification/category-place.ts';
import { basisText, reasonText } from '../../rules/classification/reason-texts.ts';
import { differencesOf } from '../../rules/classification/differences.ts';
import { type Derived, type HazardClass, hazardClasses, type Verdict } from '../../rules/classification/model/model.ts';
import { provisionOf } from '../../rules/hazard-classes.ts';
import { type KnownLists, listCheckOf } from './known-lists.ts';
import { missingOf, missingTexts, withMissing } from './missing-harmonised.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/** The classification of a product as a program reads it: contents and limits in mass %, reasons in English. */
export interface ClassifiedProduct {
  code: string;
  classification: {
    category: string;
    h: readonly string[];
    /** `typed`: of a substance, whose classification is taken as given. */
    basis: Extract<Verdict, { kind: 'classified' }>['basis'] | 'typed';
    provision: string;
    /** The sum as a multiple of the limit (`×`), the content (`%`), ATEmix or the measured value, with the limit it met; null: no figure. */
    value: number | null;
    limit: number | null;
    unit: string | null;
    steps: {
      ingredient: string;
      content: number;
      limit: number | null;
      factor: number;
      contribution: number;
      /** Omitted: it is. */
      inSum?: false;
    }[];
  }[];
  notClassified: { class: HazardClass; reason: string }[];
  supplemental: { h: string; for: readonly string[]; provision: string }[];
  unknownToxicity: Derived['unknownToxicity'];
  labelNames: readonly string[];
  sds: Derived['sds'];
  differences: { category: string; kind: 'lacking' | 'extra'; because: string }[];
}

/** The result with what could not be used of the product. */
export interface Classified {
  result: ClassifiedProduct;
  /** `index` is the place of the ingredient in the composition; omitted: of the mixture as a whole. */
  problems: { index?: number; text: string }[];
}

/**
 * The classification of the newest version of a product file, which may have neither classification nor label. What the loaded Annex VI
 * says of an ingredient and the file lacks is used, and named among the problems.
 */
export function classifyProduct(
  { code, versions }: Pick<ReadProductFile, 'code' | 'versions'>,
  lists?: KnownLists,
): Classified {
  const { facts } = versions[0]!;
  if (facts.kind === 'mixture') return ofMixture(code, facts, lists);
  return { result: ofSubstance(code, facts), problems: lists ? harmonisedOf(facts, lists).problems : [] };
}

/** What Annex VI has beside the file, by ingredient, with a sentence about each. */
function harmonisedOf({ composition, kind }: FactsInFile, lists: KnownLists) {
  const missing = composition.map((one) => missingOf(one, lists));
  const isUsed = kind === 'mixture' ? '; it is used here, add it to the file' : '';
  const problems = missing.flatMap((entries, index) =>
    entries.map((one) => ({ index, text: `${missingTexts(composition[index]!, one).en}${isUsed} (CLP Art. 4(3))` })),
  );
  return { missing, problems };
}

function mixtureWithLists(facts: FactsInFile, lists: KnownLists) {
  const { missing, problems } = harmonisedOf(facts, lists);
  const listCheck = listCheckOf(facts.composition, lists) ?? facts.listCheck;
  const mixture = mixtureOf({ ...facts, ...(listCheck && { listCheck }) });
  const ingredients = mixture.ingredients.map((one, index) => withMissing(one, missing[index]!));
  return { mixture: { ...mixture, ingredients }, problems };
}

function ofMixture(code: string, facts: FactsInFile, lists: KnownLists | undefined): Classified {
  const given = lists ? mixtureWithLists(facts, lists) : { mixture: mixtureOf(facts), problems: [] };
  const derived = classify(given.mixture);
  const names = ingredientNames(facts.composition);
  const { sds, problems } = derived;
  // Without a duty it matters that lists which could cause one were not looked up.
  const open = problems.filter((one) => one.code === 'sheetDutyUnknown').map(({ text }) => text);
  return {
    result: {
      code,
      classification: derived.verdicts.flatMap((verdict) =>
        verdict.kind === 'classified' ? [classificationOf(verdict)] : [],
      ),
      notClassified: derived.verdicts.flatMap((verdict) =>
        verdict.kind === 'classified' ? [] : [{ class: verdict.hazardClass, reason: whyNot(verdict) }],
      ),
      supplemental: derived.supplemental.map((one) => ({ h: one.code, for: one.names, provision: one.provision })),
      unknownToxicity: derived.unknownToxicity,
      labelNames: derived.labelNames,
      sds: { duty: sds.duty, because: [...sds.because, ...open] },
      differences: differencesTo(facts.classification, derived),
    },
    problems: [
      ...given.problems,
      ...problems
        .filter((one) => one.code !== 'sheetDutyUnknown')
        .map(({ ingredient, text }) => {
          const index = ingredient === undefined ? -1 : names.indexOf(ingredient);
          return index < 0 ? { text } : { index, text };
        }),
    ],
  };
}

const differencesTo = (typed: FactsInFile['classification'], derived: Derived) =>
  typed === undefined
    ? []
    : differencesOf(typed, derived).map(({ category, kind, because }) => ({ category, kind, because }));

function classificationOf(
  verdict: Extract<Verdict, { kind: 'classified' }>,
): ClassifiedProduct['classification'][number] {
  const { category, h, basis, provision, value, limit, unit } = verdict;
  const steps = verdict.steps.map(({ ingredient, content, limit: own, factor, contribution, isAlone }) => ({
    ...{ ingredient, content, limit: own, factor, contribution },
    ...(isAlone && { inSum: false as const }),
  }));
  return { category, h, basis, provision, value, limit, unit, steps };
}

const kinds = {
  noData: 'no data: ',
  inconclusive: 'inconclusive: ',
  notApplicable: 'not applicable: ',
  conclusive: '',
};

/** `no data: H335: the flash point is unknown (CLP Annex I …)`; the statement where the class has several verdicts. */
function whyNot(verdict: Exclude<Verdict, { kind: 'classified' }>): string {
  const effect = verdict.values?.h ?? (verdict.reason === 'transition' ? undefined : verdict.values?.category);
  return `${kinds[verdict.kind]}${effect === undefined ? '' : `${effect}: `}${reasonText(verdict)} (${verdict.provision})`;
}

/** A substance's classification is not derived from its composition: it is given as typed, with the evidence that an override names. */
function ofSubstance(code: string, facts: FactsInFile): ClassifiedProduct {
  const { overrides = [], label } = facts;
  const classification = facts.classification ?? [];
  const typed = new Set(classification.flatMap((entry) => placesOf(entry).map(({ hazardClass }) => hazardClass)));
  const overrideOf = (hazardClass: HazardClass | undefined) => overrides.find((one) => one.class === hazardClass);
  const name = inLanguage(facts.name, 'en') ?? '';
  return {
    code,
    classification: classification.map((entry) => ({
      category: entry.category,
      h: entry.h,
      basis: overrideOf(placesOf(entry)[0]?.hazardClass)?.basis ?? 'typed',
      provision: provisionOf(entry.category),
      ...{ value: null, limit: null, unit: null, steps: [] },
    })),
    notClassified: hazardClasses
      .filter((hazardClass) => !typed.has(hazardClass))
      .map((hazardClass) => {
        const own = overrideOf(hazardClass);
        const decided =
          own?.category === null
            ? `not classified by ${basisText(own.basis)}: ${inLanguage(own.reason, 'en') ?? ''} (CLP Art. 9)`
            : 'not derived: the classification of a substance is taken as given';
        return { class: hazardClass, reason: decided };
      }),
    supplemental: (label.euh ?? []).map((h) => ({ h, for: [name], provision: 'as given' })),
    unknownToxicity: [],
    labelNames: classification.length > 0 ? [name] : [],
    sds:
      classification.length > 0
        ? {
            duty: 'required',
            because: [...new Set(classification.map(({ category }) => `REACH Art. 31(1)(a): ${category}`))],
          }
        : {
            duty: 'none',
            because: [
              'Whether a sheet is due depends on the Candidate List and on PBT and vPvB properties (REACH Art. 31(1)(b) and (c)), which were not looked up',
            ],
          },
    differences: [],
  };
}
