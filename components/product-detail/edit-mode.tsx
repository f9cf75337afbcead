import clsx from 'clsx';
import { Lock } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { EditMode } from '@/lib/domain/product/formulation';
import { SwitchLink } from '@/components/product-detail/switch-link';

/**
 * The status of edit mode: who sees its content (also in print), or why it is unavailable. Empty while the mode is off, so that turning
 * it on is announced; its place is reserved, so that nothing moves then.
 */
export function EditStatus({ mode }: { mode: EditMode }) {
  const t = useTranslations('app');
  if (mode === 'none') return null;
  const isOff = mode === 'off';
  return (
    <div className={clsx('mb-5 grid', isOff && 'print:hidden')}>
      {isOff && (
        <>
          {/* As high as the notice: its text, beside the place of its icon, is no text of the page. */}
          <span
            aria-hidden
            data-reserved={t('formulation_confidential')}
            className="invisible col-start-1 row-start-1 block p-3 pl-11 leading-6 before:content-[attr(data-reserved)]"
          />
          <p className="col-start-1 row-start-1 self-center text-small text-ink-soft">{t('formulation_edit_hint')}</p>
        </>
      )}
      <div role="status" className="col-start-1 row-start-1">
        {mode === 'unavailable' && <Notice>{t('formulation_not_loaded')}</Notice>}
        {typeof mode === 'object' && (
          <Notice icon={Lock}>
            {t('formulation_confidential')}
            {mode.formulation.length + mode.materials.length === 0 && ` ${t('formulation_empty')}`}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Turns edit mode on and off; nothing for a visitor without it. The state is in the URL (`?edit=1`). */
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
