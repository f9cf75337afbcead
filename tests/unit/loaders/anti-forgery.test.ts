import { refuseForged } from '@/lib/loaders/anti-forgery';

const call = (cookie: string | null, header: string | null) =>
  new Request('https://dossier.example/p/api/label/1001/xlsx', {
    method: 'POST',
    headers: { ...(cookie ? { cookie } : {}), ...(header ? { 'x-xsrf-token': header } : {}) },
  });

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
  ['XSRF-TOKEN=a%3Db', 'a=b'],
  ['XSRF-TOKEN=a%3Db', 'a%3Db'],
])('cookie %p and header %p are of our page', (cookie, header) => {
  expect(refuseForged(call(cookie, header))).toBeNull();
});

test.each([
  [null, null],
  ['XSRF-TOKEN=abc', null],
  [null, 'abc'],
  ['XSRF-TOKEN=abc', 'abd'],
  ['XSRF-TOKEN=', 'abc'],
  ['NOT-XSRF-TOKEN=abc', 'abc'],
  ['XSRF-TOKEN=%', 'abc'],
])('cookie %p and header %p are refused with 403', async (cookie, header) => {
  const answer = refuseForged(call(cookie, header));
  expect(answer?.status).toBe(403);
  expect(await answer?.json()).toMatchObject({ uiMessage: 'error_message_UNKNOWN', id: expect.any(String) });
});
