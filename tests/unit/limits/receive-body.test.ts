import { HeldBytes } from '@/lib/limits/receive-body';
import { bodyRuleOf, maxBodyMs, maxFileBytes } from '@/lib/settings/request-bodies';

test('bodies have room for each client and overall, which is given back', () => {
  const held = new HeldBytes({ perClient: 10, overall: 15 });
  expect([held.take('a', 10), held.take('a', 1), held.take('b', 5), held.take('b', 1), held.overall]).toEqual([
    null,
    'client',
    null,
    'all',
    15,
  ]);
  held.release('a', 10);
  expect([held.overall, held.take('b', 5), held.take('a', 1)]).toEqual([5, null, null]);
});

const [kibibyte, mebibyte] = [1024, 1024 ** 2];
const draft = '/p/api/studio/drafts/0b0e7a0e-6a52-4e7e-9b52-1a2b3c4d5e6f';

test.each([
  ['PUT', `${draft}/presence`, kibibyte, 'studio'],
  ['PUT', `${draft}/sections/identity`, 5 * mebibyte, 'studio'],
  ['POST', `${draft}/preview`, 5 * mebibyte, 'studio'],
  ['POST', '/p/api/studio/drafts', 5 * mebibyte, 'studio'],
  ['POST', `${draft}/files`, 25 * mebibyte, 'studio'],
  ['POST', `${draft}/submit`, 64 * kibibyte, 'studio'],
  ['POST', '/p/api/studio/substances', 64 * kibibyte, 'studio'],
  ['POST', '/p/api/label-job', 64 * kibibyte, 'user'],
  ['POST', '/p/api/share/send', 64 * kibibyte, 'user'],
  // A form whose login has ended leads to the login.
  ['POST', '/p/api/share/resend', 64 * kibibyte, undefined],
  ['POST', '/p/api/session', 64 * kibibyte, undefined],
  ['PATCH', '/p/api/session', 64 * kibibyte, undefined],
  ['GET', `${draft}/files`, 0, undefined],
  ['GET', '/p/1001/en/pd/1', 0, undefined],
  ['HEAD', '/p', 0, undefined],
])('the body of %s %s has at most %i bytes, by %s', (method, path, maxBytes, caller) => {
  expect(bodyRuleOf(method, path)).toMatchObject({ maxBytes });
  expect(bodyRuleOf(method, path).caller).toBe(caller);
});

test('the largest file may be on its way for less than half an hour', () => {
  expect(maxBodyMs(maxFileBytes)).toBe(1_610_000);
});
