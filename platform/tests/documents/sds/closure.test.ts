import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { lawFindings } from '../../../product/check/check-law.ts';
import { en } from '../../../languages/en/sheet.ts';
import { phraseRules } from '../../../product/phrase-rules.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { precautionsOf } from '../../../law/label/class-precautions.ts';
import { allTexts, classified, factsOf, sampleOptions, sampleProduct, sampleSds, textsOf } from '../sample-product.ts';

const { keepTightlyClosed, keepTightlyClosedWarm, storeVentilated, ventedContainer } = en.standard;

const hypochlorite: Partial<ProductFactsInput> = {
  composition: [{ name: { en: 'bleach' }, cas: '7681-52-9', contentRange: '12 %', classification: [] }],
};
/** Goods that give off gas: closed vessels of them can burst. */
const givingOffGas: readonly Partial<ProductFactsInput>[] = [
  ...[
    'Org. Perox. A: H240',
    'Org. Perox. D: H242',
    'Self-react. B: H241',
    'Ox. Liq. 1: H271',
    'Ox. Liq. 2: H272',
    'Ox. Liq. 3: H272',
  ].map((entry) => ({ classification: classified(entry) })),
  { classification: classified('Ox. Liq. 2: H272', 'STOT SE 3: H335') },
  hypochlorite,
  { label: { signalWord: null, pictograms: [], h: [], euh: ['EUH206'], p: [] } },
];
const others = ['Flam. Liq. 2: H225', 'Ox. Sol. 2: H272', 'STOT SE 3: H335', 'Skin Irrit. 2: H315', 'Expl. 1.1: H201'];

const storage = (facts: Partial<ProductFactsInput>) => textsOf(sampleSds(facts), '7.2');
const instructions = (facts: Partial<ProductFactsInput>) =>
  buildIpi(sampleProduct, factsOf(facts), 'en', sampleOptions).sections.flatMap(({ lines, rows }) => [
    ...lines,
    ...rows.flatMap(({ values }) => values),
  ]);

test('a container of goods that give off gas is not said to be tightly closed, but kept in a ventilated place', () => {
  for (const facts of givingOffGas) {
    expect(storage(facts)).toContain(storeVentilated);
    for (const lines of [allTexts(sampleSds(facts)), instructions(facts)]) {
      expect(lines).not.toContain(keepTightlyClosed);
      expect(lines).not.toContain(ventedContainer);
    }
  }
  expect(storage({ classification: classified('Unst. Expl.: H200') })).not.toContain(keepTightlyClosed);
  for (const entry of others) {
    expect(storage({ classification: classified(entry) })).toContain(keepTightlyClosed);
    expect(storage({ classification: classified(entry) })).not.toContain(storeVentilated);
  }
});

test('what the author says of the closure stands in its place, and the ventilated place stands once', () => {
  for (const facts of givingOffGas) {
    const chosen = (...keys: string[]) => storage({ ...facts, phrases: { '7.2': keys } });
    expect(chosen('ventedContainer')).toEqual(expect.arrayContaining([ventedContainer, storeVentilated]));
    expect(chosen('keepTightlyClosed')).toContain(keepTightlyClosed);
    expect(chosen('keepTightlyClosed')).not.toContain(storeVentilated);
    expect(chosen('keepTightlyClosedWarm')).toContain(keepTightlyClosedWarm);
    expect(chosen('keepTightlyClosedWarm')).not.toContain(storeVentilated);
  }
});

test('the author is asked for the closure where the classes do not decide it, until it is stated', () => {
  const found = (facts: Partial<ProductFactsInput>) =>
    lawFindings(factsOf(facts), ['facts']).flatMap((finding) =>
      finding && finding.path.join('.') === 'facts.phrases.7.2' ? [finding] : [],
    );
  for (const facts of givingOffGas) {
    expect(found(facts)).toEqual([
      expect.objectContaining({
        level: 'warning',
        message:
          'does not say how the container is closed, and the classes do not decide it: the product can give off gas; add ventedContainer or keepTightlyClosed (REACH Annex II 7.2)',
      }),
    ]);
    expect(found(facts)[0]?.texts?.de).toContain(`„Nur Behälter mit Entlüftungsverschluss`);
    for (const key of ['ventedContainer', 'keepTightlyClosed', 'keepTightlyClosedWarm'])
      expect(found({ ...facts, phrases: { '7.2': [key] } })).toEqual([]);
    expect(found({ ...facts, texts: { '7.2': { en: 'Vented drums only.' } } })).toEqual([]);
  }
  const gas = ['Flam. Gas 1A, Chem. Unst. Gas A: H220 H230', 'Press. Gas (Liq.): H280'];
  for (const entries of [...others.map((entry) => [entry]), gas])
    expect(found({ classification: classified(...entries) })).toEqual([]);
});

test('P233 is the source of the closure of classes that have it only', () => {
  const rules = phraseRules.filter(({ slot, phrase }) => slot === '7.2' && phrase === 'keepTightlyClosed');
  const sourcesOf = (entry: string) => {
    const traits = entry.split(': ')[1]!.split(' ');
    const groups: Record<string, string[]> = {
      flammableLiquid: ['H224', 'H225', 'H226'],
      toxicByInhalation: ['H330', 'H331'],
    };
    return rules
      .filter(
        ({ anyOf: hazards, and }) =>
          and === undefined &&
          hazards?.some((group) => (groups[group] ?? [group]).some((code) => traits.includes(code))),
      )
      .map(({ provision }) => provision);
  };
  for (const entry of [
    'Flam. Liq. 2: H225',
    'Pyr. Liq. 1: H250',
    'Pyr. Sol. 1: H250',
    'Desen. Expl. 1: H206',
    'Desen. Expl. 4: H208',
    'Acute Tox. 1: H330',
    'Acute Tox. 3: H331',
    'STOT SE 3: H335',
    'STOT SE 3: H336',
  ]) {
    const sources = sourcesOf(entry);
    expect([entry, sources.length]).toEqual([entry, 1]);
    const derived = precautionsOf(classified(entry), 'industrial');
    for (const code of sources[0]!.replace('CLP Annex IV: ', '').split(', '))
      expect([entry, derived]).toEqual([entry, expect.arrayContaining([code])]);
  }
  for (const entry of ['Skin Irrit. 2: H315', 'Org. Perox. D: H242', 'Ox. Sol. 2: H272'])
    expect([entry, sourcesOf(entry)]).toEqual([entry, []]);
  const unconditional = phraseRules.filter(
    ({ phrase, anyOf: hazards, and, listSlot: needsEntries }) =>
      phrase === 'keepTightlyClosed' && !hazards && !and && !needsEntries,
  );
  expect(unconditional.map(({ provision }) => provision)).toEqual(['REACH Annex II 7.2']);
});
