import type { Command } from 'commander';
import { demoGroups, demoUser } from '../demo/demo-account.ts';
import { demoCatalogue } from '../demo/products/catalogue.ts';
import { removeDemo } from '../store/products/remove-demo.ts';
import { products } from '../store/schema.ts';
import { notifyWebApps } from '../runtime/notify-web-apps.ts';
import type { CommandContext } from './command-context.ts';
import { formatCount } from './output.ts';

/** `demo remove`. */
export function addDemoCommands(program: Command, { onDatabase, settings, output, errors }: CommandContext): void {
  program
    .command('demo')
    .description('the demo catalogue')
    .command('remove')
    .description('removes the demo products, the account demo and its workgroups, for good')
    .action(() =>
      onDatabase(async (database) => {
        const removed = await removeDemo(database, demoCatalogue, { user: demoUser, groups: demoGroups });
        output.write(`${formatCount(removed.length, 'demo product is', 'demo products are')} removed.\n`);
        if (settings().demo && (await database.$count(products)) === 0)
          output.write('There are no products now: set DEMO=0, or the next start fills in the demo catalogue again.\n');
        for (const url of await notifyWebApps(settings(), removed))
          errors.write(`${url} could not be told: it shows for up to a minute what it kept.\n`);
      }),
    );
}
