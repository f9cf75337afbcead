import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '@/lib/session/store/directory-store';
import { degradingStore, memoryStore } from '@/lib/session/store/open-store';
import type { SessionStore } from '@/lib/session/store/session-store';
import { freshProcess } from '@/tests/support/one-process';
import { describeWithDisks, mountDisk } from '@/tests/support/small-disk';

let folder: string;
beforeEach(() => {
  freshProcess({});
  folder = join(mkdtempSync(join(tmpdir(), 'dossier-sessions-')), 'made', 'when-needed');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const failingStore = (): SessionStore => {
  const fails = () => Promise.reject(new Error('ECONNREFUSED'));
  return { get: fails, set: fails, lock: fails, unlock: fails };
};
const stores: [string, () => SessionStore][] = [
  ['memory', memoryStore],
  ['a directory', () => directoryStore(folder)],
  ['a directory that may be lost', () => degradingStore(directoryStore(folder))],
];

describe.each(stores)('%s', (_name, open) => {
  test('has a value until its time is over', async () => {
    const store = open();
    expect(await store.get('a')).toBeNull();
    await store.set('a', 'one', 60_000);
    await store.set('a', 'two', 60_000);
    expect(await store.get('a')).toBe('two');
    jest.useFakeTimers({ now: Date.now() + 60_001, doNotFake: ['setImmediate', 'nextTick'] });
    expect(await store.get('a')).toBeNull();
  });

  test('gives a lock to one of many, and to the next one when it is free', async () => {
    const store = open();
    const owners = Array.from({ length: 50 }, (_none, index) => `owner ${index}`);
    const taken = await Promise.all(owners.map((owner) => store.lock('l', owner, 10_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await store.unlock('l', 'somebody else');
    expect(await store.lock('l', 'next', 10_000)).toBe(false);
    await store.unlock('l', owners[taken.indexOf(true)]!);
    expect(await store.lock('l', 'next', 10_000)).toBe(true);
  });

  test('frees the lock of an owner that died', async () => {
    const store = open();
    await store.lock('l', 'dead', 10_000);
    jest.useFakeTimers({ now: Date.now() + 10_001, doNotFake: ['setImmediate', 'nextTick'] });
    expect(await store.lock('l', 'next', 10_000)).toBe(true);
    expect(await store.lock('l', 'another', 10_000)).toBe(false);
  });
});

describe('a directory', () => {
  test('is shared by those who open it', async () => {
    await directoryStore(folder).set('a', 'one', 60_000);
    expect(await directoryStore(folder).get('a')).toBe('one');
  });

  test('leaves no drafts behind, and sweeps away what is spent', async () => {
    const store = directoryStore(folder);
    await store.set('spent', 'x', 1_000);
    await store.lock('l', 'owner', 10_000);
    expect(readdirSync(folder)).toHaveLength(2);
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: ['setImmediate', 'nextTick'] });
    await store.set('new', 'y', 60_000);
    expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
      expect.stringContaining('"y"'),
    ]);
  });

  test('sweeps away a file that is no entry when it is a minute old, and the spent ones behind it', async () => {
    const store = directoryStore(folder);
    await store.set('spent', 'x', 1_000);
    const damaged = ['', '{}', '{"value":'].map((content, index) => [`${index}`.repeat(64), content] as const);
    for (const [name, content] of damaged) writeFileSync(join(folder, name), content);
    // One that nobody can read as a file.
    mkdirSync(join(folder, '00'));
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: ['setImmediate', 'nextTick'] });
    const young = join(folder, '3'.repeat(64));
    writeFileSync(young, '{');
    utimesSync(young, new Date(), new Date());
    await store.set('new', 'y', 60_000);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readFileSync(young, 'utf8')).toBe('{');
  });

  test('names no value in its files’ names', async () => {
    await directoryStore(folder).set('session ada', 'x', 60_000);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('a store that is down', () => {
  test('is done without: what this process wrote it still knows, and it may refresh', async () => {
    const store = degradingStore(failingStore());
    await store.set('a', 'one', 60_000);
    expect(await store.get('a')).toBe('one');
    expect(await store.get('b')).toBeNull();
    expect(await store.lock('l', 'owner', 10_000)).toBe(true);
    await store.unlock('l', 'owner');
  });

  test('a damaged file counts as a store that is down', async () => {
    const shared = directoryStore(folder);
    await shared.set('a', 'one', 60_000);
    writeFileSync(join(folder, readdirSync(folder)[0]!), '{"value":');
    expect(await degradingStore(shared).get('a')).toBeNull();
  });
});

describeWithDisks('a directory', () => {
  test.each([
    ['for reading only', ',ro'],
    ['without room', ''],
  ])('%s is done without, and is whole when it can be written again', async (_what, options) => {
    const disk = mountDisk(1, options);
    if (!options) disk.fill();
    try {
      const store = degradingStore(directoryStore(disk.folder));
      await store.set('a', 'x'.repeat(10_000), 60_000);
      expect(await store.get('a')).toHaveLength(10_000);
      expect(await store.lock('l', 'owner', 10_000)).toBe(true);
      if (options) return;
      disk.empty();
      expect(await directoryStore(disk.folder).get('a')).toBeNull();
      await store.set('a', 'y', 60_000);
      expect(await directoryStore(disk.folder).get('a')).toBe('y');
    } finally {
      disk.remove();
    }
  });
});
