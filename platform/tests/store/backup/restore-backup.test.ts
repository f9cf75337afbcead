import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishRestore } from '../../../store/backup/restore-backup.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'dossier-restore-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const write = (path: string, content: string) => {
  mkdirSync(join(dataDir, path, '..'), { recursive: true });
  writeFileSync(join(dataDir, path), content);
};
const read = (path: string) => readFileSync(join(dataDir, path), 'utf8');

/** What a restore that was killed has done of its last steps. */
test.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['the secrets', () => rmSync(join(dataDir, 'restore.ready/session-secret'))],
  ['half of the removal of the old database', () => rmSync(join(dataDir, 'platform-db/old'))],
  ['the removal of the old database', () => rmSync(join(dataDir, 'platform-db'), { recursive: true })],
])('a start finishes a restore that had done %s', (_what, killed) => {
  write('restore.ready/platform-db/new', 'new');
  write('restore.ready/session-secret', 'new');
  write('platform-db/old', 'old');
  write('session-secret', 'old');
  write('outbox/mail', 'old');
  killed();
  finishRestore(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['outbox', 'platform-db', 'session-secret']);
  expect(readdirSync(join(dataDir, 'platform-db'))).toEqual(['new']);
  expect(read('outbox/mail')).toBe('old');
});

test('a start without a restore that was decided changes nothing', () => {
  write('platform-db/old', 'old');
  write('restore.new/platform-db/new', 'new');
  finishRestore(dataDir);
  expect(readdirSync(join(dataDir, 'platform-db'))).toEqual(['old']);
});
