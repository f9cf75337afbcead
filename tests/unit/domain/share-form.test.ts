import {
  emptyShareChoice,
  settleShareChoice,
  type ShareChoice,
  type ShareLanguages,
  shareTargets,
  unknownShareLanguages,
} from '@/lib/domain/share/share-form';

const ui = [
  { id: 'de', text: 'Deutsch' },
  { id: 'en', text: 'English' },
];
const sds = [
  { id: 2, text: 'Deutsch' },
  { id: 1, text: 'English' },
];

test('a share leads to the product overview or to the SDS', () => {
  expect(shareTargets).toEqual(['ui', 'sds']);
});

test('an empty form has the target ui and no languages', () => {
  expect(emptyShareChoice).toEqual({ target: 'ui', ui: '', sds: null });
});

const chosen: ShareChoice = { target: 'sds', ui: 'de', sds: 1 };

test.each<[string, ShareChoice, ShareLanguages, ShareChoice]>([
  [
    'nothing chosen: the message in the language of the page, and its document too',
    emptyShareChoice,
    { ui, sds },
    { target: 'ui', ui: 'en', sds: 1 },
  ],
  [
    'a message language alone was chosen: the document begins in it',
    { target: 'sds', ui: 'de', sds: null },
    { ui, sds: sds.toReversed() },
    { target: 'sds', ui: 'de', sds: 2 },
  ],
  ['English not offered: the first', emptyShareChoice, { ui: ui.slice(0, 1), sds }, { target: 'ui', ui: 'de', sds: 2 }],
  ['what is chosen holds', chosen, { ui, sds }, chosen],
  ['an SDS language that went: the first', chosen, { ui, sds: sds.slice(0, 1) }, { ...chosen, sds: 2 }],
  ['a message language that went: English', chosen, { ui: ui.slice(1), sds }, { ...chosen, ui: 'en' }],
  ['no SDS languages: forced to ui', chosen, { ui, sds: [] }, { target: 'ui', ui: 'de', sds: null }],
  [
    'a message to the product overview in English: its document too',
    { target: 'ui', ui: 'en', sds: 2 },
    { ui, sds },
    { target: 'ui', ui: 'en', sds: 1 },
  ],
  [
    'a message in a language that the SDS has not: the document that was chosen',
    { target: 'ui', ui: 'de', sds: 1 },
    { ui, sds: sds.slice(1) },
    { target: 'ui', ui: 'de', sds: 1 },
  ],
  ['no languages at all', chosen, { ui: [], sds: [] }, { target: 'ui', ui: '', sds: null }],
  ['languages that could not be had', emptyShareChoice, unknownShareLanguages, { target: 'ui', ui: 'en', sds: null }],
])('%s', (_what, choice, languages, settled) => {
  expect(settleShareChoice(choice, languages, 'en')).toEqual(settled);
});

test('on a German page a message begins in German, and its document too', () => {
  expect(settleShareChoice(emptyShareChoice, { ui, sds }, 'de')).toEqual({ target: 'ui', ui: 'de', sds: 2 });
});

describe('on a page in a language that is not offered', () => {
  test('an empty choice becomes English and the first SDS language', () => {
    const germanOnly = { ui, sds: sds.slice(0, 1) };
    expect(settleShareChoice(emptyShareChoice, germanOnly, 'el')).toEqual({ target: 'ui', ui: 'en', sds: 2 });
  });
});
