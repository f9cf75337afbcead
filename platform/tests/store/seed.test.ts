import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { createLog } from '../../runtime/log.ts';
import { StartupError } from '../../runtime/start-error.ts';
import type { Database } from '../../store/database.ts';
import { seedWhenEmpty } from '../../demo/seed.ts';
import { parseSettings } from '../../runtime/env.ts';

const settings = parseSettings({ DATA_DIR: '/tmp/unused', SITE_URL: 'https://dossier.example' });
const log = createLog('silent');
const database = (productsThere: number) => {
  const transaction = jest.fn(async () => undefined);
  return { transaction, database: { $count: async () => productsThere, transaction } as unknown as Database };
};

test('the files are made before anything is written', async () => {
  const { database: empty, transaction } = database(0);
  const writtenBefore: number[] = [];
  const makeFile = async () => {
    writtenBefore.push(transaction.mock.calls.length);
    return new Uint8Array(3);
  };
  await seedWhenEmpty(empty, demoCatalogue, [], makeFile, settings, log);
  expect(writtenBefore.length).toBe(demoCatalogue.flatMap(({ attachments }) => attachments).length);
  expect(new Set(writtenBefore)).toEqual(new Set([0]));
  expect(transaction).toHaveBeenCalledTimes(1);
});

test('a file that can’t be made ends the start with nothing written', async () => {
  const { database: empty, transaction } = database(0);
  const makeFile = () => Promise.reject(new Error('The typesetter can’t be started'));
  const start = seedWhenEmpty(empty, demoCatalogue, [], makeFile, settings, log);
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow('The typesetter can’t be started');
  expect(transaction).not.toHaveBeenCalled();
});

test('a platform with products makes no files', async () => {
  const makeFile = jest.fn();
  await seedWhenEmpty(database(24).database, demoCatalogue, [], makeFile, settings, log);
  expect(makeFile).not.toHaveBeenCalled();
});
