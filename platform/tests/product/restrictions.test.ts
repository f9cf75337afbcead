import { expectEach } from '../../../tests/support/expect-each.ts';
import { lawFindings } from '../../product/check/check-law.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { restrictionsOf } from '../../product/restrictions/restrictions.ts';
import { prescribedTextsOf } from '../../product/restrictions/restriction-words.ts';
import { restrictions } from '../../tables/restrictions.ts';
import { classified, factsOf, sampleSds, textsOf, valuesOf } from '../documents/sample-product.ts';

type Facts = Partial<ProductFactsInput>;
type Uses = NonNullable<NonNullable<Facts['uses']>['annexXVII']>;

const mixtureOf = (...parts: [cas: string, content: number | string][]): Facts => ({
  kind: 'mixture',
  composition: parts.map(([cas, content]) => ({
    name: { en: `substance ${cas}` },
    cas,
    contentRange: typeof content === 'number' ? `${content} %` : content,
    classification: [],
  })),
});
const used = (...annexXVII: Uses): Facts => ({ uses: { identified: [], advisedAgainst: [], annexXVII } });
const forPublic: Facts = { audience: 'public' };
const forTrade: Facts = { audience: 'professionalOnly' };
const inhalable: Facts = { classification: classified('Asp. Tox. 1: H304') };
const aerosol: Facts = { classification: classified('Aerosol 1: H222 H229') };

/** The day of a case where it is not that of the state of the table. */
const day = '2026-11-29';

/** What the rules say of a product: its state by provision, the first where a provision has several; null: none. */
const cases: [provision: string, facts: Facts, state: string | null, on?: string][] = [
  ['REACH Annex XVII 1', mixtureOf(['61788-33-8', 0.005]), null],
  ['REACH Annex XVII 1', mixtureOf(['61788-33-8', 0.006]), 'applies'],
  ['REACH Annex XVII 3(3)', { ...inhalable, ...forPublic, ...used('lampOil') }, 'open'],
  // A composition of hydrocarbons alone has neither colour nor perfume.
  [
    'REACH Annex XVII 3(3)',
    { ...inhalable, ...mixtureOf(['64742-48-9', 70], ['64742-47-8', 30]), ...forPublic, ...used('lampOil') },
    null,
  ],
  [
    'REACH Annex XVII 3(3)',
    { ...inhalable, ...mixtureOf(['64742-48-9', 99.8], ['5989-27-5', 0.2]), ...forPublic, ...used('lampOil') },
    'open',
  ],
  [
    'REACH Annex XVII 3(3)',
    { ...inhalable, ...mixtureOf(['64742-48-9', 90]), ...forPublic, ...used('lampOil') },
    'open',
  ],
  ['REACH Annex XVII 3(5)(a)', { ...inhalable, ...forPublic, ...used('lampOil') }, 'applies'],
  ['REACH Annex XVII 3(5)(a)', { ...inhalable, ...forPublic }, 'open'],
  ['REACH Annex XVII 3(5)(a)', { ...inhalable, ...forPublic, ...used('cleaner') }, null],
  ['REACH Annex XVII 3(5)(a)', { ...inhalable, ...forTrade, ...used('lampOil') }, 'elsewhere'],
  ['REACH Annex XVII 3(5)(a)', { ...forPublic, ...used('lampOil') }, null],
  ['REACH Annex XVII 3(5)(a)', { ...inhalable, ...forPublic, ...used('lampOil') }, 'later', '2010-11-30'],
  ['REACH Annex XVII 3(5)(b)', { ...inhalable, ...forPublic, ...used('grillLighterFluid') }, 'applies'],
  ['REACH Annex XVII 3(5)(c)', { ...inhalable, ...forPublic, ...used('grillLighterFluid') }, 'applies'],
  ['REACH Annex XVII 5(3)', mixtureOf(['71-43-2', 0.1]), 'open'],
  ['REACH Annex XVII 5(3)', mixtureOf(['71-43-2', '< 0.1 %']), null],
  ['REACH Annex XVII 13', mixtureOf(['92-87-5', 0.1]), null],
  ['REACH Annex XVII 13', mixtureOf(['92-87-5', 0.2]), 'applies'],
  ['REACH Annex XVII 16', { ...mixtureOf(['598-63-0', 1]), ...used('paint') }, 'open'],
  ['REACH Annex XVII 16', { ...mixtureOf(['598-63-0', 1]), ...used('adhesive') }, null],
  ['REACH Annex XVII 32(1)', { ...mixtureOf(['67-66-3', 0.1]), ...forPublic }, 'applies'],
  ['REACH Annex XVII 32(1)', { ...mixtureOf(['67-66-3', 0.1]), ...forTrade }, 'elsewhere'],
  ['REACH Annex XVII 32(2)', { ...mixtureOf(['67-66-3', 0.1]), ...forTrade }, 'applies'],
  ['REACH Annex XVII 40(1)', { ...aerosol, ...forPublic, ...used('entertainmentAerosol') }, 'applies'],
  ['REACH Annex XVII 40(1)', { ...aerosol, ...forPublic }, 'open'],
  ['REACH Annex XVII 40(1)', { classification: classified('Flam. Liq. 2: H225'), ...forPublic }, null],
  ['REACH Annex XVII 40(2)', { ...aerosol, ...forTrade, ...used('entertainmentAerosol') }, 'applies'],
  ['REACH Annex XVII 40(2)', { ...aerosol, ...forTrade, ...used('cleaner') }, null],
  ['REACH Annex XVII 40(2)', { ...aerosol, ...forPublic, ...used('entertainmentAerosol') }, 'open'],
  ['REACH Annex XVII 46', { ...mixtureOf(['25154-52-3', 0.06], ['84852-15-3', 0.05]), ...used('cleaner') }, 'open'],
  ['REACH Annex XVII 46', mixtureOf(['84852-15-3', 0.05]), null],
  ['REACH Annex XVII 46', { ...mixtureOf(['84852-15-3', 0.1]), ...used('adhesive') }, null],
  ['REACH Annex XVII 47(1)', mixtureOf(['65997-15-1', 40]), 'open'],
  ['REACH Annex XVII 47(2)', mixtureOf(['65997-15-1', 40]), 'applies'],
  ['REACH Annex XVII 48', { ...mixtureOf(['108-88-3', 0.1]), ...forPublic, ...used('sprayPaint') }, 'applies'],
  ['REACH Annex XVII 48', { ...mixtureOf(['108-88-3', 0.1]), ...forPublic }, 'open'],
  ['REACH Annex XVII 48', { ...mixtureOf(['108-88-3', 0.1]), audience: 'industrial' }, 'elsewhere'],
  ['REACH Annex XVII 48', { ...mixtureOf(['108-88-3', 0.09]), ...forPublic, ...used('sprayPaint') }, null],
  ['REACH Annex XVII 50(1)', { ...mixtureOf(['50-32-8', 0.0002]), ...used('tyreOil') }, 'applies'],
  [
    'REACH Annex XVII 50(1)',
    { ...mixtureOf(['218-01-9', 0.0006], ['205-99-2', 0.0005]), ...used('tyreOil') },
    'applies',
  ],
  ['REACH Annex XVII 50(1)', { ...mixtureOf(['218-01-9', 0.0005]), ...used('tyreOil') }, null],
  ['REACH Annex XVII 54', { ...mixtureOf(['111-77-3', 0.1]), ...forPublic, ...used('floorCare') }, 'applies'],
  [
    'REACH Annex XVII 55(1)',
    { ...mixtureOf(['112-34-5', 3]), ...aerosol, ...forPublic, ...used('sprayPaint') },
    'applies',
  ],
  ['REACH Annex XVII 55(1)', { ...mixtureOf(['112-34-5', 3]), ...forPublic, ...used('sprayPaint') }, null],
  ['REACH Annex XVII 55(3)', { ...mixtureOf(['112-34-5', 3]), ...forPublic, ...used('paint') }, 'applies'],
  ['REACH Annex XVII 56(1)', { ...mixtureOf(['101-68-8', 0.06], ['5873-54-1', 0.04]), ...forPublic }, 'open'],
  ['REACH Annex XVII 56(1)', { ...mixtureOf(['101-68-8', 10]), audience: 'industrial' }, 'elsewhere'],
  ['REACH Annex XVII 57(1)', { ...mixtureOf(['110-82-7', 1]), ...forPublic, ...used('neopreneAdhesive') }, 'open'],
  ['REACH Annex XVII 57(3)', { ...mixtureOf(['110-82-7', 1]), ...forPublic, ...used('neopreneAdhesive') }, 'applies'],
  ['REACH Annex XVII 59(1)(b)', { ...mixtureOf(['75-09-2', 1]), ...forPublic, ...used('paintStripper') }, 'applies'],
  ['REACH Annex XVII 59(5)', { ...mixtureOf(['75-09-2', 1]), ...forTrade, ...used('paintStripper') }, 'applies'],
  ['REACH Annex XVII 64', { ...mixtureOf(['106-46-7', 1]), ...used('airFreshener') }, 'applies'],
  ['REACH Annex XVII 64', mixtureOf(['106-46-7', 1]), 'open'],
  ['REACH Annex XVII 69', { ...mixtureOf(['67-56-1', 0.6]), ...forPublic, ...used('windscreenFluid') }, 'applies'],
  ['REACH Annex XVII 70(1)', mixtureOf(['556-67-2', 0.06], ['541-02-6', 0.06]), null],
  ['REACH Annex XVII 70(1)', mixtureOf(['541-02-6', 0.1]), 'open'],
  ['REACH Annex XVII 70(1)', mixtureOf(['541-02-6', 0.1]), 'later', '2026-06-06'],
  ['REACH Annex XVII 71(1)', { ...mixtureOf(['872-50-4', 0.3]), ...forTrade }, 'applies'],
  ['REACH Annex XVII 74(1)', { ...mixtureOf(['101-68-8', 0.06], ['822-06-0', 0.04]), ...forTrade }, 'applies'],
  ['REACH Annex XVII 74(1)', { ...mixtureOf(['101-68-8', 5]), ...forPublic }, 'open'],
  ['REACH Annex XVII 74(2)', { ...mixtureOf(['101-68-8', 0.09]), ...forTrade }, null],
  ['REACH Annex XVII 76(1)', { ...mixtureOf(['68-12-2', 0.2]), ...forTrade }, null],
  ['REACH Annex XVII 80(1)', { ...mixtureOf(['127-19-5', 0.3]), ...forTrade }, 'later'],
  ['REACH Annex XVII 80(1)', { ...mixtureOf(['127-19-5', 0.3]), ...forTrade }, 'applies', '2026-12-24'],
  ['REACH Annex XVII 81(1)', { ...mixtureOf(['2687-91-4', 1]), ...forTrade }, 'applies', '2026-12-24'],
  ['Regulation (EU) 2019/1148 Art. 5, Annex I', { ...mixtureOf(['7722-84-1', 12]), ...forPublic }, null],
  ['Regulation (EU) 2019/1148 Art. 5, Annex I', { ...mixtureOf(['7722-84-1', 12.1]), ...forPublic }, 'applies'],
  [
    'Regulation (EU) 2019/1148 Art. 5, Annex I',
    { ...mixtureOf(['3811-04-9', 21], ['7601-89-0', 20]), ...forPublic },
    'applies',
  ],
  ['Regulation (EU) 2019/1148 Art. 7(1), 9, Annex I', { ...mixtureOf(['7697-37-2', 20]), ...forTrade }, 'applies'],
  ['Regulation (EU) 2019/1148 Art. 7(1), 9, Annexes I and II', mixtureOf(['67-64-1', 0.5]), 'applies'],
  [
    'Regulation (EU) 2019/1148 Art. 7(1), 9, Annexes I and II',
    mixtureOf(['67-64-1', 0.5], ['7732-18-5', 90], ['64-17-5', 1], ['57-50-1', 1], ['56-81-5', 1], ['77-92-9', 1]),
    null,
  ],
  ['Regulation (EU) 2019/1148 Art. 7(1), 9, Annex II', mixtureOf(['7429-90-5', 70]), 'open'],
  ['Regulation (EU) 2019/1148 Art. 7(1), 9, Annex II', mixtureOf(['7429-90-5', 60]), null],
];

test('a rule applies, does not, asks for what is not known, or waits for its day', () =>
  expectEach(
    cases,
    ([provision, facts, state, on]) => `${provision} ${state} ${on} ${JSON.stringify(facts)}`,
    ([provision, facts, state, on = day]) => {
      const found = restrictionsOf(factsOf(facts), on).filter(({ rule }) => rule.provision === provision);
      expect(found[0]?.state ?? null).toBe(state);
    },
  ));

test('every rule of the tables has a case, and a product without its substances and statements meets none', () => {
  const tested = new Set(cases.map(([provision]) => provision));
  const untested = restrictions().rules.filter(({ provision }) => !tested.has(provision));
  const provisions = [
    '6(1)',
    '12',
    '14',
    '15',
    '17',
    ...['34', '35', '36', '37', '38'].flatMap((entry) => [`${entry}(1)`, `${entry}(2)`]),
  ];
  // Their conditions are those of another entry that has a case.
  expect(new Set(untested.map(({ provision }) => provision))).toEqual(
    new Set(provisions.map((entry) => `REACH Annex XVII ${entry}`)),
  );
  expect(restrictionsOf(factsOf({ ...mixtureOf(['7732-18-5', 100]), classification: [] }), day)).toEqual([]);
});

const messages = (facts: Facts, isPublished = false) =>
  lawFindings(factsOf(facts), [], { isPublished })
    .flatMap((finding) => finding || [])
    .filter(({ message }) => /REACH Annex XVII|2019\/1148/.test(message))
    .map(({ level, message }) => `${level}: ${message}`);

test('what is not known is asked with its fact and provision, and what holds names its duty', () => {
  expect(messages({ ...mixtureOf(['106-46-7', 1]), ...forTrade })).toEqual([
    'warning: substance 106-46-7: restricted in some uses (REACH Annex XVII 64); answer: which of these uses the product has, in uses.annexXVII: air fresheners and deodorisers of toilets and rooms',
  ]);
  expect(messages({ ...inhalable, ...forPublic })).toEqual([
    'warning: H304: restricted in some uses (REACH Annex XVII 3(3), REACH Annex XVII 3(5)(a), REACH Annex XVII 3(5)(b), REACH Annex XVII 3(5)(c)); answer: which of these uses the product has, in uses.annexXVII: lamp oils, grill lighter fluids',
  ]);
  expect(messages({ ...mixtureOf(['541-02-6', 1]), ...forTrade })).toEqual([
    'warning: substance 541-02-6: not to be placed on the market or used (≥ 0.1 %) (REACH Annex XVII 70(1)), if this holds; answer: whether a derogation of the entry holds',
  ]);
  expect(messages({ ...mixtureOf(['106-46-7', 1]), ...forTrade, ...used() })).toEqual([]);
  expect(messages({ ...mixtureOf(['67-66-3', 1]), ...forTrade })).toEqual([
    'warning: the label has the prescribed text in: en; in other languages write it in label.supplementalTexts, from the entry (REACH Annex XVII 32(2))',
  ]);
  expect(messages({ ...mixtureOf(['101-68-8', 1]), ...forTrade })).toEqual([
    'warning: the label has the prescribed text in: en, de, fr, sl, it, pl; in other languages write it in label.supplementalTexts, from the entry (REACH Annex XVII 74(2))',
  ]);
});

test('N-methylpyrrolidone without the DNEL of its entry is refused, with them it is not', () => {
  const facts = { ...mixtureOf(['872-50-4', 5]), ...forTrade };
  const level = (route: 'inhalation' | 'dermal', value: number, unit: string) => ({
    substance: { en: 'substance 872-50-4' },
    population: 'workers' as const,
    route,
    duration: 'longTerm' as const,
    effect: 'systemic' as const,
    value,
    unit,
  });
  const noEffectLevels = [level('inhalation', 14.4, 'mg/m³'), level('dermal', 4.8, 'mg/kg')];
  const lacking =
    'section 8.1 lacks the DNEL of substance 872-50-4 for workers, 14.4 mg/m³ by inhalation and 4.8 mg/kg a day by skin; without them it is not to be placed on the market (REACH Annex XVII 71(1))';
  expect(messages(facts, true)).toEqual([`error: ${lacking}`]);
  expect(messages(facts)).toEqual([`warning: ${lacking}`]);
  expect(messages({ ...facts, noEffectLevels: noEffectLevels.slice(1) }, true)).toEqual([`error: ${lacking}`]);
  expect(messages({ ...facts, noEffectLevels }, true)).toEqual([]);
});

test('the label carries the prescribed text in a language whose version of the act was read, and no other', () => {
  const facts = factsOf({ ...mixtureOf(['101-68-8', 1]), ...forTrade });
  expect(prescribedTextsOf(facts, 'de')).toEqual([
    'Ab dem 24. August 2023 muss vor der industriellen oder gewerblichen Verwendung eine angemessene Schulung erfolgen.',
  ]);
  expect(prescribedTextsOf(facts, 'es')).toEqual([]);
  expect(prescribedTextsOf(factsOf({ ...mixtureOf(['101-68-8', 0.01]), ...forTrade }), 'de')).toEqual([]);
  expect(prescribedTextsOf(factsOf({ ...mixtureOf(['101-68-8', 1]), ...forPublic }), 'de')).toEqual([]);
});

test('a text that an entry prescribes is asked for until the label has it in every language of documents', () => {
  const facts = { ...mixtureOf(['101-68-8', 1]), ...forTrade };
  const wording = { es: 'Texto', el: 'Κείμενο' };
  const label = { signalWord: null, pictograms: [], h: [], p: [] };
  const findRequests = (supplementalTexts: NonNullable<ProductFactsInput['label']['supplementalTexts']>) =>
    messages({ ...facts, label: { ...label, supplementalTexts } }).filter((text) => text.includes('74(2)'));
  expect(findRequests([])[0]).toContain('the label has the prescribed text in: en, de, fr, sl, it, pl');
  expect(findRequests([{ act: 'supplier', wording }])).toHaveLength(1);
  expect(findRequests([{ act: 'annexXVII', wording }])).toEqual([]);
});

test('section 15.1 names the entries for groups to which an ingredient may belong, and those whose conditions are open', () => {
  const linesOf = (facts: Facts) => {
    const lines = textsOf(sampleSds(facts), '15.1');
    const entriesIn = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
    return [
      entriesIn(/^REACH Annex XVII, entries (.*), also restrict groups of substances that no CAS number names/),
      entriesIn(/^Not determined: REACH Annex XVII, entries (.*)\. They have further conditions/),
    ];
  };
  const guaiacol: [string, number] = ['90-05-1', 100];
  expect(linesOf({ ...mixtureOf(guaiacol), ...forTrade })).toEqual([
    ['9, 11, 12, 13, 15, 18, 19, 20, 23, 43, 45, 46, 65, 68, 73, 74, 75, 78, 79, 82'],
    [],
  ]);
  // Substances of a known structure belong to no group of them but those to be tattooed; isocyanates to 74, which says so itself.
  expect(linesOf({ ...mixtureOf(['7732-18-5', 60], ['67-64-1', 40]), ...forTrade })).toEqual([['75'], []]);
  expect(linesOf({ ...mixtureOf(['101-68-8', 5]), ...forTrade })).toEqual([['75, 78'], []]);
  // Entries with numbers: their substances, and what may be one of them without a number.
  expect(linesOf({ ...mixtureOf(['79-06-1', 5]), ...forTrade })[1]).toEqual(['60']);
  const [nameless] = mixtureOf(guaiacol).composition ?? [];
  expect(linesOf({ composition: [{ ...nameless!, cas: undefined }], ...forTrade })[1]).toEqual([
    '2, 9, 10, 11, 31, 41, 58, 60, 62',
  ]);
  expect(linesOf({ composition: [] })).toEqual([[], []]);
});

test('section 15.1 has the rules with ingredient, duty, limit, day and what is open', () => {
  type Sds = Parameters<typeof sampleSds>[0];
  const lines = (facts: Sds) => valuesOf(sampleSds(facts), '15.1', 'Restrictions according to REACH, Annex XVII');
  const plain = (facts: Sds) => lines(facts).map((line) => line.replace(/[\u00A0\u202F]/g, ' '));
  expect(plain({ ...mixtureOf(['108-88-3', 5]), ...forTrade })).toContain(
    'entry 48: substance 108-88-3 (108-88-3) – not to be placed on the market for the general public (adhesives, neoprene-based contact adhesives, spray paints; ≥ 0.1 %)',
  );
  expect(plain({ ...mixtureOf(['101-68-8', 5]), ...forTrade })).toContain(
    'entry 74: substance 101-68-8 (101-68-8) – training before industrial or professional use, and again every five years (≥ 0.1 %)',
  );
  const entry70 = 'entry 70: substance 541-02-6 (541-02-6) – not to be placed on the market or used (≥ 0.1 %)';
  const issued = (created: string) =>
    plain({ ...mixtureOf(['541-02-6', 5]), ...forTrade, options: { version: { text: '1.0', created } } });
  expect(issued('2026-06-06')).toContain(`${entry70} – from 7 June 2026`);
  expect(issued('2026-06-07')).toContain(`${entry70} – not determined: whether a derogation of the entry holds`);
  expect(plain({ ...mixtureOf(['108-88-3', 0.05]), ...forTrade }).join()).not.toContain('entry 48');
  const acetone = valuesOf(
    sampleSds({ ...mixtureOf(['67-64-1', 5]), ...forTrade }),
    '15.1',
    'Regulation (EU) 2019/1148',
  );
  expect(acetone.map((line) => line.replace(/[\u00A0\u202F]/g, ' '))).toEqual([
    'substance 67-64-1 (67-64-1) – suspicious transactions, disappearances and thefts are reported within 24 hours',
  ]);
});
