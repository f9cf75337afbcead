import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  annexVIRows,
  annexXIVRows,
  annexXVIIRows,
  candidateRows,
  type Rows,
  workbookOf,
} from '../support/list-workbooks';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';

jest.setTimeout(180_000);

/** The commands in the order in which an operator runs them. */
describe('the lists of substances', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const command = (...args: string[]) => runCommand(dataDir, args);
  const write = async (name: string, rows: Rows) => {
    const path = join(dataDir, name);
    writeFileSync(path, await workbookOf({ name: 'List', rows }));
    return path;
  };
  /** A product file with acetone of other classes than those in `annexVIRows`. */
  const acetone = (code: string) => {
    const file = JSON.parse(readFileSync('examples/butyl-acetate.json', 'utf8'));
    const [ingredient] = file.versions[0].facts.composition;
    Object.assign(ingredient, { cas: '67-64-1', ec: '200-662-2', index: '606-001-00-8' });
    const path = join(dataDir, `${code}.json`);
    writeFileSync(path, JSON.stringify({ ...file, code }));
    return path;
  };
  const milder =
    'versions[0].facts.composition[0].classification: is milder than harmonised: CLP Annex VI (2026-09-01) has Flam. Liq. 2 (H225), Eye Irrit. 2 (H319) (CLP Art. 4(3))';

  test('are those that the platform ships while none is imported', async () => {
    const { stdout } = await command('lists', 'status');
    expect(stdout).toMatch(/^CLP Annex VI +2026-07-23 +\d+ days +4,4\d\d +5 +shipped/m);
    expect(stdout).toMatch(/^Candidate List +2026-04-01 +\d+ days +253 +0 +shipped/m);
    expect(stdout).toMatch(/^REACH Annex XVII, rules +2026-11-29 .* shipped/m);
    expect(stdout).not.toContain('not loaded');
    const affected = (await command('lists', 'affected')).stdout;
    expect(affected).toMatch(
      /trichloroethylene +is on the Candidate List with .*, since 2010-06-18: Article 57\(a\)$/m,
    );
    expect(affected).toMatch(/^\d+ +\S+ +toluene +is in REACH Annex XVII, entry 48$/m);
    expect(affected).toMatch(/^Not compared with REACH Annex XVII, entries 2, 9, [\d, ]+\.$/m);
    expect((await command('validate', acetone('AC-0'))).stdout).toContain(milder.replace('2026-09-01', '2026-07-23'));
    expect((await command('classify', acetone('AC-0'))).stdout).toContain(
      'Compared with CLP Annex VI of 2026-07-23.\nCompared with Candidate List of 2026-04-01.\n',
    );
  });

  test('are updated by the table of a newer release, but not by half of one, a wrong row, an older day or another file', async () => {
    const shipped = readFileSync('platform/tables/shipped/annex-xiv.jsonl', 'utf8');
    const [head, ...rows] = shipped.trimEnd().split('\n');
    const file = (day: string, lines: readonly string[]) => {
      const path = join(dataDir, 'annex-xiv.jsonl');
      writeFileSync(path, `${[JSON.stringify({ ...JSON.parse(head!), published: day }), ...lines].join('\n')}\n`);
      return path;
    };
    const statusBefore = await command('lists', 'status');
    const wrongDigit = rows.map((row) => row.replace('"81-15-2"', '"81-15-3"'));
    for (const [path, message] of [
      [
        () => file('2026-10-01', rows.slice(0, 30)),
        'has 30 rows, but its first line says 59: it is incomplete. Nothing is changed.',
      ],
      [() => file('2026-10-01', wrongDigit), 'has a wrong row in line 2: substances.0.cas'],
      [() => file('2026-01-01', rows), 'the platform ships the one of 2026-04-01, which is newer. Nothing is changed.'],
      [() => join(dataDir, 'AC-0.json'), 'is none of the lists that a release updates'],
    ] as const) {
      const { status, stdout, stderr } = await command('lists', 'update', path());
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(message);
    }
    expect(await command('lists', 'status')).toEqual(statusBefore);
    expect((await command('lists', 'update', file('2026-10-01', rows))).stdout).toMatch(
      /^REACH Annex XIV of 2026-10-01 is loaded: 59 rows, \d+ substances; 0 rows are left out\.$/m,
    );
    expect((await command('lists', 'status')).stdout).toMatch(/^REACH Annex XIV +2026-10-01 .*annex-xiv\.jsonl/m);
  });

  test('are loaded from the files that ECHA publishes, with progress and unread rows on standard error', async () => {
    const more: Rows = [['606-001-00-7', 'a wrong index number', '-', '-', 'Carc. 2', 'H351']];
    const annexVI = await write(
      'annex_vi.xlsx',
      annexVIRows('Table 3 of Annex VI. Last updated: 1 September 2026', more),
    );
    expect(await command('lists', 'import', annexVI)).toEqual({
      status: 0,
      stdout: 'CLP Annex VI of 2026-09-01 is loaded: 3 rows, 4 substances; 1 row is left out.\n',
      stderr: [
        'reading annex_vi.xlsx',
        'CLP Annex VI of 2026-09-01: 4 rows',
        'storing 4 entries',
        "row 8 is left out: '606-001-00-7' is no index number",
        '',
      ].join('\n'),
    });
    const candidates = await write('candidate_list_full-2026-08-24.xlsx', candidateRows());
    expect((await command('lists', 'import', candidates)).stdout).toBe(
      'Candidate List of 2026-08-24 is loaded: 3 rows, 3 substances; 0 rows are left out.\n',
    );
    const { stdout } = await command('lists', 'status');
    expect(stdout).toMatch(/^CLP Annex VI +2026-09-01 +\d+ days +3 +1 +annex_vi\.xlsx +\d{4}-\d\d-\d\d$/m);
    expect(stdout).toMatch(/^Candidate List +2026-08-24 +\d+ days +3 +0 +candidate_list_full-2026-08-24\.xlsx/m);
  });

  test('a list without a day, of the future or of no kind changes nothing', async () => {
    const statusBefore = await command('lists', 'status');
    const undated = await write('authorisation.xlsx', annexXIVRows);
    const other = await write('prices-2026-01-01.xlsx', [
      ['Name', 'Price'],
      ['acetone', '1'],
    ]);
    const text = join(dataDir, 'list.xlsx');
    writeFileSync(text, 'Substance name,CAS number\n');
    for (const [args, message] of [
      [[undated], 'name it with --date. Nothing is changed.'],
      [[undated, '--date', '2999-01-01'], 'which is in the future'],
      [[undated, '--date', '1.2.2026'], "'1.2.2026' is not a day; write it as YYYY-MM-DD."],
      [
        [undated, '--date', '2025-09-13'],
        'the platform ships the one of 2026-04-01, which is newer. Nothing is changed.',
      ],
      [[other], 'prices-2026-01-01.xlsx has none of the tables that can be imported (CLP Annex VI, Candidate List,'],
      [[text], 'list.xlsx cannot be read as an .xlsx file: it is another type of file.'],
      [[join(dataDir, 'missing.xlsx')], 'there is no such file.'],
    ] as const) {
      const { status, stdout, stderr } = await command('lists', 'import', ...args);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain(message);
    }
    expect(await command('lists', 'status')).toEqual(statusBefore);
  });

  test('an older one replaces a newer one only on request, and the same file nothing', async () => {
    const older = await write('candidate_list_full-2026-05-01.xlsx', candidateRows().slice(0, 2));
    expect(await command('lists', 'import', older)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('the loaded one is newer, of 2026-08-24. Nothing is changed; --replace loads it'),
    });
    const same = join(dataDir, 'candidate_list_full-2026-08-24.xlsx');
    expect((await command('lists', 'import', same)).stdout).toBe(
      'Candidate List of 2026-08-24 was loaded from this file already; nothing is changed.\n',
    );
    expect((await command('lists', 'import', older, '--replace')).stdout).toBe(
      'Candidate List of 2026-05-01 is loaded: 1 row, 1 substance; 0 rows are left out. It replaces the one of 2026-08-24.\n',
    );
    expect((await command('lists', 'import', same)).stdout).toContain('It replaces the one of 2026-05-01.');
  });

  test('warn of ingredients milder than harmonised when product files are checked, classified and imported, and go into the version', async () => {
    const path = acetone('AC-1');
    expect((await command('validate', path)).stdout).toContain(milder);
    const imported = await command('import', path);
    expect(imported.stdout).toContain(milder);
    const wrongDay = await command('classify', '--on', '2027-02-30', path);
    expect([wrongDay.status, wrongDay.stderr]).toEqual([1, "'2027-02-30' is not a day; write it as YYYY-MM-DD.\n"]);
    const { stdout } = await command('classify', '--on', '2027-02-01', path);
    expect(stdout).toContain('is milder than harmonised: CLP Annex VI (2026-09-01) has Flam. Liq. 2 (H225)');
    expect(stdout).toContain(
      'Compared with CLP Annex VI of 2026-09-01.\nCompared with Candidate List of 2026-08-24.\n',
    );
    const [, id] = /: (\d+) AC-1 new/.exec(imported.stdout)!;
    await command('export', join(dataDir, 'out'), id!);
    const { versions } = JSON.parse(readFileSync(join(dataDir, 'out', `${id}.json`), 'utf8'));
    expect(versions[0].facts.listCheck).toEqual({
      checked: ['67-64-1'],
      lists: [
        { list: 'candidateList', published: '2026-08-24', entries: [] },
        { list: 'annexXIV', published: '2026-10-01', entries: [] },
      ],
    });
  });

  test('name the products that they concern, and how', async () => {
    await command('lists', 'import', await write('authorisation.xlsx', annexXIVRows), '--date', '2026-11-13');
    const affectedBefore = await command('lists', 'affected');
    expect(affectedBefore.stdout).toContain('Not compared with REACH Annex XVII, entries 2, 9,');
    await command('lists', 'import', await write('restriction_list_full-2026-08-24.xlsx', annexXVIIRows));
    const { stdout, status } = await command('lists', 'affected');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^\d+ +AC-1 +n-butyl acetate +is milder than harmonised: CLP Annex VI \(2026-09-01\) has Flam/m,
    );
    expect(stdout).toMatch(
      /trichloroethylene +is on the Candidate List with .*, since 2010-06-18: Carcinogenic \(Article 57a\)$/m,
    );
    expect(stdout).toMatch(/trichloroethylene +is in REACH Annex XIV, entry 15, sunset date 2016-04-21$/m);
    expect(stdout).toMatch(/toluene +is in REACH Annex XVII, entry 48$/m);
    expect(stdout).toMatch(/^\d+ products are affected\.$/m);
    expect(stdout).not.toContain('Not compared');
  });

  test('are checked against while no platform runs, too', async () => {
    await platform.end('SIGINT');
    expect((await command('lists', 'status')).stdout).not.toContain('not loaded');
    expect((await command('validate', acetone('AC-2'))).stdout).toContain(milder);
  });
});
