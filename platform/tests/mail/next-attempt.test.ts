import { nextAttempt } from '../../sharing/outbox-worker.ts';

test.each([
  ['the first attempts come quickly', 1, 0, 5],
  ['then more slowly', 2, 5, 10],
  ['in the first hour never more than half a minute apart', 100, 3000, 30],
  ['later every ten minutes', 200, 3600, 600],
  ['for three days', 500, 72 * 3600 - 1, 600],
  ['and then no more', 500, 72 * 3600, null],
  ['a mail that was queued again after that has another day', 1, 100 * 3600, 600],
  ['which ends, too', 144, 100 * 3600, null],
])('attempts to deliver a mail: %s', (_, attempts, ageSeconds, expected) => {
  expect(nextAttempt(attempts, ageSeconds)).toBe(expected);
});
