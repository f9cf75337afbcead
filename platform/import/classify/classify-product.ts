import {
  basisText,
  because,
  differenceText,
  effectOf,
  english,
  notesText,
  questionText,
  type ReasonFormat,
  reasonFormatOf,
  whyNot,
} from '../../product/classification-reasons.ts';
import { localise, type LanguageCode } from '../../languages/languages.ts';
import { formatMessage, interfaceText, textsOf } from '../../languages/messages.ts';
import { hazardClassTexts, provisionText } from '../../languages/phrases.ts';
import { ingredientNames, mixtureOf, statedFigure } from '../../product/mixture.ts';
import { pathText } from '../../product/findings.ts';
import { answeringField, openVerdicts, type OpenVerdict } from '../../product/not-classified.ts';
import type { ReadProductFile } from '../../product/product-file.ts';
import { classify } from '../../law/classification/classify.ts';
import { decides, placesOf } from '../../law/classification/model/category-place.ts';
import { differencesOf, type TypedClass } from '../../law/classification/differences.ts';
import { type HazardClass, hazardClasses, provisionOf } from '../../law/hazard-classes.ts';
import type { Derived, Problem, Verdict } from '../../law/classification/model/model.ts';
import { type KnownLists, listCheckOf } from './known-lists.ts';
import { notesOnIngredient } from './harmonised-entries.ts';
import { addMissing, missingOf, missingTexts, remarksOn } from './missing-harmonised.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/** The question about an open class, and the field of the facts that answers it. */
export interface OpenQuestion {
  class: HazardClass;
  question: string;
  field: string;
  provision: string;
}

/** The classification of a product as a program reads it: contents and limits in mass %, reasons in one language. */
export interface ClassifiedProduct {
  code: string;
  classification: {
    category: string;
    h: readonly string[];
    /** `typed`: the file's own classification of a substance. */
    basis: Extract<Verdict, { kind: 'classified' }>['basis'] | 'typed';
    provision: string;
    /** The sum as a multiple of the limit (`×`), the content (`%`), ATEmix or the measured value, with the limit that it meets; null: none. */
    value: number | null;
    limit: number | null;
    unit: string | null;
    steps: {
      ingredient: string;
      content: number;
      limit: number | null;
      factor: number;
      contribution: number;
      /** Omitted: the ingredient counts in the sum. */
      inSum?: false;
    }[];
  }[];
  /** Possible classes of which it is unknown whether they apply. */
  open: OpenQuestion[];
  /** `of`: the statement or category, where the class has several verdicts. */
  notClassified: { class: HazardClass; of?: string; reason: string }[];
  supplemental: { h: string; for: readonly string[]; provision: string }[];
  unknownToxicity: Derived['unknownToxicity'];
  labelNames: readonly string[];
  sds: { duty: Derived['sds']['duty']; because: readonly string[] };
  /** `replaces`: the entries of the file of the same class, in whose place a lacking category is to be. */
  differences: {
    class: HazardClass;
    category: string;
    kind: 'lacking' | 'extra';
    because: string;
    replaces: TypedClass[];
  }[];
}

/** The result with the problems of data that could not be used. */
export interface Classified {
  result: ClassifiedProduct;
  /** Why each class follows, in the order of `result.classification`. */
  sentences: string[];
  /**
   * What a table of a mixture shows in addition: duties of packaging and notification, assumptions with their classes, and the notes of the
   * ingredients' entries in Annex VI; null: a substance.
   */
  tableExtras: { duties: Derived['duties']; notes: string[] } | null;
  /** `index`: position of the ingredient in the composition; omitted: the problem concerns the whole mixture. */
  problems: { index?: number; text: string }[];
}

/**
 * Classifies the newest version of a product file, which may have neither classification nor label. Entries of the loaded Annex VI that an
 * ingredient lacks are used, and reported as problems.
 * @param lists the lists, and the day for which the product is classified; omitted: none, today
 * @param lang language of names and reasons; omitted: the English of commands. Problems are in English.
 */
export function classifyProduct(
  { code, versions }: Pick<ReadProductFile, 'code' | 'versions'>,
  lists?: KnownLists,
  lang?: LanguageCode,
): Classified {
  const { facts } = versions[0]!;
  const reasonFormat = lang ? reasonFormatOf(facts, lang) : english;
  if (facts.kind === 'mixture') return classifyMixture(code, facts, lists, reasonFormat);
  return {
    ...describeSubstance(code, facts, reasonFormat),
    tableExtras: null,
    problems: lists ? harmonisedOf(facts, lists).problems : [],
  };
}

/** What Annex VI has and the file lacks, by ingredient, with a problem for each entry and for what differs otherwise. */
function harmonisedOf({ composition, kind }: FactsInFile, lists: KnownLists) {
  const missing = composition.map((ingredient) => missingOf(ingredient, lists));
  const isUsed = kind === 'mixture' ? '; it is used here, add it to the file' : '';
  const problems = missing.flatMap((entries, index) =>
    [
      ...entries.map((entry) => `${missingTexts(composition[index]!, entry).en}${isUsed} (CLP Art. 4(3))`),
      ...remarksOn(composition[index]!, lists).map(({ texts }) => texts.en),
    ].map((text) => ({ index, text })),
  );
  return { missing, problems };
}

function mixtureWithLists(facts: FactsInFile, lists: KnownLists) {
  const { missing, problems } = harmonisedOf(facts, lists);
  const listCheck = listCheckOf(facts.composition, lists) ?? facts.listCheck;
  const mixture = mixtureOf({ ...facts, ...(listCheck && { listCheck }) });
  const ingredients = mixture.ingredients.map((ingredient, index) => addMissing(ingredient, missing[index]!));
  return { mixture: { ...mixture, ingredients, assessedOn: lists.today }, problems };
}

function classifyMixture(
  code: string,
  facts: FactsInFile,
  lists: KnownLists | undefined,
  reasonFormat: ReasonFormat,
): Classified {
  const { lang, name } = reasonFormat;
  const input = lists ? mixtureWithLists(facts, lists) : { mixture: mixtureOf(facts), problems: [] };
  const derived = classify(input.mixture);
  const names = ingredientNames(facts.composition);
  const { sds, problems } = derived;
  const open = openVerdicts(facts, derived);
  const classes = derived.verdicts.filter((verdict) => verdict.kind === 'classified');
  return {
    result: {
      code,
      classification: classes.map((verdict) => classificationOf(verdict, reasonFormat)),
      open: open.map((verdict) => openQuestion(facts, verdict, reasonFormat)),
      notClassified: derived.verdicts.flatMap((verdict) => {
        if (verdict.kind === 'classified' || open.some((openVerdict) => openVerdict === verdict)) return [];
        const { hazardClass } = verdict;
        const hasSeveral = derived.verdicts.filter((other) => other.hazardClass === hazardClass).length > 1;
        const effect = hasSeveral ? effectOf(verdict) : undefined;
        return [
          { class: hazardClass, ...(effect !== undefined && { of: effect }), reason: whyNot(verdict, reasonFormat) },
        ];
      }),
      supplemental: derived.supplemental.map((statement) => ({
        h: statement.code,
        for: statement.names.map(name),
        provision: provisionText(statement.provision, lang),
      })),
      unknownToxicity: derived.unknownToxicity,
      labelNames: derived.labelNames.map(name),
      sds: {
        duty: sds.duty,
        because: [...sds.because.map((cause) => dutyText(cause, reasonFormat)), ...openDuty(sds, reasonFormat)],
      },
      differences: differencesTo(facts.classification, derived, reasonFormat),
    },
    sentences: classes.map((verdict) => because(verdict, reasonFormat)),
    tableExtras: {
      duties: derived.duties,
      notes: [
        ...notesOf(derived.verdicts, lang),
        ...facts.composition.flatMap((ingredient) =>
          lists ? notesOnIngredient(ingredient, lists).map((texts) => interfaceText(texts, lang)) : [],
        ),
      ],
    },
    problems: [
      ...input.problems,
      ...problems.filter(isReportedHere).map((problem) => {
        const text = textsOf(problem).en;
        const index = problem.ingredient === undefined ? -1 : names.indexOf(problem.ingredient);
        return index < 0 ? { text } : { index, text };
      }),
    ],
  };
}

export const openQuestion = (
  facts: Parameters<typeof answeringField>[1],
  verdict: OpenVerdict,
  reasonFormat: ReasonFormat,
): OpenQuestion => ({
  class: verdict.hazardClass,
  question: questionText(verdict, reasonFormat),
  field: pathText(answeringField(verdict, facts)),
  provision: provisionText(verdict.provision, reasonFormat.lang),
});

/** Groups the classes by note: `Of a range … (Skin Irrit. 2, aspiration)`. */
function notesOf(verdicts: readonly Verdict[], lang: LanguageCode): string[] {
  const classesOf = new Map<string, string[]>();
  for (const verdict of verdicts) {
    const name = verdict.kind === 'classified' ? verdict.category : verdict.hazardClass;
    for (const text of notesText(verdict, lang)) classesOf.set(text, [...(classesOf.get(text) ?? []), name]);
  }
  return [...classesOf].map(([text, classes]) => `${text} (${[...new Set(classes)].join(', ')})`);
}

/** Problems that check-ingredients.ts reports with their paths in the file. */
const checkedInFile = ['unreadableLimit', 'contentOver100', 'totalOver100'] as const;
type CheckedInFile = (typeof checkedInFile)[number];
const isReportedHere = (problem: Problem): problem is Exclude<Problem, { code: CheckedInFile }> =>
  !checkedInFile.some((code) => code === problem.code);

const isHazardClass = (name: string): boolean => (hazardClasses as readonly string[]).includes(name);

/** `REACH Art. 31(3)(a): acid` */
const dutyText = (
  { provision, of: subject }: Derived['sds']['because'][number],
  { lang, name }: ReasonFormat,
): string =>
  `${provisionText(provision, lang)}: ${isHazardClass(subject) ? interfaceText(hazardClassTexts(subject), lang) : name(subject)}`;

/** Names the lists that were not looked up and could cause a duty. */
const openDuty = ({ unknown }: Derived['sds'], { lang, name }: ReasonFormat): string[] =>
  unknown
    ? [
        formatMessage(lang, unknown.isCandidateOpen ? 'sheet.listsOpen' : 'sheet.limitsOpen', {
          provision: provisionText('REACH Art. 31(3)', lang),
          names: unknown.names.map(name),
        }),
      ]
    : [];

/** Whether a verdict decides an entry and no other verdict does. */
const isDecidedBy = (verdict: Verdict, entry: TypedClass): boolean => {
  const places = placesOf(entry);
  return places.length > 0 && places.every((effectPlace) => decides(verdict, effectPlace));
};

const differencesTo = (typed: FactsInFile['classification'], derived: Derived, reasonFormat: ReasonFormat) =>
  typed === undefined
    ? []
    : differencesOf(typed, derived).map((difference) => ({
        class: difference.hazardClass,
        category: difference.category,
        kind: difference.kind,
        because: differenceText(difference, reasonFormat),
        replaces:
          difference.kind === 'lacking'
            ? typed
                .filter((entry) => isDecidedBy(difference.verdict, entry))
                .map(({ category, h }) => ({ category, h }))
            : [],
      }));

function classificationOf(
  verdict: Extract<Verdict, { kind: 'classified' }>,
  { lang, name }: ReasonFormat,
): ClassifiedProduct['classification'][number] {
  const { category, h, basis, value, limit, unit } = verdict;
  const provision = provisionText(verdict.provision, lang);
  const steps = verdict.steps.map(({ ingredient, content, limit: stepLimit, factor, contribution, isAlone }) => ({
    ingredient: name(ingredient),
    content,
    limit: stepLimit,
    factor,
    contribution,
    ...(isAlone && { inSum: false as const }),
  }));
  const stated = value === null ? null : statedFigure(value);
  return { category, h, basis, provision, value: stated, limit, unit, steps };
}

/** Repeats the file's classification of a substance, which is not derived, with the evidence that its overrides name. */
function describeSubstance(
  code: string,
  facts: FactsInFile,
  { lang }: ReasonFormat,
): Pick<Classified, 'result' | 'sentences'> {
  const { overrides = [], label } = facts;
  const classification = facts.classification ?? [];
  const typed = new Set(classification.flatMap((entry) => placesOf(entry).map(({ hazardClass }) => hazardClass)));
  const overrideOf = (hazardClass: HazardClass | undefined) =>
    overrides.find((override) => override.class === hazardClass);
  const name = localise(facts.name, lang) ?? '';
  const classes = classification.map((entry) => ({
    category: entry.category,
    h: entry.h,
    basis: overrideOf(placesOf(entry)[0]?.hazardClass)?.basis ?? ('typed' as const),
    provision: provisionText(provisionOf(entry.category), lang),
    value: null,
    limit: null,
    unit: null,
    steps: [],
  }));
  const result: ClassifiedProduct = {
    code,
    classification: classes,
    open: [],
    notClassified: hazardClasses
      .filter((hazardClass) => !typed.has(hazardClass))
      .map((hazardClass) => {
        const override = overrideOf(hazardClass);
        const isDecided = override?.category === null;
        const reason = isDecided
          ? `${formatMessage(lang, 'reason.determined', { basis: basisText(override.basis, lang), words: localise(override.reason, lang) ?? '' })} (${provisionText('CLP Art. 9', lang)})`
          : formatMessage(lang, 'substance.notDerived');
        return { class: hazardClass, reason };
      }),
    supplemental: (label.euh ?? []).map((h) => ({ h, for: [name], provision: formatMessage(lang, 'substance.given') })),
    unknownToxicity: [],
    labelNames: classification.length > 0 ? [name] : [],
    sds:
      classification.length > 0
        ? {
            duty: 'required',
            because: [...new Set(classification.map(({ category }) => category))].map(
              (category) => `${provisionText('REACH Art. 31(1)(a)', lang)}: ${category}`,
            ),
          }
        : {
            duty: 'none',
            because: [
              formatMessage(lang, 'substance.dutyOpen', {
                provision: provisionText('REACH Art. 31(1)(b) and (c)', lang),
              }),
            ],
          },
    differences: [],
  };
  const sentences = classes.map(({ provision }) => formatMessage(lang, 'substance.givenBy', { provision }));
  return { result, sentences };
}
