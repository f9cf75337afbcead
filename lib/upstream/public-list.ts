import 'server-only';
import { z } from 'zod';
import type { ListedProduct } from '@/lib/domain/discovery/sitemap';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { count, flag, group, list, positive } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';

/** Products on a page of the list. */
export const listPageSize = 5_000;

const row = z
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

const page = z
  .object({ data: list(row, listPageSize), total: count })
  .transform(({ data: products, total }) => ({ products, total }));

export interface PublicListPage {
  products: ListedProduct[];
  /** Over all pages. */
  total: number;
}

/**
 * A page of the published products by permalink id, counted from 1; one behind the last has none (docs/platform-api.md 3.14).
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
    asJson(page),
  );
