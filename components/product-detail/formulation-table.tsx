import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { markedList, markedValues } from '@/components/product-detail/marked';
import { DataTable } from '@/components/ui/data-table';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import { massPercent, priceInEuro, volumeInLitres } from '@/lib/domain/languages/formatting';
import { type FormulationRow, type Material, type Total, totalsOf } from '@/lib/domain/product/formulation';

/** Materials with their totals, and the instructions between them (docs/platform-api.md, 4.1). */
export function FormulationTable({
  label,
  term,
  rows,
}: {
  label: string;
  /** The term for a material. */
  term: 'component' | 'material';
  rows: FormulationRow[];
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const totals = totalsOf(rows);
  const amount = (key: keyof typeof totals, header: string, write: (value: number, lang: string) => string) => {
    const show = (value: number | null) => (value === null ? null : write(value, interfaceLang));
    return {
      key,
      header,
      numeric: true,
      cell: (row: FormulationRow) => (row.kind === 'material' ? show(row[key]) : null),
      total: totals[key].sum === null ? null : <Sum total={totals[key]} show={show} />,
    };
  };
  const text = (key: 'supplier' | 'purpose', header: string) => ({
    key,
    header,
    cell: (row: FormulationRow) => (row.kind === 'material' ? row[key] : null),
  });
  return (
    <DataTable
      label={label}
      columns={[
        {
          key: 'name',
          header: t(`formulation_${term}`),
          cell: (row) =>
            row.kind === 'material' ? (
              <Name material={row} />
            ) : (
              <span className="font-normal text-ink-soft">{t('formulation_instruction')}</span>
            ),
          total: t('formulation_total'),
        },
        text('supplier', t('supplier')),
        text('purpose', t('formulation_purpose')),
        amount('content', t('mass_percent'), massPercent),
        amount('volume', t('formulation_volume'), volumeInLitres),
        amount('price', t('formulation_price'), priceInEuro),
      ]}
      rows={rows}
      rowKey={(_, index) => String(index)}
      across={(row) => (row.kind === 'instruction' ? row.instruction : null)}
    />
  );
}

function Name({ material: { name, instruction } }: { material: Material }) {
  return (
    <>
      {name ?? '–'}
      {instruction && <span className="block font-normal">{instruction}</span>}
    </>
  );
}

/** A total, with the number of missing values. */
function Sum({ total: { sum, missing }, show }: { total: Total; show: (value: number | null) => ReactNode }) {
  const t = useTranslations('app');
  return (
    <>
      {show(sum)}
      {missing > 0 && (
        <span className="block text-small font-normal">{t('formulation_missing', { count: missing })}</span>
      )}
    </>
  );
}

type Substance = DossierChanges['substances'][number];

/** The product's substances, as far as section 3 of the safety data sheet lists them. */
export function SubstanceTable({ substances }: { substances: Substance[] }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const number = (field: 'cas' | 'ec' | 'index' | 'reach') => (row: Substance) =>
    markedValues(row[field], { rowChange: row.change, show: noWrap });
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
          cell: (row) => markedValues(row.share, { rowChange: row.change, show: share }),
          numeric: true,
        },
        {
          key: 'classification',
          header: t('classification'),
          cell: ({ classification, change }) =>
            classification.length === 0 ? null : (
              <div className="split:whitespace-nowrap">{markedList(classification, { rowChange: change })}</div>
            ),
        },
      ]}
      rows={substances}
      rowKey={(_, index) => String(index)}
    />
  );
}

const noWrap = (number: string) => <span className="whitespace-nowrap">{number}</span>;
