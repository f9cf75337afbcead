import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Settings } from '../env.ts';
import type { Database } from './database.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { memberships, users, workgroups } from './schema.ts';

const name = 'demo';
const groups = ['Demo laboratory', 'Demo production'];

/**
 * Makes the account `demo` with its two workgroups. Its password is `DEMO_PASSWORD`, else the one of an earlier start,
 * else a random one; it is kept in `DATA_DIR/demo-password`, for its owner's eyes only.
 */
export async function createDemoAccount(database: Database, settings: Settings): Promise<void> {
  const password = settings.demoPassword ?? keptPassword(settings.dataDir) ?? randomBytes(12).toString('base64url');
  keepPassword(settings.dataDir, password);
  const passwordHash = await hashPassword(password);
  const [user] = await database
    .insert(users)
    .values({ name, email: 'demo@dossier.example', passwordHash })
    .onConflictDoUpdate({ target: users.name, set: { passwordHash } })
    .returning({ id: users.id });
  const made = await database
    .insert(workgroups)
    .values(groups.map((group) => ({ name: group })))
    .onConflictDoNothing()
    .returning({ id: workgroups.id });
  if (!user || made.length === 0) return;
  await database.insert(memberships).values(made.map((group) => ({ userId: user.id, workgroupId: group.id })));
}

/** Lets a changed `DEMO_PASSWORD` count for a demo account that was made before. */
export async function updateDemoPassword(database: Database, { demoPassword, dataDir }: Settings): Promise<void> {
  if (!demoPassword) return;
  const [user] = await database.select().from(users).where(eq(users.name, name));
  if (!user) return;
  keepPassword(dataDir, demoPassword);
  if (await verifyPassword(demoPassword, user.passwordHash)) return;
  await database
    .update(users)
    .set({ passwordHash: await hashPassword(demoPassword) })
    .where(eq(users.id, user.id));
}

const passwordFile = (dataDir: string) => join(dataDir, 'demo-password');

function keptPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Written whole or not at all; a new file, so that an old one's mode doesn't stay. */
function keepPassword(dataDir: string, password: string): void {
  const draft = `${passwordFile(dataDir)}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${password}\n`, { mode: 0o600 });
  renameSync(draft, passwordFile(dataDir));
}
