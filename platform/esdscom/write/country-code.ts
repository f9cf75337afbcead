import { documentLanguages } from '../../phrases/languages.ts';

/** No country of ISO 3166 has this name in a document language. */
export class UnknownCountryError extends Error {
  constructor(country: string) {
    super(`'${country}' is not a country of ISO 3166, whose code eSDScom requires.`);
    this.name = 'UnknownCountryError';
  }
}

/** Region codes of Intl that ISO 3166 does not have. */
const noCountries = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'];

/** Withdrawn codes (`SU`) and aliases (`UK`) map to another code in BCP 47. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: Map<string, string> | undefined;

/** The code of every country, by code and by names. */
function readCodes(): Map<string, string> {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const named = documentLanguages.flatMap(({ code: lang }) => {
    const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
    return pairs
      .filter((code) => !noCountries.includes(code) && isCurrent(code))
      .flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name
          ? [
              [code, code],
              [name.toLowerCase(), code],
            ]
          : [];
      });
  });
  return new Map(named);
}

/** `DE` or `Germany` → `DE` (ISO 3166-1 alpha-2). @throws UnknownCountryError */
export function countryCode(country: string): string {
  codes ??= readCodes();
  const code = codes.get(country.trim()) ?? codes.get(country.trim().toLowerCase());
  if (!code) throw new UnknownCountryError(country);
  return code;
}
