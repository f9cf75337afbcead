import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { LabelView } from '@/components/label/label-view';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openLabelView } from '@/lib/loaders/pages/open-label';
import { marketFor } from '@/lib/domain/sds/markets';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

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
    <ScreenShell screen={screen} market={marketFor(screen.dossier, screen.lang, label.settings.market)}>
      <LabelView {...screen} {...label} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
