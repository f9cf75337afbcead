'use client';

import { type ComponentProps, useState } from 'react';
import { FieldFrame, inputStyle } from '@/components/studio/fields/field-frame';
import { type FieldProps, useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { codesOf, figureOrText, figureText, linesOf, numberOrTyped } from '@/lib/domain/studio/entered-values';
import { isSame } from '@/lib/domain/studio/merge';
import { listOf } from '@/lib/domain/studio/pointers';
import { isNullable, isNumberOrText } from '@/lib/domain/studio/schema';
import type { JsonValue } from '@/lib/domain/studio/step-props';

/** A value as the text of a field; one of another form as JSON, so that it is seen. */
function textOf(value: JsonValue | undefined, lang: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return figureText(value, lang);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The text of a field while it is typed: as it was typed, as long as that is the stored value. */
function useTyped(
  value: JsonValue | undefined,
  read: (text: string) => JsonValue | undefined,
  write: (value: JsonValue | undefined) => string,
  store: (value: JsonValue | undefined) => void,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && isSame(read(typed), value) ? typed : write(value);
  return {
    text,
    type: (next: string) => {
      setTyped(next);
      if (!isSame(read(next), value)) store(read(next));
    },
  };
}

/** The unit beside a number, in the interface language where it is a word. A text has its unit in itself, as it is printed. */
const unitText = (unit: string, valueLabel: (name: string) => string): string =>
  unit === 'mass %' ? '%' : valueLabel(unit).replace(' per ', ' / ');

/** What an empty field stores: null, which means 'none', where it may be omitted; a required field says 'none' on its own (`NoneOption`). */
const emptyValue = ({ schema, isRequired }: FieldProps) => (isNullable(schema) && !isRequired ? null : undefined);

/** A text, a number, or either. */
export function TextField(props: FieldProps & { isNumber?: boolean }) {
  const { schema, value, isNumber, isRequired, isLabelHidden } = props;
  const field = useField(props);
  const { valueLabel } = useFieldTexts();
  const t = useScopedMessages('studio');
  const empty = emptyValue(props);
  const read = (text: string) => {
    if (isNumber) return numberOrTyped(text) ?? empty;
    if (isNumberOrText(schema)) return figureOrText(text) ?? empty;
    return text === '' ? empty : text;
  };
  const typing = useTyped(value, read, (stored) => textOf(stored, t.lang), field.change);
  const proposal = field.findings.find((finding) => finding.proposal !== undefined)?.proposal;
  const isDay = schema.format === 'date';
  return (
    <FieldFrame field={field} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(described) => (
        <>
          <div className="flex items-center gap-2">
            <input
              {...described}
              id={field.id}
              type={isDay ? 'date' : schema.format === 'email' ? 'email' : 'text'}
              inputMode={isNumber ? 'decimal' : undefined}
              autoComplete="off"
              readOnly={field.isReadOnly}
              value={typing.text}
              onChange={({ target }) => typing.type(target.value)}
              className={inputStyle}
            />
            {isNumber && schema.unit && (
              <span className="shrink-0 whitespace-nowrap text-ink-soft">{unitText(schema.unit, valueLabel)}</span>
            )}
          </div>
          {proposal !== undefined && proposal !== value && !field.isReadOnly && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
              {t('studio_proposal', { value: proposal })}
              <button
                type="button"
                className="font-semibold text-accent underline"
                onClick={() => {
                  field.change(proposal);
                  document.getElementById(field.id)?.focus();
                }}
              >
                {t('studio_use_proposal', { value: proposal })}
              </button>
            </p>
          )}
          <NoneOption {...props} />
        </>
      )}
    </FieldFrame>
  );
}

/** A checkbox below a required field that may be null: it states that there is no value, which an empty field does not. */
export function NoneOption(props: FieldProps) {
  const { schema, value, isRequired } = props;
  const field = useField(props);
  const t = useScopedMessages('studio');
  if (!isRequired || !isNullable(schema)) return null;
  return (
    <Option
      type="checkbox"
      disabled={field.isReadOnly}
      checked={value === null}
      text={t('studio_none')}
      aria-label={`${appendColon(t('studio_none'), t.lang)} ${field.label}`}
      onChange={({ target }) => field.change(target.checked ? null : undefined)}
    />
  );
}

const codeLists: readonly string[] = ['h', 'euh', 'p', 'pictograms'];

/** A list of texts in one field: codes separated by spaces, other texts one per line. An empty list that may be omitted is left out of the file. */
export function TextListField(props: FieldProps) {
  const { value, isRequired, path, isLabelHidden } = props;
  const field = useField(props, { withParts: true });
  const t = useScopedMessages('studio');
  const isCodes = codeLists.includes(String(path.at(-1)));
  const read = (text: string) => {
    const items = isCodes ? codesOf(text) : linesOf(text);
    return items.length > 0 || isRequired ? items : undefined;
  };
  const write = (stored: JsonValue | undefined) =>
    listOf(stored)
      .map((item) => textOf(item, t.lang))
      .join(isCodes ? ', ' : '\n');
  const typing = useTyped(value, read, write, field.change);
  const hintId = `${field.id}-hint`;
  return (
    <FieldFrame field={field} isLabelHidden={isLabelHidden}>
      {(described) => {
        const shared = {
          ...described,
          'aria-describedby': [described['aria-describedby'], hintId].filter(Boolean).join(' '),
          id: field.id,
          readOnly: field.isReadOnly,
          value: typing.text,
        };
        return (
          <>
            {isCodes ? (
              <input {...shared} onChange={({ target }) => typing.type(target.value)} className={inputStyle} />
            ) : (
              <textarea
                {...shared}
                rows={Math.min(8, Math.max(2, listOf(value).length + 1))}
                onChange={({ target }) => typing.type(target.value)}
                className={inputStyle}
              />
            )}
            <p id={hintId} className="mt-0.5 text-small text-ink-soft">
              {isCodes ? t('studio_codes_hint') : t('studio_lines_hint')}
            </p>
          </>
        );
      }}
    </FieldFrame>
  );
}

/** Fields whose values are shown as they stand in the file: findings name rules by them, and the law its notes. */
const fieldsOfCodes: readonly unknown[] = ['rule', 'exceptedByNotes'];

/** The option for null, beside those of the schema. */
const noneOption = 'null';

/** One of a few names. A stored name that is not among them stays, and is shown. */
export function ChoiceField(props: FieldProps & { options: readonly string[] }) {
  const { value, schema, options, isRequired, isLabelHidden } = props;
  const field = useField(props);
  const texts = useFieldTexts();
  const { findings } = useForm();
  const valueLabel = (option: string) => {
    if (!fieldsOfCodes.includes(props.path.at(-1))) return texts.valueLabel(option);
    // The rule of a contradiction that is found, in the words of its finding up to the provision.
    return findings.find(({ rule }) => rule === option)?.message.split(' (')[0] ?? option;
  };
  const t = useScopedMessages('studio');
  const empty = emptyValue(props);
  const canBeNone = isNullable(schema) && isRequired;
  const stored = typeof value === 'string' ? value : canBeNone && value === null ? noneOption : '';
  const shown = stored === '' || stored === noneOption || options.includes(stored) ? options : [...options, stored];
  const canBeEmpty = !isRequired || stored === '';
  const store = (next: string) => field.change(next === '' ? empty : next === noneOption ? null : next);

  if (isRequired && !isNullable(schema) && options.length <= 3) {
    return (
      <FieldFrame field={field} isRequired isLabelHidden={isLabelHidden} isGroup>
        {(described) => (
          <div role="radiogroup" {...described} className={optionsStyle}>
            {shown.map((option) => (
              <Option
                key={option}
                type="radio"
                name={field.id}
                disabled={field.isReadOnly}
                text={valueLabel(option)}
                checked={option === stored}
                onChange={() => store(option)}
              />
            ))}
          </div>
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(described) => (
        <select
          {...described}
          id={field.id}
          disabled={field.isReadOnly}
          value={stored}
          onChange={({ target }) => store(target.value)}
          className={inputStyle}
        >
          {canBeEmpty && <option value="">{empty === null ? t('studio_none') : t('studio_not_stated')}</option>}
          {canBeNone && <option value={noneOption}>{t('studio_none')}</option>}
          {shown.map((option) => (
            <option key={option} value={option}>
              {valueLabel(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Several of a few names, in the order of the names. */
export function SeveralField(props: FieldProps & { options: readonly string[]; nameOf?: (option: string) => string }) {
  const { value, options, isRequired, isLabelHidden } = props;
  const field = useField(props, { withParts: true });
  const texts = useFieldTexts();
  const valueLabel = fieldsOfCodes.includes(props.path.at(-1)) ? (name: string) => name : texts.valueLabel;
  const chosen = listOf(value).map(String);
  const shown = [...options, ...chosen.filter((name) => !options.includes(name))];
  const toggle = (option: string, isChecked: boolean) => {
    const next = isChecked ? [...chosen, option] : chosen.filter((name) => name !== option);
    field.change(next.length > 0 || isRequired ? next : undefined);
  };
  return (
    <FieldFrame field={field} isLabelHidden={isLabelHidden} isGroup>
      {(described) => (
        <div role="group" {...described} className={optionsStyle}>
          {shown.map((option) => (
            <Option
              key={option}
              type="checkbox"
              disabled={field.isReadOnly}
              text={(props.nameOf ?? valueLabel)(option)}
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** Yes or no; if the schema has no default, also 'not stated'. */
export function BooleanField(props: FieldProps) {
  const { schema, value, isRequired, isLabelHidden } = props;
  const field = useField(props);
  const t = useScopedMessages('studio');
  const hasDefault = typeof schema.default === 'boolean';
  const stored = typeof value === 'boolean' ? value : hasDefault ? (schema.default as boolean) : undefined;
  const choices = [
    { choice: true, text: t('studio_yes') },
    { choice: false, text: t('studio_no') },
    ...(hasDefault || isRequired ? [] : [{ choice: undefined, text: t('studio_not_stated') }]),
  ];
  return (
    <FieldFrame field={field} isLabelHidden={isLabelHidden} isGroup>
      {(described) => (
        <div role="radiogroup" {...described} className={optionsStyle}>
          {choices.map(({ choice, text }) => (
            <Option
              key={text}
              type="radio"
              name={field.id}
              disabled={field.isReadOnly}
              text={text}
              checked={choice === stored}
              onChange={() => field.change(choice)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

const optionsStyle = 'flex flex-wrap gap-x-6';

/** A radio button or a check box with its name. */
const Option = ({ text, ...input }: ComponentProps<'input'> & { text: string }) => (
  <label className="flex min-h-touch cursor-pointer items-center gap-2">
    <input {...input} />
    {text}
  </label>
);
