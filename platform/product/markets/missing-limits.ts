import type { ProductFacts } from '../facts.ts';
import type { LimitList } from './market-pack.ts';

type Facts = Pick<ProductFacts, 'composition' | 'exposureLimits'>;
type AirLimit = NonNullable<LimitList['air']>[number];

const isSame = (a: AirLimit['twa'], b: AirLimit['twa']) => a?.mgPerM3 === b?.mgPerM3;

/**
 * The limits in air that a list has for substances of section 3 and the product has not. A limit of the same country with the same values
 * counts as the one of the list: names differ between lists and products.
 */
export const missingAirLimits = (
  { composition, exposureLimits }: Facts,
  { country, air = [] }: LimitList,
): AirLimit[] =>
  air.filter(
    ({ cas, twa, stel }) =>
      composition.some((one) => one.cas === cas) &&
      !exposureLimits.some((limit) => limit.country === country && isSame(limit.twa, twa) && isSame(limit.stel, stel)),
  );
