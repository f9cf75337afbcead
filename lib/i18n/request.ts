import 'server-only';
import { getRequestConfig } from 'next-intl/server';
import { _createCache } from 'next-intl';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { loadMessages } from '@/lib/i18n/load-messages';

const parsed = new WeakMap<object, ReturnType<typeof _createCache>>();

/**
 * The parsed texts and formats of next-intl, which makes new ones for each request unless it is given some: as long as the texts are in
 * memory. They are passed untyped, since the types of next-intl declare them for `createTranslator` only.
 */
function parsedOf(messages: object) {
  const known = parsed.get(messages) ?? _createCache();
  parsed.set(messages, known);
  return { _cache: known };
}

/** Texts and formats of a request. middleware.ts sets the language, since error pages have it in their query. */
export default getRequestConfig(async ({ locale, requestLocale }) => {
  const requested = locale ?? (await requestLocale) ?? '';
  const interfaceLang = isInterfaceLanguage(requested) ? requested : fallbackInterfaceLanguage;
  const messages = await loadMessages(interfaceLang);
  return { locale: interfaceLang, messages, timeZone: 'UTC', ...parsedOf(messages) };
});
