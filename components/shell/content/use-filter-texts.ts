import { useTranslations } from 'next-intl';
import type { FilterTexts } from '@/components/ui/selection/use-option-filter';

/** What the filter of a long list says. */
export function useFilterTexts(): FilterTexts {
  const t = useTranslations('app');
  return { filter: t('list_filter'), nothing: t('list_filter_nothing') };
}
