import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Dossier } from '@/lib/domain/product/dossier';
import { labelCallQuery, labelSearch } from '@/lib/domain/label/label-query';
import { defaultLabelSettings, labelOffer, type LabelSettings } from '@/lib/domain/label/label-settings';
import { cachedFor } from '@/lib/loaders/data/cached-for-anonymous';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchLabelDrawing } from '@/lib/upstream/label';

const compress = promisify(gzip);

/**
 * The label as an SVG drawing, gzipped. A product's ordinary label in a language, with which its view begins, comes from the
 * cache; of other settings there are too many to keep.
 * @throws {UpstreamFailure}
 */
export async function loadLabelDrawing(
  { id, dossier, settings }: { id: number; dossier: Dossier; settings: LabelSettings },
  asker: Asker,
  signal: AbortSignal,
): Promise<Buffer> {
  const draw = async (one: Asker, signal?: AbortSignal) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return (await compress(await fetchLabelDrawing(id, query, one, signal))).toString('base64');
  };
  const { leadingLanguage } = settings;
  const isOrdinary = labelSearch(settings, defaultLabelSettings(labelOffer(dossier), leadingLanguage)) === '';
  const base64 = isOrdinary
    ? await cachedFor(asker, `label ${id} ${leadingLanguage}`, (one) => draw(one))
    : await draw(asker, signal);
  return Buffer.from(base64, 'base64');
}
