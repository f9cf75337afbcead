import { withColon } from '@/lib/domain/languages/formatting';

test.each([
  ['fr', 'Mention d’avertissement\u00a0:'],
  ['de', 'Mention d’avertissement:'],
  ['el', 'Mention d’avertissement:'],
])('in %s a colon is set as %p', (lang, expected) => {
  expect(withColon('Mention d’avertissement', lang)).toBe(expected);
});
