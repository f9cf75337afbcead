import type { ReactNode } from 'react';
import { TargetChoice } from '@/components/share/target-choice';
import { Dropdown } from '@/components/ui/dropdown';
import { dropdownFilter } from '@/components/ui/use-option-filter';
import { Notice } from '@/components/ui/notice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { languageOfDocument } from '@/lib/domain/languages';
import type { ShareChoice, ShareLanguages } from '@/lib/domain/share-form';

/** What a share leads to and its languages. */
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
  /** Null while they come. */
  languages: ShareLanguages | null;
  /** They could not be had: the message goes out all the same. */
  isUnknown: boolean;
  onReload: () => void;
  /** Said where no product has a valid SDS. */
  noValidSds: ReactNode;
}) {
  const t = useScopedMessages('share');
  const filterTexts = { filter: t('list_filter'), nothing: t('list_filter_nothing') };
  const { ui, sds } = languages ?? { ui: [], sds: [] };
  // Spec §4: without SDS languages its control is there and disabled; else it is for who sends the SDS.
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
