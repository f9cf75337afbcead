import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, root, run } from './prepare.mjs';

/** `npm test`: installs what is missing, runs every check and ends in one line: `N passed, N failed`. */

const results = mkdtempSync(join(tmpdir(), 'dossier-test-'));

/** A program of the system, from Debian's packages where that is possible. */
function provide(what, isThere, packages, otherwise) {
  if (isThere()) return;
  console.log(`Installing ${what} …`);
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return otherwise();
  run('apt-get', ['update', '-qq'], 'Reading the package lists');
  const options = ['-o', 'Dpkg::Use-Pty=0', 'install', '-y', '-qq', '--no-install-recommends'];
  run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...packages], `Installing ${what}`);
}

// The one without windows is a third quicker.
const chromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const postgres = '/usr/lib/postgresql';

install('tests');
provide(
  'Chromium',
  () => chromium.some((path) => existsSync(path)),
  ['chromium-headless-shell'],
  () => run('npx', ['playwright', 'install', 'chromium'], 'Installing Chromium'),
);
provide(
  'PostgreSQL',
  () => existsSync(postgres) && readdirSync(postgres).length > 0,
  ['postgresql'],
  () => console.log('PostgreSQL is not here: install it for the tests against it, or set SKIP_POSTGRES=1.'),
);
provide(
  'Poppler',
  () => existsSync('/usr/bin/pdfinfo') || spawnSync('pdfinfo', ['-v']).status === 0,
  ['poppler-utils'],
  () => console.log('Poppler is not here (pdfinfo, pdftotext): install it, the tests read the PDFs with it.'),
);
provide(
  'Redis',
  () => spawnSync('redis-server', ['--version']).status === 0,
  ['redis-server'],
  () => console.log('Redis is not here (redis-server): install it, or the tests with it are skipped.'),
);
build();

/** Runs a program and says how it went; `count` reads passed and failed from what it left behind. */
function check(name, args, count) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, CI: 'true' } });
  const counted = count?.() ?? { passed: 0, failed: 0 };
  // A check without tests of its own counts as one; a runner that broke counts as one failure at least.
  if (status === 0) return { name, passed: count ? counted.passed : 1, failed: counted.failed };
  return { name, passed: counted.passed, failed: Math.max(1, counted.failed) };
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

function jest(project) {
  const file = join(results, `${project}.json`);
  return check(
    `${project} tests`,
    ['jest', '--selectProjects', project, '--maxWorkers', '100%', '--json', '--outputFile', file],
    () => {
      const report = read(file);
      return {
        passed: report?.numPassedTests ?? 0,
        failed: (report?.numFailedTests ?? 1) + (report?.numRuntimeErrorTestSuites ?? 0),
      };
    },
  );
}

function browser() {
  const file = join(results, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  return check('browser tests', ['playwright', 'test', '--reporter', 'list,json'], () => {
    const stats = read(file)?.stats;
    return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 1 };
  });
}

const checks = [
  check('types of the web app', ['tsc', '--noEmit']),
  check('types of the platform', ['tsc', '--noEmit', '-p', 'platform']),
  check('types of the browser tests', ['tsc', '--noEmit', '-p', 'tests/e2e']),
  check('lint', ['eslint', '.', '--max-warnings', '0']),
  check('size of scripts', ['size-limit']),
  check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  ...['unit', 'components', 'platform', 'contract', 'routes'].map(jest),
  browser(),
];
rmSync(results, { recursive: true, force: true });

console.log();
for (const { name, passed, failed } of checks)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
const sum = (key) => checks.reduce((total, entry) => total + entry[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
