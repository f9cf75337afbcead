import 'server-only';
import { situations } from '@/lib/domain/failures/failures';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { overlayTranslations, styledTranslations } from '@/lib/domain/languages/translations';
import { appMessages } from '@/lib/i18n/in-app-messages';
import { log } from '@/lib/observability/log';
import { cachedInTime } from '@/lib/upstream/data-cache';
import { fetchTranslations } from '@/lib/upstream/configuration';

/** `styled` has the database texts with markup, by key of `app`. */
type Messages = (typeof appMessages)[InterfaceLanguage] & { styled?: Record<string, string> };

/**
 * The texts of an interface language: in-app ones, overridden key by key by the platform's database translations.
 * A platform outage never blocks a page: the in-app texts are used, and the failure is logged (Spec §8 "Locale load failure").
 */
export async function loadMessages(interfaceLang: InterfaceLanguage): Promise<Messages> {
  const messages: Messages = appMessages[interfaceLang];
  const overlaid = async (): Promise<Messages> => {
    const translations = await fetchTranslations(interfaceLang).catch((error: unknown) => {
      const { type, debug } = situations.localeNotLoaded;
      log().error({ err: error, type, interfaceLang }, debug);
      throw error;
    });
    const app = overlayTranslations(messages.app, translations);
    const styled = styledTranslations(app, translations);
    return Object.keys(styled).length > 0 ? { app, styled } : { app };
  };
  return cachedInTime(`texts ${interfaceLang}`, overlaid, messages).catch(() => messages);
}
