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
 * Loads the label as an SVG drawing, gzipped. A product's default label in a language, with which its view begins, is cached;
 * there are too many other settings to cache.
 * @throws {UpstreamError}
 */
export async function loadLabelDrawing(
  { id, dossier, settings }: { id: number; dossier: Dossier; settings: LabelSettings },
  callContext: CallContext,
  signal: AbortSignal,
): Promise<Buffer> {
  const draw = async (context: CallContext, signal?: AbortSignal) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return (await compress(await fetchLabelDrawing(id, query, context, signal))).toString('base64');
  };
  const { primaryLanguage } = settings;
  const isDefault = labelSearch(settings, defaultLabelSettings(labelOptionsOf(dossier), primaryLanguage)) === '';
  const base64 = isDefault
    ? await cachedForAnonymous(callContext, `label ${id} ${primaryLanguage}`, (context) => draw(context))
    : await draw(callContext, signal);
  return Buffer.from(base64, 'base64');
}
