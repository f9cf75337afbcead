import { defaultRate, MinimumRate } from '../runtime/minimum-rate.ts';

/** For how many seconds a transfer goes on that has so many bytes in each second. */
function secondsOf(bytesIn: (second: number) => number): number {
  const rate = new MinimumRate(defaultRate, 0, 0);
  let bytes = 0;
  for (let second = 1; second <= 1_000; second += 1) {
    bytes += bytesIn(second);
    if (!rate.isMet(bytes, second * 1_000)) return second;
  }
  return Infinity;
}
const kibibyte = 1024;

test('a transfer goes on with 16 KiB/s, in however large parts, and ends when it is slower or pauses', () => {
  expect(secondsOf(() => 0)).toBe(11);
  expect(secondsOf(() => 16 * kibibyte)).toBe(Infinity);
  expect(secondsOf((second) => (second % 10 === 0 ? 160 * kibibyte : 0))).toBe(Infinity);
  expect(secondsOf(() => 8 * kibibyte)).toBe(21);
  expect(secondsOf((second) => (second <= 5 ? 100 * kibibyte * kibibyte : 0))).toBe(36);
});

test('the time in which the process does not run does not count', () => {
  const rate = new MinimumRate(defaultRate, 0, 0);
  expect(rate.isMet(0, 3_600_000)).toBe(true);
  expect([3_602_000, 3_604_000, 3_606_000, 3_608_000].map((now) => rate.isMet(0, now))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a count that lags behind the one before takes nothing from the transfer', () => {
  const rate = new MinimumRate(defaultRate, 0, 0);
  const counts = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? index + 50 : index) * 1024 * kibibyte);
  expect(counts.map((count, index) => rate.isMet(count, (index + 1) * 2_000)).includes(false)).toBe(false);
});
