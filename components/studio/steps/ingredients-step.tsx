'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { buttonStyle, FindingList, inputStyle } from '@/components/studio/fields/field-frame';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { focusField } from '@/components/studio/fields/focus-field';
import { entryRemarks, IngredientDetails, proposedRange } from '@/components/studio/steps/ingredient-details';
import { IngredientGrid } from '@/components/studio/steps/ingredient-grid';
import { SectionFields, StepForm, StepGroup } from '@/components/studio/steps/step-form';
import { type Refused, useIngredientGrid } from '@/components/studio/steps/use-ingredient-grid';
import { maxSearchLength, useSearch } from '@/components/studio/steps/use-search';
import { WhatFollows } from '@/components/studio/steps/what-follows';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { figureText } from '@/lib/domain/studio/entered-values';
import { cellText, maxCellLength, maxIngredientRows, maxIngredientsInFile } from '@/lib/domain/studio/ingredient-cells';
import { findingsAt, listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import type { IngredientsPreview, JsonObject, StepProps } from '@/lib/domain/studio/step-props';

const pointer = pointerInFile('facts', ['composition']);
/** From this sum of exact contents on, it is 100 % but for rounding. */
const tolerance = 0.5;

/** Section 3: the ingredients as a grid, the active one as a form. */
export function IngredientsStep(step: StepProps) {
  return (
    <StepForm step={step} section="ingredients">
      <Ingredients {...step} />
    </StepForm>
  );
}

function Ingredients(step: StepProps) {
  const t = useScopedMessages('studio');
  const { fieldLabel } = useFieldTexts();
  const { sections, language, isReadOnly, onChange } = step;
  const section = sections.ingredients;
  const composition = section.facts?.composition;
  const rows = useMemo(() => listOf(composition).map(objectOf), [composition]);
  const [refused, setRefused] = useState<string | null>(null);

  const onRows = (next: readonly JsonObject[]) => {
    setRefused(null);
    onChange('ingredients', { ...section, facts: { ...section.facts, composition: next } });
  };
  const onRefused = ({ refusedCells, refusedRowCount, goneCell }: Refused) => {
    const [cell] = refusedCells;
    const texts = [
      cell &&
        t('studio_cell_too_long', {
          row: cell.row + 1,
          column: fieldLabel(cell.column),
          count: refusedCells.length,
          length: figure(cell.length),
          max: figure(maxCellLength),
        }),
      refusedRowCount > 0 &&
        t('studio_rows_too_many', { count: figure(refusedRowCount), max: figure(maxIngredientRows) }),
      goneCell && t('studio_cell_gone', { column: fieldLabel(goneCell.column), text: goneCell.text }),
    ];
    setRefused(texts.filter(Boolean).join(' '));
  };
  const figure = (value: number) => value.toLocaleString(t.lang);
  const state = useIngredientGrid({ rows, language, lang: t.lang, isReadOnly, onRows, onRefused });
  // The form follows the cursor after the grid is rendered.
  const index = useDeferredValue(state.active.row);
  const row = rows[index];
  const findings = step.findings.filter(({ section: name }) => name === 'ingredients');
  const proposals = rows.map((ingredient, ingredientIndex) =>
    ingredient.contentRange === undefined ? proposedRange(step, ingredient, ingredientIndex) : null,
  );
  const proposalCount = proposals.filter((range) => range !== null).length;
  const fillRanges = () => {
    onRows(
      rows.map((ingredient, ingredientIndex) => {
        const range = proposals[ingredientIndex];
        return range ? { ...ingredient, contentRange: range } : ingredient;
      }),
    );
    // The button disappears when no range is missing.
    void focusField(pointer);
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        {!isReadOnly && <FromLibrary step={step} onAdd={(content) => onRows([...rows, content])} />}
        <IngredientGrid
          rows={rows}
          state={state}
          findings={findingsAt(findings, pointer, true)}
          language={language}
          isReadOnly={isReadOnly}
        />
        <div role="alert" className="text-danger empty:hidden">
          {refused}
        </div>
        {rows.length > maxIngredientsInFile && (
          <Notice>
            {t('studio_too_many_ingredients', { count: figure(rows.length), max: figure(maxIngredientsInFile) })}
          </Notice>
        )}
        <FindingList findings={findingsAt(findings, pointer, false)} />
        {step.ingredients !== null && step.ingredients.count > 0 && <Total ingredients={step.ingredients} />}
        {rows.length > 0 && <Follows step={step} />}
        {!isReadOnly && <FromLists step={step} rows={rows} onRows={onRows} />}
        {proposalCount > 0 && !isReadOnly && (
          <p>
            <button type="button" className={buttonStyle} onClick={fillRanges}>
              {t('studio_fill_ranges', { count: proposalCount })}
            </button>
          </p>
        )}
      </div>
      {row && (
        <IngredientDetails
          step={step}
          row={row}
          index={index}
          onRow={(next) => onRows(rows.map((other, otherIndex) => (otherIndex === index ? next : other)))}
        />
      )}
      <StepGroup id="confidential" title={fieldLabel('confidential')} hint={t('studio_confidential_hint')}>
        <SectionFields step={step} section="ingredients" part="product" names={['confidential']} />
      </StepGroup>
    </div>
  );
}

/** What the contents add up to: the exact ones, and the printed ranges. */
function Total({ ingredients }: { ingredients: IngredientsPreview }) {
  const { count, exact, exactCount, lower, upper, unreadCount: unread } = ingredients;
  const t = useScopedMessages('studio');
  const percent = (value: number) => `${figureText(value, t.lang)}\u00A0%`;
  const isOff = lower > 100 + tolerance || (upper < 100 - tolerance && unread === 0);
  const isWhole = exactCount === count && Math.abs(exact - 100) <= tolerance;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 tabular-nums">
      <div className="flex gap-2">
        <dt className="text-ink-soft">{t('studio_total_exact')}</dt>
        <dd className={exactCount === count && !isWhole ? 'font-semibold text-notice' : 'font-semibold'}>
          {percent(exact)}{' '}
          {exactCount < count && (
            <span className="font-normal text-ink-soft">{t('studio_total_count', { exactCount, count })}</span>
          )}
        </dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-ink-soft">{t('studio_total_ranges')}</dt>
        <dd className={isOff ? 'font-semibold text-notice' : 'font-semibold'}>
          {percent(lower)} – {percent(upper)}{' '}
          {unread > 0 && (
            <span className="font-normal text-ink-soft">{t('studio_total_without', { unread, count })}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** The hazard classes that follow from the recipe as it is typed. */
function Follows({ step }: { step: StepProps }) {
  const t = useScopedMessages('studio');
  const { classification } = step;
  if (classification === null) return null;
  const classes = classification.classification.map(({ category, h }) => [category, ...h].join(' '));
  return (
    <dl data-follows className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{t('studio_follows')}</dt>
      {classes.length > 0 && <dd className="font-semibold">{classes.join(', ')}</dd>}
      <dd className="max-w-reading empty:hidden">
        <WhatFollows step={step} hasClasses={classes.length > 0} />
      </dd>
    </dl>
  );
}

/** Fills in what Annex VI says of the ingredients, and usual names, where there is nothing to choose. */
function FromLists({
  step,
  rows,
  onRows,
}: {
  step: StepProps;
  rows: readonly JsonObject[];
  onRows: (rows: readonly JsonObject[]) => void;
}) {
  const t = useScopedMessages('studio');
  // The preview may be of rows that were moved since.
  const fill = step.ingredients?.fill.filter(({ index, cas }) => rows[index]?.cas === cas) ?? [];
  if (fill.length === 0) return null;
  const fillIn = () => {
    const fieldsOf = new Map(fill.map(({ index, fields }) => [index, fields]));
    onRows(rows.map((row, index) => ({ ...row, ...fieldsOf.get(index) })));
    // The button disappears.
    void focusField(pointer);
  };
  return (
    <p>
      <button type="button" className={buttonStyle} onClick={fillIn}>
        {t('studio_fill_listed', { count: fill.length })}
      </button>
    </p>
  );
}

/** A substance that can be added as an ingredient. */
interface Option {
  key: string;
  content: JsonObject;
  /** Where it is from, if not from the library. */
  source: string;
}

/** Adds a substance of the workgroup's library, or of a list, as an ingredient. */
function FromLibrary({ step, onAdd }: { step: StepProps; onAdd: (content: JsonObject) => void }) {
  const t = useScopedMessages('studio');
  const { search, setSearch, found, failure } = useSearch('studio-substances', async (text) => {
    const { substances, listed } = await step.calls.searchSubstances(text);
    return [
      ...substances.map(({ id, content }): Option => ({ key: id, content, source: '' })),
      ...listed.map((entry): Option => ({
        key: `${entry.source} ${entry.name}`,
        content: entry.fields,
        source: [entry.source, entryRemarks(entry, t)].filter(Boolean).join(' | '),
      })),
    ];
  });
  return (
    <div className="max-w-reading">
      <label htmlFor="library-search" className="font-semibold">
        {t('studio_add_from_library')}
      </label>
      <input
        id="library-search"
        type="search"
        maxLength={maxSearchLength}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className={`${inputStyle} mt-1`}
      />
      <div aria-live="polite">
        {failure && <p className="text-small text-danger">{failure}</p>}
        {found?.length === 0 && <p className="text-small text-ink-soft">{t('studio_library_nothing')}</p>}
        <ul className="divide-y divide-line">
          {found?.map(({ key, content, source }) => (
            <li key={key}>
              <button
                type="button"
                className="flex min-h-touch w-full flex-wrap items-center gap-x-3 px-2 text-left hover:bg-sunken"
                onClick={() => {
                  onAdd(content);
                  setSearch('');
                  document.getElementById('library-search')?.focus();
                }}
              >
                <span className="font-semibold">
                  {cellText(content, 'name', step.language, t.lang) || cellText(content, 'name', 'en', t.lang)}
                </span>
                <span className="text-small text-ink-soft">
                  {[cellText(content, 'cas', 'en', t.lang), cellText(content, 'classification', 'en', t.lang), source]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
