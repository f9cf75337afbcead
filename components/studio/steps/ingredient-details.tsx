'use client';

import { BookPlus, Check } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { buttonStyle } from '@/components/studio/fields/field-frame';
import { useForm } from '@/components/studio/fields/form-context';
import { FieldGrid } from '@/components/studio/fields/group-fields';
import { type Translate, useScopedMessages } from '@/lib/browser/scoped-messages';
import type { MessageKey } from '@/lib/domain/message-scopes';
import { isCasForm } from '@/lib/domain/studio/entered-values';
import { classificationText } from '@/lib/domain/studio/ingredient-cells';
import { isSame } from '@/lib/domain/studio/merge';
import { findingsAt, listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import { kindOf, partSchemas, propertyOf } from '@/lib/domain/studio/schema';
import type { IngredientKnowledge, JsonObject, ListedSubstance, StepProps } from '@/lib/domain/studio/step-props';

/** Fields of an ingredient that belong to the product, not to the substance. */
const contentFields: readonly string[] = ['content', 'contentRange'];

/** An ingredient without its content, as the library has it. */
export const substanceOf = (row: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !contentFields.includes(name)));

const hasAll = (row: JsonObject, fields: JsonObject) =>
  Object.entries(fields).every(([name, value]) => isSame(row[name], value));

/** The fields of an entry for an ingredient, which keeps its own name. */
export const listedFields = ({ fields }: ListedSubstance, { name }: JsonObject): JsonObject =>
  name === undefined ? fields : { ...fields, name };

/** On what an entry depends: its notes, and the day from which it applies or is deleted. */
export function entryRemarks(
  { notes, appliesFrom, deletedFrom }: ListedSubstance,
  t: Translate<MessageKey<'studio'>>,
): string {
  return [
    notes !== null && t('studio_listed_notes', { notes }),
    appliesFrom !== null && t('studio_listed_later', { date: appliesFrom }),
    deletedFrom !== null && t('studio_listed_deleted', { date: deletedFrom }),
  ]
    .filter(Boolean)
    .join(' | ');
}

interface IngredientProps {
  step: StepProps;
  row: JsonObject;
  index: number;
  onRow: (row: JsonObject) => void;
}

/** The range that can be printed instead of the exact content; null: none, or not known yet. */
export function proposedRange({ ingredients }: StepProps, { content }: JsonObject, index: number): string | null {
  const proposal = ingredients?.ranges[index];
  return proposal?.content === content ? (proposal?.range ?? null) : null;
}

/** The active row as a form, with what the library and the lists know of its CAS number. */
export function IngredientDetails({ step, row, index, onRow }: IngredientProps) {
  const t = useScopedMessages('studio');
  const { isReadOnly } = useForm();
  const schema = propertyOf(partSchemas(step.schema).facts, 'composition').items ?? {};
  const kind = kindOf(schema);
  const name = objectOf(row.name);
  const title = String(name[step.language] ?? name.en ?? row.cas ?? '');
  const range = proposedRange(step, row, index);
  return (
    <section aria-labelledby="ingredient-title" className="rounded-card border border-line bg-surface p-4">
      <h2 id="ingredient-title" className="text-h3 font-semibold">
        {t('studio_ingredient', { number: index + 1, name: title })}
      </h2>
      {!isReadOnly && (
        <div className="mt-3 grid grid-cols-1 gap-2">
          {range !== null && range !== row.contentRange && (
            <p className="flex flex-wrap items-center gap-3">
              {t('studio_range_proposed', { range })}
              <button type="button" className={buttonStyle} onClick={() => onRow({ ...row, contentRange: range })}>
                {t('studio_use_proposal', { value: range })}
              </button>
            </p>
          )}
          <Knowledge step={step} row={row} index={index} onRow={onRow} />
          <ToLibrary key={index} step={step} row={row} />
        </div>
      )}
      <div className="mt-4">
        {kind.kind === 'object' && (
          <FieldGrid
            part="facts"
            path={['composition', index]}
            properties={kind.properties}
            required={schema.required}
            value={row}
          />
        )}
      </div>
    </section>
  );
}

/** What is known of a CAS number: proposals that a person takes over. */
function Knowledge({ step, row, index, onRow }: IngredientProps) {
  const t = useScopedMessages('studio');
  const { cas } = row;
  const pointer = pointerInFile('facts', ['composition', index, 'cas']);
  const isLookedUp =
    typeof cas === 'string' && isCasForm(cas) && findingsAt(step.findings, pointer, false).length === 0;
  const { data, error } = useSWR<IngredientKnowledge, Error, readonly [string, string] | null>(
    isLookedUp ? ['studio-ingredient', cas] : null,
    ([, number]) => step.calls.findIngredient(number),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (!isLookedUp) return <p className="text-small text-ink-soft">{t('studio_cas_needed')}</p>;
  if (error) return <p className="text-small text-danger">{error.message}</p>;
  if (!data) return null;
  const { substance, listed, limits } = data;
  const take = (fields: JsonObject) => onRow({ ...row, ...substanceOf(fields) });
  return (
    <ul className="grid grid-cols-1 gap-2">
      {substance && (
        <Proposal
          from={t('studio_from_library')}
          what={classificationText(substance.content.classification)}
          isTaken={hasAll(row, substanceOf(substance.content))}
          onTake={() => take(substance.content)}
        />
      )}
      {listed.map((entry) => (
        <Proposal
          key={entry.source}
          from={`${entry.source}:`}
          what={[
            listed.length > 1 && entry.name,
            classificationText(entry.fields.classification),
            ...listOf(entry.fields.limits).map(String),
            entryRemarks(entry, t),
          ]
            .filter(Boolean)
            .join(' | ')}
          isTaken={hasAll(row, listedFields(entry, row))}
          onTake={() => take(listedFields(entry, row))}
        />
      ))}
      {limits.length > 0 && (
        <li>
          <span className="font-semibold">{t('studio_from_limits')}</span>{' '}
          {limits.map(({ law, country }) => `${law} (${country})`).join(', ')}
        </li>
      )}
      {!substance && listed.length === 0 && limits.length === 0 && (
        <li className="text-small text-ink-soft">{t('studio_nothing_known')}</li>
      )}
    </ul>
  );
}

function Proposal({
  from,
  what,
  isTaken,
  onTake,
}: {
  from: string;
  what: string;
  isTaken: boolean;
  onTake: () => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2">
      <span className="min-w-0 grow">
        <span className="font-semibold">{from}</span> <span className="wrap-break-word">{what}</span>
      </span>
      {isTaken ? (
        <span className="inline-flex items-center gap-1.5 text-success">
          <Check aria-hidden className="size-4" />
          {t('studio_taken')}
        </span>
      ) : (
        <button type="button" className={buttonStyle} onClick={onTake}>
          {t('studio_take')}
          <span className="sr-only">: {from}</span>
        </button>
      )}
    </li>
  );
}

function ToLibrary({ step, row }: { step: StepProps; row: JsonObject }) {
  const t = useScopedMessages('studio');
  const [outcome, setOutcome] = useState<{ saved?: JsonObject; failure?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const substance = substanceOf(row);
  const isSaved = outcome.saved !== undefined && isSame(outcome.saved, substance);
  const save = async () => {
    setBusy(true);
    try {
      await step.calls.saveSubstance({ content: substance });
      setOutcome({ saved: substance });
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        disabled={isSaved || isBusy || row.name === undefined}
        className={buttonStyle}
        onClick={() => void save()}
      >
        <BookPlus aria-hidden className="size-4" />
        {t('studio_save_to_library')}
      </button>
      <span aria-live="polite">
        {isSaved && <span className="text-success">{t('studio_saved_to_library')}</span>}
        {outcome.failure && <span className="text-danger">{outcome.failure}</span>}
      </span>
    </p>
  );
}
