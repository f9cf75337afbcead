import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { TdsViewer } from '@/components/tds/tds-viewer';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openTds } from '@/lib/loaders/pages/open-document';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('th', params), screenQuery('th', searchParams));
}

export default async function TdsPage({ params, searchParams }: Props) {
  const screen = await openScreen('th', params);
  const tds = await openTds(screen, screenQuery('th', searchParams));
  return (
    <ScreenShell screen={screen}>
      <TdsViewer {...screen} {...tds} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
