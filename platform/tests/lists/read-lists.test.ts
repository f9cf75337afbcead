import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expectEach } from '../../../tests/support/expect-each.ts';
import {
  annexVIRows,
  annexXIVRows,
  annexXVIIRows,
  candidateRows,
  type Rows,
  workbookOf,
} from '../../../tests/support/list-workbooks.ts';
import { workbookLimits } from '../../import/lists/bounded-archive.ts';
import { readEntries } from '../../import/lists/list-entries.ts';
import { findListDate, findTable, readDay } from '../../import/lists/list-kinds.ts';
import { readWorkbook } from '../../import/lists/read-workbook.ts';

const tableOf = async (rows: Rows) =>
  findTable(await readWorkbook(await workbookOf({ name: 'List_results', rows }), 'list.xlsx'), 'list.xlsx');
const read = async (rows: Rows, today = '2026-11-24') => readEntries(await tableOf(rows), today);

test('each table is recognised by its headings, whatever their case, spaces and line breaks', async () => {
  const shouted = candidateRows().map((row, index) =>
    index === 0 ? row.map((heading) => ` ${heading!.toUpperCase().replace(' ', '\n ')} `) : row,
  );
  await expectEach(
    [
      ['annexVI', annexVIRows()],
      ['candidateList', candidateRows()],
      ['candidateList', shouted],
      ['candidateList', [['Substance Name', 'EC No.', 'CAS No.', 'Reason for inclusion', 'Date of inclusion'], ['a']]],
      ['annexXIV', annexXIVRows],
      ['annexXVII', annexXVIIRows],
    ] as const,
    ([kind, rows]) => `${kind} ${String(rows[0]![0])}`,
    async ([kind, rows]) => {
      expect((await tableOf(rows)).kind).toBe(kind);
    },
  );
});

test('Annex VI is read with classes, statements, limits and the numbers of each substance of an entry', async () => {
  const { entries, issues, rowsRead } = await read(annexVIRows());
  expect(issues).toEqual([]);
  expect(rowsRead).toBe(3);
  expect(entries).toEqual([
    {
      cas: '50-00-0',
      ec: '200-001-8',
      indexNumber: '605-001-00-5',
      name: 'formaldehyde …%',
      data: {
        classification: [
          { category: 'Carc. 1B', h: ['H350'] },
          { category: 'Muta. 2', h: ['H341'] },
          { category: 'Acute Tox. 3', h: ['H331'], isMinimum: true },
          { category: 'Acute Tox. 3', h: ['H311'], isMinimum: true },
          { category: 'Acute Tox. 3', h: ['H301'], isMinimum: true },
          { category: 'Skin Corr. 1B', h: ['H314'] },
          { category: 'Skin Sens. 1', h: ['H317'] },
        ],
        limits: [
          '*',
          'Skin Corr. 1B; H314: C ≥ 25 %',
          'Skin Irrit. 2; H315: 5 % ≤ C < 25 %',
          'Skin Sens. 1; H317: C ≥ 0,2 %',
        ],
        notes: 'B D',
      },
    },
    expect.objectContaining({ cas: '67-64-1', data: expect.objectContaining({ euh: ['EUH066'] }) }),
    ...[
      ['106-97-8', '203-448-7'],
      ['75-28-5', '200-857-2'],
    ].map(([cas, ec]) =>
      expect.objectContaining({
        cas,
        ec,
        data: {
          classification: [
            { category: 'Flam. Gas 1', h: ['H220'] },
            { category: 'Press. Gas', h: [] },
          ],
          notes: 'C U',
        },
      }),
    ),
  ]);
});

test('the export with statements behind their classes and with days is read; entries of the past are left out', async () => {
  const headings = [
    'Index number',
    'International chemical identification',
    'EC number',
    'CAS number',
    'Hazard class, category and statement code(s)',
    'Specific concentration limits and M-factors',
    'From',
    'To',
  ];
  const classes = 'Repr. 1B, H360FD\nSTOT RE 2 *; H373 ** (blood)';
  const { entries, issues } = await read([
    headings,
    ['005-007-00-2', 'boric acid', '233-139-2', '10043-35-3', classes, '-', '01-Dec-2010', '-'],
    ['022-006-00-2', 'titanium dioxide', '236-675-5', '13463-67-7', 'Carc. 2, H351', '-', '01-Oct-2021', '31-Aug-2025'],
    ['606-001-00-8', 'acetone', '200-662-2', '67-64-1', 'Flam. Liq. 1, H224', '-', '01-Feb-2027', '-'],
  ]);
  expect(issues).toEqual([]);
  expect(entries.map(({ cas, data }) => [cas, data.classification, data.from])).toEqual([
    [
      '10043-35-3',
      [
        { category: 'Repr. 1B', h: ['H360FD'] },
        { category: 'STOT RE 2', h: ['H373'], detail: 'blood', isMinimum: true },
      ],
      '2010-12-01',
    ],
    ['67-64-1', [{ category: 'Flam. Liq. 1', h: ['H224'] }], '2027-02-01'],
  ]);
});

test('rows and parts of rows that cannot be read are named with their row and the reason', async () => {
  const more: Rows = [
    ['', 'Note 1: a remark'],
    ['606-001-00-8', 'acetone', '200-662-2', '67-64-2', 'Flam. Liq. 2', 'H225\nH400', null, null, null, 'M = 7', null],
    ['606-002-00-3', 'butanone', '201-159-0', '78-93-3', '', '', null, null, null, null, null],
    ['606-004-00-4', 'x', '-', '-', 'Flam. Liquid 2', 'H225', null, null, null, null, null],
  ];
  const { entries, issues } = await read(annexVIRows(undefined, more));
  expect(entries.slice(4).map(({ cas, ec }) => [cas, ec])).toEqual([
    [null, '200-662-2'],
    [null, null],
  ]);
  expect(issues.map(({ row, reason, isSkipped }) => `${row}${isSkipped ? ' skipped' : ''}: ${reason}`)).toEqual([
    "8 skipped: '' is no index number",
    '9: the number 67-64-2 has a wrong check digit and is left out',
    '9: H400 belongs to none of its classes',
    "9: the limit 'M = 7' is kept, but not used: 7 is not a power of ten",
    '10 skipped: it has no hazard class',
    "11: the class 'Flam. Liquid 2' is unknown and kept as written",
    '11: H225 belongs to none of its classes',
  ]);
});

test('a limit that a cell breaks over lines is one, and two limits stay two', async () => {
  const limits =
    'Repr. 1A;\nH360D: C ≥ 0,03 %\nSkin Irrit. 2; H315: 1 % ≤ C\n< 10 %\nSTOT SE 3; H335: C ≥ 5 %\nM = 10\nM = 100';
  const lead = ['082-013-00-1', 'lead powder', '231-100-4', '7439-92-1', 'Repr. 1A\nLact.', 'H360FD\nH362'];
  const { entries, issues } = await read(annexVIRows(undefined, [[...lead, null, null, null, limits, null]]));
  expect(issues).toEqual([]);
  expect(entries.at(-1)!.data.limits).toEqual([
    'Repr. 1A; H360D: C ≥ 0,03 %',
    'Skin Irrit. 2; H315: 1 % ≤ C < 10 %',
    'STOT SE 3; H335: C ≥ 5 %',
    'M = 10',
    'M = 100',
  ]);
});

test('the lists of REACH are read with their days', async () => {
  expect((await read(candidateRows())).entries.map(({ cas, data }) => [cas, data.included, data.reason])).toEqual([
    ['79-01-6', '2010-06-18', 'Carcinogenic (Article 57a)'],
    ['7439-92-1', '2018-06-27', 'Toxic for reproduction (Article 57c)'],
    [null, '2023-01-17', 'vPvB (Article 57e)'],
  ]);
  expect((await read(annexXIVRows)).entries[0]!.data).toMatchObject({ entry: '15', sunsetDate: '2016-04-21' });
  expect((await read(annexXVIIRows)).entries[0]!.data).toMatchObject({ entry: '48' });
});

test('the day of a list comes from its first rows, else from the name of its file', () => {
  expect(findListDate([['ATP 22 (1 May 2024)'], ['Last updated: 03/09/2025']], 'a.xlsx')).toBe('2025-09-03');
  expect(findListDate([['Substance name']], 'candidate_list_full-2026-08-24.xlsx')).toBe('2026-08-24');
  expect(findListDate([['Substance name']], 'annex_vi_clp_table_atp22_en.xlsx')).toBeNull();
  expect(['27-Jun-2018', '3 March 2026', '31.02.2026', '2026-13-01', 'May 2026'].map(readDay)).toEqual([
    '2018-06-27',
    '2026-03-03',
    null,
    null,
    null,
  ]);
});

test('a sheet with former states of Annex VI is passed over', async () => {
  const history: Rows = [['Index No', 'CELEX', 'Chemical Name', 'CAS No', 'Hazard Class and Category Code(s)'], ['x']];
  const workbook = await workbookOf({ name: 'History', rows: history }, { name: 'Table', rows: annexVIRows() });
  expect(findTable(await readWorkbook(workbook, 'a.xlsx'), 'a.xlsx').rows).toHaveLength(7);
});

test('other tables are refused, and so is the one of the substances in scope', async () => {
  await expect(tableOf([['Name', 'Price']])).rejects.toThrow('list.xlsx has none of the tables that can be imported');
  const members: Rows = [['Substance name', 'EC number', 'CAS number', 'Regulatory group']];
  await expect(tableOf(members)).rejects.toThrow('whose columns do not say of which list');
});

const readCell = async (text: string, rows = 1) =>
  readWorkbook(await workbookOf({ name: 'a', rows: Array.from({ length: rows }, () => [text]) }), 'a.xlsx');

test('a text that is in many cells is kept once, also where it has what cannot be stored', async () => {
  const heapBefore = process.memoryUsage().heapUsed;
  const [sheet] = await readCell(`_x0000_${'a'.repeat(30_000)}`, 10_000);
  expect(sheet!.rows.at(-1)![0]!.slice(0, 2)).toBe('\uFFFDa');
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(200 * 2 ** 20);
});

test('a cell with a longer text than Excel has is refused', async () => {
  expect((await readCell('a'.repeat(32_767)))[0]!.rows[0]![0]).toHaveLength(32_767);
  await expect(readCell('a'.repeat(32_768))).rejects.toThrow('a.xlsx has a cell of more than 32,767 characters.');
});

/** A workbook with one sheet of this XML, made by hand; node:zlib packs a large one in a tenth of the time. */
const withSheet = (xml: string): Buffer => {
  const text = (value: string) => Buffer.from(value);
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const archive = Buffer.from(
    zipSync(
      {
        'xl/workbook.xml': text(
          `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': text(
          `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
        'xl/worksheets/sheet1.xml': deflateRawSync(text(`<worksheet><sheetData>${xml}</sheetData></worksheet>`), {
          level: 1,
        }),
      },
      { level: 0 },
    ),
  );
  const lastEntry = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt16LE(8, lastEntry + 10);
  return archive;
};

test('hostile files are refused before they are unpacked or laid out in full', async () => {
  const bomb = withSheet(' '.repeat(workbookLimits.unpackedBytes));
  const lying = Buffer.from(bomb);
  const entry = lying.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  lying.writeUInt32LE(10, entry + 24);
  const cells = (name: string) => withSheet(`<row r="1"><c r="${name}"><v>1</v></c></row>`);
  const files: [name: string, content: Buffer, message: string][] = [
    ['bomb', bomb, 'more than 100 MiB unpacked'],
    ['lying bomb', lying, 'more than 100 MiB unpacked'],
    ['far row', cells('A1048576'), 'cells beyond row 50,000 or column 200'],
    ['far column', cells('XFD1'), 'cells beyond row 50,000 or column 200'],
    ['hidden cell', cells('&#88;FD1'), "'&#88;FD1' is no cell"],
    ['far row without cells', withSheet('<row r="1048576"/>'), 'cells beyond row 50,000'],
    ['text', Buffer.from('Substance name,CAS number'), 'it is another type of file'],
    ['empty', Buffer.alloc(0), 'it is another type of file'],
    ['cut', bomb.subarray(0, 1000), 'it is another type of file'],
    ['other archive', Buffer.from(zipSync({ 'a.txt': deflateRawSync(Buffer.from('a')) })), 'cannot be read'],
  ];
  await expectEach(
    files,
    ([name]) => name,
    async ([, content, message]) => {
      await expect(readWorkbook(content, 'a.xlsx')).rejects.toThrow(message);
    },
  );
});
