import { getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database } from '../../store/database.ts';
import { findNewest } from '../../store/products/stored-products.ts';
import * as schema from '../../store/schema.ts';

test('the facts of a newest version are read once for each change of the product, its row each time', async () => {
  const stored = { id: 1001, state: 'published', updated: '2026-11-26 10:00:00+00', validLangs: [1], newest: 3 };
  let facts = 'first';
  const queries: string[] = [];
  const database = drizzle(
    async (query) => {
      const isRow = query.includes('"valid_langs"');
      queries.push(isRow ? 'row' : 'facts');
      const row = [...Object.keys(getTableColumns(schema.products)), 'newest', 'isIssued'].map(
        (column) => (stored as Record<string, unknown>)[column] ?? null,
      );
      return { rows: [isRow ? row : [facts]] };
    },
    { schema, casing: 'snake_case' },
  ) as unknown as Database;
  const newest = async () => (await findNewest(database, 1001))!.versions;
  expect(await newest()).toEqual([{ id: 3, facts: 'first' }]);
  facts = 'second';
  expect(await newest()).toEqual([{ id: 3, facts: 'first' }]);
  expect(queries).toEqual(['row', 'facts', 'row']);
  stored.updated = '2026-11-26 10:00:01+00';
  expect(await newest()).toEqual([{ id: 3, facts: 'second' }]);
  stored.newest = 4;
  facts = 'third';
  expect(await newest()).toEqual([{ id: 4, facts: 'third' }]);
});
