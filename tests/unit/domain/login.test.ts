import { failureTypes } from '@/lib/domain/failures/failures';
import { fieldOf, loginErrorOf, loginMessageOf, missingCredential } from '@/lib/domain/session/login';

test.each([
  [{ username: '', password: '' }, 'MISSING_USERNAME', 'username'],
  [{ username: ' ', password: 'x' }, 'MISSING_USERNAME', 'username'],
  [{ username: 'demo', password: '' }, 'MISSING_PASSWORD', 'password'],
] as const)('a credential is missing in %j', (who, message, field) => {
  expect(missingCredential(who)).toEqual({ type: 'CLIENT_SIDE', message, status: 400 });
  expect(fieldOf(message)).toBe(field);
});

test('a password of blanks is a password', () => {
  expect(missingCredential({ username: 'demo', password: ' ' })).toBeNull();
});

test.each([0, 400, 401, 403, 404, 418, 429, 500, 503, 504])(
  'a login that is answered %i is told in words of its own, with a status that fits',
  (status) => {
    const { message, type, status: answered } = loginErrorOf({ status });
    expect(loginMessageOf(message)).toBe(message);
    expect(failureTypes).toContain(type);
    expect([400, 401, 403, 429, 503, 504]).toContain(answered);
  },
);

test.each(['', 'x', 'error_message_', 'constructor', 'error_message_TEST'])('%j is no message of a login', (text) => {
  expect(loginMessageOf(text)).toBeNull();
});
