import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { previewSds } from '../../../drafts/draft-documents.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { statementText } from '../../../languages/statements.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { phraseRules } from '../../../product/phrase-rules.ts';
import { precautionsOf } from '../../../law/label/class-precautions.ts';
import {
  allTexts,
  classified,
  factsOf,
  sampleOptions,
  sampleProduct,
  sampleSds,
  textsOf,
  valuesOf,
} from '../sample-product.ts';

const { standard, labels, sentences } = en;
const metalPowder = ['Flam. Sol. 1: H228', 'Water-react. 2: H261'];

const textsAt = (number: string, entries: readonly string[], facts: Partial<ProductFactsInput> = {}) =>
  textsOf(sampleSds({ classification: classified(...entries), ...facts }), number);

const suitable = (...entries: string[]) =>
  valuesOf(sampleSds({ classification: classified(...entries) }), '5.1', labels.suitableMedia);

/** The points of the checklist that are not met. */
const notMet = (facts: Partial<ProductFactsInput>) =>
  checkSheet(openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions))
    .filter(({ result }) => result === 'notMet')
    .map(({ id }) => id);

test('extinguishing powder is not named for solids, which can be metals, until the author names the media', () => {
  for (const entries of [['Flam. Sol. 1: H228'], ['Flam. Sol. 2: H228'], metalPowder]) {
    expect(suitable(...entries)).toEqual([sentences.noInformation]);
    const classification = classified(...entries);
    expect(notMet({ classification })).toContain('5.1-1');
    expect(notMet({ classification, phrases: { '5.1': ['drySand'] } })).not.toContain('5.1-1');
  }
  for (const entry of ['Flam. Liq. 2: H225', 'Aerosol 1: H222 H229', 'Flam. Gas 2: H221'])
    expect(suitable(entry)).toContain(standard.dryPowder);
});

test('section 5.2 says of an oxidiser what its statement says: that it causes fire, or only that it intensifies it', () => {
  const oxidiser = (entry: string) =>
    textsAt('5.2', [entry]).filter((text) => [standard.oxidiserFeedsFire, standard.intensifiesFire].includes(text));
  expect(oxidiser('Ox. Liq. 1: H271')).toEqual([standard.oxidiserFeedsFire]);
  expect(oxidiser('Ox. Gas 1: H270')).toEqual([standard.oxidiserFeedsFire]);
  expect(oxidiser('Ox. Liq. 3: H272')).toEqual([standard.intensifiesFire]);
  expect(oxidiser('Flam. Liq. 2: H225')).toEqual([]);
});

test('containers are not cooled with water where water is unsuitable, and the checklist does not ask for it', () => {
  for (const entries of [metalPowder, ['Flam. Liq. 2: H225', 'Water-react. 1: H260']]) {
    expect(textsAt('5.1', entries)).toContain(standard.waterUnsuitable);
    expect(textsAt('5.3', entries)).not.toContain(standard.coolContainers);
    expect(notMet({ classification: classified(...entries) })).not.toContain('5.3-2');
  }
  expect(textsAt('5.3', ['Flam. Liq. 2: H225'])).toContain(standard.coolContainers);
});

test('containers under pressure, which burst, are cooled from a distance where water is unsuitable', () => {
  const { coolContainers, coolContainersFromDistance, knockDownVapours, fireWater } = standard;
  const boronTrifluoride = classified('Press. Gas (Comp.): H280', 'Acute Tox. 2: H330', 'Skin Corr. 1A: H314');
  const facts = {
    classification: boronTrifluoride,
    label: { signalWord: null, pictograms: [], h: [], p: [], euh: ['EUH014'] },
  };
  expect(textsAt('5.3', [], facts)).toContain(coolContainersFromDistance);
  for (const phrase of [coolContainers, knockDownVapours, fireWater])
    expect(textsAt('5.3', [], facts)).not.toContain(phrase);
  expect(notMet(facts)).not.toContain('5.3-2');
  expect(textsAt('5.3', ['Aerosol 1: H222 H229', 'Water-react. 2: H261'])).toContain(coolContainersFromDistance);
  for (const entries of [metalPowder, ['Press. Gas (Comp.): H280'], []])
    expect(textsAt('5.3', entries)).not.toContain(coolContainersFromDistance);
});

test('where the author names water as unsuitable, no water is used or collected, and the checklist does not ask for it', () => {
  const { coolContainers, knockDownVapours, fireWater } = standard;
  const entries = ['Flam. Sol. 1: H228', 'Skin Corr. 1B: H314'];
  const facts: Partial<ProductFactsInput> = { phrases: { '5.1': ['waterUnsuitable', 'drySand'] } };
  for (const phrase of [coolContainers, knockDownVapours, fireWater]) {
    expect(textsAt('5.3', entries)).toContain(phrase);
    expect(textsAt('5.3', entries, facts)).not.toContain(phrase);
  }
  expect(notMet({ classification: classified(...entries), ...facts })).not.toContain('5.3-2');
});

/** Classes with the statement that the sheet repeats, and the sections in which it does. */
const classStatements: readonly {
  entries: readonly string[];
  statement: string;
  says: readonly (readonly [number: string, phrase: StandardPhrase])[];
}[] = [
  {
    entries: [
      'Expl. 1.1: H201',
      'Expl. 1.2: H202',
      'Expl. 1.3: H203',
      'Expl. 1.4: H204',
      'Expl. 1.5: H205',
      'Desen. Expl. 1: H206',
      'Desen. Expl. 2: H207',
      'Desen. Expl. 3: H207',
      'Desen. Expl. 4: H208',
      'Self-react. A: H240',
      'Self-react. B: H241',
      'Self-react. F: H242',
      'Org. Perox. A: H240',
      'Org. Perox. D: H242',
      'Pyr. Liq. 1: H250',
      'Pyr. Sol. 1: H250',
      'Flam. Sol. 1: H228',
      'Ox. Liq. 1: H271',
      'Ox. Sol. 3: H272',
    ],
    statement: 'P210',
    says: [
      ['6.1', 'removeIgnitionSources'],
      ['7.1', 'keepFromIgnition'],
    ],
  },
  {
    entries: ['Self-react. A: H240', 'Self-react. C: H242', 'Org. Perox. B: H241', 'Org. Perox. F: H242'],
    statement: 'P235',
    says: [
      ['7.2', 'protectFromHeat'],
      ['10.4', 'heatAndIgnition'],
    ],
  },
  {
    entries: ['Self-heat. 1: H251', 'Self-heat. 2: H252'],
    statement: 'P235',
    says: [
      ['7.2', 'protectFromHeat'],
      ['10.4', 'heat'],
    ],
  },
  { entries: ['Self-heat. 1: H251', 'Self-heat. 2: H252'], statement: 'P420', says: [['7.2', 'storeSeparately']] },
  {
    entries: ['Org. Perox. A: H240', 'Org. Perox. B: H241', 'Org. Perox. C: H242', 'Org. Perox. F: H242'],
    statement: 'P410',
    says: [['7.2', 'protectFromHeat']],
  },
  {
    entries: ['Self-react. A: H240', 'Self-react. D: H242', 'Org. Perox. B: H241', 'Org. Perox. E: H242'],
    statement: 'P420',
    says: [['7.2', 'storeSeparately']],
  },
  {
    entries: [
      'Unst. Expl.: H200',
      'Expl. 1.1: H201',
      'Expl. 1.2: H202',
      'Expl. 1.3: H203',
      'Expl. 1.4: H204',
      'Expl. 1.5: H205',
      'Self-react. A: H240',
      'Org. Perox. A: H240',
    ],
    statement: 'P370+P372+P380+P373',
    says: [['5.3', 'explosivesFire']],
  },
  {
    entries: [
      'Self-react. B: H241',
      'Org. Perox. B: H241',
      'Desen. Expl. 1: H206',
      'Desen. Expl. 2: H207',
      'Desen. Expl. 3: H207',
    ],
    statement: 'P370+P380+P375',
    says: [['5.3', 'fightFromDistance']],
  },
  { entries: ['Desen. Expl. 4: H208'], statement: 'P371+P380+P375', says: [['5.3', 'fightFromDistance']] },
  {
    entries: ['Pyr. Liq. 1: H250', 'Pyr. Sol. 1: H250'],
    statement: 'P222',
    says: [
      ['7.1', 'noContactWithAir'],
      ['10.4', 'air'],
      ['10.5', 'air'],
    ],
  },
  {
    entries: [
      'Pyr. Liq. 1: H250',
      'Pyr. Sol. 1: H250',
      'Water-react. 1: H260',
      'Water-react. 2: H261',
      'Water-react. 3: H261',
    ],
    statement: 'P231+P232',
    says: [['7.1', 'handleUnderInertGas']],
  },
  {
    entries: ['Water-react. 1: H260', 'Water-react. 2: H261', 'Water-react. 3: H261'],
    statement: 'P402+P404',
    says: [
      ['7.2', 'protectFromMoisture'],
      ['7.2', 'keepTightlyClosed'],
    ],
  },
  { entries: ['Pyr. Liq. 1: H250'], statement: 'P302+P334', says: [['4.1.skin', 'coolOrWetBandages']] },
  {
    entries: ['Pyr. Sol. 1: H250', 'Water-react. 1: H260', 'Water-react. 2: H261'],
    statement: 'P302+P335+P334',
    says: [
      ['4.1.skin', 'brushOffParticles'],
      ['4.1.skin', 'coolOrWetBandages'],
    ],
  },
  {
    entries: ['Flam. Gas 1A, Pyr. Gas: H220 H232'],
    statement: 'P222',
    says: [
      ['7.1', 'noContactWithAir'],
      ['10.4', 'air'],
      ['10.5', 'air'],
    ],
  },
  { entries: ['Ox. Gas 1: H270'], statement: 'P244', says: [['7.1', 'valvesFreeFromGrease']] },
];

/** `4.1.skin` stands in 4.1. */
const subsectionOf = (slot: string) => slot.replace(/\.[a-z]+$/, '');

test('what explodes, burns by itself or feeds a fire has the measures of its precautionary statements, with them as their source', () => {
  for (const { entries, statement, says } of classStatements)
    for (const entry of entries) {
      expect([entry, precautionsOf(classified(entry), 'industrial')]).toEqual([
        entry,
        expect.arrayContaining([statement]),
      ]);
      for (const [slot, phrase] of says)
        expect([entry, phrase, textsAt(subsectionOf(slot), [entry])]).toEqual([
          entry,
          phrase,
          expect.arrayContaining([standard[phrase]]),
        ]);
    }
  for (const { statement, says } of classStatements)
    for (const [slot, phrase] of says.filter(
      ([number, phrase]) => (number !== '10.4' || statement === 'P222') && phrase !== 'keepTightlyClosed',
    )) {
      const sources = phraseRules.filter((rule) => rule.slot === slot && rule.phrase === phrase);
      expect([phrase, sources.flatMap(({ provision }) => provision.replace('CLP Annex IV: ', '').split(', '))]).toEqual(
        [phrase, expect.arrayContaining([statement])],
      );
    }
});

test('10.4 names heat beside ignition sources once', () => {
  const { heat, heatAndIgnition } = standard;
  const acetylene = ['Flam. Gas 1A, Chem. Unst. Gas A: H220 H230', 'Press. Gas (Diss.): H280'];
  for (const entries of [['Org. Perox. D: H242', 'Flam. Liq. 3: H226'], acetylene, ['Unst. Expl.: H200']]) {
    expect(textsAt('10.4', entries)).toContain(heatAndIgnition);
    expect(textsAt('10.4', entries)).not.toContain(heat);
  }
  for (const entry of ['Ox. Liq. 2: H272', 'Self-heat. 2: H252', 'Press. Gas (Comp.): H280']) {
    expect(textsAt('10.4', [entry])).toContain(heat);
    expect(textsAt('10.4', [entry])).not.toContain(heatAndIgnition);
  }
});

test('what burns on the skin is not washed off with soap, and a liquid has no particles', () => {
  const { washSkin, rinseSkinAtOnce, brushOffParticles, coolOrWetBandages } = standard;
  for (const entry of ['Pyr. Liq. 1: H250', 'Pyr. Sol. 1: H250', 'Water-react. 2: H261'])
    expect(textsAt('4.1', [entry])).not.toContain(washSkin);
  expect(textsAt('4.1', ['Water-react. 3: H261'])).toContain(washSkin);
  expect(textsAt('4.1', ['Pyr. Liq. 1: H250', 'Water-react. 1: H260'])).not.toContain(brushOffParticles);
  const liquid = { basicProperties: { physicalState: { en: 'liquid' } } };
  expect(textsAt('4.1', ['Water-react. 1: H260'], liquid)).not.toContain(brushOffParticles);
  const corrosive = textsAt('4.1', ['Pyr. Liq. 1: H250', 'Skin Corr. 1B: H314']);
  expect(corrosive.indexOf(coolOrWetBandages)).toBeLessThan(corrosive.indexOf(rinseSkinAtOnce));
  expect(corrosive).toContain(coolOrWetBandages);
});

test('fire advice for classes without a precautionary statement cites REACH Annex II', () => {
  expect(textsAt('7.1', ['Unst. Expl.: H200'])).toContain(standard.keepFromIgnition);
  expect(textsAt('6.1', ['Unst. Expl.: H200'])).toContain(standard.removeIgnitionSources);
  expect(textsAt('7.2', ['Pyr. Liq. 1: H250'])).toContain(standard.protectFromHeat);
  for (const entry of ['Expl. 1.1: H201', 'Desen. Expl. 4: H208'])
    expect(textsAt('10.4', [entry])).toContain(standard.heatAndIgnition);
  for (const phrase of ['keepFromIgnition', 'removeIgnitionSources', 'protectFromHeat'] as const) {
    const hazards = phrase === 'protectFromHeat' ? ['H250'] : ['H200'];
    expect(phraseRules).toContainEqual(
      expect.objectContaining({
        phrase,
        anyOf: expect.arrayContaining(hazards) as string[],
        provision: expect.stringMatching(/^REACH Annex II/) as string,
      }),
    );
  }
});

test('fire advice of a class is absent for other classes and for unknown ones', () => {
  const keys = [
    'explosivesFire',
    'handleUnderInertGas',
    'valvesFreeFromGrease',
    'storeSeparately',
    'air',
    'noContactWithAir',
    'protectFromMoisture',
    'brushOffParticles',
    'coolOrWetBandages',
    'keepFromIgnition',
    'removeIgnitionSources',
    'protectFromHeat',
    'fightFromDistance',
  ] as const;
  const added = keys.map((key) => standard[key]);
  for (const entries of [[], ['Skin Irrit. 2: H315'], ['Acute Tox. 3: H301'], ['Press. Gas (Ref. Liq.): H281']]) {
    const lines = allTexts(sampleSds({ classification: classified(...entries) }));
    expect([entries, added.filter((line) => lines.includes(line))]).toEqual([entries, []]);
  }
  expect(textsAt('5.3', ['Org. Perox. D: H242'])).not.toContain(standard.fightFromDistance);
  expect(textsAt('5.3', ['Org. Perox. D: H242'])).not.toContain(standard.explosivesFire);
  expect(textsAt('7.2', ['Ox. Liq. 2: H272'])).not.toContain(standard.storeSeparately);
});

test('a fire that reaches explosives is not fought: the instructions say so before the media', () => {
  const { sections } = buildIpi(
    sampleProduct,
    factsOf({ classification: classified('Expl. 1.1: H201'), phrases: { '5.1': ['waterSpray'] } }),
    'en',
    sampleOptions,
  );
  const fire = sections.flatMap(({ rows }) => rows).find(({ term }) => term === en.ipi.labels.fire);
  expect(fire?.values[0]).toBe(standard.explosivesFire);
});

test('the phrases that repeat a statement have its words', () => {
  for (const { code } of documentLanguages) {
    const standardPhrases = phrasesFor(code).standard;
    expect(standardPhrases.explosivesFire).toBe(statementText('P370+P372+P380+P373', code));
    expect(standardPhrases.storeSeparately).toBe(statementText('P420', code));
    expect(standardPhrases.noContactWithAir).toBe(statementText('P222', code));
    expect(standardPhrases.brushOffParticles).toBe(statementText('P335', code));
    expect(standardPhrases.coolOrWetBandages).toBe(statementText('P334', code).replace("'", '’'));
    expect(standardPhrases.valvesFreeFromGrease).toBe(statementText('P244', code));
  }
});

test('10.6 refers to the combustion products of 5.2 where 5.2 names some', () => {
  const { combustionSeeSection5, hydrogenChloride } = standard;
  const hydrogen = ['Flam. Gas 1A: H220', 'Press. Gas (Comp.): H280'];
  for (const entries of [hydrogen, ['Flam. Sol. 1: H228']]) {
    expect(textsAt('10.6', entries)).toEqual([sentences.noInformation]);
    expect(textsAt('10.6', entries, { phrases: { '5.2': ['hydrogenChloride'] } })).toEqual([
      combustionSeeSection5,
      sentences.noOtherDecomposition,
    ]);
    expect(textsAt('5.2', entries, { phrases: { '5.2': ['hydrogenChloride'] } })).toContain(hydrogenChloride);
  }
  expect(textsAt('10.6', hydrogen, { phrases: { '5.2': ['combustible'] } })).not.toContain(combustionSeeSection5);
  expect(textsAt('10.6', ['Flam. Liq. 2: H225'])).toContain(combustionSeeSection5);
  expect(phraseRules).toContainEqual(
    expect.objectContaining({ phrase: 'combustionSeeSection5', anyOf: ['flammable', 'combustible'], listSlot: '5.2' }),
  );
});

test('the Studio names the source of a derived phrase that applies to the product, where a phrase has several', () => {
  const provisionOf = (entry: string, number: number, phrase: StandardPhrase) => {
    const version = { ...sampleOptions.version, facts: factsOf({ classification: classified(entry) }) };
    const draft = { complete: { ...sampleProduct, versions: [version] }, placeholders: [], previousVersions: [] };
    const preview = previewSds(draft as unknown as Parameters<typeof previewSds>[0], 'en', number);
    return preview?.derived.find(({ name }) => name === phrase)?.provision;
  };
  expect(provisionOf('Expl. 1.1: H201', 7, 'keepFromIgnition')).toBe('CLP Annex IV: P210');
  expect(provisionOf('Unst. Expl.: H200', 7, 'keepFromIgnition')).toBe('REACH Annex II 7.1');
  expect(provisionOf('Org. Perox. D: H242', 7, 'protectFromHeat')).toBe('CLP Annex IV: P235, P410');
  expect(provisionOf('Self-react. D: H242', 7, 'protectFromHeat')).toBe('CLP Annex IV: P235');
  expect(provisionOf('Flam. Liq. 2: H225', 7, 'keepTightlyClosed')).toBe('CLP Annex IV: P233, P403+P235');
  expect(provisionOf('Skin Irrit. 2: H315', 7, 'keepTightlyClosed')).toBe('REACH Annex II 7.2');
});
