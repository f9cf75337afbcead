import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { FeatureOff, featureOffMetadata } from '@/app/(dossier)/feature-off';
import { LabelEdit } from '@/components/label/label-edit';
import { paths } from '@/lib/domain/pages/paths';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { type RawScreenQuery, type ScreenParams, screenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openLabelEdit } from '@/lib/loaders/pages/open-label';
import { marketFor } from '@/lib/domain/sds/markets';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: RawScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const screen = await openScreen('ed', params);
  return screen.features.label_edit ? screenMetadata(screen, screenQuery('ed', searchParams)) : featureOffMetadata;
}

export default async function LabelEditPage({ params, searchParams }: Props) {
  const screen = await openScreen('ed', params);
  const label = await openLabelEdit(screen, screenQuery('ed', searchParams));
  if (!label) {
    const t = await getTranslations('app');
    const { id, interfaceLang, lang } = screen;
    const action = { label: t('view_label'), href: paths.label(id, interfaceLang, 'ee', lang) };
    return <FeatureOff feature="label_edit" action={action} />;
  }
  return (
    <ScreenShell screen={screen} market={marketFor(screen.dossier, screen.lang, label.settings.market)}>
      <LabelEdit {...screen} {...label} />
    </ScreenShell>
  );
}
