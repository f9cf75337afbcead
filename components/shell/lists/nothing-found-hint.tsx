import { useTranslations } from 'next-intl';
import { rightGtin } from '@/lib/domain/lists/scanned-gtin';

/** How a search may find more: for what looks like a GTIN with a wrong check digit, the right one. */
export function NothingFoundHint({ search }: { search: string }) {
  const t = useTranslations('app');
  const right = rightGtin(search);
  return (
    <p className="text-ink-soft">
      {right === null ? t('product_list_nothing_found_hint') : t('product_list_nothing_found_gtin', { right })}
    </p>
  );
}
