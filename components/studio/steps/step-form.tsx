'use client';

import type { ReactNode } from 'react';
import { Field, renderField } from '@/components/studio/fields/field';
import { type FieldProps, FormProvider } from '@/components/studio/fields/form-context';
import type { SectionPart } from '@/lib/domain/studio/pointers';
import { partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { SectionName, StepProps } from '@/lib/domain/studio/step-props';

/** The form of a section; `render` in place of the fields of the schema. */
export function StepForm({
  step,
  section,
  render = renderField,
  children,
}: {
  step: StepProps;
  section: SectionName;
  render?: (field: FieldProps) => ReactNode;
  children: ReactNode;
}) {
  return (
    <FormProvider step={step} section={section} renderField={render}>
      {children}
    </FormProvider>
  );
}

/** A group of a step's fields with a heading. */
export function StepGroup({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`step-${id}`} className="min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h2 id={`step-${id}`} className="text-h2 font-semibold">
        {title}
      </h2>
      {hint && <p className="mt-1 max-w-reading text-ink-soft">{hint}</p>}
      <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

/** Fields of a section by name. */
export function SectionFields({
  step,
  section,
  part,
  names,
}: {
  step: StepProps;
  section: SectionName;
  part: SectionPart;
  names: readonly string[];
}) {
  const schema = partSchemas(step.schema)[part];
  const values = step.sections[section][part] ?? {};
  return names.map((name) => (
    <Field
      key={name}
      part={part}
      path={[name]}
      schema={propertyOf(schema, name)}
      value={values[name]}
      isRequired={schema.required?.includes(name)}
    />
  ));
}
