import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSmtp } from '../tests/contract/smtp.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startPlatform } from './platform.mjs';
import { freePort, startWebApp } from './web-app.mjs';

const site = readFileSync(fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url)), 'utf8');
const commands = fileURLToPath(new URL('../platform/dist/cli.js', import.meta.url));
export const password = 'a password for benchmarks';
const secret = 'a secret for benchmarks, with more than 32 letters';

/** Starts the services of compose.yaml from installed programs, on loopback, with deploy/nginx.conf. */
export async function startCluster() {
  for (const [program, version] of [
    ['nginx', '-v'],
    ['redis-server', '--version'],
  ]) {
    if (spawnSync(program, [version]).error) throw new Error(`${program} is not installed: apt-get install ${program}`);
  }
  const home = mkdtempSync(join(tmpdir(), 'dossier-cluster-'));
  const places = [
    'web1:3000',
    'web2:3000',
    'platform1:4010',
    'platform2:4010',
    'listen 8080',
    'listen 8081',
    'listen 4010',
    'redis',
  ];
  const ports = new Map();
  for (const place of places) ports.set(place, String(await freePort()));
  const at = (place) => `127.0.0.1:${ports.get(place)}`;
  const origin = `http://${at('listen 8080')}`;

  const postgres = startPostgres();
  const smtp = await startSmtp();
  const redis = runBeside('redis-server', [...['--port', ports.get('redis')], ...['--save', ''], ...['--dir', home]]);
  const common = { SITE_URL: origin, TRUST_PROXY: '1', LOG_LEVEL: 'info' };
  const platformSettings = {
    ...common,
    DATABASE_URL: postgres.createDatabase('cluster'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    DEMO_PASSWORD: password,
    WEB_URL: origin,
    PURGE_SECRET: secret,
  };
  const platforms = ['platform1:4010', 'platform2:4010'].map((place) => {
    const dataDir = join(home, place.split(':')[0]);
    return instance(() =>
      startPlatform({ dataDir, environment: { ...platformSettings, PLATFORM_PORT: ports.get(place) } }),
    );
  });
  const webSettings = { ...common, LOG_LEVEL: 'warn', REDIS_URL: `redis://${at('redis')}`, PURGE_SECRET: secret };
  const webs = ['web1:3000', 'web2:3000'].map((place) =>
    instance(() => startWebApp(`http://${at('listen 4010')}`, { ...webSettings, PORT: ports.get(place) })),
  );
  const nginx = startNginx(home, at);
  // Both platforms at once: one of them creates and fills the tables.
  await Promise.all(platforms.map((platform) => platform.start()));
  await Promise.all(webs.map((web) => web.start()));

  return {
    origin,
    /** The platforms behind nginx, as the web apps reach them. */
    platformOrigin: `http://${at('listen 4010')}`,
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
      await Promise.all([...webs, ...platforms].map((one) => one.end('SIGINT')));
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

function startNginx(home, at) {
  const cache = join(home, 'cache');
  mkdirSync(cache);
  // All visitors of a benchmark have one address: nginx's limit of requests by address would refuse most of them.
  let own = site.replace('/var/cache/nginx', cache).replace('rate=100r/s', 'rate=100000r/s');
  for (const name of ['web1:3000', 'web2:3000', 'platform1:4010', 'platform2:4010']) own = own.replace(name, at(name));
  for (const name of ['listen 8080', 'listen 8081', 'listen 4010']) own = own.replace(name, `listen ${at(name)}`);
  writeFileSync(join(home, 'site.conf'), own);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const { username } = userInfo();
  writeFileSync(
    join(home, 'nginx.conf'),
    `${username === 'root' ? 'user root;' : ''} worker_processes 2; pid nginx.pid; daemon off;
    events { worker_connections 4096; }
    http {
      log_format handed_on '$request|$status|$upstream_addr';
      access_log access.log handed_on;
      ${folders.map((folder) => `${folder}_temp_path ${folder};`).join(' ')}
      include site.conf;
    }`,
  );
  return runBeside('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')]);
}

/** A program that ends with this one. */
function runBeside(program, parameters) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  return {
    end: () => {
      kill();
      return ended;
    },
  };
}
