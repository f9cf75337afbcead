import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/**
 * A journey is made on a desktop. One whose page differs by the size of the screen is tagged: `@sizes` for all three, `@phone` for
 * what only phones have, `@wide` for what they have not. Tablets have the pages of phones or of desktops, in other widths: their turn
 * is in `npm run test:soak`. There it is also that of `@soak`, and of phones for `@widths`, which is for what phones do as desktops do.
 */
const desktop = { viewport: { width: 1400, height: 900 } };
const phone = { viewport: { width: 375, height: 740 } };
const journeys = [
  { name: 'phone', grep: /@sizes|@phone/, use: phone },
  { name: 'desktop', grepInvert: /@phone|@soak/, use: desktop },
];
const soak = [
  { name: 'soak', grep: /@soak/, use: desktop },
  { name: 'phone', grep: /@widths/, use: phone },
  { name: 'tablet', grep: /@sizes|@widths|@wide/, use: { viewport: { width: 800, height: 1024 } } },
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // Long timeouts: they end hanging tests and do not measure speed.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A journey that fails beside three other stages is made once more; the run's summary names those that needed it.
  retries: 1,
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    actionTimeout: 60_000,
    // Offline journeys enable it; the others need their requests to reach the server.
    serviceWorkers: 'block',
    // Tests measure final colours, not transitions.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: process.env.SOAK ? soak : journeys,
});
