import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { annexVIRows, workbookOf } from '../support/list-workbooks';
import { runCommand, runProgram } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform, temporaryDirectory } from '../support/start-platform';
import { logInAsDemo } from './share-by-mail';

jest.setTimeout(120_000);

const example = readFileSync('examples/descaler.json', 'utf8');

interface Classified {
  classification: { category: string; value: number; limit: number; unit: string; steps: { ingredient: string }[] }[];
  notClassified: { class: string; reason: string }[];
  differences: unknown[];
}
const categories = (text: string) =>
  (JSON.parse(text) as Classified).classification.map(({ category }) => category).join(', ');
const derived = 'Flam. Liq. 3, Skin Irrit. 2, Eye Dam. 1, Skin Sens. 1';

describe('classify', () => {
  const root = temporaryDirectory();
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  let headers: Record<string, string>;
  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    await runCommand(dataDir, ['user', 'role', 'demo', 'publisher']);
    headers = await logInAsDemo(platform);
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const file = (name: string, text: string) => {
    writeFileSync(join(root, name), text);
    return name;
  };
  const command = (...args: string[]) => runCommand(dataDir, ['classify', ...args], { folder: root });

  test('classifies a mixture without classification and label as JSON, and makes no database', async () => {
    const elsewhere = join(root, 'data');
    const args = ['classify', file('a.json', example), '--json'];
    const { status, stdout, stderr } = await runProgram(elsewhere, args, { folder: root });
    expect([status, stderr]).toEqual([0, '']);
    expect(categories(stdout)).toBe(derived);
    const result = JSON.parse(stdout) as Classified;
    expect(Object.keys(result)).toEqual([
      'code',
      'classification',
      'open',
      'notClassified',
      'supplemental',
      'unknownToxicity',
      'labelNames',
      'sds',
      'differences',
    ]);
    expect(result.classification[2]).toEqual({
      category: 'Eye Dam. 1',
      h: ['H318'],
      basis: 'calculation',
      provision: 'CLP Annex I 3.3.3.3, Table 3.3.3',
      value: 5 / 3 + 0.38,
      limit: 1,
      unit: '×',
      steps: [
        { ingredient: 'alcohols, C12-14, ethoxylated', content: 5, limit: 3, factor: 1, contribution: 5 / 3 },
        { ingredient: 'acetic acid', content: 9.5, limit: 25, factor: 1, contribution: 0.38 },
      ],
    });
    expect(result.notClassified).toContainEqual({
      class: 'acuteOral',
      reason:
        'the ingredients give an ATE (oral) of 10,000 mg/kg, the limit is 2,000 mg/kg (CLP Annex I 3.1.3.6.1, Table 3.1.1)',
    });
    expect(result.differences).toEqual([]);
    expect(existsSync(join(elsewhere, 'platform-db'))).toBe(false);
  });

  test('prints the table, and the differences from a typed classification both ways', async () => {
    const typed = example.replace(
      '"composition":',
      '"classification": [{ "category": "Eye Irrit. 2", "h": ["H319"] }, { "category": "Met. Corr. 1", "h": ["H290"] }], "composition":',
    );
    const { status, stdout } = await command(file('typed.json', typed));
    expect(status).toBe(0);
    expect(stdout).toContain('Eye Dam. 1     H318        2.05 ×  1 ×    calculation');
    expect(stdout).toContain('lacks Skin Sens. 1: limonene has 1.2 %, the limit is 1 %');
    expect(stdout).toContain(
      'Further duties\n  Notification to poison centres, with a UFI (CLP Art. 45, Annex VIII)\n',
    );
    expect(stdout).toContain('has Met. Corr. 1, which does not follow: no calculation gives it');
  });

  test('a substance is said not to be derived', async () => {
    const { stdout } = await command(join(process.cwd(), 'examples/citric-acid.json'));
    expect(stdout).toContain('Eye Irrit. 2  H319                      as given, not derived');
  });

  test('what cannot be read is named with file, line and field; the others are classified', async () => {
    const wrong = example.replace('"Skin Corr. 1A"', '"Skin Corr. 2"');
    const limit = example.replace('Oral: ATE = 500 mg/kg bw', 'a lot');
    const files = [file('wrong.json', wrong), file('text.json', 'product'), file('limit.json', limit)];
    const { status, stdout, stderr } = await command('--json', ...files);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^wrong\.json:\d+: versions\[0\]\.facts\.composition\[1\]\.classification\[1\]: CLP has no category 'Skin Corr\. 2'/m,
    );
    expect(stderr).toMatch(/^text\.json:1: /m);
    expect(stderr).toMatch(
      /^limit\.json:\d+: warning: versions\[0\]\.facts\.composition\[3\]\.limits\[0\]: 'a lot' does not count/m,
    );
    expect(stderr).toContain('2 files cannot be classified.');
    expect(categories(stdout)).toBe(derived);
    expect(await command('none.json')).toMatchObject({ status: 1, stdout: '' });
  });

  describe('POST /api/v1/admin/classify', () => {
    const send = (body: string, more: Record<string, string> = {}) =>
      sendRequest(platform.url, '/api/v1/admin/classify', {
        method: 'POST',
        body,
        headers: { ...headers, 'Content-Type': 'application/json', ...more },
      });

    test('answers with the JSON of the command, with warnings about data that were not used', async () => {
      const response = await send(example);
      expect([response.status, categories(JSON.stringify(response.json()))]).toEqual([200, derived]);
      expect(response.json()).not.toHaveProperty('warnings');
      expect((await send(example.replace('Oral: ATE = 500 mg/kg bw', 'a lot'))).json()).toMatchObject({
        warnings: [
          {
            field: 'versions[0].facts.composition[3].limits[0]',
            message: expect.stringMatching(/^'a lot' does not count: it has the form of no limit, M factor or ATE/),
          },
        ],
      });
    });

    test('what the loaded Annex VI says of an ingredient counts, and is among the warnings', async () => {
      const path = join(dataDir, 'annex_vi.xlsx');
      writeFileSync(
        path,
        await workbookOf({ name: 'List', rows: annexVIRows('Table 3 of Annex VI. Last updated: 1 September 2026') }),
      );
      await runCommand(dataDir, ['lists', 'import', path]);
      const file = JSON.parse(example);
      Object.assign(file.versions[0].facts.composition[0], { cas: '67-64-1', name: { en: 'acetone' } });
      const response = await send(JSON.stringify(file));
      expect(categories(JSON.stringify(response.json()))).toContain('STOT SE 3');
      expect(response.json()).toMatchObject({
        warnings: [
          {
            field: 'versions[0].facts.composition[0]',
            message: expect.stringContaining(
              'has no classification of its own: CLP Annex VI (2026-09-01) has Flam. Liq. 2',
            ),
          },
        ],
      });
    });

    test('an author of the Studio may ask, a reviewer without the role of publishers not', async () => {
      const studioRole = (role: string) => runCommand(dataDir, ['workgroup', 'roles', 'Demo laboratory', 'demo', role]);
      await runCommand(dataDir, ['user', 'role', 'demo', 'none']);
      await runCommand(dataDir, ['workgroup', 'roles', 'Demo production', 'demo', 'none']);
      await studioRole('author');
      expect((await send(example)).status).toBe(200);
      await studioRole('reviewer');
      expect(await send(example)).toMatchObject({ status: 403 });
      await runCommand(dataDir, ['user', 'role', 'demo', 'publisher']);
    });

    test('refuses what is not one product file that can be read', async () => {
      const outcome = async (...parameters: Parameters<typeof send>) => {
        const response = await send(...parameters);
        return [response.status, response.json()];
      };
      expect(await outcome('{')).toMatchObject([400, { error: 'invalid_json' }]);
      expect(await outcome('[]')).toMatchObject([400, { problems: [{ message: 'must be one product, not a list' }] }]);
      expect(await outcome(example.replace('"Skin Corr. 1A"', '"Skin Corr. 2"'))).toMatchObject([
        400,
        { error: 'invalid_products', problems: [{ field: 'versions[0].facts.composition[1].classification[1]' }] },
      ]);
      expect((await send(example, { 'Content-Type': 'text/plain' })).status).toBe(415);
      expect((await send(example, { 'Content-Encoding': 'gzip' })).status).toBe(415);
      expect((await send(' '.repeat(5 * 2 ** 20 + 1))).status).toBe(413);
    });
  });
});
