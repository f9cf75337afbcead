import { getTranslations } from 'next-intl/server';
import { ErrorScreen, type SearchParams } from '@/app/error-screen';
import { detailPath } from '@/app/failed-document';

/** No permission for the file (Spec §2 "fileerror"). */
export default async function FileErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('app');
  return (
    <ErrorScreen
      page="fileerror"
      title={t('you_do_not_have_permissions_file')}
      text={t('you_can_ask_supplier_file')}
      action={{ label: t('back_to_detail'), href: await detailPath(searchParams) }}
    />
  );
}
