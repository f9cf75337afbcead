import 'server-only';
import { z } from 'zod';
import type { Derivation, FormulationRow, WorkgroupProduct } from '@/lib/domain/product/formulation';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import { type CallContext } from '@/lib/upstream/transport/call';
import { flag, group, list, number, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** docs/platform-api.md, 4.1. A row without a kind counts as a material, so that sums include it. */
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

const step = z
  .object({
    ingredient: required,
    content: number,
    limit: number,
    limit_unit: text,
    limit_source: text,
    factor: number,
    contribution: number,
    in_sum: z.boolean().catch(true),
  })
  .transform(({ limit_unit: limitUnit, limit_source: limitSource, in_sum: isInSum, ...rest }) => ({
    ...rest,
    limitUnit,
    limitSource,
    isInSum,
  }));
const result = {
  name: required,
  provision: text,
  value: number,
  limit: number,
  unit: text,
  reasons: list(required),
  steps: list(step),
};
const derivedClass = z
  .object({ ...result, category: required, h: list(required), basis: text, declared: flag })
  .transform(({ h: statements, declared: isDeclared, ...rest }) => ({ ...rest, statements, isDeclared }));
const notClassified = z
  .object({
    ...result,
    outcome: z.enum(['open', 'conclusive', 'noData', 'inconclusive', 'notApplicable']),
    outcome_text: required,
  })
  .transform(({ outcome_text: outcomeText, ...rest }) => ({ ...rest, outcomeText }));

/** docs/platform-api.md, 4.2; null where a platform does not derive classifications, and for what is none. */
const derivation = z
  .object({ classes: list(derivedClass), not_classified: list(notClassified) })
  .transform(({ classes, not_classified: notClassified }): Derivation | null =>
    classes.length + notClassified.length > 0 ? { classes, notClassified } : null,
  )
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

const workgroupDetail = z.object({
  basic: z.object({ id: z.coerce.number() }),
  steps: group({ formulation_mixer: rows }),
  material: group({ data: rows }),
  derivation,
});

/**
 * Fetches the detail of a product in the list of a logged-in visitor's workgroup, its texts in the caller's interface language
 * (docs/platform-api.md 3.6). Confidential: for this visitor only, never cached. Its own circuit breaker keeps failures here
 * from affecting the public dossiers.
 * @throws {UpstreamError} `not-found` for a product that is not in the list; `unauthorized`, without a call, for an anonymous caller
 */
export async function fetchWorkgroupProduct(id: number, callContext: CallContext): Promise<WorkgroupProduct> {
  const path = `/api/v1/products/${id}/detail`;
  if (!callContext.visitor) throw UpstreamError.fromStatus(401, { method: 'GET', path });
  const detailSchema = workgroupDetail.refine(({ basic }) => basic.id === id, 'another product');
  const call = { callClass: 'own', path, callContext, maxBytes: maxJsonBytes } as const;
  const { steps, material, derivation: derived } = await get(call, parseJson(detailSchema));
  return { formulation: steps.formulation_mixer, materials: material.data, derivation: derived };
}
