import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root-folder.ts';
import { tables } from '../../tables/build/tables.ts';

test.each(tables)('the shipped table $name is the one that its source gives', ({ name, text }) => {
  expect(readFileSync(join(root, 'tables', 'shipped', `${name}.jsonl`), 'utf8') === text()).toBe(true);
});
