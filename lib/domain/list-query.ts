import { type InterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages';

/** What the address of a list asks for. */
export interface ListQuery {
  /** Empty: the whole list. */
  search: string;
  page: number;
  /** Where the address names the language of the interface. */
  interfaceLang: InterfaceLanguage | null;
}

/** What a search may hold at most (docs/platform-api.md 3.7), in UTF-16 units. */
export const longestSearch = 200;

/** A search as the platform takes it: words without control characters, not too long, cut between characters. */
export function cleanSearch(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return words
    .slice(0, longestSearch)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads the query of a list's address; what makes no sense is as good as left out. */
export function readListQuery(query: Record<string, string | string[] | undefined>): ListQuery {
  const page = text(query.page);
  const interfaceLang = text(query.interfaceLang);
  return {
    search: cleanSearch(text(query.search)),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    interfaceLang: isInterfaceLanguage(interfaceLang) ? interfaceLang : null,
  };
}
