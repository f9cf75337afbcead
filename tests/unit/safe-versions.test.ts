import { readFileSync } from 'node:fs';

/** The lowest version of a package in which what an advisory tells of is mended, as far as the product can meet it. */
const lowest: [name: string, version: string, advisory: string, what: string][] = [
  ['next', '16.2.5', 'GHSA-267c-6grr-h53f', 'the data of a page come past the middleware'],
  ['next', '16.0.7', 'GHSA-9qr9-h5gf-34mp', 'a request runs code on the server'],
  ['next', '15.2.3', 'GHSA-f82v-jwr5-mffw', 'a header leads past the middleware'],
  ['sanitize-html', '2.17.5', 'GHSA-rpr9-rxv7-x643', 'scripts pass the sanitiser'],
  ['hono', '4.12.25', 'GHSA-rv63-4mwf-qqc2', 'a body is larger than its limit'],
  ['nodemailer', '7.0.11', 'GHSA-rcmh-qjqh-p98v', 'an address takes a process down'],
  ['nodemailer', '7.0.7', 'GHSA-mm7p-fcc7-pg87', 'a mail goes to another address than is written'],
  ['undici', '7.5.0', 'GHSA-cxrh-j4jr-qwg3', 'certificates that are no good fill the memory'],
  ['undici', '7.2.3', 'GHSA-c76h-2ccp-4975', 'boundaries of a form can be guessed'],
  ['cookie', '0.7.0', 'GHSA-pxg6-pf52-xh8x', 'a cookie’s name sets other fields'],
  ['nanoid', '3.3.8', 'GHSA-mwcw-c2x4-8c55', 'ids can be foretold'],
  ['postcss', '8.4.31', 'GHSA-7fh5-64p2-3v2j', 'a comment becomes a rule'],
  ['sharp', '0.32.6', 'GHSA-54xq-cgqr-rpm3', 'a picture writes where it must not'],
];

interface LockedPackage {
  version: string;
  dev?: true;
  link?: true;
  /** Part of another package's archive, whose integrity covers it. */
  inBundle?: true;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const publicRegistry = 'https://registry.npmjs.org/';
/** What npm downloads, by its path. */
const downloaded = Object.entries(packages).filter(
  ([path, { link, inBundle: isBundled }]) => path.includes('node_modules/') && !link && !isBundled,
);
/** Every copy of a package that is shipped, as it lies in node_modules. */
const copiesOf = (name: string) =>
  Object.entries(packages)
    .filter(([path, { dev }]) => !dev && path.endsWith(`node_modules/${name}`))
    .map(([path]) => {
      const { version } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { version: string };
      return { path, version };
    });

/** By number, part by part; a version before its release, `1.0.0-rc.1`, counts as older. */
function isOlder(version: string, other: string): boolean {
  const [numbers, expectedValue] = [version, other].map((text) => text.split('-')[0]!.split('.').map(Number));
  const firstDifference = numbers!.findIndex((number, index) => number !== expectedValue![index]);
  return firstDifference === -1 ? version.includes('-') : numbers![firstDifference]! < expectedValue![firstDifference]!;
}

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.4', '1.2.3', false],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '1.9.9', false],
  ['1.2.2', '1.2.3', true],
  ['0.99.99', '1.0.0', true],
  ['1.2.3-rc.1', '1.2.3', true],
])('%s is older than %s: %p', (version, other, is) => {
  expect(isOlder(version, other)).toBe(is);
});

test.each(lowest)('%s is %s or newer (%s: %s)', (name, version) => {
  const copies = copiesOf(name);
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.filter((copy) => isOlder(copy.version, version))).toEqual([]);
});

test('every package that is downloaded has a checksum, with which `npm ci` compares it', () => {
  expect(downloaded.length).toBeGreaterThan(1000);
  const others = downloaded.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity));
  expect(others.map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry but the public one, so that each installation has its own', () => {
  const others = downloaded.filter(([, { resolved }]) => !(resolved ?? publicRegistry).startsWith(publicRegistry));
  expect(others.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

test('the lock file has the binaries of every operating system, without which `npm ci` would leave them out', () => {
  const known = Object.keys(packages).map((path) => path.split('node_modules/').at(-1));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !known.includes(name));
  expect(missing).toEqual([]);
});

/** Packages with a hole in every version that the product could use. */
const holed: [name: string, advisory: string, what: string][] = [
  ['swagger-ui-dist', 'GHSA-vhxf-7vqr-mrjg', 'its bundle has an old DOMPurify that lets scripts pass'],
];

test.each(holed)('%s is not installed (%s: %s)', (name) => {
  expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([]);
});

test('no script of a package runs when packages are installed, and none reports installs', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(packages).filter((path) => path.includes('@scarf/'))).toEqual([]);
});
