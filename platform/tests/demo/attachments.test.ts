import { join } from 'node:path';
import sharp from 'sharp';
import { makeAttachment } from '../../demo/seed.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import type { DemoAttachment, DemoProduct } from '../../demo/demo-product.ts';
import { writeSpreadsheet } from '../../documents/attachments/attachment-file.ts';
import type { BatchTest } from '../../documents/attachments/signed-page.ts';
import { drawPackSizes, type Pack } from '../../documents/attachments/pack-sizes.ts';
import { openTypesetter } from '../../documents/pdf/typesetter.ts';
import { readPdf } from '../documents/pdf/read-pdf.ts';
import { readZip } from './read-zip.ts';

const root = join(process.cwd(), 'platform');
const { typeset } = openTypesetter(root);
const make = makeAttachment(
  { renderPdf: async (template, data) => new Uint8Array(typeset(template, JSON.stringify(data))) },
  root,
);

const all = demoCatalogue.flatMap((product) => product.attachments.map((file) => ({ product, file })));
const filesOfKind = <Kind extends DemoAttachment['content']['kind']>(kind: Kind) =>
  all.flatMap(({ product, file }) =>
    file.content.kind === kind
      ? [{ product, file, content: file.content as Extract<DemoAttachment['content'], { kind: Kind }> }]
      : [],
  );
const read = async (product: DemoProduct, file: DemoAttachment) => readPdf(await make(product, file));

test.each(all.map(({ product, file }) => [file.description, product, file] as const))(
  '%s is what its name says',
  async (name, product, file) => {
    const beginnings: Record<string, string> = { pdf: '%PDF', png: '\x89PNG', xlsx: 'PK\x03\x04' };
    const bytes = await make(product, file);
    const extension = name.split('.').at(-1) ?? '';
    expect(Buffer.from(bytes.slice(0, 4)).toString('latin1')).toBe(beginnings[extension]);
    expect(bytes.byteLength).toBeLessThan(80_000);
  },
);

describe.each(filesOfKind('certificate').map((each) => [each.product.code, each] as const))(
  'the certificate of %s',
  (_, { product, file, content }) => {
    const name = product.versions[0]?.facts.name.en ?? '';

    test('is one tagged A4 page in English that says what was found and who answers for it', async () => {
      const document = await read(product, file);
      expect(document).toMatchObject({
        pages: 1,
        size: [expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)],
        title: `Certificate of analysis – ${name}, Batch ${content.batch}`,
        tagged: true,
        isUniversallyAccessible: true,
        fontsEmbedded: true,
        lang: 'en',
      });
      for (const part of [
        product.supplier.name,
        product.code,
        'Quality control',
        `the batch conforms to the specification of ${name}`,
        ...content.tests.flatMap(({ test, result, specification, method }) => [test, result, specification, method]),
      ])
        expect(document.text).toContain(part);
    });

    test('states conformity for results that lie within their specification', () => {
      const measured = content.tests.filter(({ specification }) => /\d/.test(specification));
      expect(measured.length).toBeGreaterThan(2);
      expect(measured.filter((each) => !isWithin(each)).map(({ test }) => test)).toEqual([]);
    });
  },
);

test('the audit report of 1024 is one page with each finding', async () => {
  const [report] = filesOfKind('audit');
  const document = await read(report!.product, report!.file);
  expect(document).toMatchObject({ pages: 1, tagged: true, isUniversallyAccessible: true, lang: 'en' });
  for (const { area, finding, grade } of report!.content.findings)
    for (const part of [area, finding, grade]) expect(document.text).toContain(part);
});

describe('a spreadsheet', () => {
  const sheetOf = async (rows: string[][]) => {
    const columns = [
      { title: 'Material', width: 30 },
      { title: 'Remark', width: 48 },
    ];
    const files = readZip(await writeSpreadsheet({ sheet: 'Acetone', columns, rows }));
    const part = (name: string) => files.get(name) ?? '';
    return {
      sheet: part('xl/worksheets/sheet1.xml'),
      texts: part('xl/sharedStrings.xml'),
      styles: part('xl/styles.xml'),
    };
  };

  test('has a bold first row that stays in sight, and columns as wide as they were asked for', async () => {
    const { sheet, styles } = await sheetOf([['PTFE', 'resistant']]);
    expect(sheet).toMatch(/<pane ySplit="1"[^>]* state="frozen"/);
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual(['30', '48']);
    const boldFont = [...styles.matchAll(/<font>.*?<\/font>/g)].findIndex(([font]) => font.includes('<b/>'));
    const cellStyles = [...styles.matchAll(/<xf [^>]*>/g)].map(([style]) => style);
    const styleOf = (cell: string) => cellStyles[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])];
    expect(styleOf('A1')).toContain(`fontId="${boldFont}"`);
    expect(styleOf('A2')).not.toContain(`fontId="${boldFont}"`);
  });

  test('keeps as text what a spreadsheet program would calculate', async () => {
    const cells = ['=HYPERLINK("https://attacker.example")', '+1+1', '-2+3', '@SUM(A1:A9)'];
    const { sheet, texts } = await sheetOf(cells.map((cell) => [cell, '']));
    expect(sheet).not.toContain('<f>');
    const shared = [...texts.matchAll(/<t[^>]*>(.*?)<\/t>/g)].map(([, text]) => text?.replaceAll('&quot;', '"'));
    const columnA = [...sheet.matchAll(/<c r="A\d+"[^>]* t="s"[^>]*><v>(\d+)<\/v>/g)];
    expect(columnA.map(([, index]) => shared[Number(index)])).toEqual(['Material', ...cells]);
  });
});

describe('the picture of the packs', () => {
  const pack = (heightInMm: number, name = 'drum'): Pack => ({
    form: 'drum',
    name,
    article: 'AC-100-200L',
    widthInMm: 300,
    heightInMm,
  });

  test('shows packs that the product has', () => {
    for (const { product, content } of filesOfKind('picture')) {
      const articles = product.articles.map(({ code }) => code);
      expect(content.packs.map(({ article }) => article)).toEqual(articles);
    }
  });

  test('draws each as high as it is beside the others', async () => {
    const { isWhite, width, height } = await pixels([pack(800), pack(400)]);
    const rightmost = width - 49;
    const ground = Array.from({ length: height }, (_, y) => y).findLast((y) => !isWhite(rightmost, y)) ?? 0;
    const tallest = (left: number, right: number) =>
      Math.max(
        ...Array.from({ length: right - left }, (_, x) => {
          let y = ground;
          while (y > 0 && !isWhite(left + x, y)) y -= 1;
          return ground - y;
        }),
      );
    const high = tallest(150, 500);
    expect(high).toBeGreaterThan(300);
    expect(tallest(800, width) / high).toBeCloseTo(0.5, 1);
  });

  test('tells their names', async () => {
    const drums = await drawPackSizes([pack(800, 'drum')], 'Acetone', root);
    const other = await drawPackSizes([pack(800, 'cask')], 'Acetone', root);
    expect(Buffer.compare(drums, other)).not.toBe(0);
  });

  test('is 1200 px wide', async () => {
    const { width } = await sharp(await drawPackSizes([pack(800)], 'A & B <c>', root)).metadata();
    expect(width).toBe(1200);
  });
});

/** `≤ 1`, `≥ 99.5`, `0.790 – 0.792`, each with its unit. */
function isWithin({ result, specification }: BatchTest): boolean {
  const value = Number.parseFloat(result);
  const [first = NaN, second = NaN] = (specification.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  if (specification.startsWith('≤')) return value <= first;
  if (specification.startsWith('≥')) return value >= first;
  return value >= first && value <= second;
}

async function pixels(packs: Pack[]) {
  const picture = sharp(await drawPackSizes(packs, 'Acetone', root));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isWhite = (x: number, y: number) => (data[(y * width + x) * channels] ?? 0) > 240;
  return { isWhite, width, height };
}
