'use client';

import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from '@/components/ui/icons/icons';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** Widths from 640 px on. Spec §9: 50vw by default. */
const sizes = {
  normal: 'medium:w-[clamp(20rem,50vw,44rem)]',
  wide: 'medium:w-[min(64rem,calc(100vw-3rem))]',
};

export interface DialogPanelProps {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Width from 640 px on: half the window, or that of two-column content. */
  size?: 'normal' | 'wide';
  /** Actions in a footer that is always in view. */
  footer?: ReactNode;
}

/** The content of an open dialog; its code loads with the first dialog that opens (dialog.tsx). */
export function DialogPanel({
  title,
  closeLabel,
  size = 'normal',
  footer,
  opener,
  onClose,
  children,
}: DialogPanelProps & {
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  useScrollLock();
  useVisibleHeight();

  const focusInitial = (event: Event) => {
    event.preventDefault();
    (content.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? content.current)?.focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  };

  return (
    <Root open onOpenChange={(next) => next || onClose()}>
      <Portal>
        {/* Not Radix's Overlay: it adds a style element, which the content security policy blocks. */}
        <div className="pointer-events-auto fixed inset-0 z-50 bg-[rgb(15_23_32/0.5)] transition-opacity duration-150 starting:opacity-0 print:hidden" />
        <Content
          ref={content}
          tabIndex={-1}
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={focusInitial}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) =>
            isWithin(event.detail.originalEvent.target, '[data-toasts]') && event.preventDefault()
          }
          onEscapeKeyDown={(event) => isWithin(event.target, openList) && event.preventDefault()}
          className={clsx(
            'fixed inset-x-0 bottom-[var(--covered-height,0px)] z-50 flex max-h-[calc(0.92*var(--visible-height,100dvh))] flex-col overflow-y-auto rounded-t-card border border-line bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-150 starting:translate-y-4 starting:opacity-0 medium:top-0 medium:m-auto medium:h-fit medium:max-h-[calc(0.85*var(--visible-height,100dvh))] medium:rounded-card print:hidden',
            sizes[size],
          )}
        >
          <div className="flex shrink-0 items-start gap-3 border-b border-line py-2 pr-2 pl-5">
            <Title className="min-w-0 flex-1 py-2 text-h2 font-semibold">{title}</Title>
            <Close
              aria-label={closeLabel}
              className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Close>
          </div>
          {/* Where the window is too low for the minimum, as above an on-screen keyboard, the dialog scrolls as a whole. */}
          <div className={clsx('flex-1 overflow-y-auto overscroll-contain p-5', footer ? 'min-h-16' : 'min-h-0')}>
            {children}
          </div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

/** While a list is open, Escape closes the list only. */
const openList = '[role="combobox"][aria-expanded="true"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Keeps a dialog above an on-screen keyboard, which covers fixed elements instead of making the window smaller (Visual
 * Viewport API): the root element has the height that is visible, and the height at the foot that is covered. The focused
 * field stays in view. Zooming covers nothing.
 */
function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const forget = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--covered-height');
    };
    const update = () => {
      const covered = window.innerHeight - viewport.offsetTop - viewport.height;
      if (covered < 1 || viewport.scale > 1.01) return forget();
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--covered-height', `${covered}px`);
    };
    const resize = () => {
      update();
      if (isWithin(document.activeElement, '[role="dialog"]'))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    update();
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', update);
      forget();
    };
  }, []);
}

let locks = 0;

/**
 * Prevents the page below a dialog from scrolling: sets `data-locked` on the root element, whose classes are in
 * root-document.tsx, and the width of the hidden scroll bar as `--scroll-bar`, so that the layout does not shift.
 */
function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (locks === 0) {
      root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
      root.dataset.locked = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      delete root.dataset.locked;
      root.style.removeProperty('--scroll-bar');
    };
  }, []);
}
