import { Command, CommanderError } from 'commander';
import { SourceError } from '../import/read/source-error.ts';
import { StartupError } from '../runtime/start-error.ts';
import { BackupError } from '../store/backup/format.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addCheckSheetCommand } from './check-sheet.ts';
import { isRefusedWrite } from '../runtime/database-error.ts';
import { addClassifyCommand } from './classify.ts';
import { type CommandContext, CommandError } from './command-context.ts';
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

/** Runs one command (`user list`) and prints the reason for a failure to `context.errors`. Returns the exit code. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const program = new Command('npm run platform --')
    .description('Products, accounts, product lists, lists of substances, mails and backups of the embedded platform.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.output.write(text),
      writeErr: (text) => context.errors.write(text),
    })
    .showHelpAfterError();
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
