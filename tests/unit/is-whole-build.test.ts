import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildResults, isWholeBuild } from '@/scripts/is-whole-build.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dossier-build-'));
  for (const path of buildResults) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build with all of its results is whole', () => expect(isWholeBuild(root)).toBe(true));

test.each(['platform/dist', '.next', ...buildResults])('a build without %s is not whole: it is made again', (path) => {
  rmSync(join(root, path), { recursive: true });
  expect(isWholeBuild(root)).toBe(false);
});
