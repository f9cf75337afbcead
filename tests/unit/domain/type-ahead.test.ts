import { typeAheadMatch, appendLetter } from '@/lib/browser/interaction/use-type-ahead';

test.each([
  { pauseMs: 0, text: 'ge' },
  { pauseMs: 499, text: 'ge' },
  { pauseMs: 500, text: 'e' },
  { pauseMs: 3000, text: 'e' },
])('after a pause of $pauseMs ms the letters typed are "$text"', ({ pauseMs, text }) => {
  expect(appendLetter({ text: 'g', typedAt: 10_000 }, 'e', 10_000 + pauseMs)).toEqual({
    text,
    typedAt: 10_000 + pauseMs,
  });
});

const languages = ['Čeština', 'Deutsch', 'English', 'Español', 'Français'];

test.each([
  { typed: 'd', from: 0, found: 'Deutsch' },
  { typed: 'D', from: 0, found: 'Deutsch' },
  { typed: 'es', from: 0, found: 'Español' },
  { typed: 'č', from: 3, found: 'Čeština' },
  { typed: 'e', from: 0, found: 'English' },
  { typed: 'e', from: 2, found: 'Español' },
  { typed: 'ee', from: 2, found: 'Español' },
  { typed: 'eee', from: 3, found: 'English' },
  { typed: 'en', from: 2, found: 'English' },
  { typed: 'd', from: 1, found: 'Deutsch' },
  { typed: 'd', from: -1, found: 'Deutsch' },
  { typed: 'x', from: 0, found: undefined },
  { typed: 'sch', from: 0, found: undefined },
  { typed: '', from: 0, found: undefined },
])('"$typed" typed at place $from finds $found', ({ typed, from, found }) => {
  expect(languages[typeAheadMatch(languages, typed, from) ?? -1]).toBe(found);
});

test('a word may begin with the same letter twice', () => {
  expect(typeAheadMatch(['English', 'Español', 'Eesti keel'], 'ee', 0)).toBe(2);
});

test('nothing is found in an empty list', () => {
  expect(typeAheadMatch([], 'a', 0)).toBeNull();
});
