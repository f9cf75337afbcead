import { substanceGroupRows } from '../../law/substance-groups.ts';
import { messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path } from '../findings.ts';
import { groupsShownBy, isInAnnexVI, isWater, membersOf } from '../ingredients.ts';
import { contentOf } from '../mixture.ts';
import { sumOf } from '../contents/sum-contents.ts';
import type { LawRule } from './check-mixture.ts';

type Ingredient = ProductFacts['composition'][number];

/** The name of a group for a user of the Studio; commands say its key. */
function groupTexts(group: keyof typeof substanceGroupRows): Texts {
  const texts = messageTexts(`group.${group}`);
  return { ...texts, en: group, form: texts.en };
}

/** Errors about typed groups of substances that the composition contradicts: groups of another substance, and 'none' where one shows. */
export const groupFindings: LawRule = (facts, base) => [
  ...facts.composition.flatMap((ingredient, index) =>
    ingredientFindings(ingredient, [...base, 'composition', index, 'substanceGroups']),
  ),
  ...productFindings(facts, [...base, 'substanceGroups']),
];

/** Whether the number of an ingredient shows all groups to which it belongs, as far as those have an exhaustive row. */
const isIdentified = (ingredient: Ingredient): boolean => isWater(ingredient) || isInAnnexVI(ingredient);

function ingredientFindings(ingredient: Ingredient, path: Path): Finding[] {
  const { substanceGroups: typed, name } = ingredient;
  if (typed === undefined) return [];
  const shown = groupsShownBy(ingredient);
  if (typed.length === 0) return shown.slice(0, 1).map((group) => noneFinding(group, path));
  if (!isIdentified(ingredient)) return [];
  return typed.flatMap((group, index) =>
    shown.includes(group) || !(substanceGroupRows[group].isExhaustive || isWater(ingredient))
      ? []
      : error(
          [...path, index],
          messageTexts('groupOfOther', {
            group: groupTexts(group),
            name,
            provision: provisionTexts(substanceGroupRows[group].provision),
          }),
        ),
  );
}

/** Mass %: the rest of a composition may be anything. */
const minKnownShare = 99;

function productFindings(facts: ProductFacts, path: Path): Finding[] {
  const { substanceGroups: typed, composition } = facts;
  if (typed === undefined) return [];
  if (typed.length === 0)
    return composition
      .flatMap(groupsShownBy)
      .slice(0, 1)
      .map((group) => noneFinding(group, path));
  const isKnown =
    composition.every((row) => isIdentified(row) && row.substanceGroups === undefined) &&
    sumOf(composition.map((row) => contentOf(row, facts).min)) >= minKnownShare;
  return typed.flatMap((group, index) => {
    const { isExhaustive, provision } = substanceGroupRows[group];
    const isContradicted = isKnown && isExhaustive === true && membersOf(facts, group).length === 0;
    return isContradicted
      ? [
          error(
            [...path, index],
            messageTexts('groupOfNone', { group: groupTexts(group), provision: provisionTexts(provision) }),
          ),
        ]
      : [];
  });
}

const noneFinding = (group: keyof typeof substanceGroupRows, path: Path): Finding =>
  error(
    path,
    messageTexts('groupsShown', {
      group: groupTexts(group),
      provision: provisionTexts(substanceGroupRows[group].provision),
    }),
  );
