import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeSettings, findMisspeltSettings, parseSettings } from '../runtime/env.ts';
import { StartupError } from '../runtime/start-error.ts';

test('without a setting the platform listens on 4010 and keeps its data in ./data', () => {
  expect(parseSettings({})).toEqual({
    siteUrl: 'http://localhost:3000',
    port: 4010,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    clientId: 'dossier-web',
    trustProxy: false,
    webUrls: ['http://127.0.0.1:3000'],
    purgeSecret: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    renderQueuePerClient: 40,
    renderQueue: 200,
    mailQuotas: { user: 200, recipient: 20, total: 5000 },
    retention: { mailDays: null, eventDays: null },
    studioFourEyes: true,
    canFollow: true,
    demo: true,
    demoPassword: undefined,
    logLevel: 'info',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    isTraced: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ SITE_URL: '', PLATFORM_PORT: '', DEMO_PASSWORD: '' })).toEqual(parseSettings({}));
});

test.each([
  [{ PORT: '8080' }, { siteUrl: 'http://localhost:8080' }],
  [{ SITE_URL: 'https://dossier.example/', PORT: '8080' }, { siteUrl: 'https://dossier.example' }],
  [{ SITE_URL: 'HTTPS://Dossier.Example/' }, { siteUrl: 'https://dossier.example' }],
  [{ SITE_URL: 'https://dossier.example:443' }, { siteUrl: 'https://dossier.example' }],
  [{ PLATFORM_PORT: '0' }, { port: 0 }],
  [{ PLATFORM_HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ DATA_DIR: '/var/lib/dossier' }, { dataDir: '/var/lib/dossier' }],
  [{ DATABASE_URL: 'postgres://u:p@h/d' }, { databaseUrl: 'postgres://u:p@h/d' }],
  [{ CLIENT_ID: 'shop' }, { clientId: 'shop' }],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [{ STUDIO_FOUR_EYES: '0' }, { studioFourEyes: false }],
  [{ PORT: '3001' }, { webUrls: ['http://127.0.0.1:3001'] }],
  [{ WEB_URL: 'http://web1:3000/, http://web2:3000' }, { webUrls: ['http://web1:3000', 'http://web2:3000'] }],
  [{ SMTP_URL: 'smtp://u:p@mail.example:587' }, { smtpUrl: 'smtp://u:p@mail.example:587' }],
  [{ SITE_URL: 'https://dossier.example' }, { mailFrom: 'no-reply@dossier.example' }],
  [{ MAIL_FROM: 'sds@company.example' }, { mailFrom: 'sds@company.example' }],
  [
    { RENDER_QUEUE_PER_CLIENT: '10', RENDER_QUEUE: '100' },
    { renderQueuePerClient: 10, renderQueue: 100 },
  ],
  [
    { MAILS_PER_USER: '10', MAILS_PER_RECIPIENT: '1', MAILS_PER_DAY: '100000' },
    { mailQuotas: { user: 10, recipient: 1, total: 100_000 } },
  ],
  [{ KEEP_MAILS_DAYS: '367', KEEP_EVENTS_DAYS: '3653' }, { retention: { mailDays: 367, eventDays: 3653 } }],
  [{ DEMO: '0' }, { demo: false }],
  [{ DEMO_PASSWORD: 'eight888' }, { demoPassword: 'eight888' }],
  [
    { PLATFORM_METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' },
    { metricsPort: 0, metricsHost: '10.0.0.7' },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { isTraced: true }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, { isTraced: false }],
])('%j gives %j', (environment, expected) => {
  expect(parseSettings(environment)).toMatchObject(expected);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PLATFORM_PORT', '-1'],
  ['SITE_URL', 'https://dossier.example/p'],
  ['SITE_URL', 'ftp://dossier.example'],
  ['SITE_URL', 'https://user@dossier.example'],
  ['SITE_URL', 'https://dossier.example?from=mail'],
  ['DATABASE_URL', 'mysql://h/d'],
  ['CLIENT_ID', 'two words'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Sender <sds@company.example>'],
  ['MAIL_FROM', 'sds@company.example\r\nBcc: x@evil.example'],
  ['RENDER_QUEUE', '0'],
  ['RENDER_QUEUE_PER_CLIENT', '10001'],
  ['MAILS_PER_USER', '9'],
  ['MAILS_PER_RECIPIENT', '0'],
  ['MAILS_PER_DAY', '1e6'],
  ['KEEP_MAILS_DAYS', '366'],
  ['KEEP_EVENTS_DAYS', '3652'],
  ['DEMO', 'no'],
  ['DEMO_PASSWORD', 'short'],
  ['LOG_LEVEL', 'verbose'],
  ['PLATFORM_METRICS_PORT', 'on'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_SDK_DISABLED', 'yes'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const start = () => parseSettings({ [name]: value });
  expect(start).toThrow(StartupError);
  expect(start).toThrow(new RegExp(`^${name} must (?:be|have) .*\\.$`));
});

test('a secret may be in a file, which has to be there, and is set once only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-env-'));
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgresql://dossier:hunter2@postgres/dossier\n');
  expect(parseSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://dossier:hunter2@postgres/dossier');
  expect(() => parseSettings({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://localhost/dossier' })).toThrow(
    /^DATABASE_URL and DATABASE_URL_FILE are both set: unset one of them\.$/,
  );
  rmSync(folder, { recursive: true });
  expect(() => parseSettings({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL_FILE cannot be read: ENOENT/);
});

test('every wrong variable is named at once', () => {
  expect(() => parseSettings({ PORT: 'a', LOG_LEVEL: 'b' })).toThrow(/^PORT must be .*LOG_LEVEL must be/);
});

const settings = readFileSync(resolve(import.meta.dirname, '../../docs/settings.md'), 'utf8');
const examples = [...settings.matchAll(/^\| `([A-Z_]+)` +\| (?:platform|both) .*\| `([^`]+)` +\|$/gm)];
test.each(examples.map(([, name, example]) => [name!, example!]))(
  'the platform takes the example of docs/settings.md: %s, %s',
  (name, example) => {
    expect(() => parseSettings({ [name]: example })).not.toThrow();
  },
);

test.each([
  [{ SMTP_ULR: 'x' }, 'SMTP_ULR', 'SMTP_URL'],
  [{ MAIL_PER_USER: '5' }, 'MAIL_PER_USER', 'MAILS_PER_USER'],
  [{ DATABASE_URL_FIEL: '/run/secret' }, 'DATABASE_URL_FIEL', 'DATABASE_URL_FILE'],
  [{ TRUST_PROXI: '1' }, 'TRUST_PROXI', 'TRUST_PROXY'],
  [{ log_level: 'warn' }, 'log_level', 'LOG_LEVEL'],
  [{ DATADIR: '/data' }, 'DATADIR', 'DATA_DIR'],
])('a misspelt setting is found, with the one that is meant: %j', (environment, name, meant) => {
  expect(findMisspeltSettings(environment)).toEqual([{ name, meant }]);
});

test('a variable is not taken for a misspelt setting if it is one of the other program, of other software, or if the setting is set', () => {
  const other = readFileSync(resolve(import.meta.dirname, '../../lib/settings/env.ts'), 'utf8');
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

test('for support, settings are described without secrets, paths and addresses of people', () => {
  const secret = 'hunter2-hunter2-hunter2-hunter2-hunter2';
  expect(
    describeSettings({
      SITE_URL: 'https://dossier.example',
      DEMO: '0',
      FOLLOW: '',
      DATABASE_URL: `postgresql://dossier:${secret}@postgres/dossier`,
      PURGE_SECRET_FILE: `/home/eve/${secret}`,
      SMTP_URL: `smtp://eve:${secret}@mail.example`,
      DEMO_PASSWORD: secret,
      MAIL_FROM: 'eve@company.example',
      DATA_DIR: '/home/eve',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://eve:${secret}@collector`,
      SESSION_SECRET: secret,
      HOME: '/home/eve',
    }),
  ).toEqual({
    SITE_URL: 'https://dossier.example',
    DEMO: '0',
    DATABASE_URL: 'set',
    PURGE_SECRET: 'set',
    SMTP_URL: 'set',
    DEMO_PASSWORD: 'set',
    MAIL_FROM: 'set',
    DATA_DIR: 'set',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'set',
  });
});
