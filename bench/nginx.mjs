// nginx with deploy/nginx.conf, on loopback.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = readFileSync(fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url)), 'utf8');

/**
 * Starts nginx with its files in `home`. `addressOf` returns the address for a name of the configuration, such as `web1:3000` or `listen 8080`;
 * `requestsPerSecond` replaces its limit by address.
 */
export function startBalancer(home, addressOf, { requestsPerSecond } = {}) {
  const cache = join(home, 'cache');
  mkdirSync(cache, { recursive: true });
  let config = site.replace('/var/cache/nginx', cache);
  if (requestsPerSecond) config = config.replace('rate=100r/s', `rate=${requestsPerSecond}r/s`);
  for (const name of ['web1:3000', 'web2:3000', 'platform1:4010', 'platform2:4010'])
    config = config.replace(name, addressOf(name));
  for (const name of ['listen 8080', 'listen 4010']) config = config.replace(name, `listen ${addressOf(name)}`);
  // Only with TLS.
  config = config.replace('listen 8081', `listen unix:${join(home, 'redirect.sock')}`);
  writeFileSync(join(home, 'site.conf'), config);
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
  return spawnChild('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')]);
}

/** Starts a program that ends with this one. */
export function spawnChild(program, parameters) {
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
