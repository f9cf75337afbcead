'use client';

import { ChoiceSetting } from '@/components/label/choice-setting';
import type { LabelSettingsTexts } from '@/components/label/label-settings-texts';
import { MarginsSetting } from '@/components/label/margins-setting';
import { PackTextSetting } from '@/components/label/pack-text-setting';
import { SeveralSetting } from '@/components/label/several-setting';
import { StatementsSetting } from '@/components/label/statements-setting';
import { LanguageNames } from '@/components/ui/language-names';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import type { LabelFault } from '@/lib/domain/label/label-query';
import {
  labelChoices,
  type LabelOffer,
  labelQrs,
  type LabelSettings,
  mostLabelLanguages,
  withLabelLanguages,
} from '@/lib/domain/label/label-settings';

export interface LabelSettingListProps {
  interfaceLang: string;
  settings: LabelSettings;
  /** What the address asked for and cannot be. */
  faults: LabelFault[];
  offer: LabelOffer;
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
  faults,
  faultOf,
  offer,
  languages,
  statements,
  onChange,
  texts,
}: LabelSettingListProps & {
  /** What is wrong with a setting, by its name in the query. */
  faultOf: (query: string) => string | null;
}) {
  const { names, dialog } = texts;
  const asked = new Map(faults.map(({ field, value }) => [field, value]));
  const optionsOf = (key: (typeof labelChoices)[number]['key']) =>
    key === 'qr' ? labelQrs.map((id) => ({ id, text: texts.qrs[id] })) : offer.options[key];
  const choice = (wanted: (typeof labelChoices)[number]['key']) => {
    const { key, query } = labelChoices.find((one) => one.key === wanted)!;
    return (
      <ChoiceSetting
        query={query}
        name={names[query]!}
        options={optionsOf(key)}
        value={settings[key]}
        fault={faultOf(query)}
        closeLabel={dialog.close}
        onChoose={(value) => onChange({ ...settings, [key]: value })}
      />
    );
  };
  const chosenCodes = settings.productCodes.length > 0 ? settings.productCodes : offer.productCodes;
  return (
    <ul>
      {choice('dimension')}
      {choice('packageSize')}
      <PackTextSetting
        packText={settings.packText}
        asked={asked.get('vseb')}
        fault={faultOf('vseb')}
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
        fault={faultOf('xlang')}
        faultOf={(chosen) =>
          chosen.length === 0
            ? texts.atLeastOneLanguage
            : chosen.length > mostLabelLanguages
              ? texts.tooManyLanguages
              : null
        }
        onChange={(chosen) => onChange(withLabelLanguages(settings, chosen))}
        texts={dialog}
        filterTexts={texts.filter}
      />
      {(settings.languages.length > 1 || faultOf('rlang')) && (
        <ChoiceSetting
          query="rlang"
          name={names.rlang!}
          options={languages
            .filter(({ id }) => settings.languages.includes(id))
            .map(({ id, name: text, code: lang }) => ({ id, text, lang }))}
          value={settings.leadingLanguage}
          fault={faultOf('rlang')}
          closeLabel={dialog.close}
          onChoose={(leadingLanguage) => onChange({ ...settings, leadingLanguage })}
        />
      )}
      {offer.productCodes.length > 1 && (
        <SeveralSetting
          query="pCodes"
          name={names.pCodes!}
          shown={settings.productCodes.join(', ') || texts.allCodes}
          options={offer.productCodes.map((code) => ({ value: code, text: code }))}
          chosen={chosenCodes}
          fault={faultOf('pCodes')}
          hint={texts.codesHint}
          onChange={(codes) =>
            onChange({
              ...settings,
              productCodes: codes.length === offer.productCodes.length ? [] : inOrder(codes, offer.productCodes),
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
        faults={asked}
        fault={faultOf('pad')}
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
