import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'dossier-command-')));
afterAll(() => rmSync(root, { recursive: true }));

test('npm run platform finds the files of settings in the folder of the project, as npm start does, and those of its arguments in the caller’s', () => {
  for (const folder of ['scripts', 'platform/dist', 'elsewhere']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['platform.mjs', 'purge-secret.mjs'])
    cpSync(join(process.cwd(), 'scripts', file), join(root, 'scripts', file));
  writeFileSync(
    join(root, 'scripts/prepare.mjs'),
    `export const root = ${JSON.stringify(root)}; export const install = () => {}; export const fail = () => {}; export const run = fail;`,
  );
  writeFileSync(
    join(root, 'platform/dist/cli.js'),
    'console.log(JSON.stringify({ ...process.env, folder: process.cwd() }))',
  );
  writeFileSync(join(root, '.env'), 'DATA_DIR=data\nBRANDS_FILE=brands.json\nMARKETS_FILE=./deploy/markets.json\n');
  const INIT_CWD = join(root, 'elsewhere');
  const { PATH } = process.env;
  const printed = execFileSync(process.execPath, [join(root, 'scripts/platform.mjs')], {
    env: { PATH, INIT_CWD, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toMatchObject({
    folder: INIT_CWD,
    DATA_DIR: join(root, 'data'),
    BRANDS_FILE: join(root, 'brands.json'),
    MARKETS_FILE: join(root, 'deploy/markets.json'),
  });
});
