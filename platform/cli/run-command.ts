import { Command, CommanderError } from 'commander';
import { SourceError } from '../import/read/source-error.ts';
import { StartupError } from '../runtime/start-error.ts';
import { BackupError } from '../store/backup/format.ts';
import { addEvents, operator } from '../store/trail.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addCheckSheetCommand } from './check-sheet.ts';
import { isRefusedWrite } from '../runtime/database-error.ts';
import { addClassifyCommand } from './classify.ts';
import { type CommandContext, CommandError, type OnDatabase } from './command-context.ts';
import { addCsvCommands, addEsdscomCommand } from './conversions.ts';
import { addDemoCommands } from './demo.ts';
import { addLabelsCommand } from './labels.ts';
import { addListOpenCommand } from './list-open.ts';
import { addListsCommands } from './lists.ts';
import { addMarketsCommand } from './markets.ts';
import { addFollowersCommands, addOutboxCommands, addSharesCommands } from './mails.ts';
import { addProductFileCommands } from './product-files.ts';
import { addPublishCommands } from './publish.ts';
import { addPersonCommands, addSupplierCommands, addUserCommands, addWorkgroupCommands } from './accounts.ts';
import { addSupportBundleCommand } from './support-bundle.ts';

/** Commands that change nothing, besides those that run without migrations: they are not in the audit trail, and need no right to write. */
const readingCommands = new Set([
  'audit',
  'check-sheet',
  'export',
  'followers list',
  'labels print',
  'list-open',
  'lists affected',
  'lists status',
  'outbox list',
  'person export',
  'shares list',
  'supplier list',
  'user list',
  'workgroup list',
]);

const maxLineLength = 1000;

/** A command as it is logged: without addresses, which may be those of people or have passwords. Passwords are no arguments. */
export function commandLine(args: readonly string[]): string {
  const hideAddress = (arg: string) => `${/^--[\w-]+=/.exec(arg)?.[0] ?? ''}…`;
  const line = args.map((arg) => (arg.includes('@') ? hideAddress(arg) : arg)).join(' ');
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}

/**
 * Runs one command (`user list`) and prints the reason for a failure to `context.errors`. The audit trail names a command before it changes
 * anything. Returns the exit code.
 */
export async function runCommand(args: readonly string[], callerContext: CommandContext): Promise<number> {
  let name = '';
  const onDatabase: OnDatabase = (work, options) =>
    callerContext.onDatabase(async (database, open) => {
      if (!options?.skipsMigrations && !readingCommands.has(name))
        await addEvents(database, { draftId: null, productId: null, workgroupId: null }, operator, [
          { action: 'commanded', comment: commandLine(args) },
        ]);
      await work(database, open);
    }, options);
  const context = { ...callerContext, onDatabase };
  const program = new Command('npm run platform --')
    .description('Products, accounts, product lists, lists of substances, mails and backups of the embedded platform.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.output.write(text),
      writeErr: (text) => context.errors.write(text),
    })
    .showHelpAfterError()
    .hook('preAction', (_program, command) => {
      name = command.parent === program ? command.name() : `${command.parent?.name()} ${command.name()}`;
      // Not before: what commander refuses may be a password.
      context.onStart?.(commandLine(args));
    });
  addProductFileCommands(program, context);
  addClassifyCommand(program, context);
  addCheckSheetCommand(program, context);
  addCsvCommands(program, context);
  addEsdscomCommand(program, context);
  addPublishCommands(program, context);
  addDemoCommands(program, context);
  addUserCommands(program, context);
  addWorkgroupCommands(program, context);
  addSupplierCommands(program, context);
  addPersonCommands(program, context);
  addAuditCommand(program, context);
  addOutboxCommands(program, context);
  addFollowersCommands(program, context);
  addLabelsCommand(program, context);
  addListOpenCommand(program, context);
  addListsCommands(program, context);
  addMarketsCommand(program, context);
  addBackupCommands(program, context);
  addSharesCommands(program, context);
  addSupportBundleCommand(program, context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (isRefusedWrite(error)) {
      context.errors.write('No space left in DATA_DIR: nothing is changed until there is.\n');
      return 1;
    }
    const isKnown = [CommandError, StartupError, BackupError, SourceError].some((kind) => error instanceof kind);
    context.errors.write(`${isKnown ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
    return 1;
  }
}
