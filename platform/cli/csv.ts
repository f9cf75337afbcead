import { resolve } from 'node:path';
import type { Command } from 'commander';
import { csvColumns } from '../product-file/csv.ts';
import { problemText } from '../product-file/problem.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './command-failure.ts';
import { formatCount } from './counted.ts';
import { withReader } from './with-reader.ts';
import { writeProductFiles } from './write-product-files.ts';

/** `from-csv`, `csv-template`. */
export function addCsvCommands(program: Command, { folder, output }: CommandContext): void {
  program
    .command('from-csv <table> <folder>')
    .description('makes product files of a table, or sets its cells in those that the folder has')
    .action(async (table: string, given: string) => {
      const target = resolve(folder, given);
      const { files, problems } = await withReader((reader) =>
        reader.read({ task: 'table', path: resolve(folder, table), shown: table, folder: target }),
      );
      problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const errors = problems.filter(({ level }) => level === 'error').length;
      if (errors > 0) throw new CommandError(`${formatCount(errors, 'error')}; no file is written.`);
      await writeProductFiles(target, files);
      output.write(
        `${formatCount(files.length, 'product file is', 'product files are')} in ${given} now; import takes ${files.length === 1 ? 'it' : 'them'} in.\n`,
      );
    });
  program
    .command('csv-template')
    .description('prints the columns that a table may have')
    .action(() => void output.write(`${csvColumns.map(({ name }) => name).join(',')}\n`));
}
