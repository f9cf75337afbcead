import nextJest from 'next/jest.js';

// next-intl and its dependencies are ES modules only.
const transformIgnorePatterns = ['/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs)/)'];

/** A Jest project that `next/jest` compiles. */
const web = async (displayName, config) => ({
  ...(await nextJest({ dir: './' })({ displayName, moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' }, ...config })()),
  transformIgnorePatterns,
});

const config = async () => ({
  // It ends tests that hang and does not measure speed.
  testTimeout: 120_000,
  projects: await Promise.all([
    web('unit', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
    }),
    web('components', {
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/match-media.ts'],
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
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
    }),
    web('contract', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/seed.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
    }),
    // What takes minutes; `npm run test:soak` runs it before a release.
    web('soak', {
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/soak/**/*.test.ts',
        '<rootDir>/platform/tests/soak/**/*.test.ts',
        // With SOAK=1 these do more: a restore is killed at five moments instead of one, a tenth of the bad inputs and a fifth of the
        // script vectors become all, the pages and the files of all products are read, more visitors need a refresh at once, and the
        // whole contract is tested on each database.
        '<rootDir>/tests/unit/loaders/script-vectors.test.ts',
        '<rootDir>/tests/contract/backup.test.ts',
        '<rootDir>/tests/contract/platform.test.ts',
        '<rootDir>/tests/contract/product-files.test.ts',
        '<rootDir>/tests/contract/start-and-stop.test.ts',
        '<rootDir>/tests/routes/bad-input.test.ts',
        '<rootDir>/tests/routes/crawler.test.ts',
        '<rootDir>/tests/routes/page-heads.test.ts',
        '<rootDir>/tests/routes/product-pages.test.ts',
        '<rootDir>/tests/routes/refresh.test.ts',
        '<rootDir>/tests/routes/workgroup-product.test.ts',
      ],
      globalSetup: '<rootDir>/tests/support/shared-site.ts',
      globalTeardown: '<rootDir>/tests/support/stop-shared-site.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/support/loud-console.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
    }),
  ]),
});

export default config;
