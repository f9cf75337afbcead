import fs from 'node:fs';
import { hasAccessLog, log, logRequest, logUncaught } from '@/lib/observability/log';
import { waitFor } from '@/tests/contract/mails';
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

test('where standard error cannot be written the program goes on without the log', () => {
  freshProcess({ PLATFORM_URL: '', LOG_LEVEL: 'info' });
  const write = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  log().error('lost');
  log().error('lost too');
  expect(write).toHaveBeenCalled();
  write.mockRestore();
});

function startWithStandardError(isFile: boolean) {
  freshProcess({ PLATFORM_URL: '', LOG_LEVEL: 'info' });
  const stats = fs.fstatSync(2);
  jest.spyOn(stats, 'isFile').mockReturnValue(isFile);
  jest.spyOn(fs, 'fstatSync').mockReturnValue(stats);
}

test.each([
  ['a file', true],
  ['a pipe', false],
])('the log of requests opens where standard error is %s', (_, isFile) => {
  startWithStandardError(isFile);
  expect(hasAccessLog()).toBe(true);
});

test('lines of many requests at once go to a pipe in whole lines, in writes of at most 4,096 bytes', async () => {
  startWithStandardError(false);
  const writes: string[] = [];
  const write = (_: number, bytes: Buffer, done: (error: null, length: number) => void) => {
    writes.push(bytes.toString());
    setImmediate(done, null, bytes.length);
  };
  jest.spyOn(fs, 'write').mockImplementation(write as unknown as typeof fs.write);
  const request = { trace_id: undefined, method: 'GET', path: '/p/1001/en/pd/1', status: 200, durationMs: 1.5 };
  for (let n = 0; n < 200; n += 1) logRequest({ ...request, requestId: `request-${n}`, page: 'fresh', cut: undefined });
  await waitFor(() => (writes.join('').split('\n').length > 200 ? true : undefined));
  // A flush by the clock may find nothing to write.
  expect(writes.filter((text) => text.length > 4_096 || !/(?:^|\n)$/.test(text))).toEqual([]);
});
