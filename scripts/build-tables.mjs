import { writeFileSync } from 'node:fs';
import { tables } from '../platform/tables/build/tables.ts';

/** Writes the tables of law that the platform ships, `platform/tables/shipped`, from their sources: `npm run build:tables`. */
for (const { name, text } of tables)
  writeFileSync(new URL(`../platform/tables/shipped/${name}.jsonl`, import.meta.url), text());
