import { localise, type Localised } from '../../languages/languages.ts';
import { translateAll, messageTexts, type Texts, textsOf } from '../../languages/messages.ts';
import { hazardClassTexts, provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../facts.ts';
import { differenceText, english, questionText, reasonFormatOf } from '../classification-reasons.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { derivedFrom, ingredientNames, ingredientPlaces, publicContentOf } from '../mixture.ts';
import { answeringField, openClasses } from '../not-classified.ts';
import { needsUfi } from '../../law/classification/needs-ufi.ts';
import { type Difference, differencesOf } from '../../law/classification/differences.ts';
import { isNamedOnLabel } from '../../law/classification/consequences/label-names.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import type { Derived, Problem, Verdict } from '../../law/classification/model/model.ts';

/** Checks facts against a rule of law. `base` is the path of the facts; `isPublished`: the file publishes the product. */
export type LawRule = (facts: ProductFacts, base: Path, product?: { isPublished?: boolean }) => (Finding | false)[];

/**
 * Compares a mixture's classification with the one that follows from its composition. A class that it lacks is an error when the file
 * publishes the product, else a warning.
 */
export const mixture: LawRule = (facts, base, { isPublished = false } = {}) => {
  if (facts.kind !== 'mixture') return [];
  const derived = derivedFrom(facts);
  return [
    ...differenceFindings(facts, derived, base, isPublished),
    ...rangeFindings(facts, derived, base),
    ...problemFindings(facts, derived, base),
    ...unknownFindings(facts, derived, base),
    ...openFindings(facts, base, isPublished),
    labelFinding(facts, base),
    sensitiserFinding(facts, base),
    ...supplementalFindings(facts, derived, base),
    // For the general public it is a contradiction (missingUfi).
    facts.ufi === undefined &&
      facts.audience !== 'public' &&
      needsUfi(facts.classification) &&
      warning(base, messageTexts('ufiMissing', { provision: provisionTexts('CLP Annex VIII') })),
  ];
};

/** Errors that prevent publishing a mixture: classes that it lacks, and possible classes that are open. Substances have none. */
export function publishingErrors(facts: ProductFacts, base: Path): Finding[] {
  if (facts.kind !== 'mixture') return [];
  return [
    ...lackingClasses(facts.classification, derivedFrom(facts)).map((difference) =>
      error([...base, 'classification'], differenceTexts(facts, difference)),
    ),
    ...openFindings(facts, base, true),
  ];
}

/** `lacks Carc. 1B: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)` */
const differenceTexts = (facts: ProductFacts, difference: Difference): Texts =>
  messageTexts(difference.kind === 'lacking' ? 'difference.lacks' : 'difference.extra', {
    category: difference.category,
    because: translateAll((lang) => differenceText(difference, lang === 'en' ? english : reasonFormatOf(facts, lang))),
  });

const differenceFindings = (facts: ProductFacts, derived: Derived, base: Path, isPublished: boolean): Finding[] =>
  differencesOf(facts.classification, derived).map((difference) => {
    const { kind, category, hazardClass } = difference;
    const texts = differenceTexts(facts, difference);
    if (kind === 'lacking') {
      const finding = (isPublished ? error : warning)([...base, 'classification'], texts);
      return { ...finding, related: [...base, ...causePath(derived, hazardClass)] };
    }
    const index = facts.classification.findIndex((entry) => entry.category === category);
    const path = [...base, 'classification', ...(index < 0 ? [] : [index])];
    return warning(path, texts);
  });

/**
 * Classes that only the highest contents give which section 3 prints: with ranges the hazards "shall describe the effects of the highest
 * concentration of each ingredient" (REACH Annex II 3.2), and a reader of the sheet knows no other.
 */
function rangeFindings(facts: ProductFacts, derived: Derived, base: Path): Finding[] {
  const { composition, classification } = facts;
  if (!composition.some((row) => row.content !== undefined && publicContentOf(row, facts).max > row.content)) return [];
  const rangeFacts = { ...facts, composition: composition.map((row) => ({ ...row, content: undefined })) };
  const known = new Set(lackingClasses(classification, derived).map(({ hazardClass }) => hazardClass));
  return lackingClasses(classification, derivedFrom(rangeFacts))
    .filter(({ hazardClass }) => !known.has(hazardClass))
    .map((difference) =>
      warning(
        [...base, 'composition'],
        messageTexts('difference.byRanges', {
          difference: differenceTexts(facts, difference),
          provision: provisionTexts('REACH Annex II 3.2'),
        }),
      ),
    );
}

const lackingClasses = (classification: ProductFacts['classification'], derived: Derived): Difference[] =>
  differencesOf(classification, derived).filter(({ kind }) => kind === 'lacking');

/** The path of the facts from which a class follows: a measured value of section 9.1, or the composition. */
function causePath({ verdicts }: Derived, hazardClass: HazardClass): Path {
  const verdict = verdicts.find(
    (candidate) => candidate.hazardClass === hazardClass && candidate.kind === 'classified',
  );
  if (hazardClass === 'flammableLiquids') return ['basicProperties', 'flashPoint'];
  return verdict?.unit === 'pH' ? ['basicProperties', 'ph'] : ['composition'];
}

/** Problems with another finding: limits and contents of ingredients (check-ingredients.ts), unknown classifications (below). */
type ReportedElsewhere = 'unreadableLimit' | 'unknownClassification' | 'contentOver100' | 'totalOver100';
const reportedElsewhere: Record<ReportedElsewhere, true> = {
  unreadableLimit: true,
  unknownClassification: true,
  contentOver100: true,
  totalOver100: true,
};
type ReportedHere = Exclude<Problem, { code: ReportedElsewhere }>;
const isReportedHere = (problem: Problem): problem is ReportedHere => !Object.hasOwn(reportedElsewhere, problem.code);

function problemFindings(facts: ProductFacts, { problems }: Derived, base: Path): Finding[] {
  const places = ingredientPlaces(facts.composition);
  const placeIn = (name: string) => places.get(name) ?? -1;
  const nameIn = (name: string) => localName(facts.composition[placeIn(name)], name);
  return problems.filter(isReportedHere).flatMap((problem): Finding[] => {
    const texts = problemTexts(problem, nameIn);
    const index = placeIn(problem.ingredient ?? '');
    const path = [...base, 'composition', ...(index < 0 ? [] : [index])];
    switch (problem.code) {
      case 'testNotAllowed':
        return [error([...base, 'overrides'], texts)];
      case 'judgementToConfirm':
        return [warning([...base, 'overrides'], texts)];
      case 'statementToDecide':
      case 'statementOfPaints':
      case 'statementOfCements':
      case 'statementOfAlloys':
      case 'statementByFlashPoint': {
        const { code } = problem.values;
        // The calculation has a limit for EUH066. EUH209 covers EUH209A, but EUH201A covers EUH201.
        const covers = (labelCode: string) =>
          problem.code === 'statementByFlashPoint' ? code.startsWith(labelCode) : labelCode.startsWith(code);
        const isDecided = code === 'EUH066' || facts.label.euh.some(covers);
        return isDecided ? [] : [warning([...path, 'euh'], texts)];
      }
      case 'noSpecificLimits':
      case 'noLowerBound': {
        const { category } = problem.values;
        const limit = facts.composition[index]?.limits.findIndex((text) => text.includes(category)) ?? -1;
        return [warning(limit < 0 ? path : [...path, 'limits', limit], texts)];
      }
      default:
        return [warning(path, texts)];
    }
  });
}

/** The name of an ingredient; in English the name in the calculation, which distinguishes equal names. */
const localName = (ingredient: { name: Localised } | undefined, name: string): Localised => ({
  ...ingredient?.name,
  en: name,
});

/** A problem of the calculation in every language, with names, provisions and classes in that language. */
const problemTexts = (problem: ReportedHere, nameIn: (name: string) => Localised): Texts =>
  textsOf(problem, (placeholder, value) => {
    if (typeof value !== 'string') return value;
    if (placeholder === 'name') return nameIn(value);
    if (placeholder === 'provision') return provisionTexts(value);
    return placeholder === 'class' ? hazardClassTexts(value) : value;
  });

/** Findings about ingredients without a known classification, with the classes that they leave open. */
function unknownFindings({ composition }: ProductFacts, { verdicts }: Derived, base: Path): Finding[] {
  const names = ingredientNames(composition);
  const unknown = new Map<string, Set<HazardClass>>();
  for (const verdict of verdicts)
    for (const name of verdict.kind === 'noData' ? namesIn(verdict.values) : [])
      unknown.set(name, (unknown.get(name) ?? new Set()).add(verdict.hazardClass));
  return composition.flatMap(({ isClassificationUnknown, name: local }, index) => {
    const name = names[index]!;
    if (isClassificationUnknown !== true) return [];
    const path = [...base, 'composition', index, 'isClassificationUnknown'];
    const classes = [...(unknown.get(name) ?? [])].map((hazardClass) => ({
      ...hazardClassTexts(hazardClass),
      en: className(hazardClass),
    }));
    return [
      warning(
        path,
        messageTexts('classUnknown', {
          name: { ...local, en: name },
          classes: classes.length > 0 ? classes : messageTexts('noClass'),
        }),
      ),
    ];
  });
}

const namesIn = ({ names: all = [] }: Exclude<Verdict, { kind: 'classified' }>['values'] = {}): string[] =>
  [all].flat().map(String);

/** A question for each possible and open class, at the field that answers it; an error when the product is published. */
export const openFindings = (facts: ProductFacts, base: Path, isPublished: boolean): Finding[] =>
  openClasses(facts).map((verdict) => {
    const texts = messageTexts('classOpen', {
      question: translateAll((lang) => questionText(verdict, lang === 'en' ? english : reasonFormatOf(facts, lang))),
      code: hazardClassTexts(verdict.hazardClass),
      provision: provisionTexts(verdict.provision),
    });
    const finding = (isPublished ? error : warning)([...base, ...answeringField(verdict, facts)], texts);
    return { ...finding, openClass: verdict.hazardClass };
  });

const abbreviations: Partial<Record<HazardClass, string>> = {
  stotSingle: 'STOT SE 1 and 2',
  stotSingleNarcoticIrritant: 'STOT SE 3',
  stotRepeated: 'STOT RE',
  pbt: 'PBT and vPvB',
  pmt: 'PMT and vPvM',
};

/** `acuteOral` → `acute oral` */
const className = (hazardClass: HazardClass): string =>
  abbreviations[hazardClass] ?? hazardClass.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function labelFinding({ classification, label }: ProductFacts, base: Path): Finding | false {
  const causing = classification.find(({ category }) => isNamedOnLabel(category));
  return (
    causing !== undefined &&
    label.contains.length === 0 &&
    warning(
      [...base, 'label', 'contains'],
      messageTexts('noNamesOnLabel', { category: causing.category, provision: provisionTexts('CLP Art. 18(3)(b)') }),
    )
  );
}

const sensitiserFinding = ({ label, statementPlaces }: ProductFacts, base: Path): Finding | false =>
  label.euh.includes('EUH208') &&
  !statementPlaces.EUH208?.substance &&
  warning(
    [...base, 'label', 'euh'],
    messageTexts('sensitiserUnnamed', { provision: provisionTexts('CLP Annex II 2.8') }),
  );

/** Statements that are not due when the label names their causes (CLP Annex II 2.4 and 2.5). */
const exemptWhenNamed = ['EUH204', 'EUH205'];

/** Reasons without a finding here: a limit that the law does not set, and hazard statements, which check-law.ts checks. */
const otherReasons = ['assumedLimit', 'hazardClass'];

/** The supplemental statements that ingredients bring and the label lacks; check-knowledge.ts checks EUH210. */
export function missingSupplemental(
  { label }: Pick<ProductFacts, 'label'>,
  { supplemental }: Pick<Derived, 'supplemental'>,
): Derived['supplemental'] {
  const labelCodes = [...label.euh, ...label.h];
  const named = new Set(label.contains.map((name) => localise(name, 'en')));
  return supplemental.filter(
    ({ code, names: causes, reason }) =>
      code !== 'EUH210' &&
      !otherReasons.includes(reason) &&
      !labelCodes.some((labelCode) => code.startsWith(labelCode)) &&
      !(exemptWhenNamed.includes(code) && causes.every((name) => named.has(name))),
  );
}

function supplementalFindings({ label, composition }: ProductFacts, derived: Derived, base: Path): Finding[] {
  const places = ingredientPlaces(composition);
  return missingSupplemental({ label }, derived).map(({ code, names: causes, provision }) =>
    warning(
      [...base, 'label', 'euh'],
      messageTexts('lacksStatement', {
        code,
        provision: provisionTexts(provision),
        names: causes.map((name) => localName(composition[places.get(name) ?? -1], name)),
      }),
    ),
  );
}
