import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** `"name" (file); "name" (file)` → the pairs; a cell that is written otherwise gives none. */
export function namedTests(cell: string): { title: string; file: string }[] {
  const one = /"(.+?)" \(([\w./[\]-]+)\)/;
  if (!new RegExp(`^${one.source}(?:; ${one.source})*$`).test(cell)) return [];
  return [...cell.matchAll(new RegExp(one, 'g'))].map(([, title = '', file = '']) => ({ title, file }));
}

/** Whether the called thing is `test`, `it`, `testInSoak`, `test.only`, `test.each(…)` and the like, and not a test that never runs. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'testInSoak'].includes(callee.text);
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
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
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

/** Those of a cell's tests that do not exist in their file. */
export const notThere = (cell: string): string[] =>
  namedTests(cell)
    .filter(({ title, file }) => !existsSync(file) || !titlesIn(file).has(title))
    .map(({ title, file }) => `"${title}" (${file})`);
