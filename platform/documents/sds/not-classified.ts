import type { Phrases } from '../../phrases/en.ts';
import type { HazardClass, Verdict } from '../../rules/classification/model/model.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { verdictsOfClass } from './class-results.ts';
import type { Sheet } from './sheet.ts';

/** Why a class of sections 9.2.1, 11.1 and 12.1 is not in section 2.1. */
export type Outcome = Exclude<Verdict['kind'], 'classified'> | 'tested';

interface SentenceRule {
  outcome: Outcome;
  /** The condition in words. */
  when: string;
  provision: string;
  text: (phrases: Phrases) => string;
}

/**
 * The sentences that the sheet prints by itself for a class that is not in section 2.1. REACH Annex II 11.1 asks for the reason: lack of
 * data, technical impossibility, inconclusive data, or data that are conclusive but not sufficient. No rule claims more than its
 * condition; without any condition `noData` holds. The first row that holds counts for a class with several verdicts.
 */
export const notClassifiedSentences: readonly SentenceRule[] = [
  {
    outcome: 'tested',
    when: 'nothing decides the class, but section 11 or 12 has test results of the product for it',
    provision: 'REACH Annex II 11.1.2, 12.1',
    text: ({ sentences }) => sentences.notClassifiedSeeTests,
  },
  {
    outcome: 'noData',
    when: 'no verdict; or data of an ingredient or a test are missing; or the composition is empty',
    provision: 'REACH Annex II 11.1 (lack of data)',
    text: ({ sentences }) => sentences.notClassifiedNoData,
  },
  {
    outcome: 'inconclusive',
    when: 'the data contradict each other, or the class follows from the facts but is not in section 2.1',
    provision: 'REACH Annex II 11.1 (inconclusive data)',
    text: ({ sentences }) => sentences.notClassifiedInconclusive,
  },
  {
    outcome: 'conclusive',
    when: 'all ingredients are known and stay below the limits, or a measured value or a determination of the author excludes the class',
    provision: 'REACH Annex II 11.1 (conclusive data), CLP Art. 9',
    text: ({ sentences }) => sentences.criteriaNotMet,
  },
  {
    outcome: 'notApplicable',
    when: 'the class is not for this state of matter or structure, or is not in force for the mixture',
    provision: 'CLP Annex I, definition of the class; REACH Annex II 9.2.1',
    text: ({ notApplicable }) => notApplicable,
  },
];

type Endpoint = ProductFacts['studies'][number]['endpoint'];

/** Test results that are about a class. */
const endpointsOf: Partial<Record<HazardClass, readonly Endpoint[]>> = {
  acuteOral: ['acuteOral'],
  acuteDermal: ['acuteDermal'],
  acuteInhalation: ['acuteInhalation'],
  aquaticAcute: ['fish', 'daphnia', 'algae'],
  aquaticChronic: ['fish', 'daphnia', 'algae'],
};

/** Results for an ingredient of a mixture are not results for the mixture. */
const hasTests = ({ facts: { kind, studies } }: Sheet, hazardClass: HazardClass): boolean =>
  studies.some(
    ({ endpoint, substance }) =>
      endpointsOf[hazardClass]?.includes(endpoint) === true && (kind === 'substance' || substance === undefined),
  );

/** Calculation over no ingredients shows nothing. */
const isEmptyCalculation = ({ facts }: Sheet, verdict: Verdict): boolean =>
  facts.composition.length === 0 &&
  verdict.kind === 'conclusive' &&
  ['noHazardousIngredient', 'noFlammableIngredient'].includes(verdict.reason);

function outcomesOf(sheet: Sheet, hazardClass: HazardClass, effect?: string): Outcome[] {
  const verdicts = verdictsOfClass(sheet, hazardClass, effect);
  const found = verdicts.map((verdict): Outcome => {
    if (verdict.kind === 'classified') return 'inconclusive';
    return isEmptyCalculation(sheet, verdict) ? 'noData' : verdict.kind;
  });
  const all: Outcome[] = found.length > 0 ? found : ['noData'];
  return all.includes('noData') && hasTests(sheet, hazardClass) ? [...all, 'tested'] : all;
}

/** Why a class that section 2.1 does not have is not there, in the language of the sheet. */
export function notClassifiedSentence(sheet: Sheet, hazardClass: HazardClass, effect?: string): string {
  const outcomes = outcomesOf(sheet, hazardClass, effect);
  const rule = notClassifiedSentences.find(({ outcome }) => outcomes.includes(outcome));
  if (!rule) throw new RangeError(`No sentence for ${outcomes.join()}`);
  return rule.text(sheet.phrases);
}

/** Whether the facts leave open if the mixture belongs to one of the classes. */
export const isOpen = (sheet: Sheet, classes: readonly HazardClass[]): boolean =>
  sheet.facts.kind === 'mixture' &&
  classes.some((one) => verdictsOfClass(sheet, one).some(({ kind }) => kind === 'noData'));
