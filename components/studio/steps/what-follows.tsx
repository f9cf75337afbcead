'use client';

import { Fragment } from 'react';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { cellText } from '@/lib/domain/studio/ingredient-cells';
import { listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import type { StepProps } from '@/lib/domain/studio/step-props';
import { stepOfFinding } from '@/lib/domain/studio/steps';

const maxNames = 5;

/**
 * That no hazard class follows. It is not said while a class is possible and open, or while ingredients have no known classification: these are
 * named, the classes with the field that answers each.
 */
export function WhatFollows({ step, hasClasses }: { step: StepProps; hasClasses: boolean }) {
  const t = useScopedMessages('studio');
  const { ingredients, language, sections } = step;
  const rows = listOf(sections.ingredients.facts?.composition).map(objectOf);
  const names = (ingredients?.unclassified ?? []).map((index) => {
    const row = rows[index] ?? {};
    return cellText(row, 'name', language, t.lang) || cellText(row, 'cas', language, t.lang) || String(index + 1);
  });
  const open = step.classification?.open ?? [];
  if (names.length === 0 && open.length === 0) {
    if (hasClasses || ingredients === null) return null;
    // It is not said of values that the platform has not seen yet.
    return <span className={step.isCurrent ? undefined : 'invisible'}>{t('studio_classification_empty')}</span>;
  }
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
      {open.map(({ class: name, field, section }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <button
            type="button"
            onClick={() => {
              const pointer = pointerInFile('facts', field.split('.'));
              step.onGo({ step: stepOfFinding({ section, pointer }), pointer });
            }}
            className="cursor-pointer text-left font-semibold underline underline-offset-4"
          >
            {valueLabel(name)}
          </button>
        </Fragment>
      ))}
    </span>
  );
}
