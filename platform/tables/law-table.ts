import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/root-folder.ts';

/**
 * What a table of law says of itself, the first line of its file. The other lines are its rows, one JSON object each, in the order of their
 * keys. `npm run build:tables` makes the files in `shipped` from those in `sources`.
 */
export interface TableMeta {
  /** `CLP Annex VI, Part 3, Table 3` */
  title: string;
  /** `Regulation (EC) No 1272/2008` */
  act: string;
  /** The last amendment that is in it: `ATP 23, (EU) 2025/1222`. */
  edition: string;
  /** The day of its state, YYYY-MM-DD. */
  published: string;
  /** Where the facts were read, and which of them rest on one unofficial transcription. */
  sources: string[];
  licence: string;
  rows: number;
  /** Number of values of the source that are doubtful: settled from the act, or left out. */
  uncertain: number;
  leftOut: number;
  /** What is missing in the table, or differs from the act. */
  remarks: string[];
}

const folder = join(root, 'tables', 'shipped');

/** The first line of a file has at most this many bytes. */
const maxMetaBytes = 16_384;

/** The meta data of all shipped tables, by the names of their files. */
export function shippedMeta(): (TableMeta & { name: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => {
      const descriptor = openSync(join(folder, file), 'r');
      try {
        const head = Buffer.alloc(maxMetaBytes);
        const text = head.toString('utf8', 0, readSync(descriptor, head));
        return { name: file.replace('.jsonl', ''), ...(JSON.parse(text.slice(0, text.indexOf('\n'))) as TableMeta) };
      } finally {
        closeSync(descriptor);
      }
    });
}

/**
 * A table of law that the platform ships. The file is read on first use; a row is parsed when it is needed, so that a table of thousands
 * of rows keeps its bytes and the positions of its lines only.
 */
export class LawTable<Row> {
  readonly #file: string;
  readonly #keysOf: (row: Row) => readonly string[];
  #read:
    | { meta: TableMeta; bytes: Buffer; starts: Uint32Array; rowsByKey: ReadonlyMap<string, readonly number[]> }
    | undefined;

  /**
   * @param name of the file in `shipped`, without its extension
   * @param keysOf the numbers by which a row is found
   */
  constructor(name: string, keysOf: (row: Row) => readonly string[] = () => []) {
    this.#file = join(folder, `${name}.jsonl`);
    this.#keysOf = keysOf;
  }

  get meta(): TableMeta {
    return this.#opened.meta;
  }

  /** The rows in the order of the file. */
  *rows(): Generator<Row> {
    for (let index = 0; index < this.#opened.starts.length - 1; index += 1) yield this.rowAt(index);
  }

  /** The rows that have one of the numbers, each once, in the order of the file. */
  find(keys: Iterable<string>): Row[] {
    const { rowsByKey } = this.#opened;
    const indexes = new Set([...keys].flatMap((key) => rowsByKey.get(key) ?? []));
    return [...indexes].sort((a, b) => a - b).map((index) => this.rowAt(index));
  }

  /** The row at a position of the file, counted from 0. */
  rowAt(index: number): Row {
    const { bytes, starts } = this.#opened;
    return JSON.parse(bytes.toString('utf8', starts[index], starts[index + 1])) as Row;
  }

  get #opened() {
    if (this.#read) return this.#read;
    const bytes = readFileSync(this.#file);
    const ends: number[] = [];
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, end + 1)) ends.push(end + 1);
    const meta = JSON.parse(bytes.toString('utf8', 0, ends[0])) as TableMeta;
    const rowsByKey = new Map<string, number[]>();
    this.#read = { meta, bytes, starts: Uint32Array.from(ends), rowsByKey };
    for (let index = 0; index < ends.length - 1; index += 1)
      for (const key of this.#keysOf(this.rowAt(index))) {
        const same = rowsByKey.get(key);
        if (same) same.push(index);
        else rowsByKey.set(key, [index]);
      }
    return this.#read;
  }
}
