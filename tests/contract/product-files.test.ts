import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sendRequest } from '../support/ask';
import { demoIds } from '../support/demo-products';
import { runCommand } from '../support/platform-command';
import {
  emptyDirectory,
  type RunningPlatform,
  seededDirectory,
  startPlatform,
  temporaryDirectory,
} from '../support/start-platform';

jest.setTimeout(300_000);

const root = temporaryDirectory();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is exported: with SOAK=1 the whole catalogue, else substances, mixtures and each product that lacks something. */
const selection = process.env.SOAK ? ['--all'] : ['1001', '1012', '1017', '1020', '1021', '1022', '1023', '1024'];
/** The id of the first product that is added to the catalogue. */
const nextId = demoIds.at(-1)! + 1;
const count = process.env.SOAK ? demoIds.length : selection.length;

/** A platform's data directory with its commands, which the platform carries out while it runs. */
function platformIn(name: string) {
  const dataDir = join(root, name);
  const command = (...args: string[]) => runCommand(dataDir, args, { folder: root });
  return { dataDir, command };
}

/** The files below a folder, with their bytes. */
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')]),
  );
const last = (text: string) => text.trim().split('\n').at(-1);
const example = (change: (text: string) => string = (text) => text) =>
  change(readFileSync('examples/citric-acid.json', 'utf8'));

describe('product files', () => {
  const demo = platformIn('demo');
  const empty = platformIn('empty');

  const platforms: RunningPlatform[] = [];
  beforeAll(async () => {
    renameSync(seededDirectory(), demo.dataDir);
    renameSync(emptyDirectory(), empty.dataDir);
    platforms.push(await startPlatform({}, demo.dataDir), await startPlatform({ DEMO: '0' }, empty.dataDir));
  });
  afterAll(() => Promise.all(platforms.map((platform) => platform.end('SIGINT'))));

  test('the catalogue goes out, into an empty platform and out again, byte for byte', async () => {
    expect(await demo.command('export', 'first', ...selection, '--confidential')).toMatchObject({
      status: 0,
      stdout: `${count} products are in first now.\n`,
    });
    expect(last((await demo.command('validate', 'first')).stdout)).toMatch(
      new RegExp(`^${count} files: 0 errors, \\d+ warnings?$`),
    );
    expect(last((await empty.command('import', 'first')).stdout)).toBe(`${count} new, 0 changed, 0 unchanged.`);
    expect((await empty.command('export', 'second', '--all', '--confidential')).status).toBe(0);
    const first = contents(join(root, 'first'));
    expect(Object.keys(first).length).toBeGreaterThan(count);
    expect(contents(join(root, 'second'))).toEqual(first);
  });

  test('a second import changes nothing', async () => {
    expect(last((await empty.command('import', 'first')).stdout)).toBe(`0 new, 0 changed, ${count} unchanged.`);
    expect(last((await demo.command('import', 'first')).stdout)).toBe(`0 new, 0 changed, ${count} unchanged.`);
  });

  test('changed facts of a published product make its next version, which says what changed', async () => {
    cpSync(join(root, 'first'), join(root, 'edited'), { recursive: true });
    const path = join(root, 'edited/1001.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"P210"', '"P233"'));
    const dry = await empty.command('import', '--dry-run', 'edited');
    expect(dry.stdout).toContain('edited/1001.json: 1001 AC-100 changed, version 4.0\n');
    expect(last(dry.stdout)).toBe(`0 new, 1 changed, ${count - 1} unchanged. This was a dry run: nothing is changed.`);
    expect(last((await empty.command('import', 'edited')).stdout)).toBe(`0 new, 1 changed, ${count - 1} unchanged.`);
    expect(last((await empty.command('import', 'edited/1001.json')).stdout)).toBe('0 new, 0 changed, 1 unchanged.');
    await empty.command('export', 'third', '1001');
    const { versions } = JSON.parse(readFileSync(join(root, 'third/1001.json'), 'utf8')) as {
      versions: { text: string; facts: { changes: { en: string }[] } }[];
    };
    expect(versions.map(({ text }) => text)).toEqual(['4.0', '3.0', '2.0', '1.0']);
    expect(versions[0]?.facts.changes.map(({ en }) => en)).toEqual(['SECTION 2: Hazards identification']);
  });

  test('changed facts of a product that is no longer published make its next version, since its versions were issued', async () => {
    await empty.command('unpublish', '1001');
    const path = join(root, 'edited/1001.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"P233"', '"P240"'));
    expect((await empty.command('import', 'edited/1001.json')).stdout).toMatch(
      /^edited\/1001\.json: 1001 AC-100 changed, .*version 5\.0$/m,
    );
  });

  test('a dry run keeps the attached files that an import would remove', async () => {
    const path = join(root, 'fewer/1001.json');
    cpSync(join(root, 'first/1001.json'), path);
    const product = JSON.parse(readFileSync(path, 'utf8')) as { attachments: object[] };
    expect(product.attachments).not.toEqual([]);
    writeFileSync(path, JSON.stringify({ ...product, attachments: [] }));
    expect((await demo.command('import', '--dry-run', 'fewer')).stdout).toMatch(/1001 AC-100 changed, /);
    await demo.command('export', 'whole', '1001', '--confidential');
    expect(contents(join(root, 'first'))).toMatchObject(contents(join(root, 'whole')));
    expect(Object.keys(contents(join(root, 'whole')))).toHaveLength(1 + product.attachments.length);
  });

  test('nothing is imported when one file is wrong', async () => {
    mkdirSync(join(root, 'mixed'));
    writeFileSync(join(root, 'mixed/a.json'), example());
    writeFileSync(
      join(root, 'mixed/b.json'),
      example((text) => text.replace('77-92-9', '77-92-8').replace(/"code": "[^"]*"/, '"code": "B"')),
    );
    const { status, stdout, stderr } = await demo.command('import', 'mixed');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^mixed\/b\.json:\d+: versions\[0\]\.facts\.[^:]*cas: '77-92-8' has a wrong check digit; 77-92-9 would be right$/m,
    );
    expect(stderr).toBe('2 files: 1 error, 0 warnings; nothing is imported.\n');
    await demo.command('export', 'after', ...selection, '--confidential');
    expect((await demo.command('export', 'none', `${nextId}`)).status).toBe(1);
    expect(Object.keys(contents(join(root, 'after')))).toEqual(Object.keys(contents(join(root, 'first'))));
  });

  test('a product of another code is not written over', async () => {
    writeFileSync(
      join(root, 'taken.json'),
      example((text) => text.replace('{', '{\n  "id": 1001,')),
    );
    const { status, stdout } = await demo.command('import', 'taken.json');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'taken.json:2: id: product 1001 has the code AC-100; an import changes it only on the command line with --change-codes',
    );
  });

  test('a file of another product is not taken: the key is that of its own product', async () => {
    const copy = JSON.parse(readFileSync(join(root, 'first/1001.json'), 'utf8')) as {
      id?: number;
      attachments: { key: string }[];
    };
    delete copy.id;
    writeFileSync(join(root, 'first/copy.json'), JSON.stringify({ ...copy, code: 'COPY-1', gtin: undefined }));
    const { status, stdout } = await demo.command('import', 'first/copy.json');
    rmSync(join(root, 'first/copy.json'));
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringContaining(`product 1001 has a file with the key '${copy.attachments[0]!.key}'`) as string,
    });
    await demo.command('export', 'kept', '1001', '--confidential');
    expect(contents(join(root, 'first'))).toMatchObject(contents(join(root, 'kept')));
  });

  test('the example is published under a number that the platform gives, with its documents', async () => {
    expect((await demo.command('validate', join(process.cwd(), 'examples'))).status).toBe(0);
    writeFileSync(join(root, 'citric.json'), example());
    expect((await demo.command('import', '--publish', 'citric.json')).stdout).toMatch(
      new RegExp(`^citric\\.json: ${nextId} \\S+ new\n`, 'm'),
    );
    const [platform] = platforms as [RunningPlatform];
    const { status, text } = await sendRequest(platform.url, `/api/v1/products/-${nextId}/detail`);
    expect(status).toBe(200);
    expect(text).toContain('77-92-9');
    expect((await sendRequest(platform.url, '/product-file.schema.json')).json()).toMatchObject({
      title: 'Product file',
    });
  });

  const files = join(root, 'files');
  const writeIn = (name: string, content: string | Uint8Array) => {
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, name), content);
  };
  test('an attached file with a name of 255 bytes is exported under it', async () => {
    const name = `${'a'.repeat(251)}.pdf`;
    writeIn(name, '%PDF-1.7');
    writeIn('long.json', withFile(name));
    const [, id] = /^files\/long\.json: (\d+) \S+ new/m.exec(
      (await empty.command('import', 'files/long.json')).stdout,
    )!;
    expect((await empty.command('export', 'long', id!)).stderr).toBe('');
    expect(Object.keys(contents(join(root, 'long')))).toEqual([`${id}.json`, `${id}/${name}`]);
    rmSync(files, { recursive: true });
  });

  type Refused = [what: string, make: () => void, sentence: string];
  const refused: Refused[] = [
    [
      'a gzip file',
      () => writeIn('bad.json', gzipSync(example())),
      'is compressed with gzip; a product file is JSON in UTF-8',
    ],
    [
      'a ZIP archive',
      () => writeIn('bad.json', new Uint8Array([0x50, 0x4b, 3, 4, 0])),
      'is a ZIP archive (or an office document); a product file is JSON in UTF-8',
    ],
    [
      'a file of 200 MB',
      () => {
        writeIn('bad.json', '{');
        truncateSync(join(files, 'bad.json'), 200_000_000);
      },
      'is larger than 5 MiB, the limit of a product file',
    ],
    ['an empty file', () => writeIn('bad.json', ''), 'is empty'],
    [
      'no UTF-8',
      () => writeIn('bad.json', new Uint8Array([0x22, 0xe4, 0x22])),
      'is not text in UTF-8; a product file is JSON in UTF-8',
    ],
    ['an attachment that is not there', () => writeIn('bad.json', withFile('no.pdf')), "'no.pdf' does not exist"],
    [
      'an attachment that a link leads to',
      () => {
        rmSync(join(files, 'link.pdf'), { force: true });
        symlinkSync('/etc/hostname', join(files, 'link.pdf'));
        writeIn('bad.json', withFile('link.pdf'));
      },
      "'link.pdf' leads out of the folder of this file",
    ],
    [
      'an attachment of more than 25 MiB',
      () => {
        writeIn('large.pdf', '%PDF');
        truncateSync(join(files, 'large.pdf'), 26 * 2 ** 20 + 1);
        writeIn('bad.json', withFile('large.pdf'));
      },
      "'large.pdf' is larger than 25 MiB, the limit of an attached file",
    ],
    ['a folder without files', () => mkdirSync(join(root, 'files/none'), { recursive: true }), ''],
  ];
  // The rest in the soak run: platform/tests/product-file holds the rules of attached files.
  const tried = process.env.SOAK ? refused : refused.filter((_row, index) => index % 3 === 2);
  test.each(tried)('%s is refused with a sentence', async (what, make, sentence) => {
    make();
    const path = what === 'a folder without files' ? 'files/none' : 'files/bad.json';
    const { status, stdout, stderr } = await empty.command('import', path);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(sentence || `the folder has no .json file.`);
    expect(stderr).not.toMatch(/at .*\.(js|ts)/);
  });

  const withFile = (file: string) =>
    JSON.stringify({
      ...(JSON.parse(example()) as object),
      attachments: [{ file, category: 'Certificate', language: 'en', status: 'valid', created: '2026-01-15' }],
    });
});
