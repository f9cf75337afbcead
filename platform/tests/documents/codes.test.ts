import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { codesZip } from '../../documents/codes/code-files.ts';
import { codedPacks, codeKinds, productCode } from '../../documents/codes/product-code.ts';
import { readCodes } from '../../../tests/support/read-codes.ts';

/** GS1 General Specifications, 7.9: weights 3 and 1 from the left of 13 digits. */
const withCheckDigit = (digits: string) => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
};

const options = { siteUrl: 'https://sds.example', lang: 'de' } as const;

/** GTINs over the whole range of GS1's demonstration prefix, each with its check digit. */
const products = Array.from({ length: 100 }, (_, index) => ({
  id: 1001 + index * 37,
  name: `Lösung ${index} <A & B>`,
  code: `AC-${index}`,
  gtin: withCheckDigit(`0952${String(index * 9_999_991 + 7).padStart(9, '0')}`.slice(0, 13)),
}));

describe('codes of products', () => {
  test.each(codeKinds)('a hundred codes of kind %s are read by an independent decoder', async (kind) => {
    const codes = await Promise.all(
      products.map(async (product) => ({
        ...(await productCode(product, kind, options)),
        fileName: String(product.id),
      })),
    );
    const files = unzipSync(codesZip(codes));
    expect(Object.keys(files)).toHaveLength(100);
    const wrong: unknown[] = [];
    for (const { id, gtin } of products) {
      const picture = await sharp(Buffer.from(files[`${id}.svg`]!))
        .png()
        .toBuffer();
      const read = await readCodes(picture);
      const expected =
        kind === 'qr'
          ? { format: 'QRCode', text: `https://sds.example/p/01/${gtin}`, isGs1: false }
          : { format: 'DataMatrix', text: `(01)${gtin}`, isGs1: true };
      if (JSON.stringify(read) !== JSON.stringify([expected])) wrong.push({ id, read, expected });
    }
    expect(wrong).toEqual([]);
  });

  test('each pack with a GTIN has a code, and the product besides them only with a GTIN of its own', () => {
    const [small, large] = [
      { code: 'W-1L', gtin: '09521234009016' },
      { code: 'W-5L', gtin: '09521234009023' },
    ];
    const coded = (gtin: string | null, ...articles: { code: string; gtin?: string }[]) =>
      codedPacks({ code: 'W', gtin, articles });
    expect(coded(null, { code: 'W-1L' })).toEqual([{ code: 'W', gtin: null }]);
    expect(coded(null, small!, { code: 'W-2L' }, large!)).toEqual([small, large]);
    expect(coded(small!.gtin, small!, large!)).toEqual([small, large]);
    expect(coded('09521234000013', small!)).toEqual([{ code: 'W', gtin: '09521234000013' }, small]);
  });

  test('a product without GTIN has a QR code of its permalink, and a line that says why there is no GS1 DataMatrix', async () => {
    const product = { id: 1042, name: 'Wasser', code: 'W-1', gtin: null };
    const { kind, content, lines } = await productCode(product, 'datamatrix', options);
    expect([kind, content]).toEqual(['qr', 'https://sds.example/p/1042']);
    expect(lines).toEqual(['W-1', 'Ohne GTIN kein GS1 DataMatrix: QR-Code der Produktseite']);
    expect((await productCode(product, 'qr', options)).lines).toEqual(['W-1']);
  });
});
