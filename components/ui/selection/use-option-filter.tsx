'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { filterOptions, isLongList } from '@/lib/domain/lists/option-filter';

/** The properties of a `Dropdown` by which it has a filter where its list is long. */
export const dropdownFilter = (
  options: readonly unknown[],
  { filter, nothing }: { filter: string; nothing: string },
) => (isLongList(options) ? { filterLabel: filter, emptyFilterText: nothing } : {});

/**
 * A filter over a list that is long (`isLongList`): the options that contain what was typed, and the field to type it, null over a
 * short list. Enter in the field sends no form. `onChange` gets each filter.
 */
export function useOptionFilter<Option extends { text: string }>(
  options: Option[],
  { hasFilter = true, onChange }: { hasFilter?: boolean; onChange?: () => void } = {},
): { shown: Option[]; field: ReactNode } {
  const t = useScopedMessages('choice');
  const [filter, setFilter] = useState('');
  if (!hasFilter || !isLongList(options)) return { shown: options, field: null };
  const shown = filterOptions(options, filter);
  const presses = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  const field = (
    <div className="needs-script mb-2">
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('list_filter')}
        placeholder={t('list_filter')}
        value={filter}
        onKeyDown={presses}
        onChange={({ target }) => {
          setFilter(target.value);
          onChange?.();
        }}
        className="min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 placeholder:text-ink-soft"
      />
      <p role="status" className="text-ink-soft not-empty:pt-2">
        {shown.length === 0 && t('list_filter_nothing')}
      </p>
    </div>
  );
  return { shown, field };
}
