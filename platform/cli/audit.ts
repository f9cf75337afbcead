import type { Command } from 'commander';
import { z } from 'zod';
import { csvLine } from '../runtime/csv-line.ts';
import { findWorkgroup } from '../store/accounts/users.ts';
import { trailHeadings, type TrailQuery, trailRows } from '../store/studio/events.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { parsePastDay, parsePermalinkIds } from './input.ts';

interface AuditOptions {
  product?: string;
  draft?: string;
  workgroup?: string;
  since?: string;
}

/** `audit`. */
export function addAuditCommand(program: Command, { onDatabase, output }: CommandContext): void {
  program
    .command('audit')
    .description('who published, changed or deleted what, when and how, as CSV, also of drafts that were deleted')
    .option('--product <id>', 'only of this product')
    .option('--draft <id>', 'only of this draft of the Studio')
    .option('--workgroup <name>', 'only of this workgroup, and of the operator on products in its list')
    .option('--since <day>', 'only since this day, YYYY-MM-DD')
    .action(({ product, draft, workgroup, since }: AuditOptions) =>
      onDatabase(async (database) => {
        const query: TrailQuery = {};
        if (product !== undefined) query.productId = parsePermalinkIds([product])[0]!;
        if (draft !== undefined) {
          if (!z.uuid().safeParse(draft).success) throw new CommandError(`'${draft}' is not the id of a draft.`);
          query.draftId = draft;
        }
        if (workgroup !== undefined) {
          const group = await findWorkgroup(database, workgroup);
          if (!group) throw new CommandError(`There is no workgroup '${workgroup}'.`);
          query.workgroupId = group.id;
        }
        if (since !== undefined) query.since = parsePastDay(since);
        output.write(csvLine(trailHeadings));
        for await (const row of trailRows(database, query)) output.write(csvLine(row));
      }),
    );
}
