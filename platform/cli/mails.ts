import { type Command, Option } from 'commander';
import { writeNoticeMail } from '../sharing/notice-mail.ts';
import { localise } from '../languages/languages.ts';
import { type Notice, twelveMonthsBefore } from '../sharing/former-recipients.ts';
import { addNotices, NoticesError } from '../sharing/add-notices.ts';
import { deleteAddress, listFollowed } from '../store/followers/followers.ts';
import { listMailsOf } from '../store/shares/shares.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount, printCsv, printTable } from './output.ts';
import { checkAddress, parsePastDay, parsePermalinkIds } from './input.ts';
import { listMessages, retryMessages } from '../store/shares/outbox.ts';
import { retryFollowMails } from '../store/followers/follow-mails.ts';

interface NotifyOptions {
  dryRun?: boolean;
  since?: string;
}

/** `shares notify`, `shares list`. */
export function addSharesCommands(program: Command, { onDatabase, settings, output, errors }: CommandContext): void {
  const shares = program.command('shares').description('recipients of the versions of a product');
  shares
    .command('notify <ids...>')
    .description('sends new versions of safety data sheets to earlier recipients (REACH Art. 31(9)), each once')
    .option('--since <day>', 'recipients of shares since that day; by default in the last 12 months')
    .option('--dry-run', 'only show who would receive what')
    .action(async (idArgs: string[], { dryRun: isDryRun = false, since }: NotifyOptions) => {
      const productIds = [...new Set(parsePermalinkIds(idArgs))];
      const sinceDate = since === undefined ? twelveMonthsBefore(new Date()) : parsePastDay(since);
      const { siteUrl } = settings();
      await onDatabase(async (database) => {
        const write = (notice: Notice) => writeNoticeMail(notice, siteUrl);
        const { notices, skippedIds } = await addNotices(database, {
          productIds,
          since: sinceDate,
          isDryRun,
          write,
        }).catch(throwCommandError);
        if (skippedIds.length > 0)
          errors.write(`Removed or without a safety data sheet, so nobody is notified: ${skippedIds.join(', ')}.\n`);
        if (notices.length > 0)
          printTable(output, ['To', 'Language', 'Product', 'Name', 'Has', 'New'], notices.flatMap(rowsOf));
        output.write(
          isDryRun
            ? `${formatCount(notices.length, 'mail')} would be sent.\n`
            : `${formatCount(notices.length, 'mail is', 'mails are')} added to the outbox; the platform sends them while it runs.\n`,
        );
      });
    });
  shares
    .command('list <id>')
    .description('all mails with a product, with its version, the recipient and the delivery time')
    .option('--csv', 'as CSV')
    .action(async (idArg: string, { csv = false }: { csv?: boolean }) => {
      const [id] = parsePermalinkIds([idArg]);
      await onDatabase(async (database) => {
        const rows = await listMailsOf(database, id!);
        (csv ? printCsv : printTable)(
          output,
          ['Created', 'Delivered', 'Status', 'Kind', 'Version', 'Language', 'To', 'From', 'Mail', 'Error'],
          rows.map((row) => [
            time(row.created),
            time(row.delivered),
            row.status,
            row.kind,
            row.version ?? '',
            row.language,
            row.recipient,
            row.sender,
            row.id,
            row.error ?? '',
          ]),
        );
      });
    });
}

/** `followers list`, `followers delete`. */
export function addFollowersCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const followers = program.command('followers').description('addresses that follow safety data sheets');
  followers
    .command('list')
    .description('followed products, with the number of addresses')
    .action(() =>
      onDatabase(async (database) => {
        const rows = await listFollowed(database);
        printTable(
          output,
          ['Product', 'Code', 'Followers', 'Not confirmed'],
          rows.map(({ productId, code, confirmed, waiting }) => [
            String(productId),
            code,
            String(confirmed),
            String(waiting),
          ]),
        );
      }),
    );
  followers
    .command('delete <address>')
    .description('deletes everything that is stored of an address as a follower')
    .action(async (address: string) => {
      const ascii = checkAddress(address);
      await onDatabase(async (database) => {
        const deleted = await deleteAddress(database, ascii);
        output.write(`${address} was deleted; it followed ${formatCount(deleted, 'product')}.\n`);
      });
    });
}

function throwCommandError(error: unknown): never {
  throw error instanceof NoticesError ? new CommandError(error.message) : error;
}

const rowsOf = ({ recipient, messageLanguage, products }: Notice) =>
  products.map(({ product, version, had }) => [
    recipient,
    messageLanguage,
    String(product.id),
    localise(product.names, 'en') ?? product.code,
    had?.text ?? 'none',
    version.text,
  ]);

const time = (date: Date | null) => date?.toISOString() ?? '';

const outboxStates = ['queued', 'sent', 'failed', 'withdrawn'] as const;
const maxShown = 200;

/** `outbox list`, `outbox retry`. */
export function addOutboxCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const outbox = program.command('outbox').description('mails of shared dossiers');
  outbox
    .command('list')
    .description(`the newest ${maxShown} mails`)
    .addOption(new Option('--status <status>', 'only mails with this status').choices(outboxStates))
    .action(({ status }: { status?: (typeof outboxStates)[number] }) =>
      onDatabase(async (database) => {
        const rows = await listMessages(database, status, maxShown);
        printTable(
          output,
          ['Id', 'Status', 'Created', 'Delivered', 'Attempts', 'From', 'To', 'Subject', 'Error'],
          rows.map((row) => [
            row.id,
            row.status,
            readableTime(row.created),
            readableTime(row.delivered),
            String(row.attempts),
            row.sender,
            row.recipient,
            row.subject,
            row.error ?? '',
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

/** To the second. */
const readableTime = (date: Date | null) => date?.toISOString().slice(0, 19).replace('T', ' ') ?? '';
