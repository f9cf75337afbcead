import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScopedMessagesProvider } from '@/lib/browser/scoped-messages-provider';
import { messageScopes, type MessageScope } from '@/lib/domain/message-scopes';

/**
 * Provides the texts of scopes to the client components below, which read them by `useScopedMessages`: in the interface
 * language, including the platform's translations. The server formats the messages (ICU); placeholders remain as
 * `{name}`.
 */
export function ScopedMessages({ scopes, children }: { scopes: readonly MessageScope[]; children: ReactNode }) {
  const t = useTranslations('app');
  const textOf = (key: (typeof messageScopes)[MessageScope][number]) => {
    const placeholders = String(t.raw(key)).matchAll(/\{(\w+)\}/g);
    return t(key, Object.fromEntries([...placeholders].map(([placeholder, name]) => [name!, placeholder])));
  };
  const lang = useLocale();
  const textsOf = (scope: MessageScope) => Object.fromEntries(messageScopes[scope].map((key) => [key, textOf(key)]));
  const texts = Object.fromEntries(scopes.map((scope) => [scope, { lang, ...textsOf(scope) }]));
  return <ScopedMessagesProvider texts={texts}>{children}</ScopedMessagesProvider>;
}
