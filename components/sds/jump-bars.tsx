'use client';

import { ChoiceLink } from '@/components/sds/older-version';
import { useSdsReading } from '@/components/sds/sds-reader';
import { ChevronDown, ChevronUp, Search, X } from '@/components/ui/icons/icons';
import { type KeyboardEvent, type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import type * as FindSdsText from '@/lib/browser/sds/find-sds-text';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type SdsStops, useSdsStops } from '@/lib/browser/sds/use-sds-stops';
import { sdsTransitions } from '@/lib/domain/sds/sds';

/** Full-text search within the sheet: matches are highlighted, Enter goes to the next one, Escape clears the search. */
export function FindBar({
  text,
  html,
  query,
  onQuery,
}: {
  text: RefObject<HTMLElement | null>;
  /** The HTML that `text` contains; a change repeats the search. */
  html: string;
  query: string;
  onQuery: (query: string) => void;
}) {
  const t = useScopedMessages('sds');
  const field = useRef<HTMLInputElement>(null);
  const settled = useDeferredValue(query);
  // The search code loads when the field first gets the focus.
  const [search, setSearch] = useState<typeof FindSdsText | null>(null);
  const load = () => {
    if (!search) import('@/lib/browser/sds/find-sds-text').then(setSearch, () => undefined);
  };
  const find = useCallback(
    (root: HTMLElement) => (html && settled && search ? search.findSdsText(root, settled) : []),
    [html, settled, search],
  );
  const stops = useSdsStops({ text, name: 'sds-found', find, jumpTo: 'view' });
  const isSearching = search && query.trim().length > 1;

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onQuery('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    stops.step(event.shiftKey ? -1 : 1);
  };
  const clear = () => {
    onQuery('');
    field.current?.focus();
  };

  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="needs-script flex min-w-0 flex-[10_1_13rem] items-center gap-1 medium:max-w-136"
    >
      <label className="relative flex min-w-0 flex-1 items-center">
        <span className="sr-only">{t('find_in_sheet')}</span>
        <Search aria-hidden className="pointer-events-none absolute left-3 size-4.5 text-ink-soft" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          placeholder={t('find_in_sheet')}
          onFocus={load}
          onChange={({ target }) => {
            load();
            onQuery(target.value);
          }}
          onKeyDown={press}
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface pr-2 pl-10 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <span role="status" className="shrink-0 px-2 text-small text-ink-soft tabular-nums empty:hidden">
        {isSearching && (
          <>
            {stops.count === 0
              ? t('nothing_found')
              : t('position_of_total', { position: stops.position, total: stops.count })}
            {stops.section !== null && (
              <span className="sr-only">
                , § {stops.section} {t.find(`section_${stops.section}`)}
              </span>
            )}
          </>
        )}
      </span>
      {query && (
        <>
          <StopButtons stops={stops} texts={{ previous: t('previous_match'), next: t('next_match') }} />
          <button
            type="button"
            aria-label={t('clear_search')}
            onClick={clear}
            className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </>
      )}
    </form>
  );
}

const button =
  'flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40';

/** Buttons for the previous and the next match. */
function StopButtons({ stops, texts }: { stops: SdsStops; texts: { previous: string; next: string } }) {
  const isNone = stops.count === 0;
  return (
    <span className="flex">
      <button
        type="button"
        aria-label={texts.previous}
        disabled={isNone}
        onClick={() => stops.step(-1)}
        className={button}
      >
        <ChevronUp aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={texts.next} disabled={isNone} onClick={() => stops.step(1)} className={button}>
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </span>
  );
}

/** Navigation between the changes of a comparison, and a link that ends the comparison. */
export function ChangeSteps({
  text,
  html,
}: {
  text: RefObject<HTMLElement | null>;
  /** The HTML that `text` contains. */
  html: string;
}) {
  const { t, shown } = useSdsReading();
  const find = useCallback((root: HTMLElement) => (html ? findSdsChanges(root) : []), [html]);
  const stops = useSdsStops({ text, name: 'sds-change', find, jumpTo: shown.isNewComparison ? 'first' : null });
  const { position, count: total, section } = stops;
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-1">
      {shown.sections.length > 0 && (
        <span className="needs-script flex items-center gap-1 max-medium:mr-auto">
          <span role="status" className="text-small whitespace-nowrap text-ink-soft tabular-nums">
            {t(position === 0 ? 'change_places_total' : 'change_place_of_total', { position, total })}
            {section !== null && (
              <span className="sr-only">
                , § {section} {t.find(`section_${section}`)}
              </span>
            )}
          </span>
          <StopButtons stops={stops} texts={{ previous: t('previous_change'), next: t('next_change') }} />
        </span>
      )}
      <ChoiceLink
        choice={sdsTransitions.compare(shown.choice, null)}
        className="-mr-3 flex min-h-touch items-center rounded-control px-3 whitespace-nowrap text-accent underline underline-offset-4 hover:bg-sunken"
      >
        {t('end_comparison')}
      </ChoiceLink>
    </div>
  );
}

/** Elements whose marks count as one change, outermost first: a fact, a row, an item, a line. */
const units = ['dl > div', 'tr', 'li', 'dt, dd, p, h2, h3, h4, h5, caption'];

const unitOf = (mark: Element): Element =>
  units.map((unit) => mark.closest(unit)).find((found) => found !== null) ?? mark;

/**
 * The changes that a comparison marks in an element, in document order: the marks of one unit are one change. Version
 * and dates in the document's head do not count.
 */
function findSdsChanges(root: HTMLElement): Range[] {
  const changes: Range[] = [];
  let lastUnit: Element | null = null;
  for (const mark of root.querySelectorAll('ins, del')) {
    if (mark.closest('.sds-header')) continue;
    const unit = unitOf(mark);
    const range = unit === lastUnit ? changes.at(-1)! : document.createRange();
    if (unit !== lastUnit) {
      range.setStartBefore(mark);
      changes.push(range);
    }
    range.setEndAfter(mark);
    lastUnit = unit;
  }
  return changes;
}
