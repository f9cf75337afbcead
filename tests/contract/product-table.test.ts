import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoIds } from '../support/demo-products';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, startPlatform, temporaryDirectory } from '../support/start-platform';

jest.setTimeout(300_000);

/** `from-csv` and `csv-template` as processes of their own, with files. */
describe('a table of products', () => {
  const folder = temporaryDirectory();
  const products = join(folder, 'products');
  const table = join(folder, 'table.csv');
  let platform: RunningPlatform;
  beforeAll(async () => void (platform = await startPlatform()));
  afterAll(async () => {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const command = (...args: string[]) => runCommand(platform.dataDir, args);
  const row = (code: string, cas: string) =>
    `${code},Muster GmbH,Weg 1,20457 Hamburg,DE,+49 40 1,sds@muster.example,2026-01-15,Acetone,"A solvent, clear",${cas},Flam. Liq. 2; H225,P210 | P280`;
  const write = (...rows: string[]) =>
    writeFileSync(
      table,
      [
        'code,supplier_name,supplier_address,supplier_city,supplier_country,supplier_telephone,supplier_email,created,name_en,description_en,cas,classification,p',
        ...rows,
        '',
      ].join('\n'),
    );
  const productIn = (name: string) => JSON.parse(readFileSync(join(products, name), 'utf8')) as object;

  test('has the columns that csv-template prints', async () => {
    const { status, stdout } = await command('csv-template');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^code,state,gtin,supplier_name,[\w,]+,wgk\n$/);
    writeFileSync(join(folder, 'empty.csv'), stdout);
    expect((await command('from-csv', join(folder, 'empty.csv'), join(folder, 'none'))).stderr).toBe('');
  });

  test('becomes a product file a row, which can be imported', async () => {
    write(row('AC 1', '67-64-1'), row('AC 2', '67-64-1'));
    expect(await command('from-csv', table, products)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`2 product files are in ${products} now; import takes them in.\n`) as string,
      stderr: '',
    });
    expect(readdirSync(products).sort()).toEqual(['AC-1.json', 'AC-2.json']);
    expect((await command('import', products)).stdout).toMatch(/\n2 new, 0 changed, 0 unchanged\.\n$/);
    expect(
      (await command('export', join(folder, 'out'), ...[1, 2].map((number) => String(demoIds.at(-1)! + number))))
        .stdout,
    ).toContain('2 products are in');
  });

  test('is read in UTF-16, with the line that names its separator and with look-alike hyphens', async () => {
    const text = 'sep=;\r\ncode;name_de;cas\r\nAC 1;Ätznatron;67\u201164\u20111\r\n';
    for (const bytes of [`\ufeff${text}`, text].map((table) => Buffer.from(table, 'utf16le'))) {
      writeFileSync(table, bytes);
      const { stderr } = await command('from-csv', table, products);
      expect(stderr).not.toContain('sep');
      expect(productIn('AC-1.json')).toMatchObject({
        versions: [{ facts: { name: { de: 'Ätznatron' }, identifiers: { cas: '67-64-1' } } }],
      });
    }
  });

  test('sets its cells in the files that are there, and leaves all else', async () => {
    const fileBefore = productIn('AC-2.json');
    writeFileSync(table, 'code;gtin\nAC 1;04006381333931\n');
    expect((await command('from-csv', table, products)).stdout).toContain('1 product file is in');
    expect(productIn('AC-1.json')).toMatchObject({ gtin: '04006381333931', versions: [{ created: '2026-01-15' }] });
    expect(productIn('AC-2.json')).toEqual(fileBefore);
    expect((await command('import', products)).stdout).toMatch(/\n0 new, 1 changed, 1 unchanged\.\n$/);
  });

  test('with a wrong row writes no file', async () => {
    write(row('AC 3', '67-64-1'), row('AC 4', '67-64-2'));
    expect(await command('from-csv', table, products)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        `${table}:3: cas: '67-64-2' has a wrong check digit; 67-64-1 would be right\n`,
      ) as string,
      stderr: '2 errors; no file is written.\n',
    });
    expect(readdirSync(products).sort()).toEqual(['AC-1.json', 'AC-2.json']);
  });

  test.each<[what: string, make: () => void, sentence: string]>([
    ['that is not there', () => rmSync(table, { force: true }), `${table}: there is no such file.\n`],
    ['that is a folder', () => mkdirSync(table), `${table}: there is no such file.\n`],
    [
      'for a product file that is no JSON',
      () => {
        rmSync(table, { recursive: true });
        write(row('AC 1', '67-64-1'));
        writeFileSync(join(products, 'AC-1.json'), '{');
      },
      `${join(products, 'AC-1.json')} is not JSON: validate says where.\n`,
    ],
    [
      'in Windows-1252',
      () => writeFileSync(table, 'code,name_de\nAC 5,Ätznatron\n', 'latin1'),
      `${table} is not text in UTF-8; save it as CSV UTF-8.\n`,
    ],
  ])('%s is refused with a sentence', async (_, make, sentence) => {
    make();
    expect(await command('from-csv', table, products)).toEqual({ status: 1, stdout: '', stderr: sentence });
  });
});
