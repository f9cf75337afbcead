import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen, firstValue, retryStep, type SearchParams } from '@/app/error-screen';
import { StyledText } from '@/components/ui/styled-text';
import { paths } from '@/lib/domain/pages/paths';

/** An unexpected error (Spec §2 "unhandlederror"); the id, where the address has it, is the one in the log. */
export default async function UnhandledErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const id = await firstValue(searchParams, 'id');
  const errorId = /^[\w@-]{1,40}$/.test(id) ? id : undefined;
  const text = errorId ? 'unhandled_text' : 'unhandled_text_without_id';
  const t = await getTranslations('app');
  return (
    <ErrorScreen
      page="unhandlederror"
      title={t('sth_wrong_happened')}
      heading={<StyledText textKey="sth_wrong_happened" />}
      text={t(text)}
      styledText={<StyledText textKey={text} />}
      action={applicationLink(t('open_application'))}
      second={await retryStep(searchParams, t('try_again'), paths.start())}
      errorId={errorId}
    />
  );
}
