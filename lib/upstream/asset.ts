import 'server-only';
import { get } from '@/lib/upstream/transport/client';
import { type Answer } from '@/lib/upstream/transport/call';

/** Folders of the platform's assets that pages show (docs/platform-api.md 3.13). */
export const assetKinds = ['logos', 'pictograms', 'signs'] as const;
export type AssetKind = (typeof assetKinds)[number];

const maxAssetBytes = 512_000;

/**
 * A drawing of the platform. `name` is `^[\w-]+\.(svg|png|jpg)$`, checked by the caller.
 * @throws {UpstreamFailure}
 */
export function fetchAsset(kind: AssetKind, name: string): Promise<Answer> {
  return get(
    {
      callClass: 'asset',
      path: `/v2/assets/${kind}/${name}`,
      accept: 'image/*',
      asker: { interfaceLang: 'en' },
      maxBytes: maxAssetBytes,
    },
    (answer) => answer,
  );
}
