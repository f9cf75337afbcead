import type { Metadata } from 'next';
import { SdsPromo } from '@/components/sds/sds-promo';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import { type ScreenParams } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
}

/** The canonical link names the viewer; a 'noindex' beside it would contradict it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('gh', params), null, 'promo_sds');
}

/** Every other page below the SDS: the promotion page. */
export default async function SdsPromoPage({ params }: Props) {
  const screen = await openScreen('gh', params);
  const { id, interfaceLang, lang } = screen;
  const shared = publicUrl(deployment().siteUrl, paths.sds(id, interfaceLang, lang));
  return (
    <ScreenShell screen={screen}>
      <SdsPromo {...screen} shared={shared} />
    </ScreenShell>
  );
}
