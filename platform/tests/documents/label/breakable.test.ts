import { breakable, unbreakableParts } from '../../../documents/label/draw-label.ts';

/** Where a line may end is shown as `|`. */
const shown = (text: string) => breakable(text).replaceAll('\u200B', '|');

test.each([
  ['Wear protective gloves.', 'Wear protective gloves.'],
  ['1,2-benzisothiazol-3(2H)-one', '1,2-|benzisothiazol-|3(2H)-|one'],
  ['mono[(C12-14-alkyloxy)methyl]derivs', 'mono[(C12-|14-|alkyloxy)|methyl]|derivs'],
  ['x'.repeat(60), `${'x'.repeat(16)}|${'x'.repeat(16)}|${'x'.repeat(16)}|${'x'.repeat(12)}`],
  ['GIFTINFORMATIONSZENTRUM/Arzt anrufen', 'GIFTINFORMATIONSZENTRUM/|Arzt anrufen'],
  ['GIFTINFORMATIONSZENTRUM anrufen', 'GIFTINFORMATIONSZENTRUM| anrufen'],
  ['67-64-1', '67-64-1'],
  ['cat. A/a: 30 g/l', 'cat. A/\u2060a: 30\u202Fg/\u2060l'],
  ['n-Hexane 95 %', 'n-Hexane 95\u202F%'],
])('%s breaks only where a line may end', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('break opportunities change nothing else in a text', () => {
  const text = '2,2′-[(1-methylethylidene)bis(4,1-phenyleneoxymethylene)]bisoxirane';
  expect(shown(text)).toContain('|');
  expect(breakable(text).replaceAll('\u200B', '')).toBe(text);
});

test('the unbreakable parts of texts are found', () => {
  const texts = [breakable('Wear Schutzhandschuhe/Augenschutz now'), 'well-ventilated', ''];
  expect(unbreakableParts(texts)).toEqual(['Schutzhandschuhe/', 'Augenschutz', 'ventilated']);
});
