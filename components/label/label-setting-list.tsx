'use client';

import { MarksSetting, PackTextSetting } from '@/components/label/pack-settings';
import { MarginsSetting } from '@/components/label/margins-setting';
import { ChoiceSetting, SeveralSetting } from '@/components/label/choice-settings';
import { inkKeys, qrKeys, settingKeys, settingTrigger } from '@/components/label/setting-row';
import { StatementList } from '@/components/shell/content/statement-list';
import { Dialog } from '@/components/ui/dialog';
import { LanguageNames } from '@/components/ui/language-names';
import { Choice } from '@/components/ui/selection/choice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { NamedLanguage } from '@/lib/domain/pages/documents';
import type { PrintedMeasures } from '@/lib/domain/label/label-audit';
import type { LabelIssue } from '@/lib/domain/label/label-query';
import {
  type LabelChoice,
  labelChoices,
  labelInks,
  labelMarketsOf,
  type LabelOptions,
  labelQrs,
  type LabelSettings,
  maxLabelLanguages,
  withLabelLanguages,
} from '@/lib/domain/label/label-settings';

export interface LabelSettingListProps {
  interfaceLang: string;
  settings: LabelSettings;
  /** The invalid values of the URL. */
  issues: LabelIssue[];
  options: LabelOptions;
  /** The languages that the label may be in. */
  languages: NamedLanguage[];
  /** Names of the markets' countries by their codes. */
  marketNames: Record<string, string>;
  statements: { code: string; text: string }[];
  /** The measures of the printed label; null if they are not known. */
  measures: PrintedMeasures | null;
  onChange: (settings: LabelSettings) => void;
}

/** Differences between set and printed type up to this size are not shown, in pt. */
const tolerancePt = 0.05;

/** The settings with dialogs of their own (Spec §4 "Label edit modal types"). */
export function LabelSettingList({
  interfaceLang,
  settings,
  issues,
  issueOf,
  options,
  languages,
  marketNames,
  statements,
  measures,
  onChange,
}: LabelSettingListProps & {
  /** Description of a setting's invalid value, by its query parameter. */
  issueOf: (query: string) => string | null;
}) {
  const t = useScopedMessages('labelEditor');
  const requestedValues = new Map(issues.map(({ field, value }) => [field, value]));
  const optionsOf = (key: LabelChoice) => {
    if (key === 'qr') return labelQrs.map((id) => ({ id, text: t(qrKeys[id]) }));
    if (key === 'ink') return labelInks.map((id) => ({ id, text: t(inkKeys[id]) }));
    return key === 'sheet' ? [{ id: 0, text: t('label_sheet_none') }, ...options.choices.sheet] : options.choices[key];
  };
  const canPrint = options.resolutions.length > 0;
  const points = { fontSize: measures?.fontPt, titleFontSize: measures?.titlePt };
  const printedPoints = (key: string) => {
    const pt = points[key as keyof typeof points];
    const isOther = pt !== undefined && Math.abs(pt - settings[key as keyof typeof points]) > tolerancePt;
    return isOther ? `${new Intl.NumberFormat(interfaceLang, { maximumFractionDigits: 1 }).format(pt)} pt` : undefined;
  };
  const choice = (choiceKey: LabelChoice) => {
    const { key, query } = labelChoices.find(({ key: known }) => known === choiceKey)!;
    return (
      <ChoiceSetting
        query={query}
        name={t(settingKeys[query])}
        options={optionsOf(key)}
        value={settings[key]}
        printedValue={printedPoints(key)}
        issue={issueOf(query)}
        onChoose={(value) => onChange({ ...settings, [key]: value })}
      />
    );
  };
  return (
    <ul>
      {settings.sheet === 0 && choice('dimension')}
      {canPrint && choice('sheet')}
      {choice('packageSize')}
      <PackTextSetting
        packText={settings.packText}
        requested={requestedValues.get('vseb')}
        issue={issueOf('vseb')}
        onChange={(packText) => onChange({ ...settings, packText })}
      />
      {canPrint && (
        <MarksSetting
          marks={settings.marks}
          issues={requestedValues}
          issue={issueOf('marks')}
          onChange={(marks) => onChange({ ...settings, marks })}
        />
      )}
      {options.markets.length > 0 && (
        <MarketSetting
          settings={settings}
          options={options}
          languages={languages}
          marketNames={marketNames}
          onChoose={({ country, languages: marketLanguages }) =>
            onChange({ ...withLabelLanguages(settings, marketLanguages), market: country })
          }
        />
      )}
      <LanguageSettings settings={settings} languages={languages} issueOf={issueOf} onChange={onChange} />
      {options.productCodes.length > 1 && (
        <ProductCodesSetting settings={settings} options={options} issue={issueOf('pCodes')} onChange={onChange} />
      )}
      {canPrint && choice('ink')}
      {choice('qr')}
      {choice('fontSize')}
      {choice('titleFontSize')}
      <MarginsSetting
        interfaceLang={interfaceLang}
        margins={settings.margins}
        issues={requestedValues}
        issue={issueOf('pad')}
        printedMargins={measures?.paddingMm ?? null}
        onChange={(margins) => onChange({ ...settings, margins })}
      />
      {statements.length > 0 && (
        <StatementsSetting
          name={t('label_statements')}
          value={t('label_statements_count', { count: statements.length })}
          statements={statements}
          closeLabel={t('close')}
        />
      )}
    </ul>
  );
}

/** The languages of the label, and of several the leading one. */
function LanguageSettings({
  settings,
  languages,
  issueOf,
  onChange,
}: Pick<LabelSettingListProps, 'settings' | 'languages' | 'onChange'> & { issueOf: (query: string) => string | null }) {
  const t = useScopedMessages('labelEditor');
  return (
    <>
      <SeveralSetting
        query="xlang"
        name={t(settingKeys.xlang)}
        shown={
          <LanguageNames
            languages={settings.languages.flatMap((chosen) => languages.filter(({ id }) => id === chosen))}
          />
        }
        options={languages.map(({ id, name, code }) => ({ value: id, text: name, lang: code }))}
        chosen={settings.languages}
        issue={issueOf('xlang')}
        issueOf={(chosen) =>
          chosen.length === 0
            ? t('at_least_one_language')
            : chosen.length > maxLabelLanguages
              ? t('label_too_many_languages', { most: maxLabelLanguages })
              : null
        }
        onChange={(chosen) => onChange(withLabelLanguages(settings, chosen))}
      />
      {(settings.languages.length > 1 || issueOf('rlang')) && (
        <ChoiceSetting
          query="rlang"
          name={t(settingKeys.rlang)}
          options={languages
            .filter(({ id }) => settings.languages.includes(id))
            .map(({ id, name: text, code: lang }) => ({ id, text, lang }))}
          value={settings.primaryLanguage}
          issue={issueOf('rlang')}
          onChoose={(primaryLanguage) => onChange({ ...settings, primaryLanguage })}
        />
      )}
    </>
  );
}

/** The product codes on the label: all of them, or those that are chosen, in the product's order. */
function ProductCodesSetting({
  settings,
  options,
  issue,
  onChange,
}: Pick<LabelSettingListProps, 'settings' | 'options' | 'onChange'> & { issue: string | null }) {
  const t = useScopedMessages('labelEditor');
  return (
    <SeveralSetting
      query="pCodes"
      name={t(settingKeys.pCodes)}
      shown={settings.productCodes.join(', ') || t('label_all_codes')}
      options={options.productCodes.map((code) => ({ value: code, text: code }))}
      chosen={settings.productCodes.length > 0 ? settings.productCodes : options.productCodes}
      issue={issue}
      hint={t('label_codes_hint')}
      onChange={(codes) =>
        onChange({
          ...settings,
          productCodes:
            codes.length === options.productCodes.length
              ? []
              : options.productCodes.filter((code) => codes.includes(code)),
        })
      }
    />
  );
}

/** The languages of a label by the country where it is sold (CLP Art. 17(2)): `Belgium`, with `Nederlands, Français, Deutsch` below. */
function MarketSetting({
  settings,
  options,
  languages,
  marketNames,
  onChoose,
}: {
  settings: LabelSettings;
  options: LabelOptions;
  languages: NamedLanguage[];
  marketNames: Record<string, string>;
  onChoose: (market: LabelOptions['markets'][number]) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const name = t('label_market');
  const current = labelMarketsOf(settings, options);
  const nameOf = (country: string) => marketNames[country] ?? country;
  const languageNames = (ids: number[]) =>
    ids.flatMap((id) => languages.find((language) => language.id === id)?.name ?? []).join(', ');
  const sorted = [...options.markets].sort((a, b) => nameOf(a.country).localeCompare(nameOf(b.country)));
  return (
    <li className="needs-script border-t border-line py-1">
      <Choice
        title={name}
        options={sorted.map(({ country, languages: ids }) => ({
          value: country,
          text: nameOf(country),
          hint: languageNames(ids),
        }))}
        // If several countries have the label's languages, none of them is chosen.
        value={current.length === 1 ? current[0]! : null}
        onChoose={(country) => {
          const market = options.markets.find((candidate) => candidate.country === country);
          if (market) onChoose(market);
        }}
        trigger={settingTrigger({ name, value: current.map(nameOf).sort().join(', ') || t('label_market_other') })}
      />
    </li>
  );
}

/** Spec §4, modal type 10: the full text of the label's statements, read-only. */
function StatementsSetting({
  name,
  value,
  statements,
  closeLabel,
}: {
  name: string;
  /** The summary in the row. */
  value: string;
  statements: { code: string; text: string }[];
  closeLabel: string;
}) {
  return (
    <li className="border-t border-line py-1">
      <Dialog title={name} closeLabel={closeLabel} trigger={settingTrigger({ name, value })}>
        <StatementList label={name} statements={statements} />
      </Dialog>
      <noscript>
        <p className="px-2 pb-1 text-small text-ink-soft">{name}</p>
        <StatementList label={name} statements={statements} />
      </noscript>
    </li>
  );
}
