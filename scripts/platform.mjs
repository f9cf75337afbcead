import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, install, root, run } from './prepare.mjs';
import { purgeSecret } from './purge-secret.mjs';

/** `npm run platform -- …`: runs a command on the embedded platform's data, with the settings of `npm start`. */

install();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
if (process.env.PLATFORM_URL)
  fail('PLATFORM_URL is set: its platform manages its own data, which this command cannot change.');

const program = join(root, 'platform/dist/cli.js');
if (!existsSync(program)) run('npm', ['run', 'build', '--silent', '--workspace', 'platform'], 'The build');
const dataDir = resolve(root, process.env.DATA_DIR || './data');
/** A setting with a path, resolved against the project as by `npm start`; nothing if it is unset. */
const settingOf = (name) => process.env[name] && { [name]: resolve(root, process.env[name]) };
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // npm runs this in the project's folder; file arguments are relative to the caller's folder.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: {
    ...process.env,
    ...settingOf('BRANDS_FILE'),
    ...settingOf('MARKETS_FILE'),
    DATA_DIR: dataDir,
    PURGE_SECRET: process.env.PURGE_SECRET || (process.env.PURGE_SECRET_FILE ? '' : purgeSecret(dataDir)),
  },
});
process.exit(status ?? 1);
