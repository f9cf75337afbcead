// The programs other than Node.js that some benchmarks need, and their Debian packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';

const packages = { nginx: 'nginx-light', wrk: 'wrk', 'redis-server': 'redis-server' };

/** Which of the programs are not installed. */
const missing = (programs) => programs.filter((program) => spawnSync(program, ['-v']).error);

const reason = (programs) =>
  `${programs.join(' and ')} ${programs.length > 1 ? 'are' : 'is'} not installed (apt-get install ${programs.map((program) => packages[program]).join(' ')})`;

/** Whether the programs for some rows are installed; prints otherwise which rows are left out, and why. */
export function hasPrograms(rows, ...programs) {
  const absent = missing(programs);
  if (absent.length > 0) console.log(`${rows}: left out, ${reason(absent)}.`);
  return absent.length === 0;
}

/** Ends the benchmark with a sentence when it can measure nothing without a program. */
export function needPrograms(...programs) {
  const absent = missing(programs);
  if (absent.length === 0) return;
  console.error(`This benchmark measures nothing: ${reason(absent)}.`);
  process.exit(1);
}

/** The path of the installed Chromium; ends the benchmark with a sentence when there is none. */
export function needChromium() {
  const path = findChromium() ?? chromium.executablePath();
  if (existsSync(path)) return path;
  console.error(
    'This benchmark measures nothing: Chromium is not installed (apt-get install chromium, or npx playwright install chromium).',
  );
  return process.exit(1);
}
