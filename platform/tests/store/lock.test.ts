import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../runtime/start-error.ts';
import { lockByPidFile, lockBySocket } from '../../store/lock.ts';

let directory: string;
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'dossier-lock-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const linuxLocks = process.platform === 'linux' ? [['the socket', lockBySocket] as const] : [];

describe.each([...linuxLocks, ['the pid file', lockByPidFile] as const])('%s', (_, lock) => {
  test('lets one platform into a directory', async () => {
    const release = await lock(directory);
    await expect(lock(directory)).rejects.toThrow(StartupError);
    await expect(lock(directory)).rejects.toThrow(`DATA_DIR ${directory} is in use by another platform.`);
    release();
  });

  test('lets the next one in after a release', async () => {
    (await lock(directory))();
    await pause(10);
    (await lock(directory))();
  });

  test('finds the same directory behind another path', async () => {
    const alias = `${directory}-alias`;
    symlinkSync(directory, alias);
    const release = await lock(directory);
    await expect(lock(alias)).rejects.toThrow(StartupError);
    release();
    rmSync(alias);
  });
});

describe('the pid file of a dead owner', () => {
  const file = () => join(directory, 'platform.lock');
  const deadPid = () => String(spawnSync(process.execPath, ['-e', '']).pid);

  test.each([
    ['its process is gone', deadPid],
    ['it died while it wrote', () => ''],
    ['it holds no number', () => 'x'],
  ])('is taken over: %s', async (_, content) => {
    writeFileSync(file(), content());
    const release = await lockByPidFile(directory);
    expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(file())).toBe(false);
  });
});
