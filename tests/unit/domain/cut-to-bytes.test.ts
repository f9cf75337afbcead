import { truncateToBytes } from '@/lib/domain/downloads/truncated-file-names';

test.each([
  ['Acetone', 20, 'Acetone'],
  ['Acetone', 7, 'Acetone'],
  ['Acetone', 3, 'Ace'],
  ['Säure', 2, 'S'],
  ['Säure', 3, 'Sä'],
  ['ab🧪', 5, 'ab'],
  ['ab🧪', 6, 'ab🧪'],
  ['👩‍🔬 x', 10, ''],
  ['👩‍🔬 x', 12, '👩‍🔬 '],
  ['e\u0301e\u0301', 5, 'e\u0301'],
  ['', 5, ''],
])('of %p %i bytes are %p', (text, bytes, expected) => {
  expect(truncateToBytes(text, bytes)).toBe(expected);
});

test('a text without end is cut as fast as any other', () => {
  const started = performance.now();
  expect(truncateToBytes('ä'.repeat(2_000_000), 140)).toBe('ä'.repeat(70));
  expect(performance.now() - started).toBeLessThan(10_000);
});
