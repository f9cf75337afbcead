'use client';

import clsx from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { ChangeLegend, type ChangeLegendTexts } from '@/components/sds/change-legend';
import { ChangeSteps, type ChangeStepsTexts } from '@/components/sds/change-steps';
import { FindBar, type FindTexts } from '@/components/sds/find-bar';
import { PreserveScrollPosition } from '@/components/sds/keep-place';
import { OlderVersion } from '@/components/sds/older-version';
import { readingHtml } from '@/components/sds/reading-html';
import { useSdsReading } from '@/components/sds/sds-context';
import { ProviderHtml } from '@/components/shell/provider-html';
import type { ChangedPanel } from '@/lib/domain/changes';
import type { Version } from '@/lib/domain/dossier';

/** The sheet in its reading column, with its search and, in a comparison, what leads through the changes. */
export function SdsSheet({
  lang,
  versions,
  titles,
  panelTitles,
  texts,
}: {
  /** Code of the document's language. */
  lang: string | null;
  /** Newest first. */
  versions: Version[];
  /** Short title by section number. */
  titles: Record<number, string>;
  /** Of product detail. */
  panelTitles: Record<ChangedPanel['panel'], string>;
  texts: {
    find: FindTexts;
    changes: ChangeLegendTexts & ChangeStepsTexts;
    older: { notNewest: string; show: string };
    /** With `{number}`. */
    link: string;
  };
}) {
  const { html, sections, choice } = useSdsReading().shown;
  const [query, setQuery] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const isCompared = choice.compare !== null;
  const { added: ins, deleted: del } = texts.changes;
  const { link } = texts;
  const shown = useMemo(
    () => readingHtml(html, { changed: isCompared ? sections : [], words: { ins, del, link } }),
    [html, isCompared, sections, ins, del, link],
  );
  // Its tools stay in view while they are in use; of a phone's two rows only the one that is.
  const isSearching = query !== '';
  const shared = { text, html, titles };
  return (
    <div
      data-tools={isCompared || isSearching ? (isCompared && isSearching ? 'two' : 'one') : undefined}
      className="-mx-4 min-w-0 flex-1 border-y border-line bg-surface medium:mx-0 medium:mt-5 medium:rounded-card medium:border large:mt-0 large:max-w-162 print:m-0 print:max-w-none print:border-0"
    >
      {isCompared && (
        <ChangeLegend
          titles={titles}
          panelTitles={panelTitles}
          newest={versions[0]?.id}
          texts={texts.changes}
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
        <FindBar {...shared} query={query} onQuery={setQuery} texts={texts.find} />
        {isCompared && <ChangeSteps {...shared} texts={texts.changes} />}
      </div>
      <div className="px-4 py-6 medium:px-8 large:px-16 large:pb-10 print:p-0">
        <OlderVersion versions={versions} texts={texts.older} />
        <PreserveScrollPosition text={shown}>
          <div ref={text} className="sds-measure">
            <ProviderHtml html={shown} lang={lang} />
          </div>
        </PreserveScrollPosition>
      </div>
    </div>
  );
}
