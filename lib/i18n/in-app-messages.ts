import type {} from 'next-intl';
import de from '@/messages/de.json';
import el from '@/messages/el.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
import it from '@/messages/it.json';
import pl from '@/messages/pl.json';
import sl from '@/messages/sl.json';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';

/** Spec §7: a text that a language lacks is the English one; only in development, for a build does not pass the type check. */
const withEnglish = (messages: typeof en): typeof en => ({ app: { ...en.app, ...messages.app } });

/** The in-app texts; `en.json` gives the keys' types. */
export const inAppMessages: Record<InterfaceLanguage, typeof en> = {
  en,
  de: withEnglish(de),
  fr: withEnglish(fr),
  sl: withEnglish(sl),
  it: withEnglish(it),
  es: withEnglish(es),
  pl: withEnglish(pl),
  el: withEnglish(el),
};

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: InterfaceLanguage;
  }
}
