import { runInNewContext } from 'node:vm';

/** Much more than what is tested takes, and much less than the minutes that a search takes which divides its text in every way. */
const limitMs = 30_000;

/** The result of `work`, which is stopped with an error when it does not end: nothing else stops a regular expression. */
export const unlessEndless = <Result>(work: () => Result): Result =>
  runInNewContext('work()', { work }, { timeout: limitMs }) as Result;
