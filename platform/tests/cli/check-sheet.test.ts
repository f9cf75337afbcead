import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Command } from 'commander';
import { addCheckSheetCommand } from '../../cli/check-sheet.ts';
import type { CommandContext } from '../../cli/command-context.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { checklist } from '../../documents/sds/check-sheet.ts';
import { productFacts, type ProductFacts } from '../../product/facts.ts';
import { findForCheck } from '../../store/products/stored-products.ts';

jest.mock('../../store/products/stored-products.ts', () => ({ findForCheck: jest.fn() }));

async function checkSheet(args: string[], changes: Partial<ProductFacts> = {}, folder = '/'): Promise<string> {
  const demo = demoCatalogue[0]!;
  const versions = demo.versions.map((version) => ({
    ...version,
    facts: { ...productFacts.parse(version.facts), ...changes },
  }));
  const stored = { ...demo, versions, tdsVersions: [] };
  jest
    .mocked(findForCheck)
    .mockImplementation(
      (_, id) => Promise.resolve(id === 1001 ? stored : undefined) as unknown as ReturnType<typeof findForCheck>,
    );
  const written: string[] = [];
  const output = new Writable({ write: (chunk, _, done) => (written.push(String(chunk)), done()) });
  const runOnDatabase = (work: (database: never) => Promise<void>) => work(null as never);
  const program = new Command();
  addCheckSheetCommand(program, { folder, onDatabase: runOnDatabase, output } as unknown as CommandContext);
  await program.parseAsync(['check-sheet', ...args], { from: 'user' });
  return written.join('');
}

test('check-sheet prints each point with provision and result, and the score', async () => {
  const output = await checkSheet(['1001']);
  expect(output).toMatch(/^1001: AC-100, read in en for IE\n/);
  expect(output.split('\n').filter((line) => /^\d+(\.\d)?-\w+ /.test(line))).toHaveLength(checklist.length);
  expect(output).toMatch(/1\.1-1 +met +The product identifier.* REACH Annex II 1\.1; CLP Art\. 18/);
  expect(output).toMatch(/1\.1-4 +not applicable .*the product is a substance/);
  expect(output).toMatch(/8\.1-4 +not assessed .*no table of biological limits of Ireland is loaded; fill in/);
  const [, met, applicable, percent, notMet, notAssessed] =
    /\n(\d+) of (\d+) points met \((\d+) %\), (\d+) not met, (\d+) not assessed; \d+ not applicable\.\n/
      .exec(output)!
      .map(Number) as [number, number, number, number, number, number];
  expect(met + notMet + notAssessed).toBe(applicable);
  expect(percent).toBe(Math.floor((100 * met) / applicable));
});

test('what is missing stands with its remedy, and contradictions stand below', async () => {
  const output = await checkSheet(['1001'], { wasteCode: undefined, phrases: {}, transport: null });
  expect(output).toMatch(/15\.2-1 +NOT MET .*section 15\.2 does not say it; add csaCarriedOut/);
  expect(output).toMatch(/Contradictions, which refuse publishing\n {2}section 2\.1 has Flam\. Liq\. 2/);
});

test('as JSON it is one object per sheet and line', async () => {
  const report = JSON.parse(await checkSheet(['--json', '1001'])) as Record<string, unknown>;
  expect(report).toMatchObject({
    name: '1001',
    code: 'AC-100',
    language: 'en',
    market: 'IE',
    contradictions: [],
    score: { notMet: expect.any(Number), notAssessed: expect.any(Number) },
  });
  const { points } = report as { points: { id: string }[] };
  expect(points.find(({ id }) => id === '8.1-4')).toMatchObject({
    result: 'notAssessed',
    why: 'no table of biological limits of Ireland is loaded',
    remedy: expect.stringContaining('MARKETS_FILE'),
  });
});

test('for a market it reads the sheet of that country, in a language of it', async () => {
  expect(await checkSheet(['--market', 'AT', '1001'])).toMatch(/^1001: AC-100, read in de for AT\n/);
  expect(await checkSheet(['--market', 'BE', '1001'])).toMatch(/^1001: AC-100, read in fr for BE\n/);
});

test('a folder that has the name of a permalink id is no file of a sheet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-sheet-'));
  mkdirSync(join(folder, '1001'));
  expect(await checkSheet(['1001'], {}, folder)).toMatch(/^1001: AC-100, /);
  rmSync(folder, { recursive: true });
});

test.each(['1002', 'nothing.json'])('an unknown target fails: %s', async (target) => {
  await expect(checkSheet([target])).rejects.toThrow(
    /^There is no (product 1002 with a version|file nothing\.json)\.$/,
  );
});
