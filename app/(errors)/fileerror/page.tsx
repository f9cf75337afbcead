import { getTranslations } from 'next-intl/server';
import { ErrorScreen, firstValue, type SearchParams } from '@/app/error-screen';
import { detailPath } from '@/app/failed-document';
import { StyledText } from '@/components/ui/styled-text';
import { parseFileErrorCause } from '@/lib/domain/failures/failure-causes';

/** A file that cannot be downloaded: no permission (Spec §2 "fileerror"), not found, or an unsupported type. */
export default async function FileErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseFileErrorCause(await firstValue(searchParams, 'cause'));
  const t = await getTranslations('app');
  const title = cause ? (`file_${cause}` as const) : 'you_do_not_have_permissions_file';
  return (
    <ErrorScreen
      page="fileerror"
      cause={cause}
      title={t(title)}
      heading={<StyledText of={title} />}
      text={<StyledText of={cause ? `file_${cause}_text` : 'you_can_ask_supplier_file'} />}
      action={{ label: t('back_to_detail'), href: await detailPath(searchParams) }}
    />
  );
}
