'use client';

import clsx from 'clsx';
import { CircleHelp, LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { FindingList } from '@/components/studio/finding-list';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import type { PreviewRequest } from '@/lib/browser/studio/use-preview';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { languageAttributes } from '@/lib/domain/languages/languages';
import type { EmergencyPreview, Preview } from '@/lib/domain/studio/drafts';
import type { Finding } from '@/lib/domain/studio/step-props';

export type PreviewTab = PreviewRequest['part'];
const tabs = ['findings', 'label', 'sds', 'emergency'] as const satisfies readonly PreviewTab[];
const sdsSections = Array.from({ length: 16 }, (_, index) => index + 1);
/** Delay of the progress indicator, so that a fast preview does not flash. */
const showAfterMs = 300;

interface PaneProps {
  draft: string;
  preview: Preview;
  isLoading: boolean;
  isFailed: boolean;
  tab: PreviewTab;
  onTab: (tab: PreviewTab) => void;
  sdsSection: number;
  onSdsSection: (section: number) => void;
  language: string;
  onFinding: (finding: Finding) => void;
  /** Left out: the draft cannot be changed. */
  settling?: Settling | undefined;
}

/** What the draft would become, beside the form: findings, label, a section of the safety data sheet, emergency view. */
export function PreviewPane(props: PaneProps) {
  const { preview, isLoading, isFailed, tab, onTab } = props;
  const t = useScopedMessages('studio');
  const id = useId();
  const openCount = (preview.findings ?? []).filter(({ settled }) => !settled).length;
  const isLong = useDelayed(isLoading, showAfterMs);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section aria-label={t('studio_preview')} className="relative min-w-0 rounded-card border border-line bg-surface">
      <div
        role="tablist"
        aria-label={t('studio_preview')}
        onKeyDown={move}
        className="flex flex-wrap border-b border-line px-2"
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            className={clsx(
              '-mb-px min-h-touch cursor-pointer border-b-2 px-2 medium:px-3',
              name === tab ? 'border-accent font-semibold' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {t(`studio_tab_${name}`)}
            {name === 'findings' && openCount > 0 && <span className="ml-1.5 tabular-nums">{openCount}</span>}
          </button>
        ))}
      </div>
      {isLong && (
        <span
          role="status"
          className="absolute top-14 right-4 z-10 flex items-center gap-2 rounded-control border border-line bg-surface px-3 py-1 text-small"
        >
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {t('studio_preview_loading')}
        </span>
      )}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        aria-busy={isLoading}
        tabIndex={0}
        className="@container max-h-[calc(100dvh-9rem)] overflow-auto p-4"
      >
        {isFailed && <p className="mb-3 font-semibold text-notice">{t('studio_preview_failed')}</p>}
        {preview.leftOut.length > 0 && <p className="mb-3 font-semibold text-notice">{t('studio_preview_left_out')}</p>}
        {tab !== 'findings' && <NotKnown preview={preview} />}
        <Panel {...props} />
      </div>
    </section>
  );
}

/** Above a document of the draft: the hazards that it does not name, since they are open. */
function NotKnown({ preview: { classification } }: { preview: Preview }) {
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  const open = classification?.open ?? [];
  if (open.length === 0) return null;
  return (
    <p className="mb-3 flex gap-2 rounded-control bg-notice-soft p-3 text-notice">
      <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0" />
      {`${appendColon(t('studio_not_known'), t.lang)} ${open.map(({ class: name }) => valueLabel(name)).join(', ')}`}
    </p>
  );
}

function Panel(props: PaneProps) {
  const { draft, preview, tab, sdsSection, onSdsSection, language, onFinding, settling, isLoading } = props;
  const t = useScopedMessages('studio');
  const nothing =
    isLoading || preview.leftOut.includes(tab) ? null : (
      <p className="text-ink-soft">{t(`studio_preview_none_${tab}`)}</p>
    );
  switch (tab) {
    case 'findings':
      return preview.findings === null ? (
        nothing
      ) : (
        <FindingList draft={draft} findings={preview.findings} onGo={onFinding} settling={settling} />
      );
    case 'label':
      if (preview.label?.refusal) return <p className="wrap-break-word">{preview.label.refusal}</p>;
      return preview.label?.svg ? (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(preview.label.svg)}`}
          alt={t('studio_label_alt')}
          className="mx-auto h-auto max-w-full bg-paper shadow-float"
        />
      ) : (
        nothing
      );
    case 'sds':
      return (
        <>
          <label className="mb-3 flex items-center gap-2 text-small text-ink-soft">
            {t('studio_sds_section')}
            <select
              value={sdsSection}
              onChange={({ target }) => onSdsSection(Number(target.value))}
              className="min-h-touch rounded-control border border-line-strong bg-surface px-3 text-body text-ink"
            >
              {sdsSections.map((section) => (
                <option key={section} value={section}>
                  {section}
                </option>
              ))}
            </select>
          </label>
          {preview.sds === null ? (
            nothing
          ) : (
            <>
              <ProviderHtml html={preview.sds.html} lang={language} />
              {preview.sds.derived.length > 0 && (
                <details className="mt-4 border-t border-line pt-2">
                  <summary className="flex min-h-touch items-center font-semibold underline underline-offset-4">
                    {t('studio_derived')}
                  </summary>
                  <ul className="list-disc pl-5 text-small">
                    {preview.sds.derived.map(({ subsection, text, from, provision }, index) => (
                      <li key={`${index} ${text}`}>
                        {subsection} <span lang={language}>{text}</span>{' '}
                        <span className="text-ink-soft">
                          {[
                            from === null ? t('studio_general_advice') : t('studio_from_section', { section: from }),
                            provision,
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </>
          )}
        </>
      );
    case 'emergency':
      return preview.emergency === null ? nothing : <Emergency {...preview.emergency} language={language} />;
  }
}

function Emergency({
  telephone,
  signalWord,
  hazards,
  unNumbers,
  html,
  language,
}: EmergencyPreview & { language: string }) {
  const t = useScopedMessages('studio');
  return (
    <div {...languageAttributes(language)}>
      {signalWord && <p className="text-h2 font-bold text-danger">{signalWord}</p>}
      <ul className="mb-3">
        {hazards.map(({ code, text }) => (
          <li key={code}>
            <span className="font-semibold">{code}</span> {text}
          </li>
        ))}
      </ul>
      {(telephone !== null || unNumbers.length > 0) && (
        <p lang={t.lang} className="mb-3 font-semibold">
          {[telephone !== null && t('studio_emergency_telephone', { telephone }), unNumbers.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <ProviderHtml html={html} lang={language} />
    </div>
  );
}
