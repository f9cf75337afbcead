import { createContext, use } from 'react';
import type { MessageKey, MessageScope, ScopedTexts } from '@/lib/domain/message-scopes';

/** The texts of the part of the page that a client component stands in. */
export const Messages = createContext<ScopedTexts>({ lang: 'en' });

type Values = Record<string, string | number>;

/** The text with its placeholders, `{position} of {total}`, replaced by the values of their names. */
export const formatText = (text: string, values?: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values?.[name] ?? placeholder));

export interface Translate<Key extends string> {
  (key: Key, values?: Values): string;
  /** The text of a key that comes from data; undefined where the scope has none. */
  find: (key: string) => string | undefined;
  /** Code of the interface language, in which numbers are written. */
  lang: string;
}

/**
 * The texts of a scope.
 * @throws where no `ScopedMessages` above has the scope
 */
export function useScopedMessages<Scope extends MessageScope>(scope: Scope): Translate<MessageKey<Scope>> {
  const { lang, [scope]: found } = use(Messages);
  if (!found) throw new Error(`no texts for ${scope}`);
  const texts: Record<string, string> = found;
  return Object.assign((key: string, values?: Values) => formatText(texts[key]!, values), {
    find: (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined),
    lang,
  });
}

/** What a visitor reads of a failed call: the text of its message key, where the scope has it, and the id that stands in the log. */
export function failureText(
  t: Translate<'error_id' | 'error_message_UNKNOWN'>,
  { uiMessage = '', id }: { uiMessage?: string; id?: string | null },
): string {
  const text = t.find(uiMessage) ?? t('error_message_UNKNOWN');
  return id ? `${text} ${t('error_id', { id })}` : text;
}
