import { percentOf } from '@/lib/browser/downloads/fetch-file';

test.each([
  { loaded: 0, size: 1000, percent: 0 },
  { loaded: 429, size: 1000, percent: 42 },
  { loaded: 999, size: 1000, percent: 99 },
  { loaded: 1000, size: 1000, percent: 100 },
  { loaded: 1200, size: 1000, percent: 100 },
  { loaded: 1200, size: null, percent: null },
  { loaded: 0, size: 0, percent: null },
])('$loaded of $size bytes are $percent %', ({ loaded, size, percent }) => {
  expect(percentOf(loaded, size)).toBe(percent);
});
