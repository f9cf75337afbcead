import { useId } from 'react';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type ShareTarget, shareTargets } from '@/lib/domain/share-form';

/** What the mail leads to. Without SDS languages the SDS is not offered and nothing is left to choose (Spec §4, §5). */
export function TargetChoice({
  value,
  onChoose,
  hasSds,
}: {
  value: ShareTarget;
  onChoose: (target: ShareTarget) => void;
  hasSds: boolean;
}) {
  const t = useScopedMessages('share');
  const name = useId();
  return (
    <fieldset disabled={!hasSds}>
      <legend className="mb-1 text-small font-semibold">{t('share_dialog_target')}</legend>
      {shareTargets
        .filter((target) => hasSds || target === 'ui')
        .map((target) => (
          <label
            key={target}
            className="flex min-h-touch cursor-pointer items-center gap-3 has-disabled:cursor-default"
          >
            <input type="radio" name={name} checked={target === value} onChange={() => onChoose(target)} />
            {t(`share_dialog_target_${target}`)}
          </label>
        ))}
    </fieldset>
  );
}
