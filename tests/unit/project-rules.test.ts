import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

// What the linter cannot hold (docs/architecture.md). A rule fails with the files that break it, under the sentence that
// says what to do. That the messages files have the same keys stands in tests/unit/i18n/messages.test.ts.

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
    const importedFile = serverSide.find((other) => `@/${other}` === `${name}.ts`);
    return importedFile ? isPure(importedFile) : name === 'zod' || name.startsWith('@/lib/domain/');
  });
}

test('the rules look at the files of the application', () => {
  expect(markup).toContain('components/shell/content/provider-html.tsx');
  expect(serverSide.filter(isPure)).toContain('lib/upstream/lenient.ts');
});

test("write `import 'server-only'` first: a file that reaches the platform, the settings or Node stays on the server", () => {
  expect(serverSide.filter((file) => !isPure(file) && importsOf(file)[0] !== 'server-only')).toEqual([]);
});

test('show a provider’s HTML with ProviderHtml: it reaches the page in that one place', () => {
  const places = markup.flatMap(
    (file) => Array(countAttribute(file, 'dangerouslySetInnerHTML')).fill(file) as string[],
  );
  // PageHtml has scripts and icons of our own (app/app-document.tsx, app/(dossier)/screen-shell.tsx).
  expect(places.sort()).toEqual(['components/shell/content/provider-html.tsx', 'components/ui/page-html.tsx']);
});

test('take the loading.tsx away: above a guarded page it turns the 307 into a 200', () => {
  expect(filesIn('app').filter((file) => /(^|\/)loading\.tsx?$/.test(file))).toEqual([]);
});

test('use a class instead of `style`: the content security policy refuses inline styles', () => {
  // What a handler draws is a picture.
  const pageMarkup = markup.filter((file) => !file.startsWith('app/api/'));
  expect(pageMarkup.filter((file) => countAttribute(file, 'style') > 0)).toEqual([]);
});

test('use <img> instead of next/image: the application does not resize pictures', () => {
  expect(markup.filter((file) => importsOf(file).some((name) => /^next\/(legacy\/)?image$/.test(name)))).toEqual([]);
});

test('make the first letter of words a capital by `first-letter:capitalize` and `toUpperCase()`: others drop the accent of a Greek one', () => {
  const files = ['app', 'components', 'lib', 'platform/documents', 'platform/languages', 'platform/sharing'].flatMap(
    filesIn,
  );
  const uses = [...files, 'app/globals.css'].filter((file) =>
    /first-letter:uppercase|text-transform: *uppercase|toLocaleUpperCase/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(uses).toEqual([]);
  // All letters are capitals in codes of languages only, which are Latin in each language.
  const capitals = markup.filter((file) => /(?<=["' ])uppercase(?=["' ])/.test(readFileSync(join(root, file), 'utf8')));
  expect(capitals.sort()).toEqual([
    'components/products/product-list-screen.tsx',
    'components/shell/header/language-menu.tsx',
  ]);
});

/** What a handler's file exports, with what it is made of: `GET withSession`. */
function methodsOf(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isExportDeclaration(statement)) {
      const moduleSpecifier = statement.moduleSpecifier?.getText();
      const isHead =
        statement.getText() === "export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';";
      return isHead || moduleSpecifier === undefined ? [] : [`re-export of ${moduleSpecifier}`];
    }
    if (!isExported) return [];
    if (!ts.isVariableStatement(statement)) return ['function'];
    return statement.declarationList.declarations.map(({ initializer }) =>
      initializer && ts.isCallExpression(initializer) ? initializer.expression.getText() : 'something else',
    );
  });
}

test('wrap every handler in withSession: it knows the visitor and refuses what may be forged; one is for the platform, one for mail programs', () => {
  const handlers = filesIn('app').filter((file) => /(^|\/)route\.tsx?$/.test(file));
  expect(handlers).toContain('app/api/session/route.ts');
  const others = handlers.filter((file) => methodsOf(file).some((made) => made !== 'withSession'));
  expect(others.sort()).toEqual(['app/api/follow/stop/route.ts', 'app/api/purge/route.ts']);
  expect(methodsOf('app/api/follow/stop/route.ts')).toEqual(['withSession', 'withToken']);
  expect(methodsOf('app/api/purge/route.ts')).toEqual(['withSignature']);
});

/** The text files of the repository but for what is generated, and this one, which names what it looks for. */
const textFiles = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => file !== 'tests/unit/project-rules.test.ts');

/** All that a pattern finds in the text files: file, line and what the pattern captures. */
function cited(pattern: RegExp): { location: string; words: string[] }[] {
  return textFiles.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(pattern)].map((match) => ({
      location: `${file}:${text.slice(0, match.index).split('\n').length}`,
      words: [...match],
    }));
  });
}

test('run `node scripts/decisions-index.mjs`: the index of the decisions is made of their heads', () => {
  const check = () => execFileSync(process.execPath, [join(root, 'scripts/decisions-index.mjs'), '--check']);
  expect(check).not.toThrow();
});

const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{3}-/.test(file));

test('cite the decision that has the subject now: its number stands in docs/decisions', () => {
  const numbers = cited(/(?:[Dd]ecision |docs\/decisions\/)(\d{1,3})(?![\d/])/g);
  expect(numbers.length).toBeGreaterThan(50);
  const unknown = numbers.filter(
    ({ words }) => !decisions.some((file) => Number(file.slice(0, 3)) === Number(words[1])),
  );
  expect(unknown).toEqual([]);
});

/** The page of a section of the specification, docs/spec/4-….md; empty without one. */
const specificationPages = readdirSync(join(root, 'docs/spec'));
function specificationPage(section: string): string {
  const name = specificationPages.find((page) => page.startsWith(`${section}-`));
  return name ? readFileSync(join(root, 'docs/spec', name), 'utf8').toLowerCase() : '';
}

test('cite a section of the specification that has the words: `Spec §4 "Tab availability"` stands in docs/spec', () => {
  const citations = cited(/\b[Ss]pec(?:\s|\*)+((?:§\d+(?:\s"[^"\n]+")?(?:,|\sand)?\s?)+)/g);
  expect(citations.length).toBeGreaterThan(100);
  const unknown = citations.flatMap(({ location, words }) =>
    [...words[1]!.matchAll(/§(\d+)(?:\s"([^"]+)")?/g)].flatMap(([citation, section, quoted = '']) => {
      const page = specificationPage(section!);
      return page !== '' && page.includes(quoted.toLowerCase()) ? [] : `${location}: ${citation}`;
    }),
  );
  expect(unknown).toEqual([]);
});

test('cite a row or a heading of docs/spec/reliability.md: `reliability E8`, `reliability "Upstream calls"`', () => {
  const page = readFileSync(join(root, 'docs/spec/reliability.md'), 'utf8');
  const citations = cited(/\breliability(?!\.md)(?: "([^"\n]+)"| [A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*)?/gi).filter(
    ({ location }) => /\.(tsx?|mjs|css):/.test(location),
  );
  expect(citations.length).toBeGreaterThan(30);
  const unknown = citations.flatMap(({ location, words }) => {
    const rows = words[0]!.match(/\b[A-Z]\d+/g) ?? [];
    const isKnown =
      words[1] === undefined
        ? rows.length > 0 && rows.every((row) => page.includes(`| ${row} |`))
        : page.includes(`\n## ${words[1]}\n`);
    return isKnown ? [] : `${location}: ${words[0]}`;
  });
  expect(unknown).toEqual([]);
});

test('name a document of this repository: every `….md` that a text names is there', () => {
  const documents = textFiles.filter((file) => file.endsWith('.md'));
  const unknown = cited(/(?<![\w*{}…-])(?:\.{0,2}\/)*((?:[\w-]+\/)*[\w-]+\.md)\b/g).filter(
    ({ words }) => !/NNN/.test(words[1]!) && !documents.some((document) => `/${document}`.endsWith(`/${words[1]!}`)),
  );
  expect(unknown.map(({ location, words }) => `${location}: ${words[1]!}`)).toEqual([]);
});
