import { parseCells, normalizeHyphens } from '@/lib/domain/studio/entered-values';
import { pasteCells } from '@/lib/domain/studio/ingredient-cells';
import { expectEach } from '@/tests/support/expect-each';

// The platform's reader; web app and platform share no code.
const identifiers = jest.requireActual<{ withPlainHyphens: (text: string) => string }>(
  '../../../../platform/law/identifiers',
);

test('numbers have plain hyphens, in the Studio as in the platform', () =>
  expectEach(
    ['67\u201164\u20111', '67\u201064\u22121', '67\u00ad64\u20131', '67\u200b-64\u2060-1', '67-64-1'],
    (text) => JSON.stringify(text),
    (text) => expect([normalizeHyphens(text), identifiers.withPlainHyphens(text)]).toEqual(['67-64-1', '67-64-1']),
  ));

test('a pasted number has plain hyphens', () => {
  const { rows } = pasteCells(
    [],
    [['acetone', '67\u201164\u20111', '200\u2013662\u20132']],
    { row: 0, column: 0 },
    'en',
  );
  expect(rows).toEqual([{ name: { en: 'acetone' }, cas: '67-64-1', ec: '200-662-2' }]);
});

test('cells of a pasted text have its separator: tabs, what its first line says, or what leaves a CAS number', () =>
  expectEach<readonly [text: string, cells: string[][]]>(
    [
      [
        'acetone\t67-64-1\nwater\t7732-18-5',
        [
          ['acetone', '67-64-1'],
          ['water', '7732-18-5'],
        ],
      ],
      ['sep=;\r\nacetone;67-64-1\r\n', [['acetone', '67-64-1']]],
      ['sep=,\nacetone,"1,5"', [['acetone', '1,5']]],
      [
        '\ufeffacetone;67-64-1;;12,5\nresin;;;3',
        [
          ['acetone', '67-64-1', '', '12,5'],
          ['resin', '', '', '3'],
        ],
      ],
      ['acetone;67\u201164\u20111', [['acetone', '67\u201164\u20111']]],
      ['"acetone, pure",67-64-1', [['acetone, pure', '67-64-1']]],
      // One column: the semicolon belongs to the classification, the comma to the name.
      ['Flam. Liq. 2; H225\nEye Irrit. 2; H319', [['Flam. Liq. 2; H225'], ['Eye Irrit. 2; H319']]],
      ['alcohols, C12-14, ethoxylated', [['alcohols, C12-14, ethoxylated']]],
      ['67-64-1', [['67-64-1']]],
    ],
    ([text]) => text,
    ([text, cells]) => expect(parseCells(text)).toEqual(cells),
  ));
