import 'server-only';
import { z } from 'zod';
import type { LawData } from '@/lib/domain/lists/law-data';
import { count, list, required, text } from '@/lib/upstream/lenient';
import type { CallContext } from '@/lib/upstream/transport/call';
import { maxJsonBytes } from '@/lib/upstream/product';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';

const lawData: z.ZodType<LawData> = z.object({
  tables: list(
    z.object({
      title: required,
      act: required,
      edition: required,
      published: required,
      rows: count,
      leftOut: count,
      sources: list(required),
      licence: required,
      remarks: list(required),
      replacedOn: text,
    }),
  ),
  imported: list(z.object({ title: required, published: required })),
});

/**
 * Fetches the tables of law with which products are compared (docs/platform-api.md 3.24).
 * @throws {UpstreamError} `not-found`: the platform has no such call
 */
export const fetchLawData = (callContext: CallContext): Promise<LawData> =>
  get({ callClass: 'catalogue', path: '/api/v1/p/law', callContext, maxBytes: maxJsonBytes }, parseJson(lawData));
