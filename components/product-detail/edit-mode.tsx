import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { EditMode } from '@/lib/domain/product/formulation';
import { SwitchLink } from '@/components/product-detail/switch-link';

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

/** Turns edit mode on and off; nothing for a visitor who has none. The state is in the address (`?edit=1`). */
export function EditSwitch({ mode, pathOf }: { mode: EditMode; pathOf: (edit: boolean) => string }) {
  const t = useTranslations('app');
  if (mode === 'none' || mode === 'unavailable') return null;
  const isOn = mode !== 'off';
  return (
    <div className="print:hidden">
      <SwitchLink href={pathOf(!isOn)} isOn={isOn}>
        {t('formulation_edit_mode')}
      </SwitchLink>
    </div>
  );
}
