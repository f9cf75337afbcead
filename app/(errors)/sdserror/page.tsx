import { getTranslations } from 'next-intl/server';
import { ErrorScreen, firstValue, type SearchParams } from '@/app/error-screen';
import { detailPath } from '@/app/failed-document';
import { parseCause } from '@/lib/domain/failure-pages';

/** The safety data sheet is not valid, or cannot be reached at the moment (Spec §2 "sdserror"). */
export default async function SdsErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseCause(await firstValue(searchParams, 'cause'));
  const t = await getTranslations('app');
  const isOutage = cause === 'unavailable';
  return (
    <ErrorScreen
      page="sdserror"
      cause={cause}
      title={t(isOutage ? 'sds_unavailable' : 'safety_data_sheet_not_valid')}
      text={t(isOutage ? 'dossier_unavailable_text' : 'you_can_ask_for_one')}
      action={{ label: t('back_to_detail'), href: await detailPath(searchParams) }}
    />
  );
}
