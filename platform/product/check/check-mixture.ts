import { inLanguage, type Localised } from '../../languages/languages.ts';
import { formatMessage, inEveryLanguage, messageTexts, type Texts, textsOf } from '../../languages/messages.ts';
import { hazardClassTexts, provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../facts.ts';
import { differenceText, english, questionText, reasonFormatOf } from '../classification-reasons.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { derivedFrom, ingredientNames, ingredientPlaces } from '../mixture.ts';
import { answeringField, openClasses } from '../not-classified.ts';
import { needsUfi } from '../../law/classification/needs-ufi.ts';
import { type Difference, differencesOf } from '../../law/classification/differences.ts';
import { isNamedOnLabel } from '../../law/classification/consequences/label-names.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import type { Derived, Problem, Verdict } from '../../law/classification/model/model.ts';

/** Checks facts against a rule of law; `at` is their path in the file, `isPublished` the state that the file gives the product. */
export type LawRule = (facts: ProductFacts, at: Path, product?: { isPublished?: boolean }) => (Finding | false)[];

/**
 * Compares a mixture's classification with the one that follows from its composition. A class that it lacks is an error when the file
 * publishes the product, else a warning.
 */
export const mixture: LawRule = (facts, at, { isPublished = false } = {}) => {
  if (facts.kind !== 'mixture') return [];
  const derived = derivedFrom(facts);
  return [
    ...differenceFindings(facts, derived, at, isPublished),
    ...problemFindings(facts, derived, at),
    ...unknownFindings(facts, derived, at),
    ...openFindings(facts, at, isPublished),
    labelFinding(facts, at),
    sensitiserFinding(facts, at),
    ...supplementalFindings(facts, derived, at),
    facts.ufi === undefined &&
      needsUfi(facts.classification) &&
      warning(at, messageTexts('ufiMissing', { provision: provisionTexts('CLP Annex VIII') })),
  ];
};

/** For what a product must not be published: classes that it lacks, and classes that are possible and open. Of a substance nothing. */
export function publishingErrors(facts: ProductFacts, at: Path): Finding[] {
  if (facts.kind !== 'mixture') return [];
  const lacking = differencesOf(facts.classification, derivedFrom(facts)).filter(({ kind }) => kind === 'lacking');
  return [
    ...lacking.map((difference) => error([...at, 'classification'], differenceTexts(facts, difference))),
    ...openFindings(facts, at, true),
  ];
}

/** `lacks Carc. 1B: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)` */
const differenceTexts = (facts: ProductFacts, difference: Difference): Texts =>
  inEveryLanguage((lang) =>
    formatMessage(lang, difference.kind === 'lacking' ? 'difference.lacks' : 'difference.extra', {
      category: difference.category,
      because: differenceText(difference, lang === 'en' ? english : reasonFormatOf(facts, lang)),
    }),
  );

const differenceFindings = (facts: ProductFacts, derived: Derived, at: Path, isPublished: boolean): Finding[] =>
  differencesOf(facts.classification, derived).map((difference) => {
    const { kind, category, hazardClass } = difference;
    const texts = differenceTexts(facts, difference);
    if (kind === 'lacking') {
      const finding = (isPublished ? error : warning)([...at, 'classification'], texts);
      return { ...finding, related: [...at, ...causePath(derived, hazardClass)] };
    }
    const place = facts.classification.findIndex((entry) => entry.category === category);
    const path = [...at, 'classification', ...(place < 0 ? [] : [place])];
    return warning(path, texts);
  });

/** The place from which a class follows: a measured value of section 9.1, or the composition. */
function causePath({ verdicts }: Derived, hazardClass: HazardClass): Path {
  const verdict = verdicts.find((one) => one.hazardClass === hazardClass && one.kind === 'classified');
  if (hazardClass === 'flammableLiquids') return ['basicProperties', 'flashPoint'];
  return verdict?.unit === 'pH' ? ['basicProperties', 'ph'] : ['composition'];
}

/** Reported elsewhere: limits and contents of ingredients (check-ingredients.ts), unknown classifications below. */
type ReportedElsewhere = 'unreadableLimit' | 'unknownClassification' | 'contentOver100' | 'totalOver100';
const reportedElsewhere: Record<ReportedElsewhere, true> = {
  unreadableLimit: true,
  unknownClassification: true,
  contentOver100: true,
  totalOver100: true,
};
type ReportedHere = Exclude<Problem, { code: ReportedElsewhere }>;
const isReportedHere = (problem: Problem): problem is ReportedHere => !Object.hasOwn(reportedElsewhere, problem.code);

function problemFindings(facts: ProductFacts, { problems }: Derived, at: Path): Finding[] {
  const places = ingredientPlaces(facts.composition);
  const placeIn = (name: string) => places.get(name) ?? -1;
  const nameIn = (name: string) => localName(facts.composition[placeIn(name)], name);
  return problems.filter(isReportedHere).flatMap((problem): Finding[] => {
    const texts = problemTexts(problem, nameIn);
    const place = placeIn(problem.ingredient ?? '');
    const path = [...at, 'composition', ...(place < 0 ? [] : [place])];
    switch (problem.code) {
      case 'testNotAllowed':
        return [error([...at, 'overrides'], texts)];
      case 'judgementToConfirm':
        return [warning([...at, 'overrides'], texts)];
      case 'statementToDecide':
      case 'statementOfPaints':
      case 'statementOfCements':
      case 'statementOfAlloys':
      case 'statementByFlashPoint': {
        const { code } = problem.values;
        // Of EUH066 the calculation has a limit of its own. EUH209 covers EUH209A, but EUH201A does for EUH201.
        const covers = (one: string) =>
          problem.code === 'statementByFlashPoint' ? code.startsWith(one) : one.startsWith(code);
        const isDecided = code === 'EUH066' || facts.label.euh.some(covers);
        return isDecided ? [] : [warning([...path, 'euh'], texts)];
      }
      case 'noSpecificLimits':
      case 'noLowerBound': {
        const { category } = problem.values;
        const limit = facts.composition[place]?.limits.findIndex((one) => one.includes(category)) ?? -1;
        return [warning(limit < 0 ? path : [...path, 'limits', limit], texts)];
      }
      default:
        return [warning(path, texts)];
    }
  });
}

/** The name of an ingredient; in English that of the calculation, which tells apart two of the same name. */
const localName = (ingredient: { name: Localised } | undefined, name: string): Localised => ({
  ...ingredient?.name,
  en: name,
});

/** A problem of the calculation in every language, with the names, provisions and classes of each. */
const problemTexts = (problem: ReportedHere, nameIn: (name: string) => Localised): Texts =>
  textsOf(problem, (place, value) => {
    if (typeof value !== 'string') return value;
    if (place === 'name') return nameIn(value);
    if (place === 'provision') return provisionTexts(value);
    return place === 'class' ? hazardClassTexts(value) : value;
  });

/** Which classes are not known because of an ingredient that nobody has classified. */
function unknownFindings({ composition }: ProductFacts, { verdicts }: Derived, at: Path): Finding[] {
  const names = ingredientNames(composition);
  const unknown = new Map<string, Set<HazardClass>>();
  for (const verdict of verdicts)
    for (const name of verdict.kind === 'noData' ? namesIn(verdict.values) : [])
      unknown.set(name, (unknown.get(name) ?? new Set()).add(verdict.hazardClass));
  return composition.flatMap(({ isClassificationUnknown, name: local }, place) => {
    const name = names[place]!;
    if (isClassificationUnknown !== true) return [];
    const path = [...at, 'composition', place, 'isClassificationUnknown'];
    const classes = [...(unknown.get(name) ?? [])].map((one) => ({ ...hazardClassTexts(one), en: className(one) }));
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

/** A question for each class that is possible and open, at the field that answers it. An error where the product is published. */
export const openFindings = (facts: ProductFacts, at: Path, isPublished: boolean): Finding[] =>
  openClasses(facts).map((verdict) => {
    const texts = messageTexts('classOpen', {
      question: inEveryLanguage((lang) => questionText(verdict, lang === 'en' ? english : reasonFormatOf(facts, lang))),
      code: hazardClassTexts(verdict.hazardClass),
      provision: provisionTexts(verdict.provision),
    });
    const finding = (isPublished ? error : warning)([...at, ...answeringField(verdict, facts)], texts);
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

function labelFinding({ classification, label }: ProductFacts, at: Path): Finding | false {
  const causing = classification.find(({ category }) => isNamedOnLabel(category));
  return (
    causing !== undefined &&
    label.contains.length === 0 &&
    warning(
      [...at, 'label', 'contains'],
      messageTexts('noNamesOnLabel', { category: causing.category, provision: provisionTexts('CLP Art. 18(3)(b)') }),
    )
  );
}

const sensitiserFinding = ({ label, statementPlaces }: ProductFacts, at: Path): Finding | false =>
  label.euh.includes('EUH208') &&
  !statementPlaces.EUH208?.substance &&
  warning(
    [...at, 'label', 'euh'],
    messageTexts('sensitiserUnnamed', { provision: provisionTexts('CLP Annex II 2.8') }),
  );

/** Due unless what causes them is named on the label (CLP Annex II 2.4 and 2.5). */
const exceptWhereNamed = ['EUH204', 'EUH205'];

/** Not told here: a limit that the law does not set, and hazard statements, of which check-law.ts tells. */
const otherReasons = ['assumedLimit', 'hazardClass'];

/** Supplemental statements that follow and that the file leaves out. EUH210 has a finding of its own (check-knowledge.ts). */
function supplementalFindings({ label, composition }: ProductFacts, { supplemental }: Derived, at: Path): Finding[] {
  const printed = [...label.euh, ...label.h];
  const named = new Set(label.contains.map((name) => inLanguage(name, 'en')));
  const places = ingredientPlaces(composition);
  return supplemental
    .filter(
      ({ code, names: causes, reason }) =>
        code !== 'EUH210' &&
        !otherReasons.includes(reason) &&
        !printed.some((one) => code.startsWith(one)) &&
        !(exceptWhereNamed.includes(code) && causes.every((name) => named.has(name))),
    )
    .map(({ code, names: causes, provision }) =>
      warning(
        [...at, 'label', 'euh'],
        messageTexts('lacksStatement', {
          code,
          provision: provisionTexts(provision),
          names: causes.map((name) => localName(composition[places.get(name) ?? -1], name)),
        }),
      ),
    );
}
