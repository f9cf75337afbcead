import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { runCommand, startCommand } from '../support/platform-command';
import { runOnPglite } from '../support/run-on-pglite';
import { startPlatform, temporaryDirectory } from '../support/start-platform';
import { databases, type PlatformUnderTest, startOn } from '../contract/databases';

jest.setTimeout(600_000);

const sample = JSON.parse(readFileSync('examples/citric-acid.json', 'utf8')) as object;
/** What a process has taken of a processor, by Linux: what it works while somebody waits depends little on what else the machine does. */
const processorMs = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const nothingStaged = `do $$ begin assert not exists (select from pg_tables where tablename ~ '^(staged|moving)'); end $$`;

describe.each(databases)('more products than are imported in one transaction, on %s', (database) => {
  let platform: PlatformUnderTest;
  const root = temporaryDirectory();
  let demoCount: number;
  beforeAll(async () => {
    platform = await startOn(database);
    demoCount = await productCount();
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(root, { recursive: true, force: true });
  });

  /** Writes product files into a folder, each with a code of its own, and gives the folder. */
  const write = (folder: string, count: number, fieldsOf: (position: number) => object = () => ({})) => {
    const path = join(root, folder);
    mkdirSync(path);
    for (let position = 1; position <= count; position += 1) {
      const file = { ...sample, code: `${folder}-${position}`, state: 'published', ...fieldsOf(position) };
      writeFileSync(join(path, `${String(position).padStart(4, '0')}.json`), JSON.stringify(file));
    }
    return path;
  };
  const command = (...args: string[]) =>
    runCommand(platform.platform.dataDir, args, { settings: platform.commandSettings });
  const last = (text: string) => text.trim().split('\n').at(-1);
  const productCount = async () =>
    ((await sendRequest(platform.platform.url, '/api/v1/p/products?page=1')).json() as { total: number }).total;

  /** Imports a folder, does something else when a tenth of it is read, and gives what the import output and whether it was still at it. */
  async function importAnd<Value>(path: string, work: () => Promise<Value>) {
    const child = startCommand(platform.platform.dataDir, ['import', path], platform.commandSettings);
    child.stdin.end();
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
    const ended = once(child, 'close');
    child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
    await once(child.stderr, 'data');
    const value = await work();
    const wasAtIt = child.exitCode === null;
    await ended;
    return { value, wasAtIt, status: child.exitCode, output };
  }

  test('none is imported where somebody else changed products meanwhile', async () => {
    const path = write('many', 1000);
    const { status, output } = await importAnd(path, () => command('unpublish', '1017'));
    await command('publish', '1017');
    expect(status).toBe(1);
    expect(output).toMatch(/^Products were changed in the meantime; nothing is imported\. Run the import again\.$/m);
    expect(await productCount()).toBe(demoCount);
  });

  test('others are answered while they are read, and see all of them afterwards', async () => {
    const { value, wasAtIt, output } = await importAnd(join(root, 'many'), async () => [
      await productCount(),
      (await sendRequest(platform.platform.url, '/api/v1/products/-1017/detail?m')).status,
    ]);
    expect(wasAtIt).toBe(true);
    expect(value).toEqual([demoCount, 200]);
    expect(last(output)).toBe('1000 new, 0 changed, 0 unchanged.');
    expect(await productCount()).toBe(demoCount + 1000);
    expect(last((await command('import', join(root, 'many'))).stdout)).toBe('0 new, 0 changed, 1000 unchanged.');
  });

  if (database === 'PGlite')
    test('nobody waits for all of them, and a start after a kill makes the others public', async () => {
      const countBefore = await productCount();
      const path = write('killed', 300);
      let maxMs = 0;
      const { value, status } = await importAnd(path, async () => {
        let count = countBefore;
        while (count === countBefore) {
          const started = processorMs(platform.platform.pid);
          count = await productCount();
          maxMs = Math.max(maxMs, processorMs(platform.platform.pid) - started);
        }
        await platform.platform.end('SIGKILL');
        return count;
      });
      platform.platform = await startPlatform({}, platform.platform.dataDir);
      expect(status).toBe(1);
      expect(value).toBeLessThan(countBefore + 300);
      expect(maxMs).toBeLessThan(1000);
      expect(await productCount()).toBe(countBefore + 300);
      expect(last((await command('import', path)).stdout)).toBe('0 new, 0 changed, 300 unchanged.');
    });

  test('changed ones get their next version, and a file that is left out goes', async () => {
    const withFile = (name: string) => ({
      attachments: [{ file: name, category: 'Certificate', language: 'en', status: 'valid', created: '2026-01-15' }],
    });
    const path = write('files', 120, () => withFile('certificate.pdf'));
    writeFileSync(join(path, 'certificate.pdf'), '%PDF-1.7');
    expect(last((await command('import', path)).stdout)).toBe('120 new, 0 changed, 0 unchanged.');
    writeFileSync(join(path, 'certificate.pdf'), '%PDF-2.0');
    const anew = await command('import', path);
    expect(anew.stdout).toMatch(/^.*0001\.json: \d+ files-1 changed, certificate\.pdf$/m);
    rmSync(path, { recursive: true });
    const facts = structuredClone(sample) as { versions: { facts: { name: Record<string, string> } }[] };
    facts.versions[0]!.facts.name.en = 'Another name';
    write('files', 120, () => ({ versions: facts.versions }));
    const output = (await command('import', path)).stdout;
    expect(output).toMatch(/^.*0001\.json: (\d+) files-1 changed, version 2\.0, without file [0-9a-f]{24}$/m);
    expect(last(output)).toBe('0 new, 120 changed, 0 unchanged.');
    const id = /: (\d+) files-1 /.exec(output)?.[1];
    expect((await sendRequest(platform.platform.url, `/api/v1/products/-${id}/detail?m`)).text).toContain(
      'Another name',
    );
  });

  test('none is imported where the last is wrong', async () => {
    const countBefore = await productCount();
    const { status, stderr } = await command(
      'import',
      write('wrong', 120, (position) => (position === 120 ? { code: 7 } : {})),
    );
    expect(status).toBe(1);
    expect(last(stderr)).toMatch(/^120 files: 1 error.*nothing is imported\.$/);
    expect(await productCount()).toBe(countBefore);
  });

  test('a dry run imports none', async () => {
    const countBefore = await productCount();
    expect(last((await command('import', '--dry-run', write('dry', 120))).stdout)).toMatch(/^120 new, .* dry run/);
    expect(await productCount()).toBe(countBefore);
  });

  test('a number that a file gives is its own, also where the files before have none', async () => {
    const [, highest] = /: (\d+) last-1 new$/m.exec((await command('import', write('last', 1))).stdout) ?? [];
    const chosenId = Number(highest) + 3;
    const { stdout } = await command(
      'import',
      write('numbers', 120, (position) => (position === 120 ? { id: chosenId } : {})),
    );
    expect(stdout).toMatch(new RegExp(`0120\\.json: ${chosenId} numbers-120 new$`, 'm'));
    const ids = [...stdout.matchAll(/: (\d+) numbers-\d+ new$/gm)].map(([, id]) => Number(id));
    expect(new Set(ids).size).toBe(120);
    expect(Math.min(...ids)).toBe(chosenId);
  });

  test('products may exchange their GTINs', async () => {
    const [gtin, other] = ['09501234560007', '09501234560014'];
    const path = write('gtin', 2, (position) => ({ gtin: position === 1 ? gtin : other }));
    expect((await command('import', path)).status).toBe(0);
    const alone = await command(
      'import',
      join(
        write('gtin-alone', 1, () => ({ gtin })),
        '0001.json',
      ),
    );
    expect(alone.stdout).toMatch(/0001\.json:1: gtin: product \d+ has this GTIN; correct the number, or first/m);
    rmSync(path, { recursive: true });
    write('gtin', 2, (position) => ({ gtin: position === 1 ? other : gtin }));
    expect(last((await command('import', path)).stdout)).toBe('0 new, 2 changed, 0 unchanged.');
  });

  test('nothing is left of what was gathered', async () => {
    platform.postgres?.run(nothingStaged);
    if (platform.postgres) return;
    await platform.platform.end('SIGINT');
    runOnPglite(platform.platform.dataDir, nothingStaged);
  });
});
