import type { Article, Dossier } from '@/lib/domain/product/dossier';

/** The query parameters of one pack, with which a GS1 Digital Link leads to a page. */
export const packParameters = ['gtin', 'batch', 'serial'] as const;

/** A batch and a serial number have 1 to 20 characters of the AI encodable set 82 (GS1 General Specifications, figure 7.11-1). */
export const qualifierValue = /^[!"%-?A-Z_a-z]{1,20}$/;

type PackParameter = (typeof packParameters)[number];

/** What is known of the pack in a visitor's hand. */
export interface Pack {
  /** The article that has its GTIN. */
  article: Article | null;
  batch: string | null;
  serial: string | null;
}

/** The query of a page about a pack, without '?'; '' if nothing is known of it. */
export const packQuery = (pack: Partial<Record<PackParameter, string | null>>): string =>
  new URLSearchParams(packParameters.flatMap((name) => (pack[name] ? [[name, pack[name]]] : []))).toString();

/** Reads the pack from a page's query; of repeated values the first counts, invalid ones are ignored. Null: none is named. */
export function readPack(
  query: Partial<Record<PackParameter, string | string[]>>,
  { articles }: Pick<Dossier, 'articles'>,
): Pack | null {
  const [gtin, batch, serial] = packParameters.map((name) => {
    const [value = ''] = [query[name] ?? []].flat();
    return qualifierValue.test(value) ? value : null;
  }) as [string | null, string | null, string | null];
  const article = articles.find((candidate) => candidate.gtin !== null && candidate.gtin === gtin) ?? null;
  return (article ?? batch ?? serial) ? { article, batch, serial } : null;
}
