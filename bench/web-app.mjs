import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { memorySettings, webAppFlags } from '../scripts/prepare.mjs';

/** A port that is free at the moment. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built web app in front of a platform; `stderr`: the stdio option of its standard error, `cwd`: the folder of another build. */
export async function startWebApp(platformUrl, environment = {}, stderr = 'inherit', cwd = undefined) {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...webAppFlags, 'dist/server.js'], {
    cwd,
    env: {
      ...memorySettings,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      SITE_URL: url,
      PLATFORM_URL: platformUrl,
      LOG_LEVEL: 'warn',
      SESSION_SECRET: '0'.repeat(32),
      ...environment,
    },
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The web app did not start. Build it first (npm run build).')));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = (signal) => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid, end, stop: () => child.kill('SIGKILL') };
}
