import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen } from '@/app/error-screen';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { digitalLinkIssues, isDigitalLinkIssue } from '@/lib/domain/discovery/digital-link';
import { currentPath } from '@/lib/loaders/request/current-address';
import { errorMessageKey } from '@/lib/domain/failures/failures';

const unknownAddress = { cause: 'unknown', status: 404, message: null } as const;

/** The 404 page, in the deployment's brand, and the page of a GS1 Digital Link that does not resolve (middleware.ts). */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  const issue = (await headers()).get('x-digital-link-issue');
  const t = await getTranslations('app');
  const { cause, status, message } = isDigitalLinkIssue(issue) ? digitalLinkIssues[issue] : unknownAddress;
  const [, gtin] = (await params).unknown;
  const second =
    cause === 'unavailable'
      ? { label: t('try_again'), href: await currentPath() }
      : issue === 'link-type' && gtin
        ? { label: t('screen_pd'), href: discoveryPaths.digitalLink(gtin) }
        : undefined;
  return (
    <ErrorScreen
      page="dossiererror"
      cause={cause}
      status={status}
      title={t(message && cause === 'unknown' ? errorMessageKey(message) : `dossier_${cause}`)}
      text={t(`dossier_${cause}_text`)}
      action={applicationLink(t('open_application'))}
      second={second}
    />
  );
}
