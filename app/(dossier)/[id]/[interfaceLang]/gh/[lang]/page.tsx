import type { Metadata } from 'next';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { type ScreenParams, type ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openSds } from '@/lib/loaders/pages/open-document';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: ScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), searchParams);
}

export default async function SdsPage({ params, searchParams }: Props) {
  const screen = await openScreen('gh', params);
  const sds = await openSds(screen, searchParams);
  return (
    <ScreenShell screen={screen}>
      <SdsViewer {...screen} {...sds} />
    </ScreenShell>
  );
}
