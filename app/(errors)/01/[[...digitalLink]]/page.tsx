import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen } from '@/app/error-screen';
import { digitalLinkIssues, isDigitalLinkIssue } from '@/lib/domain/discovery/digital-link';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import { paths } from '@/lib/domain/pages/paths';

/** The error page of a GS1 Digital Link that does not resolve; middleware.ts redirects all others. */
export default async function DigitalLinkPage({ params }: { params: Promise<{ digitalLink?: string[] }> }) {
  const header = (await headers()).get('x-digital-link-issue');
  const issue = isDigitalLinkIssue(header) ? header : 'form';
  const { cause, message } = digitalLinkIssues[issue];
  const t = await getTranslations('app');
  const gtin = (await params).digitalLink?.[0];
  return (
    <ErrorScreen
      page="dossiererror"
      cause={cause}
      title={t(cause === 'unknown' ? errorMessageKey(message) : `dossier_${cause}`)}
      text={t(`dossier_${cause}_text`)}
      action={applicationLink(t('open_application'))}
      second={issue === 'link-type' && gtin ? { label: t('screen_pd'), href: paths.digitalLink(gtin) } : undefined}
    />
  );
}
