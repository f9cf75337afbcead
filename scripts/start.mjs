import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, install, root, webAppFlags } from './prepare.mjs';
import { purgeSecret } from './purge-secret.mjs';

/** `npm start` and `npm run dev`: prepares, starts both houses, keeps them up, ends them together. */

const dev = process.argv.includes('--dev');
const firstRestartMs = 1_000;
const longestRestartMs = 30_000;
const patienceMs = 15_000;

install();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
if (dev) process.env.NODE_ENV = 'development';
else build();

const settings = {
  port: process.env.PORT || '3000',
  platformPort: process.env.PLATFORM_PORT || '4010',
  dataDir: resolve(root, process.env.DATA_DIR || './data'),
  /** The provider's platform; without one the embedded platform is started. */
  platformUrl: process.env.PLATFORM_URL,
};
const siteUrl = (process.env.SITE_URL || `http://localhost:${settings.port}`).replace(/\/+$/, '');
const environment = {
  ...process.env,
  DATA_DIR: settings.dataDir,
  // With a platform of one's own it is a setting.
  PURGE_SECRET: process.env.PURGE_SECRET || (settings.platformUrl ? '' : purgeSecret(settings.dataDir)),
};

const houses = [
  ...(settings.platformUrl
    ? []
    : [{ name: 'platform', args: dev ? ['--import', 'tsx', 'platform/main.ts'] : ['platform/dist/main.js'] }]),
  { name: 'web app', args: [...webAppFlags, 'server.mjs', ...(dev ? ['--dev'] : [])] },
];
let stopping = false;

/** Starts a house; resolves when it says that it is ready. One that dies before is a failed start. */
function open(house, restartMs = firstRestartMs) {
  return new Promise((ready) => {
    const child = spawn(process.execPath, house.args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    house.child = child;
    let readyAt = 0;
    child.once('message', () => {
      readyAt = Date.now();
      house.wasReady = true;
      ready();
    });
    child.once('exit', (code, signal) => {
      house.child = null;
      if (stopping) return;
      if (!house.wasReady) return stop(1);
      if (house.reloading) {
        house.reloading = false;
        return open(house);
      }
      const wasSteady = readyAt > 0 && Date.now() - readyAt > longestRestartMs;
      const waitMs = wasSteady ? firstRestartMs : restartMs;
      console.error(
        `The ${house.name} ended (${signal ?? `code ${code}`}); it is started again in ${waitMs / 1000} s.`,
      );
      setTimeout(() => stopping || open(house, Math.min(waitMs * 2, longestRestartMs)), waitMs);
    });
  });
}

/**
 * Ends both houses and then this program; one that does not leave in time is killed. SIGTERM comes from who runs it behind a
 * balancer, and takes a little longer.
 */
function stop(code, signal = 'SIGINT') {
  if (stopping) return;
  stopping = true;
  const children = houses.map((house) => house.child).filter(Boolean);
  const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill(signal);
  setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), patienceMs).unref();
  Promise.all(gone).then(() => process.exit(code));
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0, 'SIGTERM'));

/** The development platform starts anew when its source changes; Next reloads by itself. */
function reloadPlatform() {
  const platform = houses.find((house) => house.name === 'platform');
  if (!platform) return;
  watch(join(root, 'platform'), { recursive: true }, (_event, file) => {
    if (!/\.(ts|svg|sql)$/.test(file ?? '') || !platform.child || platform.reloading) return;
    platform.reloading = true;
    platform.child.kill('SIGINT');
  });
}

await Promise.all(houses.map((house) => open(house)));
if (dev) reloadPlatform();

const lines = [
  ['A dossier', `${siteUrl}/p/1001/en/pd/1`],
  ['In German', `${siteUrl}/p/1001/de/pd/2`],
];
const passwordFile = join(settings.dataDir, 'demo-password');
if (settings.platformUrl || process.env.DEMO === '0') lines.splice(0, 2, ['Web app', `${siteUrl}/p`]);
if (settings.platformUrl) lines.push(['Platform', settings.platformUrl]);
else {
  lines.push(['Platform', `http://127.0.0.1:${settings.platformPort}`]);
  if (existsSync(passwordFile)) lines.push(['Demo login', `demo / ${readFileSync(passwordFile, 'utf8').trim()}`]);
}
const width = Math.max(...lines.map(([label]) => label.length));
console.log(
  `\nDossier is up.\n\n${lines.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')}\n\nCtrl-C ends it.`,
);
