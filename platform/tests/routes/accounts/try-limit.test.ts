import { createTryLimit } from '../../../routes/accounts/try-limit.ts';

test('an address has 20 tries in any minute; refused ones do not count', () => {
  let now = 0;
  const countTry = createTryLimit(() => now);
  for (now = 0; now < 20_000; now += 1000) countTry('192.0.2.1');
  const retryAfter = () => {
    try {
      countTry('192.0.2.1');
      return 0;
    } catch (error) {
      return Number((error as { headers: Record<string, string> }).headers['Retry-After']);
    }
  };
  now = 30_000;
  expect([retryAfter(), retryAfter()]).toEqual([30, 30]);
  countTry('192.0.2.2');
  now = 60_000;
  expect([retryAfter(), retryAfter()]).toEqual([0, 1]);
});
