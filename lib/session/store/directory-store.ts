import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SessionStore } from '@/lib/session/store/session-store';

const entry = z.object({ value: z.string(), expires: z.number() });
type Entry = z.infer<typeof entry>;

const sweepEveryMs = 10 * 60_000;
/** Age from which a draft, or a file that is no entry, counts as left by a process that ended. */
const draftTtlMs = 60_000;

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** A store for the processes of one host: one file per value in a shared folder. */
export function directoryStore(folder: string): SessionStore {
  let sweptAt = 0;
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));

  async function read(file: string): Promise<Entry | null> {
    try {
      return entry.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  /** Runs with a temporary file that has the whole value. */
  async function withTemporaryFile<T>(content: Entry, run: (draft: string) => Promise<T>): Promise<T> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
    try {
      return await run(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < sweepEveryMs) return;
    sweptAt = Date.now();
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      try {
        if (await isSpent(file)) await rm(file);
      } catch {
        // Each for itself: one that cannot be read or deleted leaves none of the others.
      }
    }
  }

  async function isSpent(file: string): Promise<boolean> {
    const isOld = async () => (await stat(file)).mtimeMs < Date.now() - draftTtlMs;
    if (file.endsWith('.draft')) return isOld();
    try {
      return ((await read(file))?.expires ?? Infinity) <= Date.now();
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) return isOld();
      throw error;
    }
  }

  /** Deletes an expired lock; of concurrent callers one succeeds. */
  async function deleteExpired(file: string): Promise<void> {
    const known = await read(file);
    if (!known || known.expires > Date.now()) return;
    const away = `${file}.${randomUUID()}.draft`;
    await rename(file, away).catch(() => undefined);
    const taken = await read(away);
    // Between read and rename another process may have created a valid lock: restore it.
    if (taken && taken.expires > Date.now()) await link(away, file).catch(() => undefined);
    await rm(away, { force: true });
  }

  return {
    async get(key) {
      const known = await read(fileOf(key));
      return known && known.expires > Date.now() ? known.value : null;
    },
    async set(key, value, ttlMs) {
      await withTemporaryFile({ value, expires: Date.now() + ttlMs }, (draft) => rename(draft, fileOf(key)));
      // Remaining files do no harm.
      await sweep().catch(() => undefined);
    },
    async lock(key, owner, ttlMs) {
      await deleteExpired(fileOf(key));
      return withTemporaryFile({ value: owner, expires: Date.now() + ttlMs }, async (draft) => {
        try {
          await link(draft, fileOf(key));
          return true;
        } catch (error) {
          if (isCode(error, 'EEXIST')) return false;
          throw error;
        }
      });
    },
    async unlock(key, owner) {
      const file = fileOf(key);
      if ((await read(file))?.value === owner) await rm(file, { force: true });
    },
  };
}
