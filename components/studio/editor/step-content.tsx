'use client';

import type { ComponentType } from 'react';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { IdentityStep } from '@/components/studio/steps/identity-step';
import { IngredientsStep } from '@/components/studio/steps/ingredients-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { LanguagesStep } from '@/components/studio/steps/languages-step';
import { MarketsStep } from '@/components/studio/steps/markets-step';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import { StartStep } from '@/components/studio/steps/start-step';
import { TextsStep } from '@/components/studio/steps/texts-step';
import type { StepProps } from '@/lib/domain/studio/step-props';
import type { StepId } from '@/lib/domain/studio/steps';

/** In the code of the editor, so that every step opens while the network is away. */
const forms: Record<Exclude<StepId, 'review'>, ComponentType<StepProps>> = {
  start: StartStep,
  identity: IdentityStep,
  ingredients: IngredientsStep,
  classification: ClassificationStep,
  label: LabelStep,
  properties: PropertiesStep,
  texts: TextsStep,
  languages: LanguagesStep,
  markets: MarketsStep,
};

/** The form of a step. */
export function StepContent({ step, ...props }: StepProps & { step: Exclude<StepId, 'review'> }) {
  const Form = forms[step];
  return <Form {...props} />;
}
