import type { ProductFacts } from '../facts.ts';
import type { LimitList } from '../markets/market-pack.ts';
import { limitListsOf, marketOf, missingAirLimits } from '../markets/markets.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { figureTexts, translateAll, messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { didYouMean } from './nearest.ts';

type Facts = Pick<ProductFacts, 'markets' | 'composition' | 'exposureLimits' | 'biologicalLimits'>;

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

interface MissingLimit {
  limit: 'exposureLimits' | 'biologicalLimits';
  cas: string;
  /** `section 8.1 lacks the limit of acetone (67-64-1) in Directive 2000/39/EC: TWA 1210 mg/m³` */
  text: Texts;
}

/** The limits of ingredients, in the lists of the product's markets, that its section 8.1 lacks (REACH Annex II 8.1.1). */
export function missingLimits(facts: Facts): MissingLimit[] {
  const lists = new Set(Object.keys(facts.markets ?? {}).flatMap((country) => limitListsOf(marketOf(country))));
  return [...lists].flatMap((list) => [...missingInAir(facts, list), ...missingBiological(facts, list)]);
}

const isContained = ({ composition }: Facts, cas: string) => composition.some((ingredient) => ingredient.cas === cas);

type Concentration = { mgPerM3: number; ppm?: number | undefined } | undefined;
const textOf = (name: string, value: Concentration): Texts[] => {
  const figures = value && figureTexts(value.mgPerM3);
  return figures ? [translateAll((lang) => `${name} ${figures[lang]} mg/m³`)] : [];
};

const missingInAir = (facts: Facts, list: LimitList): MissingLimit[] =>
  missingAirLimits(facts, list).map(({ name, cas, twa, stel }) => ({
    limit: 'exposureLimits' as const,
    cas,
    text: messageTexts('lacksLimit', {
      name,
      cas,
      law: list.law,
      values: [...textOf('TWA', twa), ...textOf('STEL', stel)],
    }),
  }));

const specimenTexts = (specimen: Specimen): Texts => ({
  ...translateAll((lang) => marketPhrases(lang).specimens[specimen]),
  en: specimen,
});

type Specimen = NonNullable<LimitList['biological']>[number]['specimen'];

const missingBiological = (facts: Facts, { law, country, biological = [] }: LimitList): MissingLimit[] =>
  biological
    .filter(({ cas, value, unit, specimen }) => {
      const isListed = facts.biologicalLimits?.some(
        (limit) =>
          limit.country === country && limit.value === value && limit.unit === unit && limit.specimen === specimen,
      );
      return isContained(facts, cas) && !isListed;
    })
    .map(({ name, cas, parameter, value, unit, specimen }) => ({
      limit: 'biologicalLimits' as const,
      cas,
      text: messageTexts('lacksBiologicalLimit', {
        name,
        cas,
        law,
        parameter,
        value: figureTexts(value),
        unit,
        specimen: specimenTexts(specimen),
      }),
    }));
