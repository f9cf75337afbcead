import { marketPattern } from '@/lib/domain/sds/markets';
import { packParameters } from '@/lib/domain/pages/pack';
import { docTypes, type DocType, isForm, type pageTypes, pageTypeOf } from '@/lib/domain/pages/tabs';

// Pages, loaders and middleware get a query from `readPageQuery` only, so that they see no parameter but those of the page's row
// (`pageTypes`); the page cache builds its key from the same row.

/** Whether a page is for a country, which its links keep. */
export const hasMarket = (docType: DocType): boolean => pageTypeOf(docType).parameters.includes('market');

export type PageParameter<D extends DocType = DocType> = (typeof pageTypes)[D]['parameters'][number];

/** A query as Next passes it to a page, unvalidated; a repeated parameter is an array. */
export type PageQuery<D extends DocType = DocType> = Partial<Record<PageParameter<D>, string | string[]>>;

/** Filters a query: only the page's parameters that are present. */
export function readPageQuery<D extends DocType>(docType: D, query: unknown): PageQuery<D> {
  const names = pageTypeOf(docType).parameters;
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => names.includes(name) && value !== undefined),
  ) as PageQuery<D>;
}

const versionId = /^[\w.-]{1,32}$/;

/** A page about one pack is made for its visitor: kept ones would take the place of pages that many visit. */
const neverCached = { pattern: /^(?!)/ };

/**
 * The values that the page cache accepts for a parameter. With a value that does not match, the visitor is redirected to
 * another address, and the answer is not cached; `isOptional` says that the page then is the same as without the parameter.
 */
const cachedValues: Partial<Record<string, { pattern: RegExp; isOptional?: true }>> = {
  changes: { pattern: versionId },
  compare: { pattern: versionId },
  version: { pattern: versionId },
  qr: { pattern: /^[01]$/ },
  market: { pattern: marketPattern },
  edit: { pattern: /^1$/, isOptional: true },
  ...(Object.fromEntries(packParameters.map((name) => [name, neverCached])) as Record<
    (typeof packParameters)[number],
    typeof neverCached
  >),
} satisfies Partial<Record<PageParameter, { pattern: RegExp; isOptional?: true }>>;

/** A parameter of a cached page with the values that are part of the page's key. */
interface CachedParameter {
  name: string;
  pattern: RegExp;
  isOptional?: true;
}

/**
 * The pages that are the same for every anonymous visitor, with the parameters of their keys; null for a page that is cached
 * without any query only: a label has too many settings.
 */
export const cachedPages: ReadonlyMap<DocType, readonly CachedParameter[] | null> = new Map(
  docTypes
    .filter((docType) => !isForm(docType))
    .map((docType) => {
      const names = pageTypeOf(docType).parameters;
      const parameters = names.flatMap((name) => {
        const values = cachedValues[name];
        return values ? [{ name, ...values }] : [];
      });
      return [docType, parameters.length === names.length ? parameters : null] as const;
    }),
);
