import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { z } from 'zod';
import { checkJobSize, type JobLabels, LabelJobError, printJob } from '../documents/label/label-job.ts';
import { printerQuery, sheetQuery } from '../documents/label/print-settings.ts';
import { jobLabels, readJobLine } from '../documents/label/read-job.ts';
import { createJobRenderer } from '../documents/pdf/pdf-renderer.ts';
import { readInput } from '../import/read/open-source.ts';
import { createLog } from '../runtime/log.ts';
import { root } from '../runtime/root-folder.ts';
import { findNewest } from '../store/products/stored-products.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount } from './output.ts';

interface PrintOptions {
  to: string;
  from?: string;
  output: 'pdf' | 'zpl';
}

const settings = z.object({ dpi: printerQuery.dpi, ...sheetQuery });

/** Maximum size of a file with the lines of a job. */
const maxFileBytes = 1_000_000;

/** `labels print`: labels of several products in one file. Changes nothing. */
export function addLabelsCommand(program: Command, context: CommandContext): void {
  const { onDatabase, folder, output } = context;
  program
    .command('labels')
    .description('labels for printers')
    .command('print [labels...]')
    .description('writes a job of labels, such as 1001?copies=24&dim=3&batch=L7, as PDF on sheets or as ZPL')
    .requiredOption('--to <file>', 'the file to write')
    .option('--from <file>', 'a file with a label on each line')
    .addOption(
      new Option('--output <format>', 'PDF on sheets, or a program for a thermal printer')
        .choices(['pdf', 'zpl'])
        .default('pdf'),
    )
    .option('--dpi <resolution>', 'of the thermal printer: 203, 300 or 600')
    .option('--start <label>', 'the first label of the first sheet')
    .option('--off-x <mm>', 'moves the print to the right')
    .option('--off-y <mm>', 'moves the print down')
    .action(async (labels: string[], { to, from, output: format, ...rest }: PrintOptions & Record<string, string>) => {
      const { dpi, start, offX, offY } = parse(rest);
      const lines = [...labels, ...(from === undefined ? [] : await linesOf(from))];
      const { siteUrl } = context.settings();
      await explainJobErrors(async () => {
        const read = lines.map(readJobLine);
        checkJobSize(read.map(({ query }) => ({ count: query.copies })));
        const today = new Date().toISOString().slice(0, 10);
        const jobs: JobLabels[] = [];
        await onDatabase(async (database) => {
          for (const [index, line] of read.entries()) {
            const product = await findNewest(database, line.id);
            jobs.push(
              await jobLabels(line, index, product?.state === 'removed' ? undefined : product, { siteUrl, today }),
            );
          }
        });
        const job = { output: format, dpi, start: { start, offsetX: offX, offsetY: offY } };
        const file = await createJobRenderer(root, createLog('error'))((renderer) => printJob(jobs, job, renderer));
        await writeFile(resolve(folder, to), file).catch(({ code }: NodeJS.ErrnoException) => {
          throw new CommandError(`'${to}' cannot be written (${code}).`);
        });
        const total = jobs.reduce((sum, { count }) => sum + count, 0);
        output.write(`${to}: ${formatCount(total, 'label')} of ${formatCount(jobs.length, 'line')}.\n`);
      });
    });

  async function linesOf(file: string): Promise<string[]> {
    const bytes = await readInput(resolve(folder, file), file, maxFileBytes, 'a job');
    const text = Buffer.from(bytes).toString('utf8');
    return text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#'));
  }
}

/** @throws CommandError for an invalid option */
function parse(options: Record<string, string>) {
  const parsed = settings.safeParse(options);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandError(
    `--${issue?.path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${issue?.message}.`,
  );
}

async function explainJobErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LabelJobError)) throw error;
    // `labels[0].copies` is a field of the first label, `labels.dim` of all labels.
    const location = error.field.replace(/^labels\[(\d+)\]/, (_, index) => `Label ${Number(index) + 1}:`);
    throw new CommandError(`${location.replace(/:\./, ': ').replace(/^labels\./, '')} ${error.message}.`);
  }
}
