import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root-folder.ts';

export interface Asset {
  content: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
}

/** Assets by their path below /v2/assets, `pictograms/GHS02.svg`. Nothing else is served. */
export type AssetStore = ReadonlyMap<string, Asset>;

const folders = ['logos', 'pictograms', 'signs'];
const fileName = /^[\w-]+\.svg$/;

const logoFolder = join(root, 'assets', 'logos');

/** The file names of the suppliers' logos. */
export const logos = (): string[] => readdirSync(logoFolder).filter((name) => fileName.test(name));

export const logoFile = (name: string): string => join(logoFolder, name);

/** Reads all drawings into memory: they are small, and a fixed list of paths prevents path traversal. */
export function readAssets(directory: string): AssetStore {
  const names = folders
    .filter((folder) => existsSync(join(directory, folder)))
    .flatMap((folder) =>
      readdirSync(join(directory, folder))
        .filter((name) => fileName.test(name))
        .map((name) => `${folder}/${name}`),
    );
  return new Map(names.map((name) => [name, readAsset(join(directory, name))]));
}

function readAsset(path: string): Asset {
  const content = new Uint8Array(readFileSync(path));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { content, type: 'image/svg+xml', etag };
}
