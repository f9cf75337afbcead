import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the index of the decision records, docs/decisions/README.md, from the head of each record:
 * `node scripts/decisions-index.mjs`. With `--check` it writes nothing, and ends with 1 if the index is not up to date.
 */
const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const index = join(folder, 'README.md');
const maxLines = 60;

/** Title, status and date of a record; `included` are the numbers of the records that were folded into it. */
function readRecord(file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const field = (name) => new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, 'm').exec(text)?.[1];
  const title = /^# \d+\. (.+)$/m.exec(text)?.[1];
  const [status, date] = [field('Status'), field('Date')];
  if (!title || !status || !date) throw new Error(`${file}: a record begins with its title, date and status`);
  if (text.trimEnd().split('\n').length > maxLines) throw new Error(`${file}: a record has at most ${maxLines} lines`);
  return { number: file.slice(0, 3), file, title, status, date: date.slice(0, 10), included: field('Includes') ?? '' };
}

const records = readdirSync(folder)
  .filter((file) => /^\d{3}-.*\.md$/.test(file))
  .sort()
  .map(readRecord);

const rows = records.map(
  ({ number, file, title, status, date, included }) =>
    `| [${number}](${file}) | ${title} | ${status} | ${date} | ${included} |`,
);

const text = `# Decision records

One record per decision that is not obvious from the code: its context, the decision, its consequences, and what would change it, in at most ${maxLines} lines. A
new record gets the next number. A decision that replaces or extends another is written into its record, with the day in \`Date\`; a record that becomes
part of another is deleted, and its number is added to \`Includes\` of that one. \`node scripts/decisions-index.mjs\` writes this page.

\`\`\`md
# 1. Title

- **Date:** 2026-11-20, last changed 2026-11-24
- **Status:** Accepted
- **Includes:** 039
\`\`\`

Then follow the sections Context, Decision, Alternatives (optional), Consequences and What would change it.

<!-- prettier-ignore-start -->

| number | title | status | date | includes |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

<!-- prettier-ignore-end -->
`;

if (!process.argv.includes('--check')) writeFileSync(index, text);
else if (readFileSync(index, 'utf8') !== text) {
  console.error('docs/decisions/README.md is not up to date: run node scripts/decisions-index.mjs');
  process.exit(1);
}
