import type { Metadata } from 'next';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { HazardSummaryScreen } from '@/components/hazards/hazard-summary-screen';
import { publicUrl } from '@/lib/domain/pages/paths';
import { permalinkPath } from '@/lib/domain/pages/permalink';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';
import { openHazardSummary } from '@/lib/loaders/pages/sds-in-short';
import { deployment } from '@/lib/loaders/request/deployment';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

/** The page repeats the SDS, so the canonical link names the SDS page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('hazards', params), null);
}

export default async function HazardsPage({ params, searchParams }: Props) {
  const screen = await openScreen('hazards', params);
  const { data, market } = await openHazardSummary(screen, screenQuery('hazards', searchParams));
  const permalink = publicUrl(deployment().siteUrl, permalinkPath(screen.id));
  return (
    <ScreenShell screen={screen} market={market}>
      <HazardSummaryScreen {...screen} summary={data} market={market} permalink={permalink} />
    </ScreenShell>
  );
}
