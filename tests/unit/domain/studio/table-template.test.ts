import { tableColumns, tableTemplateHref } from '@/lib/domain/studio/table-template';

// The platform's reader; web app and platform share no code.
const { csvColumns, readTable } = jest.requireActual<{
  csvColumns: { name: string }[];
  readTable: (text: string, table: string, known: () => undefined, isDraft: boolean) => { problems: object[] };
}>('../../../../platform/product/read/csv');

test('the template of a table has the columns that the platform reads', () => {
  expect(tableColumns).toEqual(csvColumns.map(({ name }) => name));
});

test.each(['en', 'de'])('a spreadsheet in %s reads the template, and the platform what was entered there', (lang) => {
  const text = decodeURIComponent(tableTemplateHref(lang).split(',').slice(1).join(','));
  const separator = lang === 'en' ? ',' : ';';
  const row = ['AC-1', ...Array.from({ length: tableColumns.length - 1 }, () => '')].join(separator);
  expect(readTable(`${text}${row}\r\n`, 'table.csv', () => undefined, true)).toMatchObject({
    files: [{ product: { code: 'AC-1' } }],
    problems: [],
  });
});
