import { drizzle } from 'drizzle-orm/pg-proxy';
import { followMailWriter } from '../../sharing/follow-mail.ts';
import type { Database } from '../../store/database.ts';
import type { DueFollowMail } from '../../store/followers/follow-mails.ts';
import * as schema from '../../store/schema.ts';

test('a product that was removed is looked up again for the next mail: it may be back', async () => {
  let lookups = 0;
  const database = drizzle(
    () => {
      lookups += 1;
      return Promise.resolve({ rows: [] });
    },
    { schema, casing: 'snake_case' },
  ) as unknown as Database;
  const write = followMailWriter(database, 'https://dossier.example');
  const mail = {
    productId: 1001,
    report: { version: 2 },
    language: 'en',
    brand: 'dossier',
  } as unknown as DueFollowMail;
  expect(await write(mail)).toBeNull();
  const once = lookups;
  expect(await write(mail)).toBeNull();
  expect(lookups).toBe(2 * once);
});
