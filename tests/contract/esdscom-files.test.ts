import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../support/platform-command';
import { elementsOnly } from '../../platform/tests/esdscom/elements-only';
import { type RunningPlatform, startPlatform, temporaryDirectory } from '../support/start-platform';

jest.setTimeout(300_000);

interface File {
  versions: { facts: { name: object; description?: object } }[];
}

/** `from-esdscom` as a process of its own, with the XML that the platform gives out. */
describe('safety data sheets as eSDScom XML', () => {
  const folder = temporaryDirectory();
  const products = join(folder, 'products');
  const sheets = ['en', 'de'].map((lang) => join(folder, `acetone-${lang}.xml`));
  /** The sheets as they are exported. */
  const exported = sheets.map((sheet) => sheet.replace('acetone', 'exported'));
  let platform: RunningPlatform;

  beforeAll(async () => {
    platform = await startPlatform();
    for (const [index, sheet] of sheets.entries()) {
      const response = await fetch(`${platform.url}/api/v1/sdsRender/xml/-1001/${index + 1}`);
      const xml = await response.text();
      writeFileSync(exported[index]!, xml);
      writeFileSync(sheet, elementsOnly(xml));
    }
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const command = (...args: string[]) => runCommand(platform.dataDir, args);
  const acetone = () => JSON.parse(readFileSync(join(products, 'AC-100.json'), 'utf8')) as File;

  test('as they are exported become a product file that import takes in without editing', async () => {
    const files = join(folder, 'whole');
    const { status, stdout, stderr } = await command('from-esdscom', ...exported, files);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^1 product file is in .* now; import takes it in\.\n$/);
    const path = join(files, 'AC-100.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as object;
    // The platform has the product already, under its own code and GTIN.
    writeFileSync(path, JSON.stringify({ ...file, code: 'ESD-2', gtin: null, articles: [] }));
    expect((await command('import', path)).stdout).toMatch(/\n1 new, 0 changed, 0 unchanged\.\n$/);
  });

  test('with their elements only, in two languages, become a product file, which says what it still wants', async () => {
    const { status, stdout, stderr } = await command('from-esdscom', ...sheets, products);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('section 1: a text has no place in a product file: RegionEU/IssueDate');
    expect(stdout).toMatch(/AC-100\.json:\d+: versions\[0\]\.facts\.description: is missing; .*\n/);
    expect(stdout).toMatch(/\n1 product file is in .*; 1 error in it to put right before the import\.\n$/);
    expect(readdirSync(products)).toEqual(['AC-100.json']);
    expect(acetone().versions[0]!.facts.name).toEqual({
      en: 'Acetone technical 99.5 %',
      de: 'Aceton technisch 99,5 %',
    });
  });

  test('are set in the file that is there, which can be imported then', async () => {
    const file = acetone();
    file.versions[0]!.facts.description = { en: 'A solvent.', de: 'Ein Lösemittel.' };
    writeFileSync(join(products, 'AC-100.json'), JSON.stringify(file));
    expect((await command('from-esdscom', sheets[0]!, products)).stdout).toMatch(/now; import takes it in\.\n$/);
    expect(acetone()).toEqual(file);
    // The platform has the product already, under its own code and GTIN.
    const ownFile = join(folder, 'own.json');
    writeFileSync(ownFile, JSON.stringify({ ...file, code: 'ESD-1', gtin: null, articles: [] }));
    expect((await command('import', ownFile)).stdout).toMatch(/\n1 new, 0 changed, 0 unchanged\.\n$/);
  });

  test('that can’t be read write no file', async () => {
    const wrong = join(folder, 'wrong.xml');
    writeFileSync(wrong, '<?xml version="1.0"?>\n<!DOCTYPE DatasheetFeed SYSTEM "file:///etc/hostname">\n<a/>');
    expect(await command('from-esdscom', wrong, sheets[0]!, join(folder, 'none'))).toEqual({
      status: 1,
      stdout: expect.stringContaining(
        `${wrong}:2: has a document type declaration (DOCTYPE), which is not allowed\n`,
      ) as string,
      stderr: '1 error; no file is written.\n',
    });
    expect(readdirSync(folder)).not.toContain('none');
  });

  test.each<[what: string, make: () => string[], message: RegExp]>([
    ['a sheet that is not there', () => [join(folder, 'no.xml'), products], /no\.xml: there is no such file\.\n$/],
    [
      'no folder',
      () => sheets,
      /acetone-de\.xml is not a folder: name the XML files, then the folder of the product files\.\n$/,
    ],
    ['a folder only', () => [products], /is not a folder: name the XML files/],
    [
      'a file that is too large',
      () => {
        writeFileSync(join(folder, 'large.xml'), ' '.repeat(5 * 2 ** 20 + 1));
        return [join(folder, 'large.xml'), products];
      },
      /large\.xml is larger than 5 MiB, the limit of an XML file\.\n$/,
    ],
  ])('are refused: %s', async (_, make, message) => {
    expect(await command('from-esdscom', ...make())).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(message) as string,
    });
  });
});
