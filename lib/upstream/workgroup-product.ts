import 'server-only';
import { z } from 'zod';
import type { FormulationRow, WorkgroupProduct } from '@/lib/domain/product/formulation';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { type CallContext } from '@/lib/upstream/transport/call';
import { group, list, number, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** docs/platform-api.md, 4.1. A row that does not say what it is counts as a material: a sum must not lack it unseen. */
const row = z.object({
  product_name: text,
  supplier: text,
  purpose: text,
  content: number,
  volume: number,
  price: number,
  instruction: text,
  child_source: z.enum(['M', 'N']).catch('M'),
});

const rows = list(row).transform((entries) =>
  entries.flatMap(({ child_source: source, product_name: name, instruction, ...material }): FormulationRow[] => {
    if (source === 'M') return [{ kind: 'material', name, instruction, ...material }];
    return instruction === null ? [] : [{ kind: 'instruction', instruction }];
  }),
);

const workgroupDetail = z.object({
  basic: z.object({ id: z.coerce.number() }),
  steps: group({ formulation_mixer: rows }),
  material: group({ data: rows }),
});

/**
 * What the workgroup of a logged-in visitor sees of a product in its list, its texts in the asker's interface language
 * (docs/platform-api.md 3.6). Confidential: for this visitor only, for no cache. A breaker of its own keeps a platform that
 * fails here from closing the public dossiers.
 * @throws {UpstreamError} `not-found` for a product that is not in the list; `unauthorized`, unasked, for an anonymous asker
 */
export async function fetchWorkgroupProduct(id: number, callContext: CallContext): Promise<WorkgroupProduct> {
  const path = `/api/v1/products/${id}/detail`;
  if (!callContext.visitor) throw UpstreamError.ofStatus(401, { method: 'GET', path });
  const ofThisProduct = workgroupDetail.refine(({ basic }) => basic.id === id, 'another product');
  const call = { callClass: 'own', path, callContext, maxBytes: maxJsonBytes } as const;
  const { steps, material } = await get(call, asJson(ofThisProduct));
  return { formulation: steps.formulation_mixer, materials: material.data };
}
