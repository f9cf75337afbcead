import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import regexp from 'eslint-plugin-regexp';

/**
 * The allowed imports of each folder (docs/architecture.md, 'Import rules'); all others are errors. The web app and the platform
 * share no code.
 */
const areas = [
  'product-info',
  'product-detail',
  'emergency',
  'sds',
  'tds',
  'ipi',
  'label',
  'login',
  'share',
  'products',
  'studio',
];
const mayImport = {
  'lib/domain': [],
  'lib/process-state.ts': [],
  'lib/settings': ['lib/domain', 'lib/process-state.ts'],
  'lib/observability': ['lib/domain', 'lib/settings', 'lib/process-state.ts'],
  'lib/upstream': ['lib/domain', 'lib/observability', 'lib/settings', 'lib/process-state.ts'],
  'lib/session': ['lib/domain', 'lib/upstream', 'lib/observability', 'lib/settings', 'lib/process-state.ts'],
  'lib/i18n': ['lib/domain', 'lib/upstream', 'lib/observability', 'messages'],
  'lib/limits': ['lib/domain', 'lib/i18n/in-app-messages.ts', 'lib/session', 'lib/observability', 'lib/settings'],
  'lib/loaders': [
    'lib/domain',
    'lib/upstream',
    'lib/session',
    'lib/i18n',
    'lib/observability',
    'lib/settings',
    'lib/process-state.ts',
  ],
  'lib/browser': ['lib/domain', 'lib/process-state.ts'],
  'components/ui': ['lib/domain', 'lib/browser'],
  // The share links of public pages; the dialog and the list of shares are an area.
  'components/share/links': ['lib/domain', 'lib/browser', 'components/ui'],
  'components/shell': ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links'],
  ...Object.fromEntries(
    areas.map((area) => [
      `components/${area}`,
      ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links', 'components/shell'],
    ]),
  ),
  app: ['lib/loaders', 'lib/domain', 'lib/i18n', 'components'],
  'app/api': ['lib/session', 'lib/loaders', 'lib/upstream', 'lib/domain', 'lib/i18n', 'lib/settings'],
  'middleware.ts': ['lib/domain', 'lib/loaders', 'lib/session', 'lib/settings'],
  'instrumentation.ts': ['lib/domain', 'lib/observability'],
  'page-cache': ['lib/domain'],
  'server.ts': ['page-cache', 'lib/domain', 'lib/upstream', 'lib/limits', 'lib/observability', 'lib/settings'],
  platform: [],
  ...platformLayers(),
};

/** The platform's layers, the lowest first, with the layers that each may import. */
function platformLayers() {
  const model = ['product', 'rules', 'phrases', 'runtime'];
  // Decision 041: an eSDScom file has the content of the safety data sheet.
  const esdscom = ['documents', ...model];
  const useCases = ['store', 'esdscom', ...esdscom];
  const entries = ['studio', 'accounts', 'sharing', 'import', ...useCases];
  const layers = {
    runtime: [],
    rules: [],
    phrases: [],
    product: ['rules', 'phrases'],
    documents: model,
    esdscom,
    store: ['product', 'phrases', 'runtime'],
    import: useCases,
    sharing: useCases,
    accounts: useCases,
    // Decision 053: a draft is read, and published, as the import reads and writes products.
    studio: ['import', 'sharing', ...useCases],
    routes: entries,
    demo: entries,
    cli: ['demo', ...entries],
  };
  const path = (layer) => `platform/${layer}`;
  return Object.fromEntries(Object.entries(layers).map(([layer, allowed]) => [path(layer), allowed.map(path)]));
}

const everything = [...Object.keys(mayImport), 'messages'];
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The rule of each folder, for its files alone, since checking every import against every folder's row takes half of the time. */
const importRules = Object.entries(mayImport)
  // Of two rules for a file, the one that comes later holds: that of the narrower folder.
  .sort(([left], [right]) => left.length - right.length)
  .map(([target, allowed]) => {
    const permitted = [target, ...allowed];
    const forbidden = everything.filter((path) => !permitted.some((folder) => isWithin(path, folder)));
    const zones = forbidden.map((path) => ({
      target: `./${target}`,
      from: `./${path}`,
      except: permitted
        .filter((folder) => isWithin(folder, path))
        .map((folder) => `./${folder.slice(path.length + 1)}`),
      message: `${target} may import only ${allowed.join(', ') || 'itself'} (docs/architecture.md, 'Import rules').`,
    }));
    return {
      files: [target.endsWith('.ts') ? target : `${target}/**`],
      rules: { 'import/no-restricted-paths': ['error', { zones }] },
    };
  });

/** The rules of React: for files that may have components and hooks. */
const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(?:-hooks)?\//.test(name));
/**
 * The rules of React's compiler compile every function, which takes a third of the time: they are for files with state, references or
 * effects, of which most of them speak.
 */
const compilerRules = reactRules.filter((name) => /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(name));
const hasState = /\buse(?:State|Reducer|Ref|Memo|Callback|Transition|SyncExternalStore|\w*Effect\w*)\b/;
const stateless = ['app', 'components', 'lib/browser'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !hasState.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
);
const off = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

const config = [
  ...next,
  ...typescript,
  prettier,
  { ignores: ['**/.next/', 'dist/', 'platform/dist/', 'platform/store/migrations/', 'data/', 'next-env.d.ts'] },
  {
    // Regular expressions read untrusted input, so none may take more than linear time (OWASP, 'ReDoS').
    ignores: ['**/tests/**', 'bench/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true, ignorePartial: false }],
    },
  },
  ...importRules,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // next/image has no use here because of basePath and the content security policy; images are small and served unchanged.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['platform/**', 'bench/**', 'scripts/**', 'page-cache/**', 'tests/**', 'lib/**/*.ts', 'app/**/*.ts'],
    ignores: ['lib/browser/**'],
    rules: off(reactRules),
  },
  // Brackets of a path are no pattern.
  { files: stateless.map((file) => file.replace(/[[\]()]/g, '\\$&')), rules: off(compilerRules) },
  {
    files: ['platform/**'],
    ignores: ['platform/store/**', 'platform/tests/**', 'platform/drizzle.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // The log imports `drizzle-orm/errors`, which has no SQL.
              regex: '^(drizzle-orm(?!/errors$)|pg$|@electric-sql/)',
              message: 'SQL belongs in platform/store.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@/lib/domain/|zod$|schema-dts$)',
              message: 'lib/domain is pure TypeScript and may import zod, the types of schema-dts and lib/domain only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'page-cache/**', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['lib/settings/env.ts', 'instrumentation.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from lib/settings/env.ts.' },
      ],
    },
  },
];

export default config;
