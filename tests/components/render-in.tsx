import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

const messages = { en, de };

/** Renders as a page in an interface language does. */
export function renderIn(interfaceLang: InterfaceLanguage, node: ReactNode) {
  return render(
    <NextIntlClientProvider locale={interfaceLang} messages={messages[interfaceLang]} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );
}
