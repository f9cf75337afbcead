import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ScreenShell } from '@/app/(dossier)/screen-shell';
import { ErrorScreen } from '@/app/error-screen';
import { LabelEdit } from '@/components/label/label-edit';
import { paths } from '@/lib/domain/pages/paths';
import { type ScreenParams, type ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { openScreen } from '@/lib/loaders/pages/open-screen';
import { openLabelEdit } from '@/lib/loaders/pages/open-label';
import { screenMetadata } from '@/lib/loaders/pages/screen-metadata';

interface Props {
  params: ScreenParams;
  searchParams: ScreenQuery;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const screen = await openScreen('ed', params);
  return screen.features.label_edit
    ? screenMetadata(screen, searchParams)
    : { robots: { index: false, follow: false } };
}

export default async function LabelEditPage({ params, searchParams }: Props) {
  const screen = await openScreen('ed', params);
  const label = await openLabelEdit(screen, searchParams);
  if (!label) {
    const t = await getTranslations('app');
    const { id, interfaceLang, lang } = screen;
    return (
      <ErrorScreen
        page="dossiererror"
        cause="unknown"
        title={t('label_edit_off')}
        text={t('label_edit_off_text')}
        action={{ label: t('view_label'), href: paths.label(id, interfaceLang, 'ee', lang) }}
      />
    );
  }
  return (
    <ScreenShell screen={screen}>
      <LabelEdit {...screen} {...label} />
    </ScreenShell>
  );
}
