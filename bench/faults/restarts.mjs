// Reliability E7 and E8: processes that are killed or hang under `scripts/supervise.mjs`, and a disk that is full.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memorySettings, platformFlags, webAppFlags } from '../../scripts/prepare.mjs';
import { report } from '../figures.mjs';
import { startPlatform } from '../platform.mjs';
import { logIn, requestPage } from '../visitor.mjs';
import { freePort, startWebApp } from '../web-app.mjs';

/** The child process of `parent`, from Linux's /proc; undefined: there is none now. */
export function childOf(parent) {
  const isChild = (pid) => {
    try {
      return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      return false; // ended meanwhile
    }
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isChild(name));
  return pid && Number(pid);
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(500) }).then(
    ({ ok }) => ok,
    () => false,
  );

const waitUntil = async (isMet) => {
  while (!(await isMet())) await pause(20);
};

/** Sends a signal to the program, and returns the seconds until its replacement answers. */
async function secondsUntilBack(parent, url, signal) {
  const pid = childOf(parent);
  process.kill(pid, signal);
  const started = performance.now();
  await waitUntil(() => {
    const next = childOf(parent);
    return next && next !== pid;
  });
  await waitUntil(() => answers(url));
  return (performance.now() - started) / 1_000;
}

/** E7: five ends in two minutes, then a process that hangs, of web app and platform. */
export async function restarts(pauseSeconds = 15) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const [port, platformPort] = [await freePort(), await freePort()];
  const settings = {
    ...memorySettings,
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    DATA_DIR: dataDir,
    SESSION_SECRET: '0'.repeat(32),
    LOG_LEVEL: 'silent',
  };
  const programs = [
    ['platform', [...platformFlags, 'platform/dist/main.js'], `http://127.0.0.1:${platformPort}/readyz`],
    ['web app', [...webAppFlags, 'dist/server.js'], `http://127.0.0.1:${port}/p/readyz`],
  ];
  for (const [name, args, url] of programs) {
    const parent = spawn(process.execPath, ['scripts/supervise.mjs', name, ...args], {
      env: settings,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => parent.once('exit', resolve));
    await waitUntil(() => answers(url));
    const times = [];
    for (let kill = 0; kill < 5; kill += 1) {
      times.push(await secondsUntilBack(parent.pid, url, 'SIGKILL'));
      await pause(pauseSeconds * 1_000);
    }
    report(`E7 ${name} killed 5 times: slowest return`, Math.max(...times), 's', 5);
    console.log(`E7 ${name}: ${times.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    report(`E7 ${name} hangs then: until replaced`, await secondsUntilBack(parent.pid, url, 'SIGSTOP'), 's', 15);
    parent.kill('SIGINT');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
}

const mebibyte = 2 ** 20;
const freeMiB = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / mebibyte;
};

function fill(path) {
  for (let size = mebibyte; size >= 1_024; size /= 2) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
}

/** The web app as `npm start` starts it: in the platform's directory, with a secret and sessions there. */
const startWebAppOn = ({ url }, dataDir) =>
  startWebApp(
    undefined,
    { PLATFORM_PORT: new URL(url).port, DATA_DIR: dataDir, SESSION_SECRET: undefined, LOG_LEVEL: 'silent' },
    'inherit',
  );

/** E8: a full disk, in memory, which only root may mount. */
export async function fullDisk() {
  const disk = mkdtempSync(join(tmpdir(), 'dossier-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', disk]).status !== 0) {
    rmSync(disk, { recursive: true });
    return console.log('E8: left out, only root mounts a disk.');
  }
  const template = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const password = 'a password for disks';
  const environment = { DEMO_PASSWORD: password };
  let platform;
  let app;
  try {
    await (await startPlatform({ dataDir: template, environment })).stop({ keep: true });
    cpSync(template, disk, { recursive: true });
    platform = await startPlatform({ dataDir: disk, environment });
    app = await startWebAppOn(platform, disk);
    await reportFullDisk({ disk, platform, app, password });
    app.stop();
    await platform.stop({ keep: true });
    fill(join(disk, 'ballast'));
    platform = await startPlatform({ dataDir: disk, environment });
    app = await startWebAppOn(platform, disk);
    report('E8 started with so much free', freeMiB(disk), 'MiB', 0);
    await reportReadOnly({ platform, app, password });
  } finally {
    app?.stop();
    await platform?.stop({ keep: true });
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
    rmSync(template, { recursive: true });
  }
}

/** Uploads files until one is refused, and checks that the reserve of 16 MiB is unused. */
async function reportFullDisk({ disk, platform, app, password }) {
  const login = { client_id: 'dossier-web', grant_type: 'password', username: 'demo', password };
  const response = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(login),
  });
  const { access_token: token } = await response.json();
  const call = (method, path, body, type) =>
    fetch(`${platform.url}/api/v1/studio${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body,
    });
  const { workgroups } = await (await call('GET', '')).json();
  const source = { kind: 'empty', code: 'DISK', name: 'Disk', language: 'en', productKind: 'mixture' };
  const draftResponse = await call(
    'POST',
    '/drafts',
    JSON.stringify({ workgroup: workgroups[0].id, from: source }),
    'application/json',
  );
  const { drafts } = await draftResponse.json();
  let status = 0;
  let retryAfter = null;
  for (let turn = 0; turn < 20 && (status === 0 || status < 300); turn += 1) {
    const file = Buffer.concat([Buffer.from(`%PDF-1.4\n${turn}\n`), Buffer.alloc(10 * mebibyte, turn)]);
    const answer = await call('POST', `/drafts/${drafts[0]}/files?name=${turn}.pdf`, file, 'application/octet-stream');
    await answer.text();
    status = answer.status;
    retryAfter = answer.headers.get('retry-after');
  }
  report('E8 uploads until the disk is full: other end than 503', status === 503 && retryAfter ? 0 : 1, '', 0);
  report('E8 … MiB missing of the reserve of 16', Math.max(0, 16 - freeMiB(disk)), 'MiB', 0);
  await reportReads('E8 then', app);
}

async function reportReads(name, app) {
  const paths = [1001, 1002, 1003].flatMap((id) => [
    `/p/${id}/en/pd/1`,
    `/p/${id}/de/gh/1`,
    `/p/api/download/sds/${id}/1`,
  ]);
  let failed = 0;
  for (const path of paths) if ((await requestPage(app.url, path)).status !== 200) failed += 1;
  report(`${name}: of ${paths.length} pages and files not 200`, failed, '', 0);
}

async function reportReadOnly({ platform, app, password }) {
  const ready = await fetch(`${platform.url}/readyz`);
  const { readOnly } = await ready.json();
  report('E8 … not told on /readyz', ready.status === 200 && readOnly === true ? 0 : 1, '', 0);
  await reportReads('E8 …', app);
  const { status } = await logIn(app.url, 'demo', password);
  report('E8 … a login, which writes, not 503', status === 503 ? 0 : 1, '', 0);
}
