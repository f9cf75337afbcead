import type { Command } from 'commander';
import { setProductState } from '../store/products/published.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { notifyOrWarn } from './notify-or-warn.ts';
import { formatCount } from './output.ts';
import { parsePermalinkIds } from './input.ts';

const commands = [
  { name: 'publish', state: 'published', description: 'publishes products that were removed', done: 'published' },
  {
    name: 'unpublish',
    state: 'removed',
    description: 'removes products: their dossiers are gone (410)',
    done: 'removed',
  },
] as const;

/** `publish`, `unpublish`. */
export function addPublishCommands(program: Command, context: CommandContext): void {
  for (const { name, state, description, done } of commands) {
    program
      .command(`${name} <ids...>`)
      .description(description)
      .action(async (idArgs: string[]) => {
        const ids = parsePermalinkIds(idArgs);
        await context.onDatabase(async (database) => {
          const { changed, unknown } = await setProductState(database, ids, state);
          if (unknown.length > 0) throw new CommandError(`There is no product ${unknown.join(', ')}; none is changed.`);
          context.output.write(`${formatCount(changed.length, 'product is', 'products are')} ${done} now.\n`);
          await notifyOrWarn(context, changed);
        });
      });
  }
}
