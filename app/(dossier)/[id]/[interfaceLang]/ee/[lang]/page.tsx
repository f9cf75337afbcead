import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { LabelView } from '@/components/label/label-view';
import { type ScreenParams, type ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { openLabelView } from '@/lib/loaders/pages/open-label';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: ScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('ee', params), searchParams);
}

export default async function LabelViewPage({ params, searchParams }: Props) {
  const screen = await openScreen('ee', params);
  const label = await openLabelView(screen, searchParams);
  return (
    <ScreenShell screen={screen}>
      <LabelView {...screen} {...label} />
    </ScreenShell>
  );
}
