import { cleanFileName, downloadTypeOf, nameInLocalTime, timestampedName } from '@/lib/domain/downloads/file-names';

test.each([
  ['certificate.pdf', 'certificate.pdf'],
  ['a\\b/c:d*e?f"g<h>i|j', 'a-b-cdefg‹h›i-j'],
  ['Paint (methanol < 1 %)', 'Paint (methanol ‹ 1 %)'],
  ['<= 5 %, >= 1 %, > 3', '≤ 5 %, ≥ 1 %, › 3'],
  ['Resin A/B 3:1, 1/2 l', 'Resin A-B 3∶1, 1⁄2 l'],
  ['Plate 3 * 4*5, *new*', 'Plate 3 × 4×5, new'],
  ['Hose 3/4" x 12" "Flex 5"', 'Hose 3⁄4″ x 12″ Flex 5'],
  ['line\r\nbreak\u0000\u007f\u0085', 'linebreak'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2066a\u2069\u200e\u061c', 'a'],
  ['half \ud83e character', 'half  character'],
  ['Säure 🧪 5 €.pdf', 'Säure 🧪 5 €.pdf'],
  ['  spaces ', 'spaces'],
  ['???', ''],
])('%p is saved as %p', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected);
});

test.each([
  ['sds_', ['Acetone, technical', 'en'], 'sds_Acetone, technical_en_2026-02-01_09-05-07'],
  ['ipi_A4_', ['1/2: "x"', '', 'de'], 'ipi_A4_1⁄2 x_de_2026-02-01_09-05-07'],
  ['label_single_', [], 'label_single_2026-02-01_09-05-07'],
])('a download with prefix %s and parts %p', (prefix, parts, expected) => {
  expect(timestampedName(prefix, parts, new Date('2026-02-01T09:05:07.999Z'))).toBe(expected);
});

test.each([
  ['its time', 'sds_Acetone_en_2026-01-31_22-05-07.pdf', 'sds_Acetone_en_2026-02-01_07-05-07.pdf'],
  ['a time of its publisher’s', 'report_2025-01-31_22-05-07.pdf', 'report_2025-01-31_22-05-07.pdf'],
  ['a time that is none', 'report_2026-01-99_22-05-07.pdf', 'report_2026-01-99_22-05-07.pdf'],
  ['no time', 'report.pdf', 'report.pdf'],
])('saved in Tokyo, a file whose name has %s is %p', (_what, name, expected) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
  expect(nameInLocalTime(name, new Date('2026-01-31T22:05:09Z'))).toBe(expected);
  expect(nameInLocalTime(name, new Date(NaN))).toBe(name);
});

test.each([
  ['application/pdf', 'pdf'],
  ['Application/PDF; charset=binary', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/internet-shortcut', 'url'],
])('%s is the file type %s', (mediaType, expected) => {
  expect(downloadTypeOf(mediaType)).toBe(expected);
});

test.each(['text/html', 'application/octet-stream', 'image/svg+xml', '', 'pdf'])('%p is refused', (mediaType) => {
  expect(() => downloadTypeOf(mediaType)).toThrow('unsupported file type');
});
