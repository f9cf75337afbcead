import { element, flag, phrase, phrases, required, textElement, writeXml } from '../../esdscom/write/xml.ts';

const written = (text: string) => /<T>(.*)<\/T>/s.exec(writeXml(required('T', text)))?.[1];

test('a document is its declaration and its elements, each child on a line', () => {
  expect(
    writeXml({ ...required('A', required('B', 'text'), flag('C', false), required('D')), attributes: { x: '"1"' } }),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<A x="&quot;1&quot;">\n  <B>text</B>\n  <C>false</C>\n  <D/>\n</A>\n',
  );
});

test.each([
  ['markup', '<a href="x">&amp;</a>', '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;'],
  ['the end of a CDATA section', ']]>', ']]&gt;'],
  ['control characters', 'a\u0000\u0007\u000B\u001Fb', 'ab'],
  ['no characters', 'a\uFFFE\uFFFFb', 'ab'],
  ['half of a character', 'a\uD83Db', 'ab'],
  ['a whole one', 'a😀b', 'a😀b'],
  ['line ends', 'a\r\nb\tc', 'a&#13;\nb\tc'],
  ['words of every language', 'Ätzend, όξινο, žrąca', 'Ätzend, όξινο, žrąca'],
])('a text with %s is written as valid XML', (_, text, expected) => {
  expect(written(text)).toBe(expected);
});

test('an element without contents is left out, an obligatory one stays', () => {
  expect(element('A', null, undefined, false, '', [element('B')])).toBeNull();
  expect(writeXml(required('A', element('B', ''), required('C')))).toContain('<A>\n  <C/>\n</A>');
  expect(element('A', 0)).toEqual(required('A', '0'));
});

describe('a text', () => {
  test('is cut to the characters that its type has', () => {
    expect(textElement('T', '😀'.repeat(12), 10)).toEqual(required('T', `${'😀'.repeat(9)}…`));
    expect(textElement('T', '1234567890', 10)).toEqual(required('T', '1234567890'));
    expect(textElement('T', '  ', 10)).toBeNull();
  });

  test('too long for a phrase becomes several, divided between words', () => {
    const text = 'word '.repeat(500).trim();
    const parts = phrases('P', [text]).map(
      ({ children: [fullText] }) => (fullText as { children: string[] }).children[0]!,
    );
    expect(parts.length).toBe(3);
    expect(parts.join(' ')).toBe(text);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1024);
  });

  test('without spaces is divided too', () => {
    expect(phrases('P', ['x'.repeat(2500)])).toHaveLength(3);
    expect(phrases('P', ['', null, ' '])).toEqual([]);
    expect(phrase('P', null)).toBeNull();
  });
});
