import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen, firstValue, type SearchParams } from '@/app/error-screen';
import { StyledText } from '@/components/ui/styled-text';

/** An unexpected error (Spec §2 "unhandlederror"); the id is the one in the log. */
export default async function UnhandledErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const id = await firstValue(searchParams, 'id');
  const t = await getTranslations('app');
  return (
    <ErrorScreen
      page="unhandlederror"
      title={t('sth_wrong_happened')}
      heading={<StyledText of="sth_wrong_happened" />}
      text={<StyledText of="unhandled_text" />}
      action={applicationLink(t('open_application'))}
      errorId={/^[\w@-]{1,40}$/.test(id) ? id : undefined}
    />
  );
}
