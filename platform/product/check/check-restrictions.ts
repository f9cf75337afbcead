import { documentLanguages } from '../../languages/languages.ts';
import { figureTexts, languageTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { hasDnel, type Restriction, restrictionsOf } from '../restrictions.ts';
import { dutyTexts, languagesOfTexts, questionTexts } from '../restriction-words.ts';
import type { LawRule } from './check-mixture.ts';

/**
 * Findings about duties that follow from restrictions, and questions on conditions that no fact answers. A ban that holds, and one on a product
 * for the public in a use that is not known, is a contradiction (statement-contradictions.ts).
 */
export const restrictionFindings: LawRule = (facts, base, { isPublished = false } = {}) =>
  restrictionsOf(facts).flatMap((restriction) => {
    const { rule, state, ingredients } = restriction;
    const path: Path = ingredients[0] ? [...base, 'composition', facts.composition.indexOf(ingredients[0])] : base;
    if (state === 'open' && !isRefusal(restriction, facts)) return [question(restriction, facts, path)];
    if (state !== 'applies') return [];
    switch (rule.duty) {
      case 'dnel':
        return hasDnel(restriction, facts) ? [] : [dnelFinding(restriction, facts, base, isPublished)];
      case 'label':
        return labelFindings(restriction, facts, path);
      case 'blackContainer':
      case 'gloves':
      case 'reducingAgent':
        return [warning(path, messageTexts('restrictionDuty', wordsOf(restriction, facts)))];
      default:
        return [];
    }
  });

/** Whether a restriction refuses the product: a ban that holds, or that only a use in words or a derogation could exclude for the public. */
export const isRefusal = ({ rule, state, open }: Restriction, { audience }: ProductFacts): boolean =>
  rule.duty === 'ban' &&
  (state === 'applies' ||
    (state === 'open' &&
      audience === 'public' &&
      rule.cas !== undefined &&
      open.every((condition) => condition === 'uses' || condition === 'derogation' || condition === 'packOver350')));

const namesOf = ({ ingredients, rule }: Restriction, facts: ProductFacts) =>
  ingredients.length > 0
    ? ingredients.map(({ name }) => name)
    : (rule.statements ?? []).filter((code) => facts.label.h.includes(code));

const wordsOf = (restriction: Restriction, facts: ProductFacts) => ({
  names: namesOf(restriction, facts),
  duty: dutyTexts(restriction.rule),
  law: provisionTexts(restriction.rule.provision),
});

const question = (restriction: Restriction, facts: ProductFacts, path: Path): Finding => {
  const questions: Texts[] = questionTexts(restriction.rule, restriction.open);
  return warning(path, messageTexts('restrictionOpen', { ...wordsOf(restriction, facts), questions }));
};

/** A finding if the label of some language lacks the prescribed text. */
function labelFindings(restriction: Restriction, facts: ProductFacts, path: Path): Finding[] {
  const languages = languagesOfTexts(restriction.rule);
  if (languages.length === documentLanguages.length) return [];
  const law = provisionTexts(restriction.rule.provision);
  return [
    languages.length > 0
      ? warning(path, messageTexts('textsMissing', { languages: languages.map(languageTexts), law }))
      : warning(path, messageTexts('restrictionDuty', wordsOf(restriction, facts))),
  ];
}

function dnelFinding(restriction: Restriction, facts: ProductFacts, base: Path, isPublished: boolean): Finding {
  const { rule } = restriction;
  const { inhalation = 0, dermal = 0 } = rule.dnel ?? {};
  return (isPublished ? error : warning)(
    [...base, 'noEffectLevels'],
    messageTexts('dnelMissing', {
      names: namesOf(restriction, facts),
      inhalation: figureTexts(inhalation),
      dermal: figureTexts(dermal),
      law: provisionTexts(rule.provision),
    }),
  );
}
