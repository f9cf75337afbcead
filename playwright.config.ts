import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// A Chromium of the system where there is one, else Playwright's own.
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  timeout: 60_000,
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    // Colours are measured, not their way there.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 375, height: 740 } } },
    { name: 'tablet', use: { viewport: { width: 800, height: 1024 } } },
    { name: 'desktop', use: { viewport: { width: 1400, height: 900 } } },
  ],
});
