import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supervise } from '../../scripts/supervise.mjs';
import { until } from '../contract/mails';

/** Computes for eight seconds before it answers, with a seventh of a processor beside two programs of the usual priority. */
const slowProgram = `
  const { execFileSync } = require('node:child_process');
  execFileSync('taskset', ['-cp', '0', String(process.pid)]);
  const { getPriority, setPriority } = require('node:os');
  setPriority(getPriority() + 5);
  process.on('message', (message) => {
    if (message !== 'ping') return;
    for (const end = Date.now() + 8_000; Date.now() < end; );
    process.send('pong');
    require('node:fs').writeFileSync(process.argv[1], String(process.pid));
  });
  process.send('ready');
`;

// On Linux, as all of the product's tests with processes: elsewhere such a program is restarted.
test('a program that waits for a processor is slow, and is not restarted as one that hangs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-'));
  const answered = join(folder, 'answered');
  const busy = [1, 2].map(() => spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);']));
  const failed = jest.fn();
  const program = supervise({ name: 'program', args: ['-e', slowProgram, answered], onFailedStart: failed });
  try {
    await program.ready;
    const readyAt = performance.now();
    const pid = await until(() => (existsSync(answered) && Number(readFileSync(answered, 'utf8'))) || undefined);
    expect(performance.now() - readyAt).toBeGreaterThan(6_000);
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(failed).not.toHaveBeenCalled();
  } finally {
    for (const one of busy) one.kill('SIGKILL');
    await program.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
