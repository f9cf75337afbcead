import { useTranslations } from 'next-intl';
import { Download } from '@/components/ui/icons/icons';
import { PageHead } from '@/components/shell/content/page-head';
import { ProviderText } from '@/components/shell/content/provider-text';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { documentLanguage } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { ChoiceButton } from '@/components/shell/content/choice-button';
import { languageOptions } from '@/components/shell/content/document-options';
import { DownloadLink } from '@/components/ui/download-link';
import { inlinePageHtml, type ToPageHtml } from '@/lib/domain/pages/page-html';
import { paths } from '@/lib/domain/pages/paths';

/** Spec §2 "TDS screen": the actions, then the sheet. */
export function TdsViewer({
  dossier,
  html,
  version,
  interfaceLang,
  lang,
  toPageHtml = inlinePageHtml,
}: {
  dossier: Dossier;
  /** Sanitised. */
  html: string;
  toPageHtml?: ToPageHtml;
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
        <ProviderText text={toPageHtml(html)} lang={documentLanguage(dossier, lang).code} />
      </div>
    </>
  );
}

/** Spec §2 "TDS screen": the language, the version if there are several, the PDF. */
function TdsActions({
  dossier,
  version,
  interfaceLang,
  lang,
}: {
  dossier: Dossier;
  version: string | null;
  interfaceLang: string;
  lang: number;
}) {
  const t = useTranslations('app');
  const { id, tdsVersions, validTdsLangs } = dossier;
  // The URL of the newest version has no version parameter.
  const versionParam = (name: string | null) => (name === tdsVersions[0] ? null : name);
  return (
    <div
      role="group"
      aria-label={t('actions')}
      className="mb-5 grid grid-cols-2 gap-2 medium:flex medium:flex-wrap print:hidden"
    >
      <ChoiceButton
        name={t('language')}
        value={String(lang)}
        options={languageOptions(
          validTdsLangs.map((langId) => documentLanguage(dossier, langId)),
          (other) => paths.tds(id, interfaceLang, other),
        )}
      />
      {version !== null && (
        <ChoiceButton
          name={t('version')}
          value={version}
          options={tdsVersions.map((name) => ({
            value: name,
            text: name,
            href: paths.tds(id, interfaceLang, lang, versionParam(name)),
          }))}
        />
      )}
      <DownloadLink
        href={paths.api.tdsDownload(id, lang, versionParam(version))}
        className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control bg-accent px-4 py-1.5 font-semibold text-accent-on transition-opacity duration-150 hover:opacity-90 max-medium:col-span-2"
      >
        <Download aria-hidden className="size-5 shrink-0" />
        {t('download_pdf_a4')}
      </DownloadLink>
    </div>
  );
}
