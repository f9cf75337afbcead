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
  /** A button or link that opens it; a link is the fallback without JavaScript and is followed only there. */
  trigger?: ReactElement<HTMLAttributes<HTMLElement>>;
  /** For a controlled dialog: its state; `onOpenChange` gets every requested change. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A dialog over the page, on phones a sheet of full width at the foot. The focus is trapped, starts at the element with
 * `data-initial-focus` (else at the dialog itself) and returns to the opener; Escape, the close button and the backdrop
 * close it. Its code loads when the first dialog opens. If loading fails, as on a saved page without a network, it
 * stays closed.
 */
export function Dialog({ trigger, open, onOpenChange, children, ...panel }: DialogProps & { children: ReactNode }) {
  const [isOpenUncontrolled, setOpenUncontrolled] = useState(false);
  const isOpen = open ?? isOpenUncontrolled;
  const opener = useRef<HTMLElement | null>(null);

  const change = (next: boolean) => {
    setOpenUncontrolled(next);
    onOpenChange?.(next);
  };
  const openByTrigger = (event: MouseEvent<HTMLElement>) => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isForNewTab && event.currentTarget instanceof HTMLAnchorElement) return;
    event.preventDefault();
    // Not every browser focuses a clicked button (Safari).
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
          onPointerEnter: DialogPanel.preload,
          onFocus: DialogPanel.preload,
        })}
      {isOpen && (
        <DialogPanel {...panel} opener={opener} onClose={() => change(false)} onFailure={() => change(false)}>
          {children}
        </DialogPanel>
      )}
    </>
  );
}
