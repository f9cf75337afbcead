'use client';

import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { openIngredients } from '@/lib/domain/studio/open-ingredients';
import type { StepProps } from '@/lib/domain/studio/step-props';

const maxNames = 5;

/** That no hazard class follows, which is not said while ingredients have no known classification: these are named. */
export function WhatFollows({ step, hasClasses }: { step: StepProps; hasClasses: boolean }) {
  const t = useScopedMessages('studioForm');
  const names = openIngredients(step, t.lang);
  if (names.length === 0) return hasClasses ? null : t('studio_classification_empty');
  const shown = names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names;
  return <span className="text-notice">{t('studio_follows_open', { names: shown.join(', ') })}</span>;
}
