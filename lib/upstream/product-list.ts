import 'server-only';
import { z } from 'zod';
import type { ListedProduct } from '@/lib/domain/discovery/sitemap';
import { type CataloguePage, type CatalogueQuery, signalWords, type Supplier } from '@/lib/domain/lists/catalogue';
import { defaultListSort, type ListQuery, listSorts } from '@/lib/domain/lists/list-query';
import type { ProductPage } from '@/lib/domain/lists/product-list';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import type { CallContext } from '@/lib/upstream/transport/call';
import { count, flag, group, list, positive, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';

const row = z
  .object({
    id: positive,
    text: required,
    code_name: text,
    sds: flag,
    sds_revision: text,
    validLangs: list(positive),
    pictograms: list(z.string().regex(/^[\w-]{1,20}$/)),
    incomplete: flag,
    followers: z.number().int().nonnegative().nullable().catch(null),
  })
  .transform(({ id, text: name, code_name: code, pictograms, followers, sds: hasSds, ...sds }) => ({
    id,
    name,
    code,
    pictograms,
    followers,
    hasSds,
    sdsDate: sds.sds_revision,
    sdsLangs: sds.validLangs,
    isIncomplete: sds.incomplete,
  }));

const productPage = z
  .object({ data: list(row), pages: positive.catch(1), total: count, sort: z.enum(listSorts).nullable().catch(null) })
  .transform(({ data: products, ...rest }) => ({ ...rest, products }));

/**
 * Fetches a page of the product list of the caller's workgroup, names in the caller's interface language
 * (docs/platform-api.md 3.7); a page behind the last has no rows.
 * @throws {UpstreamError}
 */
export const fetchProductPage = (
  { search, sort, pictogram, lang, sds, page }: Omit<ListQuery, 'interfaceLang' | 'state'>,
  callContext: CallContext,
): Promise<ProductPage> =>
  get(
    {
      callClass: 'own',
      path: '/api/v1/products',
      callContext,
      maxBytes: maxJsonBytes,
      // The default order is not sent: a platform may support no other.
      query: { page, search, sort: sort === defaultListSort ? null : sort, pictogram, lang, sds },
    },
    parseJson(productPage),
  );

const supplier = z.object({ id: required, text: required }).transform(({ id, text: name }) => ({ id, name }));

const catalogueRow = z
  .object({
    id: positive,
    text: required,
    code_name: text,
    supplier: supplier.nullable().catch(null),
    signal_word: z.enum(signalWords).nullable().catch(null),
    pictograms: list(z.string().regex(/^[\w-]{1,20}$/)),
    incomplete: flag,
    sds: flag,
    sds_revision: text,
    validLangs: list(positive),
    emergency: flag,
    similar: flag,
  })
  .transform(({ text: name, code_name: code, signal_word: signalWord, sds: hasSds, ...rest }) => ({
    id: rest.id,
    name,
    code,
    supplier: rest.supplier,
    signalWord,
    pictograms: rest.pictograms,
    isSimilar: rest.similar,
    isIncomplete: rest.incomplete,
    hasSds,
    sdsDate: rest.sds_revision,
    sdsLangs: rest.validLangs,
    hasEmergency: rest.emergency,
  }));

const page = z
  .object({
    data: list(catalogueRow),
    pages: positive.catch(1),
    total: count,
    more: flag,
    similar: flag,
    exact: z.number().int().nonnegative().nullable().catch(null),
  })
  .transform(({ data, more: hasMore, similar, exact, ...rest }) => ({
    // A platform may say it of the page only.
    products: data.map((product) => (similar ? { ...product, isSimilar: true } : product)),
    exactCount: similar ? 0 : (exact ?? rest.total),
    hasMore,
    ...rest,
  }));

/**
 * Searches the published products, names in the caller's interface language (docs/platform-api.md 3.19).
 * @throws {UpstreamError} `not-found`: the platform has no such call
 */
export const fetchCatalogue = (
  { search, supplier, pictogram, signal, lang, audience, page: number }: Omit<CatalogueQuery, 'interfaceLang'>,
  callContext: CallContext,
): Promise<CataloguePage> =>
  get(
    {
      callClass: 'catalogue',
      path: '/api/v1/p/catalogue',
      callContext,
      maxBytes: maxJsonBytes,
      query: { page: number === 1 ? null : number, search, supplier, pictogram, signal, lang, audience },
    },
    parseJson(page),
  );

/**
 * Fetches the suppliers of the published products.
 * @throws {UpstreamError}
 */
export const fetchSuppliers = (callContext: CallContext): Promise<Supplier[]> =>
  get(
    { callClass: 'catalogue', path: '/api/v1/p/suppliers', callContext, maxBytes: maxJsonBytes },
    parseJson(z.object({ data: list(supplier) }).transform(({ data }) => data)),
  );

/** Number of products on a page of the list. */
export const listPageSize = 5_000;

const publishedRow = z
  .object({
    id: positive,
    lastmod: z.iso.date().nullish().catch(null),
    validLangs: list(positive),
    validTdsLangs: list(positive),
    doc: group({ sds: flag, tds: flag, lbl: flag, ipi: flag }),
  })
  .transform(({ lastmod, doc: { lbl: label, ...doc }, ...rest }) => ({
    ...rest,
    lastmod: lastmod ?? null,
    documents: { ...doc, label },
  }));

const publishedPage = z
  .object({ data: list(publishedRow, listPageSize), total: count })
  .transform(({ data: products, total }) => ({ products, total }));

export interface PublicListPage {
  products: ListedProduct[];
  /** Over all pages. */
  total: number;
}

/**
 * Fetches a page of the published products by permalink id, counted from 1; a page behind the last is empty
 * (docs/platform-api.md 3.14).
 * @throws {UpstreamError}
 */
export const fetchPublicList = (number: number): Promise<PublicListPage> =>
  get(
    {
      callClass: 'sitemap',
      path: '/api/v1/p/products',
      query: { page: number },
      callContext: { interfaceLang: 'en' },
      maxBytes: maxJsonBytes,
    },
    parseJson(publishedPage),
  );
