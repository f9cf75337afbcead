import { documentLanguages, type Localised } from '../../languages/languages.ts';
import { figureTexts, languageTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { hasDnel, type Restriction, restrictionsOf, statedCodes } from '../restrictions/restrictions.ts';
import { dutyTexts, languagesOfTexts, questionTexts } from '../restrictions/restriction-words.ts';
import type { LawRule } from './check-mixture.ts';

/**
 * Findings about duties that follow from restrictions, and questions on conditions that no fact answers. A ban that holds, and one on a product
 * for the public in a use that is not known, is a contradiction (statement-contradictions.ts).
 */
export const restrictionFindings: LawRule = (facts, base, { isPublished = false } = {}) => {
  const found = restrictionsOf(facts).filter((restriction) => !isRefusal(restriction, facts));
  const pathOf = ({ ingredients: [first] }: Restriction): Path =>
    first ? [...base, 'composition', facts.composition.indexOf(first)] : [...base, 'uses'];
  return [
    ...usesQuestions(found, facts).map(([restriction, texts]) => warning(pathOf(restriction), texts)),
    ...found.flatMap((restriction) => {
      const { rule, state } = restriction;
      const path = pathOf(restriction);
      if (state === 'open' && !restriction.open.includes('uses')) return [warning(path, question(restriction, facts))];
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
    }),
  ];
};

/** One question on the uses for each ingredient, or for the product: rules whose use is not known ask nothing else before. */
function usesQuestions(found: readonly Restriction[], facts: ProductFacts): [Restriction, Texts][] {
  const open = found.filter((restriction) => restriction.state === 'open' && restriction.open.includes('uses'));
  const subjects = [...new Set(open.map((restriction) => restriction.ingredients[0]))];
  return subjects.map((subject) => {
    const same = open.filter(({ ingredients }) => ingredients[0] === subject);
    const provisions = [...new Set(same.map(({ rule }) => rule.provision))];
    const uses = [...new Set(same.flatMap(({ rule }) => rule.uses ?? []))];
    const texts = messageTexts('usesOpen', {
      names: [...new Set(same.flatMap((restriction) => namesOf(restriction, facts)))],
      law: provisions.map(provisionTexts),
      questions: questionTexts({ uses }, ['uses']),
    });
    return [same[0]!, texts];
  });
}

/** Whether a restriction refuses the product: a ban that holds, or that only a use in words or a derogation could exclude for the public. */
export const isRefusal = ({ rule, state, open }: Restriction, { audience }: ProductFacts): boolean =>
  rule.duty === 'ban' &&
  (state === 'applies' ||
    (state === 'open' &&
      audience === 'public' &&
      rule.cas !== undefined &&
      open.every((condition) => condition === 'uses' || condition === 'derogation' || condition === 'packOver350')));

/** The ingredients, or of a rule about the product its statements. */
const namesOf = ({ ingredients, rule }: Restriction, facts: ProductFacts): (string | Localised)[] =>
  ingredients.length > 0 ? ingredients.map(({ name }) => name) : statedCodes(rule, facts);

const wordsOf = (restriction: Restriction, facts: ProductFacts) => ({
  names: namesOf(restriction, facts),
  duty: dutyTexts(restriction.rule),
  law: provisionTexts(restriction.rule.provision),
});

const question = (restriction: Restriction, facts: ProductFacts): Texts =>
  messageTexts('restrictionOpen', {
    ...wordsOf(restriction, facts),
    questions: questionTexts(restriction.rule, restriction.open),
  });

/** A finding if the label of some language lacks the prescribed text. */
function labelFindings(restriction: Restriction, facts: ProductFacts, path: Path): Finding[] {
  const languages = languagesOfTexts(restriction.rule, facts);
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
