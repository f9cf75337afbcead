import {
  copiesOf,
  checkJobSize,
  labelsFrom,
  LabelJobError,
  printJob,
  type JobLabels,
} from '../../../documents/label/label-job.ts';
import { formatSheet, fillSheets } from '../../../documents/label/label-sheet.ts';
import { labelPrintData } from '../../../documents/label/draw-label.ts';
import { serialAt } from '../../../documents/label/pack-marks.ts';
import { labelQuery } from '../../../documents/label/label-settings.ts';
import { labelProfile } from '../../../law/label/profiles.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { today, typesetLabels } from './printed-label.ts';
import { sampleLabel, siteUrl } from './sample-label.ts';

const jobOf = (query: Record<string, string>, count: number, id = 1001): JobLabels => {
  const label = sampleLabel(id, query);
  return { drawing: { ...label, profile: labelProfile(today) }, gtin: label.product.gtin, siteUrl, count };
};

test('serial numbers are counted on at their end and keep their width', () => {
  expect([serialAt('A-0099', 0), serialAt('A-0099', 1), serialAt('7', 2)]).toEqual(['A-0099', 'A-0100', '9']);
  expect(serialAt('X12345678901234567890', 1).slice(-3)).toBe('891');
  expect(() => serialAt('A-98', 2)).toThrow(/enough digits/);
  expect(() => serialAt('ABC', 1)).toThrow('must end with enough digits to count 2 labels from ABC, such as ABC001');
});

test('a pack’s batch, day and serial number are on its label and in the GS1 Digital Link of its code', () => {
  const query = { batch: 'L-7/47', filled: '2026-11-25', serial: 'A-01', xlang: '2' };
  const { content } = sampleLabel(1001, query);
  expect(content.marks.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Charge L-7/47',
    'Abgefüllt am 2026-11-25',
    'Serien-Nr. A-01',
  ]);
  expect(content.qrUrl).toBe(`${siteUrl}/p/01/09521234000013/10/L-7%2F47/21/A-01`);
  const codeOf = (other: object, gtin: string | null = '09521234000013') =>
    sampleLabel(1001, { ...query, ...other }, { product: { gtin } }).content.qrUrl;
  expect(codeOf({ serial: "!'()*" })).toBe(`${siteUrl}/p/01/09521234000013/10/L-7%2F47/21/%21%27%28%29%2A`);
  expect(codeOf({}, null)).toBe(`${siteUrl}/p/1001`);
  expect(codeOf({ qrCode: '2' })).toMatch(/\/gh\//);
  expect(sampleLabel(1001, { filled: '2026-11-25' }).content.qrUrl).toBe(`${siteUrl}/p/1001`);
});

test('a label for one article has its GTIN, in its text and in its code', () => {
  const [own, product] = ['09521234009016', '09521234000013'];
  const articles = [
    { code: 'AC-1', id: 1, gtin: own },
    { code: 'AC-2', id: 2 },
  ];
  const label = (query: Record<string, string>) => {
    const { content } = sampleLabel(1001, query, { product: { articles } });
    return [content.marks.map(({ value }) => value), content.qrUrl];
  };
  expect(label({ pCodes: 'AC-1' })).toEqual([[own], `${siteUrl}/p/01/${own}`]);
  expect(label({ pCodes: 'AC-1', batch: 'L7' })).toEqual([[own, 'L7'], `${siteUrl}/p/01/${own}/10/L7`]);
  expect(label({ pCodes: 'AC-2', batch: 'L7' })).toEqual([['L7'], `${siteUrl}/p/01/${product}/10/L7`]);
  expect(label({ pCodes: 'AC-1~AC-2' })).toEqual([[], `${siteUrl}/p/1001`]);
  expect(label({})).toEqual([[], `${siteUrl}/p/1001`]);
});

test('the link of a code is its address, however long that is', async () => {
  const { drawing } = jobOf({}, 1);
  const qrUrl = 'https://safety-data-sheets-and-labels.of-a-long-name.example/p/1001';
  const long = { ...drawing, content: { ...drawing.content, qrUrl } };
  expect(await labelPrintData([long], null)).toMatchObject({ labels: [{ qr: { url: qrUrl } }] });
});

test('what cannot be a batch, a serial number or a day is refused with what is possible', () => {
  const issue = (query: Record<string, string>) => labelQuery.safeParse(query).error?.issues[0]?.message;
  for (const batch of ['7'.repeat(500), 'L\u0000', 'L^', 'é', '', ' ', 'L#1', '^XZ'])
    expect([batch, issue({ batch }), issue({ serial: batch })]).toEqual([
      batch,
      expect.stringMatching(/^must have 1 to 20 characters/),
      expect.stringMatching(/^must have 1 to 20 characters/),
    ]);
  for (const filled of ['2026-02-30', '25.11.2026', 'today'])
    expect(issue({ filled })).toBe('must be a day such as 2026-11-25');
});

test('a job has at most 1,000 labels, and begins on the sheet', () => {
  expect(() => checkJobSize([{ count: 600 }, { count: 400 }])).not.toThrow();
  expect(() => checkJobSize([{ count: 10_000 }])).toThrow(
    'must be at most 1000 labels in one job, not 10000; print the others in another job',
  );
  const sheet = formatSheet({ id: 0, columns: 2, rows: 4, widthMm: 99.1, heightMm: 67.7, gapMm: 2.5 });
  expect(labelsFrom(8, sheet)).toBe(1);
  expect(() => labelsFrom(9, sheet)).toThrow(new LabelJobError('start', 'must be 1 to 8: the sheet has 8 labels'));
});

test.each(['pdf', 'zpl'] as const)('a job without labels is refused as %s', async (output) => {
  const renderer = { renderPdf: jest.fn(), renderSvg: jest.fn() };
  const options = { output, dpi: 300, start: { start: 1, offsetX: 0, offsetY: 0 } } as const;
  await expect(printJob([], options, renderer)).rejects.toThrow(
    new LabelJobError('labels', 'must have at least one label'),
  );
});

test('a fold-out label has no place on a sheet: a job with one is refused before anything is drawn', async () => {
  const drawn = jest.fn();
  const renderer = { renderPdf: drawn, renderSvg: drawn };
  const options = { output: 'pdf', dpi: 300, start: { start: 1, offsetX: 0, offsetY: 0 } } as const;
  await expect(printJob([jobOf({ dim: '3', foldON: '1' }, 2)], options, renderer)).rejects.toThrow(
    new LabelJobError(
      'labels.foldON',
      'must not be set in a job on sheets, which have no place for the panels of a fold-out label; print it alone, or with output zpl',
    ),
  );
  expect(drawn).not.toHaveBeenCalled();
});

test('two products on one sheet, each with its own numbers, are one tagged page', async () => {
  const jobs = [
    jobOf({ dim: '1', emb: '1', sheet: '8', serial: 'A-08', batch: 'B1' }, 3),
    jobOf({ dim: '1', emb: '1', sheet: '8', batch: 'B2' }, 2, 1003),
  ];
  const sheet = formatSheet(jobs[0]!.drawing.settings.sheet!);
  const cells = jobs.flatMap((job, index) => copiesOf(job, index));
  expect(cells).toEqual([
    { label: 0 },
    { label: 0, serial: 'A-09', url: `${siteUrl}/p/01/09521234000013/10/B1/21/A-09` },
    { label: 0, serial: 'A-10', url: `${siteUrl}/p/01/09521234000013/10/B1/21/A-10` },
    { label: 1 },
    { label: 1 },
  ]);
  const pages = fillSheets(sheet, cells, { start: 4, offsetX: 0, offsetY: 0 });
  const pdf = await readPdf(
    typesetLabels(
      await labelPrintData(
        jobs.map(({ drawing }) => drawing),
        { ...sheet, pages },
      ),
    ),
  );
  expect(pdf).toMatchObject({ pages: 1, tagged: true, isUniversallyAccessible: true, fontsEmbedded: true });
  const text = pdf.text.replaceAll('\u2060', '');
  expect(text.match(/A-\d\d/g)).toEqual(['A-08', 'A-09', 'A-10']);
  expect(text.match(/Batch B\d/g)).toEqual(['Batch B1', 'Batch B1', 'Batch B1', 'Batch B2', 'Batch B2']);
});
