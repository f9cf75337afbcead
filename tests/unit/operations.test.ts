import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSettings } from '@/lib/settings/env';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** The variables that a program reads: the keys of its schema. */
const settingsOf = (path: string) => [...read(path).matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!);
const settings = { web: settingsOf('lib/settings/env.ts'), platform: settingsOf('platform/runtime/env.ts') };

/** Rows of the table in docs/settings.md: variable, who reads it, what it does, unit, default, example. */
const cells = read('docs/settings.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rows = cells.map(([name, ...others]) => [name!.replaceAll('`', ''), ...others]);

test('docs/settings.md has each setting, with the program that reads it', () => {
  expect(settings.web).toContain('SESSION_SECRET');
  expect(settings.platform).toContain('DATABASE_URL');
  const readers = (name: string) => {
    const services = (['web', 'platform'] as const).filter((service) => settings[service].includes(name));
    return services.length === 2 ? 'both' : services[0];
  };
  const known = [...new Set([...settings.web, ...settings.platform])].sort();
  expect(rows.map(([name, reader]) => [name, reader]).sort()).toEqual(known.map((name) => [name, readers(name)]));
});

test('.env.example has each setting that one may want to change', () => {
  const examples = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(rows.map(([name]) => name).filter((name) => name !== 'NODE_ENV' && !examples.includes(name))).toEqual([]);
});

test('docs/settings.md says of each what it does, its unit, its default and an example', () => {
  for (const row of rows) expect(row.map((cell) => cell !== '')).toEqual(Array(6).fill(true));
});

const documentedExamples = rows.filter(([name]) => !name!.endsWith('_SECRET'));
test.each(
  documentedExamples.filter(([, reader]) => reader !== 'platform').map((row) => [row[0]!, row[5]!.replaceAll('`', '')]),
)('the web app takes the example of %s, %s', (name, example) => {
  expect(() => parseSettings({ [name]: example, SESSION_SECRET: '0'.repeat(32) })).not.toThrow();
});

test('docs/operations.md quotes what the log says', () => {
  const expectedText = [
    ...read('docs/operations.md').matchAll(/[Ll]ines? `([^`]+)`|`(the shared session store is down)`/g),
  ]
    .map(([, line, other]) => line ?? other!)
    .filter((line) => !['request', 'audit'].includes(line));
  const source = ['lib', 'platform']
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/node_modules|tests\//.test(file))
        .map((file) => read(`${folder}/${file}`)),
    )
    .join('\n');
  expect(expectedText.length).toBeGreaterThan(3);
  expect(expectedText.filter((line) => !source.includes(line))).toEqual([]);
});
