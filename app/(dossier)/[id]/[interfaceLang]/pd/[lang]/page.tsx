import type { Metadata } from 'next';
import { ProductLanding } from '@/components/product-info/product-landing';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { openScreen, type ScreenParams } from '@/lib/loaders/dossier-screen';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('pd', params));
}

export default async function LandingPage({ params }: Props) {
  const screen = await openScreen('pd', params);
  return (
    <ScreenShell screen={screen}>
      <ProductLanding {...screen} />
    </ScreenShell>
  );
}
