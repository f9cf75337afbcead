import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen } from '@/app/error-screen';

/** The 404 page, in the deployment's brand. */
export default async function UnknownPage() {
  const t = await getTranslations('app');
  return (
    <ErrorScreen
      page="dossiererror"
      cause="unknown"
      title={t('dossier_unknown')}
      text={t('dossier_unknown_text')}
      action={applicationLink(t('open_application'))}
    />
  );
}
