'use client';

import { DataTable } from '@/components/ui/data-table';
import { focusField } from '@/components/studio/fields/focus-field';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { Proposals } from '@/components/studio/steps/proposals';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { objectOf, pointerInFile, withSectionValue } from '@/lib/domain/studio/pointers';
import type { StepProps } from '@/lib/domain/studio/step-props';

/** Section 2.1: the categories derived from the recipe, as proposals, and the author's other decisions with basis and reason. */
export function ClassificationStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const isMixture = step.sections.identity.facts?.kind !== 'substance';
  const fields = (names: readonly string[]) => (
    <SectionFields step={step} section="classification" part="facts" names={names} />
  );
  return (
    <StepForm step={step} section="classification">
      <div className="grid grid-cols-1 gap-8">
        {isMixture ? (
          <>
            <Proposals step={step} />
            <StepGroup id="overrides" title={t('studio_overrides')} hint={t('studio_overrides_hint')}>
              {fields(['overrides'])}
            </StepGroup>
            <NotClassified step={step} />
          </>
        ) : (
          <StepGroup id="typed" title={t('studio_classification_stated')} hint={t('studio_classification_substance')}>
            {fields(['classification', 'notClassified'])}
          </StepGroup>
        )}
        <StepGroup id="data" title={t('studio_classification_data')}>
          {fields(['classificationData'])}
        </StepGroup>
        <StepGroup id="justifications" title={t('studio_justifications')} hint={t('studio_justifications_hint')}>
          {fields(['justifications'])}
        </StepGroup>
      </div>
    </StepForm>
  );
}

/** The classes that are not met, with the reason of the derivation and the one of the author. */
function NotClassified({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const { valueLabel } = useFieldTexts();
  const section = step.sections.classification;
  const stated = objectOf(section.facts?.notClassified);
  const rows = (step.classification?.notClassified ?? []).filter(({ class: name }) => stated[name] === undefined);
  const nameOf = ({ class: name, of: differentiation }: (typeof rows)[number]) => {
    if (differentiation === undefined) return valueLabel(name);
    return name === 'stotSingleNarcoticIrritant' ? `${valueLabel('stotSingle')} (${differentiation})` : differentiation;
  };
  const state = (name: string) => {
    step.onChange('classification', withSectionValue(section, 'facts', ['notClassified', name], {}));
    void focusField(pointerInFile('facts', ['notClassified', name]));
  };
  return (
    <StepGroup id="not-classified" title={t('studio_not_classified')} hint={t('studio_not_classified_hint')}>
      <SectionFields step={step} section="classification" part="facts" names={['notClassified']} />
      {rows.length > 0 && (
        <DataTable
          label={t('studio_not_classified')}
          rows={rows}
          rowKey={(row) => [row.class, row.of, row.reason].join(' ')}
          columns={[
            { key: 'class', header: t('studio_column_class'), cell: nameOf },
            {
              key: 'reason',
              header: t('studio_column_reason'),
              cell: ({ reason }) => <span lang={step.classification?.language}>{reason}</span>,
            },
            {
              key: 'state',
              header: t('studio_column_own_reason'),
              cell: (row) =>
                step.isReadOnly ? null : (
                  <button
                    type="button"
                    className="font-semibold whitespace-nowrap text-accent underline"
                    onClick={() => state(row.class)}
                  >
                    {t('studio_state_reason')}
                    <span className="sr-only">: {nameOf(row)}</span>
                  </button>
                ),
            },
          ]}
        />
      )}
    </StepGroup>
  );
}
