import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChoiceButton } from '@/components/shell/choice-button';
import { DownloadLink } from '@/components/ui/download-link';
import { documentLanguage } from '@/lib/domain/document-language';
import type { Dossier } from '@/lib/domain/dossier';
import { paths } from '@/lib/domain/paths';

/** Spec §2 "TDS screen": the selected language, the version where there are several, the PDF. */
export function TdsActions({
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
  // The newest version needs no name in an address.
  const named = (one: string | null) => (one === tdsVersions[0] ? null : one);
  return (
    <div
      role="group"
      aria-label={t('actions')}
      className="mb-5 grid grid-cols-2 gap-2 medium:flex medium:flex-wrap print:hidden"
    >
      <ChoiceButton
        name={t('language')}
        value={String(lang)}
        options={validTdsLangs.map((one) => {
          const { name, code } = documentLanguage(dossier, one);
          return { value: String(one), text: name, lang: code, href: paths.tds(id, interfaceLang, one) };
        })}
      />
      {version !== null && (
        <ChoiceButton
          name={t('version')}
          value={version}
          options={tdsVersions.map((one) => ({
            value: one,
            text: one,
            href: paths.tds(id, interfaceLang, lang, named(one)),
          }))}
        />
      )}
      <DownloadLink
        href={paths.api.tdsDownload(id, lang, named(version))}
        className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control bg-accent px-4 py-1.5 font-semibold text-accent-on transition-opacity duration-150 hover:opacity-90 max-medium:col-span-2"
      >
        <Download aria-hidden className="size-5 shrink-0" />
        {t('download_pdf_a4')}
      </DownloadLink>
    </div>
  );
}
