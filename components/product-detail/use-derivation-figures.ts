import { useLocale, useTranslations } from 'next-intl';
import { derivedFigure } from '@/lib/domain/languages/formatting';
import type { DerivationStep, DerivedResult } from '@/lib/domain/product/derivation';

/** What the figure of a result is called, by its unit; all others are measured values. */
const terms: Partial<Record<string, 'derivation_sum' | 'derivation_content' | 'derivation_ate'>> = {
  '×': 'derivation_sum',
  '%': 'derivation_content',
  'mg/kg': 'derivation_ate',
  'mg/l': 'derivation_ate',
  ppmV: 'derivation_ate',
};

/** Writes the figures of a derivation in the language of the page. */
export function useDerivationFigures() {
  const t = useTranslations('app');
  const lang = useLocale();
  const figure = (value: number | null) => (value === null ? null : derivedFigure(value, lang));
  /** `5 %`, `500 mg/kg`; a sum and a pH have no unit. Number and unit never break apart. */
  const withUnit = (value: number, unit: string | null, compared: number | null = null) => {
    const written = derivedFigure(value, lang, compared);
    return unit === null || unit === '×' || unit === 'pH' ? written : `${written}\u202f${unit}`;
  };
  const limit = ({ limit: value, limitUnit }: DerivationStep) => (value === null ? null : withUnit(value, limitUnit));
  return {
    figure,
    limit,
    /** The figure that was compared with the limit; null without one. */
    result: ({ value, limit: bound, unit }: DerivedResult) => {
      if (value === null) return null;
      const written = withUnit(value, unit, bound);
      const text =
        bound === null ? written : t('derivation_of_limit', { value: written, limit: withUnit(bound, unit) });
      return { term: t(terms[unit ?? ''] ?? 'derivation_measured'), text };
    },
    /** `Ammonia: 3 % × 10 ÷ 25 % = 1.2`; of an ingredient below the cut-off value the content and that it is. */
    step: (one: DerivationStep) => {
      const { ingredient, content, factor, contribution, limitSource, isInSum } = one;
      const bound = limit(one);
      const share = content === null ? '–' : withUnit(content, '%');
      if (bound === null) return `${ingredient}: ${[share, limitSource].filter(Boolean).join(', ')}`;
      const weighted = factor === null || factor === 1 ? share : `${share} × ${figure(factor)}`;
      const quotient = `${ingredient}: ${weighted} ÷ ${bound}`;
      const counted = contribution === null ? quotient : `${quotient} = ${figure(contribution)}`;
      return isInSum ? counted : `${counted} (${t('derivation_by_itself')})`;
    },
  };
}
