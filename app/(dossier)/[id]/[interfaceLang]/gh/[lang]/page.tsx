import type { Metadata } from 'next';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { openScreen, openSds, type ScreenParams } from '@/lib/loaders/dossier-screen';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params));
}

export default async function SdsPage({ params }: Props) {
  const screen = await openScreen('gh', params);
  const text = await openSds(screen);
  return (
    <ScreenShell screen={screen}>
      <SdsViewer {...screen} {...text} />
    </ScreenShell>
  );
}
