import 'server-only';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { overlayTranslations } from '@/lib/domain/translations';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { cached } from '@/lib/upstream/data-cache';
import { logOutage } from '@/lib/upstream/log-outage';
import { fetchTranslations } from '@/lib/upstream/texts';

type Messages = (typeof inAppMessages)[InterfaceLanguage];

/**
 * The texts of an interface language: in-app ones, overridden key by key by the platform's database translations.
 * A platform that does not answer never blocks a page: the in-app texts stand.
 */
export async function loadMessages(interfaceLang: InterfaceLanguage): Promise<Messages> {
  try {
    return await cached(`texts ${interfaceLang}`, async () => ({
      app: overlayTranslations(inAppMessages[interfaceLang].app, await fetchTranslations(interfaceLang)),
    }));
  } catch (error) {
    logOutage(error, { interfaceLang }, 'translations not loaded, in-app texts are used');
    return inAppMessages[interfaceLang];
  }
}
