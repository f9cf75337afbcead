import { useTranslations } from 'next-intl';
import { SwitchLink } from '@/components/product-detail/switch-link';
import type { EditMode } from '@/lib/domain/product/formulation';

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
