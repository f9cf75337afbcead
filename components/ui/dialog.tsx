'use client';

import { Close, Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useScrollLock } from '@/lib/browser/use-scroll-lock';

/** From 640 px on. Spec §9: 50vw by default. */
const sizes = {
  normal: 'medium:w-[clamp(20rem,50vw,44rem)]',
  wide: 'medium:w-[min(64rem,calc(100vw-3rem))]',
};

export interface DialogProps {
  title: string;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** A button or link that opens it; a link is for those without JavaScript and is followed only there. */
  trigger?: ReactElement;
  /** Whoever gives `open` keeps the state and gets every wish to change it by `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: keyof typeof sizes;
  /** Actions, at the foot, always in view. */
  footer?: ReactNode;
}

/**
 * A dialog over the page, on phones a sheet of full width at the foot. The focus stays within, begins at the element with
 * `data-initial-focus` (else at the dialog itself) and goes back to where it was; Escape, the button and the ground close it.
 */
export function Dialog({
  title,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  size = 'normal',
  footer,
  children,
}: DialogProps & { children: ReactNode }) {
  const [isOpenItself, setOpenItself] = useState(false);
  const isOpen = open ?? isOpenItself;
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useScrollLock(isOpen);

  const change = (next: boolean) => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  const openByTrigger = (event: MouseEvent<HTMLElement>) => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isForNewTab && event.currentTarget instanceof HTMLAnchorElement) return;
    event.preventDefault();
    change(true);
  };
  const takeFocus = (event: Event) => {
    event.preventDefault();
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    (content.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? content.current)?.focus();
  };
  const giveFocusBack = (event: Event) => {
    // Where a click gives no focus the trigger has it, by Radix.
    if (!opener.current?.isConnected || opener.current === document.body) return;
    event.preventDefault();
    opener.current.focus();
  };

  return (
    <Root open={isOpen} onOpenChange={(next) => next || change(false)}>
      {trigger && (
        <Trigger asChild onClick={openByTrigger}>
          {trigger}
        </Trigger>
      )}
      <Portal>
        {/* Not Radix's Overlay: it writes a style element, which the content security policy refuses. */}
        <div className="pointer-events-auto fixed inset-0 z-50 bg-[rgb(15_23_32/0.5)] transition-opacity duration-150 starting:opacity-0 print:hidden" />
        <Content
          ref={content}
          tabIndex={-1}
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) =>
            isWithin(event.detail.originalEvent.target, '[data-toasts]') && event.preventDefault()
          }
          onEscapeKeyDown={(event) => isWithin(event.target, openList) && event.preventDefault()}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-card border border-line bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-150 starting:translate-y-4 starting:opacity-0 medium:top-0 medium:m-auto medium:h-fit medium:max-h-[85dvh] medium:rounded-card print:hidden',
            sizes[size],
          )}
        >
          <div className="flex items-start gap-3 border-b border-line py-2 pr-2 pl-5">
            <Title className="min-w-0 flex-1 py-2 text-h2 font-semibold">{title}</Title>
            <Close
              aria-label={closeLabel}
              className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

/** An open list has Escape for itself. */
const openList = '[role="combobox"][aria-expanded="true"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
