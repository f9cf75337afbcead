'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { filterOptions, isLongList } from '@/lib/domain/lists/option-filter';

/** The props that give a `Dropdown` with a long list its filter. */
export const dropdownFilter = (options: readonly unknown[], { filter, nothing }: { filter: string; nothing: string }) =>
  isLongList(options) ? { filterLabel: filter, emptyFilterText: nothing } : {};

/**
 * A filter for a long list (`isLongList`): the options that contain the filter text, and its input field, null for a
 * short list. Enter in the field does not submit a form. `onChange` gets the filter text. `takeKey` is for the keys of the list: the
 * field takes the focus and with it a typed character, from the first one on.
 */
export function useOptionFilter<Option extends { text: string }>(
  options: Option[],
  { hasFilter = true, onChange }: { hasFilter?: boolean; onChange?: () => void } = {},
): { shown: Option[]; field: ReactNode; takeKey: (event: KeyboardEvent) => boolean } {
  const t = useScopedMessages('choice');
  const [filter, setFilter] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (!hasFilter || !isLongList(options)) return { shown: options, field: null, takeKey: () => false };
  const shown = filterOptions(options, filter);
  const takeKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    // Space chooses an option.
    const isCharacter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    // The browser writes the character into the element that has the focus after this event.
    if (isCharacter) input.current?.focus();
    return isCharacter;
  };
  const preventSubmit = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();
  const field = (
    <div className="needs-script mb-2">
      <input
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('list_filter')}
        placeholder={t('list_filter')}
        value={filter}
        onKeyDown={preventSubmit}
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
  return { shown, field, takeKey };
}
