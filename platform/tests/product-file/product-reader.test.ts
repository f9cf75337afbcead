import {
  openProductReader,
  openProductReaders,
  ReaderBusyError,
  ReadingTooSlowError,
} from '../../import/read/product-reader.ts';
import { splitFile } from '../../product/file-sections.ts';
import { CallerLeftError } from '../../runtime/fair-queue.ts';
import { buildWhenStale } from '../../../tests/support/start-platform.ts';
import { fileOfManyIngredients } from '../../../tests/support/many-ingredients.ts';
import { acetoneFile } from './sample-file.ts';

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
  const reader = openProductReaders(1, 1);
  const caller = new AbortController();
  const first = reader.read(body);
  const left = reader.read(body, caller.signal);
  caller.abort();
  await expect(left).rejects.toThrow(CallerLeftError);
  expect(await first).toMatchObject([{ file: '' }]);
  expect(await reader.read(body)).toMatchObject([{ file: '' }]);
  reader.close();
});

test('a preview whose caller leaves ends before its time is over', async () => {
  const reader = openProductReaders(1, 1);
  const want = ['findings', 'sds'] as const;
  const sizes = { sdsSection: 1, label: { widthMm: 105, heightMm: 148, languages: [] }, siteUrl: '' };
  const preview = {
    task: 'preview' as const,
    draft: {
      sections: splitFile(fileOfManyIngredients(1000)),
      older: [],
      previousVersions: [],
      stored: [],
      today: '2026-11-29',
    },
    request: { ...sizes, want, language: 'en' as const, interfaceLanguage: 'en' as const },
  };
  expect(Object.keys(await reader.read(preview))).toEqual(['findings', 'sds']);
  const caller = new AbortController();
  const stopped = reader.read(preview, caller.signal);
  // The thread has begun once the job was sent to it.
  await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  expect(await stopped).toMatchObject({ findings: expect.any(Array) as unknown[], leftOut: ['sds'] });
  reader.close();
});

test('of two readers the one with fewer jobs takes the next: none waits beside one that is idle', async () => {
  const reader = openProductReaders(2, 0);
  const [one, other] = [reader.read(body), reader.read(body)];
  await expect(reader.read(body)).rejects.toThrow(ReaderBusyError);
  expect(await Promise.all([one, other])).toMatchObject([[{ file: '' }], [{ file: '' }]]);
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
