import type { Command } from 'commander';
import { addToList, listWorkgroups } from '../store/lists/manage-lists.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount, printTable } from './output.ts';
import { parsePermalinkIds } from './input.ts';

/** `workgroup list`, `workgroup add-products`. */
export function addWorkgroupCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const workgroup = program.command('workgroup').description('workgroups and their product lists');
  workgroup
    .command('list')
    .description('all workgroups')
    .action(() =>
      onDatabase(async (database) => {
        const rows = await listWorkgroups(database);
        printTable(
          output,
          ['Workgroup', 'Users', 'Products'],
          rows.map(({ name, users, products }) => [name, String(users), String(products)]),
        );
      }),
    );
  workgroup
    .command('add-products <workgroup> [ids...]')
    .description('adds products to a workgroup’s list')
    .option('--all', 'all products')
    .action(async (name: string, idArgs: string[], { all = false }: { all?: boolean }) => {
      if (all === idArgs.length > 0) throw new CommandError('Name the permalink ids of products, or use --all.');
      const ids = all ? 'all' : parsePermalinkIds(idArgs);
      await onDatabase(async (database) => {
        const added = await addToList(database, name, ids);
        if (added === undefined) throw new CommandError(`There is no workgroup '${name}'.`);
        output.write(`${formatCount(added, 'product is', 'products are')} new in the list of ${name}.\n`);
      });
    });
}
