import type { Metadata } from 'next';
import { SdsDownload } from '@/components/sds/sds-download';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { openScreen, type ScreenParams } from '@/lib/loaders/dossier-screen';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
}

/** Search engines keep the viewer, which is also the canonical page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await screenMetadata(await openScreen('gh', params))), robots: { index: false } };
}

export default async function SdsDownloadPage({ params }: Props) {
  const screen = await openScreen('gh', params);
  return (
    <ScreenShell screen={screen}>
      <SdsDownload {...screen} />
    </ScreenShell>
  );
}
