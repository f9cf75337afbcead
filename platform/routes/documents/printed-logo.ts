import type { Asset, AssetStore } from '../../runtime/assets.ts';
import type { PrintedLogo } from '../../documents/pdf/print-data.ts';
import { LogoError, maxLogoBytes, plainDrawing } from '../../sharing/sender-logo.ts';

/** Caches drawings by asset, since assets do not change while the platform runs. */
const drawings = new WeakMap<Asset, string | null>();

/**
 * The logo that a product names, for the first page of its sheets: shapes and colours only, as in mails. Null without a logo, and for a file
 * that is missing, larger than 1 MiB, or contains anything else.
 */
export function printedLogo(
  assets: AssetStore,
  { logo, supplier }: { logo: string | null; supplier: { name: string } },
): PrintedLogo | null {
  const asset = logo === null ? undefined : assets.get(`logos/${logo}`);
  if (!asset) return null;
  if (!drawings.has(asset)) drawings.set(asset, readDrawing(asset));
  const svg = drawings.get(asset);
  return svg ? { svg, name: supplier.name } : null;
}

function readDrawing({ content }: Asset): string | null {
  if (content.byteLength > maxLogoBytes) return null;
  try {
    return plainDrawing(content);
  } catch (error) {
    if (error instanceof LogoError) return null;
    throw error;
  }
}
