import {
  failureTypeOfStatus,
  failureTypes,
  loginFailureType,
  makeFailure,
  makeFailureId,
  situations,
} from '@/lib/domain/failures';

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
])('a login answered %p fails with %s', (answer, expected) => {
  expect(loginFailureType(answer)).toBe(expected);
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
  expect(makeFailure('INIT_API', () => 0)).toEqual({
    code: 0,
    type: 'INIT_API',
    uiMessage: 'error_message_UNKNOWN',
    debug: '',
    tokenExpiredError: false,
    id: 'aaa',
    wasDisplayedInTheUi: false,
  });
});

test('an expired session is flagged so that the visitor is asked to log in', () => {
  expect(makeFailure(situations.refreshFailed.type, () => 0).tokenExpiredError).toBe(true);
  expect(makeFailure(situations.timeout.type, () => 0).tokenExpiredError).toBe(false);
});

test('the id of a failure is three characters, whatever the dice say', () => {
  expect([0, 0.5, 0.999_999_999].map((dice) => makeFailureId(() => dice))).toEqual(['aaa', 'sss', '999']);
});

test('no failure type stands twice in the catalogue', () => {
  expect(new Set(failureTypes).size).toBe(failureTypes.length);
});
