import { askerOf } from '@/lib/loaders/asker';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['6.6.6.6, 192.0.2.7', '192.0.2.7'],
  [undefined, undefined],
])('of the addresses %p the one counts that our own side wrote', (forwardedFor, address) => {
  const headers = new Headers(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {});
  expect(askerOf(headers, 'en').address).toBe(address);
});
