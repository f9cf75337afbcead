'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentType, type RefObject, useMemo, useState } from 'react';
import type { SWRResponse } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { primaryButton, quietButton } from '@/components/studio/button-styles';
import { CallFailed } from '@/components/studio/call-failed';
import type { PreviewChoice } from '@/components/studio/editor/preview-column';
import { ReviewScreen } from '@/components/studio/review/review-screen';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { IdentityStep } from '@/components/studio/steps/identity-step';
import { IngredientsStep } from '@/components/studio/steps/ingredients-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { LanguagesStep } from '@/components/studio/steps/languages-step';
import { MarketsStep } from '@/components/studio/steps/markets-step';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import { StartStep } from '@/components/studio/steps/start-step';
import { TextsStep } from '@/components/studio/steps/texts-step';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { callStudio, createStudioCalls } from '@/lib/browser/studio/call-studio';
import type { useDraft } from '@/lib/browser/studio/use-draft';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { JsonSchema, StepProps } from '@/lib/domain/studio/step-props';
import { isStepId, neighboursOf, type StepId, stepOfFinding } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

interface PanelProps {
  step: StepId;
  /** Gets the focus when the step is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  draft: ReturnType<typeof useDraft>;
  choice: PreviewChoice;
  schema: SWRResponse<JsonSchema, unknown>;
  isReadOnly: boolean;
  /** Opens a step, at the field with a JSON pointer. */
  onGo: (step: StepId, pointer?: string) => void;
}

/** A step between the list of steps and the preview: its form or the review, and the ways to its neighbours. */
export function StepPanel(props: PanelProps) {
  const { step, heading, draft, choice, onGo } = props;
  const t = useScopedMessages('studio');
  return (
    <div className="min-w-0">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-h1-phone font-semibold outline-none">
        {t(`studio_step_${step}`)}
      </h1>
      {step === 'review' ? (
        <ReviewScreen
          info={draft.info}
          snapshot={draft.snapshot}
          store={draft.store}
          reload={draft.reload}
          language={choice.language}
          findings={choice.openFindings}
          onFinding={(finding) => onGo(stepOfFinding(finding), finding.pointer)}
          onStep={onGo}
        />
      ) : (
        <StepContent {...props} step={step} />
      )}
      <StepLinks step={step} onGo={onGo} />
    </div>
  );
}

/** The JSON Schema of a product file, which the forms of all steps are made of. */
export const useFileSchema = () =>
  useSWRImmutable<JsonSchema, unknown>(studioPaths.api.schema(), (path: string) => callStudio<JsonSchema>(path));

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

/** The form of a step, or why the fields of a product cannot be loaded. */
function StepContent({
  step,
  draft: { info, snapshot, change },
  choice,
  schema: { data: schema, error },
  isReadOnly,
  onGo,
}: PanelProps & { step: Exclude<StepId, 'review'> }) {
  const t = useScopedMessages('studio');
  const { textOf } = useStudioFailure();
  const [failureText] = useState(() => textOf);
  const { id } = info;
  const workgroup = info.workgroup.id;
  const calls = useMemo(() => createStudioCalls(workgroup, id, failureText), [workgroup, id, failureText]);
  if (!schema) return <CallFailed error={error} page={studioPaths.step(id, step)} />;
  const { preview, isLoading, isFailed } = choice;
  const Form = forms[step];
  return (
    <>
      {isReadOnly && <p className="mb-4 rounded-control bg-sunken p-3">{t(`studio_read_only_${snapshot.state}`)}</p>}
      <div className="[&>.grid]:grid-cols-[minmax(0,1fr)]">
        <Form
          key={step}
          sections={snapshot.sections}
          schema={schema}
          findings={choice.openFindings}
          language={choice.language}
          languages={choice.languages}
          isReadOnly={isReadOnly}
          calls={calls}
          isChecked={preview.findings !== null}
          isCurrent={!isLoading && !isFailed}
          classification={preview.classification}
          ingredients={preview.ingredients}
          onChange={change}
          onGo={({ step: to, pointer }) => onGo(isStepId(to) ? to : step, pointer)}
          onLanguage={choice.setLanguage}
          derived={preview.sds?.derived ?? []}
          onSheetSection={choice.setSdsSection}
        />
      </div>
    </>
  );
}

/** Buttons to the steps before and after the current one. */
function StepLinks({ step, onGo }: Pick<PanelProps, 'step' | 'onGo'>) {
  const t = useScopedMessages('studio');
  const { previous, next } = neighboursOf(step);
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-4 print:hidden">
      {previous ? (
        <button type="button" title="Alt+PageUp" onClick={() => onGo(previous)} className={quietButton}>
          <ArrowLeft aria-hidden className="size-4" />
          {t(`studio_step_${previous}`)}
        </button>
      ) : (
        <span />
      )}
      {next && (
        <button type="button" title="Alt+PageDown" onClick={() => onGo(next)} className={primaryButton}>
          {t(`studio_step_${next}`)}
          <ArrowRight aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
