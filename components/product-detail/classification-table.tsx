import { useTranslations } from 'next-intl';
import { Marked } from '@/components/product-detail/marked';
import { markedValues } from '@/components/product-detail/marked-values';
import { DataTable } from '@/components/ui/data-table';
import { type ClassificationStandard, standardMessage } from '@/lib/domain/classification-standard';
import type { DossierChanges } from '@/lib/domain/changes';

/** Hazard classes and categories with the statements that they bring (CLP Annex I), and the standard that they follow. */
export function ClassificationTable({
  classification,
  standard,
}: {
  classification: DossierChanges['classification'];
  standard: ClassificationStandard | null;
}) {
  const t = useTranslations('app');
  return (
    <>
      <DataTable
        label={t('classification')}
        columns={[
          {
            key: 'category',
            header: t('category'),
            cell: ({ category, change }) => <Marked change={change}>{category}</Marked>,
          },
          {
            key: 'statements',
            header: t('hazard_statements'),
            cell: ({ statements, change }) => markedValues(statements, { within: change, separator: ', ' }),
          },
        ]}
        rows={classification}
        rowKey={({ category }, index) => `${index} ${category}`}
      />
      {standard && <p className="mt-3 text-small text-ink-soft">{t(standardMessage[standard])}</p>}
    </>
  );
}
