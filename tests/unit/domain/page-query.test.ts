import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PageQuery, readPageQuery } from '@/lib/domain/pages/page-query';
import { docTypes, pageTypeOf } from '@/lib/domain/pages/tabs';

const root = resolve(__dirname, '../../../app/(dossier)');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('a page reads its query by the table’s line of its own segment only', () => {
  const reads = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/[^\n]*\bsearchParams\b[^\n]*/g)].map(([line]) => ({ file, line: line.trim() })),
  );
  expect(reads.length).toBeGreaterThan(10);
  const others = reads.filter(({ file, line }) => {
    const segment = /\[interfaceLang\]\/(\w+)\//.exec(file)?.[1];
    const rest = line.replaceAll(`screenQuery('${segment}', searchParams)`, '');
    return /\bsearchParams\b(?!: RawScreenQuery;| \}: Props\))/.test(rest);
  });
  expect(others).toEqual([]);
});

test('no screen reads the query of its address in any other way', () => {
  expect(pages.filter(({ text }) => /useSearchParams|nextUrl/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a parameter that is not in the table cannot be read, and is not there', () => {
  const query: PageQuery<'gh'> = readPageQuery('gh', {
    version: '10091',
    utm_source: 'mail',
    edit: '1',
    qr: undefined,
  });
  expect(query).toEqual({ version: '10091' });
  // @ts-expect-error no page reads this parameter
  expect(query.utm_source).toBeUndefined();
  // @ts-expect-error product detail reads this parameter, the SDS does not
  expect(query.edit).toBeUndefined();
});

test.each(docTypes)('the page %s is given all that it reads, a repeated value as a list', (docType) => {
  const names = pageTypeOf(docType).parameters;
  const query = Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? name : [name, name]]));
  expect(readPageQuery(docType, { ...query, other: '1' })).toEqual(query);
  expect(readPageQuery(docType, null)).toEqual({});
});
