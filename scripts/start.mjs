import { existsSync, readFileSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, install, memorySettings, platformFlags, root, run, webAppFlags } from './prepare.mjs';
import { purgeSecret } from './purge-secret.mjs';
import { stopOnSignals, supervise } from './supervise.mjs';

/**
 * `npm start` and `npm run dev`: installs, builds, and supervises the web app and the platform, which end together. `npm start -- --build`
 * starts nothing: a later start finds all built.
 */

const dev = process.argv.includes('--dev');

install();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
if (dev) {
  process.env.NODE_ENV = 'development';
  run(process.execPath, ['scripts/build-server.mjs'], 'Building the server');
  // Builds the platform's other processes, and the database that a first start copies.
  run(process.execPath, ['platform/build.mjs'], 'Building the platform');
} else build();
if (process.argv.includes('--build')) process.exit(0);

const settings = {
  port: process.env.PORT || '3000',
  platformPort: process.env.PLATFORM_PORT || '4010',
  dataDir: resolve(root, process.env.DATA_DIR || './data'),
  /** The operator's platform; without one the embedded platform is started. */
  platformUrl: process.env.PLATFORM_URL,
};
const siteSetting = process.env.SITE_URL || `http://localhost:${settings.port}`;
/** The origin in the web app's spelling; the start ends with the web app's message if it refuses the value. */
const siteUrl = URL.canParse(siteSetting) ? new URL(siteSetting).origin : siteSetting;
const environment = {
  ...memorySettings,
  ...process.env,
  DATA_DIR: settings.dataDir,
  // With an external platform the operator sets it.
  PURGE_SECRET:
    process.env.PURGE_SECRET ||
    (settings.platformUrl || process.env.PURGE_SECRET_FILE ? '' : purgeSecret(settings.dataDir)),
};

const services = [
  ...(settings.platformUrl
    ? []
    : [
        {
          name: 'platform',
          args: [...platformFlags, ...(dev ? ['--import', 'tsx', 'platform/main.ts'] : ['platform/dist/main.js'])],
        },
      ]),
  { name: 'web app', args: [...webAppFlags, 'dist/server.js', ...(dev ? ['--dev'] : [])] },
];
const passwordFile = join(settings.dataDir, 'demo-password');
const hadPassword = existsSync(passwordFile);
const programs = [];
const stop = stopOnSignals(programs);
for (const { name, args } of services)
  programs.push(supervise({ name, args, cwd: root, env: environment, onFailedStart: () => stop(1, 'SIGINT') }));

/** Restarts the platform when its source changes; Next reloads by itself. */
function reloadPlatform() {
  const platform = programs[services.findIndex(({ name }) => name === 'platform')];
  if (!platform) return;
  watch(join(root, 'platform'), { recursive: true }, (_event, file) => {
    if (/\.(ts|svg|sql)$/.test(file ?? '')) platform.replace();
  });
}

await Promise.all(programs.map(({ ready }) => ready));
if (dev) reloadPlatform();

const lines = [
  ['A dossier', `${siteUrl}/p/1001/en/pd/1`],
  ['In German', `${siteUrl}/p/1001/de/pd/2`],
];
if (settings.platformUrl || process.env.DEMO === '0') lines.splice(0, 2, ['Web app', `${siteUrl}/p`]);
if (settings.platformUrl) lines.push(['Platform', settings.platformUrl]);
else {
  lines.push(['Platform', `http://127.0.0.1:${settings.platformPort}`]);
  // The password is shown only once, since terminals and logs are stored.
  if (existsSync(passwordFile))
    lines.push([
      'Demo login',
      `demo / ${hadPassword ? `(in ${passwordFile})` : readFileSync(passwordFile, 'utf8').trim()}`,
    ]);
}
const width = Math.max(...lines.map(([label]) => label.length));
const isLoopback = /^(?:127(?:\.\d+){3}|::1|localhost)$/.test(process.env.HOST || '127.0.0.1');
const reach = isLoopback ? 'Only this machine reaches it; HOST=0.0.0.0 opens it to others (docs/operations.md).\n' : '';
console.log(
  `\nDossier is up.\n\n${lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')}\n\n${reach}Ctrl-C ends it.`,
);
