import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, install, root, run } from './prepare.mjs';

/**
 * `npm test`: installs missing packages and programs, runs all checks and ends with the line `N passed, N failed`.
 * `npm run test:soak` runs the tests that take too long for every change.
 */

const isSoak = process.argv.includes('--soak');
const gibibyte = 2 ** 30;

/**
 * The folder of all temporary files: data directories, mails, PostgreSQL's clusters, Chromium's profiles. It is in memory if there is enough,
 * since creating and removing thousands of files on a disk takes up to a fifth of the processor time of `contract`.
 */
const usesMemory = existsSync('/dev/shm') && freeBytes('/dev/shm') >= 2 * gibibyte;
const temporary = mkdtempSync(join(usesMemory ? '/dev/shm' : tmpdir(), 'dossier-test-'));
// The mode of /tmp: where the tests run as root, PostgreSQL runs under another account.
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Installs a missing program from Debian's packages where possible, else calls `fallback`. */
function provide(description, isInstalled, packages, fallback) {
  if (isInstalled()) return;
  console.log(`Installing ${description} …`);
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return fallback();
  run('apt-get', ['update', '-qq'], 'Reading the package lists');
  const options = ['-o', 'Dpkg::Use-Pty=0', 'install', '-y', '-qq', '--no-install-recommends'];
  run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...packages], `Installing ${description}`);
}

const postgres = '/usr/lib/postgresql';

install('tests');
provide(
  'Chromium',
  () => findChromium() !== undefined,
  ['chromium-headless-shell'],
  () => run('npx', ['playwright', 'install', 'chromium'], 'Installing Chromium'),
);
provide(
  'PostgreSQL',
  () => existsSync(postgres) && readdirSync(postgres).length > 0,
  ['postgresql'],
  () => console.log('PostgreSQL is not installed: install it for its tests, or set SKIP_POSTGRES=1.'),
);
provide(
  'Poppler',
  () => existsSync('/usr/bin/pdfinfo') || spawnSync('pdfinfo', ['-v']).status === 0,
  ['poppler-utils'],
  () => console.log('Poppler (pdfinfo, pdftotext) is not installed: install it, since the tests read PDFs with it.'),
);
provide(
  'Redis',
  () => spawnSync('redis-server', ['--version']).status === 0,
  ['redis-server'],
  () => console.log('Redis (redis-server) is not installed: install it, or its tests are skipped.'),
);
build();

/**
 * Programs with much garbage collect it rarely, which halves the time, and in one thread, since several threads only wait for each other
 * while other stages use the processors. Programs that tests start have their own flags.
 */
const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
const nodeFlags = ['--single-threaded-gc'];

const secondsSince = (start) => (performance.now() - start) / 1000;
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * A stage runs a program and counts its tests. `count` reads from its report the number of passed tests, the titles of failed ones and of
 * those that passed at their second try; a check without tests counts as one, and a crashed runner as at least one failure. A stage that
 * only computes has a lower priority than stages with a server.
 */
const stage = (name, [program, ...args], { count, env, cwd = root, onlyComputes = false } = {}) => ({
  name,
  run: () =>
    new Promise((resolve) => {
      console.log(`… ${name}`);
      const start = performance.now();
      // npx is not used: it takes half a second of processor time per call.
      const command = [...nodeFlags, join(root, 'node_modules/.bin', program), ...args];
      const settings = { ...process.env, CI: 'true', NODE_OPTIONS: nodeOptions, ...env };
      const child = spawn(process.execPath, command, { cwd, env: settings });
      // The programs that it starts inherit the priority.
      if (onlyComputes && child.pid) setPriority(child.pid, lowPriority);
      // Stages run in parallel: the output of each is printed when it ends.
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part) => (output += part));
      child.once('close', (status) => {
        const counted = count?.() ?? { passed: status ? 0 : 1, failures: [], secondTries: [] };
        const { passed, failures } = counted;
        const seconds = secondsSince(start);
        if (failures.length === 0 && (status !== 0 || passed === 0)) failures.push(`(it ended with status ${status})`);
        console.log(`\n── ${name} (${clock(seconds)})\n${output.trimEnd()}`);
        resolve({ name, seconds, ...counted });
      });
    }),
});

/** Gives a program a third of the processor time of another one with normal priority. */
const lowPriority = 5;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Maximum number of failed tests that are run once more; more failures are not caused by slow processors. */
const maxAgain = 10;

function jest(name, project, { only = [], isSecond = false, env, onlyComputes } = {}) {
  const file = join(temporary, `${name.replace(/\W+/g, '-')}.json`);
  const selected = ['--selectProjects', project, '--maxWorkers', '1', ...only];
  // A failed test may leave a server open, which would keep the run waiting.
  const args = [...selected, '--forceExit', '--json', '--outputFile', file];
  const count = () => {
    const suites = read(file)?.testResults ?? [];
    const tests = suites.flatMap(({ assertionResults }) => assertionResults);
    const titles = (fits) => tests.filter(fits).map(({ fullName }) => fullName);
    // A suite that could not be run fails without tests.
    const failedSuites = suites.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failures = [...titles(({ status }) => status === 'failed'), ...failedSuites.map((suite) => suite.name)];
    const passed = tests.filter(({ status }) => status === 'passed').length;
    const secondTries = titles((test) => test.status === 'passed' && test.invocations > 1);
    const failedFiles = suites.filter(({ status }) => status === 'failed').map((suite) => suite.name);
    if (isSecond || failedFiles.length === 0 || failures.length > maxAgain) return { passed, failures, secondTries };
    const runAgain = () =>
      jest(`${name} once more`, project, { only: ['--runTestsByPath', ...failedFiles], isSecond: true, env }).run();
    return { passed, failures, secondTries, runAgain };
  };
  return stage(`${name} tests`, ['jest', ...args], { count, env, onlyComputes });
}

/** Two stages with half of the files of tests each. */
const halves = (name, settings) =>
  ['1/2', '2/2'].map((part) => jest(`${name} ${part}`, name, { only: ['--shard', part], ...settings }));

function browser(name, env = {}) {
  const file = join(temporary, 'browser.json');
  const count = () => {
    const { suites = [], stats } = read(file) ?? {};
    const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
    const titles = (outcome) =>
      suites
        .flatMap(specsOf)
        .flatMap(({ file: path, title, tests }) =>
          tests
            .filter(({ status }) => status === outcome)
            .map(({ projectName }) => `${path}: ${title} (${projectName})`),
        );
    const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    return { passed, failures: titles('unexpected'), secondTries: titles('flaky') };
  };
  const settings = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env };
  return stage(name, ['playwright', 'test', '--reporter', 'list,json'], { count, env: settings });
}

/** Number of tests that the files of tests declare; a table of tests counts once, a test for several browsers too. */
function declaredTests() {
  const files = ['tests', 'platform/tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  return files.reduce((count, text) => count + (text.match(/^\s*(?:test|it)(?:\.each)?\b/gm)?.length ?? 0), 0);
}

/** Runs the stages of the lists, one list after the other, until none is left. */
async function runFrom(...lists) {
  const outcomes = [];
  const take = () => lists.find(({ length }) => length > 0)?.shift();
  for (let next = take(); next; next = take()) outcomes.push(await next.run());
  return outcomes;
}

const check = (name, ...args) => stage(name, args, { onlyComputes: true });
// The parallel checkers of tsc do part of the work twice, which takes longer where other stages use the processors.
const statics = [
  check('lint', 'oxlint', '--max-warnings', '0'),
  check('format', 'oxfmt', '--check'),
  check('types of the web app', 'tsc', '--noEmit', '--singleThreaded'),
  check('types of the platform', 'tsc', '--noEmit', '-p', 'platform', '--singleThreaded'),
  check('types of the browser tests', 'tsc', '--noEmit', '-p', 'tests/e2e', '--singleThreaded'),
  // size-limit loads plugins from the package of its working directory.
  stage('size of scripts', ['size-limit'], { cwd: join(root, 'tests'), onlyComputes: true }),
];

const soak = { SOAK: '1' };
const [shortContract, longContract] = halves('contract');
const served = isSoak
  ? [jest('soak', 'soak', { env: soak }), browser('browser soak tests', soak)]
  : [longContract, browser('browser tests'), jest('route', 'routes'), shortContract];
const onlyComputes = true;
const computing = isSoak
  ? []
  : [
      ...halves('platform', { onlyComputes }),
      jest('component', 'components', { onlyComputes }),
      ...halves('unit', { onlyComputes }),
      ...statics,
    ];
const start = performance.now();
// Two stages with a server, which wait for it or for a browser, run in parallel with two that compute; another one with a server starts when
// one of these has ended, the longest first, so that none is left to run alone at the end. Soak tests run alone.
const first = computing.splice(0, 1);
const lanes = isSoak ? [[served]] : [[served, computing], [served, computing], [first, served, computing], [computing]];
const outcomes = (await Promise.all(lanes.map((lists) => runFrom(...lists)))).flat();

// A test that fails by waiting for the processors that other stages use passes alone: the files that failed run once more.
for (const outcome of outcomes.filter(({ failures, runAgain }) => failures.length > 0 && runAgain)) {
  const secondOutcome = await outcome.runAgain();
  if (secondOutcome.failures.length > 0) continue;
  outcome.passed += outcome.failures.length;
  outcome.secondTries.push(...outcome.failures.splice(0));
}

console.log();
for (const { name, seconds, passed, failures, secondTries } of outcomes) {
  console.log(`${failures.length ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed, ${clock(seconds)}`);
  for (const title of failures) console.log(`    failed: ${title}`);
  for (const title of secondTries) console.log(`    passed at the second try: ${title}`);
}
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
const failed = outcomes.reduce((total, { failures }) => total + failures.length, 0);
console.log(`Together ${clock(secondsSince(start))} after installation and build`);
console.log(`${declaredTests()} tests are declared, those of a table once; each row is a result`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
