import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { IpiScreen } from '@/components/ipi/ipi-screen';
import { readPack } from '@/lib/domain/pages/pack';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openIpi } from '@/lib/loaders/pages/open-document';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('mh', params), screenQuery('mh', searchParams));
}

export default async function IpiPage({ params, searchParams }: Props) {
  const screen = await openScreen('mh', params);
  const query = screenQuery('mh', searchParams);
  const ipi = await openIpi(screen, query);
  return (
    <ScreenShell screen={screen} market={ipi.market} pack={readPack(await query, screen.dossier)}>
      <IpiScreen {...screen} {...ipi} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
