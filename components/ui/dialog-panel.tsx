'use client';

import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useScrollLock } from '@/lib/browser/interaction/use-scroll-lock';

/** From 640 px on. Spec §9: 50vw by default. */
const sizes = {
  normal: 'medium:w-[clamp(20rem,50vw,44rem)]',
  wide: 'medium:w-[min(64rem,calc(100vw-3rem))]',
};

export interface DialogPanelProps {
  title: string;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** From 640 px on: half the window, or what content of two columns takes. */
  size?: 'normal' | 'wide';
  /** Actions, at the foot, always in view. */
  footer?: ReactNode;
}

/** What is seen of an open dialog; it comes when one is first wanted (dialog.tsx). */
export function DialogPanel({
  title,
  closeLabel,
  size = 'normal',
  footer,
  opener,
  onClose,
  children,
}: DialogPanelProps & {
  /** Where the focus goes back to. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  useScrollLock(true);

  const takeFocus = (event: Event) => {
    event.preventDefault();
    (content.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? content.current)?.focus();
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
  };

  return (
    <Root open onOpenChange={(next) => next || onClose()}>
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
