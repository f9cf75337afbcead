'use client';

import { buttonStyle } from '@/components/studio/fields/field-frame';
import { Field } from '@/components/studio/fields/field';
import { focusField } from '@/components/studio/fields/focus-field';
import { useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { WhatFollows } from '@/components/studio/steps/what-follows';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { isSame } from '@/lib/domain/studio/merge';
import { listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import { isNullable, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { JsonValue, StepProps } from '@/lib/domain/studio/step-props';

const elements = ['signalWord', 'pictograms', 'h', 'euh', 'p', 'contains'] as const;
/** What the label has by other acts, or by the supplier's choice. */
const texts = ['supplementalTexts', 'voc'] as const;

/** Section 2.2: what the label has by the classification, what the author sets otherwise, the words in the statements, and further texts. */
export function LabelStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const label = propertyOf(partSchemas(step.schema).facts, 'label');
  return (
    <StepForm step={step} section="label">
      <div className="grid grid-cols-1 gap-8">
        <StepGroup id="elements" title={t('studio_label_elements')} hint={t('studio_label_elements_hint')}>
          <p className="empty:hidden">
            <WhatFollows step={step} hasClasses />
          </p>
          {elements.map((name) => (
            <Element key={name} step={step} name={name} />
          ))}
        </StepGroup>
        <StepGroup id="places" title={t('studio_label_places')} hint={t('studio_label_places_hint')}>
          <SectionFields step={step} section="label" part="facts" names={['statementPlaces']} />
        </StepGroup>
        <StepGroup id="texts" title={t('studio_label_texts')} hint={t('studio_label_texts_hint')}>
          {texts.map((name) => (
            <Field
              key={name}
              part="facts"
              path={['label', name]}
              schema={propertyOf(label, name)}
              value={objectOf(step.sections.label.facts?.label)[name]}
            />
          ))}
        </StepGroup>
      </div>
    </StepForm>
  );
}

/** An element of the label: as derived, or as the author sets it. */
function Element({ step, name }: { step: StepProps; name: (typeof elements)[number] }) {
  const t = useScopedMessages('studio');
  const { fieldLabel, valueLabel } = useFieldTexts();
  const { change, isReadOnly } = useForm();
  const label = propertyOf(partSchemas(step.schema).facts, 'label');
  const schema = propertyOf(label, name);
  const stated = objectOf(step.sections.label.facts?.label)[name];
  const derived = derivedElement(step, name);
  const none = isNullable(schema) ? null : [];
  const isOpen = (step.classification?.open ?? []).length > 0;
  const store = (value: JsonValue | undefined) => {
    change('facts', ['label', name], value);
    void focusField(pointerInFile('facts', ['label', name]));
  };
  if (stated !== undefined) {
    return (
      <div className="grid grid-cols-1 gap-2">
        <Field part="facts" path={['label', name]} schema={schema} value={stated} isRequired />
        <p className="flex flex-wrap items-center gap-3 text-small">
          {derived !== undefined && !isSame(stated, derived) && (
            <span className="text-notice">{t('studio_label_differs', { value: shown(derived) })}</span>
          )}
          {!isReadOnly && (
            <button type="button" className={buttonStyle} onClick={() => store(undefined)}>
              {t('studio_label_derive')}
              <span className="sr-only">: {fieldLabel(name)}</span>
            </button>
          )}
        </p>
      </div>
    );
  }
  return (
    <div data-pointer={pointerInFile('facts', ['label', name])} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-60 grow">
        <p className="font-semibold">{fieldLabel(name)}</p>
        <p>
          {derived === undefined ? <span className="text-ink-soft">{t('studio_label_follows')}</span> : shown(derived)}
        </p>
      </div>
      {!isReadOnly && (
        <button type="button" className={buttonStyle} onClick={() => store(derived ?? none)}>
          {t('studio_label_set')}
          <span className="sr-only">: {fieldLabel(name)}</span>
        </button>
      )}
    </div>
  );

  function shown(value: JsonValue): string {
    const nothing = isOpen ? t('studio_not_known') : t('studio_none');
    if (value === null) return nothing;
    if (typeof value === 'string') return valueLabel(value);
    const items = listOf(value).map((item) => {
      const texts = objectOf(item);
      return typeof item === 'string'
        ? item
        : String(texts[step.language] ?? texts.en ?? Object.values(texts)[0] ?? '');
    });
    return items.length === 0 ? nothing : items.join(', ');
  }
}

/** The element as it follows from the classification; undefined if the preview does not have it. */
function derivedElement({ classification }: StepProps, name: (typeof elements)[number]): JsonValue | undefined {
  if (!classification) return undefined;
  const { label, supplemental, labelNames } = classification;
  if (label?.[name] !== undefined) return label[name];
  if (name === 'euh') return supplemental.map(({ h }) => h);
  return name === 'contains' ? labelNames.map((en) => ({ en })) : undefined;
}
