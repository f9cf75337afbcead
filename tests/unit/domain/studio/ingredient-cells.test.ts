import { cellText, withCell } from '@/lib/domain/studio/ingredient-cells';
import { expectEach } from '@/tests/support/expect-each';

const typed = (text: string) => withCell({}, 'classification', text, 'en');
const skin = { category: 'Skin Corr. 1A', h: ['H314'] };
const eyes = { category: 'Eye Dam. 1', h: ['H318'] };

test('a classification is read as it is written: a category, and its statements after a semicolon, a comma or a space', () =>
  expectEach(
    [
      ['Skin Corr. 1A; H314', [skin]],
      ['Skin Corr. 1A, H314', [skin]],
      ['Skin Corr. 1A H314', [skin]],
      ['Skin Corr. 1A H314 | Eye Dam. 1 H318', [skin, eyes]],
      ['Acute Tox. 3 H301 + H311 EUH071', [{ category: 'Acute Tox. 3', h: ['H301+H311', 'EUH071'] }]],
      ['ED HH 1 EUH380', [{ category: 'ED HH 1', h: ['EUH380'] }]],
      ['Press. Gas (Comp.)', [{ category: 'Press. Gas (Comp.)', h: [] }]],
      // A statement without its category: the platform says so.
      ['H225, H319', [{ category: 'H225', h: ['H319'] }]],
      ['–', []],
    ] as const,
    ([text]) => text,
    ([text, classification]) => {
      const row = typed(text);
      expect(row).toEqual({ classification });
      expect(typed(cellText(row, 'classification', 'en', 'en'))).toEqual(row);
    },
  ));
