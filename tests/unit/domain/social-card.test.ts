import { fitName, hazardSizes, socialCard } from '@/lib/domain/discovery/social-card';
import { acetone } from '@/tests/components/acetone';

const words = {
  documents: { gh: 'SDS', th: 'TDS', ee: 'Label', mh: 'Instructions' },
  notClassified: 'Not classified',
  hazardsUnknown: 'Not known',
  incomplete: 'Not complete',
};
const identity = (text: string) => text;

test.each([
  ['a short name', 'Acetone', 96, 1],
  ['a name of some words', 'Natriumhypochloritlösung 12 % Aktivchlor', 76, 2],
  ['capitals take more room', 'METHYLENEDIPHENYL DIISOCYANATE, OLIGOMERS', 64, 2],
  ['a long word', 'Dinatriumtetraboratdecahydratlösung', 54, 3],
])('%s is set as large as it fits', (_what, name, sizePx, lines) => {
  expect(fitName(name)).toMatchObject({ sizePx, lines });
});

test('a number and its unit stay together', () => {
  expect(fitName('Spray 500 ml, 12 % in water').text).toBe('Spray 500\u00a0ml, 12\u00a0% in water');
});

test('a name that is too long ends after a word; a single long word is left to the line', () => {
  const { text } = fitName('Reaction mass of several things, '.repeat(9));
  expect(text).toMatch(/ (Reaction|mass|of|several|things)…$/);
  expect(text.length).toBeLessThan(110);
  expect(fitName('x'.repeat(300)).text).toHaveLength(300);
});

test.each([
  [1, 'Danger', 128, 60],
  [5, 'Niebezpieczeństwo', 104, 44],
  [9, 'Niebezpieczeństwo', 49, 44],
  [9, '', 97, 44],
])('%i pictograms and ‘%s’ share a line', (count, word, diamondPx, wordPx) => {
  expect(hazardSizes(count, word)).toEqual({ diamondPx, wordPx });
});

test('a text without end takes no time', () => {
  const endless = 'of several things '.repeat(20_000);
  const begin = performance.now();
  const card = socialCard({ ...acetone, name: endless, supplierName: endless, code: endless }, words, identity);
  expect(performance.now() - begin).toBeLessThan(1_000);
  expect(card.name.text).toMatch(/ (of|several|things)…$/);
  expect(card.supplier.length + card.code.length).toBeLessThan(1_000);
});

test('a card names the documents that there are', () => {
  expect(socialCard(acetone, words, identity).documents).toEqual(['SDS', 'TDS', 'Label', 'Instructions']);
  const productWithoutSds = { ...acetone, sdsExists: false, tdsEnabled: false };
  expect(socialCard(productWithoutSds, words, identity).documents).toEqual(['Label']);
});

test('a product that is not classified says so, and one of which nobody knows it, or not in full, says that', () => {
  expect(socialCard(acetone, words, identity).notice).toBe('');
  const hazards = {
    signalWord: null,
    classification: [],
    openClasses: [],
    pictograms: [],
    statements: [{ code: 'EUH210', text: 'Safety data sheet available on request.' }],
  };
  expect(socialCard({ ...acetone, hazards }, words, identity).notice).toBe('Not classified');
  const untold = { ...hazards, classification: null };
  expect(socialCard({ ...acetone, hazards: untold }, words, identity).notice).toBe('Not known');
  for (const known of [acetone.hazards, hazards, untold]) {
    const open = { ...known, openClasses: ['Flammable liquids'] };
    expect(socialCard({ ...acetone, hazards: open }, words, identity).notice).toBe('Not complete');
  }
});

test('a name that cannot be drawn gives way to the code, and this to the number', () => {
  const nothing = () => '';
  const onlyCode = (text: string) => (text === acetone.code ? text : '');
  expect(socialCard(acetone, words, onlyCode).name.text).toBe(acetone.code);
  expect(socialCard(acetone, words, nothing).name.text).toBe(String(acetone.id));
});
