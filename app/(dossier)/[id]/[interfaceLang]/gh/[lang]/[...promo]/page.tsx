import type { Metadata } from 'next';
import { SdsPromo } from '@/components/sds/sds-promo';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openMarket } from '@/lib/loaders/pages/open-document';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

/** The canonical link names the viewer; a 'noindex' beside it would contradict it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), null, 'promo_sds');
}

/** Every other page below the SDS: the promotion page. */
export default async function SdsPromoPage({ params, searchParams }: Props) {
  const screen = await openScreen('gh', params);
  const market = await openMarket(screen, screenQuery('gh', searchParams));
  const { id, interfaceLang, lang } = screen;
  const shared = publicUrl(deployment().siteUrl, paths.sds(id, interfaceLang, lang, { market }));
  return (
    <ScreenShell screen={screen} market={market}>
      <SdsPromo {...screen} market={market} shared={shared} />
    </ScreenShell>
  );
}
