import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/shell/page-head';
import { ProviderHtml } from '@/components/shell/provider-html';
import { TdsActions } from '@/components/tds/tds-actions';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { documentLanguage } from '@/lib/domain/document-language';
import type { Dossier } from '@/lib/domain/dossier';

/** Spec §2 "TDS screen": what can be done with the sheet, then the sheet. */
export function TdsViewer({
  dossier,
  html,
  version,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  /** The version shown. */
  version: string | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  return (
    <>
      <PageHead title={t('screen_th')} productName={dossier.name} />
      <ScopedMessages scopes={['choice', 'download']}>
        <TdsActions dossier={dossier} version={version} interfaceLang={interfaceLang} lang={lang} />
      </ScopedMessages>
      <div className="-mx-4 border-y border-line bg-surface px-4 py-6 medium:mx-0 medium:rounded-card medium:border medium:px-8 medium:py-8 large:px-12 large:py-10 print:m-0 print:border-0 print:p-0">
        <ProviderHtml html={html} lang={documentLanguage(dossier, lang).code} />
      </div>
    </>
  );
}
