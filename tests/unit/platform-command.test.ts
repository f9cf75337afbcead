import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'dossier-command-')));
  for (const folder of ['scripts', 'platform/dist', 'elsewhere']) mkdirSync(join(root, folder), { recursive: true });
  copyScripts('platform.mjs', 'purge-secret.mjs');
});
afterEach(() => rmSync(root, { recursive: true }));

function copyScripts(...names: string[]) {
  for (const name of names) cpSync(join(process.cwd(), 'scripts', name), join(root, 'scripts', name));
}

test('npm run platform finds the files of settings in the folder of the project, as npm start does, and those of its arguments in the caller’s', () => {
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
  const output = execFileSync(process.execPath, [join(root, 'scripts/platform.mjs')], {
    env: { PATH, INIT_CWD, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({
    folder: INIT_CWD,
    DATA_DIR: join(root, 'data'),
    BRANDS_FILE: join(root, 'brands.json'),
    MARKETS_FILE: join(root, 'deploy/markets.json'),
  });
});

test('the standard output of npm run platform is that of its command alone, also when it installs packages and builds the platform first', () => {
  copyScripts('prepare.mjs', 'is-whole-build.mjs');
  for (const file of ['package.json', 'package-lock.json', 'platform/package.json'])
    writeFileSync(join(root, file), '{}');
  const command = `console.log('{}')`;
  writeFileSync(
    join(root, 'npm'),
    `#!${process.execPath}
    console.log('npm ' + process.argv[2]);
    if (process.argv[2] === 'run') require('node:fs').writeFileSync('platform/dist/cli.js', ${JSON.stringify(command)});`,
    { mode: 0o755 },
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/platform.mjs')], {
    env: { PATH: `${root}:${process.env.PATH}`, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({
    stdout: '{}\n',
    stderr: 'Installing packages …\nnpm install\nnpm run\n',
  });
});

test('a purge secret that a power failure has left as zeros is refused with the name of its file and the remedy', () => {
  copyScripts('prepare.mjs', 'is-whole-build.mjs');
  const file = join(root, 'purge-secret');
  writeFileSync(file, '\0'.repeat(44));
  const script = `import { purgeSecret } from ${JSON.stringify(join(root, 'scripts/purge-secret.mjs'))}; console.log(purgeSecret(${JSON.stringify(root)}));`;
  const run = () => spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const { status, stdout, stderr } = run();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${file} is damaged: it is not a secret that Dossier made. Delete it, and the next start makes another.\n`,
  });
  rmSync(file);
  expect(run().stdout).toMatch(/^[\w-]{43}\n$/);
});
