'use client';

import { Languages } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame, inputStyle } from '@/components/studio/fields/field-frame';
import { type FieldProps, useField, useFieldTexts, useForm } from '@/components/studio/fields/form-context';
import { useReveal } from '@/components/studio/fields/focus-field';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageName } from '@/lib/domain/languages/language-name';
import { inLanguage } from '@/lib/domain/languages/languages';
import { objectOf, pathOf, withValueAt } from '@/lib/domain/studio/pointers';

/** A text by language: the language that is edited, and on request the others. */
export function LocalisedField(props: FieldProps) {
  const { value, isRequired, isLabelHidden } = props;
  const field = useField(props, { withParts: true });
  const { language, languages, change } = useForm();
  const { lang } = useFieldTexts();
  const t = useScopedMessages('studioForm');
  const [isOpen, setOpen] = useState(false);
  const texts = objectOf(value);
  const textIn = (code: string) => (typeof texts[code] === 'string' ? (texts[code] as string) : '');
  const all = [...new Set([language, ...languages, ...Object.keys(texts)])];
  const others = all.filter((code) => code !== language);
  useReveal(field.pointer, (pointer) => {
    const code = pathOf(pointer).at(-1)!;
    if (others.includes(code)) setOpen(true);
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
      {...inLanguage(code)}
      id={id}
      rows={Math.min(10, Math.max(1, Math.ceil(textIn(code).length / 60)))}
      readOnly={field.isReadOnly}
      value={textIn(code)}
      onChange={({ target }) => store(code, target.value)}
      className={`${inputStyle} field-sizing-content`}
    />
  );
  return (
    <FieldFrame field={field} isRequired={isRequired} isLabelHidden={isLabelHidden}>
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
              {languageName(source, lang)}: <span {...inLanguage(source)}>{textIn(source)}</span>
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
        </>
      )}
    </FieldFrame>
  );
}
