import { appendColon, joinUnits } from '@/lib/domain/languages/formatting';

test.each([
  ['fr', 'Mention d’avertissement\u00a0:'],
  ['de', 'Mention d’avertissement:'],
  ['el', 'Mention d’avertissement:'],
])('in %s a colon is set as %p', (lang, expected) => {
  expect(appendColon('Mention d’avertissement', lang)).toBe(expected);
});

test.each([
  ['Natriumhypochloritlösung 12 % Aktivchlor', 'Natriumhypochloritlösung 12\u00a0% Aktivchlor'],
  ['Paint (methanol < 1 %)', 'Paint (methanol <\u00a01\u00a0%)'],
  ['Spray 500 ml', 'Spray 500\u00a0ml'],
  ['Resin 5 parts', 'Resin 5 parts'],
])('in %j numbers stay with sign and unit', (text, expected) => {
  expect(joinUnits(text)).toBe(expected);
});
