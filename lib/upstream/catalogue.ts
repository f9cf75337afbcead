import 'server-only';
import { z } from 'zod';
import { type CataloguePage, type CatalogueQuery, signalWords, type Supplier } from '@/lib/domain/lists/catalogue';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/response-body';
import type { CallContext } from '@/lib/upstream/transport/call';
import { count, flag, list, positive, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';

const supplier = z.object({ id: required, text: required }).transform(({ id, text: name }) => ({ id, name }));

const row = z
  .object({
    id: positive,
    text: required,
    code_name: text,
    supplier: supplier.nullable().catch(null),
    signal_word: z.enum(signalWords).nullable().catch(null),
    pictograms: list(z.string().regex(/^[\w-]{1,20}$/)),
    sds: flag,
    sds_revision: text,
    validLangs: list(positive),
    emergency: flag,
  })
  .transform(({ text: name, code_name: code, signal_word: signalWord, sds: hasSds, ...rest }) => ({
    ...{ id: rest.id, name, code, supplier: rest.supplier, signalWord, pictograms: rest.pictograms },
    ...{ hasSds, sdsDate: rest.sds_revision, sdsLangs: rest.validLangs, hasEmergency: rest.emergency },
  }));

const page = z
  .object({ data: list(row), pages: positive.catch(1), total: count, more: flag, similar: flag })
  .transform(({ data: products, more: hasMore, similar: isSimilar, ...rest }) => ({
    ...{ products, hasMore, isSimilar },
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
      ...{ callClass: 'catalogue', path: '/api/v1/p/catalogue', callContext, maxBytes: maxJsonBytes },
      query: { page: number === 1 ? null : number, search, supplier, pictogram, signal, lang, audience },
    },
    asJson(page),
  );

/**
 * Fetches the suppliers of the published products.
 * @throws {UpstreamError}
 */
export const fetchSuppliers = (callContext: CallContext): Promise<Supplier[]> =>
  get(
    { callClass: 'catalogue', path: '/api/v1/p/suppliers', callContext, maxBytes: maxJsonBytes },
    asJson(z.object({ data: list(supplier) }).transform(({ data }) => data)),
  );
