import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { HistoryScreen } from '@/components/sds/history-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';
import { openSdsHistory } from '@/lib/loaders/pages/sds-in-short';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('history', params), null);
}

/** The versions of the safety data sheet as a timeline. */
export default async function HistoryPage({ params, searchParams }: Props) {
  const screen = await openScreen('history', params);
  const { data, market } = await openSdsHistory(screen, screenQuery('history', searchParams));
  return (
    <ScreenShell screen={screen} market={market}>
      <HistoryScreen {...screen} history={data} market={market} />
    </ScreenShell>
  );
}
