'use client';

import { useState } from 'react';
import { ChoiceList, type ChoiceOption } from '@/components/ui/choice-list';
import { Dialog, type DialogProps } from '@/components/ui/dialog';
import type { FilterTexts } from '@/components/ui/use-option-filter';

/** Spec §4 "Single-choice types close on selection": a list of which one is chosen. */
export function ChoiceDialog({
  options,
  value,
  onChoose,
  open,
  onOpenChange,
  filterTexts,
  ...dialog
}: Omit<DialogProps, 'footer'> & {
  options: ChoiceOption[];
  /** The value that holds now. */
  value: string | null;
  /** Not needed where the options are links. */
  onChoose?: (value: string) => void;
  /** For a list that may be long. */
  filterTexts?: FilterTexts;
}) {
  const [isOpenItself, setOpenItself] = useState(false);
  const change = (next: boolean) => {
    setOpenItself(next);
    onOpenChange?.(next);
  };
  const choose = (chosen: string) => {
    change(false);
    onChoose?.(chosen);
  };
  return (
    <Dialog {...dialog} open={open ?? isOpenItself} onOpenChange={change}>
      <ChoiceList label={dialog.title} options={options} value={value} onChoose={choose} filterTexts={filterTexts} />
    </Dialog>
  );
}
