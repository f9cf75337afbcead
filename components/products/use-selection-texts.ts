import { useTranslations } from 'next-intl';
import type { SelectionTexts } from '@/components/products/selection-bar';
import { maxSelected } from '@/lib/domain/product-selection';

/** What the selection bar says; `{count}` is a gap that it fills itself. */
export function useSelectionTexts(): SelectionTexts {
  const t = useTranslations('app');
  const count = '{count}';
  return {
    selection: t('product_list_selection'),
    counts: {
      zero: t('product_list_count_zero'),
      one: t('product_list_count_one', { count }),
      two: t('product_list_count_two', { count }),
      few: t('product_list_count_few', { count }),
      many: t('product_list_count_many', { count }),
      other: t('product_list_count_other', { count }),
    },
    full: t('product_list_selection_full', { most: maxSelected }),
    clear: t('product_list_clear_selection'),
    share: t('share'),
    sentTo: t('product_list_sent_to', { count }),
    view: t('product_list_sent_view'),
  };
}
