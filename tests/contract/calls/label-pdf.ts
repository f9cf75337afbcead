import { readPdf } from '../../../platform/tests/documents/pdf/read-pdf';
import { type PrintedWord, readWords } from '../../../platform/tests/documents/pdf/read-words';
import { a4, pdfOf, readPrinted } from '../printed';
import { selectByTurn, isSoak, type PlatformClient } from '../talk';

const products = Array.from({ length: 17 }, (_, index) => 1001 + index);

/** A tenth of a millimetre. */
const closeTo = (millimetres: number) => expect.closeTo(millimetres, 1) as number;
const box = ({ left, top, right, bottom }: PrintedWord) => [left, top, right, bottom];

export const labelPdfCalls = ({ send, fetchDetail }: PlatformClient) =>
  describe('label as PDF', () => {
    const fetchPdf = async (path: string) => pdfOf(await send(`/api/v1/productLabelRender/pdf/${path}`));

    test.each([
      [1, 52, 74],
      [2, 74, 52],
      [3, 74, 105],
      [4, 105, 148],
      [5, 148, 105],
      [6, 148, 210],
    ])('dimension %i alone is one tagged page of %i × %i mm', async (dim, width, height) => {
      const page = await readPdf(await fetchPdf(`-1001?dim=${dim}&lp=1&emb=1`));
      expect(page).toMatchObject({ pages: 1, lang: 'en', tagged: true, isUniversallyAccessible: true });
      expect(page.size.map((points) => (points / 72) * 25.4)).toEqual([closeTo(width), closeTo(height)]);
    });

    test.each(isSoak ? products : products.filter((id) => id % 5 === 2))(
      '%i: signal word and hazard statements of its classification, to be searched for',
      async (id) => {
        for (const [lang, xlang] of selectByTurn(id, [
          ['en', '1'],
          ['de', '2'],
        ] as const)) {
          const { health_safety, basic } = await fetchDetail(id, lang);
          const words = readWords(await fetchPdf(`-${id}?dim=6&lp=1&xlang=${xlang}`));
          const text = words
            .map((word) => word.text)
            .join('')
            .replace(/\u00AD/g, '');
          const output = [
            basic.text,
            health_safety.signal_word.text,
            ...health_safety.rshp.map((statement) => statement.text),
          ];
          expect(output.filter((phrase) => !text.includes(phrase.replace(/\s/g, '')))).toEqual([]);
          expect(text).not.toMatch(/(H|EUH|P)\d{3}/);
        }
      },
    );

    test.each([
      [3, 'upright', [28.5, 107.5], [41, 151]],
      [1, 'turned', [28.5, 107.5], [8.5, 65.5, 122.5, 179.5, 236.5]],
    ] as const)(
      'without lp an A4 page is full of dimension %i, %s, to a tenth of a millimetre',
      async (dim, how, xs, ys) => {
        const query = `-1001?dim=${dim}&emb=1&qrCode=1`;
        const sheet = await fetchPdf(query);
        expect(await readPrinted(sheet)).toMatchObject({ pages: 1, size: a4, tagged: true });
        const sheetWords = readWords(sheet);
        const single = readWords(await fetchPdf(`${query}&lp=1`));
        const places = ys.flatMap((y) => xs.map((x) => ({ x, y })));
        const positionOnSheet = ({ left, top, right, bottom }: PrintedWord, { x, y }: { x: number; y: number }) =>
          how === 'upright'
            ? [x + left, y + top, x + right, y + bottom]
            : [x + top, y + 52 - right, x + bottom, y + 52 - left];
        for (const word of ['Acetone', 'Danger', 'Hamburg,']) {
          const [alone] = single.filter(({ text }) => text === word);
          const found = sheetWords.filter(({ text }) => text === word).map(box);
          const expected = places.map((position) => positionOnSheet(alone!, position).map(closeTo));
          expect(found).toHaveLength(places.length);
          for (const box of expected) expect(found).toContainEqual(box);
        }
      },
    );

    test('asked for again it is the same to the byte', async () => {
      expect((await fetchPdf('-1002?dim=3')).equals(await fetchPdf('-1002?dim=3&timestamp=5'))).toBe(true);
    });

    test.each([
      ['vseb=%3Cb%3E5%20l%3C%2Fb%3E', '<b>5 l</b>'],
      ['vseb=%23import%20%22x%22%20%24', '#import "x" $'],
    ])('%s is printed as it is, never read as markup', async (query, text) => {
      expect((await readPrinted(await fetchPdf(`-1001?lp=1&${query}`))).text).toContain(text);
    });

    test('a test page shows whether the printer keeps to millimetres', async () => {
      const page = await fetchPdf('-1001?dim=3&ruler=1&xlang=2');
      const { size, text } = await readPrinted(page);
      expect([size, text]).toEqual([a4, expect.stringContaining('der Rahmen 74 × 105 mm')]);
      const middles = (number: string) =>
        readWords(page)
          .filter((word) => word.text === number)
          .map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const);
      const [horizontal, vertical] = [middles('10'), middles('90')];
      expect(vertical[0]![0] - horizontal[0]![0]).toBeCloseTo(80, 1);
      expect(horizontal[1]![1] - vertical[1]![1]).toBeCloseTo(80, 1);
    });
  });
