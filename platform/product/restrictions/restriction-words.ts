import { documentLanguages, type LabelLanguageCode, type LanguageCode } from '../../languages/languages.ts';
import { labelWords } from '../../languages/label-words.ts';
import { figureTexts, formatMessage, messageTexts, translateAll, type Texts } from '../../languages/messages.ts';
import { prescribedTexts } from '../../languages/prescribed-texts.ts';
import type { RestrictionRule } from '../../tables/restrictions.ts';
import type { ProductFacts } from '../facts.ts';
import { noticesOf } from '../mixture.ts';
import { type OpenCondition, type Restriction, restrictionsOf } from './restrictions.ts';

/** `not to be placed on the market for the general public (paints, spray paints; ≥ 0.1 %)` in a language. */
export function dutyText({ duty, audiences, uses = [], limit, isLimitAllowed }: RestrictionRule, lang: LanguageCode) {
  const code =
    duty !== 'ban' || !audiences
      ? (`duty.${duty}` as const)
      : audiences.includes('public')
        ? 'duty.banPublic'
        : 'duty.banProfessional';
  const conditions = [
    uses.map((use) => formatMessage(lang, `use.${use}`)).join(', '),
    limit === undefined ? '' : `${isLimitAllowed ? '>' : '≥'} ${figureTexts(limit)[lang]} %`,
  ].filter((part) => part !== '');
  const words = formatMessage(lang, code);
  return conditions.length > 0 ? `${words} (${conditions.join('; ')})` : words;
}

export const dutyTexts = (rule: RestrictionRule): Texts => translateAll((lang) => dutyText(rule, lang));

/** What the author is asked of a rule whose conditions are open. */
export function questionTexts({ uses = [] }: Pick<RestrictionRule, 'uses'>, open: readonly OpenCondition[]): Texts[] {
  return open.map((condition) =>
    condition === 'uses'
      ? messageTexts('asks.uses', { uses: uses.map((use) => messageTexts(`use.${use}`)) })
      : messageTexts(`asks.${condition}`),
  );
}

const prescribes = ({ rule, state }: Restriction): boolean => rule.duty === 'label' && state === 'applies';

/** The texts that a rule prescribes for the pack, as far as they are there in a language. */
export const prescribedTextsBy = ({ texts = [] }: RestrictionRule, lang: LabelLanguageCode): string[] =>
  texts.flatMap((name) => prescribedTexts[name]?.[lang] ?? []);

/**
 * The texts that entries of Annex XVII prescribe for the pack of a product, as far as they are there in a language of the label: that of
 * entries 28 to 30 first, then those of its other entries; `on` is the day of the law, by default today.
 */
export const prescribedTextsOf = (facts: ProductFacts, lang: LabelLanguageCode, on?: string): string[] => [
  ...(noticesOf(facts, on).notForGeneralUse ? [labelWords(lang).professionalOnly] : []),
  ...new Set(
    restrictionsOf(facts, on)
      .filter(prescribes)
      .flatMap(({ rule }) => prescribedTextsBy(rule, lang)),
  ),
];

/** The provisions of prescribed texts that are not there in a language: `REACH Annex XVII 3(5)(b)`. */
export const lackingProvisions = (facts: ProductFacts, lang: LabelLanguageCode, on?: string): string[] => [
  ...new Set(
    restrictionsOf(facts, on)
      .filter(prescribes)
      .filter(({ rule: { texts = [] } }) => texts.some((name) => prescribedTexts[name]?.[lang] === undefined))
      .map(({ rule }) => rule.provision),
  ),
];

/** Whether a prescribed text of the pack is not there in a language of the label. */
export const lacksPrescribedText = (facts: ProductFacts, lang: LabelLanguageCode): boolean =>
  lackingProvisions(facts, lang).length > 0;

/** The document languages in which all texts of a rule are there, or the product has them written for its label. */
export function languagesOfTexts({ texts = [] }: RestrictionRule, { label }: ProductFacts): LanguageCode[] {
  const written = (label.supplementalTexts ?? []).filter(({ act }) => act === 'annexXVII');
  return documentLanguages
    .map(({ code }) => code)
    .filter(
      (lang) =>
        texts.every((text) => prescribedTexts[text]?.[lang] !== undefined) ||
        written.some(({ wording }) => wording[lang] !== undefined),
    );
}
