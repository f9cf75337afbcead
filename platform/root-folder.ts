import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** The platform's folder. The bundle stands one below the files that it reads. */
export const root = basename(folder) === 'dist' ? dirname(folder) : folder;

export const readVersion = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
