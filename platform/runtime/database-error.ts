import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE codes, or their prefixes, of transient errors (PostgreSQL, appendix A). */
const transientStates: readonly string[] = [
  '08', // connection exception
  '53', // insufficient resources: 53100 disk full, 53300 too many connections
  '57P', // operator intervention: shutdown, crash, starting up
  '58', // system error: 58030 I/O error
];

/** Error codes of Node.js for a failed or lost connection and for a disk that is not writable. */
const transientCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
];

/** Errors of the driver `pg` without a code, and PostgreSQL's message for a read-only file system, which has no code of its own. */
const transientMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|Read-only file system/;

const sqlState = /^[0-9A-Z]{5}$/;

interface DriverError extends Error {
  code?: unknown;
  syscall?: unknown;
  severity?: unknown;
}

const codeOf = ({ code }: DriverError) => (typeof code === 'string' ? code : '');

/** Whether an error comes from the driver or the database, not from Node.js. */
const isDatabaseError = (error: DriverError) => sqlState.test(codeOf(error)) && error.severity !== undefined;

/**
 * Whether the database is unavailable: the disk is full or read-only, or PostgreSQL cannot be reached. Nothing was written; the
 * same call may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { syscall } = error as DriverError;
  const code = codeOf(error);
  if (isPanic(error)) return true;
  if (isDatabaseError(error) && transientStates.some((start) => code.startsWith(start))) return true;
  // A missing socket file: PostgreSQL is stopped.
  if (transientCodes.includes(code) || (code === 'ENOENT' && syscall === 'connect')) return true;
  return transientMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** Whether the database refused to write: its disk has no room (read_only_sql_transaction). */
export function isRefusedWrite(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (isDatabaseError(error) && codeOf(error) === '25006') || isRefusedWrite(error.cause);
}

/** Whether the embedded database has crashed; it executes no further queries. */
export function isPanic(error: unknown): boolean {
  return error instanceof Error && ((error as DriverError).severity === 'PANIC' || isPanic(error.cause));
}

/**
 * An error as it may be logged. A failed query is described by its statement and code, without its values, which are personal
 * data.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '' } = error;
  const code = codeOf(error) || undefined;
  const mayContainValues =
    error instanceof DrizzleQueryError || (isDatabaseError(error) && !isDatabaseUnavailable(error));
  return {
    type: name === 'Error' ? error.constructor.name : name,
    message: mayContainValues ? 'Failed query' : message,
    ...(error instanceof DrizzleQueryError ? { statement: error.query } : {}),
    code,
    stack: mayContainValues ? stackFrames(stack) : stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** A stack without the message, which may have several lines. */
const stackFrames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
