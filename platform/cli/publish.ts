import type { Command } from 'commander';
import type { Settings } from '../env.ts';
import { setProductState } from '../store/product-state.ts';
import { tellWebApps } from '../tell-web-apps.ts';
import { CommandFailure } from './command-failure.ts';
import { readPermalinkIds } from './permalink-ids.ts';
import type { OnDatabase } from './user.ts';

const commands = [
  { name: 'publish', state: 'published', description: 'shows products that were removed', done: 'published' },
  { name: 'unpublish', state: 'removed', description: 'removes products: their pages answer 410', done: 'removed' },
] as const;

/** `publish`, `unpublish`. */
export function addPublishCommands(program: Command, onDatabase: OnDatabase, settings: () => Settings): void {
  for (const { name, state, description, done } of commands) {
    program
      .command(`${name} <ids...>`)
      .description(description)
      .action(async (given: string[]) => {
        const ids = readPermalinkIds(given);
        let untold: string[] = [];
        await onDatabase(async (database) => {
          const { changed, unknown } = await setProductState(database, ids, state);
          if (unknown.length > 0)
            throw new CommandFailure(`There is no product ${unknown.join(', ')}; none is changed.`);
          console.log(`${changed.length} products are ${done} now.`);
          untold = await tellWebApps(settings(), changed);
        });
        for (const url of untold)
          process.stderr.write(`${url} could not be told: it shows for up to a minute what it kept.\n`);
      });
  }
}
