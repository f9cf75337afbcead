import 'server-only';
import { z } from 'zod';
import { defaultListSort, type ListQuery, listSorts } from '@/lib/domain/lists/list-query';
import type { ProductPage } from '@/lib/domain/lists/product-list';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/response-body';
import { type CallContext } from '@/lib/upstream/transport/call';
import { count, flag, list, positive, required, text } from '@/lib/upstream/lenient';
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
    followers: z.number().int().nonnegative().nullable().catch(null),
  })
  .transform(({ id, text: name, code_name: code, pictograms, followers, sds: hasSds, ...sds }) => ({
    ...{ id, name, code, pictograms, followers, hasSds },
    ...{ sdsDate: sds.sds_revision, sdsLangs: sds.validLangs },
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
      ...{ callClass: 'own', path: '/api/v1/products', callContext, maxBytes: maxJsonBytes },
      // The default order is not sent: a platform may support no other.
      query: { page, search, sort: sort === defaultListSort ? null : sort, pictogram, lang, sds },
    },
    asJson(productPage),
  );
