import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { seedWhenEmpty } from '../../demo/seed.ts';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { parseSettings } from '../../runtime/env.ts';
import { createLog } from '../../runtime/log.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { findAttachment, hashOf, openAttachment } from '../../store/products/attachments.ts';
import { attachments, products, studioFiles } from '../../store/schema.ts';
import { FileChangedError, storeFile } from '../../store/studio/files.ts';
import { createDrafts } from '../../drafts/create-drafts.ts';

/** What the embedded database, which has one connection, cannot show: transactions of others that are open meanwhile. */
const describeWithPostgres = process.env.SKIP_POSTGRES === '1' ? describe.skip : describe;

jest.setTimeout(120_000);

const acetone = demoCatalogue.filter(({ id }) => id === 1001);
const { key } = acetone[0]!.attachments[0]!;
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
  const runWhileOpen = <Value>(change: (transaction: Database) => Promise<unknown>, work: () => Promise<Value>) =>
    database.transaction(async (transaction) => {
      await change(transaction);
      return Promise.race([work(), pause(5_000, 'it waits for the transaction', { ref: false })]);
    });

  /** `meanwhile` runs while a draft is read, which is before it is stored. */
  const makerOf = (meanwhile: () => Promise<unknown> = async () => undefined) => {
    const read = async () => {
      await meanwhile();
      return { findings: [], summary: { name: {}, languages: [], todo: 0, errors: 0, warnings: 0 } };
    };
    return { database, reader: { read } as unknown as DraftReader, demoFile: () => undefined };
  };
  const copy = async (code: string, meanwhile?: () => Promise<unknown>) => {
    const source = { kind: 'copy', productId: 1001, code } as const;
    return (await createDrafts(makerOf(meanwhile), user, workgroup, source, 'en')).drafts[0]!;
  };
  const draft = async (code: string) => {
    const source = { kind: 'empty', code, name: code, language: 'en', productKind: 'mixture' } as const;
    return (await createDrafts(makerOf(), user, workgroup, source, 'en')).drafts[0]!;
  };
  const changeList = (transaction: Database) =>
    transaction.update(products).set({ gtin: null }).where(eq(products.id, 1001));

  test('files are uploaded and copied: they wait for no import of their workgroup', async () => {
    const draftId = await draft('UPLOAD');
    const content = contentOf('upload');
    const upload = { draftId, workgroupId: workgroup, name: 'a.pdf', hash: hashOf(content), content, named: [], user };
    expect(await runWhileOpen(changeList, () => storeFile(database, upload))).toBeNull();
    expect(await runWhileOpen(changeList, () => copy('COPY-1'))).toEqual(expect.any(String));
  });

  test('uploads at once do not exceed the limit of their workgroup together', async () => {
    const draftId = await draft('FULL');
    const add = (index: number) =>
      database.insert(studioFiles).values({
        draftId,
        hash: hashOf(contentOf(String(index))),
        name: `${index}.pdf`,
        sizeInBytes: 10 * 2 ** 20,
        content: contentOf('a'),
      });
    for (let index = 0; index < 47; index += 1) await add(index);
    const others = await Promise.all(Array.from({ length: 4 }, (_, index) => draft(`FULL-${index}`)));
    const content = new Uint8Array(10 * 2 ** 20);
    const uploads = others.map((otherDraft) =>
      storeFile(database, {
        draftId: otherDraft,
        workgroupId: workgroup,
        name: 'a.pdf',
        hash: hashOf(content),
        content,
        named: [],
        user,
      }),
    );
    expect((await Promise.all(uploads)).sort()).toEqual([null, null, 'workgroupBytes', 'workgroupBytes'].sort());
    await database.delete(studioFiles).where(eq(studioFiles.draftId, draftId));
  });

  test('a file without a hash is sent whole, waits for nobody, and nothing is written', async () => {
    const stored = async () => (await database.select().from(attachments).where(eq(attachments.key, key)))[0]!;
    await database.update(attachments).set({ hash: null }).where(eq(attachments.key, key));
    const { content } = await stored();
    const open = async () => openAttachment(database, (await findAttachment(database, key))!);
    const lock = (transaction: Database) =>
      transaction.select({ key: attachments.key }).from(attachments).where(eq(attachments.key, key)).for('update');
    const read = await runWhileOpen(lock, async () => {
      const file = (await open())!;
      const pieces: Uint8Array[] = [];
      for (let offset = 0; offset < file.size; offset += pieces.at(-1)!.byteLength)
        pieces.push((await file.readPiece(offset))!);
      return Buffer.concat(pieces);
    });
    expect(hashOf(read as Buffer)).toBe(hashOf(content));
    expect((await stored()).hash).toBeNull();

    const file = (await open())!;
    await database
      .update(attachments)
      .set({ hash: hashOf(content) })
      .where(eq(attachments.key, key));
    expect(await file.readPiece(0)).toEqual(new Uint8Array(content.subarray(0, 2 ** 18)));
    await database.update(attachments).set({ hash: null }).where(eq(attachments.key, key));
    const replaced = (await open())!;
    await database
      .update(attachments)
      .set({ content: contentOf('other') })
      .where(eq(attachments.key, key));
    expect(await replaced.readPiece(0)).toBeUndefined();
  });

  test('a copy names the files that it has, also when one of the product is replaced while it is made', async () => {
    const replace = (content: Uint8Array) =>
      database
        .update(attachments)
        .set({ content, hash: hashOf(content), sizeInBytes: content.byteLength })
        .where(eq(attachments.key, key));
    const draftId = await copy('COPY-2', () => replace(contentOf('replaced')));
    const copied = await database
      .select({ hash: studioFiles.hash, size: studioFiles.sizeInBytes, content: studioFiles.content })
      .from(studioFiles)
      .where(eq(studioFiles.draftId, draftId));
    for (const section of copied)
      expect([hashOf(section.content), section.content.byteLength]).toEqual([section.hash, section.size]);
    const row = await database.query.studioDraftSections.findFirst({
      where: (table, { and, eq: is }) => and(is(table.draftId, draftId), is(table.section, 'markets')),
    });
    const { attachments: named } = (row!.content as { product: { attachments: { file: string }[] } }).product;
    expect(named.map(({ file }) => file.split('/')[0]).sort()).toEqual(copied.map(({ hash }) => hash).sort());
    expect(copied.map(({ hash }) => hash)).toContain(hashOf(contentOf('replaced')));

    // One that is replaced again and again is not copied.
    let times = 0;
    await expect(copy('COPY-3', () => replace(contentOf(`replaced ${(times += 1)}`)))).rejects.toThrow(
      FileChangedError,
    );
    expect(times).toBe(3);
  });
});
