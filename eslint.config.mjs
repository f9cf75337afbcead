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
  'lib/settings/rate-limited-work.ts': [],
  'lib/settings/env.ts': ['lib/settings/rate-limited-work.ts'],
  'lib/observability/log.ts': ['lib/settings/env.ts'],
  'lib/observability/metrics.ts': [],
  'lib/observability/metrics-server.ts': [
    'lib/observability/metrics.ts',
    'lib/settings/env.ts',
    'lib/observability/log.ts',
  ],
  'lib/observability/log-uncaught.ts': ['lib/domain', 'lib/observability/log.ts'],
  'lib/observability/observe-request.ts': [
    'lib/domain',
    'lib/observability/metrics.ts',
    'lib/settings/env.ts',
    'lib/observability/log.ts',
  ],
  'lib/observability/tracing.ts': [],
  'lib/settings/session-secret.ts': ['lib/settings/env.ts'],
  'lib/limits': [
    'lib/domain',
    'lib/i18n/in-app-messages.ts',
    'lib/session',
    'lib/observability/metrics.ts',
    'lib/settings/env.ts',
    'lib/settings/rate-limited-work.ts',
    'lib/observability/log.ts',
  ],
  'lib/upstream': ['lib/domain', 'lib/observability/metrics.ts', 'lib/settings/env.ts', 'lib/observability/log.ts'],
  'lib/session': [
    'lib/domain',
    'lib/upstream',
    'lib/settings/session-secret.ts',
    'lib/observability/metrics.ts',
    'lib/settings/env.ts',
    'lib/observability/log.ts',
  ],
  'lib/i18n': ['lib/domain', 'lib/upstream', 'lib/observability/log.ts', 'messages'],
  'lib/loaders': [
    'lib/domain',
    'lib/upstream',
    'lib/session',
    'lib/i18n',
    'lib/settings/env.ts',
    'lib/observability/log.ts',
  ],
  'lib/browser': ['lib/domain'],
  'components/ui': ['lib/domain', 'lib/browser'],
  // What public pages show of sharing; the dialog and the list of shares beside it are an area.
  'components/share/links': ['lib/domain', 'lib/browser', 'components/ui'],
  'components/shell': ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links'],
  ...Object.fromEntries(
    areas.map((area) => [
      `components/${area}`,
      ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links', 'components/shell'],
    ]),
  ),
  app: ['lib/loaders', 'lib/domain', 'lib/i18n', 'components'],
  'app/api': ['lib/session', 'lib/loaders', 'lib/upstream', 'lib/domain', 'lib/i18n', 'lib/settings/env.ts'],
  'middleware.ts': ['lib/domain', 'lib/loaders', 'lib/session', 'lib/settings/env.ts'],
  'lib/settings/check-settings.ts': ['lib/settings/env.ts', 'lib/settings/session-secret.ts'],
  'instrumentation.ts': [
    'lib/settings/check-settings.ts',
    'lib/domain',
    'lib/observability/log-uncaught.ts',
    'lib/observability/observe-request.ts',
    'lib/limits',
    'lib/observability/metrics-server.ts',
    'lib/observability/tracing.ts',
    'lib/settings/env.ts',
    'lib/observability/log.ts',
  ],
  'page-cache': [],
  platform: [],
};

const everything = [...Object.keys(mayImport), 'messages'];
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

const zones = Object.entries(mayImport).flatMap(([target, allowed]) => {
  const permitted = [target, ...allowed];
  const forbidden = everything.filter((path) => !permitted.some((one) => isWithin(path, one)));
  return forbidden.map((path) => ({
    // `app/api` has a row of its own, so `app` means its pages.
    target: target === 'app' ? ['./app/*', './app/!(api)/**/*'] : `./${target}`,
    from: `./${path}`,
    except: permitted.filter((one) => isWithin(one, path)).map((one) => `./${one.slice(path.length + 1)}`),
    message: `${target} may import only ${allowed.join(', ') || 'itself'} (docs/architecture.md, 'Import rules').`,
  }));
});

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
    // Packages import nothing of ours: following them for cycles takes minutes.
    settings: { 'import/ignore': ['/node_modules/'] },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // The basePath and the policy make next/image useless here: drawings are small and come as they are.
      '@next/next/no-img-element': 'off',
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
              message: 'The rules are pure TypeScript: zod, the types of schema-dts and lib/domain only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['lib/settings/env.ts', 'instrumentation.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from lib/settings/env.ts, parsed once.' },
      ],
    },
  },
];

export default config;
