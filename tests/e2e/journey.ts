import { expect, test as base } from '@playwright/test';

interface Journey {
  /** Origins of the running web apps. */
  site: string;
  otherBrand: string;
}

/** A journey through the running product; whatever the browser's console complains about fails it. */
export const test = base.extend<Journey & { quietConsole: void }>({
  site: [process.env.DOSSIER_URL ?? '', { option: true }],
  otherBrand: [process.env.CHEMCARD_URL ?? '', { option: true }],
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isStatus = /Failed to load resource: the server responded with a status of (404|410|503|403|500)/;
        if (['error', 'warning'].includes(message.type()) && !isStatus.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
