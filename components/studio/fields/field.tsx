'use client';

import { Languages } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame, inputStyle } from '@/components/studio/fields/field-frame';
import { useReveal } from '@/components/studio/fields/focus-field';
import { type FieldProps, useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { ObjectField, RecordField, UnionField } from '@/components/studio/fields/group-fields';
import { ListField } from '@/components/studio/fields/list-field';
import {
  BooleanField,
  ChoiceField,
  NoneOption,
  SeveralField,
  TextField,
  TextListField,
} from '@/components/studio/fields/simple-fields';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';
import { languageName } from '@/lib/domain/languages/language-name';
import { languageAttributes } from '@/lib/domain/languages/languages';
import { objectOf, pathOf, withValueAt } from '@/lib/domain/studio/pointers';
import { kindOf } from '@/lib/domain/studio/schema';

/** The field for a schema. */
export function Field(props: FieldProps) {
  const { lang } = useFieldTexts();
  const kind = kindOf(props.schema);
  switch (kind.kind) {
    case 'localised':
      return <LocalisedField {...props} />;
    case 'choice':
      return <ChoiceField {...props} options={kind.options} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'object':
      return <ObjectField {...props} properties={kind.properties} />;
    case 'record':
      return <RecordField {...props} keys={kind.keys} values={kind.values} />;
    case 'union':
      return <UnionField {...props} alternatives={kind.alternatives} />;
    case 'list': {
      const items = kindOf(kind.items);
      if (items.kind === 'choice') {
        const isLanguage = items.options.includes('en') && items.options.includes('de');
        const nameOf = isLanguage ? (code: string) => languageName(code, lang) : undefined;
        return <SeveralField {...props} options={items.options} nameOf={nameOf} />;
      }
      if (items.kind === 'text') return <TextListField {...props} />;
      return <ListField {...props} items={kind.items} />;
    }
    default:
      return <TextField {...props} isNumber={kind.kind === 'number'} />;
  }
}

/** Renders a field within another one, which cannot import this file. */
export const renderField = (props: FieldProps) => <Field {...props} />;

/** A text by language: the language that is edited, and on request the others. */
function LocalisedField(props: FieldProps) {
  const { value, isRequired, isLabelHidden } = props;
  const field = useField(props, { withParts: true });
  const { language, languages, change } = useForm();
  const { lang } = useFieldTexts();
  const t = useScopedMessages('studio');
  const [isOpen, setOpen] = useState(false);
  const texts = objectOf(value);
  const textIn = (code: string) => (typeof texts[code] === 'string' ? (texts[code] as string) : '');
  const all = [...new Set([language, ...languages, ...Object.keys(texts)])];
  const others = all.filter((code) => code !== language);
  useReveal(field.pointer, (pointer) => {
    const code = pathOf(pointer).at(-1)!;
    if (others.includes(code)) setOpen(true);
  });

  /** What is found in a language that is not in view names it. */
  const findings = field.findings.map((finding) => {
    const [code = language] = pathOf(finding.pointer.slice(field.pointer.length)).map(String);
    if (code === language) return finding;
    return { ...finding, message: `${appendColon(languageName(code, lang), lang)} ${finding.message}` };
  });

  const store = (code: string, text: string) => {
    if (text !== '') return change(props.part, [...props.path, code], text);
    const rest = objectOf(withValueAt(texts, [code], undefined));
    field.change(Object.keys(rest).length === 0 && !isRequired ? undefined : rest);
  };
  const source =
    textIn(language) === '' ? ['en', ...others].find((code) => code !== language && textIn(code)) : undefined;
  const count = all.filter((code) => textIn(code) !== '').length;

  const area = (code: string, described: object, id?: string) => (
    <textarea
      {...described}
      {...languageAttributes(code)}
      id={id}
      rows={Math.min(10, Math.max(1, Math.ceil(textIn(code).length / 60)))}
      readOnly={field.isReadOnly}
      value={textIn(code)}
      onChange={({ target }) => store(code, target.value)}
      className={`${inputStyle} field-sizing-content max-h-80`}
    />
  );
  return (
    <FieldFrame field={{ ...field, findings }} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(described) => (
        <>
          <div className="flex items-start gap-2" data-pointer={`${field.pointer}/${language}`}>
            {area(language, described, field.id)}
            {others.length > 0 && (
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                aria-label={t('studio_languages_of', { field: field.label, count, total: all.length })}
                className="inline-flex min-h-touch shrink-0 items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small text-ink-soft hover:bg-sunken"
              >
                <Languages aria-hidden className="size-4" />
                <span className="tabular-nums">
                  {count}/{all.length}
                </span>
              </button>
            )}
          </div>
          {source !== undefined && (
            <p className="mt-0.5 line-clamp-2 max-w-reading text-small text-ink-soft">
              {languageName(source, lang)}: <span {...languageAttributes(source)}>{textIn(source)}</span>
            </p>
          )}
          {isOpen && (
            <div className="mt-2 grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
              {others.map((code) => (
                <label
                  key={code}
                  data-pointer={`${field.pointer}/${code}`}
                  className="grid grid-cols-1 gap-0.5 text-small"
                >
                  <span className="text-ink-soft">{languageName(code, lang)}</span>
                  {area(code, { 'aria-label': `${languageName(code, lang)}, ${field.label}` })}
                </label>
              ))}
            </div>
          )}
          <NoneOption {...props} />
        </>
      )}
    </FieldFrame>
  );
}
