import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScopedMessagesProvider } from '@/lib/browser/scoped-messages-provider';
import { type MessageScope, scopeKeys } from '@/lib/domain/message-scopes';

/** The formatted texts of each scope, by the messages of a language (lib/i18n/load-messages.ts), which requests share. */
const formatted = new WeakMap<object, Map<MessageScope, Record<string, string>>>();

/**
 * Provides the texts of scopes to the client components below, which read them by `useScopedMessages`: in the interface
 * language, including the platform's translations. The server formats the messages (ICU); placeholders remain as
 * `{name}`.
 */
export function ScopedMessages({ scopes, children }: { scopes: readonly MessageScope[]; children: ReactNode }) {
  const t = useTranslations('app');
  const messages = useMessages();
  const lang = useLocale();
  const known = formatted.get(messages) ?? new Map<MessageScope, Record<string, string>>();
  formatted.set(messages, known);
  const textOf = (key: keyof typeof messages.app) => {
    const placeholders = String(t.raw(key)).matchAll(/\{(\w+)\}/g);
    return t(key, Object.fromEntries([...placeholders].map(([placeholder, name]) => [name!, placeholder])));
  };
  const textsOf = (scope: MessageScope) => {
    const texts = known.get(scope) ?? {
      lang,
      ...Object.fromEntries(scopeKeys(scope, messages.app).map((key) => [key, textOf(key)])),
    };
    known.set(scope, texts);
    return texts;
  };
  const texts = Object.fromEntries(scopes.map((scope) => [scope, textsOf(scope)]));
  return <ScopedMessagesProvider texts={texts}>{children}</ScopedMessagesProvider>;
}
