import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { EditMode } from '@/lib/domain/product/formulation';

/**
 * What edit mode shows and to whom, on paper too, or why it is not there. Empty while the mode is off, so that turning it
 * on is heard.
 */
export function EditStatus({ mode }: { mode: EditMode }) {
  const t = useTranslations('app');
  if (mode === 'none') return null;
  return (
    <div role="status" className={clsx(mode !== 'off' && 'mb-5')}>
      {mode === 'unavailable' && <Notice>{t('formulation_not_loaded')}</Notice>}
      {typeof mode === 'object' && (
        <Notice icon={Lock}>
          {t('formulation_confidential')}
          {mode.formulation.length + mode.materials.length === 0 && ` ${t('formulation_empty')}`}
        </Notice>
      )}
    </div>
  );
}
