import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Imports that would break the architecture, each planted in the text of a file that must not have it. */
const violations: [file: string, source: string][] = [
  ['lib/domain/tabs.ts', "import { env } from '@/lib/env';\nexport const planted = env;\n"],
  ['lib/domain/tabs.ts', "import { useState } from 'react';\nexport const planted = useState;\n"],
  [
    'lib/upstream/document-text.ts',
    "import { loadDossier } from '@/lib/loaders/dossier';\nexport const planted = loadDossier;\n",
  ],
  [
    'lib/i18n/request.ts',
    "import { loadDossier } from '@/lib/loaders/dossier';\nexport const planted = loadDossier;\n",
  ],
  ['lib/loaders/asker.ts', "import { Card } from '@/components/ui/card';\nexport const planted = Card;\n"],
  [
    'components/ui/card.tsx',
    "import { loadDossier } from '@/lib/loaders/dossier';\nexport const planted = loadDossier;\n",
  ],
  [
    'components/product-detail/product-detail.tsx',
    "import { ProductLanding } from '@/components/product-info/product-landing';\nexport const planted = ProductLanding;\n",
  ],
  [
    'app/app-document.tsx',
    "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n",
  ],
  [
    'app/(dossier)/screen-shell.tsx',
    "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n",
  ],
  ['middleware.ts', "import { fetchProduct } from '@/lib/upstream/product';\nexport const planted = fetchProduct;\n"],
  [
    'lib/upstream/document-text.ts',
    "import { productFacts } from '@/platform/store/facts';\nexport const planted = productFacts;\n",
  ],
  ['platform/app.ts', "import { cutTitle } from '../lib/domain/titles.ts';\nexport const planted = cutTitle;\n"],
  ['lib/loaders/asker.ts', 'export const planted = process.env.PLATFORM_URL;\n'],
];

const lint = `
  import { ESLint } from 'eslint';
  const files = JSON.parse(process.argv[1]);
  const eslint = new ESLint();
  const results = [];
  for (const [filePath, source] of files) {
    const [result] = await eslint.lintText(source, { filePath });
    results.push(result.messages.filter((message) => message.severity === 2).map((message) => message.ruleId));
  }
  console.log(JSON.stringify(results));
`;

test('an import against the architecture fails the lint', () => {
  const args = ['--input-type=module', '-e', lint, JSON.stringify(violations)];
  const found = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as string[][];
  const architecture = ['import/no-restricted-paths', 'no-restricted-imports', 'no-restricted-properties'];
  const missed = violations.filter((_violation, index) => !found[index]?.some((rule) => architecture.includes(rule)));
  expect(missed).toEqual([]);
}, 120_000);
