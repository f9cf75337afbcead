import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { LabelView } from '@/components/label/label-view';
import { openScreen, type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/dossier-screen';
import { openLabelView } from '@/lib/loaders/open-label';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('ee', params), screenQuery('ee', searchParams));
}

export default async function LabelViewPage({ params, searchParams }: Props) {
  const screen = await openScreen('ee', params);
  const label = await openLabelView(screen, screenQuery('ee', searchParams));
  return (
    <ScreenShell screen={screen}>
      <LabelView {...screen} {...label} />
    </ScreenShell>
  );
}
