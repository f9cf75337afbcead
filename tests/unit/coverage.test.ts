import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

// docs/coverage.md promises that a named test shows the statement. These tests hold the table to what can be checked:
// the test is there, under that very name. Whether it really shows the statement is for the reader to judge.

interface Row {
  id: string;
  statement: string;
  where: string;
  test: string;
}

const root = resolve(__dirname, '../..');

/** The rows of all tables of docs/coverage.md, in their order. */
const rows: Row[] = readFileSync(resolve(root, 'docs/coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', statement = '', where = '', test = '', ...rest] = line
      .replace(/^\| | \|$/g, '')
      .split(/ \| /)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (rest.length > 0) throw new Error(`row ${id} has more than four cells`);
    return { id, statement, where, test };
  });

/** `"name" (file); "name" (file)` → the pairs; a cell that is written otherwise gives none. */
function namedTests(cell: string): { title: string; file: string }[] {
  const one = /"(.+?)" \(([\w./[\]-]+)\)/;
  if (!new RegExp(`^${one.source}(?:; ${one.source})*$`).test(cell)) return [];
  return [...cell.matchAll(new RegExp(one, 'g'))].map(([, title = '', file = '']) => ({ title, file }));
}

/** Whether the called thing is `test`, `it`, `test.only`, `test.each(…)` and the like, and not a test that never runs. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee)) {
    return !['describe', 'skip', 'todo', 'fixme'].includes(callee.name.text) && isTestCall(callee.expression);
  }
  if (ts.isCallExpression(callee)) return isTestCall(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag);
}

/** The first cells of a table `test.each([['…', …], …])('%s', …)`: there each case has its own name. */
function caseNames(callee: ts.Expression): string[] {
  if (!ts.isCallExpression(callee)) return [];
  const table = callee.arguments[0];
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((element) => {
    const name = ts.isArrayLiteralExpression(element) ? element.elements[0] : element;
    return name && ts.isStringLiteralLike(name) ? [name.text] : [];
  });
}

const titlesByFile = new Map<string, Set<string>>();

/**
 * The titles of a file's tests as written in the source, with the placeholders of `test.each` and templates; under the
 * title '%s' the names of the cases instead.
 */
function titlesIn(file: string): Set<string> {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(resolve(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        for (const name of title.text === '%s' ? caseNames(node.expression) : [title.text]) titles.add(name);
      }
      if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  titlesByFile.set(file, titles);
  return titles;
}

test('the table of the specification has its rows', () => {
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
    row.test === 'open' ? row.where !== '' : namedTests(row.test).length === 0 || row.where === '',
  );
  expect(wrong).toEqual([]);
});

test('every place that a row names exists', () => {
  const missing = rows.flatMap((row) =>
    row.where
      .split(', ')
      .filter((place) => place !== '' && !existsSync(resolve(root, place)))
      .map((place) => `${row.id}: ${place}`),
  );
  expect(missing).toEqual([]);
});

test('every test that a row names exists in its file', () => {
  const missing = rows.flatMap((row) =>
    namedTests(row.test)
      .filter(({ title, file }) => !existsSync(resolve(root, file)) || !titlesIn(file).has(title))
      .map(({ title, file }) => `${row.id}: "${title}" (${file})`),
  );
  expect(missing).toEqual([]);
});
