'use client';

import { useState } from 'react';
import { primaryButton } from '@/components/studio/button-styles';
import { FactValue } from '@/components/studio/fact-value';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { Dialog } from '@/components/ui/dialog';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { stepOfSection } from '@/lib/domain/studio/steps';
import type { SectionConflict } from '@/lib/domain/studio/draft-state';

type Choice = 'mine' | 'theirs';

/** The fields that two people changed: both values, one of which is kept. */
export function ConflictDialog({
  conflicts,
  onDecide,
  onClose,
}: {
  conflicts: readonly SectionConflict[];
  onDecide: (conflict: SectionConflict, keep: Choice) => void;
  onClose: () => void;
}) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const keyOf = ({ section, pointer }: SectionConflict) => `${section} ${pointer}`;
  const isDecided = conflicts.every((conflict) => choices[keyOf(conflict)]);
  const decide = () => {
    for (const conflict of conflicts) onDecide(conflict, choices[keyOf(conflict)]!);
    onClose();
  };
  return (
    <Dialog
      title={t('studio_conflict_title')}
      closeLabel={t('close')}
      size="wide"
      open
      onOpenChange={onClose}
      footer={
        <button type="button" disabled={!isDecided} onClick={decide} className={primaryButton}>
          {t('studio_conflict_keep')}
        </button>
      }
    >
      <p className="mb-4 max-w-reading">{t('studio_conflict_text')}</p>
      <div className="flex flex-col gap-5">
        {conflicts.map((conflict) => {
          const key = keyOf(conflict);
          const { mine, theirs, author, section, pointer } = conflict;
          const values: [Choice, string, typeof mine][] = [
            ['mine', t('studio_conflict_mine'), mine],
            ['theirs', t('studio_conflict_theirs', { name: author || '?' }), theirs],
          ];
          return (
            <fieldset key={key} className="min-w-0">
              <legend className="mb-2 font-semibold">{`${appendColon(t(`studio_step_${stepOfSection(section)}`), t.lang)} ${labelOf(pointer)}`}</legend>
              <div className="grid gap-3 medium:grid-cols-2">
                {values.map(([choice, label, value]) => (
                  <label
                    key={choice}
                    className="flex min-w-0 cursor-pointer items-start gap-3 rounded-card border border-line-strong p-3 has-checked:border-accent has-checked:bg-accent-soft"
                  >
                    <input
                      type="radio"
                      name={key}
                      checked={choices[key] === choice}
                      onChange={() => setChoices({ ...choices, [key]: choice })}
                      className="mt-1"
                    />
                    <span className="min-w-0">
                      <span className="block text-small text-ink-soft">{label}</span>
                      <FactValue value={value} />
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
