import { errorPaths } from '@/lib/domain/pages/error-paths';
import { Download } from '@/components/ui/icons/icons';
import { useLocale, useTranslations } from 'next-intl';
import { markedValues } from '@/components/product-detail/marked';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { Day } from '@/components/ui/day';
import { DownloadLink } from '@/components/ui/download-link';
import { sizeInKilobytes } from '@/lib/domain/languages/formatting';
import type { DossierChanges } from '@/lib/domain/changes/changes';
import { languageName } from '@/lib/domain/languages/language-name';
import { paths } from '@/lib/domain/pages/paths';

type Attachment = DossierChanges['attachments'][number];

/** The product's files to download (Spec §2 "Other UI"). */
export function AttachmentTable({
  attachments,
  id,
  lang,
}: {
  attachments: Attachment[];
  /** Id of the product. */
  id: number;
  /** Document language of the page, to which the error page leads back. */
  lang: number;
}) {
  const t = useTranslations('app');
  const interfaceLang = useLocale();
  return (
    <DataTable
      label={t('attachments')}
      columns={[
        {
          key: 'name',
          header: t('filename'),
          cell: ({ name }) => markedValues(name, { show: (text) => <span className="wrap-anywhere">{text}</span> }),
        },
        {
          key: 'category',
          header: t('file_category'),
          cell: ({ category, change }) => markedValues(category, { rowChange: change }),
        },
        {
          key: 'language',
          header: t('language'),
          cell: ({ languageCode, change }) =>
            markedValues(languageCode, { rowChange: change, show: (code) => languageName(code, interfaceLang) }),
        },
        {
          key: 'status',
          header: t('status'),
          cell: ({ status, change: rowChange }) =>
            markedValues(status, {
              rowChange,
              show: (text, change) => (change === 'deleted' ? text : <Badge>{text}</Badge>),
            }),
        },
        {
          key: 'size',
          header: t('size_kb'),
          cell: ({ sizeInBytes, change }) =>
            markedValues(sizeInBytes, { rowChange: change, show: (bytes) => sizeInKilobytes(bytes, interfaceLang) }),
          numeric: true,
        },
        {
          key: 'added',
          header: t('added'),
          cell: ({ created, change }) =>
            markedValues(created, { rowChange: change, show: (date) => <Day date={date} /> }),
        },
        {
          key: 'actions',
          header: t('actions'),
          cell: ({ position, name }) =>
            position === null ? null : (
              <DownloadLink
                href={paths.api.attachment(id, position)}
                errorHref={errorPaths.file({ id, interfaceLang, lang })}
                label={t('download_file', { name: name.at(-1)?.value ?? '' })}
                className="-my-2.5 inline-flex min-h-touch items-center gap-2 font-semibold whitespace-nowrap text-accent underline underline-offset-4"
              >
                <Download aria-hidden className="size-4 shrink-0" />
                {t('download')}
              </DownloadLink>
            ),
        },
      ]}
      rows={attachments}
      rowKey={(_, index) => String(index)}
    />
  );
}
