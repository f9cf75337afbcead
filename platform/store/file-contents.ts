import { and, is, type SQL, sql } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import { PgliteTransaction } from 'drizzle-orm/pglite/session';
import { type Database, rowsOf } from './database.ts';
import type { attachments, studioFiles } from './schema.ts';

/**
 * Reads and writes contents of files. The embedded database needs several times the size of a parameter or result and keeps that memory, so
 * that contents are transferred in pieces. Written pieces form a large object, which the column's value is read from.
 */

const pieceBytes = 2 ** 20;
/** Size of the pieces that are sent: a response whose client does not read holds one in memory. */
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
    for (let offset = 0; offset < content.byteLength; offset += pieceBytes)
      await transaction.execute(
        sql`select lo_put(${id}, ${offset}::bigint, ${content.subarray(offset, offset + pieceBytes)}::bytea)`,
      );
    const written = await write(transaction, sql<Uint8Array>`lo_get(${id})`);
    await transaction.execute(sql`select lo_unlink(${id})`);
    return written;
  });
}

/** Frees the space of removed large objects after transactions that wrote contents, which the embedded database does not do by itself. */
export async function freeContentPieces(database: Database): Promise<void> {
  if (!is(database, PgliteDatabase)) return;
  const [used] = rowsOf(await database.execute(sql`select pg_relation_size('pg_largeobject')::int > 0 as pieces`));
  if (used!.pieces) await database.execute(sql`vacuum pg_largeobject`);
}

/** The content of the file that meets the conditions; undefined: there is none. */
export async function readContent(
  database: Database,
  table: FileTable,
  ...conditions: SQL[]
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const condition = and(...conditions);
  if (!isEmbedded(database)) {
    const [file] = await database.select({ content: table.content }).from(table).where(condition).limit(1);
    return file && new Uint8Array(file.content);
  }
  // One transaction, so that all pieces belong to the same content.
  return database.transaction(async (transaction) => {
    const [file] = await transaction
      .select({ ctid: sql<string>`ctid::text`, size: sql<number>`octet_length(${table.content})` })
      .from(table)
      .where(condition)
      .limit(1);
    if (!file) return undefined;
    const content = new Uint8Array(file.size);
    for (let offset = 0; offset < file.size; offset += pieceBytes) {
      const [piece] = await transaction
        .select({ bytes: sql<Uint8Array>`substr(${table.content}, ${offset + 1}::int, ${pieceBytes}::int)` })
        .from(table)
        .where(sql`ctid = ${file.ctid}::tid`);
      content.set(piece!.bytes, offset);
    }
    return content;
  });
}

/** A content that is read piece by piece, on demand. */
export interface OpenContent {
  /** SHA-256, hexadecimal. */
  hash: string;
  size: number;
  /** The bytes from an offset on, at most 256 KiB; undefined: the content no longer exists. */
  readPiece: (offset: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

type FileTable = typeof attachments | typeof studioFiles;

/** The size in bytes of a file's content, without reading it. */
export const contentSize = (table: FileTable) => sql<number>`octet_length(${table.content})`;

/** Opens the content of a file. The conditions include its hash, so that all pieces belong to the same content. */
export const openContent = (
  database: Database,
  table: FileTable,
  { size, hash }: Pick<OpenContent, 'size' | 'hash'>,
  ...conditions: SQL[]
): OpenContent => ({
  size,
  hash,
  readPiece: async (offset) => {
    const bytes = sql<Uint8Array<ArrayBuffer>>`substr(${table.content}, ${offset + 1}::int, ${sentPieceBytes}::int)`;
    const [piece] = await database
      .select({ bytes })
      .from(table)
      .where(and(...conditions))
      .limit(1);
    return piece?.bytes;
  },
});
