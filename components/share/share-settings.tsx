import { type ReactNode, useId } from 'react';
import { Dropdown } from '@/components/ui/selection/dropdown';
import { dropdownFilter } from '@/components/ui/selection/use-option-filter';
import { Notice } from '@/components/ui/notice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { type ShareChoice, type ShareLanguages, type ShareTarget, shareTargets } from '@/lib/domain/share/share-form';

/** Target and languages of a share. */
export function ShareSettings({
  choice,
  onChoose,
  languages,
  isUnknown,
  onReload,
  noValidSds,
}: {
  choice: ShareChoice;
  onChoose: (choice: Partial<ShareChoice>) => void;
  /** Null while loading. */
  languages: ShareLanguages | null;
  /** Whether they could not be loaded; the message can be sent all the same. */
  isUnknown: boolean;
  onReload: () => void;
  /** Shown if no product has a valid SDS. */
  noValidSds: ReactNode;
}) {
  const t = useScopedMessages('share');
  const filterTexts = { filter: t('list_filter'), nothing: t('list_filter_nothing') };
  const { ui, sds } = languages ?? { ui: [], sds: [] };
  // Spec §4: without SDS languages the control is shown disabled; otherwise only for shares of the SDS.
  const isSdsLanguageShown = choice.target === 'sds' || (languages !== null && sds.length === 0);
  return (
    <>
      {isUnknown && (
        <Notice>
          {t('share_dialog_languages_unknown')}{' '}
          <button
            type="button"
            onClick={onReload}
            className="cursor-pointer font-semibold underline underline-offset-4"
          >
            {t('try_again')}
          </button>
        </Notice>
      )}
      {languages && !isUnknown && sds.length === 0 && <Notice>{noValidSds}</Notice>}
      <TargetChoice
        value={choice.target}
        onChoose={(target) => onChoose({ target })}
        hasSds={languages === null || sds.length > 0}
      />
      <Dropdown
        label={t('share_dialog_message_language')}
        options={ui.map(({ id, text }) => ({ value: id, text, lang: id }))}
        value={choice.ui}
        onChoose={(id) => onChoose({ ui: id })}
        emptyText={t('share_dialog_no_languages')}
        {...dropdownFilter(ui, filterTexts)}
      />
      {isSdsLanguageShown && (
        <Dropdown
          label={t('share_dialog_sds_language')}
          options={sds.map(({ id, text }) => ({ value: String(id), text, lang: languageOfDocument(id) }))}
          value={choice.sds === null ? null : String(choice.sds)}
          onChoose={(id) => onChoose({ sds: Number(id) })}
          emptyText={t('share_dialog_no_languages')}
          {...dropdownFilter(sds, filterTexts)}
          placeholder={languages ? t('share_dialog_no_languages') : ''}
          disabled={sds.length === 0}
        />
      )}
    </>
  );
}

/** The target of the mail's link. Without SDS languages only the product overview is offered (Spec §4, §5). */
function TargetChoice({
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
