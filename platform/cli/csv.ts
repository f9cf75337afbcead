import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { csvColumns, readTable } from '../product-file/csv.ts';
import { limits } from '../product-file/open-source.ts';
import { problemText } from '../product-file/problem.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { counted } from './counted.ts';
import { knownProductFile, writeProductFiles } from './write-product-files.ts';

/** A table of 10,000 products has about 10 MiB. */
const tableBytes = 10 * limits.productBytes;

/** `from-csv`, `csv-template`. */
export function addCsvCommands(program: Command, { folder, output }: CommandContext): void {
  program
    .command('from-csv <table> <folder>')
    .description('makes product files of a table, or sets its cells in those that the folder has')
    .action(async (table: string, given: string) => {
      const target = resolve(folder, given);
      const { files, problems } = readTable(await readText(resolve(folder, table), table), table, (name) =>
        knownProductFile(join(target, name)),
      );
      problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const errors = problems.filter(({ level }) => level === 'error').length;
      if (errors > 0) throw new CommandFailure(`${counted(errors, 'error')}; no file is written.`);
      await writeProductFiles(target, files);
      output.write(
        `${counted(files.length, 'product file is', 'product files are')} in ${given} now; import takes ${files.length === 1 ? 'it' : 'them'} in.\n`,
      );
    });
  program
    .command('csv-template')
    .description('prints the columns that a table may have')
    .action(() => void output.write(`${csvColumns.map(({ name }) => name).join(',')}\n`));
}

async function readText(path: string, shown: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CommandFailure(`${shown}: there is no such file.`);
  if (found.size > tableBytes)
    throw new CommandFailure(`${shown} is larger than ${tableBytes / 2 ** 20} MiB, the limit of a table.`);
  return readFileSync(path, 'utf8');
}
