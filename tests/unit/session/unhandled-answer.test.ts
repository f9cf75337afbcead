import { log } from '@/lib/observability/log';
import { openedPath } from '@/lib/session/request-headers';
import { withSession } from '@/lib/session/with-session';
import { freshProcess } from '@/tests/support/one-process';

beforeEach(() => freshProcess({ SITE_URL: 'https://dossier.example', PLATFORM_URL: '' }));

const handle = withSession(() => {
  throw new TypeError('a defect');
});
const call = (headers: Record<string, string>) =>
  handle(new Request('https://other.example/p/api/x', { headers }), { params: Promise.resolve({}) });

test('an error that no code of a handler handles has origin 1, for the script and in the log under the same id', async () => {
  const written = jest.spyOn(log(), 'error');
  const response = await call({ 'sec-fetch-mode': 'cors' });
  expect(response.status).toBe(500);
  const failure = (await response.json()) as { id: string };
  expect(failure).toEqual({ code: 1, type: 'UNKNOWN', uiMessage: 'error_message_UNKNOWN', id: expect.any(String) });
  const line = { failureId: failure.id, code: 1, wasDisplayedInTheUi: false };
  expect(written).toHaveBeenCalledWith(expect.objectContaining(line), 'a handler failed');
});

test('who followed a link to a handler that fails sees unhandlederror with that id', async () => {
  const written = jest.spyOn(log(), 'error');
  const response = await call({ 'sec-fetch-mode': 'navigate' });
  const id = /^https:\/\/dossier\.example\/p\/unhandlederror\?id=(\w{3})&next=%2Fapi%2Fx$/.exec(
    response.headers.get('location') ?? '',
  )?.[1];
  expect(response.status).toBe(307);
  const line = { failureId: id, code: 1, wasDisplayedInTheUi: true };
  expect(written).toHaveBeenCalledWith(expect.objectContaining(line), 'a handler failed');
});

test.each([
  ['GET', 'https://dossier.example/p/1001/en/pd/1', '/api/x?lang=2'],
  ['POST', 'https://dossier.example/p/products?page=2', '/products?page=2'],
  ['POST', 'https://dossier.example/other', null],
  ['POST', '', null],
])('after a %s from %s that failed “Try again” leads to %s: a form is not sent by a link', (method, referer, path) => {
  for (const url of ['https://other.example/api/x?lang=2', 'https://other.example/p/api/x?lang=2'])
    expect(openedPath(new Request(url, { method, headers: { referer } }))).toBe(path);
});
