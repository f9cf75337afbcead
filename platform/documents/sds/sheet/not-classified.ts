import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { Verdict } from '../../../law/classification/model/model.ts';
import { areIngredientsKnown } from '../../../product/ingredients.ts';
import { hasDataFor, openClasses } from '../../../product/not-classified.ts';
import { isCombustible } from '../../../product/product-traits.ts';
import { reasonFormatOf, whyNot } from '../../../product/classification-reasons.ts';
import { isGaseous } from '../../../product/product-traits.ts';
import { endpointsOfClass } from '../../../product/studies.ts';
import { type Sentence, type SentenceKey, sentenceText } from '../../blocks/sentence.ts';
import { verdictsOfClass } from './class-results.ts';
import type { Sheet } from './sheet.ts';
import { sourceText } from './studies.ts';

/** Why a class of sections 9.2.1, 11.1 and 12.1 is not in section 2.1. */
export type Outcome = Exclude<Verdict['kind'], 'classified'> | 'tested' | 'impossible' | 'notForGas';

/** The sentence for an outcome; `key` is null for 'not applicable', which is printed with the reason of its verdict. */
interface Reason extends Pick<Sentence<Sheet>, 'basis' | 'provision'> {
  outcome: Outcome;
  key: SentenceKey | null;
}

/**
 * The sentences that the sheet prints by itself for a class that is not in section 2.1. REACH Annex II 11.1 asks for the reason: lack of
 * data, technical impossibility, inconclusive data, or data that are conclusive but not sufficient. No row claims more than its outcome
 * (`outcomesOf`); `noData` holds if no other outcome does. For a class with several verdicts the first row that holds counts. A reason that
 * the author gives (`facts.notClassified`) precedes the derived ones, unless the class follows from the facts.
 */
export const notClassifiedSentences: readonly Reason[] = [
  // An ingredient, the state of matter or a measured value makes the class possible, and nothing answers it.
  {
    outcome: 'open',
    key: 'sentences.notClassifiedOpen',
    basis: 'absence',
    provision: 'REACH Annex II 11.1 (lack of data), CLP Art. 8(2)',
  },
  // Nothing but a calculation decides the class, and the product is a gas.
  {
    outcome: 'notForGas',
    key: 'sentences.notForGas',
    basis: 'derivation',
    provision: 'REACH Annex VIII 8.5; CLP Annex I 3.10.1.2',
  },
  // Nothing decides the class, but section 11 or 12 has test results of the product for it.
  {
    outcome: 'tested',
    key: 'sentences.notClassifiedSeeTests',
    basis: 'facts',
    provision: 'REACH Annex II 11.1.2, 12.1',
  },
  // No verdict; data of an ingredient or a test are missing; or the author says so, or says that there are data and names none.
  {
    outcome: 'noData',
    key: 'sentences.notClassifiedNoData',
    basis: 'absence',
    provision: 'REACH Annex II 11.1 (lack of data)',
  },
  {
    outcome: 'impossible',
    key: 'sentences.notClassifiedImpossible',
    basis: 'facts',
    provision: 'REACH Annex II 11.1 (technical impossibility to obtain the data)',
  },
  // The author says so; the data contradict each other; or the class follows from the facts but is not in section 2.1.
  {
    outcome: 'inconclusive',
    key: 'sentences.notClassifiedInconclusive',
    basis: 'derivation',
    provision: 'REACH Annex II 11.1 (inconclusive data)',
  },
  // All ingredients are known and stay below the limits; a measured value or the author excludes the class, with data.
  {
    outcome: 'conclusive',
    key: 'sentences.criteriaNotMet',
    basis: 'derivation',
    provision: 'REACH Annex II 11.1 (conclusive data), CLP Art. 9',
  },
  // The class is not for this state of matter or structure, or is not in force for the mixture.
  {
    outcome: 'notApplicable',
    key: null,
    basis: 'derivation',
    provision: 'CLP Annex I, definition of the class; REACH Annex II 9.2.1',
  },
];

/** Results for an ingredient of a mixture are not results for the mixture. */
export const hasTests = ({ facts: { kind, studies } }: Sheet, hazardClass: HazardClass): boolean =>
  studies.some(
    ({ endpoint, substance }) =>
      endpointsOfClass(hazardClass).includes(endpoint) && (kind === 'substance' || substance === undefined),
  );

/** Reasons that exclude a class whatever the ingredients are: a determination of the author, or a measured value of the mixture. */
const exclusions = ['determined', 'doesNotSustainCombustion', 'flashPointOverLimit', 'viscosityOverLimit'];

/** A calculation over no ingredients, or over one whose classification nobody states, shows nothing. */
const isOpenCalculation = ({ facts }: Sheet, verdict: Verdict): boolean =>
  verdict.kind === 'conclusive' && !exclusions.includes(verdict.reason) && !areIngredientsKnown(facts);

/** What does not burn is neither a flammable liquid nor a flammable solid (CLP Annex I 2.6.1, 2.7.1). */
const isExcludedByFire = ({ facts }: Sheet, hazardClass: HazardClass): boolean =>
  (hazardClass === 'flammableLiquids' || hazardClass === 'flammableSolids') && isCombustible(facts) === false;

/** A gas is inhaled, neither swallowed nor aspirated, and hardly taken up through the skin. */
const isOfOtherRoute = ({ traits }: Sheet, hazardClass: HazardClass): boolean =>
  isGaseous(traits) && ['acuteOral', 'acuteDermal', 'aspiration'].includes(hazardClass);

function outcomesOf(sheet: Sheet, hazardClass: HazardClass, effect?: string): Outcome[] {
  if (openClasses(sheet.facts).some((open) => open.hazardClass === hazardClass)) return ['open'];
  const verdicts = verdictsOfClass(sheet, hazardClass, effect);
  const verdictOutcomes = verdicts.map((verdict): Outcome => {
    if (verdict.kind === 'classified') return 'inconclusive';
    return isOpenCalculation(sheet, verdict) ? 'noData' : verdict.kind;
  });
  const all: Outcome[] = verdictOutcomes.length > 0 ? verdictOutcomes : ['noData'];
  const stated = sheet.facts.notClassified?.[hazardClass];
  if (stated && !verdicts.some(({ kind }) => kind === 'classified')) {
    const isUnfounded =
      stated.reason === 'conclusive' && !hasDataFor(sheet.facts, hazardClass) && !all.includes('conclusive');
    return [isUnfounded ? 'noData' : stated.reason];
  }
  if (isOfOtherRoute(sheet, hazardClass) && !all.includes('inconclusive') && !hasTests(sheet, hazardClass))
    return ['notForGas'];
  if (all.includes('noData') && isExcludedByFire(sheet, hazardClass)) return ['conclusive'];
  return all.includes('noData') && hasTests(sheet, hazardClass) ? [...all, 'tested'] : all;
}

function reasonFor(sheet: Sheet, hazardClass: HazardClass, effect?: string): Reason {
  const outcomes = outcomesOf(sheet, hazardClass, effect);
  const reason = notClassifiedSentences.find(({ outcome }) => outcomes.includes(outcome));
  if (!reason) throw new RangeError(`No sentence for ${outcomes.join()}`);
  return reason;
}

/** Why a class is not in section 2.1. */
export const outcomeOf = (sheet: Sheet, hazardClass: HazardClass, effect?: string): Outcome =>
  reasonFor(sheet, hazardClass, effect).outcome;

/** The reason in the language of the sheet, with the source that the author names for it. */
export function notClassifiedSentence(sheet: Sheet, hazardClass: HazardClass, effect?: string): string {
  const { key } = reasonFor(sheet, hazardClass, effect);
  const sentence = key === null ? notApplicableText(sheet, hazardClass, effect) : sentenceText(key, sheet);
  return withSource(sheet, sentence, hazardClass);
}

/** `not applicable: it is a gas (CLP Annex I 2.6.1)` */
function notApplicableText(sheet: Sheet, hazardClass: HazardClass, effect?: string): string {
  const verdict = verdictsOfClass(sheet, hazardClass, effect).find(({ kind }) => kind === 'notApplicable');
  if (verdict === undefined || verdict.kind === 'classified') return sheet.phrases.notApplicable;
  return whyNot(verdict, reasonFormatOf(sheet.facts, sheet.lang));
}

/** `The criteria are not met (OECD 439).` */
export function withSource(sheet: Sheet, sentence: string, hazardClass: HazardClass): string {
  const source = sheet.facts.notClassified?.[hazardClass]?.source;
  return source === undefined ? sentence : sentence.replace(/\.?$/, (end) => ` (${sourceText(sheet, source)})${end}`);
}
