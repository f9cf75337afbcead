import fs from 'node:fs';
import { hasAccessLog, log, logUncaught } from '@/lib/observability/log';
import { freshProcess } from '@/tests/support/one-process';

test.each([
  ['uncaughtExceptionMonitor', 'uncaught exception'],
  ['unhandledRejection', 'unhandled rejection'],
])('what arrives as %s stands in the log as uncaught, origin 2', (event, message) => {
  freshProcess({ PLATFORM_URL: '' });
  const listen = jest.spyOn(process, 'on').mockReturnValue(process);
  logUncaught();
  const written = jest.spyOn(log(), 'error');
  const listener = listen.mock.calls.find(([name]) => name === event)![1] as (error: unknown) => void;
  listener(new TypeError('a defect'));
  const line = { code: 2, type: 'UNKNOWN', failureId: expect.stringMatching(/^\w{3}$/), err: expect.any(TypeError) };
  expect(written).toHaveBeenCalledWith(expect.objectContaining(line), message);
});

test.each([
  ['a file', true],
  ['a pipe', false],
])('the log of requests opens where standard error is %s', (_, isFile) => {
  freshProcess({ PLATFORM_URL: '', LOG_LEVEL: 'info' });
  const stats = fs.fstatSync(2);
  jest.spyOn(stats, 'isFile').mockReturnValue(isFile);
  jest.spyOn(fs, 'fstatSync').mockReturnValue(stats);
  expect(hasAccessLog()).toBe(true);
});
