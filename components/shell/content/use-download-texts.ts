import { useLocale, useTranslations } from 'next-intl';
import type { DownloadTexts } from '@/components/ui/download-link';
import { errorMessageKey } from '@/lib/domain/failures/failures';

/** Failures of a download whose own words tell the visitor more than that it failed. */
const failures = [
  'NOT_AVAILABLE',
  'UNSUPPORTED_FILE_TYPE',
  'SESSION_EXPIRED',
  'LOGIN_NEEDED',
  'SERVER_TIMEOUT',
  'SERVER_DOWN_ERROR',
  'SERVER_SIDE',
  'FORGED',
] as const;

/** What a download says of itself. */
export function useDownloadTexts(): DownloadTexts {
  const t = useTranslations('app');
  return {
    running: t('downloading'),
    progress: t('downloading_percent', { percent: '{percent}' }),
    lang: useLocale(),
    failed: t('error_message_UNKNOWN'),
    failureId: t('error_id', { id: '{id}' }),
    failedBy: Object.fromEntries(failures.map(errorMessageKey).map((key) => [key, t(key)])),
  };
}
