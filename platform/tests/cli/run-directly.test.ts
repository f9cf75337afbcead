import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { runDirectly } from '../../cli/run-directly.ts';
import { parseSettings } from '../../runtime/env.ts';

test('a command uses the database of its caller’s settings; on PostgreSQL it makes no DATA_DIR', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-command-'));
  const dataDir = join(folder, 'data');
  const written: string[] = [];
  const stream = () => new Writable({ write: (chunk, _, done) => (written.push(String(chunk)), done()) });
  const code = await runDirectly(['user', 'list'], {
    settings: () => parseSettings({ DATA_DIR: dataDir, DATABASE_URL: `postgresql:///none?host=${folder}&user=none` }),
    folder,
    isInPlatform: false,
    input: Readable.from([]),
    output: stream(),
    errors: stream(),
  });
  expect(written.join('')).toMatch(/^DATABASE_URL: PostgreSQL cannot be reached /);
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
  rmSync(folder, { recursive: true });
});
