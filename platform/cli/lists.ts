import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Command } from 'commander';
import { workbookLimits } from '../import/lists/bounded-archive.ts';
import { findListsInForce } from '../import/classify/known-lists.ts';
import { affectedProducts, type ImportedList, importList, updateList } from '../import/lists/import-list.ts';
import { readInput } from '../import/read/open-source.ts';
import { regulatoryListKinds, regulatoryListNames } from '../tables/regulatory-lists.ts';
import type { Database } from '../store/database.ts';
import { findLists } from '../store/regulatory/lists.ts';
import { shippedMeta } from '../tables/law-table.ts';
import { restrictions } from '../tables/restrictions.ts';
import { shippedLists } from '../tables/shipped-lists.ts';
import type { CommandContext } from './command-context.ts';
import { checkDay, today } from './input.ts';
import { formatCount, printTable } from './output.ts';

interface ImportListOptions {
  date?: string;
  replace?: boolean;
}

/** `lists import`, `status`, `affected`. */
export function addListsCommands(program: Command, context: CommandContext): void {
  const { onDatabase, output } = context;
  const lists = program.command('lists').description('lists of substances that ECHA publishes');
  lists
    .command('import <file>')
    .description('loads CLP Annex VI, the Candidate List, or REACH Annex XIV or XVII from ECHA’s .xlsx file')
    .option('--date <day>', 'day of the list’s state, YYYY-MM-DD; by default the one in the file or in its name')
    .option('--replace', 'an older list may replace a newer one that was imported')
    .action((file: string, options: ImportListOptions) => runImport(context, file, options));
  lists
    .command('update <file>')
    .description('loads a newer table of law from the .jsonl file of a release')
    .action((file: string) => runUpdate(context, file));
  lists
    .command('status')
    .description('what products are compared with, and how old it is')
    .action(() => onDatabase((database) => printStatus(output, database)));
  lists
    .command('affected')
    .description('the products with an ingredient that a list concerns, and how')
    .action(() =>
      onDatabase(async (database) => {
        const rows: string[][] = [];
        let count = 0;
        for await (const { id, code, hits } of affectedProducts(database, today())) {
          count += 1;
          rows.push(...hits.map(({ ingredient, how }) => [String(id), code, ingredient, how]));
        }
        if (rows.length > 0) printTable(output, ['Product', 'Code', 'Ingredient', 'How'], rows);
        output.write(`${formatCount(count, 'product is', 'products are')} affected.\n`);
        // The other lists are shipped whole; of Annex XVII the rules, unless the operator has imported the list.
        const listsInForce = await findListsInForce(database);
        if (!listsInForce.some(({ kind }) => kind === 'annexXVII'))
          output.write(
            `Not compared with ${regulatoryListNames.annexXVII}, entries ${[...new Set(restrictions().groups.map(({ entry }) => entry))].join(', ')}.\n`,
          );
      }),
    );
}

/** Prints the lists in force, an imported one that a newer shipped one supersedes, and the other shipped tables. */
async function printStatus(output: Writable, database: Database): Promise<void> {
  const imported = await findLists(database);
  const listsInForce = await findListsInForce(database);
  const formatNumber = (count: number) => count.toLocaleString('en');
  const row = (name: string, published: string, rows: number, unread: number, file: string, day = '') => [
    name,
    published,
    ageOf(published),
    formatNumber(rows),
    formatNumber(unread),
    file,
    day,
  ];
  const lists = regulatoryListKinds.flatMap((kind) => {
    const name = regulatoryListNames[kind];
    const list = listsInForce.find((candidate) => candidate.kind === kind);
    const importedList = imported.find((candidate) => candidate.kind === kind);
    const importedRow = (note = '') =>
      importedList &&
      row(
        name,
        importedList.published,
        importedList.rowsRead,
        importedList.rowsUnread,
        `${importedList.file}${note}`,
        importedList.imported.toISOString().slice(0, 10),
      );
    // The rules of Annex XVII stand below.
    if (!list) return [];
    if (!list.isShipped) return [importedRow()!];
    const { published, rows, leftOut } = shippedLists[kind]!.meta;
    const superseded = importedRow(', superseded');
    return [row(name, published, rows, leftOut, 'shipped'), ...(superseded ? [superseded] : [])];
  });
  const listTitles = Object.values(shippedLists).map(({ meta }) => meta.title);
  const others = shippedMeta()
    .filter(({ title }) => !listTitles.includes(title))
    .map(({ title, published, rows, leftOut }) => row(title, published, rows, leftOut, 'shipped'));
  printTable(output, ['List', 'Of', 'Age', 'Rows', 'Left out', 'File', 'Imported'], [...lists, ...others]);
}

async function runUpdate({ onDatabase, output, folder }: CommandContext, file: string): Promise<void> {
  const bytes = await readInput(resolve(folder, file), file, workbookLimits.fileBytes, 'a list');
  await onDatabase(async (database) => {
    output.write(`${summaryOf(await updateList(database, bytes, file))}\n`);
  });
}

async function runImport(
  { onDatabase, output, errors, folder }: CommandContext,
  file: string,
  { date, replace = false }: ImportListOptions,
): Promise<void> {
  if (date !== undefined) checkDay(date);
  const bytes = await readInput(resolve(folder, file), file, workbookLimits.fileBytes, 'a list');
  await onDatabase(async (database) => {
    const onProgress = (message: string) => errors.write(`${message}\n`);
    const result = await importList(database, bytes, file, { date, replaces: replace, today: today(), onProgress });
    for (const { row, reason, isSkipped } of result.issues)
      errors.write(`row ${row}${isSkipped ? ' is left out' : ''}: ${reason}\n`);
    output.write(`${summaryOf(result)}\n`);
  });
}

function summaryOf({ kind, published, rowsRead, entries, issues, replaced, isAlreadyLoaded }: ImportedList): string {
  const name = `${regulatoryListNames[kind]} of ${published}`;
  if (isAlreadyLoaded) return `${name} was loaded from this file already; nothing is changed.`;
  const skipped = issues.filter(({ isSkipped }) => isSkipped).length;
  const skippedText = `${formatCount(skipped, 'row is', 'rows are')} left out`;
  const replacedText = replaced === null ? '' : ` It replaces the one of ${replaced}.`;
  return `${name} is loaded: ${formatCount(rowsRead, 'row')}, ${formatCount(entries, 'substance')}; ${skippedText}.${replacedText}`;
}

/** `12 days` */
function ageOf(day: string): string {
  const days = Math.floor((Date.parse(today()) - Date.parse(day)) / 86_400_000);
  return formatCount(days, 'day');
}
