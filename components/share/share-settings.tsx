import { useId } from 'react';
import type { ShareTexts } from '@/components/share/share-texts';
import { Dropdown } from '@/components/ui/selection/dropdown';
import { dropdownFilter } from '@/components/ui/selection/use-option-filter';
import { Notice } from '@/components/ui/notice';
import { languageOfDocument } from '@/lib/domain/languages/languages';
import { type ShareChoice, type ShareLanguages, type ShareTarget, shareTargets } from '@/lib/domain/share/share-form';

/** What a share leads to and its languages. */
export function ShareSettings({
  choice,
  onChoose,
  languages,
  isUnknown,
  onReload,
  texts,
}: {
  choice: ShareChoice;
  onChoose: (choice: Partial<ShareChoice>) => void;
  /** Null while they come. */
  languages: ShareLanguages | null;
  /** They could not be had: the message goes out all the same. */
  isUnknown: boolean;
  onReload: () => void;
  texts: ShareTexts;
}) {
  const { ui, sds } = languages ?? { ui: [], sds: [] };
  // Spec §4: without SDS languages its control is there and disabled; else it is for who sends the SDS.
  const isSdsLanguageShown = choice.target === 'sds' || (languages !== null && sds.length === 0);
  return (
    <>
      {isUnknown && (
        <Notice>
          {texts.languagesUnknown}{' '}
          <button
            type="button"
            onClick={onReload}
            className="cursor-pointer font-semibold underline underline-offset-4"
          >
            {texts.tryAgain}
          </button>
        </Notice>
      )}
      {languages && !isUnknown && sds.length === 0 && <Notice>{texts.noValidSds}</Notice>}
      <TargetChoice
        value={choice.target}
        onChoose={(target) => onChoose({ target })}
        hasSds={languages === null || sds.length > 0}
        label={texts.target}
        texts={texts.targets}
      />
      <Dropdown
        label={texts.messageLanguage}
        options={ui.map(({ id, text }) => ({ value: id, text, lang: id }))}
        value={choice.ui}
        onChoose={(id) => onChoose({ ui: id })}
        emptyText={texts.noLanguages}
        {...dropdownFilter(ui, texts.filter)}
      />
      {isSdsLanguageShown && (
        <Dropdown
          label={texts.sdsLanguage}
          options={sds.map(({ id, text }) => ({ value: String(id), text, lang: languageOfDocument(id) }))}
          value={choice.sds === null ? null : String(choice.sds)}
          onChoose={(id) => onChoose({ sds: Number(id) })}
          emptyText={texts.noLanguages}
          {...dropdownFilter(sds, texts.filter)}
          placeholder={languages ? texts.noLanguages : ''}
          disabled={sds.length === 0}
        />
      )}
    </>
  );
}

/** What the mail leads to. Without SDS languages the SDS is not offered and nothing is left to choose (Spec §4, §5). */
function TargetChoice({
  value,
  onChoose,
  hasSds,
  label,
  texts,
}: {
  value: ShareTarget;
  onChoose: (target: ShareTarget) => void;
  hasSds: boolean;
  label: string;
  texts: Record<ShareTarget, string>;
}) {
  const name = useId();
  return (
    <fieldset disabled={!hasSds}>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      {shareTargets
        .filter((target) => hasSds || target === 'ui')
        .map((target) => (
          <label
            key={target}
            className="flex min-h-touch cursor-pointer items-center gap-3 has-disabled:cursor-default"
          >
            <input type="radio" name={name} checked={target === value} onChange={() => onChoose(target)} />
            {texts[target]}
          </label>
        ))}
    </fieldset>
  );
}
