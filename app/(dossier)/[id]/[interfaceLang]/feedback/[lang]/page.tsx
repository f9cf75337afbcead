import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { FeedbackScreen } from '@/components/feedback/feedback-screen';
import { feedbackQuery, subjectOfReferrer } from '@/lib/domain/pages/feedback';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';
import { readUnsent } from '@/lib/loaders/request/unsent-message';
import { pageSession } from '@/lib/loaders/request/page-session';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

/** The form is not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('feedback', params), null);
}

/** `?page=&version=&market=` is what the visitor writes about where no referrer says it, `?outcome=` the result of the form. */
export default async function FeedbackPage({ params, searchParams }: Props) {
  const screen = await openScreen('feedback', params);
  const { outcome, ...querySubject } = feedbackQuery.parse(await screenQuery('feedback', searchParams));
  const requestHeaders = await headers();
  const subject = subjectOfReferrer(requestHeaders.get('referer'), screen.id) ?? querySubject;
  const { antiForgery } = await pageSession();
  return (
    <ScreenShell screen={screen}>
      <FeedbackScreen
        {...screen}
        subject={subject}
        outcome={outcome}
        unsent={outcome && readUnsent(requestHeaders)}
        antiForgery={antiForgery ?? ''}
      />
    </ScreenShell>
  );
}
