'use client';

import { Field } from '@/components/studio/fields/field';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { TransportProposal } from '@/components/studio/steps/transport-proposal';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { objectOf } from '@/lib/domain/studio/pointers';
import { kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { StepProps } from '@/lib/domain/studio/step-props';

/** The fields by the section of the sheet where they are printed. */
const sections = [
  { number: 8, names: ['exposureLimits', 'biologicalLimits', 'noEffectLevels', 'noEffectConcentrations'] },
  { number: 9, names: ['basicProperties', 'otherProperties'] },
  { number: 11, names: ['studies'] },
  { number: 13, names: ['wasteCode'] },
  { number: 14, names: ['transport'] },
  { number: 15, names: ['wgk'] },
] as const;

/** Figures of the product: limits, properties, test results, transport. */
export function PropertiesStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const titleOf = (number: (typeof sections)[number]['number']) =>
    number === 11 ? `11, 12 ${t('section_11')}, ${t('section_12')}` : `${number} ${t(`section_${number}`)}`;
  return (
    <StepForm step={step} section="properties">
      <nav aria-label={t('studio_sheet_sections')} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {sections.map(({ number }) => (
            <li key={number}>
              <a
                href={`#step-section-${number}`}
                className="inline-flex min-h-touch items-center rounded-control border border-line px-3 text-small hover:bg-sunken"
              >
                {titleOf(number)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 gap-8">
        {sections.map(({ number, names }) => (
          <StepGroup key={number} id={`section-${number}`} title={titleOf(number)}>
            {number === 14 && <TransportProposal step={step} />}
            {names.map((name) =>
              name === 'basicProperties' ? (
                <BasicProperties key={name} step={step} />
              ) : (
                <SectionFields key={name} step={step} section="properties" part="facts" names={[name]} />
              ),
            )}
          </StepGroup>
        ))}
      </div>
    </StepForm>
  );
}

/** Section 9.1: all properties of the law, in its order; one without a value is not available. */
function BasicProperties({ step }: { step: StepProps }) {
  const { fieldLabel } = useFieldTexts();
  const schema = propertyOf(partSchemas(step.schema).facts, 'basicProperties');
  const kind = kindOf(schema);
  if (kind.kind !== 'record') return null;
  const values = objectOf(step.sections.properties.facts?.basicProperties);
  const names = [...new Set([...(kind.keys ?? []), ...Object.keys(values)])];
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-3 font-semibold">{fieldLabel('basicProperties')}</legend>
      {names.map((name) => (
        <Field
          key={name}
          part="facts"
          path={['basicProperties', name]}
          schema={kind.values}
          value={values[name]}
          label={fieldLabel(name)}
        />
      ))}
    </fieldset>
  );
}
