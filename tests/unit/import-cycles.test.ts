import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

// The linter's rule for this (import/no-cycle) takes longer than all others together.

const root = resolve(__dirname, '../..');
const left = new Set(['node_modules', 'dist', 'data', 'public']);

/** Every file with code of ours, as absolute paths. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(path);
    return /\.(tsx?|m?js)$/.test(entry.name) ? [path] : [];
  });
const files = new Set(filesIn(root));

/** Imports of types alone are gone when the code runs. */
function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || isOfTypes(statement)) return [];
    const { text } = moduleSpecifier;
    if (!/^(@\/|\.)/.test(text)) return [];
    const path = text.startsWith('@/') ? join(root, text.slice(2)) : resolve(dirname(file), text);
    return ['', '.ts', '.tsx', '.mjs', '.js'].map((ending) => path + ending).find((one) => files.has(one)) ?? [];
  });
}

/** The first circle that is found from each file, as paths below the root; a file that was looked at before is left out. */
function cycles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].map((path) => path.slice(root.length + 1)));
    if (start >= 0 || done.has(file)) return;
    for (const next of importsOf(file)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}

test('imports are found in both parts of the product', () => {
  expect(importsOf(join(root, 'platform/main.ts'))).toContain(join(root, 'platform/app.ts'));
  expect(importsOf(join(root, 'app/(dossier)/screen-shell.tsx')).length).toBeGreaterThan(1);
});

test('no file imports itself through others', () => {
  expect(cycles()).toEqual([]);
}, 60_000);
