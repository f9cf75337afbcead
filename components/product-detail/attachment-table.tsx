import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { Day } from '@/components/ui/day';
import { sizeInKilobytes } from '@/lib/domain/amounts';
import type { Attachment } from '@/lib/domain/dossier';

/** Files that belong to the product (Spec §2 "Other UI"). */
export function AttachmentTable({ attachments }: { attachments: Attachment[] }) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  return (
    <DataTable
      label={t('attachments')}
      columns={[
        { key: 'name', header: t('filename'), cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
        { key: 'category', header: t('file_category'), cell: ({ category }) => category },
        { key: 'language', header: t('language'), cell: ({ languageCode }) => languageCode },
        { key: 'status', header: t('status'), cell: ({ status }) => status && <Badge>{status}</Badge> },
        {
          key: 'size',
          header: t('size_kb'),
          cell: ({ sizeInBytes }) => (sizeInBytes === null ? null : sizeInKilobytes(sizeInBytes, interfaceLang)),
          numeric: true,
        },
        { key: 'added', header: t('added'), cell: ({ created }) => created && <Day date={created} /> },
      ]}
      rows={attachments}
      rowKey={({ position }) => String(position)}
    />
  );
}
