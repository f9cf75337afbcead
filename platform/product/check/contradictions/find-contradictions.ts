import { localise } from '../../../languages/languages.ts';
import { placeOf, messageTexts, type Texts } from '../../../languages/messages.ts';
import { provisionTexts } from '../../../languages/phrases.ts';
import type { ProductFacts } from '../../facts.ts';
import { error, type Finding, type Path, warning, withRule } from '../../findings.ts';
import { contradictions, type ContradictionId } from '../../../law/contradictions.ts';
import { type Checked, type Contradiction, type Finder } from './contradiction.ts';
import {
  extremePhFinder,
  flashPointFinder,
  floatingFinder,
  physicalStateFinder,
  temperaturesFinder,
  vapourPressureFinder,
  viscosityFinder,
} from './property-contradictions.ts';
import {
  exposureLimitFinder,
  exposureScenarioFinder,
  identifiersFinder,
  missingUfiFinder,
  opposedPhrasesFinder,
  publicCmrFinder,
  publicRestrictionFinder,
  safetyAssessmentFinder,
  statedAbsenceFinder,
  storageTemperatureFinder,
  substanceClassFinder,
  waterHazardClassFinder,
} from './statement-contradictions.ts';
import {
  acuteToxicityFinder,
  aquaticAcuteFinder,
  aquaticChronicFinder,
  ingredientToxicityFinder,
} from './toxicity-contradictions.ts';
import {
  airConditionsFinder,
  carriageProhibitedFinder,
  modeConditionsFinder,
  transportExemptionFinder,
} from './mode-contradictions.ts';
import {
  emergencyScheduleFinder,
  environmentMarkFinder,
  hazardPrecedenceFinder,
  marinePollutantFinder,
  notDangerousGoodsFinder,
  packingGroupFinder,
  technicalNameFinder,
  transportClassFinder,
  unClassFinder,
  unConditionsFinder,
  unNameFinder,
  unNumberFinder,
  unPackingGroupFinder,
  unneededTechnicalNameFinder,
  unStateFinder,
} from './transport-contradictions.ts';

const finders: Record<ContradictionId, Finder> = {
  identifiers: identifiersFinder,
  substanceClass: substanceClassFinder,
  missingUfi: missingUfiFinder,
  sharedUfi: () => [],
  physicalState: physicalStateFinder,
  flashPoint: flashPointFinder,
  vapourPressure: vapourPressureFinder,
  viscosity: viscosityFinder,
  extremePh: extremePhFinder,
  temperatures: temperaturesFinder,
  floating: floatingFinder,
  statedAbsence: statedAbsenceFinder,
  opposedPhrases: opposedPhrasesFinder,
  acuteToxicity: acuteToxicityFinder,
  ingredientToxicity: ingredientToxicityFinder,
  aquaticAcute: aquaticAcuteFinder,
  aquaticChronic: aquaticChronicFinder,
  notDangerousGoods: notDangerousGoodsFinder,
  transportClass: transportClassFinder,
  hazardPrecedence: hazardPrecedenceFinder,
  packingGroup: packingGroupFinder,
  environmentMark: environmentMarkFinder,
  unNumber: unNumberFinder,
  unName: unNameFinder,
  technicalName: technicalNameFinder,
  unState: unStateFinder,
  unClass: unClassFinder,
  unPackingGroup: unPackingGroupFinder,
  unConditions: unConditionsFinder,
  unneededTechnicalName: unneededTechnicalNameFinder,
  carriageProhibited: carriageProhibitedFinder,
  modeConditions: modeConditionsFinder,
  airConditions: airConditionsFinder,
  transportExemption: transportExemptionFinder,
  marinePollutant: marinePollutantFinder,
  emergencySchedule: emergencyScheduleFinder,
  storageTemperature: storageTemperatureFinder,
  exposureLimit: exposureLimitFinder,
  safetyAssessment: safetyAssessmentFinder,
  exposureScenario: exposureScenarioFinder,
  waterHazardClass: waterHazardClassFinder,
  publicCmr: publicCmrFinder,
  publicRestriction: publicRestrictionFinder,
};

/** All contradictions of a product, including those that its author justifies. */
export const findContradictions = (checked: Checked): Contradiction[] =>
  (Object.entries(finders) as [ContradictionId, Finder][]).flatMap(([rule, find]) =>
    find(checked).map((found) => ({ rule, ...found })),
  );

const isJustified = ({ justifications = [] }: ProductFacts, { rule }: Contradiction): boolean =>
  justifications.some((justification) => justification.rule === rule);

/** Returns the contradictions without a justification that prevent publishing (`refuses`), or those that only warn. */
const openOf =
  (refuses: boolean) =>
  (checked: Checked): Contradiction[] =>
    findContradictions(checked).filter(
      (contradiction) => isRefused(contradiction) === refuses && !isJustified(checked.facts, contradiction),
    );
export const openContradictions = openOf(true);
export const openContradictionWarnings = openOf(false);

const isRefused = ({ rule }: Contradiction): boolean => contradictions[rule].level !== 'warning';

/** The message with both values, the provision and the remedy. */
export function contradictionTexts({ rule, says, but }: Contradiction): Texts {
  const provision = provisionTexts(contradictions[rule].provision);
  return withRule(
    rule,
    messageTexts('contradiction', { says, but, provision, remedy: messageTexts(`remedy.${rule}`) }),
  );
}

/** Findings about contradictions, errors if the product is published, and about justifications without a contradiction. */
export function contradictionFindings(checked: Checked, base: Path, isPublished: boolean): Finding[] {
  const found = findContradictions(checked);
  const { justifications = [] } = checked.facts;
  const fromRoot = (path: Path) => (path[0] === 'tdsVersions' ? path : [...base, ...path]);
  return [
    ...found.map((contradiction) => {
      const index = justifications.findIndex(({ rule }) => rule === contradiction.rule);
      const related = fromRoot(contradiction.other);
      if (index < 0)
        return {
          ...(isPublished && isRefused(contradiction) ? error : warning)(
            fromRoot(contradiction.path),
            contradictionTexts(contradiction),
          ),
          related,
          rule: contradiction.rule,
        };
      const { rule, says, but } = contradiction;
      const reason = localise(justifications[index]!.reason, 'en') ?? '';
      return {
        ...warning(
          fromRoot(contradiction.path),
          withRule(rule, messageTexts('justified', { says, but, index: placeOf(index) })),
        ),
        related,
        rule,
        settled: { scope: 'product' as const, reason },
      };
    }),
    ...justifications.flatMap(({ rule }, index) =>
      contradictions[rule].comparesProducts || found.some((contradiction) => contradiction.rule === rule)
        ? []
        : [warning([...base, 'justifications', index], withRule(rule, messageTexts('unneededJustification')))],
    ),
  ];
}
