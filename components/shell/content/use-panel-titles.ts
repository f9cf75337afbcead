import { useTranslations } from 'next-intl';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';

/** Titles of the panels of product detail; the platform's take precedence over the app's. */
export function usePanelTitles({ classification, substances }: Dossier): Record<ChangedPanel['panel'], string> {
  const t = useTranslations('app');
  return {
    basic: t('basic_information'),
    classification: classification.title ?? t('classification'),
    substances: substances.title ?? t('substances'),
    parameters: t('parameters'),
    safety: t('health_and_safety'),
    attachments: t('attachments'),
    recommendations: t('recommendations'),
  };
}
