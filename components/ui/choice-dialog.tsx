'use client';

import { useRef, useState } from 'react';
import { ChoiceList, type ChoiceOption } from '@/components/ui/choice-list';
import { Dialog, type DialogProps } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { FilterTexts } from '@/components/ui/use-option-filter';

export interface FailureTexts {
  /** Said of a choice that could not be loaded. */
  failed: string;
  tryAgain: string;
}

/**
 * Spec §4 "Single-choice types close on selection": a list of which one is chosen. Where a choice is loaded first, it closes when
 * that is done, and stays open with a message and a way to try again when it fails.
 */
export function ChoiceDialog({
  options,
  value,
  onChoose,
  open,
  onOpenChange,
  filterTexts,
  failureTexts,
  ...dialog
}: Omit<DialogProps, 'footer'> & {
  options: ChoiceOption[];
  /** The value that holds now. */
  value: string | null;
  /** Not needed where the options are links. */
  onChoose?: (value: string) => Promise<boolean> | void;
  /** For a list that may be long. */
  filterTexts?: FilterTexts;
  /** For a choice that may fail. */
  failureTexts?: FailureTexts;
}) {
  const [isOpenItself, setOpenItself] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  /** Counts what the visitor does: only the last choice of an open dialog matters. */
  const turn = useRef(0);
  const change = (next: boolean) => {
    turn.current += 1;
    setFailed(null);
    setOpenItself(next);
    onOpenChange?.(next);
  };
  const choose = async (chosen: string) => {
    const result = onChoose?.(chosen);
    if (!(result instanceof Promise)) return change(false);
    setFailed(null);
    const own = (turn.current += 1);
    const isDone = await result;
    if (turn.current !== own) return;
    if (isDone) change(false);
    else setFailed(chosen);
  };
  return (
    <Dialog {...dialog} open={open ?? isOpenItself} onOpenChange={change}>
      <div role="alert" className="not-empty:mb-4">
        {failed !== null && failureTexts && (
          <Notice>
            {failureTexts.failed}{' '}
            <button
              type="button"
              onClick={() => void choose(failed)}
              className="min-h-touch cursor-pointer font-semibold underline underline-offset-4"
            >
              {failureTexts.tryAgain}
            </button>
          </Notice>
        )}
      </div>
      <ChoiceList
        label={dialog.title}
        options={options}
        value={value}
        onChoose={(chosen) => void choose(chosen)}
        filterTexts={filterTexts}
      />
    </Dialog>
  );
}
