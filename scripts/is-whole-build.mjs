import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The results of `npm run build` that the product requires to start. */
export const buildResults = [
  '.next/BUILD_ID',
  '.next/server/app-paths-manifest.json',
  'dist/server.js',
  ...['main.js', 'cli.js', 'typesetting-process.js', 'reading-worker.js', 'draft-worker.js', 'cluster/PG_VERSION'].map(
    (file) => `platform/dist/${file}`,
  ),
];

/** Whether the folder `root` has all results of a build. A stamp is not enough, since files can be deleted after it was written. */
export const isWholeBuild = (root) => buildResults.every((path) => existsSync(join(root, path)));
