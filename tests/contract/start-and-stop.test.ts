import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { cheapHash } from '../support/cheap-password';
import { startPostgres, type ThrowAwayPostgres } from '../support/postgres';
import {
  failingStart,
  type RunningPlatform,
  seededDirectory,
  startPlatform,
  temporaryDirectory,
  typesetterPid,
} from '../support/start-platform';
import { sendRequest, keepAliveConnection } from '../support/ask';
import { isSoak } from './talk';
import { describeInSoak, testInSoak } from '../support/in-soak';
import { databases } from './databases';
import { waitFor } from './mails';
import { form } from './visitor';

jest.setTimeout(300_000);

const productName = async ({ url }: RunningPlatform) => {
  const response = await sendRequest(url, '/api/v1/products/-1001/detail?m');
  return (response.json() as { basic: { text: string } }).basic.text;
};

/** From Linux's /proc. */
function nicenessOfThreads(pid: number): Set<number> {
  const threads = `/proc/${pid}/task`;
  // proc(5): the niceness is the 19th field, the 17th after the name.
  const fieldsOf = (thread: string) =>
    readFileSync(join(threads, thread, 'stat'), 'utf8')
      .split(') ')
      .at(-1)!
      .split(' ');
  return new Set(readdirSync(threads).map((thread) => Number(fieldsOf(thread)[16])));
}

describe('a platform on its data directory', () => {
  // The first start, with the rest of one that was killed halfway, was in the global setup.
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  beforeAll(async () => void (platform = await startPlatform({}, dataDir)));
  afterAll(() => platform.stop());

  test('a start killed halfway does not hinder the next', async () => {
    expect(await productName(platform)).toContain('Acetone');
    expect(readdirSync(dataDir)).not.toContain('platform-db.new');
  });

  test.each([
    ['the platform', 5, () => platform.pid],
    ['the typesetting process', 10, () => typesetterPid(platform.log())],
  ])('every thread of %s has the niceness %i, so that it gives way and is not starved', (_, niceness, pid) => {
    expect(nicenessOfThreads(pid())).toEqual(new Set([Math.max(niceness, getPriority())]));
  });

  test('keeps the demo password where only its owner reads it', () => {
    expect(statSync(join(dataDir, 'demo-password')).mode & 0o777).toBe(0o600);
  });

  testInSoak('chooses a demo password that nobody guesses', async () => {
    const first = await startPlatform({}, temporaryDirectory());
    expect(readFileSync(join(first.dataDir, 'demo-password'), 'utf8').trim()).toMatch(/^[\w-]{16}$/);
    await first.stop();
  });

  test('a second platform is refused and says why', async () => {
    const { code, message } = await failingStart({ DATA_DIR: dataDir, PLATFORM_PORT: '0' });
    expect(code).toBe(1);
    expect(message).toBe(
      `DATA_DIR ${dataDir} is in use by another platform. Stop that platform, or set another directory.\n`,
    );
    expect(await productName(platform)).toContain('Acetone');
  });

  test('a platform in another container, which sees only the socket of the first, is refused, too', async () => {
    const shared = temporaryDirectory();
    const first = createServer((caller) => caller.destroy()).listen(join(shared, 'commands.sock'));
    const { code, message } = await failingStart({ DATA_DIR: shared, PLATFORM_PORT: '0' });
    expect([code, message]).toEqual([1, expect.stringContaining('is in use by another platform')]);
    expect(readdirSync(shared)).toEqual(['commands.sock']);
    await new Promise((closed) => first.close(closed));
  });

  test('after kill -9 it starts again on the same directory, with the same data and password', async () => {
    const password = readFileSync(join(dataDir, 'demo-password'), 'utf8');
    for (let round = 0; round < (process.env.SOAK ? 3 : 1); round += 1) {
      expect(await platform.end('SIGKILL')).toBeNull();
      platform = await startPlatform({}, dataDir);
      expect(await productName(platform)).toContain('Acetone');
      expect(platform.log()).not.toContain('filled with the demo catalogue');
    }
    expect(readFileSync(join(dataDir, 'demo-password'), 'utf8')).toBe(password);
  });

  test('it answers the process that started it, which ends one that hangs', async () => {
    expect(await platform.tell('ping')).toBe('pong');
  });

  test('SIGINT ends it cleanly, soon', async () => {
    const started = performance.now();
    expect(await platform.end('SIGINT')).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('another DEMO_PASSWORD counts from the next start on', async () => {
    platform = await startPlatform({ DEMO_PASSWORD: 'correct horse battery' }, dataDir);
    expect(readFileSync(join(dataDir, 'demo-password'), 'utf8')).toBe('correct horse battery\n');
  });

  test('after SIGTERM it is not ready, serves on for a while, and lets no open connection down', async () => {
    const connection = keepAliveConnection(platform.url);
    expect((await connection('/readyz')).headers.connection).toBe('keep-alive');
    const ended = platform.end('SIGTERM');
    await waitFor(async () => ((await sendRequest(platform.url, '/readyz')).status === 503 ? true : undefined));
    expect((await sendRequest(platform.url, '/api/v1/products/-1001/detail?m')).status).toBe(200);
    await waitFor(() => sendRequest(platform.url, '/healthz').then(() => undefined, String));
    const { statusCode, headers } = await connection('/healthz');
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
  });
});

describe('a start that fails', () => {
  test.each([[{ PLATFORM_PORT: 'http' }, 'PLATFORM_PORT must be a port number, 0 to 65535.\n']])(
    '%j ends with code 1 and one sentence',
    async (environment, sentence) => {
      expect(await failingStart(environment)).toMatchObject({ code: 1, message: sentence });
    },
  );

  test('a data directory that is a file ends the start with a sentence', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'file'), '');
    const { code, message } = await failingStart({ DATA_DIR: join(directory, 'file') });
    expect(code).toBe(1);
    expect(message).toMatch(/^DATA_DIR must be a directory that the platform may write to/);
    rmSync(directory, { recursive: true });
  });

  const damaged: [string, string[], string][] = [
    ['whose other files are lost', ['PG_VERSION'], '.+'],
    ['without its version', [], 'it has no file PG_VERSION'],
  ];
  test.each(isSoak ? damaged : damaged.slice(0, 1))(
    'a database %s ends with a sentence, and its files stay as they are',
    async (_what, files, reason) => {
      const directory = temporaryDirectory();
      const database = join(directory, 'platform-db');
      mkdirSync(database);
      for (const file of [...files, 'postgresql.conf'])
        writeFileSync(join(database, file), file === 'PG_VERSION' ? '17\n' : '');
      const { code, message } = await failingStart({ DATA_DIR: directory, PLATFORM_PORT: '0', LOG_LEVEL: 'silent' });
      expect(code).toBe(1);
      expect(message).toMatch(
        new RegExp(
          `^(?:Aborted.*\n)*DATA_DIR: the database in \\S+ is damaged or not one of this version \\(${reason}\\)\\. Restore .*\\.\n$`,
        ),
      );
      expect(readdirSync(database)).toEqual(expect.arrayContaining([...files, 'postgresql.conf']));
      rmSync(directory, { recursive: true });
    },
  );

  const missing = [
    'postgresql://nobody@localhost:1/nothing',
    'postgresql://%zz@127.0.0.1:x/nothing',
    'postgresql://nobody@127.0.0.1:1/nothing',
  ];
  test.each(isSoak ? missing : missing.slice(0, 1))(
    'a PostgreSQL that cannot be reached ends the start with a sentence: %s',
    async (address) => {
      const directory = temporaryDirectory();
      const { code, message } = await failingStart({ DATA_DIR: directory, DATABASE_URL: address });
      expect(code).toBe(1);
      expect(message).toMatch(/^DATABASE_URL: PostgreSQL cannot be reached \(.+\)\.\n$/);
      rmSync(directory, { recursive: true });
    },
  );

  test('a port that another program uses ends the start with a sentence', async () => {
    const directory = seededDirectory();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, message } = await failingStart({ DATA_DIR: directory, PLATFORM_PORT: port, LOG_LEVEL: 'silent' });
    other.close();
    expect(code).toBe(1);
    expect(message).toBe(
      `PLATFORM_PORT ${port} is in use by another program. Stop that program, or set another port.\n`,
    );
    rmSync(directory, { recursive: true });
  });
});

if (databases.includes('PostgreSQL')) {
  describeInSoak('on PostgreSQL', () => {
    let postgres: ThrowAwayPostgres;
    let DATABASE_URL: string;
    beforeAll(() => {
      postgres = startPostgres();
      DATABASE_URL = postgres.createDatabase('shared');
    });
    afterAll(() => postgres.stop());

    test('two platforms that start at once on an empty database share one catalogue and count tries to log in together', async () => {
      const platforms = await Promise.all([startPlatform({ DATABASE_URL }), startPlatform({ DATABASE_URL })]);
      expect(platforms.filter((platform) => platform.log().includes('filled with the demo catalogue'))).toHaveLength(1);
      for (const platform of platforms) expect(await productName(platform)).toContain('Acetone');
      postgres.run('shared', `update users set password_hash = '${cheapHash('right')}'`);
      const wrong = form({ client_id: 'dossier-web', grant_type: 'password', username: 'demo', password: 'wrong' });
      const logIn = (turn: number) => sendRequest(platforms[turn % 2]!.url, '/api/oauth2/token', wrong);
      const tries = await Promise.all(Array.from({ length: 30 }, (_none, turn) => logIn(turn)));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
      await Promise.all(platforms.map((platform) => platform.stop()));
    });
  });
}
