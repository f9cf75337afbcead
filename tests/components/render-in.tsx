import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { MessageScope } from '@/lib/domain/message-scopes';
import { appMessages } from '@/lib/i18n/in-app-messages';

/** Renders as a page in an interface language does; a client component alone names the scopes of the texts that it reads. */
export function renderIn(interfaceLang: InterfaceLanguage, node: ReactNode, scopes: MessageScope[] = []) {
  return render(
    <NextIntlClientProvider locale={interfaceLang} messages={appMessages[interfaceLang]} timeZone="UTC">
      <ScopedMessages scopes={scopes}>{node}</ScopedMessages>
    </NextIntlClientProvider>,
  );
}
