import 'server-only';
import { z } from 'zod';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { positive } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';

/**
 * The permalink id of the product with a GTIN of 14 digits (docs/platform-api.md 3.15).
 * @throws {UpstreamError} `not-found`, `removed`, or an outage
 */
export const fetchIdOfGtin = (gtin: string): Promise<number> =>
  get(
    {
      callClass: 'product',
      path: `/api/v1/p/gtin/${gtin}`,
      callContext: { interfaceLang: 'en' },
      maxBytes: maxJsonBytes,
    },
    asJson(z.object({ id: positive }).transform(({ id }) => id)),
  );
