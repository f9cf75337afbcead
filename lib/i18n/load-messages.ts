import 'server-only';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { overlayTranslations } from '@/lib/domain/translations';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { cached } from '@/lib/upstream/data-cache';
import { notLongerThanAPageWaits } from '@/lib/upstream/not-longer-than-a-page-waits';
import { fetchTranslations } from '@/lib/upstream/texts';

type Messages = (typeof inAppMessages)[InterfaceLanguage];

/**
 * The texts of an interface language: in-app ones, overridden key by key by the platform's database translations.
 * A platform that does not answer never blocks a page: the in-app texts stand.
 */
export async function loadMessages(interfaceLang: InterfaceLanguage): Promise<Messages> {
  try {
    const overlaid = cached(`texts ${interfaceLang}`, async () => ({
      app: overlayTranslations(inAppMessages[interfaceLang].app, await fetchTranslations(interfaceLang)),
    }));
    return await notLongerThanAPageWaits(overlaid, inAppMessages[interfaceLang]);
  } catch {
    return inAppMessages[interfaceLang];
  }
}
