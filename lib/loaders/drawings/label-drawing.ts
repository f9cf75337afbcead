import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Dossier } from '@/lib/domain/product/dossier';
import { labelCallQuery, labelSearch } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOptionsOf, type LabelSettings } from '@/lib/domain/label/label-settings';
import { cachedForAnonymous } from '@/lib/loaders/data/cached-for-anonymous';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchLabelDrawing } from '@/lib/upstream/label';

const compress = promisify(gzip);

/**
 * The label as an SVG drawing, gzipped. A product's ordinary label in a language, with which its view begins, comes from the
 * cache; of other settings there are too many to keep.
 * @throws {UpstreamError}
 */
export async function loadLabelDrawing(
  { id, dossier, settings }: { id: number; dossier: Dossier; settings: LabelSettings },
  callContext: CallContext,
  signal: AbortSignal,
): Promise<Buffer> {
  const draw = async (one: CallContext, signal?: AbortSignal) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return (await compress(await fetchLabelDrawing(id, query, one, signal))).toString('base64');
  };
  const { primaryLanguage } = settings;
  const isDefault = labelSearch(settings, defaultLabelSettings(labelOptionsOf(dossier), primaryLanguage)) === '';
  const base64 = isDefault
    ? await cachedForAnonymous(callContext, `label ${id} ${primaryLanguage}`, (one) => draw(one))
    : await draw(callContext, signal);
  return Buffer.from(base64, 'base64');
}
