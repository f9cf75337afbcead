import { getTranslations } from 'next-intl/server';
import { ErrorScreen, firstValue, retryStep, type SearchParams } from '@/app/error-screen';
import { detailPath } from '@/app/failed-document';
import { StyledText } from '@/components/ui/styled-text';
import { parseFileErrorCause } from '@/lib/domain/failures/failure-causes';

/** A file that cannot be downloaded: no permission (Spec §2 "fileerror"), not found, an unsupported type, or an outage. */
export default async function FileErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseFileErrorCause(await firstValue(searchParams, 'cause'));
  const t = await getTranslations('app');
  const title = cause ? (`file_${cause}` as const) : 'you_do_not_have_permissions_file';
  const text = fileErrorTexts[cause ?? 'forbidden'];
  const detail = await detailPath(searchParams);
  return (
    <ErrorScreen
      page="fileerror"
      cause={cause}
      title={t(title)}
      heading={<StyledText textKey={title} />}
      text={t(text)}
      styledText={<StyledText textKey={text} />}
      action={{ label: t('back_to_detail'), href: detail }}
      second={cause === 'unavailable' ? await retryStep(searchParams, t('try_again'), detail) : undefined}
    />
  );
}

const fileErrorTexts = {
  forbidden: 'you_can_ask_supplier_file',
  missing: 'file_missing_text',
  unsupported: 'file_unsupported_text',
  unavailable: 'dossier_unavailable_text',
} as const;
