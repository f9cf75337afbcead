import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namedTests, notThere } from '@/tests/support/named-tests';

// docs/spec promises that a named test shows the statement. These tests hold its tables to what can be checked:
// the test is there, under that very name. Whether it really shows the statement is for the reader to judge.

interface Row {
  id: string;
  statement: string;
  location: string;
  test: string;
}

const root = resolve(__dirname, '../..');

/** The rows of the tables of all sections in docs/spec, in their order. */
const rows: Row[] = readdirSync(resolve(root, 'docs/spec'))
  .filter((name) => /^\d/.test(name))
  .sort()
  .flatMap((name) => readFileSync(resolve(root, 'docs/spec', name), 'utf8').split('\n'))
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', statement = '', location = '', test = '', ...rest] = line
      .replace(/^\| | \|$/g, '')
      .split(/ \| /)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (rest.length > 0) throw new Error(`row ${id} has more than four cells`);
    return { id, statement, location, test };
  });

test('the tables of the specification have their rows', () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.filter((row) => row.statement === '')).toEqual([]);
});

test('the ids of the rows are unique and in order', () => {
  let section = 0;
  let number = 0;
  const expected = rows.map((row) => {
    const startsSection = Number(row.id.split('.')[0]) > section;
    section += startsSection ? 1 : 0;
    number = startsSection ? 1 : number + 1;
    return `${section}.${number}`;
  });
  expect(rows.map((row) => row.id)).toEqual(expected);
});

test('a row is either open or names a test and a place', () => {
  const wrong = rows.filter((row) =>
    row.test === 'open' ? row.location !== '' : namedTests(row.test).length === 0 || row.location === '',
  );
  expect(wrong).toEqual([]);
});

/** README and the pages of `docs`, decision records too: a file that moves is renamed in them. */
const documentation = [
  'README.md',
  'CONTRIBUTING.md',
  'tests/README.md',
  ...['docs', 'docs/architecture', 'docs/decisions', 'docs/spec'].flatMap((folder) =>
    readdirSync(resolve(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
  ),
].map((document) => ({ document, text: readFileSync(resolve(root, document), 'utf8') }));

test('every file that the documentation names exists', () => {
  const path =
    /`((?:app|bench|components|deploy|lib|messages|page-cache|platform|public|scripts|tests)\/[^`\s*{<…]+)`/g;
  const named = documentation.flatMap(({ document, text }) =>
    [...text.matchAll(path)].map(([, file]) => ({ document, file: file! })),
  );
  expect(named.length).toBeGreaterThan(250);
  expect(named.filter(({ file }) => !existsSync(resolve(root, file)))).toEqual([]);
});

test('every place that the table of promises names exists, wherever it is', () => {
  const table = readFileSync(resolve(root, 'docs/architecture/where-things-live.md'), 'utf8');
  const places = [...table.matchAll(/`([^`\n]+\/[^`\n]+)`/g)].map(([, path]) => path!);
  expect(places.length).toBeGreaterThan(50);
  expect(places.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

test('every npm script that the documentation names exists, and docs/benchmarks.md names each benchmark', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { scripts: object };
  const namedIn = (text: string) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]*\w)(?![\w:])/g)].map(([, name]) => name!);
  const unknown = documentation.flatMap(({ document, text }) =>
    namedIn(text).flatMap((name) => (name in scripts ? [] : `${document}: ${name}`)),
  );
  expect(unknown).toEqual([]);
  const benchmarks = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  expect(namedIn(readFileSync(resolve(root, 'docs/benchmarks.md'), 'utf8'))).toEqual(
    expect.arrayContaining(benchmarks),
  );
});

test('every place that a row names exists', () => {
  const missing = rows.flatMap((row) =>
    row.location
      .split(', ')
      .filter((path) => path !== '' && !existsSync(resolve(root, path)))
      .map((path) => `${row.id}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every test that a row names exists in its file', () => {
  const missing = rows.flatMap((row) => notThere(row.test).map((title) => `${row.id}: ${title}`));
  expect(missing).toEqual([]);
});
