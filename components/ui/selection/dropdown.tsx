'use client';

import clsx from 'clsx';
import { ChevronDown } from '@/components/ui/icons/icons';
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type DropdownOption, DropdownPanel, optionId } from '@/components/ui/selection/dropdown-panel';
import { useTypeAhead } from '@/lib/browser/interaction/use-type-ahead';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { filterOptions } from '@/lib/domain/lists/option-filter';

export interface DropdownProps {
  label: string;
  options: DropdownOption[];
  value: string | null;
  onChoose: (value: string) => void;
  /** Shown if nothing is selected. */
  placeholder?: string;
  /** Accessible name of the filter; without it there is none. */
  filterLabel?: string;
  /** Shown if there are no options at all. */
  emptyText: string;
  /** Shown if no option contains the filter text. */
  emptyFilterText?: string;
  disabled?: boolean;
}

const steps: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => Math.min(active + 1, count - 1),
  ArrowUp: (active) => Math.max(active - 1, 0),
  PageDown: (active, count) => Math.min(active + 5, count - 1),
  PageUp: (active) => Math.max(active - 5, 0),
};
const ends: typeof steps = { Home: () => 0, End: (_active, count) => count - 1 };

/**
 * A single choice from a list that opens below it, by ARIA's combobox pattern. While closed, typed letters select;
 * while open, arrows move and Enter selects; with a filter, letters go to the filter.
 */
export function Dropdown(props: DropdownProps) {
  const { label, options, value, placeholder = '', filterLabel, emptyText, disabled = false } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useOptionList(props, box);
  const { isOpen, visibleOptions, selected, activeIndex } = list;
  usePanelPosition(box, panel, isOpen);
  const activeId = isOpen && visibleOptions[activeIndex] ? optionId(id, activeIndex) : undefined;

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) list.hide();
  };

  return (
    <div ref={root} onKeyDown={list.handleKeyDown} onBlur={handleBlur}>
      <span id={`${id}-label`} className="mb-1 block text-small font-semibold" onClick={() => box.current?.focus()}>
        {label}
      </span>
      <div
        ref={box}
        role="combobox"
        tabIndex={disabled ? -1 : 0}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label`}
        aria-activedescendant={filterLabel ? undefined : activeId}
        aria-disabled={disabled || undefined}
        onClick={() => (isOpen ? list.close() : list.open())}
        className={clsx(
          'flex min-h-touch items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-2 select-none',
          disabled ? 'cursor-not-allowed bg-sunken text-ink-soft' : 'cursor-pointer',
        )}
      >
        <span
          className={clsx('min-w-0 flex-1 truncate', !selected && 'text-ink-soft')}
          {...languageAttributes(selected?.lang)}
        >
          {selected?.text ?? placeholder}
        </span>
        <ChevronDown aria-hidden className={clsx('size-5 shrink-0 text-ink-soft', isOpen && 'rotate-180')} />
      </div>
      <DropdownPanel
        ref={panel}
        id={id}
        isOpen={isOpen}
        options={visibleOptions}
        value={value}
        activeIndex={activeIndex}
        filter={list.filter}
        filterLabel={filterLabel}
        onFilter={list.filterBy}
        onChoose={list.choose}
        emptyText={options.length === 0 ? emptyText : (props.emptyFilterText ?? emptyText)}
      />
    </div>
  );
}

/** The list of a dropdown: whether it is open, the options that its filter leaves, and the keys that move and choose. */
function useOptionList(
  { options, value, onChoose, disabled = false }: DropdownProps,
  box: RefObject<HTMLDivElement | null>,
) {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const typeAhead = useTypeAhead();
  const visibleOptions = filterOptions(options, filter);
  const selectedIndex = options.findIndex((option) => option.value === value);

  const filterBy = (text: string) => {
    setFilter(text);
    setActiveIndex(0);
  };
  const open = () => {
    if (disabled) return;
    setFilter('');
    setActiveIndex(Math.max(0, selectedIndex));
    setOpen(true);
  };
  const hide = () => setOpen(false);
  const close = () => {
    hide();
    box.current?.focus();
  };
  const choose = (option: DropdownOption | undefined) => {
    if (!option) return;
    onChoose(option.value);
    close();
  };

  const handleKeyClosed = ({ key }: KeyboardEvent): boolean => {
    if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) {
      open();
      return true;
    }
    const texts = options.map(({ text }) => text);
    const found = typeAhead(key, texts, selectedIndex);
    if (found !== null) onChoose(options[found]!.value);
    return found !== null;
  };
  const handleKeyOpen = ({ key, target }: KeyboardEvent): boolean => {
    const isInFilter = target instanceof HTMLInputElement;
    if (key === 'Escape') close();
    else if (key === 'Enter' || (key === ' ' && !isInFilter)) choose(visibleOptions[activeIndex]);
    else {
      const step = steps[key] ?? (isInFilter ? undefined : ends[key]);
      const texts = visibleOptions.map(({ text }) => text);
      const next = step
        ? step(activeIndex, visibleOptions.length)
        : isInFilter
          ? null
          : typeAhead(key, texts, activeIndex);
      if (next === null) return false;
      setActiveIndex(Math.max(0, next));
    }
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey) return;
    const isHandled = isOpen ? handleKeyOpen(event) : handleKeyClosed(event);
    if (isHandled) event.preventDefault();
  };

  return {
    isOpen,
    visibleOptions,
    selected: options[selectedIndex],
    activeIndex,
    filter,
    filterBy,
    open,
    hide,
    close,
    choose,
    handleKeyDown,
  };
}

function positionPanel(control: HTMLElement, panel: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const position = panelPlace({ topPx: box.top, bottomPx: box.bottom }, panel.offsetHeight, window.innerHeight);
  panel.style.left = `${box.left}px`;
  panel.style.width = `${box.width}px`;
  panel.style.top = position.side === 'below' ? `${position.topPx}px` : 'auto';
  panel.style.bottom = position.side === 'above' ? `${position.bottomPx}px` : 'auto';
}

/** Positions a `position: fixed` panel at its control, with the control's width, also while containers scroll. */
function usePanelPosition(
  control: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const follow = () => {
      if (control.current && panel.current) positionPanel(control.current, panel.current);
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [control, panel, isOpen]);
}

/** Gap between a control and its panel. */
const gapPx = 4;

/**
 * The position of a control's panel in the window, in pixels: below the control, measured from the window's top; or
 * above it, measured from the window's bottom, if it does not fit below and there is more room above.
 */
export function panelPlace(
  control: { topPx: number; bottomPx: number },
  panelHeightPx: number,
  windowHeightPx: number,
): { side: 'below'; topPx: number } | { side: 'above'; bottomPx: number } {
  const roomBelowPx = windowHeightPx - control.bottomPx - gapPx;
  const roomAbovePx = control.topPx - gapPx;
  if (panelHeightPx > roomBelowPx && roomAbovePx > roomBelowPx)
    return { side: 'above', bottomPx: windowHeightPx - roomAbovePx };
  return { side: 'below', topPx: control.bottomPx + gapPx };
}
