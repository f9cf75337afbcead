'use client';

import clsx from 'clsx';
import { Check } from '@/components/ui/icons/icons';
import { useEffect, useRef, type RefObject } from 'react';
import { languageAttributes } from '@/lib/domain/languages/languages';

export interface DropdownOption {
  value: string;
  text: string;
  /** Code of the text's language, if it differs from the page's. */
  lang?: string | null;
}

/** The id of an option's element in the list of the dropdown `id`. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;

/** The list of a dropdown (dropdown.tsx) with its filter; the dropdown handles the keys. */
export function DropdownPanel({
  ref,
  id,
  isOpen,
  options,
  value,
  activeIndex,
  filter,
  filterLabel,
  onFilter,
  onChoose,
  emptyText,
}: {
  ref: RefObject<HTMLDivElement | null>;
  /** Prefix of the ids of its elements. */
  id: string;
  isOpen: boolean;
  /** The options that contain the filter text. */
  options: DropdownOption[];
  value: string | null;
  /** Index of the option that Enter chooses. */
  activeIndex: number;
  filter: string;
  /** Accessible name of the filter; without it there is none. */
  filterLabel?: string;
  onFilter: (text: string) => void;
  onChoose: (option: DropdownOption) => void;
  /** Shown if there are no options. */
  emptyText: string;
}) {
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the list only, never the page.
  useEffect(() => {
    const option = list.current?.children[activeIndex];
    if (!isOpen || !list.current || !(option instanceof HTMLElement)) return;
    const top = option.offsetTop;
    const bottom = top + option.offsetHeight;
    if (top < list.current.scrollTop) list.current.scrollTop = top;
    else if (bottom > list.current.scrollTop + list.current.clientHeight)
      list.current.scrollTop = bottom - list.current.clientHeight;
  }, [activeIndex, isOpen]);

  return (
    <div ref={ref} hidden={!isOpen} className="fixed z-60 rounded-control border border-line bg-surface shadow-float">
      {isOpen && filterLabel && (
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-label={filterLabel}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={options[activeIndex] ? optionId(id, activeIndex) : undefined}
          placeholder={filterLabel}
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
          className="block min-h-touch w-full rounded-t-control border-b border-line bg-surface px-3 -outline-offset-3 placeholder:text-ink-soft"
        />
      )}
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        className="relative max-h-[200px] overflow-y-auto overscroll-contain"
      >
        {(isOpen ? options : []).map((option, index) => (
          <li
            key={option.value}
            id={optionId(id, index)}
            role="option"
            {...languageAttributes(option.lang)}
            aria-selected={option.value === value}
            // Keeps the focus on the element that handles the keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={clsx(
              'flex min-h-touch cursor-pointer items-center gap-2 px-3 py-2 hover:bg-sunken',
              index === activeIndex && 'bg-sunken outline-2 -outline-offset-2 outline-accent',
              option.value === value && 'font-semibold text-accent',
            )}
          >
            <span className="min-w-0 flex-1 wrap-break-word">{option.text}</span>
            {option.value === value && <Check aria-hidden className="size-4 shrink-0" />}
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 py-2.5 text-ink-soft empty:p-0">
        {isOpen && options.length === 0 ? emptyText : null}
      </p>
    </div>
  );
}
