import type { Metadata } from 'next';
import { ProductDetail } from '@/components/product-detail/product-detail';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { brands } from '@/lib/domain/brands';
import { openScreen, type ScreenParams } from '@/lib/loaders/dossier-screen';
import { screenMetadata } from '@/lib/loaders/screen-metadata';

interface Props {
  params: ScreenParams;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('pi', params));
}

export default async function DetailPage({ params }: Props) {
  const screen = await openScreen('pi', params);
  return (
    <ScreenShell screen={screen}>
      <ProductDetail {...screen} showClassification={brands[screen.brand].showsClassification} />
    </ScreenShell>
  );
}
