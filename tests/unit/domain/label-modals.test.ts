import { closesOnSelection, labelModals, needsOk } from '@/lib/domain/label-modals';

test.each([
  [0, true, false],
  [1, true, false],
  [2, true, false],
  [3, true, false],
  [4, true, false],
  [labelModals.margins, false, true],
  [labelModals.packText, false, true],
  [labelModals.languages, false, true],
  [labelModals.readOnly, false, false],
  [labelModals.productCodes, false, true],
])('modal type %i closes on selection: %p, needs OK: %p', (type, closes, ok) => {
  expect([closesOnSelection(type), needsOk(type)]).toEqual([closes, ok]);
});

test('the types are those of the specification', () => {
  expect(labelModals).toEqual({ margins: 5, packText: 6, languages: 7, readOnly: 10, productCodes: 12 });
});
