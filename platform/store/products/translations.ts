import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { translations } from '../schema.ts';

/** The provider's own interface texts in a language: `{key: text}`, without `app.` before the key. */
export async function findTranslations(database: Database, language: string): Promise<Record<string, string>> {
  const rows = await database.select().from(translations).where(eq(translations.language, language));
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}
