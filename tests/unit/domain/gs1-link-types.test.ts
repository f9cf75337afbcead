import { gs1Uri, parseLinkType } from '@/lib/domain/discovery/digital-link';

test.each([
  [null, 'pip'],
  ['', 'pip'],
  ['gs1:pip', 'pip'],
  ['gs1:defaultLink', 'pip'],
  ['gs1:safetyInfo', 'safetyInfo'],
  ['https://gs1.org/voc/instructions', 'instructions'],
  ['https://ref.gs1.org/voc/pip', 'pip'],
  ['https://www.gs1.org/voc/pip', 'pip'],
  ['all', 'linkset'],
  ['linkset', 'linkset'],
  ['gs1:recipeInfo', null],
  ['gs1:toString', null],
  ['pip', null],
  ['https://evil.example/pip', null],
])('linkType=%s asks for %s', (value, expected) => {
  expect(parseLinkType(value)).toBe(expected);
});

test('a link type is named by its address in the vocabulary', () => {
  expect(gs1Uri('safetyInfo')).toBe('https://ref.gs1.org/voc/safetyInfo');
});
