import { documentLanguages, isCountryCode } from '../../languages/languages.ts';

/** No country of ISO 3166 has this name in a document language. */
export class UnknownCountryError extends Error {
  constructor(country: string) {
    super(`'${country}' is not a country of ISO 3166, whose code eSDScom requires.`);
    this.name = 'UnknownCountryError';
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: Map<string, string> | undefined;

/** The code of every country, by code and by names. */
function readCodes(): Map<string, string> {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const named = documentLanguages.flatMap(({ code: lang }) => {
    const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
    return pairs.filter(isCountryCode).flatMap((code): [string, string][] => {
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
