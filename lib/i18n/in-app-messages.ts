import type {} from 'next-intl';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import type { InterfaceLanguage } from '@/lib/domain/languages';

/** The in-app texts; `en.json` gives the keys' types. */
export const inAppMessages: Record<InterfaceLanguage, typeof en> = { en, de };

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: InterfaceLanguage;
  }
}
