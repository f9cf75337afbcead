'use client';

import clsx from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  AddButtons,
  buttonStyle,
  FindingList,
  iconButtonStyle,
  inputStyle,
} from '@/components/studio/fields/field-frame';
import { focusField } from '@/components/studio/fields/focus-field';
import { OpenQuestions } from '@/components/studio/fields/open-questions';
import { type FieldProps, useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { objectOf, pointerOf, withValueAt } from '@/lib/domain/studio/pointers';
import { hasForm, isNullable, isShown, kindOf, nonNullSchema } from '@/lib/domain/studio/schema';
import type { JsonSchema, JsonValue } from '@/lib/domain/studio/step-props';

const wideKinds: readonly string[] = ['localised', 'list', 'object', 'record', 'union'];
/** Characters of a choice that half of the width shows. */
const maxNarrowChoice = 28;

/** Fields beside each other; those with much content have the whole width. */
export function FieldGrid({
  part,
  path,
  properties,
  required = [],
  value,
}: Pick<FieldProps, 'part' | 'path' | 'value'> & {
  properties: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}) {
  const { renderField } = useForm();
  const { valueLabel } = useFieldTexts();
  const fields = objectOf(value);
  const isWide = (schema: JsonSchema): boolean => {
    const kind = kindOf(schema);
    if (kind.kind !== 'choice') return wideKinds.includes(kind.kind);
    return kind.options.some((option) => valueLabel(option).length > maxNarrowChoice);
  };
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 @min-[34rem]:grid-cols-2">
        {Object.entries(properties)
          .filter(([name]) => isShown(name))
          .map(([name, schema]) => (
            <div key={name} className={clsx('min-w-0', isWide(schema) && '@min-[34rem]:col-span-2')}>
              {renderField({
                part,
                path: [...path, name],
                schema,
                value: fields[name],
                isRequired: required.includes(name),
              })}
            </div>
          ))}
      </div>
    </div>
  );
}

/** An object with named fields. One that may be absent can be added and removed; null means the same as absent there, or 'none'. */
export function ObjectField(props: FieldProps & { properties: Readonly<Record<string, JsonSchema>> }) {
  const { part, path, value, properties, isRequired, schema, isLabelHidden } = props;
  const field = useField(props);
  const t = useScopedMessages('studio');
  const isAbsent = value === undefined || value === null;
  const canBeAbsent = isNullable(schema) || (!isRequired && schema.default === undefined);
  const { required } = nonNullSchema(schema);
  /** Stores it; the button that was pressed goes, so the first control of what follows gets the focus. */
  const store = (next: JsonValue | undefined) => {
    field.change(next);
    void focusField(field.pointer);
  };
  const grid = <FieldGrid part={part} path={path} properties={properties} required={required} value={value} />;
  if (isLabelHidden) {
    return (
      <div role="group" aria-label={field.label} data-pointer={field.pointer}>
        <FindingList findings={field.findings} />
        {grid}
      </div>
    );
  }
  return (
    <fieldset data-pointer={field.pointer} className="min-w-0 rounded-control border border-line p-3">
      <legend className="px-1 font-semibold">{field.label}</legend>
      <FindingList findings={field.findings} />
      {isAbsent && canBeAbsent ? (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{value === null ? t('studio_none') : t('studio_not_stated')}</span>
          {!field.isReadOnly && (
            <AddButtons
              label={field.label}
              onAdd={() => store({})}
              onNone={isNullable(schema) && value === undefined ? () => store(null) : undefined}
            />
          )}
        </div>
      ) : (
        <>
          {grid}
          {canBeAbsent && !field.isReadOnly && (
            <button
              type="button"
              className="mt-3 inline-flex min-h-touch items-center gap-2 text-small font-semibold text-ink-soft underline"
              onClick={() => store(isNullable(schema) ? null : undefined)}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('studio_remove', { name: field.label })}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Values by key. Keys are chosen from a list, or typed. */
export function RecordField(
  props: FieldProps & {
    values: JsonSchema;
    keys: readonly string[] | null;
    keyLabel?: (key: string) => string;
    /** Text above the field for a new key. */
    addLabel?: string;
  },
) {
  const { part, path, value, values, keys, isRequired } = props;
  const field = useField(props);
  const { renderField } = useForm();
  const { innerLabel } = useFieldTexts();
  const t = useScopedMessages('studio');
  const entries = objectOf(value);
  const nameOf = props.keyLabel ?? ((key: string) => innerLabel(String(path.at(-1)), key));
  const free = keys?.filter((key) => entries[key] === undefined);
  const kind = kindOf(values);
  const addId = `${field.id}-new`;
  const add = (key: string) => {
    if (Object.hasOwn(entries, key)) return false;
    field.change({ ...entries, [key]: kind.kind === 'text' ? '' : {} });
    void focusField(`${field.pointer}${pointerOf([key])}`);
    return true;
  };
  const remove = (key: string) => {
    const rest = objectOf(withValueAt(entries, [key], undefined));
    field.change(Object.keys(rest).length === 0 && !isRequired ? undefined : rest);
    document.getElementById(addId)?.focus();
  };
  return (
    <fieldset data-pointer={field.pointer} className="min-w-0">
      <legend className="mb-1 font-semibold">{field.label}</legend>
      <FindingList findings={field.findings} />
      <div className="grid grid-cols-1 gap-3">
        {Object.entries(entries).map(([key, entry]) => {
          const inner = {
            part,
            path: [...path, key],
            schema: values,
            value: entry,
            label: nameOf(key),
            isRequired: true,
          };
          return (
            <div key={key} className="flex items-start gap-1">
              <div className="min-w-0 grow">{renderField(inner)}</div>
              {!field.isReadOnly && (
                <button
                  type="button"
                  aria-label={t('studio_remove', { name: nameOf(key) })}
                  onClick={() => remove(key)}
                  className={clsx(iconButtonStyle, kind.kind === 'object' ? 'mt-3' : 'mt-7')}
                >
                  <Trash2 aria-hidden className="size-4" />
                </button>
              )}
            </div>
          );
        })}
      </div>
      {!field.isReadOnly && (free === undefined || free.length > 0) && (
        <NewKey
          id={addId}
          label={props.addLabel ?? t('studio_add_to', { field: field.label })}
          keys={free}
          nameOf={nameOf}
          onAdd={add}
        />
      )}
    </fieldset>
  );
}

/** The field for a new key. */
function NewKey({
  id,
  label,
  keys,
  nameOf,
  onAdd,
}: {
  id: string;
  label: string;
  /** The keys to choose from; undefined where any can be typed. */
  keys: readonly string[] | undefined;
  nameOf: (key: string) => string;
  /** Returns whether the key was new. */
  onAdd: (key: string) => boolean;
}) {
  const t = useScopedMessages('studio');
  const [key, setKey] = useState('');
  const add = () => {
    if (key.trim() !== '' && onAdd(key.trim())) setKey('');
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <label htmlFor={id} className="grid grid-cols-1 gap-1 text-small text-ink-soft">
        {label}
        {keys ? (
          <select id={id} value={key} onChange={({ target }) => setKey(target.value)} className={inputStyle}>
            <option value="">–</option>
            {keys.map((option) => (
              <option key={option} value={option}>
                {nameOf(option)}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            value={key}
            onChange={({ target }) => setKey(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add();
            }}
            className={inputStyle}
          />
        )}
      </label>
      <button type="button" disabled={key.trim() === ''} onClick={add} className={buttonStyle}>
        <Plus aria-hidden className="size-4" />
        {t('studio_add')}
      </button>
    </div>
  );
}

type Mode = 'value' | 'text' | 'same' | 'notApplicable' | 'absent' | 'other';

/** The choice that an alternative of a union is. */
function modeOf(alternative: JsonSchema): Mode {
  if (alternative.const !== undefined) return 'notApplicable';
  const { kind } = kindOf(alternative);
  if (kind === 'localised') return 'text';
  return kind === 'object' ? 'value' : 'same';
}

/** One of several kinds of value: the kind is a choice, and 'not available' is one of them. */
export function UnionField(props: FieldProps & { alternatives: readonly JsonSchema[] }) {
  const { value, alternatives, isRequired, part, path, isLabelHidden } = props;
  const field = useField(props);
  const { renderField } = useForm();
  const t = useScopedMessages('studio');
  const [chosen, setChosen] = useState<Mode | null>(null);
  /** Values of the kinds that were left, in case the author comes back. */
  const left = useRef(new Map<Mode, JsonValue>());

  const alternativeOfMode = new Map(alternatives.map((alternative) => [modeOf(alternative), alternative]));
  const stored = alternatives.find((alternative) => hasForm(value, alternative));
  const storedMode: Mode = value === undefined ? 'absent' : stored ? modeOf(stored) : 'other';
  // A question asks for a value: its field is there to be typed in, and stays when the question is answered.
  const questionMode: Mode = path.at(-1) === 'physicalState' ? 'text' : 'value';
  if (value === undefined && chosen === null && field.questions.length > 0) setChosen(questionMode);
  const mode = value === undefined && chosen ? chosen : storedMode;
  const modes: Mode[] = [
    ...alternativeOfMode.keys(),
    ...(isRequired && storedMode !== 'absent' ? [] : (['absent'] as const)),
    ...(storedMode === 'other' ? (['other'] as const) : []),
  ];
  const names: Record<Mode, string> = {
    value: t('studio_mode_value'),
    text: t('studio_mode_text'),
    same: t('studio_mode_same'),
    notApplicable: t('studio_mode_not_applicable'),
    absent: isRequired ? t('studio_not_stated') : t('studio_mode_not_available'),
    other: t('studio_mode_other'),
  };
  const choose = (next: Mode) => {
    if (value !== undefined) left.current.set(storedMode, value);
    setChosen(next);
    field.change(next === 'notApplicable' ? 'notApplicable' : left.current.get(next));
  };
  const alternative = alternativeOfMode.get(mode);
  const inner = { part, path, value, label: field.label, isLabelHidden: true };
  let content: ReactNode = null;
  if (mode === 'other') content = <code className="block p-2 text-small wrap-break-word">{JSON.stringify(value)}</code>;
  else if (alternative && mode === 'value') {
    const { properties = {}, required } = alternative;
    const measured = { ...inner, describedBy: field.describedBy };
    content = <MeasuredFields {...measured} schema={alternative} properties={properties} required={required} />;
  } else if (alternative && mode !== 'notApplicable') content = renderField({ ...inner, schema: alternative });

  return (
    <fieldset data-pointer={field.pointer} className="min-w-0">
      <legend className={clsx('mb-1 font-semibold', isLabelHidden && 'sr-only')}>{field.label}</legend>
      <div className="grid grid-cols-1 items-start gap-2 medium:grid-cols-[12rem_minmax(0,1fr)]">
        <select
          aria-describedby={field.describedBy}
          aria-label={t('studio_kind_of_value', { field: field.label })}
          disabled={field.isReadOnly}
          value={mode}
          onChange={({ target }) => choose(target.value as Mode)}
          className={inputStyle}
        >
          {modes.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
        <div className="@container min-w-0">{content}</div>
      </div>
      {mode !== 'text' && mode !== 'same' && <FindingList id={field.findingsId} findings={field.findings} />}
      <OpenQuestions field={field} />
    </fieldset>
  );
}

/** Value and unit beside each other, condition and source below. */
function MeasuredFields({
  part,
  path,
  value,
  label,
  describedBy,
  properties,
  required = [],
}: FieldProps & { properties: Readonly<Record<string, JsonSchema>>; required?: readonly string[] }) {
  const { renderField } = useForm();
  const { fieldLabel } = useFieldTexts();
  const fields = objectOf(value);
  return (
    <div className="grid grid-cols-2 gap-2 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,7rem)_minmax(0,1.5fr)_minmax(0,1fr)]">
      {Object.entries(properties).map(([name, schema]) => (
        <div key={name} className="min-w-0 text-small [&_label]:font-normal [&_label]:text-ink-soft">
          {renderField({
            part,
            path: [...path, name],
            schema,
            value: fields[name],
            isRequired: false,
            label: fieldLabel(name),
            describedBy: name === 'value' ? describedBy : undefined,
          })}
          {required.includes(name) && <span className="sr-only">{label}</span>}
        </div>
      ))}
    </div>
  );
}
