import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import { overlayTranslations } from '@/lib/domain/translations';
import { inAppMessages } from '@/lib/i18n/in-app-messages';
import { cached } from '@/lib/upstream/data-cache';
import { fetchTranslations } from '@/lib/upstream/texts';

/** A page does not wait longer for other words for what it can say already. */
const longestWaitMs = 500;

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
    overlaid.catch(() => undefined);
    return await Promise.race([overlaid, sleep(longestWaitMs, inAppMessages[interfaceLang], { ref: false })]);
  } catch {
    return inAppMessages[interfaceLang];
  }
}
