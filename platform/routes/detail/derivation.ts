import { z } from '@hono/zod-openapi';
import { classNameOf, reasonSentences, reasonFormatOf } from '../../product/classification-reasons.ts';
import { withNonBreakingSpaces } from '../../documents/blocks/typography.ts';
import { hazardClassName, UnknownHazardClassError } from '../../documents/sds/sheet/hazard-names.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { derivationPhrases, phrasesFor, provisionText } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { derivedFrom, statedFigure } from '../../product/mixture.ts';
import type { Verdict } from '../../law/classification/model/model.ts';
import { singleCodes } from '../../law/statement-codes.ts';

const step = z.object({
  ingredient: z.string(),
  content: z.number().openapi({ description: 'Mass % that counted' }),
  limit: z.number().nullable().openapi({ description: 'Null below the cut-off value' }),
  limit_unit: z.string().nullable().openapi({ description: '% or the unit of an acute toxicity estimate' }),
  limit_source: z.string(),
  factor: z.number().openapi({ description: 'M factor or weight; 1 if none' }),
  contribution: z.number().openapi({ description: 'Content × factor ÷ limit' }),
  in_sum: z.boolean().openapi({ description: 'False: judged by itself, in no sum (CLP Annex I 3.2.3.3.4, 3.3.3.3.4)' }),
});
const verdictFields = {
  name: z.string(),
  provision: z.string(),
  value: z.number().nullable(),
  limit: z.number().nullable(),
  unit: z
    .string()
    .nullable()
    .openapi({ description: '× (sum of contributions), mg/kg, mg/l, ppmV, %, °C, mm²/s, kJ/g, pH' }),
  reasons: z.array(z.string()),
  steps: z.array(step),
};

/** docs/platform-api.md, section 4.2. */
export const derivationSchema = z
  .object({
    classes: z.array(
      z.object({
        ...verdictFields,
        category: z.string(),
        h: z.array(z.string()),
        basis: z.string(),
        declared: z.boolean().openapi({ description: 'Whether the classification of the product has the class' }),
      }),
    ),
    not_classified: z.array(
      z.object({
        ...verdictFields,
        outcome: z.enum(['open', 'conclusive', 'noData', 'inconclusive', 'notApplicable']),
        outcome_text: z.string(),
      }),
    ),
  })
  .openapi('Derivation', { description: 'Confidential. Mixtures in the own detail only' });
export type Derivation = z.infer<typeof derivationSchema>;

type Entry = ProductFacts['classification'][number];
type Classified = Extract<Verdict, { kind: 'classified' }>;

/**
 * Describes how the classification of a mixture was derived, with the contents of its ingredients: confidential. Undefined for substances,
 * and for mixtures without ingredients, for which nothing can be derived.
 */
export function derivationOf(facts: ProductFacts, lang: LanguageCode): Derivation | undefined {
  if (facts.kind !== 'mixture' || facts.composition.length === 0) return undefined;
  // Classes of the UN GHS that CLP does not have are irrelevant to a classification by CLP.
  const verdicts = derivedFrom(facts).verdicts.filter(
    (verdict) => verdict.kind === 'classified' || verdict.reason !== 'classNotInForce',
  );
  const classified = verdicts.filter((verdict) => verdict.kind === 'classified');
  return {
    classes: [
      ...classified.map((verdict) => classOf(facts, verdict, lang)),
      ...notDerived(facts.classification, classified).map((entry) => declaredOnly(entry, lang)),
    ],
    not_classified: verdicts.flatMap((verdict) =>
      verdict.kind === 'classified'
        ? []
        : {
            ...common(facts, verdict, lang),
            name: classNameOf(verdict, phrasesFor(lang)),
            outcome: verdict.kind,
            outcome_text: derivationPhrases(lang).outcomes[verdict.kind],
          },
    ),
  };
}

const classOf = (facts: ProductFacts, verdict: Classified, lang: LanguageCode): Derivation['classes'][number] => ({
  ...common(facts, verdict, lang),
  name: fullName(verdict.category, verdict.h, lang),
  category: verdict.category,
  h: [...verdict.h],
  basis: phrasesFor(lang).procedures[verdict.basis],
  declared: facts.classification.some((entry) => hasSameClass(verdict, entry)),
});

function common(facts: ProductFacts, verdict: Verdict, lang: LanguageCode) {
  const { value = null, limit = null, unit = null } = verdict;
  const { limitSources } = derivationPhrases(lang);
  const reasonFormat = reasonFormatOf(facts, lang);
  return {
    provision: withNonBreakingSpaces(provisionText(verdict.provision, lang)),
    value: value === null ? null : statedFigure(value),
    limit,
    unit,
    reasons: reasonSentences(verdict, reasonFormat).map(withNonBreakingSpaces),
    steps: verdict.steps.map(({ ingredient, content, limit: stepLimit, factor, contribution, from, isAlone }) => ({
      ingredient: reasonFormat.name(ingredient),
      content,
      limit: stepLimit,
      limit_unit: stepLimit === null ? null : from === 'ate' || from === 'converted' ? unit : '%',
      limit_source: limitSources[from],
      factor,
      contribution,
      in_sum: isAlone !== true,
    })),
  };
}

/** `H360FD` is `H360`: the suffix names an effect within the class. */
const removeSuffix = (code: string) => code.replace(/(?<=\d)[A-Za-z]+$/, '');
const statementsOf = ({ h }: Entry) => h.flatMap(singleCodes).map(removeSuffix);

/** `Skin Corr. 1B` is a sub-category of `Skin Corr. 1`. */
const isWithin = (category: string, parent: string): boolean =>
  category === parent || (category.startsWith(parent) && /^[A-C]$/.test(category.slice(parent.length)));

/** Whether an entry of the product's classification has the class of a verdict. */
const hasSameClass = ({ category, h }: Classified, entry: Entry): boolean =>
  entry.category.split(', ').some((part) => isWithin(part, category)) &&
  (h.length === 0 || entry.h.length === 0 || h.some((code) => statementsOf(entry).includes(removeSuffix(code))));

/** Entries of the product's classification whose class no verdict has. */
const notDerived = (classification: Entry[], classified: readonly Classified[]): Entry[] =>
  classification.filter((entry) => !classified.some((verdict) => hasSameClass(verdict, entry)));

const declaredOnly = ({ category, h }: Entry, lang: LanguageCode): Derivation['classes'][number] => ({
  name: fullName(category, h, lang),
  category,
  h,
  declared: true,
  provision: '',
  value: null,
  limit: null,
  unit: null,
  reasons: [],
  steps: [],
  basis: phrasesFor(lang).procedures.notStated,
});

/** The full name of a category; its abbreviation when CLP Annex VI, table 1.1 does not have it. */
function fullName(category: string, h: readonly string[], lang: LanguageCode): string {
  try {
    return hazardClassName(category, h, phrasesFor(lang));
  } catch (error) {
    if (error instanceof UnknownHazardClassError) return category;
    throw error;
  }
}
