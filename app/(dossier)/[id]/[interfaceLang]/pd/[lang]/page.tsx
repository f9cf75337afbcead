import type { Metadata } from 'next';
import { ProductLanding } from '@/components/product-info/product-landing';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { publicUrl } from '@/lib/domain/pages/paths';
import { permalinkPath } from '@/lib/domain/pages/permalink';
import { readPack } from '@/lib/domain/pages/pack';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { deployment } from '@/lib/loaders/request/deployment';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('pd', params), screenQuery('pd', searchParams));
}

export default async function LandingPage({ params, searchParams }: Props) {
  const screen = await openScreen('pd', params);
  const pack = readPack(await screenQuery('pd', searchParams), screen.dossier);
  const permalink = publicUrl(deployment().siteUrl, permalinkPath(screen.id));
  return (
    <ScreenShell screen={screen} pack={pack}>
      <ProductLanding {...screen} permalink={permalink} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
