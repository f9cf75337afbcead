import type { Command } from 'commander';
import { unreadContents, unreadLimits } from '../product/check/check-ingredients.ts';
import { publishingErrors } from '../product/check/check-mixture.ts';
import {
  contradictionTexts,
  openContradictions,
  openContradictionWarnings,
} from '../product/check/contradictions/find-contradictions.ts';
import { openStoredForCheck } from '../import/open-sheet-check.ts';
import { marketFindings } from '../product/check/check-markets.ts';
import { sharedUfiFindings } from '../product/check/check-ufi.ts';
import { isError, pathText } from '../product/findings.ts';
import type { Database } from '../store/database.ts';
import { compositionKey, findProductsWithUfi } from '../store/products/products-with-ufi.ts';
import { publicIds, usesOf } from '../store/products/own-products.ts';
import { setProductState } from '../store/products/change-products.ts';
import { findForCheck } from '../store/products/stored-products.ts';
import { objectionsOf } from './check-sheet.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { notifyOrWarn } from './notify-or-warn.ts';
import { formatCount } from './output.ts';
import { checkEnds, confirmOption, parsePermalinkIds, productEnds } from './input.ts';

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
    const command = program.command(`${name} <ids...>`).description(description);
    if (state === 'removed') command.option(...confirmOption);
    command.action(async (idArgs: string[], { confirm = false }: { confirm?: boolean }) => {
      const ids = parsePermalinkIds(idArgs);
      await context.onDatabase(async (database) => {
        if (state === 'published') await refuseUnpublishable(context, database, ids);
        else if (!confirm) checkEnds(productEnds(await usesOf(database, publicIds(database, ids))));
        const { changed, unknown } = await setProductState(database, ids, state);
        if (unknown.length > 0) throw new CommandError(`There is no product ${unknown.join(', ')}; none is changed.`);
        context.output.write(`${formatCount(changed.length, 'product is', 'products are')} ${done} now.\n`);
        await notifyOrWarn(context, changed);
      });
    });
  }
}

/**
 * Refuses to publish a product whose newest version lacks classes that follow from its composition, leaves possible classes open, has a limit
 * or a content that cannot be read, or has contradictions without a justification. They are only printed for a product that was public
 * before, whose versions cannot be changed, as are the objections of an authority to the sheet (documents/sds/check-sheet.ts).
 */
async function refuseUnpublishable(
  { errors }: CommandContext,
  database: Database,
  ids: readonly number[],
): Promise<void> {
  const refused: string[] = [];
  for (const id of ids) {
    const product = await findForCheck(database, id);
    const open = product && product.state !== 'published' && openStoredForCheck(product);
    if (!open) continue;
    const describe = (text: string) => `${id} ${product.code}: ${text}`;
    const { ufi, composition, justifications } = open.facts;
    const twins = await findProductsWithUfi(database, ufi === undefined ? [] : [ufi], undefined);
    const ufiUse = { id, ufi, composition: compositionKey(composition), justifications, isPublished: true };
    const shared = sharedUfiFindings(ufiUse, twins);
    const errorFindings = [
      ...publishingErrors(open.facts, []),
      ...unreadLimits(open.facts, []),
      ...unreadContents(open.facts, []).filter(isError),
      ...shared.filter(isError),
    ];
    const objections = [
      ...errorFindings.map(({ path, message }) => `${pathText(path)}: ${message}`),
      ...openContradictions(open).map((contradiction) => contradictionTexts(contradiction).en),
    ].map(describe);
    const warnings = [
      ...shared
        .filter((finding) => !isError(finding))
        .map(({ path, message }) => describe(`${pathText(path)} ${message}`)),
      ...marketFindings(open.facts, []).map(({ path, message }) => describe(`${pathText(path)} ${message}`)),
      ...(product.wasShown ? objections : []),
      ...openContradictionWarnings(open)
        .map((contradiction) => contradictionTexts(contradiction).en)
        .map(describe),
      ...(product.sdsDocument ? objectionsOf(open).map(describe) : []),
    ];
    warnings.forEach((line) => errors.write(`warning: ${line}\n`));
    if (!product.wasShown) refused.push(...objections);
  }
  if (refused.length === 0) return;
  throw new CommandError(
    `${refused.join('\n')}\nNone is published. Correct the files of the products, or add overrides or justifications with their reasons; write limits and contents so that they are read.`,
  );
}
