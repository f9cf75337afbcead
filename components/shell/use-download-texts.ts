import { useTranslations } from 'next-intl';
import type { DownloadTexts } from '@/components/ui/download-link';

/** What a download says of itself. */
export function useDownloadTexts(): DownloadTexts {
  const t = useTranslations('app');
  return {
    running: t('downloading'),
    progress: t('downloading_percent', { percent: '{percent}' }),
    failed: t('error_message_UNKNOWN'),
    failureId: t('error_id', { id: '{id}' }),
    failedBy: {
      error_message_NOT_AVAILABLE: t('error_message_NOT_AVAILABLE'),
      error_message_UNSUPPORTED_FILE_TYPE: t('error_message_UNSUPPORTED_FILE_TYPE'),
    },
  };
}
