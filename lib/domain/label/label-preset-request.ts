import { z } from 'zod';
import { parsePresetName } from '@/lib/domain/label/label-presets';

const id = z.int().min(1).max(999_999_999);
const name = z.string().max(1000).transform(parsePresetName).pipe(z.string());
const query = z.string().max(1000);

/** A change of the workgroup's presets. */
export const labelPresetRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), name, query }),
  z.object({ action: z.literal('change'), id, name: name.optional(), query: query.optional() }),
  z.object({ action: z.literal('delete'), id }),
]);
export type LabelPresetRequest = z.infer<typeof labelPresetRequest>;
