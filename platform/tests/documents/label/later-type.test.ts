import { laterTypeNotice } from '../../../documents/label/later-type.ts';
import { documentLanguages } from '../../../languages/languages.ts';

test('the rules that come next are named with their day, the heights of the letter x and the provision', () => {
  expect(laterTypeNotice('2026-11-30', 'en')?.replace(/[\u00A0\u202F]/g, ' ')).toBe(
    'From 1 January 2028 labels need larger type: the letter x must be 1.2 to 2 mm high, by the size of the pack (CLP Annex I 1.2.1.4, Table 1.3 (Regulation (EU) 2024/2865)).',
  );
  expect(
    documentLanguages.map(({ code }) => laterTypeNotice('2026-11-30', code)).every((text) => text?.includes('2028')),
  ).toBe(true);
});

test('nothing is named once they apply: what follows is not adopted', () => {
  expect(laterTypeNotice('2028-01-01', 'en')).toBeNull();
});
