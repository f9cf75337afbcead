import { useTranslations } from 'next-intl';
import { DefinitionList } from '@/components/ui/definition-list';
import type { Dossier } from '@/lib/domain/dossier';

/** Recommended use, recommended levels and special features, in the supplier's words. */
export function Recommendations({ recommendations }: { recommendations: Dossier['recommendations'] }) {
  const t = useTranslations('app');
  return (
    <DefinitionList items={recommendations.map(({ key, title, text }) => ({ term: title ?? t(key), value: text }))} />
  );
}
