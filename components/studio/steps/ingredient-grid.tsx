'use client';

import clsx from 'clsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { firstKind, isWrong } from '@/components/studio/fields/finding-kinds';
import { memo } from 'react';
import { buttonStyle } from '@/components/studio/fields/field-frame';
import { useReveal } from '@/components/studio/fields/focus-field';
import { useFieldTexts } from '@/components/studio/fields/form-context';
import { RowPages } from '@/components/studio/steps/row-pages';
import { pageSize, type useIngredientGrid } from '@/components/studio/steps/use-ingredient-grid';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageAttributes } from '@/lib/domain/languages/languages';
import {
  cellText,
  type IngredientColumn,
  ingredientColumns,
  noClassification,
} from '@/lib/domain/studio/ingredient-cells';
import { objectOf, pathOf, pointerInFile } from '@/lib/domain/studio/pointers';
import type { Finding, JsonObject } from '@/lib/domain/studio/step-props';

/**
 * The number of a row and its name stay in view while the grid is scrolled; the name overlaps the number's padding, so that nothing shows
 * between them. The borders of a collapsed table scroll, so a line of its own ends the name.
 */
const stickyNumber = 'sticky left-0 z-1 w-10 min-w-10';
const stickyName =
  'sticky left-9.5 z-1 w-32 min-w-32 max-w-32 after:absolute after:inset-y-0 after:right-0 after:w-px after:bg-line-strong medium:w-36 medium:min-w-36 medium:max-w-36';
/** So narrow that the classification is in sight in the editor at 1400 px. */
const widths: Record<IngredientColumn, string> = {
  name: stickyName,
  cas: 'min-w-23',
  ec: 'min-w-23',
  content: 'min-w-20 text-right tabular-nums',
  contentRange: 'min-w-24 tabular-nums',
  classification: 'min-w-36',
  limits: 'min-w-52',
};
const pointer = pointerInFile('facts', ['composition']);

/** The ingredients as a grid with pages, and what can be done with its rows. */
export function IngredientGrid({
  rows,
  state,
  findings,
  language,
  isReadOnly,
}: {
  rows: readonly JsonObject[];
  state: ReturnType<typeof useIngredientGrid>;
  findings: readonly Finding[];
  language: string;
  isReadOnly: boolean;
}) {
  const t = useScopedMessages('studio');
  const { fieldLabel } = useFieldTexts();
  const { grid, active, range, editing, lastRow, goTo, handlers } = state;
  useReveal(pointer, (target) => {
    const [row, column] = pathOf(target.slice(pointer.length));
    const columnIndex = ingredientColumns.findIndex((name) => name === column);
    if (row !== undefined) goTo(Number(row), Math.max(0, columnIndex));
  });

  const first = Math.floor(active.row / pageSize) * pageSize;
  const last = Math.min(first + pageSize - 1, lastRow);
  const findingsByRow = new Map<number, Finding[]>();
  for (const finding of findings) {
    const index = Number(pathOf(finding.pointer.slice(pointer.length))[0]);
    findingsByRow.set(index, [...(findingsByRow.get(index) ?? []), finding]);
  }
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);

  return (
    <div>
      {!isReadOnly && <Toolbar state={state} rowCount={rows.length} />}
      <div className="relative scroll-pl-42 overflow-x-auto rounded-control border border-line medium:scroll-pl-46">
        <table
          ref={grid}
          role="grid"
          data-pointer={pointer}
          aria-label={t('studio_ingredients')}
          aria-describedby="ingredient-keys"
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          aria-rowcount={lastRow + 2}
          aria-colcount={ingredientColumns.length + 1}
          className="w-full border-collapse text-small"
          {...handlers}
        >
          <thead>
            <tr aria-rowindex={1} className="bg-sunken text-left">
              <th scope="col" className={clsx('bg-sunken px-2 py-2', stickyNumber)}>
                <span className="sr-only">{t('studio_row')}</span>
              </th>
              {ingredientColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx('bg-sunken px-2 py-2 align-bottom font-semibold', widths[column])}
                >
                  {fieldLabel(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((index) => (
              <Row
                key={index}
                index={index}
                row={rows[index]}
                language={language}
                activeColumn={index === active.row ? active.column : null}
                editing={index === active.row ? editing : null}
                left={index >= range.top && index <= range.bottom ? range.left : null}
                right={range.right}
                findings={findingsByRow.get(index)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p id="ingredient-keys" className="mt-1 text-small text-ink-soft">
        {isReadOnly ? t('studio_grid_keys_read_only') : t('studio_grid_keys')}
      </p>
      {lastRow >= pageSize && (
        <RowPages
          first={first}
          last={last}
          total={rows.length}
          hasNext={last < lastRow}
          onPage={(direction) => goTo(first + direction * pageSize, active.column)}
        />
      )}
    </div>
  );
}

const Row = memo(function Row({
  index,
  row,
  language,
  activeColumn,
  editing,
  left,
  right,
  findings,
}: {
  index: number;
  /** Undefined: the empty row after the last one. */
  row: JsonObject | undefined;
  language: string;
  activeColumn: number | null;
  editing: string | null;
  /** First and last selected column; null: none is. */
  left: number | null;
  right: number;
  findings: readonly Finding[] | undefined;
}) {
  const t = useScopedMessages('studio');
  const { fieldLabel } = useFieldTexts();
  return (
    <tr aria-rowindex={index + 2} className="border-t border-line">
      <th
        scope="row"
        className={clsx('bg-surface px-2 py-1 text-right font-normal text-ink-soft tabular-nums', stickyNumber)}
      >
        {row === undefined ? <span className="sr-only">{t('studio_new_row')}</span> : index + 1}
      </th>
      {ingredientColumns.map((column, columnIndex) => {
        const isActive = columnIndex === activeColumn;
        const text = cellText(row ?? {}, column, language, t.lang);
        const isSelected = left !== null && columnIndex >= left && columnIndex <= right;
        const cellFindings =
          findings?.filter((finding) => pathOf(finding.pointer.slice(pointer.length))[1] === column) ?? [];
        const isEditing = isActive && editing !== null;
        return (
          <td
            key={column}
            role="gridcell"
            data-cell={`${index}:${columnIndex}`}
            tabIndex={isActive ? 0 : -1}
            aria-selected={isSelected}
            aria-invalid={cellFindings.some(isWrong) || undefined}
            className={clsx(
              'h-11 cursor-default border-l border-line px-2 py-1 align-middle',
              column !== 'name' && 'max-w-80',
              widths[column],
              isSelected ? 'bg-accent-soft' : cellFindings.length > 0 ? 'bg-notice-soft' : 'bg-surface',
              isActive && 'outline-1 -outline-offset-2 outline-accent focus:outline-3',
            )}
          >
            {isEditing ? (
              <CellEditor label={fieldLabel(column)} text={editing} />
            ) : (
              <span className="flex items-center gap-1">
                {cellFindings.length > 0 && <CellFindings findings={cellFindings} />}
                <span
                  {...(column === 'name' ? languageAttributes(language) : {})}
                  className="line-clamp-2 min-w-0 grow wrap-break-word"
                >
                  {text === noClassification && column === 'classification' ? t('studio_not_classified_cell') : text}
                  {column === 'name' && text === '' && <MissingName name={row?.name} lang={t.lang} />}
                </span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** Says that a name is missing in this language, and shows the name in another one. */
function MissingName({ name, lang }: { name: JsonObject[string]; lang: string }) {
  const t = useScopedMessages('studio');
  const names = objectOf(name);
  const code = [lang, 'en', ...Object.keys(names)].find((candidate) => names[candidate]);
  if (code === undefined) return null;
  return (
    <span lang={t.lang}>
      <span className="text-notice">{t('studio_missing')}</span>{' '}
      <span className="text-ink-soft">
        (<span {...languageAttributes(code)}>{String(names[code])}</span>)
      </span>
    </span>
  );
}

function CellFindings({ findings }: { findings: readonly Finding[] }) {
  const { Icon, color } = firstKind(findings);
  return (
    <span title={findings.map(({ message }) => message).join('\n')} className={color}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{findings.map(({ message }) => message).join(' ')}</span>
    </span>
  );
}

/** The text of a cell while it is edited; the grid reads it on Enter, Tab and when it loses the focus. */
function CellEditor({ label, text }: { label: string; text: string }) {
  return (
    <input
      ref={(input) => {
        if (!input || document.activeElement === input) return;
        input.focus();
        input.setSelectionRange(input.value.length, input.value.length);
      }}
      aria-label={label}
      defaultValue={text}
      className="h-9 w-full min-w-24 rounded-control border-2 border-accent bg-surface px-1.5 text-ink"
    />
  );
}

function Toolbar({ state, rowCount }: { state: ReturnType<typeof useIngredientGrid>; rowCount: number }) {
  const t = useScopedMessages('studio');
  const { range, active, goTo, moveRows, removeRows } = state;
  const hasRow = range.top < rowCount;
  const buttons = [
    { text: t('studio_add_row'), Icon: Plus, isEnabled: true, press: () => goTo(rowCount, 0) },
    { text: t('studio_row_up'), Icon: ArrowUp, isEnabled: hasRow && range.top > 0, press: () => moveRows(-1) },
    {
      text: t('studio_row_down'),
      Icon: ArrowDown,
      isEnabled: hasRow && Math.min(range.bottom, rowCount - 1) < rowCount - 1,
      press: () => moveRows(1),
    },
    { text: t('studio_remove_row', { number: active.row + 1 }), Icon: Trash2, isEnabled: hasRow, press: removeRows },
  ];
  return (
    <div role="group" aria-label={t('studio_rows')} className="mb-2 flex flex-wrap gap-2">
      {buttons.map(({ text, Icon, isEnabled, press }) => (
        <button
          key={text}
          type="button"
          disabled={!isEnabled}
          onClick={press}
          className={clsx(buttonStyle, 'text-small')}
        >
          <Icon aria-hidden className="size-4" />
          {text}
        </button>
      ))}
    </div>
  );
}
