import type { ProductFacts } from '../facts.ts';
import type { LimitList } from '../markets/market-pack.ts';
import { biologicalListsOf, compareLimits, type ListedLimit } from '../markets/limits.ts';
import { type Market, marketOf } from '../markets/markets.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { figureTexts, translateAll, messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { didYouMean } from './nearest.ts';

type Facts = Pick<ProductFacts, 'kind' | 'markets' | 'composition' | 'exposureLimits' | 'biologicalLimits'>;

/** Findings about the countries where a product is placed on the market (REACH Annex II 1.4, 15.1). */
export function marketFindings(facts: Facts, base: Path): Finding[] {
  const countries = Object.entries(facts.markets ?? {});
  return [
    ...countries.flatMap(([country, { storageClass, national = {} }]) => {
      const { pack } = marketOf(country);
      const path = [...base, 'markets', country];
      const keys = pack?.national.map(({ key }) => key) ?? [];
      return [
        ...(pack
          ? []
          : [warning(path, messageTexts('noMarketPack', { provision: provisionTexts('REACH Annex II 1.4, 15.1') }))]),
        ...(storageClass !== undefined && country !== 'DE'
          ? [error([...path, 'storageClass'], messageTexts('storageClassOfGermany'))]
          : []),
        ...Object.keys(national)
          .filter((key) => pack && !keys.includes(key))
          .map((key) =>
            error(
              [...path, 'national', key],
              messageTexts('noNationalHeading', {
                country,
                hint: didYouMean(key, keys),
                keys: keys.length > 0 ? keys : messageTexts('none'),
              }),
            ),
          ),
      ];
    }),
  ];
}

interface LimitFinding {
  limit: 'exposureLimits' | 'biologicalLimits';
  /** Position of the ingredient. */
  index: number;
  /** `section 8.1 has TWA 600 mg/m³ (TRGS 900) as the limit of acetone (67-64-1), other than TRGS 900 (2026-11) with TWA 1200 mg/m³` */
  text: Texts;
}

/**
 * What section 8.1 has otherwise than the lists of the product's markets: a typed limit in air with another value, and a biological limit
 * that is missing (REACH Annex II 8.1.1). Limits in air that are not typed are in the sheet by themselves.
 * @param day whose law applies
 */
export function limitFindings(facts: Facts, day = new Date().toISOString().slice(0, 10)): LimitFinding[] {
  const markets = Object.keys(facts.markets ?? {}).map(marketOf);
  const found = markets.flatMap((market) => [
    ...differentLimits(facts, market, day),
    ...biologicalListsOf(market, day).flatMap((list) => missingBiological(facts, list)),
  ]);
  // A value of the Union differs in all of its Member States.
  return [...new Map(found.map((finding) => [finding.text.en, finding])).values()];
}

type Concentration = { mgPerM3?: number | undefined; ppm?: number | undefined } | undefined;

const valueTexts = (name: string, value: Concentration): Texts[] => {
  const [figure, unit] = value?.mgPerM3 === undefined ? [value?.ppm, 'ppm'] : [value.mgPerM3, 'mg/m³'];
  if (figure === undefined) return [];
  const figures = figureTexts(figure);
  return [translateAll((lang) => `${name} ${figures[lang]} ${unit}`)];
};

const limitTexts = ({ twa, stel }: { twa?: Concentration; stel?: Concentration }): Texts[] => [
  ...valueTexts('TWA', twa),
  ...valueTexts('STEL', stel),
];

const differentLimits = (facts: Facts, market: Market, day: string): LimitFinding[] =>
  compareLimits(facts, market, day).flatMap(({ ingredient, different }, index) =>
    different.map(({ listed, typed }) => ({
      limit: 'exposureLimits' as const,
      index,
      text: messageTexts('limitDiffers', {
        name: ingredient.name,
        cas: ingredient.cas ?? ingredient.ec ?? '',
        typed: typed.flatMap(limitTexts),
        source: [...new Set(typed.map(({ law }) => law))],
        law: lawText(listed),
        date: listed.source.date,
        values: limitTexts(listed),
      }),
    })),
  );

/** `EH40/2005, Copper fume (as Cu)` */
const lawText = ({ law, hasForm, name }: ListedLimit): string => (hasForm ? `${law}, ${name}` : law);

const specimenTexts = (specimen: Specimen): Texts => ({
  ...translateAll((lang) => marketPhrases(lang).specimens[specimen]),
  en: specimen,
});

type Specimen = NonNullable<LimitList['biological']>[number]['specimen'];

const missingBiological = (facts: Facts, { law, country, biological = [] }: LimitList): LimitFinding[] =>
  biological.flatMap(({ cas, name, parameter, value, unit, specimen }) => {
    const index = facts.composition.findIndex((ingredient) => ingredient.cas === cas);
    const isListed = facts.biologicalLimits?.some(
      (limit) =>
        limit.country === country && limit.value === value && limit.unit === unit && limit.specimen === specimen,
    );
    if (index === -1 || isListed) return [];
    return [
      {
        limit: 'biologicalLimits' as const,
        index,
        text: messageTexts('lacksBiologicalLimit', {
          name,
          cas,
          law,
          parameter,
          value: figureTexts(value),
          unit,
          specimen: specimenTexts(specimen),
        }),
      },
    ];
  });
