import { useTranslations } from 'next-intl';
import { markedValues } from '@/components/product-detail/marked-values';
import { DefinitionList } from '@/components/ui/definition-list';
import type { DossierChanges } from '@/lib/domain/changes/changes';

/** Recommended use, recommended levels and special features, in the supplier's words. */
export function Recommendations({ recommendations }: { recommendations: DossierChanges['recommendations'] }) {
  const t = useTranslations('app');
  return (
    <DefinitionList
      items={recommendations.map(({ key, title, text }) => ({ term: title ?? t(key), value: markedValues(text) }))}
    />
  );
}
