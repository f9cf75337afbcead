import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const services = [read('package.json'), read('platform/package.json')];

test('npm run sbom names every package that is shipped, in its version, and no tool', () => {
  const written = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { bomFormat, components } = JSON.parse(written) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string; purl: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const shipped = services.flatMap(({ dependencies }) => Object.keys(dependencies));
  const missing = shipped.filter((name) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string };
    return !named.has(`pkg:npm/${name}@${version}`);
  });
  expect(missing).toEqual([]);
  expect(
    [...named].filter((purl) => /^pkg:npm\/(?:oxlint|jest|fast-check|oxfmt|playwright|@playwright\/test)@/.test(purl)),
  ).toEqual([]);
});
