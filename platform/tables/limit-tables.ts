import { LawTable } from './law-table.ts';

/** mg/m³ at 20 °C and 101.3 kPa; ml/m³. A list may have one of the two alone. */
export interface LimitConcentration {
  mgPerM3?: number | undefined;
  ppm?: number | undefined;
}

export const limitFractions = ['inhalable', 'respirable', 'thoracic'] as const;
export const sensitisedOrgans = ['skin', 'respiratory'] as const;

/** An occupational exposure limit in air. Days are YYYY-MM-DD. */
export interface LimitRow {
  /** The act or list. */
  law: string;
  /** As the list writes it. */
  name: string;
  /** Of the substances that the row names; empty for a group that is found by no number. */
  cas: string[];
  ec?: string;
  twa?: LimitConcentration;
  stel?: LimitConcentration;
  /** The reference period of `stel` where it is not 15 minutes. */
  stelMinutes?: number;
  fraction?: (typeof limitFractions)[number];
  skin?: true;
  sensitisation?: (typeof sensitisedOrgans)[number][];
  /** A notation of the list, as it writes it. */
  remark?: string;
  /** The name says for which form of the substance the limit is, or as what it is measured: `Copper fume (as Cu)`. */
  hasForm?: true;
  /** Whether Union law or the country obliges to keep to the value (binding), or to consider it only (indicative); omitted: unknown. */
  isBinding?: boolean;
  /** The first and the last day on which the limit applies; omitted: no bound. */
  from?: string;
  to?: string;
}

/** A shipped list of limits in air. */
export interface LimitTable {
  /** ISO 3166 code of the country, or EU. */
  area: string;
  table: LawTable<LimitRow>;
  /** Whether a row without notations (skin, sensitisation) has none in the list either. */
  hasNotations: boolean;
  /** The table has the binding values of the country alone: it may have indicative ones besides. */
  isBindingOnly: boolean;
}

const limitTable = (name: string): LawTable<LimitRow> =>
  new LawTable<LimitRow>(name, ({ cas, ec }) => (ec === undefined ? cas : [...cas, ec]));

/** The lists of limits that the platform ships, of the Union first. */
export const limitTables: readonly LimitTable[] = [
  { area: 'EU', table: limitTable('limits-eu'), hasNotations: true, isBindingOnly: false },
  { area: 'FR', table: limitTable('limits-fr'), hasNotations: true, isBindingOnly: true },
  { area: 'GB', table: limitTable('limits-gb'), hasNotations: false, isBindingOnly: false },
];
