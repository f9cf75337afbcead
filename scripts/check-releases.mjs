import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Lists the packages, by default those that the product depends on directly, that have had no release for three years and no row
 * in docs/packages.md; ends with 1 if there is one. It asks npm's registry, so it is run by hand before a release:
 * node scripts/check-releases.mjs [NAME …]
 */
const maxAgeMs = 3 * 365.25 * 24 * 3_600_000;

const direct = ['package.json', 'platform/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).dependencies),
);
const chosenNames = process.argv.slice(2);
const recorded = [...readFileSync(join(root, 'docs/packages.md'), 'utf8').matchAll(/^\| `([^`]+)` /gm)].map(
  ([, name]) => name,
);

function lastRelease(name) {
  const time = JSON.parse(execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' }));
  return Object.entries(time)
    .flatMap(([version, date]) => (/^\d/.test(version) ? [date] : []))
    .sort()
    .at(-1);
}

const oldPackages = [...new Set(chosenNames.length > 0 ? chosenNames : direct)]
  .map((name) => ({ name, date: lastRelease(name) }))
  .filter(({ date }) => Date.now() - Date.parse(date) > maxAgeMs);
for (const { name, date } of oldPackages)
  console.log(`${name} ${date.slice(0, 10)}${recorded.includes(name) ? '' : ': no row in docs/packages.md'}`);
process.exit(oldPackages.every(({ name }) => recorded.includes(name)) ? 0 : 1);
