'use client';

import { useId, useState } from 'react';
import useSWR from 'swr';
import { buttonStyle, inputStyle } from '@/components/studio/fields/field-frame';
import { useForm } from '@/components/studio/fields/form-context';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { StepProps } from '@/lib/domain/studio/step-props';

/** Names and numbers of the product, its companies, packs and documents. */
export function IdentityStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const isMixture = step.sections.identity.facts?.kind !== 'substance';
  const fields = (part: 'product' | 'facts', names: readonly string[]) => (
    <SectionFields step={step} section="identity" part={part} names={names} />
  );
  return (
    <StepForm step={step} section="identity">
      <div className="grid grid-cols-1 gap-8">
        <StepGroup id="names" title={t('studio_identity_names')}>
          {fields('product', ['code'])}
          {fields('facts', ['name', 'description'])}
          {fields('product', ['gtin', 'articles'])}
        </StepGroup>
        <StepGroup id="numbers" title={t('studio_identity_numbers')}>
          {isMixture && fields('facts', ['ufi'])}
          {isMixture && !step.isReadOnly && <UfiMaker calls={step.calls} />}
          {fields('facts', ['identifiers'])}
        </StepGroup>
        <StepGroup id="uses" title={t('studio_identity_uses')}>
          {fields('facts', ['uses', 'recommendedUse', 'recommendedLevels', 'specialFeatures'])}
        </StepGroup>
        <StepGroup id="parties" title={t('studio_identity_parties')}>
          {fields('product', ['supplier', 'producer', 'emergencyTelephone', 'brandStyle', 'logo'])}
        </StepGroup>
        <StepGroup id="documents" title={t('studio_identity_documents')}>
          {fields('product', ['documents', 'tdsEnabled', 'sdsExists', 'languageExists', 'state'])}
        </StepGroup>
      </div>
    </StepForm>
  );
}

/** Makes the UFI of a VAT number and a formulation number. */
function UfiMaker({ calls }: Pick<StepProps, 'calls'>) {
  const t = useScopedMessages('studio');
  const { change } = useForm();
  const id = useId();
  const [company, setCompany] = useState('');
  const [formulation, setFormulation] = useState('');
  const isFilled = company.trim() !== '' && formulation.trim() !== '';
  const { data: ufi, error } = useSWR<string | null, Error, readonly string[] | null>(
    isFilled ? ['studio-ufi', company.trim(), formulation.trim()] : null,
    ([, ...values]) => calls.makeUfi(values[0]!, values[1]!),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="px-1 font-semibold">{t('studio_ufi_make')}</legend>
      <div className="grid grid-cols-1 gap-3 medium:grid-cols-2">
        <label htmlFor={`${id}-company`} className="grid grid-cols-1 gap-1">
          {t('studio_ufi_vat')}
          <input
            id={`${id}-company`}
            autoComplete="off"
            value={company}
            onChange={({ target }) => setCompany(target.value)}
            className={inputStyle}
          />
        </label>
        <label htmlFor={`${id}-number`} className="grid grid-cols-1 gap-1">
          {t('studio_ufi_formulation')}
          <input
            id={`${id}-number`}
            inputMode="numeric"
            autoComplete="off"
            value={formulation}
            onChange={({ target }) => setFormulation(target.value)}
            className={inputStyle}
          />
        </label>
      </div>
      <p aria-live="polite" className="mt-2 flex min-h-touch flex-wrap items-center gap-3">
        {ufi && (
          <>
            <strong className="tabular-nums">{ufi}</strong>
            <button type="button" className={buttonStyle} onClick={() => change('facts', ['ufi'], ufi)}>
              {t('studio_use_proposal', { value: ufi })}
            </button>
          </>
        )}
        {error && <span className="text-danger">{error.message}</span>}
        {ufi === null && <span className="text-danger">{t('studio_ufi_wrong')}</span>}
        {!isFilled && <span className="text-small text-ink-soft">{t('studio_ufi_hint')}</span>}
      </p>
    </fieldset>
  );
}
