import { getLocale, getTranslations } from 'next-intl/server';
import { applicationLink, ErrorScreen, firstValue, type SearchParams } from '@/app/error-screen';
import { StyledText } from '@/components/ui/styled-text';
import { parseCause } from '@/lib/domain/failures/failure-causes';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { documentLanguageId } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';

/** The dossier is unknown, removed or unavailable (Spec §2 "dossiererror"). */
export default async function DossierErrorPage({ searchParams }: { searchParams: SearchParams }) {
  const cause = parseCause(await firstValue(searchParams, 'cause'));
  const id = parseProductId(await firstValue(searchParams, 'id'));
  const interfaceLang = await getLocale();
  const t = await getTranslations('app');
  const lang = documentLanguageId(interfaceLang) ?? 1;
  const name = `dossier_${cause ?? 'unknown'}` as const;
  const retry = cause === 'unavailable' && id !== null;
  return (
    <ErrorScreen
      page="dossiererror"
      cause={cause}
      title={t(name)}
      heading={<StyledText of={name} />}
      text={<StyledText of={`${name}_text`} />}
      action={applicationLink(t('open_application'))}
      second={retry ? { label: t('try_again'), href: paths.dossier(id, interfaceLang, 'pd', lang) } : undefined}
    />
  );
}
