import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readSheets } from '../product-file/from-esdscom.ts';
import { limits, mebibytes, readAtMost } from '../product-file/open-source.ts';
import { problemText } from '../product-file/problem.ts';
import { readProductFile } from '../product-file/read-product-file.ts';
import type { CommandContext } from './command-context.ts';
import { CommandFailure } from './command-failure.ts';
import { counted } from './counted.ts';
import { knownProductFile, writeProductFiles } from './write-product-files.ts';

/** Sheets of a product are put together, so all of them are in memory. */
const mostSheets = 500;

/** `from-esdscom`. */
export function addEsdscomCommand(program: Command, { folder, output }: CommandContext): void {
  program
    .command('from-esdscom')
    .argument('<sheets-and-folder...>', 'the XML files, then the folder of the product files')
    .description('makes product files of eSDScom XML 5.6, or sets what it says in those that the folder has')
    .action(async (paths: string[]) => {
      const sheets = paths.slice(0, -1);
      const given = paths.at(-1)!;
      const target = resolve(folder, given);
      const found = await stat(target).catch(() => null);
      if (sheets.length === 0 || (found && !found.isDirectory()))
        throw new CommandFailure(`${given} is no folder: name the XML files, then the folder of the product files.`);
      if (sheets.length > mostSheets)
        throw new CommandFailure(`${sheets.length} XML files are too many at once; ${mostSheets} may be.`);
      const inputs: { file: string; bytes: Uint8Array }[] = [];
      for (const file of sheets) inputs.push({ file, bytes: await readBytes(resolve(folder, file), file) });
      const { files, problems } = readSheets(inputs, (name) => knownProductFile(join(target, name)));
      problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const errors = problems.filter(({ level }) => level === 'error').length;
      if (errors > 0) throw new CommandFailure(`${counted(errors, 'error')}; no file is written.`);
      const texts = await writeProductFiles(target, files);
      const wrong = [...texts].flatMap(([name, text]) =>
        readProductFile(text, join(given, name)).problems.filter(({ level }) => level === 'error'),
      );
      wrong.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const they = files.length === 1 ? 'it' : 'them';
      const next =
        wrong.length > 0
          ? `${counted(wrong.length, 'error')} in ${they} to put right before the import`
          : `import takes ${they} in`;
      output.write(`${counted(files.length, 'product file is', 'product files are')} in ${given} now; ${next}.\n`);
    });
}

async function readBytes(path: string, shown: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CommandFailure(`${shown}: there is no such file.`);
  const bytes = await readAtMost(path, limits.productBytes);
  if (!bytes)
    throw new CommandFailure(`${shown} is larger than ${mebibytes(limits.productBytes)}, the limit of an XML file.`);
  return bytes;
}
