import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../support/platform-command';
import { buildWhenStale, emptyDirectory, startPlatform } from '../support/start-platform';

jest.setTimeout(120_000);

const program = join(process.cwd(), 'platform/dist/cli.js');
const dataDir = emptyDirectory();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command in a pipe to a reader such as `head -n 1`. `errors` ends with the command's exit code. */
async function pipe(args: string[], reader: string, input = ''): Promise<{ read: string; errors: string }> {
  buildWhenStale();
  const child = spawn(
    'sh',
    ['-c', `{ sleep 1; "$@"; echo "code $?" >&2; } | ${reader}`, 'sh', process.execPath, program, ...args],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    },
  );
  let read = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (read += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stdin.on('error', () => undefined).end(input);
  await new Promise((resolve) => child.once('close', resolve));
  return { read, errors };
}

const addUser = (name: string) => [
  'user',
  'add',
  name,
  '--email',
  `${name}@a.example`,
  '--workgroup',
  'Sales',
  '--password-stdin',
];

async function expectQuietEnd(name: string): Promise<void> {
  // More than a pipe holds.
  expect(await pipe(['schema'], 'head -n 1')).toEqual({ read: '{\n', errors: 'code 0\n' });
  expect(await pipe(addUser(name), 'true', 'correct horse battery\n')).toEqual({ read: '', errors: 'code 0\n' });
  expect((await runCommand(dataDir, ['user', 'list'])).stdout).toContain(`${name}@a.example`);
}

test('a command whose output nobody reads to its end does its work and ends without an error', async () => {
  await expectQuietEnd('ana');
});

test('a command that the running platform carries out does so, too', async () => {
  const platform = await startPlatform({ DEMO: '0' }, dataDir);
  await expectQuietEnd('bea');
  await platform.end('SIGKILL');
});
