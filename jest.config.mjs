import nextJest from 'next/jest.js';

// next-intl and its dependencies are ES modules only.
const transformIgnorePatterns = ['/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs)/)'];

// Made once for all projects: each time it reads the settings of Next.js and of TypeScript, which takes 0.4 s of a processor.
const compiledByNext = await nextJest({ dir: './' })()();

/** A Jest project that `next/jest` compiles. */
const web = (displayName, { moduleNameMapper, testPathIgnorePatterns = [], ...config }) => ({
  ...compiledByNext,
  // Not among the temporary files, which a whole run removes.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  runtime: '<rootDir>/tests/support/compile-once.mjs',
  ...config,
  displayName,
  moduleNameMapper: { ...compiledByNext.moduleNameMapper, '^@/(.*)$': '<rootDir>/$1', ...moduleNameMapper },
  testPathIgnorePatterns: [...compiledByNext.testPathIgnorePatterns, ...testPathIgnorePatterns],
  transformIgnorePatterns,
});

/** What takes minutes; `npm run test:soak` runs it before a release. */
const soak = () =>
  web('soak', {
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/tests/soak/**/*.test.ts',
      '<rootDir>/platform/tests/soak/**/*.test.ts',
      // With SOAK=1 these do all of what is else a part: bad inputs, script vectors, addresses that fill the page cache, random
      // mixtures, products and languages, visitors who need a refresh at once, databases; and what they leave out else (in-soak.ts).
      '<rootDir>/tests/unit/loaders/script-vectors.test.ts',
      '<rootDir>/tests/unit/page-cache/page-cache.test.ts',
      '<rootDir>/platform/tests/documents/sds-completeness.test.ts',
      '<rootDir>/platform/tests/documents/compare/compare-demo.test.ts',
      '<rootDir>/platform/tests/documents/label/draw-label.test.ts',
      '<rootDir>/platform/tests/documents/label/zpl.test.ts',
      '<rootDir>/platform/tests/esdscom/from-esdscom.test.ts',
      '<rootDir>/platform/tests/law/classification/properties.test.ts',
      '<rootDir>/platform/tests/law/classification/second-implementation.test.ts',
      '<rootDir>/platform/tests/product/check/open-classes.test.ts',
      '<rootDir>/tests/contract/backup.test.ts',
      '<rootDir>/tests/contract/fair-use.test.ts',
      '<rootDir>/tests/contract/hostile-imports.test.ts',
      '<rootDir>/tests/contract/notices.test.ts',
      '<rootDir>/tests/contract/older-database.test.ts',
      '<rootDir>/tests/contract/platform.test.ts',
      '<rootDir>/tests/contract/product-files.test.ts',
      '<rootDir>/tests/contract/start-and-stop.test.ts',
      '<rootDir>/tests/contract/without-demo.test.ts',
      '<rootDir>/tests/routes/bad-input.test.ts',
      '<rootDir>/tests/routes/crawler.test.ts',
      '<rootDir>/tests/routes/hostile-clients.test.ts',
      '<rootDir>/tests/routes/page-heads.test.ts',
      '<rootDir>/tests/routes/product-pages.test.ts',
      '<rootDir>/tests/routes/session.test.ts',
      '<rootDir>/tests/routes/start.test.ts',
      '<rootDir>/tests/routes/workgroup-product.test.ts',
    ],
    globalSetup: '<rootDir>/tests/support/shared-site.ts',
    globalTeardown: '<rootDir>/tests/support/stop-shared-site.ts',
    setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
    moduleNameMapper: { '^server-only$': '<rootDir>/tests/support/empty.ts' },
  });

const config = {
  // It ends tests that hang and does not measure speed.
  testTimeout: 120_000,
  projects: [
    ...(process.env.SOAK ? [soak()] : []),
    web('unit', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
      moduleNameMapper: { '^server-only$': '<rootDir>/tests/support/empty.ts' },
    }),
    web('components', {
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/match-media.ts', '<rootDir>/tests/support/computed-style.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts', '<rootDir>/tests/support/jest-dom.ts'],
    }),
    web('platform', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/platform/tests/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/platform/tests/soak/'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
    }),
    web('routes', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/routes/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/shared-site.ts',
      globalTeardown: '<rootDir>/tests/support/stop-shared-site.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts', '<rootDir>/tests/support/second-try.ts'],
    }),
    web('contract', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/seed.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts', '<rootDir>/tests/support/second-try.ts'],
    }),
  ],
};

export default config;
