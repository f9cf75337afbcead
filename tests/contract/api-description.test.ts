import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import citricAcid from '../../examples/citric-acid.json';
import { sendRequest } from '../support/ask';
import { type RunningPlatform, seededDirectory, startPlatform, temporaryDirectory } from '../support/start-platform';
import { addAccounts, bearer, tokenOf } from './visitor';

jest.setTimeout(300_000);

const run = promisify(execFile);

/** Outside of the type check, since its types are made by the test. */
const program = join(process.cwd(), 'tests/contract/erp-client');
type MaintainProduct = (baseUrl: string, headers: Record<string, string>, product: object) => Promise<unknown[]>;

/** What tools of integrators make of `/openapi.json`. */
describe('/openapi.json', () => {
  const dataDir = seededDirectory();
  const folder = temporaryDirectory();
  const saved = join(folder, 'openapi.json');
  let platform: RunningPlatform;
  let source: string;

  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    await platform.run(addAccounts([{ name: 'erp', workgroup: 'Sales', role: 'publisher' }]));
    source = (await sendRequest(platform.url, '/openapi.json')).text;
    writeFileSync(saved, source);
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    for (const directory of [dataDir, folder]) rmSync(directory, { recursive: true, force: true });
  });

  test('has no error of the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: saved, config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]])).toEqual([]);
  });

  test('names each call once, and has only patterns that other languages read', () => {
    const names = [...source.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
    const patterns = [...source.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text!) as string,
    );
    expect(patterns.filter((pattern) => !pattern.endsWith('$') || /\\p/i.test(pattern))).toEqual([]);
  });

  test('a client made of the saved file imports a product, reads it, corrects it back, lists and removes it', async () => {
    const generator = join(process.cwd(), 'tests/node_modules/openapi-typescript/bin/cli.js');
    await run(process.execPath, [generator, saved, '-o', join(folder, 'api.d.ts')]);
    const options = { extends: join(process.cwd(), 'tsconfig.json'), include: [program], exclude: [] };
    const compilerOptions = { rootDirs: [folder, program], types: [], incremental: false };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, compilerOptions }));
    await run('npx', ['tsc', '-p', folder]);

    const product = { ...citricAcid, code: 'ERP-1', state: 'published' } as unknown as Parameters<
      typeof maintainProduct
    >[2];
    const { maintainProduct } = (await import(join(program, 'maintain-product'))) as {
      maintainProduct: MaintainProduct;
    };
    const change = (text: string) => [{ outcome: 'changed', details: [`version ${text}`] }];
    expect(await maintainProduct(platform.url, bearer(tokenOf('erp')), product)).toEqual([
      [{ outcome: 'new', details: expect.any(Array) }],
      304,
      change('2.0'),
      expect.objectContaining({ error: 'changed_meanwhile' }),
      change('3.0'),
      [
        ['3.0', null],
        ['2.0', '07 01 04*'],
        ['1.0', null],
      ],
      ['ERP-1'],
      'removed',
      'removed',
    ]);
  });
});
