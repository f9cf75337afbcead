import type { LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../facts.ts';
import { greatBritain, ireland } from './british-isles.ts';
import { poland, slovenia } from './central.ts';
import { belgium, france } from './france-belgium.ts';
import { austria, switzerland } from './german-speaking.ts';
import { germany } from './germany.ts';
import { greece, italy, spain } from './southern.ts';
import { type LimitList, marketPack, type MarketPack, type MarketPackChanges } from './market-pack.ts';

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

/** The lists of limits with which a product is compared in a market. */
export const limitListsOf = ({ pack }: Market): LimitList[] =>
  pack === null ? [] : [...(pack.isUnion ? europeanLimits : []), ...pack.limitLists];

/** Whether all limits of a market's own law are known, in air or biological ones: its lists have all substances. */
export function hasCompleteLimits(market: Market, kind: 'air' | 'biological'): boolean {
  const lists = limitListsOf(market).filter((list) => list.country === market.country && list[kind] !== undefined);
  return lists.length > 0 && lists.every(({ isComplete }) => isComplete);
}

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

/** The limits in air of a substance, in all lists that the platform knows. */
export const airLimitsOf = (cas: string) =>
  [...europeanLimits, ...packs.flatMap(({ limitLists }) => limitLists)].flatMap(({ law, country, source, air = [] }) =>
    air.filter((limit) => limit.cas === cas).map((limit) => ({ ...limit, law, country, source })),
  );

/** Limits of the Union for substances of the demo catalogue, those that were compared with a public citation of the act. */
const source = (title: string, celex: string, date: string) => ({
  title,
  url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`,
  date,
});

const europeanLimits: LimitList[] = [
  {
    law: 'Directive 2000/39/EC',
    country: 'EU',
    isComplete: false,
    source: source('Directive 2000/39/EC, Annex', '32000L0039', '2000-06-08'),
    air: [
      { cas: '67-64-1', name: 'acetone', twa: { mgPerM3: 1210, ppm: 500 } },
      { cas: '78-93-3', name: 'butanone', twa: { mgPerM3: 600, ppm: 200 }, stel: { mgPerM3: 900, ppm: 300 } },
      {
        cas: '111-76-2',
        name: '2-butoxyethanol',
        twa: { mgPerM3: 98, ppm: 20 },
        stel: { mgPerM3: 246, ppm: 50 },
        skin: true,
      },
    ],
  },
  {
    law: 'Directive 2006/15/EC',
    country: 'EU',
    isComplete: false,
    source: source('Directive 2006/15/EC, Annex', '32006L0015', '2006-02-07'),
    air: [
      {
        cas: '108-88-3',
        name: 'toluene',
        twa: { mgPerM3: 192, ppm: 50 },
        stel: { mgPerM3: 384, ppm: 100 },
        skin: true,
      },
    ],
  },
  {
    law: 'Directive 2004/37/EC',
    country: 'EU',
    isComplete: false,
    source: source(
      'Directive 2004/37/EC, Annex III, as amended by Directives (EU) 2019/130 and 2019/983',
      '02004L0037',
      '2024-04-08',
    ),
    air: [
      { cas: '50-00-0', name: 'formaldehyde', twa: { mgPerM3: 0.37, ppm: 0.3 }, stel: { mgPerM3: 0.74, ppm: 0.6 } },
    ],
  },
];

type Facts = Pick<ProductFacts, 'composition' | 'exposureLimits'>;
type AirLimit = NonNullable<LimitList['air']>[number];

const hasFigure = (limit: AirLimit['twa'], listed: AirLimit['twa']) =>
  listed === undefined || limit?.mgPerM3 === listed.mgPerM3;

/**
 * The limits in air of a list for substances of section 3 that the product lacks. A limit of the same country with the values of the list
 * counts as the same limit, because names differ between lists and products.
 */
export const missingAirLimits = (
  { composition, exposureLimits }: Facts,
  { country, air = [] }: LimitList,
): AirLimit[] =>
  air.filter(
    ({ cas, twa, stel }) =>
      composition.some((ingredient) => ingredient.cas === cas) &&
      !exposureLimits.some(
        (limit) => limit.country === country && hasFigure(limit.twa, twa) && hasFigure(limit.stel, stel),
      ),
  );
