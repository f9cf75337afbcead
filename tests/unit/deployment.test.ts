import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildSync } from 'esbuild';
import { parseSettings } from '@/lib/settings/env';
import { maxFileBytes } from '@/lib/settings/request-bodies';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const dockerfile = read('Dockerfile');

interface Service {
  image?: string;
  build?: { target: string };
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  cpus?: number;
  privileged?: boolean;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  secrets?: string[];
  environment?: Record<string, string | null>;
}
interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
}
const readCompose = (file: string) => parse(read(file), { merge: true, logLevel: 'error' }) as ComposeFile;
const compose = readCompose('compose.yaml');
const { services } = compose;
const serviceNames = Object.keys(services);

const secretsFolder = mkdtempSync(join(tmpdir(), 'dossier-secrets-'));
afterAll(() => rmSync(secretsFolder, { recursive: true }));

/** The environment that compose.yaml gives to a service; a secret has 40 letters. */
function environmentOf(service: string): Record<string, string> {
  const { environment = {}, secrets = [] } = services[service]!;
  for (const secret of secrets) writeFileSync(join(secretsFolder, secret), `${'x'.repeat(40)}\n`);
  const entries = Object.entries(environment).flatMap(([name, value]) => {
    if (value === null) return [];
    const filled = value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace('/run/secrets', secretsFolder);
    return [[name, filled] as const];
  });
  return Object.fromEntries(entries);
}

/** What the images and the networks of compose.yaml decide. */
const decided = ['DATA_DIR', 'HOST', 'PLATFORM_HOST', 'PLATFORM_PORT', 'PORT', 'SESSION_DIR', 'NODE_ENV'];

test.each([
  ['web1', 'lib/settings/env.ts'],
  ['platform1', 'platform/runtime/env.ts'],
])('compose.yaml gives %s every setting that it knows, and no other', (service, source) => {
  const settingNames = Object.entries(services[service]!.environment!).map(([name, value]) =>
    value?.startsWith('/run/secrets/') ? name.replace(/_FILE$/, '') : name,
  );
  const known = [...read(source).matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  expect(settingNames.sort()).toEqual([...new Set(known)].filter((name) => !decided.includes(name)).sort());
});

test.each(['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json'])(
  '%s asks for metrics only that the programs export',
  (file) => {
    const exported = [...read('docs/operations.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
    const queried = [...read(file).matchAll(/\b(?:dossier|http)_\w+(?=[ {[)])/g)].map(([name]) => name);
    expect(queried.length).toBeGreaterThan(5);
    expect(
      queried.filter((name) => !exported.includes(name.replace(/_(?:bucket|count)$/, '')) && !exported.includes(name)),
    ).toEqual([]);
  },
);

test('deploy/dossier@.service starts what `npm start` starts, with the data of its own folder', () => {
  const unit = read('deploy/dossier@.service');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(unit).toContain(`\nExecStart=/usr/bin/${scripts.start}\n`);
  expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/dossier /m);
  expect(unit).toMatch(/^StateDirectory=dossier$/m);
});

test('compose.erp.yaml opens the calls of the platform that are for programs on other machines, and no others', () => {
  const locations = [...read('deploy/erp.conf').matchAll(/^location (.*) \{\n(?:  .*\n)*  proxy_pass (.*);\n\}$/gm)];
  expect(locations.map(([, path, target]) => [path, target])).toEqual([
    ['= /api/oauth2/token', 'http://platform'],
    ['= /api/oauth2/revoke', 'http://platform'],
    ['/api/v1/admin/', 'http://platform'],
  ]);
  const [source, target] = readCompose('compose.erp.yaml').services.nginx!.volumes![0]!.split(':') as [string, string];
  expect(source).toBe('./deploy/erp.conf');
  const [, folder] = /^ +include (.*)\*\.conf;$/m.exec(read('deploy/nginx.conf'))!;
  expect(target).toBe(`${folder}erp.conf`);
});

test('compose.yaml gives the web instances settings that they accept, the secrets from their files', () => {
  expect(parseSettings(environmentOf('web1'))).toMatchObject({
    TRUST_PROXY: true,
    REDIS_URL: 'redis://valkey:6379',
    SESSION_SECRET: ['x'.repeat(40)],
    PURGE_SECRET: 'x'.repeat(40),
  });
});

test.each(serviceNames)(
  '%s of compose.yaml runs without root, capabilities and writable files, and within limits',
  (name) => {
    const { user = 'root', privileged, ...service } = services[name]!;
    expect(user).not.toMatch(/^(?:root|0)\b/);
    expect(privileged).toBeUndefined();
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      pids_limit: 256,
      cpus: expect.any(Number) as number,
      tmpfs: expect.arrayContaining(['/tmp']) as string[],
    });
  },
);

test('a service of compose.yaml reaches those only that it speaks with, and only nginx is reached from outside', () => {
  const members = (network: string) => serviceNames.filter((name) => services[name]!.networks!.includes(network));
  const membersOf = Object.fromEntries(Object.keys(compose.networks).map((network) => [network, members(network)]));
  expect(membersOf).toEqual({
    edge: ['nginx'],
    web: ['nginx', 'web1', 'web2'],
    platform: ['nginx', 'platform1', 'platform2'],
    sessions: ['web1', 'web2', 'valkey'],
    database: ['platform1', 'platform2', 'postgres'],
    mail: ['platform1', 'platform2', 'mailpit'],
  });
  const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
  expect(open.map(([network]) => network)).toEqual(['edge', 'mail']);
  const published = serviceNames.flatMap((name) => (services[name]!.ports ?? []).map((port) => `${name} ${port}`));
  // The test mailbox is for this machine.
  expect(published).toEqual(['nginx 8080:8080', 'mailpit 127.0.0.1:8025:8025']);
});

test('no secret is in the environment of compose.yaml: each is a file that its services name', () => {
  for (const name of serviceNames) {
    const { environment = {}, secrets = [] } = services[name]!;
    const names = Object.keys(environment);
    expect(names.filter((key) => /SECRET|PASSWORD|DATABASE_URL/.test(key) && !key.endsWith('_FILE'))).toEqual([]);
    const files = names.map((key) => environment[key]).filter((value) => value?.startsWith('/run/secrets/'));
    expect(files.sort()).toEqual(secrets.map((secret) => `/run/secrets/${secret}`).sort());
  }
  const files = Object.entries(compose.secrets).map(([name, { file }]) => [name, file]);
  expect(files).toEqual(Object.keys(compose.secrets).map((name) => [name, `./secrets/${name}`]));
  expect(read('.gitignore')).toMatch(/^\/secrets\/$/m);
  expect(read('.dockerignore')).toMatch(/^secrets$/m);
});

const digest = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/;

test('every image is pinned by its digest: those of compose.yaml, and those that Dockerfile begins with', () => {
  const images = serviceNames.flatMap((name) => services[name]!.image ?? []);
  expect(images).toHaveLength(4);
  expect(images.filter((image) => !digest.test(image))).toEqual([]);
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, stage]) => ({ from: from!, stage }));
  expect(stages).toHaveLength(dockerfile.match(/^FROM /gm)!.length);
  const begins = stages.filter(({ from }) => !stages.some(({ stage }) => stage === from));
  expect(begins.map(({ from }) => digest.test(from))).toEqual([true]);
});

test('packages of images are installed by `npm ci`, with the checksums of the lock file', () => {
  const commands = [...dockerfile.matchAll(/ npm (\w+)/g)].map(([, command]) => command);
  expect(commands).toEqual(['ci', 'run', 'ci', 'ci']);
});

test('a program listens on all addresses only in its image, where its network says who reaches it', () => {
  const { HOST } = parseSettings({});
  expect(HOST).toBe('127.0.0.1');
  expect(dockerfile).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 /m);
  expect(dockerfile).toMatch(/^ENV NODE_ENV=production PLATFORM_HOST=0\.0\.0\.0 /m);
});

test('compose.tls.yaml publishes https, and http only to lead there', () => {
  const { nginx } = readCompose('compose.tls.yaml').services;
  expect(nginx!.ports).toEqual(['443:8443', '80:8081']);
  const [, redirect] = /listen 8081;\n\s+(.*)\n/.exec(read('deploy/nginx.conf'))!;
  expect(redirect).toBe('return 308 https://$host$request_uri;');
  const tls = read('deploy/tls.conf');
  expect(tls).toMatch(/^listen 8443 ssl;$/m);
  expect(tls).toMatch(/^ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  for (const secret of nginx!.secrets!) expect(tls).toContain(`/run/secrets/${secret};`);
  expect(nginx!.volumes).toEqual(['./deploy/tls.conf:/etc/nginx/tls/tls.conf:ro']);
  expect(read('deploy/nginx.conf')).toContain('include /etc/nginx/tls/*.conf;');
});

test('nginx leads to services of compose.yaml, and they are reached through it', () => {
  const { PORT, PLATFORM_PORT } = parseSettings({});
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
  expect(serviceNames).toEqual(expect.arrayContaining(servers.map(([name]) => name)));
  const listens = [...read('deploy/nginx.conf').matchAll(/^ +listen (\d+);/gm)].map(([, port]) => port);
  expect(listens).toEqual(['8080', '8081', new URL(environmentOf('web1').PLATFORM_URL!).port]);
  expect(services.nginx!.ports).toEqual(['8080:8080']);
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
    'x-forwarded-for': '$remote_addr',
    'x-forwarded-port': '""',
    forwarded: '""',
    'x-request-id': '$request_id',
    traceparent: '""',
    tracestate: '""',
    baggage: '""',
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
    entryPoints: ['server.ts'],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
  });
  const packages = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]);
  expect(packages).toContain('next');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
