import type { useTranslations } from 'next-intl';
import type { OfflineCacheOptions } from '@/lib/browser/storage/cache-for-offline';

/** The texts of the service worker's page for a URL that is not cached, in the language of the page. */
export const offlineTexts = (
  t: ReturnType<typeof useTranslations<'app'>>,
  interfaceLang: string,
): OfflineCacheOptions['texts'] => ({
  lang: interfaceLang,
  title: t('offline_title'),
  text: t('offline_text'),
  list: t('offline_list'),
  again: t('try_again'),
});
