import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { senderLogos, users } from '../schema.ts';

/** The logo of a sender's company in mails. */
export interface SenderLogo {
  /** SHA-256 of the image. */
  id: string;
  /** PNG, since mail clients show neither SVG nor remote images. */
  png: Uint8Array;
}

/** The company of an account, which its mails name beside the user. */
export interface Company {
  name: string;
  logo: SenderLogo | null;
}

/** The company of a user; null: none set. */
export async function findCompany(database: Database, userId: number): Promise<Company | null> {
  const [row] = await database
    .select({ name: users.company, logo: senderLogos })
    .from(users)
    .leftJoin(senderLogos, eq(senderLogos.id, users.logo))
    .where(eq(users.id, userId));
  return row?.name ? { name: row.name, logo: row.logo } : null;
}

/** Sets or removes the company of a user, for future mails; accepted ones do not change. */
export async function setCompany(database: Database, userId: number, company: Company | null): Promise<void> {
  const logo = company?.logo ?? null;
  if (logo) await database.insert(senderLogos).values(logo).onConflictDoNothing();
  await database
    .update(users)
    .set({ company: company?.name ?? null, logo: logo?.id ?? null })
    .where(eq(users.id, userId));
}
