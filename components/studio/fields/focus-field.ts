'use client';

import { useEffect, useEffectEvent } from 'react';
import { isWithin } from '@/lib/domain/studio/pointers';

const revealEvent = 'studio-reveal';
const inputs = 'input, select, textarea, [role="gridcell"][tabindex="0"]';

/** How long a step may take to be rendered. */
const maxWaitMs = 2_000;

/**
 * Moves the focus to the field with a JSON pointer, else to the innermost field around it, as soon as it is rendered. Folded parts of the
 * form unfold first.
 * @returns whether there is such a field on the page
 */
export async function focusField(pointer: string): Promise<boolean> {
  const end = performance.now() + maxWaitMs;
  do {
    document.dispatchEvent(new CustomEvent(revealEvent, { detail: pointer }));
    // Two frames: what unfolds is rendered then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (focusNow(pointer)) return true;
  } while (performance.now() < end);
  return false;
}

function focusNow(pointer: string): boolean {
  for (let inner = pointer; inner !== ''; inner = inner.slice(0, inner.lastIndexOf('/'))) {
    const field = document.querySelector(`[data-pointer="${CSS.escape(inner)}"]`);
    const control = field?.querySelector(inputs) ?? field?.querySelector('button');
    if (!(control instanceof HTMLElement)) continue;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}

/** Calls back when the focus is to go to a field within a pointer. */
export function useReveal(outer: string, reveal: (pointer: string) => void): void {
  const onReveal = useEffectEvent((event: Event) => {
    const { detail } = event as CustomEvent<string>;
    if (isWithin(detail, outer)) reveal(detail);
  });
  useEffect(() => {
    document.addEventListener(revealEvent, onReveal);
    return () => document.removeEventListener(revealEvent, onReveal);
  }, []);
}
