import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

interface NamedTest {
  title: string;
  file: string;
  /** Whether the cell says that only the soak run has it. */
  isMarked: boolean;
}

/** `"name" (file); "name" (file, soak)` → the tests; a cell that is written otherwise gives none. */
export function namedTests(cell: string): NamedTest[] {
  const testReference = /"(.+?)" \(([\w./[\]-]+)(, soak)?\)/;
  if (!new RegExp(`^${testReference.source}(?:; ${testReference.source})*$`).test(cell)) return [];
  return [...cell.matchAll(new RegExp(testReference, 'g'))].map(([, title = '', file = '', mark]) => ({
    title,
    file,
    isMarked: Boolean(mark),
  }));
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

const isSoakCall = (callee: ts.Expression): boolean => /^(?:test|describe)InSoak\b/.test(callee.getText());

const titlesByFile = new Map<string, Map<string, boolean>>();

/**
 * The titles of a file's tests as written in the source, with the placeholders of `test.each` and templates; under the
 * title '%s' the names of the cases instead. The value says whether only the soak run has the test.
 */
function titlesIn(file: string): Map<string, boolean> {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles = new Map<string, boolean>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, isAroundSoak: boolean): void => {
    const isSoak = isAroundSoak || (ts.isCallExpression(node) && isSoakCall(node.expression));
    const add = (name: string) => titles.set(name, isSoak && titles.get(name) !== false);
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        for (const name of title.text === '%s' ? caseNames(node.expression) : [title.text]) add(name);
      }
      if (title && ts.isTemplateExpression(title)) add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, (child) => visit(child, isSoak));
  };
  visit(source, /(?:^|\/)tests\/soak\//.test(file));
  titlesByFile.set(file, titles);
  return titles;
}

const written = ({ title, file }: NamedTest) => `"${title}" (${file})`;

/** Those of a cell's tests that do not exist in their file. */
export const notThere = (cell: string): string[] =>
  namedTests(cell)
    .filter(({ title, file }) => !existsSync(file) || !titlesIn(file).has(title))
    .map(written);

/** Those of a cell's tests that only the soak run has and that are not marked so, and the other way round. */
export const wronglyMarked = (cell: string): string[] =>
  namedTests(cell)
    .filter(({ title, file, isMarked }) => existsSync(file) && titlesIn(file).get(title) !== isMarked)
    .map(written);
