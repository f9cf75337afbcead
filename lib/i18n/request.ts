import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { loadMessages } from '@/lib/i18n/load-messages';

/** Texts and formats of a request. middleware.ts names the language, since error pages carry it in their query. */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const requested = locale ?? (await requestLocale) ?? '';
  const interfaceLang = isInterfaceLanguage(requested) ? requested : fallbackInterfaceLanguage;
  return { locale: interfaceLang, messages: await loadMessages(interfaceLang), timeZone: 'UTC' };
});
