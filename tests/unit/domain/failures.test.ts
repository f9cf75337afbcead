import {
  errorMessageKey,
  failureTypeOfStatus,
  failureTypes,
  loginFailureType,
  makeFailure,
  makeFailureId,
  originCodes,
  situationMessages,
  situations,
} from '@/lib/domain/failures/failures';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

test.each([
  [{ status: 0 }, 'INVALID_USERNAME_PASSWORD'],
  [{ status: 401, error: 'invalid_grant' }, 'INVALID_USERNAME_PASSWORD'],
  [{ status: 401, error: 'show_warning' }, 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING'],
  [{ status: 403, accountStatus: 'locked' }, 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT'],
  [{ status: 403, error: 'show_warning' }, 'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT_WARNING'],
  [{ status: 403, error: 'anything' }, 'AUTHENTICATION_ERROR'],
  [{ status: 403 }, 'AUTHENTICATION_ERROR'],
  [{ status: 504 }, 'SERVER_TIMEOUT'],
  [{ status: 401, error: 'other' }, 'CLIENT_SERVER_COMMUNICATION'],
  [{ status: 429 }, 'CLIENT_SERVER_COMMUNICATION'],
])('a login answered %p fails with %s', (response, expected) => {
  expect(loginFailureType(response)).toBe(expected);
});

test.each([
  [400, 'CLIENT_SIDE'],
  [408, 'SERVER_TIMEOUT'],
  [504, 'SERVER_TIMEOUT'],
  [404, 'CLIENT_SERVER_COMMUNICATION'],
  [500, 'CLIENT_SERVER_COMMUNICATION'],
])('status %d is %s', (status, expected) => {
  expect(failureTypeOfStatus(status)).toBe(expected);
});

test('a failure starts from the default: origin 0, the unknown-error text, not yet displayed', () => {
  expect(makeFailure('DEFAULT', () => 0)).toEqual({
    code: 0,
    type: 'DEFAULT',
    uiMessage: 'error_message_UNKNOWN',
    debug: '',
    tokenExpiredError: false,
    id: 'aaa',
    wasDisplayedInTheUi: false,
  });
});

test('a failure keeps what is known: where it was caught, the call and its answer, that it was displayed', () => {
  const known = {
    code: originCodes.uncaught,
    debug: 'POST /api/oauth2/token: rejected (422)',
    httpDebug: { method: 'POST', path: '/api/oauth2/token', status: 422 },
    wasDisplayedInTheUi: true,
  };
  expect(makeFailure('CLIENT_SERVER_COMMUNICATION', () => 0, known)).toMatchObject(known);
});

test('the origin of a failure is 0 by default, 1 when the product did not handle it, 2 when it was not caught', () => {
  expect(originCodes).toEqual({ default: 0, unhandledByProduct: 1, uncaught: 2 });
});

test.each(failureTypes.filter((type) => type !== 'DEFAULT'))('a failure %s has the words of its type', (type) => {
  expect(makeFailure(type, () => 0).uiMessage).toBe(`error_message_${type}`);
});

test.each([
  ['English', en],
  ['German', de],
])('in %s every failure type has a text of its own', (_language, { app }) => {
  const texts: Record<string, string | undefined> = app;
  const messages = [...failureTypes, ...situationMessages].map((type) => texts[errorMessageKey(type)]);
  expect(messages).not.toContain(undefined);
  expect(new Set(messages).size).toBe(messages.length);
});

test('an expired session is flagged so that the visitor is asked to log in', () => {
  expect(makeFailure(situations.refreshFailed.type, () => 0).tokenExpiredError).toBe(true);
  expect(makeFailure(situations.timeout.type, () => 0).tokenExpiredError).toBe(false);
});

test('the id of a failure has three characters, whatever the random number is', () => {
  expect([0, 0.5, 0.999_999_999].map((dice) => makeFailureId(() => dice))).toEqual(['aaa', 'sss', '999']);
});

test('no failure type stands twice in the catalogue', () => {
  expect(new Set(failureTypes).size).toBe(failureTypes.length);
});
