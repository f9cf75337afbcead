import type { Dossier } from '@/lib/domain/product/dossier';

/** The form of a country code of ISO 3166, the value of `market`. */
export const marketPattern = /^[A-Z]{2}$/;

/** Whether a text is a country code; the platform knows for which countries it has more than the name. */
export const isMarket = (code: string): boolean =>
  marketPattern.test(code) && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

/** The countries for which the SDS is offered in a document language, the default first; empty: the platform does not say. */
export const marketsIn = ({ sds }: Pick<Dossier, 'sds'>, lang: number): string[] =>
  sds.markets.find((market) => market.lang === lang)?.countries ?? [];

/** The country that a link to a document language keeps: the requested one if it is offered there; null: the default. */
export function marketFor(dossier: Pick<Dossier, 'sds'>, lang: number, requested: string | null): string | null {
  const [first, ...others] = marketsIn(dossier, lang);
  return requested !== first && others.includes(requested ?? '') ? requested : null;
}

/** The country of a sheet: the requested one, else the default of the language; null if the platform does not say. */
export const marketInView = (dossier: Pick<Dossier, 'sds'>, lang: number, requested: string | null): string | null =>
  requested ?? marketsIn(dossier, lang)[0] ?? null;
