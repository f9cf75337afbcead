'use client';

import { Fragment } from 'react';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { openIngredients } from '@/lib/domain/studio/open-ingredients';
import { pointerInFile } from '@/lib/domain/studio/pointers';
import type { StepProps } from '@/lib/domain/studio/step-props';

const maxNames = 5;

/**
 * That no hazard class follows. It is not said while a class is possible and open, or while ingredients have no known classification: these are
 * named, the classes with the field that answers each.
 */
export function WhatFollows({ step, hasClasses }: { step: StepProps; hasClasses: boolean }) {
  const t = useScopedMessages('studio');
  const names = openIngredients(step, t.lang);
  const open = step.classification?.open ?? [];
  if (names.length === 0 && open.length === 0) return hasClasses ? null : t('studio_classification_empty');
  const shown = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names;
  return (
    <span className="grid gap-1 text-notice">
      {open.length > 0 && <NotKnown step={step} open={open} />}
      {names.length > 0 && <span>{t('studio_follows_open', { names: shown.join(', ') })}</span>}
    </span>
  );
}

function NotKnown({ step, open }: { step: StepProps; open: NonNullable<StepProps['classification']>['open'] }) {
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  return (
    <span>
      {appendColon(t('studio_not_known'), t.lang)}{' '}
      {open.map(({ class: name, field }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <button
            type="button"
            onClick={() => step.onGo({ pointer: pointerInFile('facts', field.split('.')) })}
            className="cursor-pointer text-left font-semibold underline underline-offset-4"
          >
            {valueLabel(name)}
          </button>
        </Fragment>
      ))}
    </span>
  );
}
