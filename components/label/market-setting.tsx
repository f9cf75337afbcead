import { settingTrigger } from '@/components/label/setting-row';
import { Choice } from '@/components/ui/selection/choice';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { labelMarketsOf, type LabelOptions, type LabelSettings } from '@/lib/domain/label/label-settings';
import type { NamedLanguage } from '@/lib/domain/pages/documents';

/** The languages of a label by the country where it is sold (CLP Art. 17(2)): `Belgium`, with `Nederlands, Français, Deutsch` below. */
export function MarketSetting({
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
        // A language may be that of several countries: then none of them is chosen.
        value={current.length === 1 ? current[0]! : null}
        onChoose={(country) => {
          const market = options.markets.find((one) => one.country === country);
          if (market) onChoose(market);
        }}
        trigger={settingTrigger({ name, value: current.map(nameOf).sort().join(', ') || t('label_market_other') })}
      />
    </li>
  );
}
