import type { Command } from 'commander';
import { unreadLimits } from '../import/check/check-ingredients.ts';
import { assessmentPath, unfoundedAssessment } from '../import/check/check-knowledge.ts';
import { lackingClasses, lacksText } from '../import/check/check-mixture.ts';
import { pathText } from '../product/findings.ts';
import type { Database } from '../store/database.ts';
import { findNewest, setProductState } from '../store/products/published.ts';
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
          if (state === 'published') await refuseLacking(context, database, ids);
          const { changed, unknown } = await setProductState(database, ids, state);
          if (unknown.length > 0) throw new CommandError(`There is no product ${unknown.join(', ')}; none is changed.`);
          context.output.write(`${formatCount(changed.length, 'product is', 'products are')} ${done} now.\n`);
          await notifyOrWarn(context, changed);
        });
      });
  }
}

/**
 * Refuses to publish a product whose newest version lacks classes that follow from its composition, has a limit that no rule reads, or
 * claims an assessment without its results. Of a product that was public before, whose versions cannot be changed, they are only printed.
 */
async function refuseLacking({ errors }: CommandContext, database: Database, ids: readonly number[]): Promise<void> {
  const refused: string[] = [];
  for (const id of ids) {
    const product = await findNewest(database, id);
    const facts = product?.versions[0]?.facts;
    if (!product || !facts || product.state === 'published') continue;
    const unread = unreadLimits(facts, []).map(({ path, message }) => `${pathText(path)}: ${message}`);
    const assessment = unfoundedAssessment(facts);
    const unfounded = assessment === null ? [] : [`${pathText(assessmentPath)}: ${assessment}`];
    const found = [...lackingClasses(facts).map(lacksText), ...unread, ...unfounded];
    const lines = found.map((text) => `${id} ${product.code}: ${text}`);
    if (product.wasShown) lines.forEach((line) => errors.write(`warning: ${line}\n`));
    else refused.push(...lines);
  }
  if (refused.length === 0) return;
  throw new CommandError(
    `${refused.join('\n')}\nNone is published. Classify the products so or add overrides with their reasons, and write the limits so that they are read.`,
  );
}
