'use client';

import { ChoiceSetting } from '@/components/label/choice-setting';
import type { LabelSettingsTexts } from '@/components/label/label-settings-texts';
import { MarginsSetting } from '@/components/label/margins-setting';
import { PackTextSetting } from '@/components/label/pack-text-setting';
import { SeveralSetting } from '@/components/label/several-setting';
import { StatementsSetting } from '@/components/label/statements-setting';
import { LanguageNames } from '@/components/ui/language-names';
import type { NamedLanguage } from '@/lib/domain/document-language';
import type { LabelIssue } from '@/lib/domain/label-query';
import {
  labelChoices,
  type LabelOptions,
  labelQrs,
  type LabelSettings,
  maxLabelLanguages,
  withLabelLanguages,
} from '@/lib/domain/label-settings';

export interface LabelSettingListProps {
  interfaceLang: string;
  settings: LabelSettings;
  /** What the address asked for and cannot be. */
  issues: LabelIssue[];
  options: LabelOptions;
  /** Those in which the label is valid. */
  languages: NamedLanguage[];
  statements: { code: string; text: string }[];
  onChange: (settings: LabelSettings) => void;
  texts: LabelSettingsTexts;
}

/** The settings that have dialogs of their own (Spec §4 "Label edit modal types"). */
export function LabelSettingList({
  interfaceLang,
  settings,
  issues,
  issueOf,
  options,
  languages,
  statements,
  onChange,
  texts,
}: LabelSettingListProps & {
  /** What is wrong with a setting, by its name in the query. */
  issueOf: (query: string) => string | null;
}) {
  const { names, dialog } = texts;
  const requestedValues = new Map(issues.map(({ field, value }) => [field, value]));
  const optionsOf = (key: (typeof labelChoices)[number]['key']) =>
    key === 'qr' ? labelQrs.map((id) => ({ id, text: texts.qrs[id] })) : options.choices[key];
  const choice = (wanted: (typeof labelChoices)[number]['key']) => {
    const { key, query } = labelChoices.find((one) => one.key === wanted)!;
    return (
      <ChoiceSetting
        query={query}
        name={names[query]!}
        options={optionsOf(key)}
        value={settings[key]}
        issue={issueOf(query)}
        closeLabel={dialog.close}
        onChoose={(value) => onChange({ ...settings, [key]: value })}
      />
    );
  };
  const chosenCodes = settings.productCodes.length > 0 ? settings.productCodes : options.productCodes;
  return (
    <ul>
      {choice('dimension')}
      {choice('packageSize')}
      <PackTextSetting
        packText={settings.packText}
        requested={requestedValues.get('vseb')}
        issue={issueOf('vseb')}
        onChange={(packText) => onChange({ ...settings, packText })}
        texts={{
          name: names.vseb!,
          none: texts.packTextNone,
          hint: texts.packTextHint,
          wrong: texts.packTextWrong,
          dialog,
        }}
      />
      <SeveralSetting
        query="xlang"
        name={names.xlang!}
        shown={
          <LanguageNames languages={settings.languages.flatMap((own) => languages.filter(({ id }) => id === own))} />
        }
        options={languages.map(({ id, name, code }) => ({ value: id, text: name, lang: code }))}
        chosen={settings.languages}
        issue={issueOf('xlang')}
        issueOf={(chosen) =>
          chosen.length === 0
            ? texts.atLeastOneLanguage
            : chosen.length > maxLabelLanguages
              ? texts.tooManyLanguages
              : null
        }
        onChange={(chosen) => onChange(withLabelLanguages(settings, chosen))}
        texts={dialog}
        filterTexts={texts.filter}
      />
      {(settings.languages.length > 1 || issueOf('rlang')) && (
        <ChoiceSetting
          query="rlang"
          name={names.rlang!}
          options={languages
            .filter(({ id }) => settings.languages.includes(id))
            .map(({ id, name: text, code: lang }) => ({ id, text, lang }))}
          value={settings.primaryLanguage}
          issue={issueOf('rlang')}
          closeLabel={dialog.close}
          onChoose={(primaryLanguage) => onChange({ ...settings, primaryLanguage })}
        />
      )}
      {options.productCodes.length > 1 && (
        <SeveralSetting
          query="pCodes"
          name={names.pCodes!}
          shown={settings.productCodes.join(', ') || texts.allCodes}
          options={options.productCodes.map((code) => ({ value: code, text: code }))}
          chosen={chosenCodes}
          issue={issueOf('pCodes')}
          hint={texts.codesHint}
          onChange={(codes) =>
            onChange({
              ...settings,
              productCodes: codes.length === options.productCodes.length ? [] : inOrder(codes, options.productCodes),
            })
          }
          texts={dialog}
          filterTexts={texts.filter}
        />
      )}
      {choice('qr')}
      {choice('fontSize')}
      {choice('titleFontSize')}
      <MarginsSetting
        interfaceLang={interfaceLang}
        margins={settings.margins}
        issues={requestedValues}
        issue={issueOf('pad')}
        onChange={(margins) => onChange({ ...settings, margins })}
        texts={{
          name: names.pad!,
          sides: texts.sides,
          value: texts.marginsValue,
          sameValue: texts.sameMarginsValue,
          same: texts.sameMargins,
          allSides: texts.allSides,
          wrong: texts.marginWrong,
          dialog,
        }}
      />
      {statements.length > 0 && (
        <StatementsSetting
          name={texts.statements}
          value={texts.statementsCount}
          statements={statements}
          closeLabel={dialog.close}
        />
      )}
    </ul>
  );
}

const inOrder = (chosen: string[], all: string[]) => all.filter((code) => chosen.includes(code));
