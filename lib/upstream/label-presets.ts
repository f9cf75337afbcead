import 'server-only';
import { z } from 'zod';
import type { LabelPresetRequest } from '@/lib/domain/label/label-preset-request';
import type { LabelPresets } from '@/lib/domain/label/label-presets';
import { count, list, positive, required } from '@/lib/upstream/lenient';
import type { CallContext } from '@/lib/upstream/transport/call';
import { get, post } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const path = '/api/v1/label/presets';
const maxPresetBytes = 200_000;

const presets = z
  .object({ data: list(z.object({ id: positive, name: required, query: z.string() })), max: count })
  .transform(({ data, max }) => ({ presets: data, max }));

/**
 * Fetches the presets of the caller's workgroup (docs/platform-api.md 3.11 "Presets"); null for a platform without presets, and
 * for a user without a workgroup.
 * @throws {UpstreamError}
 */
export async function fetchLabelPresets(callContext: CallContext): Promise<LabelPresets | null> {
  try {
    return await get({ callClass: 'own', path, callContext, maxBytes: maxPresetBytes }, parseJson(presets));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Changes the presets of the caller's workgroup. @throws {UpstreamError} `rejected` with the field `name` for one that is taken */
export function changeLabelPresets(request: LabelPresetRequest, callContext: CallContext): Promise<void> {
  const { action, id, ...form } = { id: undefined, ...request };
  const suffix = { save: '', change: `/${id}`, delete: `/${id}/delete` }[action];
  const call = { callClass: 'own', path: path + suffix, callContext, maxBytes: maxPresetBytes } as const;
  return post({ ...call, form }, () => undefined);
}
