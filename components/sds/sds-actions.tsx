'use client';

import { ChevronDown, Download } from '@/components/ui/icons/icons';
import { useSdsReading } from '@/components/sds/sds-reader';
import { ChoiceButton } from '@/components/shell/content/choice-button';
import { languageOptions, qrOptions } from '@/components/shell/content/document-options';
import { DownloadLink } from '@/components/ui/download-link';
import { PageLink } from '@/components/ui/page-link';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import type { Version } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { parseQr, type SdsChoice, sdsTransitions } from '@/lib/domain/sds/sds';

/**
 * Spec §2 "SDS screen": language, version, compare version, QR visibility, download (Spec §4: modal types 8, 9, 11,
 * 4). On phones 'More' unfolds all but the PDF, and every other element with the class `under-more` (sds.css).
 */
export function SdsActions({
  id,
  interfaceLang,
  lang,
  languages,
  markets,
  versions,
  hasXml,
  dates,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  /** Languages in which the sheet is valid. */
  languages: NamedLanguage[];
  /** By language: the country that its sheet keeps; null: the default. */
  markets: Record<number, string | null>;
  /** Newest first. */
  versions: Version[];
  /** Whether the platform offers the sheet as eSDScom XML. */
  hasXml: boolean;
  /** Date of issue by version id, where known. */
  dates: Record<string, string>;
}) {
  const { t, shown, pathOf, choose } = useSdsReading();
  const { choice } = shown;
  return (
    <div role="group" aria-label={t('actions')} className="mb-5 flex flex-wrap gap-2 print:hidden">
      <details data-more className="group medium:hidden">
        <summary className="flex h-full min-h-touch items-center gap-2 rounded-control border border-line-strong px-4 font-semibold">
          {t('more')}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
      </details>
      <div className="under-more max-medium:order-1 max-medium:grid max-medium:w-full max-medium:grid-cols-2 max-medium:gap-2 medium:contents">
        <ChoiceButton
          canFail
          name={t('language')}
          value={String(lang)}
          options={languageOptions(languages, (other) =>
            paths.sds(id, interfaceLang, other, sdsTransitions.language(choice, markets[other] ?? null)),
          )}
        />
        <VersionChoices versions={versions} dates={dates} />
        <ChoiceButton
          canFail
          name={t('qr_short')}
          label={t('qr_visibility')}
          value={String(choice.qr)}
          options={qrOptions(t, (qr) => pathOf(sdsTransitions.qr(choice, qr)))}
          onChoose={(chosen) => choose(sdsTransitions.qr(choice, parseQr(chosen)))}
        />
      </div>
      <DownloadLink
        href={paths.api.sdsDownload(id, lang, choice)}
        className="inline-flex min-h-touch items-center justify-center gap-2 rounded-control bg-accent font-semibold text-accent-on transition-opacity duration-150 hover:opacity-90 px-4 py-1.5 max-medium:flex-1"
      >
        <Download aria-hidden className="shrink-0 size-5" />
        {t('download_pdf_a4')}
      </DownloadLink>
      {hasXml && (
        <DownloadLink
          href={paths.api.sdsXmlDownload(id, lang, choice)}
          className="inline-flex min-h-touch items-center under-more justify-center gap-2 rounded-control border border-line-strong px-4 py-1.5 font-semibold hover:bg-sunken max-medium:order-1 max-medium:w-full"
        >
          <Download aria-hidden className="shrink-0 size-5" />
          {t('download_esdscom')}
        </DownloadLink>
      )}
      {languages.length > 1 && (
        <PageLink
          href={paths.sdsDownloadPage(id, interfaceLang, lang, choice.market)}
          className="inline-flex min-h-touch items-center justify-center medium:px-2 text-center text-accent underline underline-offset-4 max-medium:col-span-2"
        >
          {t('download_sds_all')}
        </PageLink>
      )}
    </div>
  );
}

/** The choices of the version in view, and of an older one that it is compared with. */
function VersionChoices({ versions, dates }: { versions: Version[]; dates: Record<string, string> }) {
  const { t, shown, version, compared, older, pathOf, choose } = useSdsReading();
  const { choice } = shown;
  const optionOf = ({ id, text }: Version, next: SdsChoice, note: string | null = null) => ({
    value: id,
    text: t('version_short', { version: text }),
    hint: [dates[id], note].filter(Boolean).join(' · ') || undefined,
    href: pathOf(next),
  });
  const comparisons = older.map((candidate) => optionOf(candidate, sdsTransitions.compare(choice, candidate.id)));
  const noComparison = {
    value: '',
    text: t('no_comparison'),
    href: pathOf(sdsTransitions.compare(choice, null)),
  };
  return (
    <>
      {version && (
        <ChoiceButton
          canFail
          name={t('version')}
          value={version.id}
          options={versions.map((candidate, index) =>
            optionOf(
              candidate,
              sdsTransitions.version(choice, candidate.id, versions),
              index === 0 ? t('newest_version') : null,
            ),
          )}
          onChoose={(chosen) => choose(sdsTransitions.version(choice, chosen, versions))}
        />
      )}
      {older.length > 0 && (
        <ChoiceButton
          canFail
          name={t('compare_short')}
          label={t('compare_version')}
          none={t('no_comparison')}
          value={compared?.id ?? null}
          options={compared ? [...comparisons, noComparison] : comparisons}
          onChoose={(chosen) => choose(sdsTransitions.compare(choice, chosen || null))}
        />
      )}
    </>
  );
}
