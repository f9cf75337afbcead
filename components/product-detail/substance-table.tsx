import { useLocale, useTranslations } from 'next-intl';
import { markedList, markedValues } from '@/components/product-detail/marked';
import { DataTable } from '@/components/ui/data-table';
import { massPercent } from '@/lib/domain/languages/formatting';
import type { DossierChanges } from '@/lib/domain/changes/changes';

type Substance = DossierChanges['substances'][number];

/** The product's substances, as far as section 3 of the safety data sheet lists them. */
export function SubstanceTable({ substances }: { substances: Substance[] }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const number = (field: 'cas' | 'ec' | 'index' | 'reach') => (row: Substance) =>
    markedValues(row[field], { within: row.change, show: noWrap });
  const share = (value: string | number) => (typeof value === 'number' ? massPercent(value, interfaceLang) : value);
  return (
    <DataTable
      label={t('substances')}
      columns={[
        { key: 'name', header: t('substance'), cell: ({ name }) => markedValues(name) },
        { key: 'cas', header: t('cas_number'), cell: number('cas') },
        { key: 'ec', header: t('ec_number'), cell: number('ec') },
        { key: 'index', header: t('index_number'), cell: number('index') },
        { key: 'reach', header: t('reach_number'), cell: number('reach') },
        {
          key: 'share',
          header: t('mass_percent'),
          cell: (row) => markedValues(row.share, { within: row.change, show: share }),
          numeric: true,
        },
        {
          key: 'classification',
          header: t('classification'),
          cell: ({ classification, change }) =>
            classification.length === 0 ? null : (
              <div className="medium:whitespace-nowrap">{markedList(classification, { within: change })}</div>
            ),
        },
      ]}
      rows={substances}
      rowKey={(_, index) => String(index)}
    />
  );
}

const noWrap = (number: string) => <span className="whitespace-nowrap">{number}</span>;
