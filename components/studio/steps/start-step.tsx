'use client';

import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { StepProps } from '@/lib/domain/studio/step-props';
import { countFindings, stepIds, stepOfFinding } from '@/lib/domain/studio/steps';

/** What the product is, for whom, in which languages, and what is still to do. */
export function StartStep(step: StepProps) {
  const t = useScopedMessages('studio');
  return (
    <div className="grid grid-cols-1 gap-8">
      <StepForm step={step} section="identity">
        <StepGroup id="kind" title={t('studio_start_product')}>
          <SectionFields step={step} section="identity" part="facts" names={['kind', 'audience']} />
        </StepGroup>
      </StepForm>
      <StepForm step={step} section="languages">
        <StepGroup id="languages" title={t('studio_start_languages')}>
          <SectionFields step={step} section="languages" part="product" names={['languages']} />
        </StepGroup>
      </StepForm>
      <StepForm step={step} section="version">
        <StepGroup id="version" title={t('studio_start_version')}>
          <SectionFields step={step} section="version" part="version" names={['text', 'created', 'issued']} />
        </StepGroup>
      </StepForm>
      <StepGroup id="todo" title={t('studio_start_todo')}>
        <ToDo step={step} />
      </StepGroup>
    </div>
  );
}

function ToDo({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const counts = countFindings(step.findings);
  const todo = stepIds.flatMap((id) => {
    const first = step.findings.find((finding) => stepOfFinding(finding) === id);
    return first ? [{ id, first, ...counts[id] }] : [];
  });
  if (!step.isChecked) return <p className="text-ink-soft">{t('studio_preview_none_findings')}</p>;
  if (todo.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-5 text-success" />
        {t('studio_start_nothing')}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {todo.map(({ id, open, errors, warnings, first }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => step.onGo({ step: id, pointer: first.pointer })}
            className="flex min-h-touch w-full flex-wrap items-center gap-x-6 gap-y-1 px-3 py-2 text-left hover:bg-sunken"
          >
            <span className="min-w-40 grow font-semibold">{t(`studio_step_${id}`)}</span>
            {open > 0 && (
              <span className="inline-flex items-center gap-1.5 text-ink-soft">
                <CircleDashed aria-hidden className="size-4" />
                {t('studio_open_count', { count: open })}
              </span>
            )}
            {errors > 0 && (
              <span className="inline-flex items-center gap-1.5 text-danger">
                <CircleAlert aria-hidden className="size-4" />
                {t('studio_errors_count', { count: errors })}
              </span>
            )}
            {warnings > 0 && (
              <span className="inline-flex items-center gap-1.5 text-notice">
                <TriangleAlert aria-hidden className="size-4" />
                {t('studio_warnings_count', { count: warnings })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
