import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartDelayMs, supervise } from '../../scripts/supervise.mjs';
import { waitFor } from '../contract/mails';

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
    const pid = await waitFor(() => (existsSync(answered) && Number(readFileSync(answered, 'utf8'))) || undefined);
    expect(performance.now() - readyAt).toBeGreaterThan(6_000);
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(failed).not.toHaveBeenCalled();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
    await program.stop('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

/** Writes its process id when it is pinged: its parent knows by then that it is ready. */
const program = `
  process.on('message', (message) => {
    if (message !== 'ping') return;
    require('node:fs').writeFileSync(process.argv[1], String(process.pid));
    process.send('pong');
  });
  process.send('ready');
`;

/** Supervises the program; `lines` are what was written on standard error. */
function superviseProgram(times: NonNullable<Parameters<typeof supervise>[0]['times']>) {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-'));
  const file = join(folder, 'pid');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = jest.fn();
  const supervised = supervise({ name: 'program', args: ['-e', program, file], onFailedStart: failed, times });
  let last = 0;
  return {
    lines: () => logged.mock.calls.map(([line]) => String(line)),
    /** Sends a signal to the program, and waits for the next one. */
    async replaceBy(signal: NodeJS.Signals) {
      process.kill(last, signal);
      await this.next();
    },
    async next() {
      last = await waitFor(() => {
        const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
        return pid && pid !== last ? pid : undefined;
      });
    },
    async stop() {
      expect(failed).not.toHaveBeenCalled();
      await supervised.stop('SIGKILL');
      logged.mockRestore();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a program that is killed five times is back at once each time, then later each time; one that hangs then is replaced without a delay', async () => {
  const supervised = superviseProgram({ pingEveryMs: 20, minRestartMs: 10, maxRestartMs: 30 });
  try {
    await supervised.next();
    for (let kill = 0; kill < 8; kill += 1) await supervised.replaceBy('SIGKILL');
    await supervised.replaceBy('SIGSTOP');
    expect(supervised.lines()).toEqual([
      ...[0.01, 0.01, 0.01, 0.01, 0.01, 0.02, 0.03, 0.03].map(
        (seconds) => `The program ended (SIGKILL); it restarts in ${seconds} s.`,
      ),
      'The program has not responded for at least 6 s and is killed and restarted.',
      'The program hung; it restarts in 0 s.',
    ]);
  } finally {
    await supervised.stop();
  }
});

test('after a time of health earlier ends of a program no longer count', async () => {
  const supervised = superviseProgram({ pingEveryMs: 20, minRestartMs: 10, healthyMs: 0 });
  try {
    await supervised.next();
    for (let kill = 0; kill < 7; kill += 1) await supervised.replaceBy('SIGKILL');
    expect(new Set(supervised.lines())).toEqual(new Set(['The program ended (SIGKILL); it restarts in 0.01 s.']));
  } finally {
    await supervised.stop();
  }
});

test('by default five restarts come after a quarter of a second, and none later than half a minute', () => {
  const delays = Array.from({ length: 15 }, (_, index) => restartDelayMs(index + 1));
  expect(delays.slice(0, 7)).toEqual([250, 250, 250, 250, 250, 500, 1_000]);
  expect(Math.max(...delays)).toBe(30_000);
});
