'use client';

import { Content, Group, Item, Label, RadioGroup, RadioItem, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import clsx from 'clsx';
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';

/**
 * The content of an open menu; its code loads when a menu first opens (menu.tsx, choice.tsx). It is rendered in place
 * rather than in a portal, so that it belongs to its button's landmark.
 */
export function MenuPanel({
  trigger,
  open,
  onOpenChange,
  label,
  groups,
  align,
  className,
}: {
  /** The menu's button: the menu is anchored to it, and the focus returns to it. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  groups: MenuGroup[];
  /** The edge of the button that the menu is aligned with. */
  align: 'start' | 'end';
  className: string;
}) {
  const ignoreTrigger = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    // A press on its button is handled there.
    if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault();
  };
  return (
    // Not modal: Radix locks scrolling by a style element, which the content security policy blocks.
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>
        <ExistingElement element={trigger} />
      </Trigger>
      <Content
        aria-labelledby={undefined}
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={{ top: 8, right: 8, bottom: footPx() + 8, left: 8 }}
        loop
        onInteractOutside={ignoreTrigger}
        className={clsx(
          'z-60 max-h-[min(var(--panel-height,100dvh),var(--radix-dropdown-menu-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto overscroll-contain border border-line bg-surface text-ink shadow-float print:hidden',
          className,
        )}
      >
        {groups.map(({ key, ...group }, index) => (
          <Entries key={key} {...group} isFirst={index === 0} />
        ))}
      </Content>
    </Root>
  );
}

/** Height of the bars at the foot of the window (`--foot` in globals.css), in CSS pixels: a menu ends above them. */
function footPx(): number {
  const tops = Array.from(document.querySelectorAll('[data-foot]'))
    .filter((bar) => getComputedStyle(bar).position === 'fixed')
    .flatMap((bar) => Array.from(bar.getClientRects(), ({ top }) => top));
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}

/** Passes an existing element to Radix where Radix expects to render one. */
function ExistingElement({ ref, element }: { ref?: Ref<HTMLElement>; element: RefObject<HTMLElement | null> }) {
  useImperativeHandle(ref, () => element.current!);
  return null;
}

function Entries({
  heading,
  className,
  entries,
  menuEntries = entries,
  isFirst,
}: Omit<MenuGroup, 'key'> & { isFirst: boolean }) {
  const chosen = chosenKey(menuEntries);
  const initialKey = isFirst ? (chosen ?? menuEntries[0]?.key) : null;
  const content = menuEntries.map(({ key, element }) => (
    <Entry key={key} value={chosen === undefined ? undefined : key} isInitial={key === initialKey}>
      {element}
    </Entry>
  ));
  const id = useId();
  const shared = {
    className,
    'aria-labelledby': heading ? id : undefined,
    children: [
      heading && (
        <Label key="heading" id={id}>
          {heading}
        </Label>
      ),
      ...content,
    ],
  };
  return chosen === undefined ? <Group {...shared} /> : <RadioGroup value={chosen ?? ''} {...shared} />;
}

/** `value` is set if the group is a choice with a current entry; the menu opens at `isInitial`. */
function Entry({ value, isInitial, children }: { value?: string; isInitial: boolean; children: ReactElement }) {
  const entry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = entry.current?.closest('[role=menu]');
    if (!isInitial || !entry.current || !panel) return;
    panel.scrollTop = entry.current.offsetTop - (panel.clientHeight - entry.current.offsetHeight) / 2;
    entry.current.focus({ preventScroll: true });
  }, [isInitial]);
  const shared = {
    ref: entry,
    asChild: true,
    className: '-outline-offset-3 data-highlighted:bg-sunken',
    children,
    onSelect: keepOpenToSubmit,
  };
  return value === undefined ? <Item {...shared} /> : <RadioItem value={value} {...shared} />;
}

/** A removed button does not submit its form: the menu stays until the page unloads. */
function keepOpenToSubmit(event: Event) {
  const { currentTarget: button } = event;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) event.preventDefault();
}

interface MenuEntry {
  key: string;
  /** A link or a button, styled; the current one is `aria-current`. */
  element: ReactElement;
  /** In a group that is a choice: whether this entry is the current one. */
  isChosen?: boolean;
}

/** A group of menu entries. */
export interface MenuGroup {
  key: string;
  heading?: ReactNode;
  className?: string;
  entries: MenuEntry[];
  /** Replaces the entries in the open menu if there are too many. */
  menuEntries?: MenuEntry[];
}

/** Key of the current entry; null if the group is a choice without a current entry, undefined if it is no choice. */
function chosenKey(entries: MenuEntry[]): string | null | undefined {
  const isChoice = entries.some(({ isChosen }) => isChosen !== undefined);
  return isChoice ? (entries.find(({ isChosen }) => isChosen)?.key ?? null) : undefined;
}
