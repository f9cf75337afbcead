'use client';

import {
  cloneElement,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { DialogPanelProps } from '@/components/ui/dialog-panel';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';

export const DialogPanel = lazyComponent(async () => (await import('@/components/ui/dialog-panel')).DialogPanel);

export interface DialogProps extends DialogPanelProps {
  /** A button or link that opens it; a link is for those without JavaScript and is followed only there. */
  trigger?: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Whoever gives `open` keeps the state and gets every wish to change it by `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A dialog over the page, on phones a sheet of full width at the foot. The focus stays within, begins at the element with
 * `data-initial-focus` (else at the dialog itself) and goes back to where it was; Escape, the button and the ground close
 * it. Its parts come with the first wish for it: no page waits for them. Where they cannot be had, as on a kept page without a
 * network, it stays closed and the page as it is.
 */
export function Dialog({ trigger, open, onOpenChange, children, ...panel }: DialogProps & { children: ReactNode }) {
  const [isOpenItself, setOpenItself] = useState(false);
  const isOpen = open ?? isOpenItself;
  const opener = useRef<HTMLElement | null>(null);

  const change = (next: boolean) => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  const openByTrigger = (event: MouseEvent<HTMLElement>) => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isForNewTab && event.currentTarget instanceof HTMLAnchorElement) return;
    event.preventDefault();
    // Not every browser gives the focus to what is clicked.
    event.currentTarget.focus();
    change(true);
  };
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);

  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: openByTrigger,
          onPointerEnter: DialogPanel.loadAhead,
          onFocus: DialogPanel.loadAhead,
        })}
      {isOpen && (
        <DialogPanel {...panel} opener={opener} onClose={() => change(false)} onFailure={() => change(false)}>
          {children}
        </DialogPanel>
      )}
    </>
  );
}
