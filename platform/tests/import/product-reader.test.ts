import { openProductReader } from '../../import/read/product-reader.ts';
import { ReaderBusyError, ReadingTooSlowError } from '../../import/read/task-thread.ts';
import { CallerLeftError } from '../../runtime/fair-queue.ts';
import { buildWhenStale } from '../../../tests/support/start-platform.ts';
import { acetoneFile } from '../product/sample-file.ts';

beforeAll(buildWhenStale);

const body = { task: 'body' as const, bytes: new TextEncoder().encode(JSON.stringify(acetoneFile())) };

test('a read that takes too long is aborted, and the others go on', async () => {
  const maxMs = { body: 1, file: 60_000, classify: 1, classifyFile: 60_000, table: 60_000, sheets: 60_000 };
  const reader = openProductReader(1, maxMs);
  const slow = reader.read(body);
  const other = reader.read({ task: 'file', path: '/nowhere/a.json', shown: 'a.json' });
  await expect(slow).rejects.toThrow(ReadingTooSlowError);
  await expect(slow).rejects.toThrow('It takes more than 0.001 seconds to read; split it.');
  expect(await other).toMatchObject({ product: null, problems: [{ message: 'cannot be read (ENOENT)' }] });
  reader.close();
});

test('a read whose caller has left is not started, and the next one is', async () => {
  const reader = openProductReader(1);
  const caller = new AbortController();
  const first = reader.read(body);
  const left = reader.read(body, caller.signal);
  caller.abort();
  await expect(left).rejects.toThrow(CallerLeftError);
  expect(await first).toMatchObject([{ file: '' }]);
  expect(await reader.read(body)).toMatchObject([{ file: '' }]);
  reader.close();
});

test('a read beyond the limit of waiting ones is refused', async () => {
  const reader = openProductReader(1);
  const [first, other] = [reader.read(body), reader.read(body)];
  await expect(reader.read(body)).rejects.toThrow(ReaderBusyError);
  expect(await Promise.all([first, other])).toMatchObject([[{ file: '' }], [{ file: '' }]]);
  expect(await reader.read(body)).toMatchObject([{ read: { problems: [] } }]);
  reader.close();
});
