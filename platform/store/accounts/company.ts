import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { senderLogos, users } from '../schema.ts';

/** The logo of a sender's company, as mails show it. */
export interface SenderLogo {
  /** SHA-256 of the picture. */
  id: string;
  /** Mail programs show neither SVG nor pictures from elsewhere. */
  png: Uint8Array;
}

/** What the mails of an account name beside its own name. */
export interface Company {
  name: string;
  logo: SenderLogo | null;
}

/** Null where the operator named none. */
export async function findCompany(database: Database, userId: number): Promise<Company | null> {
  const [row] = await database
    .select({ name: users.company, logo: senderLogos })
    .from(users)
    .leftJoin(senderLogos, eq(senderLogos.id, users.logo))
    .where(eq(users.id, userId));
  return row?.name ? { name: row.name, logo: row.logo } : null;
}

/** Counts for the account's next mail; those that were accepted keep what they say. */
export async function setCompany(database: Database, userId: number, company: Company | null): Promise<void> {
  const logo = company?.logo ?? null;
  if (logo) await database.insert(senderLogos).values(logo).onConflictDoNothing();
  await database
    .update(users)
    .set({ company: company?.name ?? null, logo: logo?.id ?? null })
    .where(eq(users.id, userId));
}
