import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

jest.setTimeout(600_000);

test('the whole product keeps to its memory: idle 300 MB, under mixed load with 1,000 products 512 MB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/memory.mjs', '--minutes', '2']);
  expect(stdout).toMatch(/idle, together .* kept/);
  expect(stdout).toMatch(/peak, together .* kept/);
  expect(stdout).not.toContain('NOT KEPT');
});
