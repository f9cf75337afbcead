import type { Command } from 'commander';
import { isMailAddress } from '../runtime/mail-address.ts';
import { deleteAddress, listFollowed } from '../store/followers/followers.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount, printTable } from './output.ts';

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
            ...[String(productId), code, String(confirmed), String(waiting)],
          ]),
        );
      }),
    );
  followers
    .command('delete <address>')
    .description('deletes everything that is stored of an address as a follower')
    .action(async (address: string) => {
      if (!isMailAddress(address)) throw new CommandError(`'${address}' is not a plain mail address.`);
      await onDatabase(async (database) => {
        const deleted = await deleteAddress(database, address);
        output.write(`${address} was deleted; it followed ${formatCount(deleted, 'product')}.\n`);
      });
    });
}
