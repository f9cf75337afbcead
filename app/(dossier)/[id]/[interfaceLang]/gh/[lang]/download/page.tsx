import type { Metadata } from 'next';
import { SdsDownload } from '@/components/sds/sds-download';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openMarket } from '@/lib/loaders/pages/open-document';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

/** The canonical link names the viewer; a 'noindex' beside it would contradict it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), null, 'download_sds');
}

export default async function SdsDownloadPage({ params, searchParams }: Props) {
  const screen = await openScreen('gh', params);
  const market = await openMarket(screen, screenQuery('gh', searchParams));
  return (
    <ScreenShell screen={screen} market={market}>
      <SdsDownload {...screen} market={market} />
    </ScreenShell>
  );
}
