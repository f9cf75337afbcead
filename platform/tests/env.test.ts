import { resolve } from 'node:path';
import { parseSettings } from '../env.ts';
import { StartFailure } from '../start-failure.ts';

test('without a setting the platform listens on 4010 and keeps its data in ./data', () => {
  expect(parseSettings({})).toEqual({
    siteUrl: 'http://localhost:3000',
    port: 4010,
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    clientId: 'dossier-web',
    trustProxy: false,
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    demoPassword: undefined,
    logLevel: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ SITE_URL: '', PLATFORM_PORT: '', DEMO_PASSWORD: '' })).toEqual(parseSettings({}));
});

test.each([
  [{ PORT: '8080' }, { siteUrl: 'http://localhost:8080' }],
  [{ SITE_URL: 'https://dossier.example/', PORT: '8080' }, { siteUrl: 'https://dossier.example' }],
  [{ PLATFORM_PORT: '0' }, { port: 0 }],
  [{ DATA_DIR: '/var/lib/dossier' }, { dataDir: '/var/lib/dossier' }],
  [{ DATABASE_URL: 'postgres://u:p@h/d' }, { databaseUrl: 'postgres://u:p@h/d' }],
  [{ CLIENT_ID: 'shop' }, { clientId: 'shop' }],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [{ SMTP_URL: 'smtp://u:p@mail.example:587' }, { smtpUrl: 'smtp://u:p@mail.example:587' }],
  [{ SITE_URL: 'https://dossier.example' }, { mailFrom: 'no-reply@dossier.example' }],
  [{ MAIL_FROM: 'sds@company.example' }, { mailFrom: 'sds@company.example' }],
  [{ DEMO_PASSWORD: 'eight888' }, { demoPassword: 'eight888' }],
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
  ['DATABASE_URL', 'mysql://h/d'],
  ['CLIENT_ID', 'two words'],
  ['TRUST_PROXY', 'yes'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Sender <sds@company.example>'],
  ['MAIL_FROM', 'sds@company.example\r\nBcc: x@evil.example'],
  ['DEMO_PASSWORD', 'short'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  const start = () => parseSettings({ [name]: value });
  expect(start).toThrow(StartFailure);
  expect(start).toThrow(new RegExp(`^${name} wants .*\\.$`));
});

test('every wrong variable is named at once', () => {
  expect(() => parseSettings({ PORT: 'a', LOG_LEVEL: 'b' })).toThrow(/^PORT wants .*LOG_LEVEL wants/);
});
