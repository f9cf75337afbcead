import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

// What the linter cannot hold (docs/architecture.md). A rule fails with the files that break it, under the sentence that
// says what to do. That the messages files have the same keys stands in tests/components/messages.test.tsx.

const root = resolve(__dirname, '../..');

/** Paths of the source files in a folder of the project, those in its folders too. */
function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** What a file imports, in its order. */
const importsOf = (file: string) =>
  sourceOf(file).statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );

/** How often a file has a JSX attribute. */
function countAttribute(file: string, name: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return count;
}

const markup = [...filesIn('app'), ...filesIn('components')];
const serverSide = ['lib/upstream', 'lib/loaders', 'lib/session'].flatMap(filesIn);

/** Pure: nothing but zod, the domain and other pure files is imported, so that it may run anywhere. */
function isPure(file: string): boolean {
  return importsOf(file).every((name) => {
    const own = serverSide.find((other) => `@/${other}` === `${name}.ts`);
    return own ? isPure(own) : name === 'zod' || name.startsWith('@/lib/domain/');
  });
}

test('the rules look at the files of the application', () => {
  expect(markup).toContain('components/shell/provider-html.tsx');
  expect(serverSide.filter(isPure)).toContain('lib/upstream/encode.ts');
});

test("write `import 'server-only'` first: a file that reaches the platform, the settings or Node stays on the server", () => {
  expect(serverSide.filter((file) => !isPure(file) && importsOf(file)[0] !== 'server-only')).toEqual([]);
});

test('show a provider’s HTML with ProviderHtml: it reaches the page in that one place', () => {
  const places = markup.flatMap(
    (file) => Array(countAttribute(file, 'dangerouslySetInnerHTML')).fill(file) as string[],
  );
  expect(places).toEqual(['components/shell/provider-html.tsx']);
});

test('take the loading.tsx away: above a guarded page it turns the 307 into a 200', () => {
  expect(filesIn('app').filter((file) => /(^|\/)loading\.tsx?$/.test(file))).toEqual([]);
});

test('use a class instead of `style`: the content security policy refuses inline styles', () => {
  expect(markup.filter((file) => countAttribute(file, 'style') > 0)).toEqual([]);
});

test('use <img> instead of next/image: the application does not resize pictures', () => {
  expect(markup.filter((file) => importsOf(file).some((name) => /^next\/(legacy\/)?image$/.test(name)))).toEqual([]);
});
