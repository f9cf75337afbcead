import { useTranslations } from 'next-intl';
import { markedValues } from '@/components/product-detail/marked';
import { DefinitionList } from '@/components/ui/definition-list';
import type { DossierChanges } from '@/lib/domain/changes/changes';

/** The product's parameters, in the platform's order. */
export function Parameters({ parameters }: { parameters: DossierChanges['parameters'] }) {
  return <DefinitionList items={parameters.map(({ name, value }) => ({ term: name, value: markedValues(value) }))} />;
}

/** Recommended use, recommended levels and special features, as worded by the supplier. */
export function Recommendations({ recommendations }: { recommendations: DossierChanges['recommendations'] }) {
  const t = useTranslations('app');
  return (
    <DefinitionList
      items={recommendations.map(({ key, title, text }) => ({ term: title ?? t(key), value: markedValues(text) }))}
    />
  );
}
