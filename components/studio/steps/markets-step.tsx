'use client';

import { useCallback, useMemo } from 'react';
import { renderField } from '@/components/studio/fields/field';
import type { FieldProps } from '@/components/studio/fields/form-context';
import { RecordField } from '@/components/studio/fields/group-fields';
import { ChoiceField } from '@/components/studio/fields/simple-fields';
import { AttachedFiles, nameOfFile } from '@/components/studio/steps/attached-files';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import { listOf, objectOf } from '@/lib/domain/studio/pointers';
import type { StepProps } from '@/lib/domain/studio/step-props';

/** Countries where the product is sold, files to download, exposure scenarios and the technical data sheet. */
export function MarketsStep(step: StepProps) {
  const t = useScopedMessages('studio');
  const schema = propertyOf(partSchemas(step.schema).facts, 'markets');
  const kind = kindOf(schema);
  const countries = new Intl.DisplayNames(t.lang, { type: 'region', fallback: 'code' });
  const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? `${countries.of(code)} (${code})` : code);
  const { attachments } = step.sections.markets.product ?? {};
  const scenarios = useMemo(
    () =>
      listOf(attachments)
        .map((entry) => nameOfFile(objectOf(entry).file))
        .filter((name) => name.toLowerCase().endsWith('.pdf')),
    [attachments],
  );
  const render = useCallback(
    (field: FieldProps) => {
      const [name, country, part] = field.path;
      // TRGS 510 is a German rule: elsewhere only a class that is there already is shown, to be taken away.
      const isElsewhere = name === 'markets' && part === 'storageClass' && country !== 'DE';
      if (isElsewhere && field.value === undefined) return null;
      const isScenario = field.path[0] === 'exposureScenarios' && field.path.at(-1) === 'file';
      if (!isScenario || scenarios.length === 0) return renderField(field);
      // A scenario names its file; the folder in which `export` puts it is not the author's to know.
      const value = nameOfFile(field.value);
      return <ChoiceField {...field} value={value} options={scenarios} />;
    },
    [scenarios],
  );
  return (
    <StepForm step={step} section="markets" render={render}>
      <div className="grid grid-cols-1 gap-8">
        <StepGroup id="markets" title={t('studio_markets')} hint={t('studio_markets_hint')}>
          {kind.kind === 'record' && (
            <RecordField
              part="facts"
              path={['markets']}
              schema={schema}
              value={step.sections.markets.facts?.markets}
              keys={kind.keys}
              values={kind.values}
              keyLabel={nameOf}
              addLabel={t('studio_markets_add')}
            />
          )}
        </StepGroup>
        <StepGroup id="files" title={t('studio_files')}>
          <AttachedFiles step={step} />
          <SectionFields step={step} section="markets" part="facts" names={['exposureScenarios']} />
        </StepGroup>
        <StepGroup id="tds" title={t('studio_tds')}>
          <SectionFields step={step} section="markets" part="product" names={['tdsVersions']} />
        </StepGroup>
      </div>
    </StepForm>
  );
}
