import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describeError, isDatabaseUnavailable } from '../../runtime/database-error.ts';

const failed = (cause: object) =>
  new DrizzleQueryError(
    'insert into users (email) values ($1)',
    ['secret@a.example\nsecret'],
    Object.assign(new Error('secret'), cause),
  );

test.each<[string, object, boolean]>([
  ['a full disk', { code: '53100', severity: 'ERROR' }, true],
  ['a PostgreSQL that is shut down', { code: '57P01', severity: 'FATAL' }, true],
  ['a PostgreSQL that starts', { code: '57P03', severity: 'FATAL' }, true],
  ['a disk with I/O errors', { code: '58030', severity: 'ERROR' }, true],
  [
    'a disk for reading only',
    { code: '42501', severity: 'ERROR', message: 'could not open file "base/5/1": Read-only file system' },
    true,
  ],
  ['a database that has ended', { code: '24000', severity: 'PANIC' }, true],
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['a socket that is away', { code: 'ENOENT', syscall: 'connect' }, true],
  ['a connection that is lost', { message: 'Connection terminated unexpectedly' }, true],
  ['a pool without a connection', { message: 'timeout exceeded when trying to connect' }, true],
  ['a file that is missing', { code: 'ENOENT', syscall: 'open' }, false],
  ['a table that is missing', { code: '42P01', severity: 'ERROR' }, false],
  ['a constraint', { code: '23505', severity: 'ERROR' }, false],
  ['something else', {}, false],
])('an error from %s (%j) counts as a database that is unavailable for a while: %s', (_what, cause, passes) => {
  expect(isDatabaseUnavailable(failed(cause))).toBe(passes);
  expect(isDatabaseUnavailable(Object.assign(new Error('no'), cause))).toBe(passes);
});

test('of a failed query the log gets the statement and the code, and no value', () => {
  const cause = { code: '23505', severity: 'ERROR', detail: 'Key (email)=(secret) exists', params: ['secret'] };
  const described = describeError(failed(cause));
  expect(described).toMatchObject({
    message: 'Failed query',
    statement: 'insert into users (email) values ($1)',
    stack: expect.stringMatching(/^ {4}at /) as unknown,
    cause: { code: '23505', message: 'Failed query' },
  });
  expect(JSON.stringify(described)).not.toContain('secret');
});

test('another error is told with its message, its stack and its cause', () => {
  const error = new TypeError('no such phrase', { cause: new Error('inner') });
  expect(describeError(error)).toMatchObject({
    type: 'TypeError',
    message: 'no such phrase',
    stack: error.stack,
    cause: { message: 'inner' },
  });
});
