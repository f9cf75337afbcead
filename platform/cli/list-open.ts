import type { Command } from 'commander';
import { openProducts } from '../import/open-products.ts';
import type { CommandContext } from './command-context.ts';
import { formatCount } from './output.ts';

/** `list-open`: the public products that leave hazard classes open. Changes nothing. */
export function addListOpenCommand(program: Command, { onDatabase, output }: CommandContext): void {
  program
    .command('list-open')
    .description(
      'the public products of which it is not known whether they have a possible hazard, and what answers it',
    )
    .option('--json', 'one JSON object per product and line')
    .action(({ json = false }: { json?: boolean }) =>
      onDatabase(async (database) => {
        let count = 0;
        for await (const product of openProducts(database)) {
          count += 1;
          if (json) output.write(`${JSON.stringify(product)}\n`);
          else
            for (const { class: hazardClass, question, field, provision } of product.open)
              output.write(
                `${product.id} ${product.code} ${product.name}: ${hazardClass}: ${question} ${field} (${provision})\n`,
              );
        }
        if (json) return;
        output.write(
          count === 0
            ? 'No public product has an open class.\n'
            : `${formatCount(count, 'public product has', 'public products have')} an open class.\n`,
        );
      }),
    );
}
