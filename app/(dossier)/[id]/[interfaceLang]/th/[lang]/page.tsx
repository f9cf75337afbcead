import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { TdsViewer } from '@/components/tds/tds-viewer';
import { type ScreenParams, type ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { openTds } from '@/lib/loaders/pages/open-document';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: ScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('th', params), searchParams);
}

export default async function TdsPage({ params, searchParams }: Props) {
  const screen = await openScreen('th', params);
  const tds = await openTds(screen, searchParams);
  return (
    <ScreenShell screen={screen}>
      <TdsViewer {...screen} {...tds} />
    </ScreenShell>
  );
}
