'use client';

import { useRef, useState } from 'react';
import { ChoiceList, type ChoiceOption } from '@/components/ui/selection/choice-list';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { FilterTexts } from '@/components/ui/selection/use-option-filter';

export interface FailureTexts {
  /** Said of a choice that could not be loaded. */
  failed: string;
  tryAgain: string;
}

export interface ChoiceDialogProps {
  title: string;
  closeLabel: string;
  options: ChoiceOption[];
  /** The value that holds now. */
  value: string | null;
  /** Not needed where the options are links. */
  onChoose?: (value: string) => Promise<boolean> | void;
  onClose: () => void;
  /** The choice that failed before it opened. */
  failed?: string | null;
  /** For a list that may be long. */
  filterTexts?: FilterTexts;
  /** For a choice that may fail. */
  failureTexts?: FailureTexts;
}

/**
 * An open list of which one is chosen. Where a choice is loaded first, it closes when that is done, and stays open with a message
 * and a way to try again when it fails.
 */
export function ChoiceDialog({
  options,
  value,
  onChoose,
  onClose,
  failed: failedBefore = null,
  filterTexts,
  failureTexts,
  ...dialog
}: ChoiceDialogProps) {
  const [failed, setFailed] = useState(failedBefore);
  /** Counts the choices: only the last one of an open dialog matters. */
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    onClose();
  };
  const choose = async (chosen: string) => {
    const result = onChoose?.(chosen);
    if (!(result instanceof Promise)) return close();
    setFailed(null);
    const own = (turn.current += 1);
    const isDone = await result;
    if (turn.current !== own) return;
    if (isDone) close();
    else setFailed(chosen);
  };
  return (
    <Dialog {...dialog} open onOpenChange={close}>
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
