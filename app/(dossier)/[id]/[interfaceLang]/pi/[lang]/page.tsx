import type { Metadata } from 'next';
import { ProductDetail } from '@/components/product-detail/product-detail';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { views } from '@/lib/domain/site/brands';
import { pageHtml } from '@/lib/loaders/html/page-html';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openChanges } from '@/lib/loaders/pages/changes';
import { openEditMode } from '@/lib/loaders/pages/workgroup-product';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return screenMetadata(await openScreen('pi', params), screenQuery('pi', searchParams));
}

export default async function DetailPage({ params, searchParams }: Props) {
  const screen = await openScreen('pi', params);
  const [comparison, editMode] = await Promise.all([
    openChanges(screen, screenQuery('pi', searchParams)),
    openEditMode(screen, screenQuery('pi', searchParams)),
  ]);
  return (
    <ScreenShell screen={screen}>
      <ProductDetail
        {...screen}
        comparison={comparison}
        editMode={editMode}
        toPageHtml={pageHtml}
        showClassification={views[screen.brand.view].showsClassification}
      />
    </ScreenShell>
  );
}
