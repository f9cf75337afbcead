import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { studioRoles } from '../product/studio.ts';
import type { Settings } from '../runtime/env.ts';
import {
  type Company,
  findUserByName,
  hashPassword,
  setCompany,
  setPassword,
  verifyPassword,
} from '../store/accounts/users.ts';
import type { Database } from '../store/database.ts';
import { memberships, users, workgroupProducts, workgroups } from '../store/schema.ts';

export const demoUser = 'demo';
/** The workgroups with the products in their lists, first and last. */
const groups = [
  { name: 'Demo laboratory', first: 1001, last: Infinity },
  { name: 'Demo production', first: 1010, last: 1017 },
];
export const demoGroups = groups.map((group) => group.name);

/**
 * Creates the account `demo` of a company with its two workgroups and their lists of `productIds`. Its password is
 * `DEMO_PASSWORD`, else the one of an earlier start, else a random one; it is stored in `DATA_DIR/demo-password`, readable by the
 * owner only.
 */
export async function createDemoAccount(
  database: Database,
  settings: Settings,
  company: Company | null,
  productIds: readonly number[],
): Promise<void> {
  const password = settings.demoPassword ?? storedPassword(settings.dataDir) ?? randomBytes(12).toString('base64url');
  writePassword(settings.dataDir, password);
  const passwordHash = await hashPassword(password);
  const [user] = await database
    .insert(users)
    .values({ name: demoUser, email: 'demo@dossier.example', passwordHash })
    .onConflictDoUpdate({ target: users.name, set: { passwordHash } })
    .returning({ id: users.id });
  if (user) await setCompany(database, user.id, company);
  const created = await database
    .insert(workgroups)
    .values(groups.map((group) => ({ name: group.name })))
    .onConflictDoNothing()
    .returning({ id: workgroups.id, name: workgroups.name });
  if (!user || created.length === 0) return;
  await database
    .insert(memberships)
    .values(created.map((group) => ({ userId: user.id, workgroupId: group.id, studioRoles: [...studioRoles] })));
  const lists = created.flatMap((group) => {
    const { first, last } = groups.find(({ name }) => name === group.name)!;
    const groupProductIds = productIds.filter((id) => id >= first && id <= last);
    return groupProductIds.map((productId) => ({ workgroupId: group.id, productId }));
  });
  if (lists.length > 0) await database.insert(workgroupProducts).values(lists);
}

/** Applies a changed `DEMO_PASSWORD` to an existing demo account. */
export async function updateDemoPassword(database: Database, { demoPassword, dataDir }: Settings): Promise<void> {
  if (!demoPassword) return;
  const user = await findUserByName(database, demoUser);
  if (!user) return;
  writePassword(dataDir, demoPassword);
  if (await verifyPassword(demoPassword, user.passwordHash)) return;
  await setPassword(database, user.id, demoPassword);
}

const passwordFile = (dataDir: string) => join(dataDir, 'demo-password');

function storedPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Writes the file atomically, as a new file so that the mode of an old one is not kept. */
function writePassword(dataDir: string, password: string): void {
  const draft = `${passwordFile(dataDir)}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${password}\n`, { mode: 0o600 });
  renameSync(draft, passwordFile(dataDir));
}
