'use client';

import { useRef, useState } from 'react';
import { ChoiceList, type ChoiceOption } from '@/components/ui/selection/choice-list';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

export interface ChoiceDialogProps {
  title: string;
  options: ChoiceOption[];
  /** The current value. */
  value: string | null;
  /** Not needed if the options are links. */
  onChoose?: (value: string) => Promise<boolean> | void;
  onClose: () => void;
  /** A choice that failed before the dialog opened. */
  failed?: string | null;
  /** Whether a long list has a filter. */
  hasFilter?: boolean;
}

/**
 * A dialog with a single-choice list. If a choice has to load, the dialog closes when it has loaded; if that fails, it
 * stays open with a message and a retry button.
 */
export function ChoiceDialog({
  options,
  value,
  onChoose,
  onClose,
  failed: failedBefore = null,
  hasFilter,
  ...dialog
}: ChoiceDialogProps) {
  const t = useScopedMessages('choice');
  const [failed, setFailed] = useState(failedBefore);
  /** Number of the latest choice: results of earlier ones are ignored. */
  const latestChoice = useRef(0);
  const close = () => {
    latestChoice.current += 1;
    onClose();
  };
  const choose = async (chosen: string) => {
    const result = onChoose?.(chosen);
    if (!(result instanceof Promise)) return close();
    setFailed(null);
    const choiceNumber = (latestChoice.current += 1);
    const isDone = await result;
    if (latestChoice.current !== choiceNumber) return;
    if (isDone) close();
    else setFailed(chosen);
  };
  return (
    <Dialog {...dialog} closeLabel={t('close')} open onOpenChange={close}>
      <div role="alert" className="not-empty:mb-4">
        {failed !== null && (
          <Notice>
            {t('choice_not_loaded')}{' '}
            <button
              type="button"
              onClick={() => void choose(failed)}
              className="min-h-touch cursor-pointer font-semibold underline underline-offset-4"
            >
              {t('try_again')}
            </button>
          </Notice>
        )}
      </div>
      <ChoiceList
        label={dialog.title}
        options={options}
        value={value}
        onChoose={(chosen) => void choose(chosen)}
        hasFilter={hasFilter}
      />
    </Dialog>
  );
}
