import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root-folder.ts';
import { LawTable } from '../../tables/law-table.ts';
import type { ListRow } from '../../tables/regulatory-lists.ts';
import { tables } from '../../tables/build/tables.ts';

test.each(tables)('the shipped table $name is the one that its source gives', ({ name, text }) => {
  expect(readFileSync(join(root, 'tables', 'shipped', `${name}.jsonl`), 'utf8') === text()).toBe(true);
});

test('each class of the shipped Annex VI has a category, and its organs as text', () => {
  const classes = [...new LawTable<ListRow>('annex-vi').rows()].flatMap(({ data }) => data.classification ?? []);
  expect(classes.filter(({ category }) => typeof category !== 'string' || category === '')).toEqual([]);
  expect(classes.filter(({ detail }) => detail !== undefined && typeof detail !== 'string')).toEqual([]);
});
