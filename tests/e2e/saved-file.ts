import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that the browser saves when the visitor does something: under which name, and what is in it. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
