import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { parseSettings } from '@/lib/settings/env';
import { maxFileBytes } from '@/lib/settings/request-bodies';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

/** The environment that compose.yaml gives to a service; a secret that comes from outside has 40 letters. */
function environmentOf(service: string): Record<string, string> {
  const block = compose.split(`\nx-${service}:`)[1]!.split('  environment:\n')[1]!;
  const lines = /^(?: {4}.*\n)+/.exec(block)![0];
  const entries = [...lines.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name, value]) => {
    const filled = value!.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(40));
    return [name, filled] as const;
  });
  return Object.fromEntries(entries);
}

test.each([
  ['web', 'lib/settings/env.ts'],
  ['platform', 'platform/runtime/env.ts'],
])('compose.yaml gives the %s instances settings that they know', (service, source) => {
  const given = Object.keys(environmentOf(service));
  expect(given).toContain('SITE_URL');
  const known = [...read(source).matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

test('compose.yaml gives the web instances settings that they accept', () => {
  expect(parseSettings(environmentOf('web'))).toMatchObject({ TRUST_PROXY: true, REDIS_URL: 'redis://valkey:6379' });
});

test('nginx leads to services of compose.yaml, and they are reached through it', () => {
  const { PORT, PLATFORM_PORT } = parseSettings({});
  const services = [...compose.matchAll(/^ {2}(\w+):(?: \*\w+)?$/gm)].map(([, name]) => name);
  const servers = [...read('deploy/nginx.conf').matchAll(/^ +server (\w+):(\d+)/gm)].map(([, name, port]) => [
    name,
    port,
  ]);
  expect(servers).toEqual([
    ['web1', String(PORT)],
    ['web2', String(PORT)],
    ['platform1', String(PLATFORM_PORT)],
    ['platform2', String(PLATFORM_PORT)],
  ]);
  expect(services).toEqual(expect.arrayContaining(servers.map(([name]) => name)));
  const listens = [...read('deploy/nginx.conf').matchAll(/^ +listen (\d+);/gm)].map(([, port]) => port);
  expect(listens).toEqual([/'(\d+):\1'/.exec(compose)![1], new URL(environmentOf('web').PLATFORM_URL!).port]);
});

test('nginx lets the largest file of a draft through to the web app, and from there to the platform', () => {
  const mebibytes = maxFileBytes / 2 ** 20;
  const nginx = read('deploy/nginx.conf');
  for (const block of ['location /p/api/studio/ {', 'listen 4010;']) {
    const [, bound] = /^\s+client_max_body_size (\d+)m;/.exec(nginx.split(block)[1]!)!;
    expect({ block, letsThrough: Number(bound) > mebibytes }).toEqual({ block, letsThrough: true });
  }
});

test('nginx passes on response heads as large as the request heads that it takes: each login sets large cookies', () => {
  const config = read('deploy/nginx.conf');
  const [, size] = /^ +large_client_header_buffers 4 (\w+);$/m.exec(config)!;
  expect(config).toMatch(new RegExp(`^proxy_buffer_size ${size};\nproxy_buffers 8 ${size};$`, 'm'));
});

test('nginx passes on nothing of a client that the web apps trust a proxy with', () => {
  const headers = [...read('deploy/nginx.conf').matchAll(/^  proxy_set_header ([\w-]+) (.+);$/gm)];
  expect(Object.fromEntries(headers.map(([, name, value]) => [name!.toLowerCase(), value]))).toMatchObject({
    ...{ 'x-forwarded-for': '$remote_addr', 'x-forwarded-port': '""', forwarded: '""' },
    ...{ 'x-request-id': '$request_id', traceparent: '""', tracestate: '""', baggage: '""' },
  });
});

/** What the builds make. */
const made = ['node_modules', '.next', 'dist'];
const copied = (image: string) =>
  [...dockerfile.matchAll(new RegExp(`^COPY ${image}(.*) \\S+$`, 'gm'))]
    .flatMap(([, sources]) => sources!.trim().split(' '))
    .map((source) => source.replace('/app/', ''));

test('the images are made of files that are there', () => {
  const sources = [...copied('--from=build'), ...copied('(?!--from)')];
  expect(sources).toEqual(expect.arrayContaining(['dist', 'messages', 'platform', 'package-lock.json']));
  expect(sources.filter((source) => !made.includes(source) && !existsSync(source))).toEqual([]);
});

/** What an image runs under its supervisor. */
function commandOf(program: string): string[] {
  const [, command] = new RegExp(`^CMD \\["node", "scripts/supervise.mjs", "${program}", (.*)\\]$`, 'm').exec(
    dockerfile,
  )!;
  return JSON.parse(`[${command}]`) as string[];
}

test.each([
  ['web app', 'webAppFlags'],
  ['platform', 'platformFlags'],
])('Node runs the %s in its image with the flags of `npm start`', (program, list) => {
  const [, flags] = new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(read('scripts/prepare.mjs'))!;
  expect(commandOf(program).slice(0, -1)).toEqual([...flags!.matchAll(/'(.+)'/g)].map(([, flag]) => flag));
});

test('the web app’s image has what its server imports: its bundle, and packages that are installed there', () => {
  expect(commandOf('web app').at(-1)).toBe('dist/server.js');
  const { metafile } = buildSync({
    ...{ entryPoints: ['server.ts'], bundle: true, packages: 'external', format: 'esm', platform: 'node' },
    ...{ write: false, metafile: true },
  });
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]);
  expect(packages).toContain('next');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
