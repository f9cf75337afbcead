import { expect, test as base, type Page, type Response } from '@playwright/test';

interface Journey {
  /** Origins of the running web apps, and of the platform behind them. */
  site: string;
  otherBrand: string;
  platform: string;
  size: 'phone' | 'tablet' | 'desktop';
  /** Goes to a path of the site, or a whole address, and waits until the page answers to its visitor. */
  open: (address: string) => Promise<Response | null>;
  /** The same in a page that the journey opened itself. */
  openIn: (page: Page, address: string) => Promise<Response | null>;
  /** Addresses whose failure belongs to the journey. Error pages, which have the status of what failed, are among them. */
  mayFail: RegExp[];
}

const errorPages = /\/p\/(dossiererror|sdserror|fileerror|unhandlederror)\b/;

/** Writes down what a page's console complains about and what its server cannot answer. */
function listen(page: Page, mayFail: RegExp[], complaints: string[]): void {
  const isExpected = (url: string) => mayFail.some((pattern) => pattern.test(url));
  // What playwright.config.ts asks for.
  const isBlocked = (text: string) => text === 'Service Worker registration blocked by Playwright';
  // `font-display: optional`: text that had to wait for the font is shown without it, so that a slow machine does not use what was preloaded.
  const isLateFont = (text: string) => /\.woff2 was preloaded using link preload but not used/.test(text);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message.location().url)) return;
    if (isBlocked(message.text()) || isLateFont(message.text())) return;
    complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500 && !isExpected(response.url()))
      complaints.push(`${response.url()} answered ${response.status()}`);
  });
}

/** React has taken over every control that the server sent, but for those in HTML that it leaves as it is; a plain page has its own script. */
export const isAlive = () =>
  document.querySelector('script[data-plain]:not([type])') !== null ||
  [...document.querySelectorAll(':is(button, summary):not([data-html] *)')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__react')),
  );

/**
 * A journey through the running product. Whatever the console of any of its pages complains about, a refusal by the content
 * security policy among it, fails it, and so does an answer of 500 and above.
 */
export const test = base.extend<Journey & { quietConsole: void }>({
  site: [process.env.DOSSIER_URL ?? '', { option: true }],
  otherBrand: [process.env.CHEMCARD_URL ?? '', { option: true }],
  platform: [process.env.PLATFORM_URL ?? '', { option: true }],
  size: async ({ viewport }, provide) => {
    const width = viewport?.width ?? 0;
    await provide(width < 640 ? 'phone' : width < 1280 ? 'tablet' : 'desktop');
  },
  openIn: async ({ site, javaScriptEnabled }, provide) => {
    await provide(async (page, address) => {
      const response = await page.goto(new URL(address, site).href);
      if (javaScriptEnabled) await page.waitForFunction(isAlive);
      return response;
    });
  },
  open: async ({ page, openIn }, provide) => provide((address) => openIn(page, address)),
  mayFail: async ({}, provide) => provide([errorPages]),
  quietConsole: [
    async ({ context, mayFail }, provide) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, mayFail, complaints));
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Tags of a row of a table of tests: rows like another one are left to the soak run. */
export const rowTag = (isInEachRun: boolean, ...tags: string[]) => ({ tag: isInEachRun ? tags : ['@soak', ...tags] });
