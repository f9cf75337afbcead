import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMisspeltSettings, parseSettings, SettingsError } from '@/lib/settings/env';

test('without settings the web app stands on localhost beside the embedded platform', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    PLATFORM_URL: 'http://127.0.0.1:4010',
    PLATFORM_PAGE_TIMEOUT_MS: 5_000,
    PLATFORM_TIMEOUT_MS: 600_000,
    TRUST_PROXY: false,
    SITEMAP: false,
    EMBED_ORIGINS: '*',
    METRICS_HOST: '127.0.0.1',
    ACCESS_LOG: true,
    isTraced: false,
  });
});

test.each([
  ['HOST', '', { HOST: '127.0.0.1' }],
  ['HOST', '0.0.0.0', { HOST: '0.0.0.0' }],
  ['PORT', '8080', { PORT: 8080, SITE_URL: 'http://localhost:8080' }],
  ['PLATFORM_PORT', '5010', { PLATFORM_URL: 'http://127.0.0.1:5010' }],
  ['SITE_URL', 'https://dossier.example/', { SITE_URL: 'https://dossier.example' }],
  ['SITE_URL', 'HTTPS://Dossier.Example', { SITE_URL: 'https://dossier.example' }],
  ['SITE_URL', 'https://dossier.example:443', { SITE_URL: 'https://dossier.example' }],
  ['SITE_URL', 'http://dossier.example:080/', { SITE_URL: 'http://dossier.example' }],
  ['BRAND', 'chemcard', { BRAND: 'chemcard' }],
  ['PLATFORM_TIMEOUT_MS', '30000', { PLATFORM_TIMEOUT_MS: 30_000, PLATFORM_PAGE_TIMEOUT_MS: 5_000 }],
  ['TRUST_PROXY', '1', { TRUST_PROXY: true }],
  ['SITEMAP', '1', { SITEMAP: true }],
  ['EMBED_ORIGINS', 'none', { EMBED_ORIGINS: 'none' }],
  [
    'EMBED_ORIGINS',
    'https://a.example http://b.example:8080',
    { EMBED_ORIGINS: 'https://a.example http://b.example:8080' },
  ],
  ['REDIS_URL', 'rediss://:secret@redis.example/1', { REDIS_URL: 'rediss://:secret@redis.example/1' }],
  ['BRAND', '', { PORT: 3000 }],
  ['IMPRINT_URL', 'https://company.example/imprint', { IMPRINT_URL: 'https://company.example/imprint' }],
  ['ACCESSIBILITY_URL', 'https://company.example/a11y', { ACCESSIBILITY_URL: 'https://company.example/a11y' }],
  ['CONTACT_URL', 'https://company.example/contact', { CONTACT_URL: 'https://company.example/contact' }],
  ['CONTACT_URL', 'mailto:info@company.example', { CONTACT_URL: 'mailto:info@company.example' }],
  ['METRICS_PORT', '0', { METRICS_PORT: 0 }],
  ['ACCESS_LOG', '0', { ACCESS_LOG: false }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', { isTraced: true }],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'https://collector.example/v1/traces', { isTraced: true }],
])('%s=%s is taken over', (name, value, expected) => {
  expect(parseSettings({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['SITE_URL', 'dossier.example'],
  ['SITE_URL', 'https://dossier.example/p'],
  ['SITE_URL', 'https://user:secret@dossier.example'],
  ['SITE_URL', 'https://dossier.example?from=mail'],
  ['SITE_URL', 'https://dossier.example#top'],
  ['SITE_URL', 'https://dossier.example//'],
  ['PLATFORM_URL', 'ftp://127.0.0.1'],
  ['PLATFORM_PAGE_TIMEOUT_MS', '5s'],
  ['PLATFORM_TIMEOUT_MS', '0'],
  ['PLATFORM_TIMEOUT_MS', '10 min'],
  ['PLATFORM_TIMEOUT_MS', '3600001'],
  ['BRAND', 'Dossier'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', `${'x'.repeat(32)},short`],
  ['REDIS_URL', 'redis.example:6379'],
  ['REDIS_URL', 'http://redis.example'],
  ['REDIS_URL', 'redis:///0'],
  ['REDIS_URL', 'redis://redis.example/sessions'],
  ['APP_URL', 'javascript:alert(1)'],
  ...['IMPRINT_URL', 'PRIVACY_URL', 'CONTACT_URL', 'ACCESSIBILITY_URL'].flatMap((name) =>
    [
      'http://company.example',
      'company.example',
      '/imprint',
      'javascript:alert(1)',
      'https://user:secret@company.example',
    ].map((value): [string, string] => [name, value]),
  ),
  ['IMPRINT_URL', 'mailto:info@company.example'],
  ['CONTACT_URL', 'info@company.example'],
  ['SECURITY_CONTACT_URL', 'security@company.example'],
  ['CONTACT_URL', 'mailto:info@company.example?bcc=other@company.example'],
  ['CONTACT_URL', 'mailto:info@company.example,other@company.example'],
  ['TRUST_PROXY', 'yes'],
  ['SITEMAP', 'on'],
  ['EMBED_ORIGINS', 'https://a.example/shop'],
  ['EMBED_ORIGINS', 'https://a.example; script-src *'],
  ['LOG_LEVEL', 'loud'],
  ['ACCESS_LOG', 'no'],
  ['METRICS_PORT', '70000'],
  ['METRICS_PORT', 'on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_SDK_DISABLED', 'yes'],
  ['CLIENT_ID', 'two words'],
  ['CLIENT_ID', 'x'.repeat(101)],
])('%s=%s stops the start with a sentence that names the variable', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^${name} (must|is required)`));
});

test('a collector is left alone with OTEL_SDK_DISABLED', () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'TRUE' };
  expect(parseSettings(environment).isTraced).toBe(false);
});

test('the sentence about a wrong address shows no password in it', () => {
  expect(() => parseSettings({ REDIS_URL: 'redis://:hunter2@redis.example/x' })).toThrow(/^(?!.*hunter2)/);
});

test('a secret may be in a file, which has to be there, and is set once only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-env-'));
  const file = join(folder, 'redis-url');
  writeFileSync(file, 'redis://:hunter2@redis.example\n');
  expect(parseSettings({ REDIS_URL_FILE: file }).REDIS_URL).toBe('redis://:hunter2@redis.example');
  expect(() => parseSettings({ REDIS_URL_FILE: file, REDIS_URL: 'redis://redis.example' })).toThrow(
    /^REDIS_URL and REDIS_URL_FILE are both set: unset one of them\.$/,
  );
  writeFileSync(file, 'redis://:hunter2@redis.example/x\n');
  expect(() => parseSettings({ REDIS_URL_FILE: file })).toThrow(/^(?!.*hunter2)REDIS_URL must/);
  rmSync(folder, { recursive: true });
  expect(() => parseSettings({ REDIS_URL_FILE: file })).toThrow(/^REDIS_URL_FILE cannot be read: ENOENT/);
});

test('every wrong setting is named at once', () => {
  expect(() => parseSettings({ PORT: 'x', BRAND: 'Y' })).toThrow(/PORT must .*\n.*BRAND must /);
});

test('beside a platform of one’s own a secret is needed: several instances must have the same', () => {
  const environment = { PLATFORM_URL: 'https://platform.example' };
  expect(() => parseSettings(environment)).toThrow(/^SESSION_SECRET is required/);
  const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(parseSettings({ ...environment, SESSION_SECRET: `${newer},${older}` })).toMatchObject({
    SESSION_SECRET: [newer, older],
    SESSION_DIR: null,
  });
});

test('beside the embedded platform logouts are kept in its folder, so that they outlive a restart', () => {
  expect(parseSettings({ DATA_DIR: '/data' }).SESSION_DIR).toBe('/data/sessions');
});

test.each([
  [{ SESION_SECRET: 'x' }, 'SESION_SECRET', 'SESSION_SECRET'],
  [{ LIMIT_PAGE: '1/1/1' }, 'LIMIT_PAGE', 'LIMIT_PAGES'],
  [{ REDIS_URL_FIEL: '/run/secret' }, 'REDIS_URL_FIEL', 'REDIS_URL_FILE'],
  [{ TRUST_PROXI: '1' }, 'TRUST_PROXI', 'TRUST_PROXY'],
  [{ log_level: 'warn' }, 'log_level', 'LOG_LEVEL'],
  [{ DATADIR: '/data' }, 'DATADIR', 'DATA_DIR'],
])('a misspelt setting is found, with the one that is meant: %j', (environment, name, meant) => {
  expect(findMisspeltSettings(environment)).toEqual([{ name, meant }]);
});

test('a variable is not taken for a misspelt setting if it is one of the other program, of other software, or if the setting is set', () => {
  const other = readFileSync(join(__dirname, '../../platform/runtime/env.ts'), 'utf8');
  const theirs = [...other.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
  expect(theirs).toContain('DATA_DIR');
  const usual =
    'PATH HOME HOSTNAME SHELL LANG PWD USER TERM POST PORTS HOSTS API_URL BRANCH MODE FTP_URL LOGNAME NODE_OPTIONS NODE_ENVIRONMENT http_proxy ' +
    'PGHOST PGPORT POSTGRES_HOST REDIS_HOST SMTP_HOST MAIL_HOST XDG_DATA_DIRS npm_lifecycle_event INIT_CWD OTEL_EXPORTER_OTLP_HEADERS ' +
    'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT OTEL_SERVICE_NAME SESSION_MANAGER KUBERNETES_PORT';
  const taken = [...theirs, ...usual.split(' ')].flatMap((name) => findMisspeltSettings({ [name]: 'x' }));
  expect(taken).toEqual([]);
  expect(findMisspeltSettings({ SITE_ULR: 'x', SITE_URL: 'https://dossier.example' })).toEqual([]);
});
