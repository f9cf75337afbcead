import { labelFileName } from '@/lib/domain/downloads/truncated-file-names';

const date = new Date('2026-02-01T09:05:00Z');
const acetone = { product: 'Acetone, technical', dimension: '105 × 148 mm', packText: '1 L', languages: ['de', 'en'] };

test.each([
  ['single', 'label_single_Acetone, technical_105 × 148 mm_1 L_de-en_2026-02-01_09-05-00'],
  ['a4', 'label_A4_Acetone, technical_105 × 148 mm_1 L_de-en_2026-02-01_09-05-00'],
  ['word', 'label_word_Acetone, technical_105 × 148 mm_1 L_de-en_2026-02-01_09-05-00'],
  ['spreadsheet', 'label_spreadsheet_Acetone, technical_105 × 148 mm_1 L_de-en_2026-02-01_09-05-00'],
] as const)('a label as %s is saved as %s', (file, name) => {
  expect(labelFileName(file, acetone, date)).toBe(name);
});

test('without a pack text the name has none; forbidden characters are gone', () => {
  expect(labelFileName('single', { ...acetone, product: 'A/B:C*?"<>|\\', packText: '' }, date)).toBe(
    'label_single_A-BC‹›_105 × 148 mm_de-en_2026-02-01_09-05-00',
  );
});

test('no name is longer than file systems take', () => {
  const long = {
    product: '🧪'.repeat(300),
    dimension: 'ä'.repeat(300),
    packText: '€'.repeat(60),
    languages: Array.from({ length: 8 }, () => 'sr-Latn'),
  };
  expect(Buffer.byteLength(`${labelFileName('spreadsheet', long, date)}.xlsx`)).toBeLessThanOrEqual(255);
});
