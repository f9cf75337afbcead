import { getLocale, getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen, firstValue, retryStep, type SearchParams } from '@/app/error-screen';
import { StyledText } from '@/components/ui/styled-text';
import { parseCause } from '@/lib/domain/failures/failure-causes';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { permalinkTarget } from '@/lib/domain/pages/permalink';

/** The dossier is unknown, removed or unavailable (Spec §2 "dossiererror"). */
export default async function DossierErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseCause(await firstValue(searchParams, 'cause'));
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const locale = await getLocale();
  const interfaceLang = isInterfaceLanguage(locale) ? locale : fallbackInterfaceLanguage;
  const t = await getTranslations('app');
  const name = `dossier_${cause ?? 'unknown'}` as const;
  const canRetry = cause === 'unavailable' && id !== null;
  return (
    <ErrorScreen
      page="dossiererror"
      cause={cause}
      title={t(name)}
      heading={<StyledText textKey={name} />}
      text={t(`${name}_text`)}
      styledText={<StyledText textKey={`${name}_text`} />}
      action={applicationLink(t('open_application'))}
      second={canRetry ? await retryStep(searchParams, t('try_again'), permalinkTarget(id, interfaceLang)) : undefined}
    />
  );
}
