import { findInText, type TextPiece } from '@/lib/domain/sds/sds-search';

/** Blocks of a text, each of its runs; `found` gives what was found back as it stands there. */
const blocks = (...texts: string[][]): TextPiece[] =>
  texts.flatMap((runs, block) => runs.map((text) => ({ text, block })));

function found(pieces: TextPiece[], query: string): string[] {
  return findInText(pieces, query).map(({ start, end }) =>
    pieces
      .map(({ text }, piece) => {
        if (piece < start.piece || piece > end.piece) return '';
        return text.slice(piece === start.piece ? start.offset : 0, piece === end.piece ? end.offset : undefined);
      })
      .join('|')
      .replace(/^\|+|\|+$/g, ''),
  );
}

test.each([
  ['in any case', 'Danger! DANGER. danger', 'dAnGeR', ['Danger', 'DANGER', 'danger']],
  ['without the diacritics of the text', 'Gefährlich für Gewässer', 'gefahrlich fur', ['Gefährlich für']],
  ['without the diacritics of the query', 'Gefahrlich', 'gefährlich', ['Gefahrlich']],
  ['in both ways to write an accent', 'Cafe\u0301 – Café', 'café', ['Cafe\u0301', 'Café']],
  ['in Greek, whatever the accents and the last letter', 'Κίνδυνος κινδυνος', 'ΚΊΝΔΥΝΟΣ', ['Κίνδυνος', 'κινδυνος']],
  ['in Polish', 'Łatwopalna ciecz', 'latwopalna', ['Łatwopalna']],
  ['in German, ß as ss', 'ätzend, Straße', 'strasse', ['Straße']],
  ['with sub- and superscript digits', 'C₆H₁₄, mg/m³', 'c6h14', ['C₆H₁₄']],
  ['with a superscript digit', 'C₆H₁₄, mg/m³', 'm3', ['m³']],
  ['whatever the dash', '2–8 °C, 67‑64‑1', '67-64-1', ['67‑64‑1']],
  [
    'whatever the space',
    'H225:\n   Highly\u00a0flammable',
    'h225: highly flammable',
    ['H225:\n   Highly\u00a0flammable'],
  ],
  [
    'past soft hyphens',
    'Sicher\u00adheits\u00addatenblatt',
    'sicherheitsdatenblatt',
    ['Sicher\u00adheits\u00addatenblatt'],
  ],
  ['beside signs of regular expressions', 'P305+P351 (a.b)', 'P305+P351 (', ['P305+P351 (']],
  ['after characters beyond the first plane', '🛢🛢 fuel oil', 'fuel', ['fuel']],
  ['without overlaps', 'aaaaa', 'aa', ['aa', 'aa']],
  ['not at all', 'acetone', 'ethanol', []],
])('a text is found %s', (_how, text, query, expected) => {
  expect(found(blocks([text]), query)).toEqual(expected);
});

test('a text is found across inline elements', () => {
  expect(found(blocks(['STOT RE ', '2, H3', '73', ' follows']), 're 2, h373')).toEqual(['RE |2, H3|73']);
});

test('a deletion and the addition after it are two words', () => {
  expect(found(blocks(['H373', ' ', 'H372']), 'h373 h372')).toEqual(['H373| |H372']);
  expect(found(blocks(['H373', ' ', 'H372']), 'h373h372')).toEqual([]);
});

test('spaces at the ends of inline elements are one', () => {
  expect(found(blocks(['Causes serious ', ' eye irritation']), 'serious eye')).toEqual(['serious | eye']);
});

test('nothing is found from one block into the next', () => {
  const cells = blocks(['Flam. Liq.'], ['2'], ['H225']);
  expect(found(cells, 'liq.2')).toEqual([]);
  expect(found(cells, 'liq. 2')).toEqual([]);
});

test('a block that another stands within goes on after it', () => {
  const pieces = [
    { text: 'IF IN EYES: ', block: 0 },
    { text: 'Rinse', block: 1 },
    { text: 'eyes', block: 2 },
  ];
  expect(found(pieces, 'eyes')).toEqual(['EYES', 'eyes']);
});

test.each(['', ' ', 'a', ' é ', '\u00ad\u00ad\u00ad'])('for %j nothing is looked for', (query) => {
  expect(found(blocks(['a a é']), query)).toEqual([]);
});

test('spaces around a query do not count', () => {
  expect(found(blocks(['acetone']), '  acetone ')).toEqual(['acetone']);
});
