'use client';

import clsx from 'clsx';
import { Component, type ReactNode, useRef, useState } from 'react';
import { ChangeSteps, FindBar } from '@/components/sds/jump-bars';
import { OlderVersion } from '@/components/sds/older-version';
import { useSdsReading } from '@/components/sds/sds-reader';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import { PageLink } from '@/components/ui/page-link';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import { pluralSuffix } from '@/lib/domain/languages/formatting';
import type { Version } from '@/lib/domain/product/dossier';

/** The sheet in its reading column, with its search and, in a comparison, navigation between the changes. */
export function SdsSheet({
  lang,
  versions,
  panelTitles,
}: {
  /** Code of the document's language. */
  lang: string | null;
  /** Newest first. */
  versions: Version[];
  /** Titles of the panels of product detail. */
  panelTitles: Record<ChangedPanel['panel'], string>;
}) {
  const { shown: reading } = useSdsReading();
  const { id, html, choice } = reading;
  const [query, setQuery] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const isCompared = choice.compare !== null;
  // The toolbar is sticky while in use; on phones only the row in use is.
  const isSearching = query !== '';
  const shared = { text, html };
  return (
    <div
      data-tools={isCompared || isSearching ? (isCompared && isSearching ? 'two' : 'one') : undefined}
      className="-mx-4 min-w-0 flex-1 border-y border-line bg-surface medium:mx-0 medium:mt-5 medium:rounded-card medium:border large:mt-0 large:max-w-162 print:m-0 print:max-w-none print:border-0"
    >
      {isCompared && (
        <ChangeLegend
          panelTitles={panelTitles}
          newest={versions[0]?.id}
          className="px-4 pt-4 medium:px-8 large:px-16 print:px-0"
        />
      )}
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-2 medium:rounded-t-card medium:px-8 large:px-16 print:hidden',
          !isCompared && 'needs-script',
          (isCompared || isSearching) && 'sticky z-10 medium:top-23 large:top-bar',
          isSearching ? 'max-medium:top-0' : 'max-medium:-top-13 max-medium:has-[form:focus-within]:top-0',
        )}
      >
        <FindBar {...shared} query={query} onQuery={setQuery} />
        {isCompared && <ChangeSteps {...shared} />}
      </div>
      <div className="px-4 py-6 medium:px-8 large:px-16 large:pb-10 print:p-0">
        <OlderVersion versions={versions} />
        <PreserveScrollPosition text={html}>
          <div ref={text} className="sds-measure">
            <ProviderHtml html={html} lang={lang} id={id} />
          </div>
        </PreserveScrollPosition>
      </div>
    </div>
  );
}

interface Props {
  /** Identifies the text; a new value means a new text. */
  text: string;
  children: ReactNode;
}

/** Keeps the reader at the same section when another text replaces this one. */
class PreserveScrollPosition extends Component<Props> {
  // React has a hook between the old and the new DOM only for class components.
  getSnapshotBeforeUpdate(previous: Props): PartInView | null {
    return previous.text === this.props.text ? null : partInView.read();
  }

  componentDidUpdate(_props: Props, _state: unknown, part: PartInView | null) {
    if (part) partInView.restore(part);
  }

  render() {
    return this.props.children;
  }
}

/** A part of the sheet, and the distance of its beginning from the window's top, in CSS pixels. */
interface PartInView {
  id: string;
  topPx: number;
}

const parts = '[id^="section-"], [id^="subsection-"]';
/** A part counts as being read once its beginning is within the upper third of the window. */
const readingLine = 1 / 3;

/** The same part; in a text without it, its section. */
function partOf(id: string): HTMLElement | null {
  const section = id.replace(/^subsection-(\d+)(?:\D.*)?$/, 'section-$1');
  return document.getElementById(id) ?? document.getElementById(section);
}

/** The reader's position in a sheet. */
const partInView = {
  /** Null before the first section. */
  read(): PartInView | null {
    const started = [...document.querySelectorAll(parts)]
      .map((part) => ({ id: part.id, topPx: part.getBoundingClientRect().top }))
      .filter(({ topPx }) => topPx <= window.innerHeight * readingLine);
    return started.at(-1) ?? null;
  },

  /** Scrolls the part to its previous position. */
  restore({ id, topPx }: PartInView): void {
    const part = partOf(id);
    if (part) window.scrollBy({ top: part.getBoundingClientRect().top - topPx, behavior: 'instant' });
  },
};

const link = 'inline-flex min-h-touch items-center text-accent underline underline-offset-4';

/**
 * Above a comparison: the compared versions, the legend of the marks, and the changed facts of the product and sections
 * of the sheet.
 */
function ChangeLegend({
  panelTitles,
  newest,
  className,
}: {
  panelTitles: Record<ChangedPanel['panel'], string>;
  /** Id of the newest version, the one that product detail compares with. */
  newest: string | undefined;
  className?: string;
}) {
  const { t, shown, version, compared, detailOf } = useSdsReading();
  const countText = (count: number) => t(`changes_${pluralSuffix(count)}`, { count });
  const { sections, panels } = shown;
  const detailPath = compared && version?.id === newest ? detailOf(compared.id) : null;
  const older = compared?.text ?? '';
  const total = panels?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{t('version_compared', { version: version?.text ?? '', older })}</strong>
        {sections.length === 0 ? (
          <span>{t('nothing_changed')}</span>
        ) : (
          <>
            <ins>
              <span aria-hidden className="change-sign">
                +
              </span>
              {t('change_added')}
            </ins>
            <del>
              <span aria-hidden className="change-sign">
                −
              </span>
              {t('change_deleted')}
            </del>
          </>
        )}
      </p>
      {panels && total > 0 && (
        <Summary label={t('changes_summary', { changes: countText(total), version: older })} name={t('changes_places')}>
          {panels.map(({ panel, count }) => (
            <li key={panel}>
              {detailPath ? (
                <PageLink href={`${detailPath}#${panel}`} className={link}>
                  {panelTitles[panel]}
                </PageLink>
              ) : (
                <span className="inline-flex min-h-touch items-center">{panelTitles[panel]}</span>
              )}{' '}
              <span aria-hidden className="text-ink-soft tabular-nums">
                {count}
              </span>
              <span className="sr-only">{countText(count)}</span>
            </li>
          ))}
        </Summary>
      )}
      {sections.length > 0 && (
        <Summary label={t('changed_sections')} name={t('changed_sections')}>
          {sections.map((number) => (
            <li key={number}>
              <a href={`#section-${number}`} className={clsx(link, 'gap-1')}>
                <span className="whitespace-nowrap">§ {number}</span> {t.find(`section_${number}`)}
              </a>
            </li>
          ))}
        </Summary>
      )}
    </div>
  );
}

function Summary({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <p className="text-small text-ink-soft">{label}</p>
      <ul aria-label={name} className="flex flex-wrap gap-x-4">
        {children}
      </ul>
    </div>
  );
}
