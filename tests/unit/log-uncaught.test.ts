import { log, logUncaught } from '@/lib/observability/log';
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
