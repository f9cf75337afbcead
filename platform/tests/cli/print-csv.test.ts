import { PassThrough } from 'node:stream';
import { printCsv } from '../../cli/output.ts';

test('a table is CSV that every program reads, and no cell a formula', () => {
  const output = new PassThrough();
  printCsv(
    output,
    ['To', 'Error'],
    [
      ['a@a.example', '550 "No such mailbox", says\nthe server'],
      ['=cmd@a.example', ''],
    ],
  );
  expect(String(output.read())).toBe(
    'To,Error\r\na@a.example,"550 ""No such mailbox"", says\nthe server"\r\n\'=cmd@a.example,\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
  'a cell of %j is text in every program',
  (text) => {
    const output = new PassThrough();
    printCsv(output, ['To'], [[text]]);
    expect(String(output.read())).toMatch(/^To\r\n"?'/);
  },
);
