import { expectEach } from '../../../../tests/support/expect-each.ts';
import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import {
  classified,
  factsOf,
  sampleOptions,
  sampleProduct,
  sampleSds,
  subsection,
  textsOf,
  valuesOf,
} from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const { standard, labels } = en;

const product = (state: string | null, ...entries: string[]): Facts => ({
  classification: classified(...entries),
  basicProperties: state === null ? {} : { physicalState: { en: state } },
});
const compressed = 'Press. Gas (Comp.): H280';
const noLabel = { signalWord: null, pictograms: [], h: [], p: [], euh: [] };

/** A liquid with EUH208, whose ingredients have the classes; null: not stated. */
const sensitisers = (...entries: (string | null)[]) => ({
  ...product('liquid'),
  label: { ...noLabel, euh: ['EUH208'] },
  composition: entries.map((entry) => ({
    name: { en: entry ?? 'resin' },
    contentRange: '0.01 %',
    classification: entry === null ? [] : classified(entry),
  })),
});

const products = {
  nothingKnown: {},
  fatalInhaled: product('liquid', 'Acute Tox. 2: H330'),
  toxicInhaled: product('liquid', 'Acute Tox. 3: H331'),
  harmfulInhaled: product('liquid', 'Acute Tox. 4: H332'),
  fatalSkin: product('liquid', 'Acute Tox. 1: H310'),
  toxicSkin: product('solid', 'Acute Tox. 3: H311'),
  harmfulSkin: product('liquid', 'Acute Tox. 4: H312'),
  fatalSwallowed: product('solid', 'Acute Tox. 2: H300'),
  toxicSwallowed: product('solid', 'Acute Tox. 3: H301'),
  harmfulSwallowed: product(null, 'Acute Tox. 4: H302'),
  corrosive: product('liquid', 'Skin Corr. 1B: H314'),
  corrodesAirways: product('liquid', 'Skin Corr. 1B: H314 EUH071'),
  damagesEyes: product('liquid', 'Eye Dam. 1: H318'),
  irritant: product('liquid', 'Skin Irrit. 2: H315', 'Eye Irrit. 2: H319'),
  aspirated: product('liquid', 'Asp. Tox. 1: H304'),
  aspiratedAerosol: product(null, 'Aerosol 1: H222 H229', 'Asp. Tox. 1: H304'),
  damagesOrgans: product('liquid', 'STOT SE 1: H370'),
  inertGas: { ...product('gas', compressed), kind: 'substance', identifiers: { cas: '7727-37-9' } },
  carbonMonoxide: {
    ...product('gas', compressed, 'Acute Tox. 3: H331'),
    kind: 'substance',
    identifiers: { cas: '630-08-0' },
    substanceGroups: ['carbonMonoxide'],
  },
  weakCarbonMonoxide: {
    ...product('gas', compressed, 'Acute Tox. 4: H332'),
    substanceGroups: ['carbonMonoxide'],
  },
  weakHydrofluoricAcid: { ...product('liquid', 'Eye Irrit. 2: H319'), substanceGroups: ['hydrofluoricAcid'] },
  isocyanates: { ...product('liquid', 'Resp. Sens. 1: H334'), substanceGroups: ['isocyanates'] },
  unclassifiedIsocyanates: { ...product('liquid'), substanceGroups: ['isocyanates'] },
  asthma: product('liquid', 'Resp. Sens. 1: H334'),
  methanol: { ...product('liquid', 'STOT SE 2: H371'), substanceGroups: ['methanol'] },
  rash: product('liquid', 'Skin Sens. 1: H317'),
  rashIfSensitised: { ...product('liquid'), label: { ...noLabel, euh: ['EUH208'] } },
  skinSensitiser: sensitisers('Skin Sens. 1: H317'),
  airwaySensitiser: sensitisers('Resp. Sens. 1: H334'),
  bothSensitisers: sensitisers('Skin Sens. 1: H317', 'Resp. Sens. 1: H334'),
  sensitiserAndUnknown: sensitisers('Skin Sens. 1: H317', null),
  toxicGas: product('gas', compressed, 'Acute Tox. 3: H331'),
  harmfulGas: product('gas', compressed, 'Acute Tox. 4: H332', 'STOT RE 1: H372'),
  corrosiveGas: product('gas', compressed, 'Skin Corr. 1B: H314'),
  irritantGas: product('gas', compressed, 'Skin Irrit. 2: H315', 'Eye Irrit. 2: H319'),
  coldGas: product('gas', 'Press. Gas (Liq.): H280'),
} satisfies Record<string, Facts>;
type Name = keyof typeof products;
const sheets = Object.fromEntries(Object.entries(products).map(([name, facts]) => [name, sampleSds(facts)])) as Record<
  Name,
  ReturnType<typeof sampleSds>
>;

interface Row {
  phrase: StandardPhrase;
  number: '4.1' | '4.2' | '4.3';
  /** The term of 4.1 beside which the sentence stands. */
  term?: string;
  /** The products whose sheets have the sentence; all others do not. */
  in: readonly Name[];
}
const rowIn =
  (number: Row['number'], term?: string) =>
  (phrase: StandardPhrase, ...names: Name[]): Row => ({
    phrase,
    number,
    in: names,
    ...(term !== undefined && { term }),
  });

const general = rowIn('4.1', labels.generalNotes);
const inhaled = rowIn('4.1', labels.firstAidInhalation);
const skin = rowIn('4.1', labels.firstAidSkin);
const eyes = rowIn('4.1', labels.firstAidEyes);
const swallowed = rowIn('4.1', labels.firstAidIngestion);
const effect = rowIn('4.2');
const attention = rowIn('4.3');

test('each route of section 4 has what its classes ask for, and no other route has it', () =>
  expectEach(
    [
      general('dangerToLife', 'fatalInhaled', 'fatalSkin', 'fatalSwallowed', 'inertGas', 'carbonMonoxide'),
      general('rescuersBreathing', 'inertGas'),
      general('rescuersToxicGas', 'toxicGas', 'weakCarbonMonoxide'),
      general('rescuersToxicNoOxygen', 'carbonMonoxide'),
      general('firstAiderProtection'),
      general(
        'firstAiderContact',
        'fatalSkin',
        'toxicSkin',
        'corrosive',
        'corrodesAirways',
        'corrosiveGas',
        'weakHydrofluoricAcid',
      ),
      general('firstAiderInhalation', 'fatalInhaled', 'toxicInhaled', 'corrodesAirways'),
      general('firstAiderMouth', 'fatalSwallowed', 'toxicSwallowed', 'corrosive', 'corrodesAirways'),
      inhaled('oxygenByTrained', 'inertGas', 'carbonMonoxide'),
      inhaled('carbonMonoxideUrgent', 'carbonMonoxide', 'weakCarbonMonoxide'),
      inhaled('observeAfterIsocyanates', 'isocyanates', 'unclassifiedIsocyanates'),
      inhaled(
        'inhalationMedicalIfSymptoms',
        'nothingKnown',
        'harmfulInhaled',
        'fatalSkin',
        'toxicSkin',
        'harmfulSkin',
        'fatalSwallowed',
        'toxicSwallowed',
        'harmfulSwallowed',
        'damagesEyes',
        'irritant',
        'aspirated',
        'aspiratedAerosol',
        'harmfulGas',
        'irritantGas',
        'coldGas',
        'rash',
        'rashIfSensitised',
        'skinSensitiser',
        'airwaySensitiser',
        'bothSensitisers',
        'sensitiserAndUnknown',
      ),
      inhaled(
        'artificialRespiration',
        'fatalInhaled',
        'toxicInhaled',
        'corrodesAirways',
        'inertGas',
        'toxicGas',
        'carbonMonoxide',
      ),
      inhaled(
        'inhalationMedicalAtOnce',
        'fatalInhaled',
        'toxicInhaled',
        'corrosive',
        'corrodesAirways',
        'damagesOrgans',
        'inertGas',
        'toxicGas',
        'corrosiveGas',
        'weakHydrofluoricAcid',
        'isocyanates',
        'asthma',
        'methanol',
      ),
      skin(
        'rinseSkinAtOnce',
        'fatalSkin',
        'toxicSkin',
        'corrosive',
        'corrodesAirways',
        'corrosiveGas',
        'weakHydrofluoricAcid',
      ),
      skin('skinMedicalAtOnce', 'fatalSkin', 'toxicSkin', 'weakHydrofluoricAcid'),
      skin('skinMedicalIfUnwell', 'harmfulSkin'),
      skin('gasContactMedical', 'inertGas', 'toxicGas', 'harmfulGas', 'carbonMonoxide', 'weakCarbonMonoxide'),
      skin(
        'skinMedicalIfIrritation',
        'nothingKnown',
        'fatalInhaled',
        'toxicInhaled',
        'harmfulInhaled',
        'harmfulSkin',
        'fatalSwallowed',
        'toxicSwallowed',
        'harmfulSwallowed',
        'damagesEyes',
        'irritant',
        'aspirated',
        'aspiratedAerosol',
        'irritantGas',
        'isocyanates',
        'unclassifiedIsocyanates',
        'asthma',
      ),
      eyes('rinseEyesAtOnce', 'corrosive', 'corrodesAirways', 'damagesEyes', 'corrosiveGas', 'weakHydrofluoricAcid'),
      eyes('rinseEyesIrritant', 'irritant', 'irritantGas'),
      eyes('gasContactMedical', 'inertGas', 'toxicGas', 'harmfulGas', 'carbonMonoxide', 'weakCarbonMonoxide'),
      swallowed('doNotInduceVomiting', 'corrosive', 'corrodesAirways', 'aspirated', 'corrosiveGas'),
      swallowed(
        'ingestionUnlikelyGas',
        'inertGas',
        'toxicGas',
        'harmfulGas',
        'irritantGas',
        'coldGas',
        'carbonMonoxide',
        'weakCarbonMonoxide',
      ),

      effect('symptomFatalInhaled', 'fatalInhaled'),
      effect('symptomFatalSkin', 'fatalSkin'),
      effect('symptomFatalSwallowed', 'fatalSwallowed'),
      effect('symptomPoisoningInhaled', 'toxicInhaled', 'toxicGas'),
      effect('symptomPoisoningSkin', 'toxicSkin'),
      effect('symptomPoisoningSwallowed', 'toxicSwallowed'),
      effect('symptomCarbonMonoxide', 'carbonMonoxide', 'weakCarbonMonoxide'),
      effect('symptomMethanol', 'methanol'),
      effect('symptomSkinAllergy', 'rash'),
      effect('symptomAlreadySensitised', 'rashIfSensitised', 'bothSensitisers', 'sensitiserAndUnknown'),
      effect('symptomAlreadySensitisedSkin', 'skinSensitiser'),
      effect('symptomAlreadySensitisedAirways', 'airwaySensitiser'),
      effect('symptomRespiratoryAllergy', 'asthma'),
      effect('symptomIsocyanates', 'isocyanates', 'unclassifiedIsocyanates'),
      effect('symptomHarmfulInhaled', 'harmfulInhaled', 'harmfulGas'),
      effect('symptomHarmfulSkin', 'harmfulSkin'),
      effect('symptomHarmfulSwallowed', 'harmfulSwallowed'),
      effect('symptomBurnsSwallowed', 'corrosive', 'corrodesAirways'),
      effect('symptomPoisoning'),
      effect('symptomHarmful'),

      attention(
        'attentionInhaled',
        'fatalInhaled',
        'toxicInhaled',
        'corrosive',
        'corrodesAirways',
        'inertGas',
        'toxicGas',
        'corrosiveGas',
        'carbonMonoxide',
        'weakCarbonMonoxide',
        'weakHydrofluoricAcid',
        'isocyanates',
        'asthma',
      ),
      attention(
        'attentionSkin',
        'fatalSkin',
        'toxicSkin',
        'corrosive',
        'corrodesAirways',
        'corrosiveGas',
        'coldGas',
        'weakHydrofluoricAcid',
      ),
      attention(
        'attentionEyes',
        'corrosive',
        'corrodesAirways',
        'damagesEyes',
        'corrosiveGas',
        'coldGas',
        'weakHydrofluoricAcid',
      ),
      attention(
        'attentionSwallowed',
        'fatalSwallowed',
        'toxicSwallowed',
        'corrosive',
        'corrodesAirways',
        'aspirated',
        'corrosiveGas',
        'weakHydrofluoricAcid',
      ),
      attention('attentionExposed', 'damagesOrgans', 'methanol'),
      attention('oxygenTreatment', 'inertGas', 'carbonMonoxide'),
      attention('carbonMonoxideTreatment', 'carbonMonoxide', 'weakCarbonMonoxide'),
      attention('observeAfterIsocyanates', 'isocyanates', 'unclassifiedIsocyanates'),
      attention('methanolTreatment', 'methanol'),
      attention('monitorLungs', 'corrodesAirways', 'aspirated', 'aspiratedAerosol'),
      attention('endoscopy', 'corrosive', 'corrodesAirways'),
    ],
    ({ number, term = '', phrase }) => `${number} ${term} ${phrase}`,
    ({ phrase, number, term, in: expected }) => {
      const linesOf = (name: Name) => {
        const sheet = sheets[name];
        return term === undefined ? textsOf(sheet, number) : valuesOf(sheet, number, term);
      };
      const names = Object.keys(products) as Name[];
      const found = names.filter((name) => linesOf(name).map(plain).includes(standard[phrase]));
      expect(found.toSorted()).toEqual([...expected].toSorted());
    },
  ));

test('4.1 answers for urgent help and for those who help where the product harms at once, a gas that suffocates too', () => {
  const resultsOf = (name: Name) => {
    const sheet = openForCheck(sampleProduct, factsOf(products[name]), ['en'], sampleOptions);
    return checkSheet(sheet).flatMap(({ id, result }) => (/^4\.1-[56]$/.test(id) ? [result] : []));
  };
  for (const name of [
    'fatalSkin',
    'toxicInhaled',
    'toxicSwallowed',
    'corrosive',
    'inertGas',
    'carbonMonoxide',
  ] as const)
    expect([name, ...resultsOf(name)]).toEqual([name, 'met', 'met']);
  for (const name of ['irritant', 'harmfulInhaled', 'rash'] as const)
    expect([name, ...resultsOf(name)]).toEqual([name, 'notApplicable', 'notApplicable']);
});

test('4.2 has the statements of the classes that harm organs or harm late, with their organs, and of no other class', () => {
  const [organs, late] = [en.sentences.organEffects, en.sentences.lateEffects].map((text) => text.split('{')[0]!);
  const linesOf = (classification: Facts['classification']) =>
    textsOf(sampleSds({ classification }), '4.2').filter((text) =>
      [organs!, late!].some((head) => text.startsWith(head)),
    );
  expect(linesOf([{ category: 'STOT SE 1', h: ['H370'], detail: { en: 'eyes' } }])).toEqual([
    `${organs}Causes damage to organs (eyes).`,
  ]);
  expect(linesOf(classified('STOT SE 2: H371'))).toEqual([`${organs}May cause damage to organs.`]);
  expect(linesOf(classified('STOT RE 2: H373', 'Repr. 2: H361d', 'Carc. 2: H351'))).toEqual([
    `${late}May cause damage to organs through prolonged or repeated exposure. Suspected of damaging the unborn child. Suspected of causing cancer.`,
  ]);
  expect(
    linesOf(classified('Acute Tox. 1: H300', 'STOT SE 3: H336', 'Skin Sens. 1: H317', 'Eye Dam. 1: H318')),
  ).toEqual([]);
});

test('a class of one route has no effect of another in 4.2', () => {
  const routes = { inhaled: /^Inhalation/, skin: /^(Repeated s|S)kin contact/, swallowed: /^Swallowing/ };
  const routesOf = (name: Name) =>
    Object.entries(routes).flatMap(([route, pattern]) =>
      textsOf(sheets[name], '4.2').some((text) => pattern.test(text)) ? [route] : [],
    );
  for (const name of ['fatalInhaled', 'toxicInhaled', 'harmfulInhaled', 'toxicGas', 'harmfulGas'] as const)
    expect([name, ...routesOf(name)]).toEqual([name, 'inhaled']);
  for (const name of ['fatalSkin', 'toxicSkin', 'harmfulSkin'] as const)
    expect([name, ...routesOf(name)]).toEqual([name, 'skin']);
  for (const name of ['fatalSwallowed', 'toxicSwallowed', 'harmfulSwallowed', 'aspirated'] as const)
    expect([name, ...routesOf(name)]).toEqual([name, 'swallowed']);
  expect(routesOf('corrosive')).toEqual(['inhaled', 'skin', 'swallowed']);
  expect(routesOf('nothingKnown')).toEqual([]);
});

const routeOrders: readonly [name: Name, ...routes: ('inhalation' | 'skin' | 'eyes' | 'ingestion')[]][] = [
  ['nothingKnown', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['harmfulInhaled', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['fatalSkin', 'skin', 'inhalation', 'eyes', 'ingestion'],
  ['irritant', 'skin', 'eyes', 'inhalation', 'ingestion'],
  ['damagesEyes', 'eyes', 'inhalation', 'skin', 'ingestion'],
  ['aspirated', 'ingestion', 'inhalation', 'skin', 'eyes'],
  ['aspiratedAerosol', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['corrosive', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['corrodesAirways', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['corrosiveGas', 'inhalation', 'skin', 'eyes', 'ingestion'],
  ['toxicGas', 'inhalation', 'skin', 'eyes', 'ingestion'],
];

test('the most urgent route comes first in 4.1, and inhalation of a gas', () =>
  expectEach(
    routeOrders,
    ([name]) => name,
    ([name, ...routes]) => {
      const { blocks } = subsection(sheets[name], '4.1');
      const rows = blocks.flatMap((block) => (block.kind === 'definitions' ? block.rows : []));
      expect(rows.flatMap(({ route }) => route ?? [])).toEqual(routes);
    },
  ));

test('the safety instructions have the most urgent route first too, else the eyes', () => {
  const { eyes: eyesLabel, skin: skinLabel, inhalation, ingestion } = en.ipi.labels;
  const termsOf = (name: Name) => {
    const { sections } = buildIpi(sampleProduct, factsOf(products[name]), 'en', sampleOptions);
    return sections.find(({ id }) => id === 'firstAid')!.rows.map(({ term }) => term);
  };
  expect(termsOf('nothingKnown')).toEqual([eyesLabel, skinLabel, inhalation, ingestion]);
  // Nobody swallows a gas: the line of the sheet that says so is not for workers.
  expect(termsOf('toxicGas')).toEqual([inhalation, eyesLabel, skinLabel]);
  expect(termsOf('aspirated')).toEqual([ingestion, eyesLabel, skinLabel, inhalation]);
});
