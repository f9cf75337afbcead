import type { Page } from '@playwright/test';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOutbox, waitFor } from '../contract/mails';
import { runCommand } from '../support/platform-command';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';

const dataDir = process.env.PLATFORM_DATA_DIR ?? '';
const mailsTo = (address: string, count: number) =>
  waitFor(async () => {
    const all = await readOutbox(process.env.DOSSIER_MAILS ?? '');
    const found = all.filter(({ to }) => to?.[0]?.address === address);
    return found.length >= count ? found : undefined;
  });
const linkIn = (text: string | undefined, name: string) =>
  new RegExp(`${publicOrigin}(/p/follow/${name}\\S+)`).exec(text ?? '')![1]!;

/** What an author does: adds a version to the product's file, and imports it. No other journey reads this product. Resolves to the version before. */
async function importNewVersion(id: number, text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-follow-'));
  const exported = await runCommand(dataDir, ['export', folder, String(id)]);
  const path = join(folder, `${id}.json`);
  expect([exported.stderr, existsSync(path)]).toEqual(['', true]);
  const file = JSON.parse(readFileSync(path, 'utf8')) as {
    versions: { id?: number; text: string; created: string; facts: { changes: unknown; recommendedUse: unknown } }[];
  };
  const current = file.versions[0]!;
  const next = structuredClone(current);
  delete next.id;
  next.text = text;
  next.created = new Date().toISOString().slice(0, 10);
  next.facts.changes = [{ en: 'Section 1: another use.' }];
  next.facts.recommendedUse = { en: 'Another use, for the journey.' };
  file.versions.unshift(next);
  writeFileSync(path, JSON.stringify(file));
  const imported = await runCommand(dataDir, ['import', path]);
  expect(`${imported.stderr}${imported.stdout}`).toContain(`version ${text}`);
  rmSync(folder, { recursive: true });
  return current.text;
}

async function follow(page: Page, open: (address: string) => Promise<unknown>, address: string) {
  await open('/p/1010/en/gh/1');
  await page.getByRole('link', { name: 'Get a mail when there is a new version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Follow Hydrogen peroxide/);
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Send the confirmation mail' }).click();
  await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible();
  const [first] = await mailsTo(address, 1);
  await open(linkIn(first!.text, 'confirm'));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^You follow Hydrogen peroxide/ })).toBeVisible();
}

test('a visitor follows a sheet, is told of its new version, and stops', async ({ page, open }) => {
  // A first try leaves its address, and perhaps its version.
  const { retry } = test.info();
  const address = `anna-${retry}@a.example`;
  await follow(page, open, address);

  await expectNoAxeViolations(page);
  await open('/p/follow?product=1010&interfaceLang=en&outcome=invalid');
  await expectNoAxeViolations(page, 'main');

  const version = `${9 + retry}.0`;
  const previousVersion = await importNewVersion(1010, version);
  if (retry === 0) expect(previousVersion).toBe('3.0');
  const [, report] = await mailsTo(address, 2);
  expect(report!.subject).toMatch(/^New version of the safety data sheet: Hydrogen peroxide/);
  expect(report!.text).toContain('Section 1: another use.');
  const comparison = new RegExp(`${publicOrigin}(/p/1010/en/gh/1\\?version=\\d+&compare=\\d+)`).exec(
    report!.text!,
  )![1]!;
  await open(comparison);
  await expect(page.getByText(`Version ${version} compared with ${previousVersion}`, { exact: true })).toBeVisible();

  await open(linkIn(report!.text, 'stop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Stop the mails about Hydrogen peroxide/);
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Stop the mails' }).click();
  await expect(page.getByText('Your address has been deleted.')).toBeVisible();
  const { stdout } = await runCommand(dataDir, ['followers', 'list']);
  expect(stdout).not.toContain('1010');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor follows a sheet', async ({ page, open }) => {
    await follow(page, open, 'ben@a.example');
  });
});
