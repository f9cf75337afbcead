import { labelParameters } from '@/lib/domain/label/label-settings';
import { marketPattern } from '@/lib/domain/sds/markets';
import { docTypes, type DocType } from '@/lib/domain/pages/tabs';

/**
 * The query parameters of a dossier's pages, by their path segment (Spec §2). Pages, loaders and middleware get a query
 * from `readPageQuery` only, so that they see no other parameter; the page cache builds its key from the same table.
 */
export const pageParameters = {
  pd: [],
  pi: ['changes', 'edit'],
  gh: ['version', 'compare', 'qr', 'market'],
  th: ['version'],
  ee: labelParameters,
  ed: labelParameters,
  mh: ['qr', 'market'],
  emergency: ['market'],
  hazards: ['market'],
  history: ['market'],
  feedback: ['page', 'version', 'market', 'outcome'],
} as const satisfies Record<DocType, readonly string[]>;

/** Whether a page is for a country, which its links keep. */
export const hasMarket = (docType: DocType): boolean => pageParameters[docType].some((name) => name === 'market');

export type PageParameter<D extends DocType = DocType> = (typeof pageParameters)[D][number];

/** A query as Next passes it to a page, unvalidated; a repeated parameter is an array. */
export type PageQuery<D extends DocType = DocType> = Partial<Record<PageParameter<D>, string | string[]>>;

/** Filters a query: only the page's parameters that are present. */
export function readPageQuery<D extends DocType>(docType: D, query: unknown): PageQuery<D> {
  const names: readonly string[] = pageParameters[docType];
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => names.includes(name) && value !== undefined),
  ) as PageQuery<D>;
}

const versionId = /^[\w.-]{1,32}$/;

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
} satisfies Partial<Record<PageParameter, { pattern: RegExp; isOptional?: true }>>;

/** A parameter of a cached page with the values that are part of the page's key. */
interface CachedParameter {
  name: string;
  pattern: RegExp;
  isOptional?: true;
}

/**
 * The pages that are the same for every anonymous visitor, with the parameters of their keys; null for a page that is cached
 * without any query only. The label editor is not cached, since its audit is of the moment, nor the form to the supplier, which is
 * of one visitor. A label has too many settings.
 */
export const cachedPages: ReadonlyMap<DocType, readonly CachedParameter[] | null> = new Map(
  docTypes
    .filter((docType) => docType !== 'ed' && docType !== 'feedback')
    .map((docType) => {
      const parameters = pageParameters[docType].flatMap((name) => {
        const values = cachedValues[name];
        return values ? [{ name, ...values }] : [];
      });
      return [docType, parameters.length === pageParameters[docType].length ? parameters : null] as const;
    }),
);
