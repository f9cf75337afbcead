import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * `npm run sbom`: writes the packages of the product as CycloneDX to standard output. `npm sbom --omit dev` alone also omits
 * packages that a tool depends on too, such as React, so npm gets the manifests and the lock file without the tools.
 */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const omitTools = (manifest) => ({ ...manifest, devDependencies: undefined });

const lock = read('package-lock.json');
const isTool = (path) => /^(?:node_modules\/@dossier\/)?(?:tests|bench)$/.test(path);
const shipped = Object.entries(lock.packages).filter(
  ([path, { dev, devOptional }]) => !dev && !devOptional && !isTool(path),
);
lock.packages = Object.fromEntries(shipped.map(([path, entry]) => [path, omitTools(entry)]));
lock.packages[''].workspaces = ['platform'];

const temporary = mkdtempSync(join(tmpdir(), 'dossier-sbom-'));
try {
  // npm names the root component after its folder.
  const folder = join(temporary, 'dossier');
  const files = {
    'package.json': { ...omitTools(read('package.json')), workspaces: ['platform'] },
    'platform/package.json': omitTools(read('platform/package.json')),
    'package-lock.json': lock,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  execFileSync('npm', ['sbom', ...options], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
} finally {
  rmSync(temporary, { recursive: true });
}
