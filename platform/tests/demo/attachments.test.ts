import { inflateSync } from 'node:zlib';
import { csv, pdf, png } from '../../demo/attachments.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';

test('acetone carries a certificate, a picture and a table that are what their names say', () => {
  const beginnings = demoCatalogue[0]?.attachments.map(({ description, content }) => [
    description.split('.').at(-1),
    Buffer.from(content.slice(0, 4)).toString('latin1'),
  ]);
  expect(beginnings).toEqual([
    ['pdf', '%PDF'],
    ['png', '\x89PNG'],
    ['csv', 'ï»¿M'],
  ]);
});

test('the cross-reference table of a PDF points at its objects', () => {
  const file = Buffer.from(pdf(['Heading', 'A line with (brackets) and 20 °C'])).toString('latin1');
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  expect(table.startsWith('xref\n0 7\n')).toBe(true);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `${id} 0 obj`),
  );
  expect(file).toContain('A line with \\(brackets\\) and 20 °C');
});

test('the pixels of a PNG come out as they were drawn', () => {
  const file = Buffer.from(png(2, 1, (x) => [x * 100, 7, 255]));
  const lengthOfPixels = file.readUInt32BE(33);
  expect(file.toString('latin1', 37, 41)).toBe('IDAT');
  expect([...inflateSync(file.subarray(41, 41 + lengthOfPixels))]).toEqual([0, 0, 7, 255, 100, 7, 255]);
});

test('a table quotes cells with commas and quotation marks', () => {
  const text = Buffer.from(csv([['a', 'b, "c"']])).toString();
  expect(text).toBe('\uFEFFa,"b, ""c"""\r\n');
});
