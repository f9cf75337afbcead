import 'server-only';
import { cached } from '@/lib/upstream/data-cache';
import { type AssetKind, fetchAsset } from '@/lib/upstream/asset';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Media types of drawings, by the file's ending. */
const mediaTypes: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/**
 * A drawing of the platform with its media type, which must be what the name promises.
 * @throws {UpstreamError}
 */
export async function loadAsset(kind: AssetKind, name: string): Promise<{ mediaType: string; bytes: Buffer }> {
  const promised = mediaTypes[name.split('.').at(-1) ?? ''] ?? '';
  const { mediaType, base64 } = await cached(`asset ${kind} ${name}`, async () => {
    const { contentType, body } = await fetchAsset(kind, name);
    const given = contentType.split(';')[0]!.trim();
    if (given !== promised) throw new UpstreamError('not-found', { method: 'GET', path: `/v2/assets/${kind}/${name}` });
    return { mediaType: given, base64: body.toString('base64') };
  });
  return { mediaType, bytes: Buffer.from(base64, 'base64') };
}
