import type { Command } from 'commander';
import {
  accountName,
  addUser,
  findUserByName,
  findWorkgroup,
  listUsers,
  type Role,
  roles,
  setCompany,
  setImportsPublish,
  setLocked,
  setPassword,
  setRole,
} from '../store/accounts/users.ts';
import { assignSupplier, listSuppliers } from '../store/accounts/suppliers.ts';
import { deleteUser, deleteWorkgroup, usesOfUser, usesOfWorkgroup } from '../store/accounts/deletions.ts';
import { findPerson, forgetPerson } from '../store/shares/person.ts';
import type { Database } from '../store/database.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import {
  checkAddress,
  checkEnds,
  checkLine,
  confirmOption,
  productEnds,
  readCompany,
  readPassword,
  parsePermalinkIds,
} from './input.ts';
import { notifyOrWarn } from './notify-or-warn.ts';
import { printTable, formatCount } from './output.ts';
import { type StudioRole, studioRoles } from '../product/studio.ts';
import { addToList, listWorkgroups } from '../store/lists/listed-products.ts';
import { findMember, listMembers, setStudioRoles } from '../store/studio/members.ts';

interface NewUser {
  email: string;
  workgroup: string[];
  role?: string;
  company?: string;
  logo?: string;
}

const passwordOption = ['--password-stdin', 'read the password from standard input'] as const;

const logoOption = ['--logo <file>', 'the company’s logo, SVG or PNG'] as const;

/** `user add`, `list`, `role`, `company`, `password`, `lock`, `unlock`, `delete`. */
export function addUserCommands(program: Command, context: CommandContext): void {
  const { onDatabase, input, output } = context;
  const user = program.command('user').description('accounts');
  user
    .command('add <name>')
    .description('creates an account, and its workgroups if they do not exist')
    .requiredOption('--email <address>', 'mail address, which receives the replies to shared dossiers')
    .requiredOption('--workgroup <name...>', 'workgroups')
    .option('--role <role>', 'publisher: may change products of these workgroups with POST /api/v1/admin/products')
    .option('--company <name>', 'company that is named in mails of the account')
    .option(...logoOption)
    .requiredOption(...passwordOption)
    .action(
      async (nameArg: string, { email: written, workgroup, role: roleArg = 'none', company: named, logo }: NewUser) => {
        const name = checkName(nameArg);
        const email = checkAddress(written);
        const role = checkRole(roleArg);
        const groups = workgroup.map((groupName) => checkLine(groupName, 100, 'A workgroup’s name'));
        const company = await readCompany(named ?? 'none', logo, context);
        const password = await readPassword(input);
        await onDatabase(async (database) => {
          if (await findUserByName(database, name)) throw new CommandError(`There is an account '${name}' already.`);
          await addUser(database, { name, email, password, role, company, groups });
          output.write(`${name} can log in now.\n`);
        });
      },
    );
  user
    .command('list')
    .description('all accounts')
    .action(() =>
      onDatabase(async (database) => {
        const rows = await listUsers(database);
        printTable(
          output,
          ['Name', 'E-mail', 'Company', 'Workgroups', 'Role', 'State'],
          rows.map(({ name, email, company, hasLogo, groups, role, locked }) => [
            name,
            email,
            `${company ?? ''}${hasLogo ? ' (with logo)' : ''}`,
            groups,
            role ?? '',
            locked ? 'locked' : 'open',
          ]),
        );
      }),
    );
  user
    .command('role <name> <role>')
    .description('gives an account the role publisher, or removes it (none)')
    .action((name: string, roleArg: string) => {
      const role = checkRole(roleArg);
      return onUser(context, name, async (database, id) => {
        await setRole(database, id, role);
        return role ? `is a ${role} now.` : 'has no role any more.';
      });
    });
  user
    .command('company <name> <company>')
    .description('sets the company that the mails of an account name, with its logo if one is given; none removes it')
    .option(...logoOption)
    .action(async (name: string, companyName: string, { logo }: { logo?: string }) => {
      const company = await readCompany(companyName, logo, context);
      await onUser(context, name, async (database, id) => {
        await setCompany(database, id, company);
        if (!company) return 'names no company in its mails any more.';
        return `names ${company.name} in its mails now, ${company.logo ? 'with' : 'without'} a logo.`;
      });
    });
  user
    .command('password <name>')
    .description('sets a new password and ends the account’s sessions')
    .requiredOption(...passwordOption)
    .action(async (name: string) => {
      const password = await readPassword(input);
      await onUser(context, name, async (database, id) => {
        await setPassword(database, id, password);
        return 'has another password; its sessions are over.';
      });
    });
  user
    .command('lock <name>')
    .description('locks an account and ends its sessions')
    .action((name: string) =>
      onUser(context, name, async (database, id, userName) => {
        await setLocked(database, id, userName, true);
        return 'is locked; its sessions are over.';
      }),
    );
  user
    .command('unlock <name>')
    .description('unlocks an account, also one that wrong passwords have locked')
    .action((name: string) =>
      onUser(context, name, async (database, id, userName) => {
        await setLocked(database, id, userName, false);
        return 'is open.';
      }),
    );
  user
    .command('delete <name>')
    .description('deletes an account; its drafts, shares and what the audit trail says of it stay')
    .option(...confirmOption)
    .action((name: string, { confirm = false }: { confirm?: boolean }) =>
      onUser(context, name, async (database, id, userName) => {
        if (!confirm) checkEnds(userEnds(await usesOfUser(database, id)));
        await deleteUser(database, id, userName);
        return 'is deleted.';
      }),
    );
}

const userEnds = ({ sessions, drafts, shares }: Awaited<ReturnType<typeof usesOfUser>>) =>
  [
    [sessions, 'session ends', 'sessions end'],
    [drafts, 'open draft loses its owner', 'open drafts lose their owner'],
    [shares, 'share can be withdrawn by nobody', 'shares can be withdrawn by nobody'],
  ] as const;

const workgroupEnds = (uses: Awaited<ReturnType<typeof usesOfWorkgroup>>) =>
  [
    [
      uses.products,
      'public product is in no other list and is removed (410)',
      'public products are in no other list and are removed (410)',
    ],
    ...productEnds(uses),
    [uses.drafts, 'open draft is deleted', 'open drafts are deleted'],
    [uses.substances, 'substance of its library is deleted', 'substances of its library are deleted'],
    [uses.members, 'account is no member any more', 'accounts are no members any more'],
    [uses.suppliers, 'supplier is nobody’s', 'suppliers are nobody’s'],
  ] as const;

type OnUser = (database: Database, id: number, name: string) => Promise<string>;

const onUser = ({ onDatabase, output }: CommandContext, nameArg: string, work: OnUser) =>
  onDatabase(async (database) => {
    const name = accountName(nameArg);
    const user = await findUserByName(database, name);
    if (!user) throw new CommandError(`There is no account '${name}'.`);
    output.write(`${name} ${await work(database, user.id, name)}\n`);
  });

/** Validates an account's name, which mails show as the sender's. */
function checkName(text: string): string {
  const name = accountName(text);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@'’-]{0,99}$/u.test(name))
    throw new CommandError(
      'A name must have 1 to 100 letters, digits, spaces or . _ @ - and begin with a letter or digit.',
    );
  return name;
}

function checkRole(text: string): Role | null {
  if (text === 'none') return null;
  const role = roles.find((name) => name === text);
  if (!role) throw new CommandError(`'${text}' is not a role; it must be ${[...roles, 'none'].join(' or ')}.`);
  return role;
}

/** `workgroup list`, `add-products`, `imports`, `roles`, `delete`. */
export function addWorkgroupCommands(program: Command, context: CommandContext): void {
  const { onDatabase, output } = context;
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
        const result = await addToList(database, name, ids);
        if (!result) throw new CommandError(`There is no workgroup '${name}'.`);
        const { added, unknown } = result;
        if (unknown.length > 0) throw new CommandError(`There is no product ${unknown.join(', ')}; none is added.`);
        output.write(`${formatCount(added, 'product is', 'products are')} new in the list of ${name}.\n`);
      });
    });
  workgroup
    .command('imports <workgroup> [how]')
    .description(
      'drafts: imports are approved by another member where four eyes are required; publish: they are public at once',
    )
    .action((name: string, how: string | undefined) =>
      onDatabase(async (database) => {
        if (how !== undefined && how !== 'drafts' && how !== 'publish')
          throw new CommandError(`'${how}' is not possible; imports are drafts, or publish.`);
        const group = await findWorkgroup(database, name);
        if (!group) throw new CommandError(`There is no workgroup '${name}'.`);
        const publishes = how === undefined ? group.importsPublish : how === 'publish';
        if (how !== undefined) await setImportsPublish(database, group.id, publishes);
        output.write(`Imports into ${name} ${publishes ? 'publish' : 'are drafts where four eyes are required'}.\n`);
      }),
    );
  workgroup
    .command('delete <workgroup>')
    .description('deletes a workgroup and removes its public products that are in no other list')
    .option(...confirmOption)
    .action((name: string, { confirm = false }: { confirm?: boolean }) =>
      onDatabase(async (database) => {
        const group = await findWorkgroup(database, name);
        if (!group) throw new CommandError(`There is no workgroup '${name}'.`);
        if (!confirm) checkEnds(workgroupEnds(await usesOfWorkgroup(database, group.id)));
        const removed = await deleteWorkgroup(database, group);
        output.write(`${name} is deleted; ${formatCount(removed.length, 'product is', 'products are')} removed.\n`);
        await notifyOrWarn(context, removed);
      }),
    );
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

/** `person export`, `person forget`. */
export function addPersonCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const person = program.command('person').description('what is stored of a person, by the mail address');
  person
    .command('export <address>')
    .description('prints accounts, mails, followed products and entries of the audit trail of an address as JSON')
    .action((address: string) =>
      onDatabase(async (database) => {
        output.write(`${JSON.stringify(await findPerson(database, checkAddress(address)), null, 2)}\n`);
      }),
    );
  person
    .command('forget <address>')
    .description('the address follows nothing, gets no waiting mail, and is no longer in the record of mails')
    .action(async (address: string) => {
      const ascii = checkAddress(address);
      await onDatabase(async (database) => {
        const { accounts } = await findPerson(database, ascii);
        if (accounts.length > 0)
          throw new CommandError(
            `${address} is the address of the account ${accounts.map(({ name }) => `'${name}'`).join(', ')}; nothing is changed. Delete that first: user delete NAME`,
          );
        const { follows, mails } = await forgetPerson(database, ascii);
        output.write(
          `${address} is forgotten: it followed ${formatCount(follows, 'product')} and is in ${formatCount(mails, 'mail')} no longer. The audit trail keeps the names of accounts.\n`,
        );
      });
    });
}

/** `supplier list`, `supplier assign`. */
export function addSupplierCommands(program: Command, { onDatabase, output }: CommandContext): void {
  const supplier = program.command('supplier').description('which workgroup may name which supplier in its products');
  supplier
    .command('list')
    .description('all suppliers, and other workgroups that have products of theirs')
    .action(() =>
      onDatabase(async (database) => {
        const rows = await listSuppliers(database);
        printTable(
          output,
          ['Supplier', 'Workgroup', 'Products', 'Named by others'],
          rows.map(({ name, workgroup, products, others }) => [
            name,
            workgroup ?? 'none',
            String(products),
            others.join(', '),
          ]),
        );
      }),
    );
  supplier
    .command('assign <supplier> [workgroup]')
    .description('a workgroup alone may name this supplier from now on; without one, none may')
    .action(async (nameArg: string, group: string | undefined) => {
      const name = checkLine(nameArg, 500, 'A supplier’s name');
      await onDatabase(async (database) => {
        const workgroup = group === undefined ? null : await findWorkgroup(database, group);
        if (workgroup === undefined) throw new CommandError(`There is no workgroup '${group}'.`);
        await assignSupplier(database, name, workgroup);
        output.write(`${workgroup ? workgroup.name : 'No workgroup'} may name the supplier ${name}.\n`);
      });
    });
}
