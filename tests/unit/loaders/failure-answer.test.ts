import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { log } from '@/lib/observability/log';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { freshProcess } from '@/tests/support/one-process';

const call = { method: 'GET', path: '/x' };
const script = { 'sec-fetch-mode': 'cors' };
const requested = (headers: Record<string, string>) =>
  new Request('https://dossier.example/p/api/sds/1/1', { headers });
const scriptRequest = requested({ ...script, cookie: '__Host-token=a-session' });
const followed = (headers: Record<string, string>) => new Request('https://other.example/p/api/sds/1/1', { headers });

beforeEach(() => freshProcess({ SITE_URL: 'https://dossier.example', PLATFORM_URL: '' }));

test.each<[UpstreamErrorKind, number, string, string]>([
  ['not-found', 404, 'CLIENT_SERVER_COMMUNICATION', 'NOT_AVAILABLE'],
  ['removed', 410, 'CLIENT_SERVER_COMMUNICATION', 'NOT_AVAILABLE'],
  ['forbidden', 403, 'CLIENT_SERVER_COMMUNICATION', 'NOT_AVAILABLE'],
  ['unauthorized', 401, 'SESSION_EXPIRED', 'SESSION_EXPIRED'],
  ['rejected', 502, 'CLIENT_SERVER_COMMUNICATION', 'CLIENT_SERVER_COMMUNICATION'],
  ['unsupported-type', 502, 'CLIENT_SERVER_COMMUNICATION', 'UNSUPPORTED_FILE_TYPE'],
  ['throttled', 429, 'CLIENT_SERVER_COMMUNICATION', 'TOO_MANY_TRIES'],
  ['busy', 503, 'CLIENT_SERVER_COMMUNICATION', 'TOO_MANY_TRIES'],
  ['timeout', 504, 'SERVER_TIMEOUT', 'SERVER_TIMEOUT'],
  ['server-error', 503, 'CLIENT_SERVER_COMMUNICATION', 'SERVER_SIDE'],
  ['unreachable', 503, 'SERVER_DOWN_ERROR', 'SERVER_DOWN_ERROR'],
  ['circuit-open', 503, 'SERVER_DOWN_ERROR', 'SERVER_DOWN_ERROR'],
  ['malformed-response', 503, 'CLIENT_SERVER_COMMUNICATION', 'SERVER_SIDE'],
])('to a script a call that ends %s is %i, type %s, with a text that exists', async (kind, status, type, message) => {
  const response = failureResponse(new UpstreamError(kind, call), scriptRequest, '/sdserror');
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('retry-after')).toBe([429, 503, 504].includes(status));
  expect(await response.json()).toEqual({
    code: 0,
    type,
    uiMessage: `error_message_${message}`,
    id: expect.stringMatching(/^[a-z2-9]{3}$/),
    ...(kind === 'unauthorized' ? { tokenExpiredError: true } : {}),
  });
  for (const { app } of [en, de]) expect(Object.keys(app)).toContain(`error_message_${message}`);
});

test('what the platform refuses because its disk is full may be tried again, and stops no call that reads', async () => {
  const error = UpstreamError.fromStatus(503, { ...call, error: 'read_only', retryAfterSeconds: 7 });
  expect(error.isBusy).toBe(true);
  const response = failureResponse(error, scriptRequest);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
  expect(await response.json()).toMatchObject({ uiMessage: 'error_message_SERVER_SIDE' });
});

test('who was not logged in is asked to log in: no session has ended', async () => {
  const response = failureResponse(new UpstreamError('unauthorized', call), requested(script));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    code: 0,
    type: 'AUTHENTICATION_ERROR',
    uiMessage: 'error_message_LOGIN_NEEDED',
    id: expect.any(String),
  });
});

test('a parameter that only the platform knows to be wrong is the client’s fault', async () => {
  const response = failureResponse(UpstreamError.fromStatus(400, call), scriptRequest);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ type: 'CLIENT_SIDE', uiMessage: 'error_message_CLIENT_SIDE' });
});

test('invalid parameters are answered in the same shape', async () => {
  const response = badRequest();
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 0,
    type: 'CLIENT_SIDE',
    uiMessage: 'error_message_CLIENT_SIDE',
    id: expect.any(String),
  });
});

test.each([
  ['says so', { 'sec-fetch-mode': 'navigate' }],
  ['is too old to say so and wants a page', { accept: 'text/html,application/xhtml+xml' }],
])('a link followed in a browser that %s leads to the error page on the configured origin', (_what, headers) => {
  const response = failureResponse(new UpstreamError('not-found', call), followed(headers), '/sdserror?id=1');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('https://dossier.example/p/sdserror?id=1');
});

test.each([
  ['a followed link, which shows an error page', { 'sec-fetch-mode': 'navigate' }, true],
  ['a script, which says for itself what it shows', { 'sec-fetch-mode': 'cors' }, false],
])('the log says of the failure of %s whether a person saw it', (_what, headers, wasDisplayedInTheUi) => {
  const written = jest.spyOn(log(), 'warn');
  failureResponse(new UpstreamError('not-found', call), followed(headers), '/sdserror?id=1');
  const line = expect.objectContaining({ code: 0, type: 'CLIENT_SERVER_COMMUNICATION', wasDisplayedInTheUi });
  expect(written.mock.calls).toEqual([[line, 'a call of a handler failed']]);
});

test.each([
  ['a script that would take a page too', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
  ['a program that takes anything', { accept: '*/*' }],
])('%s gets JSON', (_what, headers) => {
  expect(failureResponse(new UpstreamError('not-found', call), followed(headers), '/sdserror').status).toBe(404);
});

test('where no page is named a followed link gets JSON too', () => {
  const request = followed({ 'sec-fetch-mode': 'navigate' });
  expect(failureResponse(new UpstreamError('not-found', call), request).status).toBe(404);
});

test('that there is no valid SDS a script is told in the platform’s words, with the call and its answer', async () => {
  const text = 'No valid SDS version';
  const error = UpstreamError.fromStatus(404, { ...call, text, error: 'x' });
  const written = jest.spyOn(log(), 'warn');
  const response = await failureResponse(error, scriptRequest).json();
  expect(response).toMatchObject({ type: 'SERVER_SIDE', debug: text, httpDebug: { ...call, status: 404, text } });
  expect(written.mock.calls[0]![0]).toMatchObject({ err: { message: expect.stringContaining(text), call: { text } } });
});

test('any other words of the platform are for the log alone', async () => {
  const error = UpstreamError.fromStatus(404, { ...call, text: 'Row 17 of table users is gone' });
  const response = await failureResponse(error, scriptRequest).json();
  expect(Object.keys(response as object)).toEqual(['code', 'type', 'uiMessage', 'id']);
});

test('an error of our own is not dressed up as one of the platform', () => {
  expect(() => failureResponse(new TypeError('ours'), scriptRequest)).toThrow('ours');
});
