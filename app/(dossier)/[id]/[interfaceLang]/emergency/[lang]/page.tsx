import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { FeatureOff, featureOffMetadata } from '@/app/(dossier)/feature-off';
import { EmergencyScreen } from '@/components/emergency/emergency-screen';
import { paths } from '@/lib/domain/pages/paths';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openMarket } from '@/lib/loaders/pages/open-document';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { openEmergency } from '@/lib/loaders/pages/emergency-text';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

/** The page repeats the SDS, so the canonical link names the SDS page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const screen = await openScreen('emergency', params);
  if (!screen.features.emergency) return featureOffMetadata;
  return screenMetadata(screen, null);
}

export default async function EmergencyPage({ params, searchParams }: Props) {
  const screen = await openScreen('emergency', params);
  if (!screen.features.emergency) {
    const t = await getTranslations('app');
    const { id, interfaceLang, lang } = screen;
    const action = { label: t('product_list_back_to_product'), href: paths.dossier(id, interfaceLang, 'pd', lang) };
    return <FeatureOff feature="emergency" action={action} />;
  }
  const market = await openMarket(screen, screenQuery('emergency', searchParams));
  const text = await openEmergency(screen, market);
  return (
    <ScreenShell screen={screen} market={market}>
      <EmergencyScreen {...screen} text={text} market={market} toPageHtml={pageHtml} />
    </ScreenShell>
  );
}
