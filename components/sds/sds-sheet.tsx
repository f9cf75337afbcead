'use client';

import clsx from 'clsx';
import { Component, type ReactNode, useRef, useState } from 'react';
import { ChangeLegend } from '@/components/sds/change-legend';
import { ChangeSteps, FindBar } from '@/components/sds/jump-bars';
import { OlderVersion } from '@/components/sds/older-version';
import { useSdsReading } from '@/components/sds/sds-reader';
import { ProviderHtml } from '@/components/shell/content/provider-html';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
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
  getSnapshotBeforeUpdate(before: Props): PartInView | null {
    return before.text === this.props.text ? null : partInView.read();
  }

  componentDidUpdate(_props: Props, _state: unknown, place: PartInView | null) {
    if (place) partInView.restore(place);
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
