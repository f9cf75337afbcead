'use client';

import clsx from 'clsx';
import { Check } from '@/components/ui/icons/icons';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useOptionFilter } from '@/components/ui/selection/use-option-filter';
import { useTypeAhead } from '@/lib/browser/interaction/use-type-ahead';
import { languageAttributes } from '@/lib/domain/languages/languages';

export interface ChoiceOption {
  value: string;
  text: string;
  /** Code of the text's language, if it differs from the page's. */
  lang?: string | null;
  /** Further information, below the text. */
  hint?: string;
  /** In-app path, without the base path: the option is a link. */
  href?: string;
}

const steps: Record<string, (current: number, count: number) => number> = {
  ArrowDown: (current, count) => (current + 1) % count,
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowUp: (current, count) => (current - 1 + count) % count,
  ArrowLeft: (current, count) => (current - 1 + count) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/**
 * A single-choice list: radio buttons, or links. Arrows, Home, End and typed letters move the focus; Enter, Space or a
 * click selects. A long list has a filter, which takes the letters.
 */
export function ChoiceList({
  label,
  options,
  value,
  onChoose,
  hasFilter = true,
}: {
  label: string;
  options: ChoiceOption[];
  value: string | null;
  onChoose: (value: string) => void;
  hasFilter?: boolean;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const typeAhead = useTypeAhead();
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const { shown, field, takeKey } = useOptionFilter(options, { hasFilter, onChange: () => setCurrent(0) });
  const chosen = shown.findIndex((option) => option.value === value);
  const areLinks = options.some(({ href }) => href !== undefined);

  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || takeKey(event)) return;
    const texts = shown.map(({ text }) => text);
    const next = steps[event.key]?.(current, shown.length) ?? typeAhead(event.key, texts, current);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[data-option]')[next]?.focus();
  };

  return (
    <>
      {field}
      <ul
        ref={list}
        role={areLinks ? undefined : 'radiogroup'}
        aria-label={label}
        onKeyDown={move}
        className="-mx-3 -my-2"
      >
        {shown.map((option, index) => {
          const shared = {
            'data-option': index,
            'data-initial-focus': index === Math.max(0, chosen) ? '' : undefined,
            'aria-labelledby': `${id}-text-${index}`,
            'aria-describedby': option.hint ? `${id}-hint-${index}` : undefined,
            onFocus: () => setCurrent(index),
            onClick: () => onChoose(option.value),
            className: clsx(
              'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left -outline-offset-3 hover:bg-sunken',
              index === chosen && 'bg-accent-soft font-semibold text-accent',
            ),
          };
          const content = (
            <>
              <span className="min-w-0 flex-1 wrap-break-word">
                <span id={`${id}-text-${index}`} {...languageAttributes(option.lang)}>
                  {option.text}
                </span>
                {option.hint && (
                  <span id={`${id}-hint-${index}`} className="block text-small font-normal text-ink-soft">
                    {option.hint}
                  </span>
                )}
              </span>
              <Check aria-hidden className={clsx('size-5 shrink-0', index !== chosen && 'invisible')} />
            </>
          );
          return (
            <li key={option.value} role={areLinks ? undefined : 'presentation'}>
              {option.href === undefined ? (
                <button
                  type="button"
                  role="radio"
                  aria-checked={index === chosen}
                  tabIndex={index === current ? 0 : -1}
                  {...shared}
                >
                  {content}
                </button>
              ) : (
                <PageLink href={option.href} aria-current={index === chosen ? 'true' : undefined} {...shared}>
                  {content}
                </PageLink>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
