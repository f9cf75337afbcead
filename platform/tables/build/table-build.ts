import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root-folder.ts';
import type { TableMeta } from '../law-table.ts';

/** How a shipped table is made from its source. */
export interface TableBuild<SourceRow> {
  /** The name of its files, without `.jsonl`. */
  name: string;
  /** The name of its source, where that is the source of another table too; omitted: the same as `name`. */
  source?: string;
  meta: Omit<TableMeta, 'rows'>;
  build: (source: SourceRow[]) => readonly object[];
}

/** Only the Official Journal of the European Union is authentic (Commission Decision 2011/833/EU). */
export const unionLicence =
  '© European Union, https://eur-lex.europa.eu; reuse by Decision 2011/833/EU; only the Official Journal is authentic';

/** The rows of a source, by the name of its file without `.jsonl`. */
export const sourceRows = <Row>(name: string): Row[] =>
  readFileSync(join(root, 'tables', 'sources', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
