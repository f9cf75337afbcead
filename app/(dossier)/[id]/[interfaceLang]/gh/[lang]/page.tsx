import type { Metadata } from 'next';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { readPack } from '@/lib/domain/pages/pack';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { openSds } from '@/lib/loaders/pages/open-document';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), screenQuery('gh', searchParams));
}

export default async function SdsPage({ params, searchParams }: Props) {
  const screen = await openScreen('gh', params);
  const query = screenQuery('gh', searchParams);
  const sds = await openSds(screen, query);
  return (
    <ScreenShell screen={screen} market={sds.choice.market} pack={readPack(await query, screen.dossier)}>
      <SdsViewer {...screen} {...sds} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
