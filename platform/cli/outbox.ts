import { type Command, Option } from 'commander';
import { listMessages, retryMessages } from '../store/shares/outbox.ts';
import { retryFollowMails } from '../store/followers/follow-mails.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount, printTable } from './output.ts';

const states = ['queued', 'sent', 'failed', 'withdrawn'] as const;
const maxShown = 200;

/** `outbox list`, `outbox retry`. */
export function addOutboxCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const outbox = program.command('outbox').description('mails of shared dossiers');
  outbox
    .command('list')
    .description(`the newest ${maxShown} mails`)
    .addOption(new Option('--status <status>', 'only mails with this status').choices(states))
    .action(({ status }: { status?: (typeof states)[number] }) =>
      onDatabase(async (database) => {
        const rows = await listMessages(database, status, maxShown);
        printTable(
          output,
          ['Id', 'Status', 'Created', 'Delivered', 'Attempts', 'From', 'To', 'Subject', 'Error'],
          rows.map((row) => [
            ...[row.id, row.status, time(row.created), time(row.delivered), String(row.attempts)],
            ...[row.sender, row.recipient, row.subject, row.error ?? ''],
          ]),
        );
      }),
    );
  outbox
    .command('retry [id]')
    .description('makes a failed or queued mail due now; without an id, all of them')
    .action(async (id: string | undefined) => {
      if (id !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
        throw new CommandError(`'${id}' is not the id of a mail; outbox list shows the ids.`);
      await onDatabase(async (database) => {
        const count = (await retryMessages(database, id)) + (id === undefined ? await retryFollowMails(database) : 0);
        if (id !== undefined && count === 0) throw new CommandError(`No queued or failed mail has the id ${id}.`);
        output.write(`${formatCount(count, 'mail is', 'mails are')} due now.\n`);
      });
    });
}

const time = (date: Date | null) => date?.toISOString().slice(0, 19).replace('T', ' ') ?? '';
