import { join, resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Command } from 'commander';
import { csvColumns } from '../product/read/csv.ts';
import { isError, type Problem, problemText } from '../product/findings.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount } from './output.ts';
import { commandReader, writeProductFiles } from './product-files.ts';

/** `from-csv`, `csv-template`. */
export function addCsvCommands(program: Command, { folder, output }: CommandContext): void {
  program
    .command('from-csv <table> <folder>')
    .description('creates product files from a table, or updates those in the folder')
    .action(async (table: string, folderArg: string) => {
      const target = resolve(folder, folderArg);
      const { files, problems } = await commandReader.read({
        task: 'table',
        path: resolve(folder, table),
        shown: table,
        folder: target,
      });
      problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const errors = problems.filter(({ level }) => level === 'error').length;
      if (errors > 0) throw new CommandError(`${formatCount(errors, 'error')}; no file is written.`);
      await writeProductFiles(target, files);
      output.write(
        `${formatCount(files.length, 'product file is', 'product files are')} in ${folderArg} now; import takes ${files.length === 1 ? 'it' : 'them'} in.\n`,
      );
    });
  program
    .command('csv-template')
    .description('prints the columns of a table')
    .action(() => void output.write(`${csvColumns.map(({ name }) => name).join(',')}\n`));
}

/** Maximum number of sheets: the sheets of a product are merged, so that all of them are in memory. */
const maxSheets = 500;

/** `from-esdscom`. */
export function addEsdscomCommand(program: Command, context: CommandContext): void {
  program
    .command('from-esdscom')
    .argument('<sheets-and-folder...>', 'the XML files, then the folder of the product files')
    .description('creates product files from eSDScom XML 5.6, or updates those in the folder')
    .action((paths: string[]) => convert(paths, context));
}

async function convert(paths: string[], { folder, output }: CommandContext): Promise<void> {
  const sheets = paths.slice(0, -1);
  const folderArg = paths.at(-1)!;
  const target = resolve(folder, folderArg);
  const stats = await stat(target).catch(() => null);
  if (sheets.length === 0 || (stats && !stats.isDirectory()))
    throw new CommandError(`${folderArg} is not a folder: name the XML files, then the folder of the product files.`);
  if (sheets.length > maxSheets)
    throw new CommandError(`${sheets.length} XML files are too many; the maximum is ${maxSheets}.`);
  const inputs = sheets.map((shown) => ({ path: resolve(folder, shown), shown }));
  const { files, problems } = await commandReader.read({ task: 'sheets', inputs, folder: target });
  problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
  const errors = problems.filter(isError).length;
  if (errors > 0) throw new CommandError(`${formatCount(errors, 'error')}; no file is written.`);
  await writeProductFiles(target, files);
  const importErrors: Problem[] = [];
  for (const { name } of files) {
    const { problems: fileProblems } = await commandReader.read({
      task: 'file',
      path: join(target, name),
      shown: join(folderArg, name),
    });
    importErrors.push(...fileProblems.filter(isError));
  }
  importErrors.forEach((problem) => output.write(`${problemText(problem)}\n`));
  const they = files.length === 1 ? 'it' : 'them';
  const next =
    importErrors.length > 0
      ? `${formatCount(importErrors.length, 'error')} in ${they} to put right before the import`
      : `import takes ${they} in`;
  output.write(`${formatCount(files.length, 'product file is', 'product files are')} in ${folderArg} now; ${next}.\n`);
}
