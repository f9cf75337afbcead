import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type RegulatoryListKind, regulatoryListNames } from '../../product/regulatory-lists.ts';
import type { Database } from '../../store/database.ts';
import { replaceList } from '../../store/regulatory/lists.ts';
import { SourceError } from '../read/source-error.ts';
import { findListDate } from './list-date.ts';
import { readEntries, type RowIssue } from './list-entries.ts';
import { findTable } from './list-kinds.ts';
import { readWorkbook } from './read-workbook.ts';

export interface ListImport {
  /** Day of the list's state, YYYY-MM-DD; undefined: it is in the file or in its name. */
  date?: string | undefined;
  /** An older list may replace a newer one. */
  replaces?: boolean;
  /** YYYY-MM-DD. */
  today: string;
  onProgress?: (message: string) => void;
}

export interface ImportedList {
  kind: RegulatoryListKind;
  published: string;
  rowsRead: number;
  entries: number;
  issues: RowIssue[];
  /** Day of the list that was replaced; null: none was loaded. */
  replaced: string | null;
  /** The same file was loaded already; nothing was changed. */
  isAlreadyLoaded: boolean;
}

/**
 * Reads one of ECHA's tables and replaces the loaded list of its kind.
 * @throws SourceError when the file is no such table, says no date, or is older than the loaded list; nothing is changed then
 */
export async function importList(
  database: Database,
  bytes: Uint8Array,
  file: string,
  { date, replaces = false, today, onProgress = () => undefined }: ListImport,
): Promise<ImportedList> {
  const shown = basename(file);
  onProgress(`reading ${shown}`);
  const table = findTable(await readWorkbook(bytes, shown), shown);
  const name = regulatoryListNames[table.kind];
  const published = date ?? findListDate(table.rows.slice(0, table.headingRows), shown);
  if (published === null)
    throw new SourceError(
      `${shown} is the ${name}, but neither its first rows nor its name say of which day; name it with --date. Nothing is changed.`,
    );
  if (published > today)
    throw new SourceError(
      `${shown} is the ${name} of ${published}, which is in the future; name its day with --date. Nothing is changed.`,
    );
  onProgress(`${name} of ${published}: ${table.rows.length - table.headingRows} rows`);
  await turn();
  const { entries, issues, rowsRead } = readEntries(table, today);
  if (entries.length === 0) throw new SourceError(`${shown}: no row of the ${name} could be read. Nothing is changed.`);
  await turn();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const rowsUnread = issues.filter(({ isSkipped }) => isSkipped).length;
  const list = { kind: table.kind, published, file: shown, sha256, rowsRead, rowsUnread };
  onProgress(`storing ${entries.length} entries`);
  const { loaded, wasReplaced } = await replaceList(
    database,
    list,
    entries,
    (before) => replaces || (before.published <= published && !isSame(before, list)),
  );
  if (!wasReplaced && loaded && !isSame(loaded, list))
    throw new SourceError(
      `${shown} is the ${name} of ${published}; the loaded one is newer, of ${loaded.published}. Nothing is changed; --replace loads it anyway.`,
    );
  return {
    ...{ kind: table.kind, published, rowsRead, entries: entries.length, issues },
    replaced: loaded?.published ?? null,
    isAlreadyLoaded: !wasReplaced,
  };
}

type Content = Parameters<typeof replaceList>[1];
const isSame = (a: Content, b: Content): boolean => a.sha256 === b.sha256 && a.published === b.published;
