import { useTranslations } from 'next-intl';
import { Marked, markedValues } from '@/components/product-detail/marked';
import { DataTable } from '@/components/ui/data-table';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import { type ClassificationStandard, standardMessage } from '@/lib/domain/product/dossier';

/** Hazard classes and categories, in words and abbreviated, with their statements (CLP Annex I), and the classification standard. */
export function ClassificationTable({
  classification,
  standard,
  statements: known,
}: {
  classification: DossierChanges['classification'];
  standard: ClassificationStandard | null;
  /** Statements with known texts, including those of the classes. */
  statements: { code: string; text: string }[];
}) {
  const t = useTranslations('app');
  const textOf = new Map(known.map(({ code, text }) => [code, text]));
  if (classification.length === 0) return null;
  return (
    <>
      <DataTable
        label={t('classification')}
        columns={[
          {
            key: 'category',
            header: t('category'),
            cell: ({ category, name, change }) => (
              <Marked change={change}>
                {name ? (
                  <>
                    {name} <span className="block text-ink-soft">{category}</span>
                  </>
                ) : (
                  category
                )}
              </Marked>
            ),
          },
          {
            key: 'statements',
            header: t('hazard_statements'),
            cell: ({ statements, change }) =>
              markedValues(statements, {
                rowChange: change,
                show: (code) => (
                  <span className="block">
                    <span className="font-semibold">{code}</span>
                    {textOf.has(code) && ` ${textOf.get(code)}`}
                  </span>
                ),
              }),
          },
        ]}
        rows={classification}
        rowKey={({ category }, index) => `${index} ${category}`}
      />
      {standard && <p className="mt-3 text-small text-ink-soft">{t(standardMessage[standard])}</p>}
    </>
  );
}
