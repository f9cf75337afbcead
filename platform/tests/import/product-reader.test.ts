import { openProductReader } from '../../import/read/product-reader.ts';
import { ReaderBusyError, ReadingTooSlowError } from '../../import/read/task-thread.ts';
import { CallerLeftError } from '../../runtime/fair-queue.ts';
import { buildWhenStale } from '../../../tests/support/start-platform.ts';
import { acetoneFile } from '../product/sample-file.ts';

beforeAll(buildWhenStale);

const body = { task: 'body' as const, bytes: new TextEncoder().encode(JSON.stringify(acetoneFile())) };

test('one that takes too long is given up, and so is no other', async () => {
  const maxMs = { body: 1, file: 60_000, classify: 1, classifyFile: 60_000, table: 60_000, sheets: 60_000 };
  const reader = openProductReader(1, maxMs);
  const slow = reader.read(body);
  const other = reader.read({ task: 'file', path: '/nowhere/a.json', shown: 'a.json' });
  await expect(slow).rejects.toThrow(ReadingTooSlowError);
  await expect(slow).rejects.toThrow('It takes more than 0.001 seconds to read; split it.');
  expect(await other).toMatchObject({ product: null, problems: [{ message: 'cannot be read (ENOENT)' }] });
  reader.close();
});

test('one whose caller has left is not begun, and the next one is', async () => {
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

test('one more than may wait is refused', async () => {
  const reader = openProductReader(1);
  const [one, other] = [reader.read(body), reader.read(body)];
  await expect(reader.read(body)).rejects.toThrow(ReaderBusyError);
  expect(await Promise.all([one, other])).toMatchObject([[{ file: '' }], [{ file: '' }]]);
  expect(await reader.read(body)).toMatchObject([{ read: { problems: [] } }]);
  reader.close();
});
