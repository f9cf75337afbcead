import { readFileSync } from 'node:fs';

/** Licences of shipped packages. Each may be used in a product under the MIT licence, with its notice in the package. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  // Fonts, which are shipped unchanged.
  'OFL-1.1',
  // Data about browsers, which the build reads.
  'CC-BY-4.0',
  // libvips, a library beside sharp that is not changed and can be replaced.
  'LGPL-3.0-or-later',
]);

interface LockedPackage {
  license?: string;
  dev?: true;
  link?: true;
}

test('every package that is shipped has a licence of the list', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  expect(shipped.length).toBeGreaterThan(200);
  const others = shipped.filter(
    ([, { license = 'none' }]) => !license.split(' AND ').every((licence) => allowed.has(licence)),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
