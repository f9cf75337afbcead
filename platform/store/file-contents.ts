import { and, is, type SQL, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { PgliteTransaction } from 'drizzle-orm/pglite/session';
import { type Database, rowsOf } from './database.ts';
import type { attachments, studioFiles } from './schema.ts';

/**
 * Contents of files. The embedded database needs several times the size of a value that is a parameter or a result, and keeps that
 * memory: contents are written and read in pieces there. Those that are written become a large object, of which the value is made.
 */

const pieceBytes = 2 ** 20;
/** Of a content that is sent: a response that its client does not read holds one. */
const sentPieceBytes = 2 ** 18;

export const isEmbedded = (database: Database): boolean =>
  is(database, PgliteDatabase) || is(database, PgliteTransaction);

/** Runs `write` in a transaction with the content as the value of a column. */
export async function writeContent<Value>(
  database: Database,
  content: Uint8Array,
  write: (transaction: Database, value: Uint8Array | SQL<Uint8Array>) => Promise<Value>,
): Promise<Value> {
  if (!isEmbedded(database) || content.byteLength <= pieceBytes) return write(database, content);
  return database.transaction(async (transaction) => {
    const [created] = rowsOf(await transaction.execute(sql`select lo_creat(-1) as id`));
    const id = sql`${Number(created!.id)}::oid`;
    for (let from = 0; from < content.byteLength; from += pieceBytes)
      await transaction.execute(
        sql`select lo_put(${id}, ${from}::bigint, ${content.subarray(from, from + pieceBytes)}::bytea)`,
      );
    const written = await write(transaction, sql<Uint8Array>`lo_get(${id})`);
    await transaction.execute(sql`select lo_unlink(${id})`);
    return written;
  });
}

/** Gives the space of removed large objects back, after the transactions that wrote contents: the embedded database does not by itself. */
export async function freeContentPieces(database: Database): Promise<void> {
  if (!is(database, PgliteDatabase)) return;
  const [used] = rowsOf(await database.execute(sql`select pg_relation_size('pg_largeobject')::int > 0 as pieces`));
  if (used!.pieces) await database.execute(sql`vacuum pg_largeobject`);
}

/** The content of the file that fulfils the condition; undefined: there is none. */
export async function readContent(
  database: Database,
  table: FileTable,
  ...conditions: SQL[]
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const where = and(...conditions);
  if (!isEmbedded(database)) {
    const [file] = await database.select({ content: table.content }).from(table).where(where).limit(1);
    return file && new Uint8Array(file.content);
  }
  // In one transaction, so that all pieces are of the same content.
  return database.transaction(async (transaction) => {
    const [file] = await transaction
      .select({ place: sql<string>`ctid::text`, size: sql<number>`octet_length(${table.content})` })
      .from(table)
      .where(where)
      .limit(1);
    if (!file) return undefined;
    const content = new Uint8Array(file.size);
    for (let from = 0; from < file.size; from += pieceBytes) {
      const [piece] = await transaction
        .select({ bytes: sql<Uint8Array>`substr(${table.content}, ${from + 1}::int, ${pieceBytes}::int)` })
        .from(table)
        .where(sql`ctid = ${file.place}::tid`);
      content.set(piece!.bytes, from);
    }
    return content;
  });
}

/** A content that is read piece by piece, each when it is wanted. */
export interface OpenContent {
  size: number;
  /** The bytes from one on, at most 256 KiB; undefined: the content is no longer there. */
  readPiece: (from: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

type FileTable = typeof attachments | typeof studioFiles;

/** The size in bytes of a file's content, which is not read for it. */
export const contentSize = (table: FileTable) => sql<number>`octet_length(${table.content})`;

/** The content, of this size, of the file that fulfils the conditions. They name its hash, so that all pieces are of one content. */
export const openContent = (database: Database, table: FileTable, size: number, ...conditions: SQL[]): OpenContent => ({
  size,
  readPiece: async (from) => {
    const bytes = sql<Uint8Array<ArrayBuffer>>`substr(${table.content}, ${from + 1}::int, ${sentPieceBytes}::int)`;
    const [piece] = await database
      .select({ bytes })
      .from(table)
      .where(and(...conditions))
      .limit(1);
    return piece?.bytes;
  },
});
