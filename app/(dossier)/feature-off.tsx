import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { ErrorScreen } from '@/app/error-screen';

/** Metadata of a screen whose feature is switched off: not indexed. */
export const featureOffMetadata: Metadata = { robots: { index: false, follow: false } };

/** Responds with 404 and states that the operator has switched the feature off (docs/platform-api.md, 'Flags'). */
export function FeatureOff({
  feature,
  action,
}: {
  feature: 'label_edit' | 'emergency';
  /** The product page to open instead; `href` is an in-app path. */
  action: { label: string; href: string };
}) {
  const t = useTranslations('app');
  return (
    <ErrorScreen
      page="dossiererror"
      cause="unknown"
      title={t(`${feature}_off`)}
      text={t(`${feature}_off_text`)}
      action={action}
    />
  );
}
