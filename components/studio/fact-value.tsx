'use client';

import { useFieldTexts } from '@/components/studio/fields/form-context';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { appendColon } from '@/lib/domain/languages/formatting';

/** Longer values are cut. */
const maxLength = 600;

/** A value of a product file in words. */
export function FactValue({ value }: { value: unknown }) {
  const t = useScopedMessages('studio');
  const { fieldLabel } = useFieldTexts();
  const text = textOf(value, (name) => appendColon(/^[a-z]{2}$/.test(name) ? name : fieldLabel(name), t.lang));
  if (text === '') return <span className="text-ink-soft">{t('studio_no_value')}</span>;
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      {text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}
    </span>
  );
}

/** `{value: 56, unit: '°C'}` → `56 °C`; texts by language and other fields with their names; list entries in lines. */
function textOf(value: unknown, headOf: (name: string) => string): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, headOf)).join('\n');
  // An uploaded file, by the beginning of the SHA-256 before its name.
  if (typeof value === 'string') return value.replace(/^([0-9a-f]{8})[0-9a-f]{56}\/(.+)$/, '$2 (SHA-256: $1…)');
  if (typeof value !== 'object') return String(value as number | boolean);
  const { value: figure, unit, ...rest } = value as Record<string, unknown>;
  const quantity = [textOf(figure, headOf), textOf(unit, headOf)].filter(Boolean).join('\u00a0');
  const fields = Object.entries(rest).map(([name, inner]) => {
    const text = textOf(inner, headOf);
    return `${headOf(name)}${text.includes('\n') ? '\n' : ' '}${text}`;
  });
  return [quantity, ...fields].filter(Boolean).join('; ');
}
