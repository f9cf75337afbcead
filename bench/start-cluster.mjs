import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSmtp } from '../tests/contract/smtp.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { spawnChild, startBalancer } from './nginx.mjs';
import { startPlatform } from './platform.mjs';
import { needPrograms } from './programs.mjs';
import { freePort, startWebApp } from './web-app.mjs';

const commands = fileURLToPath(new URL('../platform/dist/cli.js', import.meta.url));
export const password = 'a password for benchmarks';
const secret = 'a secret for benchmarks, with more than 32 letters';

/** Starts the services of compose.yaml from installed programs, on loopback, with deploy/nginx.conf. */
export async function startCluster() {
  needPrograms('nginx', 'redis-server');
  const home = mkdtempSync(join(tmpdir(), 'dossier-cluster-'));
  const names = ['web1:3000', 'web2:3000', 'platform1:4010', 'platform2:4010', 'listen 8080', 'listen 4010', 'redis'];
  const ports = new Map();
  for (const name of names) ports.set(name, String(await freePort()));
  const addressOf = (name) => `127.0.0.1:${ports.get(name)}`;
  const origin = `http://${addressOf('listen 8080')}`;

  const postgres = startPostgres();
  const smtp = await startSmtp();
  const redis = spawnChild('redis-server', ['--port', ports.get('redis'), '--save', '', '--dir', home]);
  const common = { SITE_URL: origin, TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  const platformSettings = {
    ...common,
    DATABASE_URL: postgres.createDatabase('cluster'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    DEMO_PASSWORD: password,
    WEB_URL: origin,
    PURGE_SECRET: secret,
  };
  const platforms = ['platform1:4010', 'platform2:4010'].map((name) => {
    const dataDir = join(home, name.split(':')[0]);
    return instance(() =>
      startPlatform({ dataDir, environment: { ...platformSettings, PLATFORM_PORT: ports.get(name) } }),
    );
  });
  const webSettings = {
    ...common,
    LOG_LEVEL: 'warn',
    REDIS_URL: `redis://${addressOf('redis')}`,
    PURGE_SECRET: secret,
  };
  const webs = ['web1:3000', 'web2:3000'].map((name) =>
    instance(() => startWebApp(`http://${addressOf('listen 4010')}`, { ...webSettings, PORT: ports.get(name) })),
  );
  // All visitors of a benchmark share one address: nginx's limit of requests per address would refuse most of them.
  const nginx = startBalancer(home, addressOf, { requestsPerSecond: 100_000 });
  // Both platforms at once: one of them creates and fills the tables.
  await Promise.all(platforms.map((platform) => platform.start()));
  await Promise.all(webs.map((web) => web.start()));

  return {
    origin,
    /** The platforms behind nginx, as the web apps reach them. */
    platformOrigin: `http://${addressOf('listen 4010')}`,
    webs,
    platforms,
    smtp,
    /** Runs a command of `npm run platform`. */
    command: (...words) => {
      const env = { PATH: process.env.PATH, ...platformSettings, DATA_DIR: join(home, 'commands') };
      return promisify(execFile)(process.execPath, [commands, ...words], { env });
    },
    sql: (statement) => postgres.run('cluster', statement),
    /** The requests that nginx has passed on, one line each: `POST /p/api/session HTTP/1.1|{status}|{upstream instances}`. */
    handedOn: () => readFileSync(join(home, 'access.log'), 'utf8').trim().split('\n'),
    stop: async () => {
      await Promise.all([...webs, ...platforms].map((service) => service.end('SIGINT')));
      await Promise.all([nginx.end(), redis.end(), smtp.stop()]);
      postgres.stop();
      rmSync(home, { recursive: true });
    },
  };
}

/** A service that can be stopped and restarted at the same address. */
function instance(open) {
  let running;
  return {
    get url() {
      return running.url;
    },
    get pid() {
      return running.pid;
    },
    start: async () => void (running = await open()),
    end: (signal) => running.end(signal),
  };
}
