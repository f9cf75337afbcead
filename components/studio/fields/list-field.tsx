'use client';

import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { AddButtons, FindingList, iconButtonStyle } from '@/components/studio/fields/field-frame';
import { firstKind } from '@/components/studio/fields/finding-kinds';
import { focusField, useReveal } from '@/components/studio/fields/focus-field';
import { OpenQuestions } from '@/components/studio/fields/open-questions';
import { type FieldProps, useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { findingsAt, listOf, objectOf, pathOf } from '@/lib/domain/studio/pointers';
import { type FieldKind, isShown, kindOf } from '@/lib/domain/studio/schema';
import type { Finding, JsonObject, JsonSchema, JsonValue } from '@/lib/domain/studio/step-props';

/** A list whose entries show more fields than this shows one entry at a time. */
const maxInlineFields = 2;

/** A new entry, with empty fields. */
function newEntry(schema: JsonSchema): JsonValue {
  const kind = kindOf(schema);
  if (kind.kind === 'localised' || kind.kind === 'object') return {};
  return '';
}

/** A list of objects, or of texts by language, with entries that can be added, moved and removed. */
export function ListField(props: FieldProps & { items: JsonSchema }) {
  const { value, items, part, path, isRequired } = props;
  const field = useField(props);
  const { findings, renderField, isReadOnly } = useForm();
  const t = useScopedMessages('studio');
  const entries = listOf(value);
  const addButton = useRef<HTMLButtonElement>(null);
  const [openEntry, setOpenEntry] = useState<number | null>(null);
  useReveal(field.pointer, (pointer) => {
    // The entry may not be rendered yet.
    const index = Number(pathOf(pointer.slice(field.pointer.length))[0]);
    if (Number.isInteger(index)) setOpenEntry(index);
  });

  // An empty list states that there are no entries; a required list needs that statement.
  const isNotStated = isRequired === true && value === undefined;
  const kind = kindOf(items);
  const summaryOf = useSummary(kind);
  const isInline = kind.kind !== 'object' || Object.keys(kind.properties).filter(isShown).length <= maxInlineFields;
  const store = (next: readonly JsonValue[]) => field.change(next.length > 0 || isRequired ? next : undefined);
  const add = () => {
    store([...entries, newEntry(items)]);
    setOpenEntry(entries.length);
    void focusField(`${field.pointer}/${entries.length}`);
  };
  const stateNone = () => {
    field.change([]);
    addButton.current?.focus();
  };
  const remove = (index: number) => {
    store(entries.filter((_, kept) => kept !== index));
    setOpenEntry(null);
    addButton.current?.focus();
  };
  const move = (index: number, offset: -1 | 1) => {
    store(moveEntry(entries, index, offset));
    setOpenEntry(openEntry === index ? index + offset : null);
  };

  return (
    <fieldset data-pointer={field.pointer} className="min-w-0" aria-describedby={field.describedBy}>
      <legend className="mb-1 font-semibold">
        {field.label}
        <span className="ml-2 font-normal text-ink-soft tabular-nums">
          {isNotStated
            ? t('studio_not_stated')
            : isRequired && entries.length === 0
              ? t('studio_none')
              : entries.length}
        </span>
      </legend>
      <FindingList id={field.findingsId} findings={field.findings} />
      <OpenQuestions field={field} />
      {entries.length > 0 && (
        <ol className="mb-2 grid grid-cols-1 gap-2">
          {entries.map((entry, index) => {
            const label = t('studio_entry', { field: field.label, number: index + 1 });
            const name = summaryOf(entry) || label;
            const isOpen = isInline || openEntry === index;
            return (
              <ListEntry
                key={index}
                summary={name}
                findings={findingsAt(findings, `${field.pointer}/${index}`, true)}
                isInline={isInline}
                isOpen={isOpen}
                onToggle={() => setOpenEntry(isOpen ? null : index)}
                content={() =>
                  renderField({
                    part,
                    path: [...path, index],
                    schema: items,
                    value: entry,
                    label,
                    isRequired: true,
                    isLabelHidden: true,
                  })
                }
              >
                {!isReadOnly && (
                  <EntryButtons name={name} index={index} total={entries.length} move={move} remove={remove} />
                )}
              </ListEntry>
            );
          })}
        </ol>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <AddButtons ref={addButton} label={field.label} onAdd={add} onNone={isNotStated ? stateNone : undefined} />
        </div>
      )}
    </fieldset>
  );
}

/** An entry of a list: its fields, or a line with its summary that unfolds them; `children` are its buttons. */
function ListEntry({
  summary,
  findings,
  isInline,
  isOpen,
  onToggle,
  content,
  children,
}: {
  summary: string;
  findings: readonly Finding[];
  /** Whether the fields are always in view. */
  isInline: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Renders the fields. */
  content: () => ReactNode;
  children: ReactNode;
}) {
  const t = useScopedMessages('studio');
  return (
    <li className={isInline ? '' : 'rounded-control border border-line'}>
      <div
        className={clsx(
          'flex gap-1',
          isInline ? 'flex-col items-end medium:flex-row medium:items-start' : 'items-start',
        )}
      >
        {isInline ? (
          <div className="w-full min-w-0 grow">{content()}</div>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-touch min-w-0 grow items-center gap-2 rounded-control px-3 py-1 text-left hover:bg-sunken"
          >
            {isOpen ? (
              <ChevronDown aria-hidden className="size-4 shrink-0" />
            ) : (
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            )}
            <span className="min-w-0 truncate">{summary}</span>
            {findings.length > 0 && (
              <span className={clsx('shrink-0 text-small', firstKind(findings).color)}>
                {t('studio_findings_count', { count: findings.length })}
              </span>
            )}
          </button>
        )}
        {children}
      </div>
      {!isInline && isOpen && <div className="border-t border-line p-3">{content()}</div>}
    </li>
  );
}

/** Moves an entry of a list up (-1) or down (1). */
export function moveEntry<T>(entries: readonly T[], index: number, offset: -1 | 1): T[] {
  const next = [...entries];
  next.splice(index + offset, 0, ...next.splice(index, 1));
  return next;
}

/** The buttons that move an entry of a list, and remove it. */
export function EntryButtons({
  name,
  index,
  total,
  move,
  remove,
}: {
  name: string;
  index: number;
  total: number;
  move: (index: number, offset: -1 | 1) => void;
  remove: (index: number) => void;
}) {
  const t = useScopedMessages('studio');
  /** Moves the entry and keeps the focus on its button, so that it can be pressed again. */
  const press = (event: MouseEvent, offset: -1 | 1) => {
    const entry = event.currentTarget.closest('li');
    const list = entry?.parentElement;
    move(index, offset);
    if (!list) return;
    const movedIndex = [...list.children].indexOf(entry) + offset;
    requestAnimationFrame(() => {
      const buttons = [
        ...(list.children[movedIndex]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? []),
      ];
      (buttons.find(({ dataset }) => dataset.move === String(offset)) ?? buttons[0])?.focus();
    });
  };
  return (
    <div className="flex shrink-0">
      {total > 1 && (
        <>
          <button
            type="button"
            data-move={-1}
            disabled={index === 0}
            aria-label={t('studio_move_up', { name })}
            onClick={(event) => press(event, -1)}
            className={iconButtonStyle}
          >
            <ArrowUp aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            data-move={1}
            disabled={index === total - 1}
            aria-label={t('studio_move_down', { name })}
            onClick={(event) => press(event, 1)}
            className={iconButtonStyle}
          >
            <ArrowDown aria-hidden className="size-4" />
          </button>
        </>
      )}
      <button
        type="button"
        aria-label={t('studio_remove', { name })}
        onClick={() => remove(index)}
        className={iconButtonStyle}
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** How many values of an entry name it. */
const maxSummaryParts = 4;

/** Returns a function that names an entry by its first values, in the order of its fields; of parts only texts and figures with units count. */
function useSummary(kind: FieldKind) {
  const { language } = useForm();
  const { valueLabel } = useFieldTexts();
  const textOf = (value: JsonValue | undefined): string => {
    if (typeof value === 'string') return valueLabel(value);
    if (typeof value === 'number') return String(value);
    const { [language]: translation, en } = objectOf(value);
    const text = translation ?? en;
    return typeof text === 'string' ? text : '';
  };
  const figureOf = ({ value, unit }: JsonObject): string => `${textOf(value)} ${String(unit ?? '')}`.trim();
  return (entry: JsonValue | undefined): string => {
    const values = objectOf(entry);
    const partOf = (name: string): string => {
      if (!isShown(name) || (name === 'unit' && values.value !== undefined)) return '';
      if (name === 'value') return figureOf(values);
      return textOf(values[name]) || figureOf(objectOf(values[name]));
    };
    // The names of a stored entry are in alphabetical order.
    const parts = Object.keys(kind.kind === 'object' ? kind.properties : values).map(partOf);
    return (
      textOf(entry) ||
      parts
        .filter((part) => part !== '')
        .slice(0, maxSummaryParts)
        .join(' · ')
    );
  };
}
