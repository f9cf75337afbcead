import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';
import { ingredientNames, mixtureOf } from '../../product/mixture.ts';
import { classify } from '../../rules/classification/classify.ts';
import { type Difference, differencesOf } from '../../rules/classification/differences.ts';
import type { Derived, HazardClass } from '../../rules/classification/model/model.ts';

/** Checks facts against a rule of law; `at` is their path in the file, `isPublished` the state that the file gives the product. */
export type LawRule = (facts: ProductFacts, at: Path, product?: { isPublished?: boolean }) => (Finding | false)[];

const derivations = new WeakMap<ProductFacts, Derived>();

/** What follows from the composition of a mixture; kept, since several rules ask for it. */
export function derivedFrom(facts: ProductFacts): Derived {
  const derived = derivations.get(facts) ?? classify(mixtureOf(facts));
  derivations.set(facts, derived);
  return derived;
}

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
    phFinding(facts, at),
    labelFinding(facts, at),
    facts.ufi === undefined &&
      facts.classification.some(({ h }) => h.some((code) => /^H[23]/.test(code))) &&
      warning(at, 'has no ufi; a mixture with health or physical hazards must have one (CLP Annex VIII)'),
  ];
};

/** The classes that a product lacks, for which it must not be published; of a substance none. */
export function lackingClasses(facts: ProductFacts): Difference[] {
  if (facts.kind !== 'mixture') return [];
  return differencesOf(facts.classification, derivedFrom(facts)).filter(({ kind }) => kind === 'lacking');
}

/** `lacks Carc. 1B: formaldehyde has 0.5 %, the limit is 0.1 % (CLP Annex I …)` */
export const lacksText = ({ category, because }: Difference): string => `lacks ${category}: ${because}`;

const differenceFindings = (facts: ProductFacts, derived: Derived, at: Path, isPublished: boolean): Finding[] =>
  differencesOf(facts.classification, derived).map((difference) => {
    const { kind, category, because, hazardClass } = difference;
    if (kind === 'lacking') {
      const finding = (isPublished ? error : warning)([...at, 'classification'], lacksText(difference));
      return { ...finding, related: [...at, ...causePath(derived, hazardClass)] };
    }
    const place = facts.classification.findIndex((entry) => entry.category === category);
    const path = [...at, 'classification', ...(place < 0 ? [] : [place])];
    return warning(path, `${category} does not follow from the composition: ${because}`);
  });

/** The place from which a class follows: a measured value of section 9.1, or the composition. */
function causePath({ verdicts }: Derived, hazardClass: HazardClass): Path {
  const verdict = verdicts.find((one) => one.hazardClass === hazardClass && one.kind === 'classified');
  if (hazardClass === 'flammableLiquids') return ['basicProperties', 'flashPoint'];
  return verdict?.unit === 'pH' ? ['basicProperties', 'ph'] : ['composition'];
}

/** Codes that are reported elsewhere: limits and contents of ingredients (check-ingredients.ts), unknown ones below. */
const reportedElsewhere = ['unreadableLimit', 'unknownClassification', 'contentOver100', 'totalOver100'];

/** Codes about the duty to have a sheet, not about the classification. */
const ofSheet = ['sheetDutyUnknown'];

function problemFindings(facts: ProductFacts, { problems }: Derived, at: Path): Finding[] {
  const names = ingredientNames(facts.composition);
  return problems.flatMap(({ code, ingredient, text }) => {
    if (reportedElsewhere.includes(code) || ofSheet.includes(code)) return [];
    if (code === 'testNotAllowed') return [error([...at, 'overrides'], text)];
    const place = names.indexOf(ingredient ?? '');
    const path = [...at, 'composition', ...(place < 0 ? [] : [place])];
    if (code === 'statementToDecide') {
      const statement = text.split(' ')[0]!;
      // Of EUH066 the calculation has a limit of its own.
      return statement === 'EUH066' || facts.label.euh.some((one) => one.startsWith(statement))
        ? []
        : [warning([...path, 'euh'], text)];
    }
    const limit = facts.composition[place]?.limits.findIndex((one) => one.includes(text.split(':')[0]!)) ?? -1;
    return [warning(code === 'unusedLimit' && limit >= 0 ? [...path, 'limits', limit] : path, text)];
  });
}

/** Which classes are not known because of an ingredient that nobody has classified. */
const unknownFindings = ({ composition }: ProductFacts, { verdicts }: Derived, at: Path): Finding[] =>
  composition.flatMap(({ isClassificationUnknown }, place) => {
    const name = ingredientNames(composition)[place]!;
    if (isClassificationUnknown !== true) return [];
    const unknown = verdicts
      .filter((verdict) => verdict.kind === 'noData' && names(verdict.values).includes(name))
      .map(({ hazardClass }) => className(hazardClass));
    const path = [...at, 'composition', place, 'isClassificationUnknown'];
    const list = [...new Set(unknown)].join(', ');
    return [
      warning(path, `the classification of ${name} is unknown; unknown for the mixture, too: ${list || 'no class'}`),
    ];
  });

const names = (values: Readonly<Record<string, string | number>> = {}): string => String(values.names ?? '');

const abbreviations: Readonly<Record<string, string>> = {
  stotSingle: 'STOT SE 1 and 2',
  stotSingleNarcoticIrritant: 'STOT SE 3',
  stotRepeated: 'STOT RE',
  pbt: 'PBT and vPvB',
  pmt: 'PMT and vPvM',
};

/** `acuteOral` → `acute oral` */
const className = (hazardClass: string): string =>
  abbreviations[hazardClass] ?? hazardClass.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A pH such as `< 4`, of which it is not known whether it is extreme. */
function phFinding(facts: ProductFacts, at: Path): Finding | false {
  const { ph } = facts.basicProperties;
  const isFigure = typeof ph === 'object' && 'value' in ph && /\d/.test(String(ph.value));
  return (
    isFigure &&
    mixtureOf(facts).measured.ph === null &&
    warning(
      [...at, 'basicProperties', 'ph'],
      'leaves open whether it is 2 or less, or 11.5 or more; it does not count (CLP Annex I 3.2.3.1.2)',
    )
  );
}

/** The classes of CLP Art. 18(3)(b). */
const namedOnLabel = /^(Acute Tox|Skin Corr|Eye Dam|Muta|Carc|Repr|Resp\. Sens|Skin Sens|STOT|Asp\. Tox)/;

function labelFinding({ classification, label }: ProductFacts, at: Path): Finding | false {
  const causing = classification.find(({ category }) => namedOnLabel.test(category));
  return (
    causing !== undefined &&
    label.contains.length === 0 &&
    warning(
      [...at, 'label', 'contains'],
      `is empty; ${causing.category} requires the names of the substances that cause it (CLP Art. 18(3)(b))`,
    )
  );
}
