import 'server-only';
import { cached } from '@/lib/upstream/data-cache';
import { type UpstreamResponse } from '@/lib/upstream/transport/call';
import { get } from '@/lib/upstream/transport/client';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Folders of the platform's assets that pages use (docs/platform-api.md 3.13). */
export const assetKinds = ['logos', 'pictograms', 'signs'] as const;
export type AssetKind = (typeof assetKinds)[number];

const maxAssetBytes = 512_000;

/**
 * Fetches an image of the platform. `name` is `^[\w-]+\.(svg|png|jpg)$`, validated by the caller.
 * @throws {UpstreamError}
 */
export function fetchAsset(kind: AssetKind, name: string): Promise<UpstreamResponse> {
  return get(
    {
      callClass: 'asset',
      path: `/v2/assets/${kind}/${name}`,
      accept: 'image/*',
      callContext: { interfaceLang: 'en' },
      maxBytes: maxAssetBytes,
    },
    (response) => response,
  );
}

const mediaTypes: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/**
 * Loads an image of the platform with its media type, which must match the file extension.
 * @throws {UpstreamError}
 */
export async function loadAsset(kind: AssetKind, name: string): Promise<{ mediaType: string; bytes: Buffer }> {
  const expected = mediaTypes[name.split('.').at(-1) ?? ''] ?? '';
  const { mediaType, base64 } = await cached(`asset ${kind} ${name}`, async () => {
    const { contentType, body } = await fetchAsset(kind, name);
    const actual = contentType.split(';')[0]!.trim();
    if (actual !== expected)
      throw new UpstreamError('not-found', { method: 'GET', path: `/v2/assets/${kind}/${name}` });
    return { mediaType: actual, base64: body.toString('base64') };
  });
  return { mediaType, bytes: Buffer.from(base64, 'base64') };
}
