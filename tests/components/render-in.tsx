import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { inAppMessages } from '@/lib/i18n/in-app-messages';

/** Renders as a page in an interface language does. */
export function renderIn(interfaceLang: InterfaceLanguage, node: ReactNode) {
  return render(
    <NextIntlClientProvider locale={interfaceLang} messages={inAppMessages[interfaceLang]} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );
}
