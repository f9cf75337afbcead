import type { Command } from 'commander';
import { setProductState } from '../store/products/published.ts';
import { notifyWebApps } from '../runtime/notify-web-apps.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { formatCount } from './output.ts';
import { readPermalinkIds } from './input.ts';

const commands = [
  { name: 'publish', state: 'published', description: 'shows products that were removed', done: 'published' },
  {
    name: 'unpublish',
    state: 'removed',
    description: 'removes products: their dossiers are gone (410)',
    done: 'removed',
  },
] as const;

/** `publish`, `unpublish`. */
export function addPublishCommands(program: Command, { onDatabase, settings, output, errors }: CommandContext): void {
  for (const { name, state, description, done } of commands) {
    program
      .command(`${name} <ids...>`)
      .description(description)
      .action(async (given: string[]) => {
        const ids = readPermalinkIds(given);
        let untold: string[] = [];
        await onDatabase(async (database) => {
          const { changed, unknown } = await setProductState(database, ids, state);
          if (unknown.length > 0) throw new CommandError(`There is no product ${unknown.join(', ')}; none is changed.`);
          output.write(`${formatCount(changed.length, 'product is', 'products are')} ${done} now.\n`);
          untold = await notifyWebApps(settings(), changed);
        });
        for (const url of untold) errors.write(`${url} could not be told: it shows for up to a minute what it kept.\n`);
      });
  }
}
