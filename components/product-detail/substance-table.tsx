import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { massPercent } from '@/lib/domain/amounts';
import type { Substance } from '@/lib/domain/dossier';

/** What the product consists of, as far as section 3 of the safety data sheet says it. */
export function SubstanceTable({ substances }: { substances: Substance[] }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  const share = ({ content, contentRange }: Substance) =>
    contentRange ?? (content === null ? null : massPercent(content, interfaceLang));
  return (
    <DataTable
      label={t('substances')}
      columns={[
        { key: 'name', header: t('substance'), cell: ({ name }) => name },
        { key: 'cas', header: t('cas_number'), cell: ({ cas }) => unbroken(cas) },
        { key: 'ec', header: t('ec_number'), cell: ({ ec }) => unbroken(ec) },
        { key: 'index', header: t('index_number'), cell: ({ index }) => unbroken(index) },
        { key: 'reach', header: t('reach_number'), cell: ({ reach }) => unbroken(reach) },
        { key: 'share', header: t('mass_percent'), cell: share, numeric: true },
        { key: 'classification', header: t('classification'), cell: ({ classification }) => classification },
      ]}
      rows={substances}
      rowKey={({ name }, index) => `${index} ${name}`}
    />
  );
}

const unbroken = (number: string | null) => number && <span className="whitespace-nowrap">{number}</span>;
