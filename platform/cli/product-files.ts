import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { productFileSchema } from '../product/json-schema.ts';
import { findProductFiles, productSource, type ProductSource, readSources } from '../import/read/open-source.ts';
import { SourceError } from '../import/read/source-error.ts';
import { isError, type Problem, problemText } from '../product/findings.ts';
import { openDraftReader } from '../drafts/draft-reader.ts';
import { openProductReader } from '../import/read/product-reader.ts';
import { fillHashes, readAttachment } from '../store/products/attachments.ts';
import type { Database } from '../store/database.ts';
import { exportProduct, productFileText } from '../import/export-products.ts';
import { productIdsAfter } from '../store/products/stored-products.ts';
import { ForeignProductsError, ImportError, importProducts, type ImportResult } from '../import/import-products.ts';
import { findWorkgroup, reviewingWorkgroups } from '../store/accounts/users.ts';
import { maxDrafts, OpenElsewhereError, TooManyProductsError } from '../drafts/create-drafts.ts';
import { importAsDrafts } from '../drafts/import-drafts.ts';
import { operator } from '../store/trail.ts';
import { CatalogueChangedError } from '../store/products/staged-products.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { notifyOrWarn } from './notify-or-warn.ts';
import { formatCount } from './output.ts';
import { parsePermalinkIds } from './input.ts';
import { listProblems, withLists } from './with-lists.ts';

const barWidth = 30;

/**
 * Shows the progress of long work: on a terminal as a bar, elsewhere as a line for each tenth. Work of fewer than 100 items shows
 * nothing.
 */
function showProgress(stream: Writable, total: number): (done: number, step: string) => void {
  const isTerminal = (stream as { isTTY?: boolean }).isTTY === true;
  let shown = '';
  return (done, step) => {
    if (total < 100) return;
    const tenths = Math.floor((done / total) * (isTerminal ? barWidth : 10));
    const state = `${step} ${tenths}`;
    if (state === shown && done < total) return;
    shown = state;
    const bar = `${'#'.repeat(tenths)}${'.'.repeat(barWidth - tenths)}`;
    if (isTerminal) stream.write(`\r[${bar}] ${done} of ${total} ${step}${done === total ? '\n' : ''}`);
    else stream.write(`${done} of ${total} ${step}\n`);
  };
}

interface ImportCommandOptions {
  dryRun?: boolean;
  publish?: boolean;
  changeCodes?: boolean;
  workgroup?: string;
}

interface ExportCommandOptions {
  all?: boolean;
  confidential?: boolean;
}

/** `validate`, `import`, `export`, `schema`. */
export function addProductFileCommands(program: Command, context: CommandContext): void {
  const { onDatabase, output, errors, isInPlatform, settings } = context;
  program
    .command('validate <paths...>')
    .description('checks product files, or all those in a folder, and changes nothing')
    .action(async (paths: string[]) => {
      const sources = await openSources(context, paths);
      const show = showProgress(errors, sources.length);
      const problems: Problem[] = [];
      const onProgress = (done: number) => show(done, 'checked');
      await withLists(context, async (database) => {
        for await (const read of readSources(sources, { onProgress }))
          problems.push(...read.problems, ...(await listProblems(database, read, read.source.file)));
      });
      problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
      const errorCount = problems.filter(isError).length;
      if (errorCount > 0) throw new CommandError(counts(sources.length, problems));
      output.write(`${counts(sources.length, problems)}\n`);
    });
  program
    .command('import <paths...>')
    .description('imports product files, or all those in a folder: all of them or none')
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--publish', 'publish the products, whatever the state in their files')
    .option('--change-codes', 'a product whose id is known may get another code')
    .option(
      '--workgroup <name>',
      'into this workgroup, whose list new products join; drafts, if its imports are reviewed',
    )
    .action(async (paths: string[], commandOptions: ImportCommandOptions) => {
      const { dryRun = false, publish = false, changeCodes = false, workgroup } = commandOptions;
      const sources = await openSources(context, paths);
      const today = new Date().toISOString().slice(0, 10);
      const show = showProgress(errors, sources.length);
      await onDatabase(async (database) => {
        const group = workgroup === undefined ? undefined : await findWorkgroup(database, workgroup);
        if (workgroup !== undefined && !group) throw new CommandError(`There is no workgroup '${workgroup}'.`);
        if (group && settings().studioFourEyes && (await reviewingWorkgroups(database, [group.id])).has(group.id)) {
          if (dryRun || publish || changeCodes)
            throw new CommandError(
              `Imports into ${group.name} are drafts; --dry-run, --publish and --change-codes are not for them.`,
            );
          return makeDrafts(context, database, group.id, sources);
        }
        const publisher = group && { workgroupIds: [group.id], newIntoWorkgroupId: group.id };
        const options = { dryRun, publish, changeCodes, today, author: operator, ...(publisher && { publisher }) };
        const reading = { onProgress: (done: number) => show(done, 'checked'), yieldsCpu: isInPlatform };
        // Called before the transaction, in which the files would stay locked.
        if (!dryRun) await fillHashes(database);
        const result = await importProducts(database, sources, options, reading).catch(
          explainFailure(context, sources),
        );
        report(result, dryRun, (line) => output.write(`${line}\n`));
        if (dryRun) return;
        const changed = result.products.filter(({ outcome }) => outcome !== 'unchanged').map(({ id }) => id);
        await notifyOrWarn(context, changed);
      });
    });
  program
    .command('export <folder> [ids...]')
    .description('writes products as product files, with their attached files in the same folder')
    .option('--all', 'all products')
    .option('--confidential', 'with formulations and prices')
    .action(async (folder: string, idArgs: string[], { all = false, confidential = false }: ExportCommandOptions) => {
      const ids = parsePermalinkIds(idArgs);
      if (all === ids.length > 0) throw new CommandError('Name the ids of the products, or use --all.');
      const target = resolve(context.folder, folder);
      await onDatabase(async (database) => {
        let count = 0;
        for await (const id of all ? allProductIds(database) : ids) {
          await writeProduct(database, id, target, confidential);
          count += 1;
        }
        output.write(`${formatCount(count, 'product is', 'products are')} in ${folder} now.\n`);
      });
    });
  program
    .command('schema')
    .description('prints the JSON Schema of product files')
    .action(() => void output.write(`${JSON.stringify(productFileSchema(), null, 2)}\n`));
}

/** Prints why nothing is imported. @throws CommandError */
const explainFailure =
  ({ output }: CommandContext, sources: readonly unknown[]) =>
  (reason: unknown): never => {
    if (reason instanceof SourceError) throw new CommandError(`${reason.message} Nothing is imported.`);
    if (reason instanceof CatalogueChangedError)
      throw new CommandError('Products were changed in the meantime; nothing is imported. Run the import again.');
    if (reason instanceof OpenElsewhereError)
      throw new CommandError(
        'One of the products has a draft that not only commands made, or that is in review or approved; nothing is imported.',
      );
    if (reason instanceof TooManyProductsError)
      throw new CommandError(`At most ${maxDrafts} products at once become drafts; nothing is imported.`);
    if (!(reason instanceof ImportError || reason instanceof ForeignProductsError)) throw reason;
    reason.problems.forEach((problem) => output.write(`${problemText(problem)}\n`));
    const suffix = reason instanceof ImportError && reason.hasMore ? ', and there are more' : '';
    throw new CommandError(`${counts(sources.length, reason.problems)}${suffix}; nothing is imported.`);
  };

/** Imports drafts into a workgroup whose members approve what is published. Attached files are ignored: they are uploaded in the Studio. */
async function makeDrafts(
  context: CommandContext,
  database: Database,
  workgroupId: number,
  sources: readonly ProductSource[],
): Promise<void> {
  let files = 0;
  const strippedSources = sources.map((source) => ({
    ...source,
    read: async () => {
      const read = await source.read();
      files += read.product?.attachments.length ?? 0;
      return read.product ? { ...read, product: { ...read.product, attachments: [] } } : read;
    },
  }));
  const reader = openDraftReader();
  const { products, warnings } = await importAsDrafts({ database, reader }, operator, workgroupId, strippedSources)
    .catch(explainFailure(context, sources))
    .finally(reader.close);
  warnings.forEach((problem) => context.output.write(`${problemText(problem)}\n`));
  for (const { id, code, outcome, details } of products)
    context.output.write(`${[id ?? '', code].join(' ').trim()} ${[outcome, ...details].join(', ')}\n`);
  const draftCount = products.filter(({ outcome }) => outcome === 'draft').length;
  context.output.write(
    `${formatCount(draftCount, 'draft waits', 'drafts wait')} for review in the Studio; nothing is public yet.\n`,
  );
  if (files > 0)
    context.output.write(
      `${formatCount(files, 'attached file is', 'attached files are')} not taken: upload them in the Studio.\n`,
    );
}

async function openSources({ folder }: CommandContext, paths: string[]) {
  try {
    const absolute = paths.map((path) => resolve(folder, path));
    const files = await findProductFiles(absolute);
    return files.map((file) =>
      productSource(file, file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file, commandReader),
    );
  } catch (reason) {
    if (reason instanceof SourceError) throw new CommandError(reason.message);
    throw reason;
  }
}

function counts(files: number, problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  return `${formatCount(files, 'file')}: ${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`;
}

function report({ products, warnings }: ImportResult, dryRun: boolean, print: (line: string) => void): void {
  warnings.forEach((problem) => print(problemText(problem)));
  for (const { file, id, code, outcome, details } of products)
    if (outcome !== 'unchanged')
      print(`${file}: ${id} ${code} ${outcome}${details.map((detail) => `, ${detail}`).join('')}`);
  const count = (kind: string) => products.filter(({ outcome }) => outcome === kind).length;
  const totals = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged`;
  print(dryRun ? `${totals}. This was a dry run: nothing is changed.` : `${totals}.`);
}

async function* allProductIds(database: Database): AsyncGenerator<number> {
  for (let lastId = 0; ;) {
    const ids = await productIdsAfter(database, lastId);
    if (ids.length === 0) return;
    yield* ids;
    lastId = ids.at(-1)!;
  }
}

async function writeProduct(database: Database, id: number, folder: string, confidential: boolean): Promise<void> {
  const product = await exportProduct(database, id, confidential);
  if (!product) throw new CommandError(`There is no product ${id}.`);
  for (const { path, key } of product.attachments)
    await writeAtomically(join(folder, path), (await readAttachment(database, key)) ?? new Uint8Array());
  await writeAtomically(join(folder, `${id}.json`), productFileText(product.file));
}

/** Writes a file completely or not at all. */
async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A random name, since the file's name with a suffix may exceed the maximum length of names.
  const draft = join(dirname(path), `${randomUUID()}.new`);
  try {
    // `wx` does not follow a symbolic link of this name.
    await writeFile(draft, content, { flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The reader for all commands of a process: starting its thread takes longer than most files. An idle thread does not keep the process alive. */
export const commandReader = openProductReader();

/** Writes each file completely or not at all. */
export async function writeProductFiles(
  folder: string,
  files: readonly { name: string; product: object }[],
): Promise<void> {
  for (const { name, product } of files)
    await writeAtomically(join(folder, name), `${JSON.stringify(product, null, 2)}\n`);
}
