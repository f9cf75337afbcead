import type { Command } from 'commander';
import { isMailAddress } from '../runtime/mail-address.ts';
import { setCompany } from '../store/accounts/company.ts';
import { addUser, listUsers, setLocked, setRole } from '../store/accounts/manage-users.ts';
import { accountName, findUserByName, type Role, roles, setPassword } from '../store/accounts/users.ts';
import type { Database } from '../store/database.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { checkLine, readCompany, readPassword } from './input.ts';
import { printTable } from './output.ts';

interface NewUser {
  email: string;
  workgroup: string[];
  role?: string;
  company?: string;
  logo?: string;
}

const passwordOption = ['--password-stdin', 'read the password from standard input'] as const;

const logoOption = ['--logo <file>', 'the company’s logo, SVG or PNG'] as const;

/** `user add`, `list`, `role`, `company`, `password`, `lock`, `unlock`. */
export function addUserCommands(program: Command, context: CommandContext): void {
  const { onDatabase, input, output } = context;
  const user = program.command('user').description('accounts');
  user
    .command('add <name>')
    .description('makes an account; a workgroup that does not exist is made too')
    .requiredOption('--email <address>', 'mail address: replies to shared dossiers go there')
    .requiredOption('--workgroup <name...>', 'workgroups')
    .option('--role <role>', 'publisher: may change products of these workgroups by POST /api/v1/admin/products')
    .option('--company <name>', 'company that mails of the account name')
    .option(...logoOption)
    .requiredOption(...passwordOption)
    .action(async (given: string, { email, workgroup, role: givenRole = 'none', company: named, logo }: NewUser) => {
      const name = checkName(given);
      if (!isMailAddress(email)) throw new CommandError(`'${email}' is no mail address.`);
      const role = checkRole(givenRole);
      const groups = workgroup.map((one) => checkLine(one, 100, 'A workgroup’s name'));
      const company = await readCompany(named ?? 'none', logo, context);
      const password = await readPassword(input);
      await onDatabase(async (database) => {
        if (await findUserByName(database, name)) throw new CommandError(`There is an account '${name}' already.`);
        await addUser(database, { name, email, password, role, company, groups });
        output.write(`${name} can log in now.\n`);
      });
    });
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
            ...[name, email, `${company ?? ''}${hasLogo ? ' (with logo)' : ''}`],
            ...[groups, role ?? '', locked ? 'locked' : 'open'],
          ]),
        );
      }),
    );
  user
    .command('role <name> <role>')
    .description('gives an account the role publisher, or takes it away (none)')
    .action((name: string, given: string) => {
      const role = checkRole(given);
      return onUser(context, name, async (database, id) => {
        await setRole(database, id, role);
        return role ? `is a ${role} now.` : 'has no role any more.';
      });
    });
  user
    .command('company <name> <company>')
    .description('names a company in the mails of an account, with its logo where one is given; none: names none')
    .option(...logoOption)
    .action(async (name: string, named: string, { logo }: { logo?: string }) => {
      const company = await readCompany(named, logo, context);
      await onUser(context, name, async (database, id) => {
        await setCompany(database, id, company);
        if (!company) return 'names no company in its mails any more.';
        return `names ${company.name} in its mails now, ${company.logo ? 'with' : 'without'} a logo.`;
      });
    });
  user
    .command('password <name>')
    .description('sets another password and ends the account’s sessions')
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
      onUser(context, name, async (database, id, known) => {
        await setLocked(database, id, known, true);
        return 'is locked; its sessions are over.';
      }),
    );
  user
    .command('unlock <name>')
    .description('opens an account, also one that wrong passwords have locked')
    .action((name: string) =>
      onUser(context, name, async (database, id, known) => {
        await setLocked(database, id, known, false);
        return 'is open.';
      }),
    );
}

type OnUser = (database: Database, id: number, name: string) => Promise<string>;

const onUser = ({ onDatabase, output }: CommandContext, given: string, work: OnUser) =>
  onDatabase(async (database) => {
    const name = accountName(given);
    const user = await findUserByName(database, name);
    if (!user) throw new CommandError(`There is no account '${name}'.`);
    output.write(`${name} ${await work(database, user.id, name)}\n`);
  });

/** It stands in mails as the sender's. */
function checkName(given: string): string {
  const name = accountName(given);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@'’-]{0,99}$/u.test(name))
    throw new CommandError(
      'A name has 1 to 100 letters, figures, spaces or . _ @ - and begins with a letter or figure.',
    );
  return name;
}

function checkRole(given: string): Role | null {
  if (given === 'none') return null;
  const role = roles.find((one) => one === given);
  if (!role) throw new CommandError(`'${given}' is no role; wanted is ${[...roles, 'none'].join(' or ')}.`);
  return role;
}
