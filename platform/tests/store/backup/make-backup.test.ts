import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unpackBackup } from '../../../store/backup/restore-backup.ts';
import type { Database, OpenDatabase } from '../../../store/database.ts';
import { makeBackup } from '../../../store/make-backup.ts';

test('while queries wait, a backup copies only what has changed since they could still run, and it is as the database is then', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-backup-'));
  const databasePath = (path: string) => join(dataDir, 'platform-db', path);
  const draftPath = (path: string) => join(dataDir, 'backup.new/platform-db', path);
  mkdirSync(databasePath('base/5'), { recursive: true });
  mkdirSync(databasePath('pg_wal'));
  const names = ['PG_VERSION', 'base/5/same', 'base/5/changed', 'base/5/dropped', 'pg_wal/1', 'pg_wal/2'];
  for (const name of names) writeFileSync(databasePath(name), name);
  await pause(1_100);

  const open = {
    database: { execute: () => Promise.resolve({ rows: [] }) } as unknown as Database,
    runExclusive: async (work: () => Promise<void>) => {
      expect(names.map((name) => readFileSync(draftPath(name), 'utf8'))).toEqual(names);
      // To be seen in the backup if it isn't copied again.
      writeFileSync(draftPath('base/5/same'), 'copied before');
      writeFileSync(databasePath('base/5/changed'), 'CHANGED');
      rmSync(databasePath('base/5/dropped'));
      mkdirSync(databasePath('base/6'));
      writeFileSync(databasePath('base/6/new'), 'new');
      // As PostgreSQL reuses a segment of its log: its contents and the time of its last write stay.
      renameSync(databasePath('pg_wal/1'), databasePath('pg_wal/3'));
      renameSync(databasePath('pg_wal/2'), databasePath('pg_wal/1'));
      await work();
      writeFileSync(databasePath('base/6/new'), 'too late');
    },
  } as unknown as OpenDatabase;
  const path = join(dataDir, 'a.backup');
  await makeBackup(open, dataDir, '1.0.0', path);

  const target = mkdtempSync(join(tmpdir(), 'dossier-backup-'));
  await unpackBackup(path, target, 0);
  const files = readdirSync(join(target, 'platform-db'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual({
    PG_VERSION: 'PG_VERSION',
    same: 'copied before',
    changed: 'CHANGED',
    new: 'new',
    1: 'pg_wal/2',
    3: 'pg_wal/1',
  });
  expect(readdirSync(dataDir).sort()).toEqual(['a.backup', 'platform-db']);
  for (const folder of [dataDir, target]) rmSync(folder, { recursive: true });
});
