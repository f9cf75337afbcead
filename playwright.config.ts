import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// A Chromium of the system where there is one, the one without windows first, else Playwright's own.
const executablePath = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** Journeys that are not about the screen's size are made on the desktop only; some are about what phones have not. */
const [once, wide] = ['@once', '@wide'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // Wide: they end what hangs, and say nothing of how quick the machine is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    // The journeys without a network let it work; the others speak to the server themselves, and count what it is asked.
    serviceWorkers: 'block',
    // Colours are measured, not their way there.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'phone', grepInvert: new RegExp(`${once}|${wide}`), use: { viewport: { width: 375, height: 740 } } },
    { name: 'tablet', grepInvert: new RegExp(once), use: { viewport: { width: 800, height: 1024 } } },
    { name: 'desktop', use: { viewport: { width: 1400, height: 900 } } },
  ],
});
