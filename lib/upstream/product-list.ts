import 'server-only';
import { z } from 'zod';
import type { ListQuery, ProductPage } from '@/lib/domain/product-list';
import { asJson, type Asker, get } from '@/lib/upstream/client';
import { maxJsonBytes } from '@/lib/upstream/product';

const positive = z.coerce.number().int().positive();
const text = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);
/** A list whose senseless entries are left out. */
const list = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry.nullable().catch(null))
    .nullish()
    .catch([])
    .transform((entries) => (entries ?? []).filter((one) => one !== null) as z.output<T>[]);

const row = z
  .object({
    id: positive,
    text: z.string().trim().min(1),
    code_name: text,
    sds: z.union([z.boolean(), z.literal([0, 1, '0', '1'])]).catch(false),
    sds_revision: text,
    validLangs: list(positive),
    pictograms: list(z.string().regex(/^[\w-]{1,20}$/)),
  })
  .transform(({ id, text, code_name, sds, sds_revision, validLangs, pictograms }) => ({
    ...{ id, name: text, code: code_name, pictograms },
    ...{ hasSds: sds === true || Number(sds) === 1, sdsDate: sds_revision, sdsLangs: validLangs },
  }));

const page = z
  .object({ data: list(row), pages: positive.catch(1), total: z.coerce.number().int().nonnegative() })
  .transform(({ data, pages, total }) => ({ products: data, pages, total }));

/**
 * A page of the product list of the asker's workgroup, names in the asker's interface language (docs/platform-api.md 3.7);
 * one behind the last has no rows.
 * @throws {UpstreamFailure}
 */
export const fetchProductPage = (
  { search, page: number }: Pick<ListQuery, 'search' | 'page'>,
  asker: Asker,
): Promise<ProductPage> =>
  get(
    { callClass: 'own', path: '/api/v1/products', query: { page: number, search }, asker, maxBytes: maxJsonBytes },
    asJson(page),
  );
