'use client';

import { ChevronDown } from 'lucide-react';
import { fillText } from '@/components/sds/fill-text';
import { useSdsReading } from '@/components/sds/sds-reader';
import { SdsPdfLink, SdsXmlLink } from '@/components/sds/sds-download-links';
import { ChoiceButton } from '@/components/shell/content/choice-button';
import type { FailureTexts } from '@/components/ui/selection/choice-dialog';
import type { DownloadTexts } from '@/components/ui/download-link';
import { PageLink } from '@/components/ui/page-link';
import type { FilterTexts } from '@/components/ui/selection/use-option-filter';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import type { Version } from '@/lib/domain/product/dossier';
import { paths } from '@/lib/domain/pages/paths';
import { sdsTransitions, type Qr } from '@/lib/domain/sds/sds';

const qrs: Qr[] = [1, 0];

export interface SdsActionsTexts {
  actions: string;
  more: string;
  close: string;
  filter: FilterTexts;
  failure: FailureTexts;
  language: string;
  version: string;
  /** With `{version}`: 'v{version}'. */
  versionShort: string;
  newest: string;
  /** Day of issue by version id, where it is known. */
  dates: Record<string, string>;
  compare: string;
  compareVersion: string;
  noComparison: string;
  qrName: string;
  qrVisibility: string;
  /** By QR choice. */
  qr: [notVisible: string, visible: string];
  pdf: string;
  /** Of the page with the PDF in each language. */
  pdfs: string;
  xml: string;
  download: DownloadTexts;
}

/**
 * Spec §2 "Actions bar": language, version, compare version, QR visibility, download (Spec §4: modal types 8, 9, 11, 4). On
 * phones all but the PDF are under 'More', and so is whatever else has the class `under-more` (sds.css).
 */
export function SdsActions({
  id,
  interfaceLang,
  lang,
  languages,
  versions,
  hasXml,
  texts,
}: {
  id: number;
  interfaceLang: string;
  lang: number;
  /** Those in which the sheet is valid. */
  languages: NamedLanguage[];
  /** Newest first. */
  versions: Version[];
  /** Does the platform give the sheet as eSDScom XML? */
  hasXml: boolean;
  texts: SdsActionsTexts;
}) {
  const { shown, version, compared, older, pathOf, choose } = useSdsReading();
  const { choice } = shown;
  const shortOf = ({ text }: Version) => fillText(texts.versionShort, { version: text });
  const hintOf = ({ id }: Version, newest: string | null = null) =>
    [texts.dates[id], newest].filter(Boolean).join(' · ') || undefined;
  const close = { closeLabel: texts.close, filterTexts: texts.filter, failureTexts: texts.failure };
  return (
    <div role="group" aria-label={texts.actions} className="mb-5 flex flex-wrap gap-2 print:hidden">
      <details data-more className="group medium:hidden">
        <summary className="flex h-full min-h-touch items-center gap-2 rounded-control border border-line-strong px-4 font-semibold">
          {texts.more}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
      </details>
      <div className="under-more max-medium:order-1 max-medium:grid max-medium:w-full max-medium:grid-cols-2 max-medium:gap-2 medium:contents">
        <ChoiceButton
          {...close}
          name={texts.language}
          value={String(lang)}
          options={languages.map((one) => ({
            value: String(one.id),
            text: one.name,
            lang: one.code,
            href: paths.sds(id, interfaceLang, one.id, sdsTransitions.language(choice)),
          }))}
        />
        {version && (
          <ChoiceButton
            {...close}
            name={texts.version}
            value={version.id}
            options={versions.map((one, index) => ({
              value: one.id,
              text: shortOf(one),
              hint: hintOf(one, index === 0 ? texts.newest : null),
              href: pathOf(sdsTransitions.version(choice, one.id, versions)),
            }))}
            onChoose={(chosen) => choose(sdsTransitions.version(choice, chosen, versions))}
          />
        )}
        {older.length > 0 && (
          <ChoiceButton
            {...close}
            name={texts.compare}
            label={texts.compareVersion}
            none={texts.noComparison}
            value={compared?.id ?? null}
            options={[
              ...older.map((one) => ({ value: one.id, text: shortOf(one), hint: hintOf(one), compare: one.id })),
              ...(compared ? [{ value: '', text: texts.noComparison, hint: undefined, compare: null }] : []),
            ].map(({ compare, ...option }) => ({
              ...option,
              href: pathOf(sdsTransitions.compare(choice, compare)),
            }))}
            onChoose={(chosen) => choose(sdsTransitions.compare(choice, chosen || null))}
          />
        )}
        <ChoiceButton
          {...close}
          name={texts.qrName}
          label={texts.qrVisibility}
          value={String(choice.qr)}
          options={qrs.map((qr) => ({
            value: String(qr),
            text: texts.qr[qr],
            href: pathOf(sdsTransitions.qr(choice, qr)),
          }))}
          onChoose={(chosen) => choose(sdsTransitions.qr(choice, chosen === '0' ? 0 : 1))}
        />
      </div>
      <SdsPdfLink href={paths.api.sdsDownload(id, lang, choice)} text={texts.pdf} texts={texts.download} />
      {hasXml && (
        <SdsXmlLink href={paths.api.sdsXmlDownload(id, lang, choice.version)} text={texts.xml} texts={texts.download} />
      )}
      {languages.length > 1 && (
        <PageLink
          href={paths.sdsDownloadPage(id, interfaceLang, lang)}
          className="inline-flex min-h-touch items-center justify-center px-2 text-center text-accent underline underline-offset-4 max-medium:col-span-2"
        >
          {texts.pdfs}
        </PageLink>
      )}
    </div>
  );
}
