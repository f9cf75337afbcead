import type { LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../facts.ts';
import { greatBritain, ireland } from './british-isles.ts';
import { poland, slovenia } from './central.ts';
import { belgium, france } from './france-belgium.ts';
import { austria, switzerland } from './german-speaking.ts';
import { germany } from './germany.ts';
import { greece, italy, spain } from './southern.ts';
import { marketPack, type MarketPack, type MarketPackChanges } from './market-pack.ts';

/** The packs that the platform ships; the first pack with a language is the default of that language. */
const shipped: readonly MarketPack[] = [
  germany,
  austria,
  switzerland,
  france,
  belgium,
  italy,
  spain,
  poland,
  slovenia,
  greece,
  ireland,
  greatBritain,
];

let packs = shipped;
let operatorPacks: readonly MarketPackChanges[] = [];

export const hasShippedPack = (country: string): boolean => shipped.some((pack) => pack.country === country);

/**
 * Adds the operator's packs for this process; for a country with a shipped pack they replace the given fields. Called once at the
 * start, before a document is made.
 * @param added packs of other countries are complete (`marketPack`)
 */
export function setOperatorPacks(added: readonly MarketPackChanges[]): void {
  operatorPacks = added;
  const changed = shipped.map((pack) => ({ ...pack, ...added.find(({ country }) => country === pack.country) }));
  packs = [
    ...changed,
    ...added.filter(({ country }) => !hasShippedPack(country)).map((pack) => marketPack.parse(pack)),
  ];
}

export const marketPacks = (): readonly MarketPack[] => packs;

/** The packs of the operator, for a thread that needs them too. */
export const addedPacks = (): readonly MarketPackChanges[] => operatorPacks;

/** The country of a sheet. */
export interface Market {
  /** ISO 3166 code. */
  country: string;
  /** Null: the platform has no pack of the country. */
  pack: MarketPack | null;
}

/** The market of a country; its pack is null where the platform has none. */
export const marketOf = (country: string): Market => ({
  country,
  pack: packs.find((pack) => pack.country === country) ?? null,
});

type Markets = Pick<ProductFacts, 'markets'>;

/**
 * The markets for which a product has a sheet in a language, the default first: the markets of the product where the language is official,
 * or all such markets if the product names none. A market without a pack may have any language.
 */
export function marketsOf({ markets }: Markets, lang: LanguageCode): Market[] {
  const official = packs.filter(({ languages }) => languages.includes(lang));
  // The language that a pack names first comes first: French is of France before it is of Switzerland.
  const sorted = [...official].sort((a, b) => a.languages.indexOf(lang) - b.languages.indexOf(lang));
  const all = sorted.map((pack) => ({ country: pack.country, pack }));
  if (!markets) return all;
  const productMarkets = all.filter(({ country }) => country in markets);
  // The database does not preserve the order of the countries.
  const others = Object.keys(markets)
    .sort()
    .map(marketOf)
    .filter(({ pack }) => !pack?.languages.length);
  const ordered = [...productMarkets, ...others];
  return ordered.length > 0 ? ordered : all.slice(0, 1);
}

/** The market of a sheet for which no country is requested. */
export const defaultMarket = (facts: Markets, lang: LanguageCode): Market =>
  marketsOf(facts, lang)[0] ?? marketOf('IE');

/** Whether a limit of a country, or of the Union (`EU`), applies in a market. */
export const appliesIn = ({ country, pack }: Market, area: string): boolean =>
  area === country || (area === 'EU' && (pack?.isUnion ?? unionCountries.has(country)));

/** Member States and the EEA, for markets without a pack. */
const unionCountries = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);
