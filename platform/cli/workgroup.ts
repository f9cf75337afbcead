import type { Command } from 'commander';
import { type StudioRole, studioRoles } from '../product/studio.ts';
import { accountName } from '../store/accounts/users.ts';
import { addToList, listWorkgroups } from '../store/lists/listed-products.ts';
import { findMember, listMembers, setStudioRoles } from '../store/studio/members.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount, printTable } from './output.ts';
import { parsePermalinkIds } from './input.ts';

/** `workgroup list`, `workgroup add-products`, `workgroup roles`. */
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
  workgroup
    .command('roles <workgroup> <user> [roles...]')
    .description(`a member’s roles in the Studio: ${studioRoles.join(', ')}, or none; shows them when none is named`)
    .action(async (group: string, userArg: string, roles: string[]) => {
      const user = accountName(userArg);
      const unknown = roles.find((role) => !(studioRoles as readonly string[]).includes(role));
      if (unknown !== undefined && (unknown !== 'none' || roles.length > 1))
        throw new CommandError(`'${unknown}' is not a role; roles are ${studioRoles.join(', ')}, or none.`);
      await onDatabase(async (database) => {
        const { workgroupId, userId } = await findMember(database, group, user);
        if (workgroupId === undefined) throw new CommandError(`There is no workgroup '${group}'.`);
        if (userId === undefined) throw new CommandError(`There is no user '${user}'.`);
        const isMember =
          roles.length === 0 ||
          (await setStudioRoles(
            database,
            workgroupId,
            userId,
            roles.filter((role) => role !== 'none') as StudioRole[],
          ));
        const member = (await listMembers(database, workgroupId)).find(({ id }) => id === userId);
        if (!isMember || !member) throw new CommandError(`${user} is not a member of ${group}.`);
        output.write(`${user} in ${group}: ${member.roles.join(', ') || 'no role'}.\n`);
      });
    });
}
