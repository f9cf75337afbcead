import { splitWords } from '../../../documents/compare/passes.ts';

test.each([
  ['words, spaces and punctuation', 'Keep away, always.', ['Keep', ' ', 'away', ',', ' ', 'always', '.']],
  ['numbers with their separators', '2,5 or 1.25', ['2,5', ' ', 'or', ' ', '1.25']],
  ['thousands with a narrow space', '5\u202F800\u202Fmg/kg', ['5\u202F800', '\u202F', 'mg', '/', 'kg']],
  ['official numbers', 'CAS: 110-54-3', ['CAS', ':', ' ', '110-54-3']],
  ['a full stop after a number', '480 min at 20.', ['480', ' ', 'min', ' ', 'at', ' ', '20', '.']],
  ['hyphens and apostrophes', 'well-known, don’t', ['well-known', ',', ' ', 'don’t']],
  ['combining marks', 'a\u0308b c', ['a\u0308b', ' ', 'c']],
  ['Greek', 'Υγρό εύφλεκτο', ['Υγρό', ' ', 'εύφλεκτο']],
  ['Arabic', 'سائل شديد', ['سائل', ' ', 'شديد']],
  ['characters beyond the basic plane', '𝐀 😀!', ['𝐀', ' ', '😀', '!']],
  ['nothing', '', []],
])('a text falls into %s', (_, text, expected) => {
  expect(splitWords(text)).toEqual(expected);
});

test.each(['a\nb\tc', '\uD800 lone', '-–-', '<b>&amp;', `${'x-'.repeat(5000)}`])(
  '%j joined is the text again',
  (text) => {
    expect(splitWords(text).join('')).toBe(text);
  },
);
