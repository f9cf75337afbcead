import { callContextOf } from '@/lib/loaders/request/call-context';
import { RequestSession } from '@/lib/session/request-session';
import { freshProcess } from '@/tests/support/one-process';

beforeEach(() => freshProcess({}));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['6.6.6.6, 192.0.2.7', '192.0.2.7'],
  [undefined, undefined],
])('of the addresses %p the one counts that our own side wrote', async (forwardedFor, address) => {
  const headers = new Headers(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {});
  const requestSession = await RequestSession.open(headers, 'page');
  expect(callContextOf(headers, 'en', requestSession).address).toBe(address);
});
