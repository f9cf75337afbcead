import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import regexp from 'eslint-plugin-regexp';

/**
 * Who may import whom (docs/architecture.md, 'Import rules'). A folder that is not named beside another may not be
 * imported from it; the two houses share nothing.
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
];
const mayImport = {
  'lib/domain': [],
  'lib/env.ts': ['lib/domain'],
  'lib/log.ts': ['lib/env.ts'],
  'lib/metrics.ts': [],
  'lib/metrics-server.ts': ['lib/metrics.ts', 'lib/env.ts', 'lib/log.ts'],
  'lib/log-uncaught.ts': ['lib/domain', 'lib/log.ts'],
  'lib/observe-request.ts': ['lib/domain', 'lib/metrics.ts', 'lib/env.ts', 'lib/log.ts'],
  'lib/tracing.ts': [],
  'lib/session-secret.ts': ['lib/env.ts'],
  'lib/failure-json.ts': ['lib/domain'],
  'lib/limits': [
    'lib/domain',
    'lib/i18n/in-app-messages.ts',
    'lib/session',
    'lib/metrics.ts',
    'lib/env.ts',
    'lib/log.ts',
  ],
  'lib/upstream': ['lib/domain', 'lib/metrics.ts', 'lib/env.ts', 'lib/log.ts'],
  'lib/session': [
    'lib/domain',
    'lib/upstream',
    'lib/failure-json.ts',
    'lib/session-secret.ts',
    'lib/metrics.ts',
    'lib/env.ts',
    'lib/log.ts',
  ],
  'lib/i18n': ['lib/domain', 'lib/upstream', 'lib/log.ts', 'messages'],
  'lib/loaders': [
    'lib/domain',
    'lib/upstream',
    'lib/session',
    'lib/i18n',
    'lib/failure-json.ts',
    'lib/env.ts',
    'lib/log.ts',
  ],
  'lib/browser': ['lib/domain'],
  'components/ui': ['lib/domain', 'lib/browser'],
  'components/shell': ['lib/domain', 'lib/browser', 'components/ui'],
  ...Object.fromEntries(
    areas.map((area) => [`components/${area}`, ['lib/domain', 'lib/browser', 'components/ui', 'components/shell']]),
  ),
  app: ['lib/loaders', 'lib/domain', 'lib/i18n', 'components'],
  'app/api': [
    'lib/session',
    'lib/loaders',
    'lib/upstream',
    'lib/domain',
    'lib/i18n',
    'lib/failure-json.ts',
    'lib/env.ts',
  ],
  'middleware.ts': ['lib/domain', 'lib/loaders', 'lib/session', 'lib/env.ts'],
  'lib/check-settings.ts': ['lib/env.ts', 'lib/session-secret.ts'],
  'instrumentation.ts': [
    'lib/check-settings.ts',
    'lib/domain',
    'lib/log-uncaught.ts',
    'lib/observe-request.ts',
    'lib/limits',
    'lib/metrics-server.ts',
    'lib/tracing.ts',
    'lib/env.ts',
    'lib/log.ts',
  ],
  'page-cache': [],
  platform: [],
};

const everything = [...Object.keys(mayImport), 'messages'];
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

const zones = Object.entries(mayImport).map(([target, allowed]) => ({
  // `app/api` has a row of its own, so `app` means its pages.
  target: target === 'app' ? ['./app/*', './app/!(api)/**/*'] : `./${target}`,
  from: everything
    .filter((path) => ![target, ...allowed].some((permitted) => isWithin(path, permitted) || isWithin(permitted, path)))
    .map((path) => `./${path}`),
  message: `${target} may import only ${allowed.join(', ') || 'itself'} (docs/architecture.md, 'Import rules').`,
}));

/** The rules of React's compiler, which reads every function: they are for files that may have components and hooks. */
const hookRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react-hooks/'));

const config = [
  ...next,
  ...typescript,
  prettier,
  { ignores: ['**/.next/', 'platform/dist/', 'platform/store/migrations/', 'data/', 'next-env.d.ts'] },
  {
    // What others write is looked through by these: none may take more than linear time (OWASP, 'ReDoS').
    ignores: ['**/tests/**', 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true, ignorePartial: false }],
    },
  },
  {
    // Cycles are found by tests/unit/import-cycles.test.ts, in a tenth of the time.
    settings: { 'import/ignore': ['/node_modules/'] },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // The basePath and the policy make next/image useless here: drawings are small and come as they are.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['platform/**', 'scripts/**', 'page-cache/**', 'tests/**', 'lib/**/*.ts', 'app/**/*.ts'],
    ignores: ['lib/browser/**'],
    rules: Object.fromEntries(hookRules.map((name) => [name, 'off'])),
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
              message: 'The rules are pure TypeScript: zod, the types of schema-dts and lib/domain only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['lib/env.ts', 'instrumentation.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from lib/env.ts, parsed once.' },
      ],
    },
  },
];

export default config;
