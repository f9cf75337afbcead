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
 * What is seen of an open menu; it comes when one is first wanted (menu.tsx, choice.tsx). Where it is drawn it stands in the document, so
 * that it belongs to the landmark of its button.
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
  /** The button that the menu belongs to: it stands there, and the focus goes back to it. */
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  groups: MenuGroup[];
  /** At which edge of the button it stands. */
  align: 'start' | 'end';
  className: string;
}) {
  const opensItself = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    // A press on its button closes it there.
    if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault();
  };
  return (
    // Not modal: Radix locks the page by a style element, which the content security policy refuses.
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>
        <Existing element={trigger} />
      </Trigger>
      <Content
        aria-labelledby={undefined}
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={{ top: 8, right: 8, bottom: footPx() + 8, left: 8 }}
        loop
        onInteractOutside={opensItself}
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

/** How high the bars at the foot of the window are (`--foot` in globals.css), in CSS pixels: a menu ends over them. */
function footPx(): number {
  const tops = Array.from(document.querySelectorAll('[data-foot]'))
    .filter((bar) => getComputedStyle(bar).position === 'fixed')
    .flatMap((bar) => Array.from(bar.getClientRects(), ({ top }) => top));
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}

/** Stands for an element that is there already, where Radix expects one that it draws. */
function Existing({ ref, element }: { ref?: Ref<HTMLElement>; element: RefObject<HTMLElement | null> }) {
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
  const begin = isFirst ? (chosen ?? menuEntries[0]?.key) : null;
  const content = menuEntries.map(({ key, element }) => (
    <Entry key={key} value={chosen === undefined ? undefined : key} isBegin={key === begin}>
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

/** `value` is there where one of the group is chosen; at `isBegin` the menu opens. */
function Entry({ value, isBegin, children }: { value?: string; isBegin: boolean; children: ReactElement }) {
  const entry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = entry.current?.closest('[role=menu]');
    if (!isBegin || !entry.current || !panel) return;
    panel.scrollTop = entry.current.offsetTop - (panel.clientHeight - entry.current.offsetHeight) / 2;
    entry.current.focus({ preventScroll: true });
  }, [isBegin]);
  const shared = {
    ref: entry,
    asChild: true,
    className: '-outline-offset-3 data-highlighted:bg-sunken',
    children,
    onSelect: stayToSend,
  };
  return value === undefined ? <Item {...shared} /> : <RadioItem value={value} {...shared} />;
}

/** A button that is taken away sends no form: the menu stays until the page goes. */
function stayToSend(event: Event) {
  const { currentTarget: button } = event;
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) event.preventDefault();
}

export interface MenuEntry {
  key: string;
  /** A link or a button, with its looks; the one that holds is `aria-current`. */
  element: ReactElement;
  /** Where one of the group holds: whether it is this one. */
  isChosen?: boolean;
}

/** Entries of a menu that belong together. */
export interface MenuGroup {
  key: string;
  heading?: ReactNode;
  className?: string;
  entries: MenuEntry[];
  /** What stands in the open menu in their place, where they are too many for one. */
  menuEntries?: MenuEntry[];
}

/** Key of the entry that holds; null where one could and none does, undefined where the group is no choice. */
export function chosenKey(entries: MenuEntry[]): string | null | undefined {
  const isChoice = entries.some(({ isChosen }) => isChosen !== undefined);
  return isChoice ? (entries.find(({ isChosen }) => isChosen)?.key ?? null) : undefined;
}
