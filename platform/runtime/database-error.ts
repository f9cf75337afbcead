import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE codes, or how they begin, of what passes without a change of the program (PostgreSQL, appendix A). */
const passingStates: readonly string[] = [
  '08', // connection exception
  '53', // insufficient resources: 53100 disk full, 53300 too many connections
  '57P', // operator intervention: shutdown, crash, starting up
  '58', // system error: 58030 I/O error
];

/** Codes of Node.js for a connection that cannot be made or is lost, and for a disk that cannot be written to. */
const passingCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
];

/** Errors of the driver `pg` without a code, and what PostgreSQL says of a disk for reading only, which has no code of its own. */
const passingMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|Read-only file system/;

const sqlState = /^[0-9A-Z]{5}$/;

interface DriverError extends Error {
  code?: unknown;
  syscall?: unknown;
  severity?: unknown;
}

const codeOf = ({ code }: DriverError) => (typeof code === 'string' ? code : '');

/** An error of the driver or of the database itself, not of Node.js. */
const isOfDatabase = (error: DriverError) => sqlState.test(codeOf(error)) && error.severity !== undefined;

/**
 * The database cannot answer now: the disk is full or for reading only, or PostgreSQL is not reached. The same call may succeed later;
 * nothing of it was written.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { syscall } = error as DriverError;
  const code = codeOf(error);
  if (isPanic(error)) return true;
  if (isOfDatabase(error) && passingStates.some((start) => code.startsWith(start))) return true;
  // A socket file that is not there: PostgreSQL is stopped.
  if (passingCodes.includes(code) || (code === 'ENOENT' && syscall === 'connect')) return true;
  return passingMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** The embedded database has ended in the middle of its work and answers nothing any more. */
export function isPanic(error: unknown): boolean {
  return error instanceof Error && ((error as DriverError).severity === 'PANIC' || isPanic(error.cause));
}

/**
 * An error as it may stand in the log. Of a query its statement and the code, without the values: those are what people typed, sent
 * and shared.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '' } = error;
  const code = codeOf(error) || undefined;
  const mayHoldValues = error instanceof DrizzleQueryError || (isOfDatabase(error) && !isDatabaseUnavailable(error));
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: mayHoldValues ? 'Failed query' : message,
    ...(error instanceof DrizzleQueryError ? { statement: error.query } : {}),
    code,
    stack: mayHoldValues ? frames(stack) : stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** A stack without the message, which may have any number of lines. */
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
