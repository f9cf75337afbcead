import 'server-only';
import { get } from '@/lib/upstream/transport/client';
import { type UpstreamResponse } from '@/lib/upstream/transport/call';

/** Folders of the platform's assets that pages show (docs/platform-api.md 3.13). */
export const assetKinds = ['logos', 'pictograms', 'signs'] as const;
export type AssetKind = (typeof assetKinds)[number];

const maxAssetBytes = 512_000;

/**
 * A drawing of the platform. `name` is `^[\w-]+\.(svg|png|jpg)$`, checked by the caller.
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
