import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { isError, type Problem, problemText } from '../product-file/problem.ts';
import type { ProductReader } from '../product-file/product-reader.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './command-failure.ts';
import { formatCount } from './counted.ts';
import { withReader } from './with-reader.ts';
import { writeProductFiles } from './write-product-files.ts';

/** Sheets of a product are put together, so all of them are in memory. */
const maxSheets = 500;

/** `from-esdscom`. */
export function addEsdscomCommand(program: Command, context: CommandContext): void {
  program
    .command('from-esdscom')
    .argument('<sheets-and-folder...>', 'the XML files, then the folder of the product files')
    .description('makes product files of eSDScom XML 5.6, or sets what it says in those that the folder has')
    .action((paths: string[]) => withReader((reader) => convert(paths, reader, context)));
}

async function convert(paths: string[], reader: ProductReader, { folder, output }: CommandContext): Promise<void> {
  const sheets = paths.slice(0, -1);
  const given = paths.at(-1)!;
  const target = resolve(folder, given);
  const found = await stat(target).catch(() => null);
  if (sheets.length === 0 || (found && !found.isDirectory()))
    throw new CommandError(`${given} is no folder: name the XML files, then the folder of the product files.`);
  if (sheets.length > maxSheets)
    throw new CommandError(`${sheets.length} XML files are too many at once; ${maxSheets} may be.`);
  const inputs = sheets.map((shown) => ({ path: resolve(folder, shown), shown }));
  const { files, problems } = await reader.read({ task: 'sheets', inputs, folder: target });
  problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
  const errors = problems.filter(isError).length;
  if (errors > 0) throw new CommandError(`${formatCount(errors, 'error')}; no file is written.`);
  await writeProductFiles(target, files);
  const wrong: Problem[] = [];
  for (const { name } of files) {
    const { problems: own } = await reader.read({ task: 'file', path: join(target, name), shown: join(given, name) });
    wrong.push(...own.filter(isError));
  }
  wrong.forEach((problem) => output.write(`${problemText(problem)}\n`));
  const they = files.length === 1 ? 'it' : 'them';
  const next =
    wrong.length > 0
      ? `${formatCount(wrong.length, 'error')} in ${they} to put right before the import`
      : `import takes ${they} in`;
  output.write(`${formatCount(files.length, 'product file is', 'product files are')} in ${given} now; ${next}.\n`);
}
