'use client';

import clsx from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { ChangeLegend } from '@/components/sds/change-legend';
import { ChangeSteps } from '@/components/sds/change-steps';
import { FindBar } from '@/components/sds/find-bar';
import { PreserveScrollPosition } from '@/components/sds/preserve-scroll-position';
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
  const { t, shown: reading } = useSdsReading();
  const { html, sections, choice } = reading;
  const [query, setQuery] = useState('');
  const text = useRef<HTMLDivElement>(null);
  const isCompared = choice.compare !== null;
  const [ins, del, link] = [t('change_added'), t('change_deleted'), t('link_to_section')];
  const shown = useMemo(
    () => readingHtml(html, { changed: isCompared ? sections : [], words: { ins, del, link } }),
    [html, isCompared, sections, ins, del, link],
  );
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
        <PreserveScrollPosition text={shown}>
          <div ref={text} className="sds-measure">
            <ProviderHtml html={shown} lang={lang} />
          </div>
        </PreserveScrollPosition>
      </div>
    </div>
  );
}

const sectionOpening = /<(\w+)\b([^<>]*\sid="section-(\d{1,2})"[^<>]*)>/g;
const subsectionOpening = /<section\b[^<>]*\sid="(subsection-([\d.-]{1,8}))"[^<>]*>/g;
const changedClass = 'sds-changed';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * A heading's link to itself, styled by provider-html.css; it precedes the heading, so the heading's accessible name is
 * unchanged.
 */
const linkTo = (id: string, number: string, words: string) =>
  `<a class="sds-anchor" href="#${id}" aria-label="${escapeAttribute(words.replace('{number}', number))}"></a>`;

/**
 * The sanitised sheet as the viewer shows it: sections are focusable link targets and begin with a link to themselves,
 * changed ones are marked, and a deletion is separated from the addition after it. `words` has the words for change
 * marks, for screen readers (provider-html.css), and the label of the link of section `{number}`.
 */
export function readingHtml(
  html: string,
  { changed, words }: { changed: number[]; words: { ins: string; del: string; link: string } },
): string {
  const withSections = html.replace(sectionOpening, (_tag, name: string, attributes: string, number: string) => {
    const marked = changed.includes(Number(number)) ? withClass(attributes, changedClass) : attributes;
    return `<${name}${marked} tabindex="-1">${name === 'section' ? linkTo(`section-${number}`, number, words.link) : ''}`;
  });
  const withLinks = withSections.replace(
    subsectionOpening,
    (tag, id: string, number: string) => tag + linkTo(id, number, words.link),
  );
  return withLinks
    .replace(/<\/(?:ins|del)>(?=<(?:ins|del)\b)/g, '$& ')
    .replace(/<(ins|del)\b/g, (tag, name: 'ins' | 'del') => `${tag} data-mark="${escapeAttribute(words[name])}"`);
}

function withClass(attributes: string, name: string): string {
  const match = /\sclass="([^"]*)"/.exec(attributes);
  if (!match) return `${attributes} class="${name}"`;
  const names = match[1]!.split(/\s+/);
  return names.includes(name) ? attributes : attributes.replace(match[0], ` class="${[...names, name].join(' ')}"`);
}
