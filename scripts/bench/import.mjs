// How long the import of 10,000 products takes, beside the demo catalogue: their files are made of the catalogue's, each with a code,
// names and a GTIN of its own. Run after `npm run build`: npm run bench:import (with DATABASE_URL on an empty PostgreSQL database,
// else PGlite); another number: npm run bench:import -- 1000
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './platform.mjs';

const count = Number(process.argv[2] ?? 10_000);
const promiseSeconds = 300;

const folder = mkdtempSync(join(tmpdir(), 'dossier-import-'));
const dataDir = join(folder, 'data');
const { DATABASE_URL } = process.env;
const environment = { DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) };

/** Runs a command of the platform; gives its output and how long it took. */
function command(...args) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['platform/dist/cli.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr}${stdout.slice(-2000)}`);
  return { stdout, seconds: (performance.now() - started) / 1000 };
}

/** 13 digits and their check digit (GS1 General Specifications 7.9). */
function gtinOf(number) {
  const digits = `0950${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function writeProducts(samples, target) {
  for (let n = 1; n <= count; n += 1) {
    const sample = structuredClone(samples[n % samples.length]);
    for (const { facts } of sample.versions)
      for (const code of Object.keys(facts.name)) facts.name[code] = `${facts.name[code]} ${n}`;
    const product = { ...sample, id: undefined, code: `GEN-${n}`, gtin: gtinOf(n), attachments: [] };
    const part = join(target, String(n % 100));
    mkdirSync(part, { recursive: true });
    writeFileSync(join(part, `${n}.json`), JSON.stringify(product, null, 2));
  }
}

try {
  await (await startPlatform({ dataDir, environment: DATABASE_URL ? { DATABASE_URL } : {} })).stop({ keep: true });
  const demo = join(folder, 'demo');
  command('export', demo, '--all');
  const samples = readdirSync(demo)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(demo, name), 'utf8')));
  const files = join(folder, 'files');
  writeProducts(samples, files);
  const last = ({ stdout }) => stdout.trim().split('\n').at(-1);
  const checked = command('validate', files);
  console.log(`validate  ${checked.seconds.toFixed(1)} s  ${last(checked)}`);
  const first = command('import', files);
  console.log(`import    ${first.seconds.toFixed(1)} s  ${last(first)}`);
  const again = command('import', files);
  console.log(`again     ${again.seconds.toFixed(1)} s  ${last(again)}`);
  if (first.seconds > promiseSeconds) {
    console.error(`An import of ${count} products takes more than ${promiseSeconds} s.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
