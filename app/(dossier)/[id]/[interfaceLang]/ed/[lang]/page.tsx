import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { LabelEdit } from '@/components/label/label-edit';
import { openScreen, type ScreenParams } from '@/lib/loaders/dossier-screen';
import type { ScreenQuery } from '@/lib/loaders/dossier-screen';
import { openLabelEdit } from '@/lib/loaders/open-label';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: ScreenQuery;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('ed', params));
}

export default async function LabelEditPage({ params, searchParams }: Props) {
  const screen = await openScreen('ed', params);
  const label = await openLabelEdit(screen, searchParams);
  return (
    <ScreenShell screen={screen}>
      <LabelEdit {...screen} {...label} />
    </ScreenShell>
  );
}
