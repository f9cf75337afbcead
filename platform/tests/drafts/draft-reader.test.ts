import { openDraftReaders } from '../../drafts/draft-reader.ts';
import { ReaderBusyError } from '../../import/read/task-thread.ts';
import { splitFile } from '../../product/file-sections.ts';
import { buildWhenStale } from '../../../tests/support/start-platform.ts';
import { fileOfManyIngredients } from '../../../tests/support/many-ingredients.ts';
import { acetoneFile } from '../product/sample-file.ts';

beforeAll(buildWhenStale);

const draftOf = (file: object) => ({
  sections: splitFile(file),
  older: [],
  previousVersions: [],
  stored: [],
  today: '2026-11-29',
});

test('a preview whose caller leaves ends before its time is over', async () => {
  const reader = openDraftReaders(1, 1);
  const want = ['findings', 'sds'] as const;
  const sizes = { sdsSection: 1, label: { widthMm: 105, heightMm: 148, languages: [] }, siteUrl: '' };
  const preview = {
    task: 'preview' as const,
    draft: draftOf(fileOfManyIngredients(1000)),
    request: { ...sizes, want, language: 'en' as const, interfaceLanguage: 'en' as const },
  };
  expect(Object.keys(await reader.read(preview))).toEqual(['findings', 'ingredients', 'sds']);
  const caller = new AbortController();
  const stopped = reader.read(preview, caller.signal);
  // The thread has begun once the job was sent to it.
  await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  expect(await stopped).toMatchObject({ findings: expect.any(Array) as unknown[], leftOut: ['sds'] });
  reader.close();
});

test('of two readers the one with fewer jobs takes the next: none waits beside one that is idle', async () => {
  const reader = openDraftReaders(2, 0);
  const job = { task: 'draft' as const, draft: draftOf(acetoneFile()) };
  const both = [reader.read(job), reader.read(job)];
  await expect(reader.read(job)).rejects.toThrow(ReaderBusyError);
  expect(await Promise.all(both)).toMatchObject([{ findings: [] }, { findings: [] }]);
  reader.close();
});
