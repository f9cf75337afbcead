import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { Dossier } from '@/lib/domain/dossier';

/** Hazard classes and categories with the statements that they bring (CLP Annex I). */
export function ClassificationTable({ classification }: { classification: Dossier['classification'] }) {
  const t = useTranslations('app');
  return (
    <DataTable
      label={t('classification')}
      columns={[
        { key: 'category', header: t('category'), cell: ({ category }) => category },
        { key: 'statements', header: t('hazard_statements'), cell: ({ statements }) => statements.join(', ') },
      ]}
      rows={classification.categories}
      rowKey={({ category }) => category}
    />
  );
}
