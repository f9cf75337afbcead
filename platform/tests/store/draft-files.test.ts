import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { seedWhenEmpty } from '../../demo/seed.ts';
import type { ProductReader } from '../../import/read/product-reader.ts';
import { parseSettings } from '../../runtime/env.ts';
import { createLog } from '../../runtime/log.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { hashOf } from '../../store/products/attachments.ts';
import { products, studioFiles } from '../../store/schema.ts';
import { storeFile } from '../../store/studio/files.ts';
import { createDrafts } from '../../studio/create-drafts.ts';

/** What the embedded database, which has one connection, cannot show: transactions of others that are open meanwhile. */
const describeWithPostgres = process.env.SKIP_POSTGRES === '1' ? describe.skip : describe;

jest.setTimeout(120_000);

const acetone = demoCatalogue.filter(({ id }) => id === 1001);
const contentOf = (name: string) => new TextEncoder().encode(name.repeat(50_000));
const user = { id: 1, name: 'demo' };
const workgroup = 1;

describeWithPostgres('while another transaction changes a product', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-'));
  let postgres: ReturnType<typeof startPostgres>;
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let database: Database;
  beforeAll(async () => {
    postgres = startPostgres();
    const log = createLog('silent');
    const settings = parseSettings({
      DATA_DIR: dataDir,
      SITE_URL: 'https://dossier.example',
      DEMO_PASSWORD: 'demo-demo',
    });
    opened = await openDatabase({ dataDir: '', databaseUrl: postgres.createDatabase('files') }, log, (prepared) =>
      seedWhenEmpty(prepared, acetone, [], async (_, { description }) => contentOf(description), settings, log),
    );
    database = opened.database;
  });
  afterAll(async () => {
    await opened.close();
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Runs work while a transaction is open that has made a change. */
  const whileOpen = <Value>(change: (transaction: Database) => Promise<unknown>, work: () => Promise<Value>) =>
    database.transaction(async (transaction) => {
      await change(transaction);
      return Promise.race([work(), pause(5_000, 'it waits for the transaction', { ref: false })]);
    });

  /** Each call of `read` is one of the draft that is made; `meanwhile` runs before the first is answered. */
  const makerOf = (meanwhile: () => Promise<unknown> = async () => undefined) => {
    let first: typeof meanwhile | undefined = meanwhile;
    const read = async () => {
      await first?.();
      first = undefined;
      return { findings: [], summary: { name: {}, languages: [], todo: 0, errors: 0, warnings: 0 } };
    };
    return { database, reader: { read } as unknown as ProductReader, demoFile: () => undefined };
  };
  const copy = async (code: string, meanwhile?: () => Promise<unknown>) => {
    const from = { kind: 'copy', productId: 1001, code } as const;
    return (await createDrafts(makerOf(meanwhile), user, workgroup, from, 'en')).drafts[0]!;
  };
  const draft = async (code: string) => {
    const from = { kind: 'empty', code, name: code, language: 'en', productKind: 'mixture' } as const;
    return (await createDrafts(makerOf(), user, workgroup, from, 'en')).drafts[0]!;
  };
  const changeList = (transaction: Database) =>
    transaction.update(products).set({ gtin: null }).where(eq(products.id, 1001));

  test('files are uploaded and copied: they wait for no import of their workgroup', async () => {
    const draftId = await draft('UPLOAD');
    const content = contentOf('upload');
    const upload = { draftId, workgroupId: workgroup, name: 'a.pdf', hash: hashOf(content), content, named: [] };
    expect(await whileOpen(changeList, () => storeFile(database, upload))).toBeNull();
    expect(await whileOpen(changeList, () => copy('COPY-1'))).toEqual(expect.any(String));
  });

  test('uploads at once do not exceed the limit of their workgroup together', async () => {
    const draftId = await draft('FULL');
    const add = (place: number) =>
      database.insert(studioFiles).values({
        ...{ draftId, hash: hashOf(contentOf(String(place))), name: `${place}.pdf`, sizeInBytes: 10 * 2 ** 20 },
        content: contentOf('a'),
      });
    for (let place = 0; place < 47; place += 1) await add(place);
    const others = await Promise.all(Array.from({ length: 4 }, (_, place) => draft(`FULL-${place}`)));
    const content = new Uint8Array(10 * 2 ** 20);
    const uploads = others.map((one) =>
      storeFile(database, {
        ...{ draftId: one, workgroupId: workgroup, name: 'a.pdf', hash: hashOf(content), content },
        named: [],
      }),
    );
    expect((await Promise.all(uploads)).sort()).toEqual([null, null, 'workgroupBytes', 'workgroupBytes'].sort());
    await database.delete(studioFiles).where(eq(studioFiles.draftId, draftId));
  });
});
