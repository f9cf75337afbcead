import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sendRequest } from '../support/ask';
import { testInSoak } from '../support/in-soak';
import { demoIds } from '../support/demo-products';
import { runCommand, startCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform, temporaryDirectory } from '../support/start-platform';
import { waitFor } from './mails';
import { logInAsDemo, password } from './share-by-mail';
import { form } from './visitor';

jest.setTimeout(300_000);

/** In `npm test` some of each kind; 1002 is removed here, 1023 is from the start. */
const products = process.env.SOAK ? demoIds : [1001, 1002, 1009, 1012, 1023, 1024];
const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

const mail = { language_msg: 'en', language_doc: '1', sds: '1', 'synonym_ids[0]': '1003' };

const detailPath = (id: number) => `/api/v1/products/-${id}/detail?m`;
const sheetPath = (id: number) => `/api/v1/sdsRender/view/-${id}/1`;

/** What a platform answers for its products and to the account `demo`, as one digest each. */
async function responsesOf(platform: RunningPlatform): Promise<Record<string, string>> {
  const headers = await logInAsDemo(platform);
  const paths = [...products.flatMap((id) => [detailPath(id), sheetPath(id)]), '/api/v1/p/products?page=1'];
  const entries: [string, string][] = [];
  for (const path of paths) {
    const { status, body } = await sendRequest(platform.url, path);
    entries.push([path, `${status} ${digest(body)}`]);
  }
  const { status, body } = await sendRequest(platform.url, '/api/v1/products', { headers });
  entries.push(['list of the account', `${status} ${digest(body)}`]);
  const requested = form(mail);
  const preview = await sendRequest(platform.url, '/api/v1/products/sharePreview', {
    ...requested,
    headers: { ...requested.headers, ...headers },
  });
  expect(preview.text).toContain('alt="Demo Chemicals GmbH"');
  return Object.fromEntries([...entries, ['mail with company and logo', `${preview.status} ${digest(preview.body)}`]]);
}

const settings = { DEMO_PASSWORD: password, SITE_URL: 'https://dossier.example' };

describe('a backup of the embedded database', () => {
  const [home, other, files] = [seededDirectory(), temporaryDirectory(), temporaryDirectory()] as const;
  const backup = join(files, 'dossier.backup');
  const restore = (dataDir: string, path = backup, ...options: string[]) =>
    runCommand(dataDir, ['restore', path, ...options]);
  let pagesBefore: Record<string, string>;
  afterAll(() => [home, other, files].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  test('is made while requests are answered; after kill -9 and a restore elsewhere all answers are the same', async () => {
    const platform = await startPlatform(settings, home);
    expect((await runCommand(home, ['unpublish', '1002'])).status).toBe(0);
    writeFileSync(join(home, 'session-secret'), 'a secret that seals the sessions of this platform\n');
    pagesBefore = await responsesOf(platform);
    for (const [path, response] of Object.entries(pagesBefore)) {
      const status = /-10(?:02|23)\b/.test(path) ? 410 : [1020, 1022].map(sheetPath).includes(path) ? 404 : 200;
      expect([path, response.slice(0, 4)]).toEqual([path, `${status} `]);
    }

    let isMade = false;
    const statuses = new Set<number>();
    const asking = [1, 2, 3].map(async () => {
      while (!isMade) {
        statuses.add((await sendRequest(platform.url, '/api/v1/products/-1001/detail?m')).status);
        await pause(50);
      }
    });
    const made = await runCommand(home, ['backup', backup]).finally(() => (isMade = true));
    await Promise.all(asking);
    await platform.end('SIGKILL');
    expect(made).toEqual({
      status: 0,
      stdout: expect.stringMatching(/ is written: \d+\.\d MB\.\n$/) as string,
      stderr: '',
    });
    expect([...statuses]).toEqual([200]);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(files)).toEqual(['dossier.backup']);
    expect(readdirSync(home)).not.toContain('backup.new');

    expect((await restore(other)).stdout).toMatch(/ is restored to its state of \d{4}-.*, from version \d/);
    expect(readdirSync(other).sort()).toEqual(['demo-password', 'platform-db', 'session-secret']);
    for (const name of ['demo-password', 'session-secret']) {
      expect(readFileSync(join(other, name), 'utf8')).toBe(readFileSync(join(home, name), 'utf8'));
      expect(statSync(join(other, name)).mode & 0o777).toBe(0o600);
    }
    const restored = await startPlatform({ SITE_URL: settings.SITE_URL }, other);
    expect(await responsesOf(restored)).toEqual(pagesBefore);
    expect(restored.log()).not.toContain('filled with the demo catalogue');
    await restored.end('SIGINT');
  });

  testInSoak('takes the place of a database only with --force, and of none that a platform runs on', async () => {
    const refused = await restore(other);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toBe(`DATA_DIR ${other} has a database already. --force replaces it; its data is lost.\n`);
    const platform = await startPlatform({}, other);
    expect((await restore(other, backup, '--force')).stderr).toBe(
      `The platform is running on DATA_DIR ${other}. Stop it before you restore a backup.\n`,
    );
    await platform.end('SIGINT');
    expect((await restore(other, backup, '--force')).status).toBe(0);
  });

  const written = (name: string, content: Buffer | string) => {
    writeFileSync(join(files, name), content);
    return join(files, name);
  };
  const flipped = (positionIn: (length: number) => number) => () => {
    const content = readFileSync(backup);
    content[positionIn(content.length)]! ^= 1;
    return written('flipped', content);
  };
  /** A file in the form of a backup, with a digest that is right. */
  const packed = (name: string, content: Buffer | string) => {
    const data = gzipSync(content, { level: 1 });
    return written(name, Buffer.concat([Buffer.from(`dossier-backup 1 ${digest(data)}\n`), data]));
  };
  const forged = (manifest: object) => () =>
    packed(
      'forged',
      `${JSON.stringify({ version: '9.0.0', created: new Date(), folders: [], files: [], ...manifest })}\n`,
    );
  /** The backup with other pages in its tables. */
  const withOtherPages = () => {
    const data = readFileSync(backup);
    const content = gunzipSync(data.subarray(data.indexOf('\n') + 1));
    let offset = content.indexOf('\n') + 1;
    const { files } = JSON.parse(content.toString('utf8', 0, offset)) as {
      files: { path: string; sizeInBytes: number }[];
    };
    for (const { path, sizeInBytes } of files) {
      if (/\/base\/\d+\/\d/.test(path)) content.fill(0, offset, offset + sizeInBytes);
      offset += sizeInBytes;
    }
    return packed('altered', content);
  };

  type Refused = [what: string, make: () => string, sentence: RegExp];
  const refused: Refused[] = [
    ['cut off', () => written('cut', readFileSync(backup).subarray(0, -1000)), / is damaged: it is cut off, or /],
    ['cut off within its first line', () => written('cut', readFileSync(backup).subarray(0, 40)), / is not a backup /],
    ['empty', () => written('empty', ''), / is not a backup of this program\.\n$/],
    ['with another bit in its digest', flipped(() => 20), / is (damaged|not a backup)/],
    ['with another bit at its start', flipped(() => 100), / is damaged/],
    ['with another bit in the middle', flipped((length) => length >> 1), / is damaged/],
    ['with another last bit', flipped((length) => length - 1), / is damaged/],
    ['of another program', () => 'package.json', / is not a backup of this program\.\n$/],
    ['that is not there', () => join(files, 'none'), /^ENOENT: .*\n$/],
    ['of a newer version', forged({ migrations: 99 }), / was made by a newer version \(9\.0\.0, 99 migrations; this /],
    ['without a database', forged({ migrations: 1 }), /^The backup contains no database\.\n$/],
    [
      'that would write elsewhere',
      forged({ migrations: 1, files: [{ path: 'platform-db/../../stray', sizeInBytes: 0 }] }),
      / does not have the contents of a backup of this program\.\n$/,
    ],
  ];
  const tried = process.env.SOAK ? refused : refused.filter(([what]) => /^(.*middle|of a newer.*)$/.test(what));
  test.each(tried)('a backup %s is refused, and nothing is changed', async (_what, make, sentence) => {
    const there = readdirSync(other).sort();
    const { status, stdout, stderr } = await restore(other, make(), '--force');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/at .*\.(js|ts)/);
    expect(readdirSync(other).sort()).toEqual(there);
  });

  const contentsOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), digest(readFileSync(join(parentPath, name)))]);

  test('a backup whose database does not open is refused, and the command ends whatever that database leaves running', async () => {
    const there = contentsOf(other);
    const keepsRunning = '--import=data:text/javascript,setInterval(()=>{},1e9)';
    expect(
      await runCommand(other, ['restore', withOtherPages(), '--force'], { settings: { NODE_OPTIONS: keepsRunning } }),
    ).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The database in the backup does not open: the backup is damaged or was altered, or the disk is full. Nothing is changed.\n',
    });
    expect(contentsOf(other)).toEqual(there);
  });

  test('of a directory without a database is refused, and keeps the backup that is there', async () => {
    const empty = join(files, 'empty');
    const kept = readFileSync(backup);
    expect(await runCommand(empty, ['backup', backup])).toEqual({
      status: 1,
      stdout: '',
      stderr: `DATA_DIR ${empty} has no database.\n`,
    });
    expect(readFileSync(backup).equals(kept)).toBe(true);
    expect(existsSync(join(empty, 'platform-db'))).toBe(false);
  });

  test('that cannot be written leaves no file', async () => {
    const { status, stderr } = await runCommand(other, ['backup', join(files, 'nowhere', 'dossier.backup')]);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOENT: .*\n$/)]);
    expect(existsSync(join(files, 'nowhere'))).toBe(false);
    expect(readdirSync(other)).not.toContain('backup.new');
  });

  testInSoak.each([100, 500, 1000, 1500, 2000])(
    'a restore that is killed after %d ms leaves the old data or the new, whole',
    async (ms) => {
      expect((await runCommand(other, ['unpublish', '1001'])).status).toBe(0);
      const restoring = startCommand(other, ['restore', backup, '--force']);
      const ended = new Promise<number | null>((resolve) => restoring.once('close', resolve));
      await pause(ms);
      restoring.kill('SIGKILL');
      const isDone = (await ended) === 0;
      const platform = await startPlatform({ SITE_URL: settings.SITE_URL }, other);
      const responses = await responsesOf(platform);
      await platform.end('SIGINT');
      expect(readdirSync(other)).not.toContain('restore.ready');
      const { [detailPath(1001)]: changed, ...rest } = responses;
      const { [detailPath(1001)]: saved, ...expected } = pagesBefore;
      const sheet = sheetPath(1001);
      if (changed === saved || isDone) expect(responses).toEqual(pagesBefore);
      else {
        expect(changed).toMatch(/^410 /);
        for (const path of Object.keys(expected).filter((page) => /-\d+/.test(page) && page !== sheet))
          expect([path, rest[path]]).toEqual([path, expected[path]]);
      }
    },
  );

  test.each([
    [['backup', backup], 'pg_dump --format=custom'],
    [['restore', backup, '--force'], 'pg_restore --no-owner'],
  ])('with PostgreSQL %j names the program that does it', async (args, program) => {
    const { status, stderr } = await runCommand(other, args, { settings: { DATABASE_URL: 'postgresql://host/name' } });
    expect(status).toBe(1);
    expect(stderr).toContain(`DATABASE_URL is set: `);
    expect(stderr).toContain(program);
  });
});

test('the log of the embedded database, which a backup contains, is bounded while the platform runs', async () => {
  const platform = await startPlatform();
  const walFolder = join(platform.dataDir, 'platform-db/pg_wal');
  const sizeInMiB = () =>
    readdirSync(walFolder).reduce((sum, name) => sum + statSync(join(walFolder, name)).size, 0) / 2 ** 20;
  await platform.run("select pg_logical_emit_message(false, 'x', repeat('x', 1000000)) from generate_series(1, 200)");
  expect(sizeInMiB()).toBeGreaterThan(200);
  await waitFor(() => (sizeInMiB() < 130 ? true : undefined));
  await platform.stop();
});
