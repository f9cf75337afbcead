import type { Metadata } from 'next';
import { SdsDownload } from '@/components/sds/sds-download';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { type ScreenParams } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
}

/** The canonical link names the viewer; a 'noindex' beside it would contradict it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), null, 'download_sds');
}

export default async function SdsDownloadPage({ params }: Props) {
  const screen = await openScreen('gh', params);
  return (
    <ScreenShell screen={screen}>
      <SdsDownload {...screen} />
    </ScreenShell>
  );
}
