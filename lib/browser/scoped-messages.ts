import { createContext, use } from 'react';
import type { MessageKey, MessageScope, ScopedTexts } from '@/lib/domain/message-scopes';

/** The texts of the scopes around a client component. */
export const Messages = createContext<ScopedTexts>({});

export interface Translate<Key extends string> {
  /** The text with its placeholders, `{position} of {total}`, replaced by `values`. */
  (key: Key, values?: Record<string, string | number>): string;
  /** The text of a dynamic key; undefined if the scope does not have it. */
  find: (key?: string) => string | undefined;
  /** Code of the interface language, for number formats. */
  lang: string;
}

/**
 * The texts of a scope.
 * @throws {TypeError} without a `ScopedMessages` of the scope above
 */
export function useScopedMessages<Scope extends MessageScope>(scope: Scope): Translate<MessageKey<Scope>> {
  const texts = use(Messages)[scope] as Record<string, string> & { lang: string };
  const t = (key = '', values?: Record<string, string | number>) =>
    texts[key]?.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values?.[name] ?? placeholder}`);
  return Object.assign(t as (key: string) => string, { find: t, lang: texts.lang });
}

/** The message of a failed call: the text of its message key, if the scope has it, and the failure's id in the log. */
export function failureText(
  t: Translate<'error_id' | 'error_message_UNKNOWN'>,
  { uiMessage, id }: { uiMessage?: string; id?: string | null },
): string {
  const text = t.find(uiMessage) ?? t('error_message_UNKNOWN');
  return id ? `${text} ${t('error_id', { id })}` : text;
}
