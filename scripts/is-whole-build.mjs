import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run build` leaves: without one of these a part of the product does not start. */
export const buildResults = [
  '.next/BUILD_ID',
  '.next/server/app-paths-manifest.json',
  'dist/server.js',
  ...['main.js', 'cli.js', 'typesetting-process.js', 'reading-worker.js'].map((file) => `platform/dist/${file}`),
];

/** Is everything of a build below the folder `root`? A stamp alone does not say: parts can be deleted after it was written. */
export const isWholeBuild = (root) => buildResults.every((path) => existsSync(join(root, path)));
