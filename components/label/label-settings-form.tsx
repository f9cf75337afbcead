'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { ChoiceSetting } from '@/components/label/choice-setting';
import { FlagBoxes } from '@/components/label/flag-boxes';
import { LeadingLanguage } from '@/components/label/leading-language';
import { MarginsSetting } from '@/components/label/margins-setting';
import type { OkDialogTexts } from '@/components/label/ok-dialog';
import { PackTextSetting } from '@/components/label/pack-text-setting';
import { settingOf } from '@/components/label/setting-id';
import { SeveralSetting } from '@/components/label/several-setting';
import { StatementsSetting } from '@/components/label/statements-setting';
import type { LabelFault } from '@/lib/domain/label-query';
import {
  labelChoices,
  type labelFlags,
  type LabelOffer,
  labelQrs,
  type LabelSettings,
  type LabelSide,
  mostLabelLanguages,
  withLabelLanguages,
} from '@/lib/domain/label-settings';

export interface LabelSettingsTexts {
  settings: string;
  /** Of the settings, by name in the query; the margins together are `pad`. */
  names: Record<string, string>;
  sides: Record<LabelSide, string>;
  /** By QR setting. */
  qrs: Record<(typeof labelQrs)[number], string>;
  marginsValue: string;
  marginWrong: string;
  packTextNone: string;
  packTextHint: string;
  packTextWrong: string;
  atLeastOneLanguage: string;
  tooManyLanguages: string;
  noLanguages: string;
  allCodes: string;
  codesHint: string;
  flagGroups: Record<keyof typeof labelFlags, string>;
  statements: string;
  statementsCount: string;
  undo: string;
  redo: string;
  reset: string;
  apply: string;
  dialog: OkDialogTexts;
}

const tool =
  'flex min-h-touch cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft disabled:opacity-60';

/**
 * All settings of a label: rows that open their dialogs, and checkboxes. Without JavaScript it is a form whose fields make
 * the address of the label.
 */
export function LabelSettingsForm({
  interfaceLang,
  settings,
  faults,
  faultText,
  offer,
  languages,
  statements,
  action,
  onChange,
  undo,
  redo,
  reset,
  texts,
}: {
  interfaceLang: string;
  settings: LabelSettings;
  /** What the address asked for and cannot be. */
  faults: LabelFault[];
  faultText: (fault: LabelFault) => string;
  offer: LabelOffer;
  /** Those in which the label is valid. */
  languages: { id: number; name: string }[];
  statements: { code: string; text: string }[];
  /** Whole path of the page. */
  action: string;
  onChange: (settings: LabelSettings) => void;
  /** Null where there is nothing to do. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
  texts: LabelSettingsTexts;
}) {
  const { names, dialog } = texts;
  const asked = new Map(faults.map(({ field, value }) => [field, value]));
  const faultOf = (query: string): string | null => {
    const fault = faults.find(({ field }) => settingOf(field) === query);
    return fault ? faultText(fault) : null;
  };
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
  const nameOf = (id: number) => languages.find((one) => one.id === id)?.name ?? String(id);
  const chosenCodes = settings.productCodes.length > 0 ? settings.productCodes : offer.productCodes;
  return (
    <form
      method="get"
      action={action}
      aria-labelledby="label-settings-title"
      className="min-w-0 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="label-settings-title" className="mb-3 px-2 text-h2 font-semibold">
        {texts.settings}
      </h2>
      <div className="needs-script mb-3 flex flex-wrap gap-2 px-2">
        <button type="button" disabled={!undo} onClick={() => undo?.()} className={tool}>
          <Undo2 aria-hidden className="size-4" />
          {texts.undo}
        </button>
        <button type="button" disabled={!redo} onClick={() => redo?.()} className={tool}>
          <Redo2 aria-hidden className="size-4" />
          {texts.redo}
        </button>
        <button type="button" disabled={!reset} onClick={() => reset?.()} className={tool}>
          <RotateCcw aria-hidden className="size-4" />
          {texts.reset}
        </button>
      </div>
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
          shown={settings.languages.map(nameOf).join(', ')}
          options={languages.map(({ id, name }) => ({ value: id, text: name }))}
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
        />
        {(settings.languages.length > 1 || faultOf('rlang')) && (
          <LeadingLanguage
            name={names.rlang!}
            emptyText={texts.noLanguages}
            languages={languages.filter(({ id }) => settings.languages.includes(id))}
            value={settings.leadingLanguage}
            fault={faultOf('rlang')}
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
      <FlagBoxes
        settings={settings}
        faultOf={faultOf}
        onChange={onChange}
        texts={{ groups: texts.flagGroups, names }}
      />
      <noscript>
        <button
          type="submit"
          className="mt-3 min-h-touch w-full rounded-control bg-accent px-5 font-semibold text-accent-on"
        >
          {texts.apply}
        </button>
      </noscript>
    </form>
  );
}

const inOrder = (chosen: string[], all: string[]) => all.filter((code) => chosen.includes(code));
