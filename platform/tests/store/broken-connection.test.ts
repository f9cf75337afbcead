import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { createLog } from '../../runtime/log.ts';
import { openDatabase, pingDatabase } from '../../store/database.ts';

const testWithPostgres = process.env.SKIP_POSTGRES === '1' ? test.skip : test;

testWithPostgres('a connection that breaks within a transaction ends that call, and no other', async () => {
  const postgres = startPostgres();
  const settings = { dataDir: '', databaseUrl: postgres.createDatabase('broken') };
  const { database, connections, close } = await openDatabase(settings, createLog('silent'), () => Promise.resolve());
  const broken = database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    postgres.halt();
    await pause(100);
    await transaction.execute(sql`select 2`);
  });
  await expect(broken).rejects.toThrow();
  postgres.resume();
  await pingDatabase(database);
  expect(connections()).toEqual({ used: 0, idle: 1, waiting: 0 });
  await close();
  postgres.stop();
});
