import type { Command } from 'commander';
import { demoGroups, demoUser } from '../demo/demo-account.ts';
import { demoCatalogue } from '../demo/products/catalogue.ts';
import { removeDemo } from '../store/products/change-products.ts';
import { products } from '../store/schema.ts';
import type { CommandContext } from './command-context.ts';
import { notifyOrWarn } from './notify-or-warn.ts';
import { formatCount } from './output.ts';

/** `demo remove`. */
export function addDemoCommands(program: Command, context: CommandContext): void {
  const { onDatabase, settings, output } = context;
  program
    .command('demo')
    .description('the demo catalogue')
    .command('remove')
    .description('deletes the demo products, the account demo and its workgroups permanently')
    .action(() =>
      onDatabase(async (database) => {
        const removed = await removeDemo(database, demoCatalogue, { user: demoUser, groups: demoGroups });
        output.write(`${formatCount(removed.length, 'demo product is', 'demo products are')} removed.\n`);
        if (settings().demo && (await database.$count(products)) === 0)
          output.write('There are no products now: set DEMO=0, or the next start adds the demo catalogue again.\n');
        await notifyOrWarn(context, removed);
      }),
    );
}
