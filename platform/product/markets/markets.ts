import type { LanguageCode } from '../../phrases/languages.ts';
import type { ProductFacts } from '../facts.ts';
import { greatBritain, ireland } from './british-isles.ts';
import { poland, slovenia } from './central.ts';
import { europeanLimits } from './european-limits.ts';
import { belgium, france } from './france-belgium.ts';
import { austria, switzerland } from './german-speaking.ts';
import { germany } from './germany.ts';
import { greece, italy, spain } from './southern.ts';
import { type LimitList, marketPack, type MarketPack, type MarketPackChanges } from './market-pack.ts';

/** The packs that the platform ships; of two with a language, the first is the default of that language. */
const shipped: readonly MarketPack[] = [
  ...[germany, austria, switzerland, france, belgium, italy, spain, poland, slovenia, greece, ireland, greatBritain],
];

let packs = shipped;
let operatorPacks: readonly MarketPackChanges[] = [];

export const hasShippedPack = (country: string): boolean => shipped.some((pack) => pack.country === country);

/**
 * Adds the operator's packs for this process: of a country with a shipped pack the fields that the operator gives. Called once at the
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

/** A country for which a sheet is made. */
export interface Market {
  /** ISO 3166 code. */
  country: string;
  /** Null: nothing is known of the country. */
  pack: MarketPack | null;
}

/** The market of a country; its pack is null where the platform has none. */
export const marketOf = (country: string): Market => ({
  country,
  pack: packs.find((pack) => pack.country === country) ?? null,
});

type Markets = Pick<ProductFacts, 'markets'>;

/**
 * The markets that a sheet of a product in a language is offered for, in the order of the packs, the default first: those of the product
 * where the language is official; of a product that names none, all whose packs have the language. A market without a pack may have any
 * language.
 */
export function marketsOf({ markets }: Markets, lang: LanguageCode): Market[] {
  const inLanguage = packs.filter(({ languages }) => languages.includes(lang));
  // The language that a pack names first comes first: French is of France before it is of Switzerland.
  const byLanguage = [...inLanguage].sort((a, b) => a.languages.indexOf(lang) - b.languages.indexOf(lang));
  const all = byLanguage.map((pack) => ({ country: pack.country, pack }));
  if (!markets) return all;
  const own = all.filter(({ country }) => country in markets);
  // The database does not preserve the order of the countries.
  const others = Object.keys(markets)
    .sort()
    .map(marketOf)
    .filter(({ pack }) => !pack?.languages.length);
  const ordered = [...own, ...others];
  return ordered.length > 0 ? ordered : all.slice(0, 1);
}

/** The market of a sheet for which no country is requested. */
export const defaultMarket = (facts: Markets, lang: LanguageCode): Market =>
  marketsOf(facts, lang)[0] ?? marketOf('IE');

/** The lists with whose limits those of a product are compared in a market. */
export const limitListsOf = ({ pack }: Market): LimitList[] =>
  pack === null ? [] : [...(pack.isUnion ? europeanLimits : []), ...pack.limitLists];

/** Whether a limit of a country, or of the Union (`EU`), applies in a market. */
export const appliesIn = ({ country, pack }: Market, area: string): boolean =>
  area === country || (area === 'EU' && (pack?.isUnion ?? unionCountries.has(country)));

/** Member States and the EEA, for markets without a pack. */
const unionCountries = new Set([
  ...[
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
  ],
  ...['LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]);

/** The limits in air of a substance, in all lists that the platform knows. */
export const airLimitsOf = (cas: string) =>
  [...europeanLimits, ...packs.flatMap(({ limitLists }) => limitLists)].flatMap(({ law, country, source, air = [] }) =>
    air.filter((limit) => limit.cas === cas).map((limit) => ({ ...limit, law, country, source })),
  );
