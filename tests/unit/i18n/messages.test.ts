import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { appMessages } from '@/lib/i18n/in-app-messages';

const { app: english } = appMessages.en;
type Key = keyof typeof english;
const keys = Object.keys(english) as Key[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

test('keys are snake_case without dots; an error message’s key ends in its kind', () => {
  // A name of the product file stands in its key as it is: `studio_field_flashPoint`.
  const keyPattern =
    /^(error_message_[A-Z]+(_[A-Z]+)*|studio_(field|value|state|read)_[a-zA-Z]\w*|[a-z0-9]+(_[a-z0-9]+)*)$/;
  expect(keys.filter((key) => !keyPattern.test(key))).toEqual([]);
});

test('the specification’s keys are there', () => {
  const named = [
    'sth_wrong_happened',
    'safety_data_sheet_not_valid',
    'you_can_ask_for_one',
    'you_do_not_have_permissions_file',
    'content_is_not_available',
  ];
  expect(keys).toEqual(expect.arrayContaining(named));
});

const names = [
  'Studio',
  '{name} ({step})',
  'Facebook',
  'GTIN',
  'LinkedIn',
  'Messenger',
  'PBT, vPvB',
  'PMT, vPvM',
  'QR',
  'Reddit',
  'Telegram',
  'UFI',
  'WhatsApp',
  'X',
  'v{version}',
  '{field} {number}',
  '{width} × {height} mm',
];
/** Words that a language shares with English. */
const shared: Record<Exclude<InterfaceLanguage, 'en'>, string[]> = {
  de: [
    'Administrator',
    'Code',
    'Codes',
    'Cookie',
    'Dermal',
    'Material',
    'Methanol',
    'Name',
    'Nanoform',
    'OK',
    'Oral',
    'PDF: {document}',
    'Plasma',
    'Status',
    'Text',
    'Transport',
    'Version',
    'Version {version}',
    'Website',
    'Zoom',
  ],
  fr: [
    '10\u00a0minutes',
    'Actions',
    'Agent',
    'Air',
    'Amines',
    'Air (ICAO-TI/IATA-DGR)',
    'Articles',
    'Bioconcentration',
    'Classification',
    'Code',
    'Codes',
    'Composition',
    'Condition',
    'Contact',
    'Contribution',
    'Cookie',
    'Corrosion',
    'Danger',
    'Date',
    'Description',
    'Documents',
    'Dose',
    'Enzymes',
    'Exemption',
    'Identification',
    'Inhalation',
    'Instruction',
    'Isocyanates',
    'Justifications',
    'Nitrites',
    'OK',
    'Plasma',
    'Public',
    'Publication',
    'Question',
    'Rail (RID)',
    'Source',
    'Substance',
    'Substances',
    'Total',
    'Transport',
    'Urine',
    'Ventilation',
    'Version',
    'Version {version}',
    'Versions',
    'Volume (l)',
    'Zoom',
    'pH',
    'visible',
  ],
  sl: ['Material', 'PDF: {document}', 'Parameter', 'pH'],
  it: [
    'Account: {name}',
    'Cookie',
    'Dose',
    'E-mail',
    'Endpoint',
    'File',
    'Home',
    'OK',
    'PDF: {document}',
    'Password',
    'Plasma',
    'SDS',
    'STEL (15 min)',
    'TWA (8 h)',
    'Volume (l)',
    'Volume in 100 kg',
    'Zoom',
    'home',
    'no',
    'pH',
  ],
  es: [
    'Cookie',
    'Error',
    'Gas',
    'Material',
    'Oral',
    'PDF: {document}',
    'Plasma',
    'Total',
    'Zoom',
    'no',
    'pH',
    'visible',
  ],
  pl: ['Administrator', 'E-mail', 'OK', 'PDF: {document}', 'SDS', 'Transport', 'pH'],
  el: ['Cookie', 'Email', 'OK', 'PDF: {document}', 'pH'],
};
type Other = keyof typeof shared;

describe.each(Object.keys(shared) as Other[])('in %s', (language) => {
  const { app: texts } = appMessages[language];

  test('every key of English has a text, and no other key has one', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });

  test('no text is empty, and each has the placeholders of the English one', () => {
    const describeMessage = (messages: typeof english, key: Key) => `${key} {${placeholders(messages[key]).join()}}`;
    expect(keys.filter((key) => texts[key].trim() === '')).toEqual([]);
    expect(keys.map((key) => describeMessage(texts, key))).toEqual(keys.map((key) => describeMessage(english, key)));
  });

  test('nothing is left in English but names and what both languages say in the same way', () => {
    const same = new Set(keys.filter((key) => texts[key] === english[key]).map((key) => english[key]));
    expect([...same].sort()).toEqual([...names, ...shared[language]].sort());
  });
});

test.each(Object.entries(appMessages))(
  'in %s no number is parted from its unit at the end of a line',
  (_language, { app }) => {
    expect(Object.values(app).filter((text) => /[\d}] (?:mm|cm|KB|MB|kg|[lL]|%)(?!\p{L})/u.test(text))).toEqual([]);
  },
);

test('French sets no ordinary space before a colon or what it sets so', () => {
  expect(Object.values(appMessages.fr.app).filter((text) => /(?: |\p{L})[:;!?»]|« /u.test(text))).toEqual([]);
});
