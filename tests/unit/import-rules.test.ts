import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

/** Imports that would break the architecture, each planted in the text of a file that must not have it. */
const violations: [file: string, source: string][] = [
  ['lib/domain/pages/tabs.ts', "import { env } from '@/lib/settings/env';\nexport const planted = env;\n"],
  ['lib/domain/pages/tabs.ts', "import { useState } from 'react';\nexport const planted = useState;\n"],
  [
    'lib/upstream/document-text.ts',
    "import { loadDossier } from '@/lib/loaders/data/dossier';\nexport const planted = loadDossier;\n",
  ],
  [
    'lib/i18n/request.ts',
    "import { loadDossier } from '@/lib/loaders/data/dossier';\nexport const planted = loadDossier;\n",
  ],
  [
    'lib/loaders/request/call-context.ts',
    "import { Card } from '@/components/ui/card';\nexport const planted = Card;\n",
  ],
  [
    'components/ui/card.tsx',
    "import { loadDossier } from '@/lib/loaders/data/dossier';\nexport const planted = loadDossier;\n",
  ],
  [
    'components/product-detail/product-detail.tsx',
    "import { ProductLanding } from '@/components/product-info/product-landing';\nexport const planted = ProductLanding;\n",
  ],
  [
    'components/shell/content/page-head.tsx',
    "import { ShareHost } from '@/components/share/share-host';\nexport const planted = ShareHost;\n",
  ],
  [
    'app/app-document.tsx',
    "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n",
  ],
  [
    'app/(dossier)/screen-shell.tsx',
    "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n",
  ],
  [
    'components/share/share-part.tsx',
    "import { PageHead } from '@/components/shell/content/page-head';\nexport const planted = PageHead;\n",
  ],
  [
    'components/about/about-page.tsx',
    "import { LoginForm } from '@/components/login/login-form';\nexport const planted = LoginForm;\n",
  ],
  ['middleware.ts', "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n"],
  [
    'lib/upstream/document-text.ts',
    "import { productFacts } from '@/platform/product/facts';\nexport const planted = productFacts;\n",
  ],
  [
    'platform/app.ts',
    "import { cutTitle } from '../lib/domain/discovery/page-head.ts';\nexport const planted = cutTitle;\n",
  ],
  ['platform/runtime/log.ts', "import { parseUfi } from '../law/ufi.ts';\nexport const planted = parseUfi;\n"],
  [
    'platform/law/ufi.ts',
    "import { productFacts } from '../product/facts.ts';\nexport const planted = productFacts;\n",
  ],
  ['platform/product/facts.ts', "import { products } from '../store/schema.ts';\nexport const planted = products;\n"],
  [
    'platform/documents/sds/view-model.ts',
    "import { products } from '../../store/schema.ts';\nexport const planted = products;\n",
  ],
  [
    'platform/store/lock.ts',
    "import { planProduct } from '../import/plan-product.ts';\nexport const planted = planProduct;\n",
  ],
  [
    'platform/import/plan-product.ts',
    "import { writeShareMail } from '../sharing/share-mail.ts';\nexport const planted = writeShareMail;\n",
  ],
  [
    'platform/sharing/share-mail.ts',
    "import { Failure } from '../routes/http/failure.ts';\nexport const planted = Failure;\n",
  ],
  // Folders that no row names, of the web app and of the platform.
  ['components/planted/planted.tsx', 'export const planted = 1;\n'],
  ['lib/planted/planted.ts', 'export const planted = 1;\n'],
  ['platform/planted/planted.ts', 'export const planted = 1;\n'],
  ['planted/planted.ts', 'export const planted = 1;\n'],
  ['app/app-document.tsx', "import { planted } from '@/planted/planted';\nexport default planted;\n"],
  ['platform/main.ts', "import { sql } from 'drizzle-orm';\nexport const planted = sql;\n"],
  ['lib/loaders/request/call-context.ts', 'export const planted = process.env.PLATFORM_URL;\n'],
];

test('an import against the architecture fails the lint', () => {
  const project = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const name of ['.oxlintrc.json', 'import-rules.mjs']) cpSync(join(root, name), join(project, name));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  // The files of the two programs' roots have rows of their own; of the others the folder counts.
  const planted = violations.map(([file, source], index) => {
    const path = ['.', 'platform'].includes(dirname(file))
      ? file
      : join(dirname(file), `planted-${index}${extname(file)}`);
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, path), source);
    return path;
  });
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json', ...planted], { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const architecture = ['imports(allowed)', 'eslint(no-restricted-properties)'];
  const refused = diagnostics.filter(({ code }) => architecture.includes(code)).map(({ filename }) => filename);
  expect(planted.filter((path) => !refused.includes(path))).toEqual([]);
}, 120_000);

/** Every source file of the web app and the platform with the files that it imports, types too, by their paths in the project. */
function importGraph(): Map<string, string[]> {
  const roots = ['app', 'components', 'lib', 'messages', 'page-cache', 'platform'];
  const files = [
    ...readdirSync(root).filter((name) => /\.(ts|mjs)$/.test(name)),
    ...roots.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ].filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|tests)\//.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^(@\/|\.)/.test(fileName)) return [];
    const path = fileName.startsWith('@/') ? fileName.slice(2) : join(dirname(file), fileName);
    const found = ['', '.ts', '.tsx', '.mjs'].find((ending) => {
      const whole = join(root, path + ending);
      return existsSync(whole) && statSync(whole).isFile();
    });
    return found === undefined ? [] : [path + found];
  });
}

/** Each group of nodes that reach each other (Tarjan's strongly connected components of more than one node). */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node)!, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) === index.get(node)) {
      const cycle = stack.splice(stack.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle);
    }
    return low.get(node)!;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

/** The same graph between the folders that the files stand in. */
function folderGraph(graph: ReadonlyMap<string, string[]>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const folder = dirname(file);
    const targets = folders.get(folder) ?? new Set();
    folders.set(folder, targets);
    for (const name of imports) if (dirname(name) !== folder) targets.add(dirname(name));
  }
  return folders;
}

test('a planted cycle of imports is found', () => {
  expect(
    cyclesOf(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual([['b', 'c']]);
});

test('no files and no folders import each other in a circle', () => {
  const graph = importGraph();
  expect(graph.size).toBeGreaterThan(500);
  expect(cyclesOf(graph)).toEqual([]);
  expect(cyclesOf(folderGraph(graph))).toEqual([]);
});

test('no folder holds more than 25 source files', () => {
  const counts = new Map<string, number>();
  for (const file of importGraph().keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
