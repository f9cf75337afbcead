import { readProductFile } from '../../../product/read/read-product-file.ts';
import { problemText } from '../../../product/findings.ts';
import { productFacts } from '../../../product/facts.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { factsOf } from '../../documents/sample-product.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];

/** `error 12 notClassified.skin: message`, with its line. */
function problems(changes: Partial<Facts>, file: Partial<ProductFile> = {}): string[] {
  const whole = { ...acetoneFile(), ...file };
  whole.versions[0]!.facts = { ...whole.versions[0]!.facts, ...changes };
  return readProductFile(JSON.stringify(whole, null, 1), 'a.json').problems.map((problem) => {
    expect(problemText(problem)).toMatch(/^a\.json:\d+: /);
    return `${problem.level} ${problemText(problem).replace(/^a\.json:\d+: (warning: )?versions\[0\]\.facts\.?/, '')}`;
  });
}

const pdf = { file: 'a/scenarios.pdf', category: 'Annex', language: 'en', status: 'valid', created: '2026-01-15' };
const scenario = { file: 'a/scenarios.pdf', language: 'en' as const };
const kind = { population: 'workers', route: 'inhalation', duration: 'longTerm', effect: 'systemic' } as const;
const level = { ...kind, value: 1210, unit: 'mg/m³' };
const toxic = (limits: string[]) => [
  {
    name: { en: 'acetone' },
    contentRange: '100 %',
    classification: [{ category: 'Acute Tox. 3', h: ['H301'] }],
    limits,
  },
];

/** A mixture with a sheet on request. */
const unlabelled: Partial<Facts> = {
  kind: 'mixture',
  classification: [],
  composition: [
    {
      name: { en: 'resin' },
      contentRange: '0.5 %',
      classification: [{ category: 'Skin Sens. 1', h: ['H317'] }],
    },
  ],
  label: { euh: [] },
  basicProperties: {},
  transport: null,
};

test('what the facts do not support is found, with file, line, field', () =>
  expectEach(
    [
      [
        'a reason for a class that there is',
        { notClassified: { eye: { reason: 'noData' } } },
        {},
        'error notClassified.eye: is a reason for a class that is not met, but the classification has it',
      ],
      [
        'data that are not named',
        { notClassified: { skin: { reason: 'conclusive' } } },
        {},
        'error notClassified.skin.reason: claims data, but there are none; name the source, or add the result to studies (REACH Annex II 11.1)',
      ],
      [
        'a study without a result',
        { studies: [{ endpoint: 'skinCorrosion', species: 'rabbit' }] },
        {},
        'error studies[0].value: is missing; a study must have a value or a result in words',
      ],
      [
        'neither classes nor what could give them',
        { classification: undefined, kind: 'mixture', composition: [], label: undefined },
        { state: 'published' },
        'error classification: is missing, and composition is empty: whether the product is hazardous is not known (REACH Annex II 2.1); write its classes, or [] and what shows that it has none',
      ],
      [
        'no class, and nothing that shows it',
        { classification: [], kind: 'mixture', composition: [], label: undefined },
        { state: 'published' },
        'warning classification: says that there is no class, and nothing shows it for all classes: neither ingredients that each have a class, a source or isClassificationUnknown: false, nor reasons with data (notClassified) or overrides for every class; the sheet says that it is not known whether the product is hazardous (REACH Annex II 2.1)',
      ],
      [
        'a substance without classes, not published',
        { classification: undefined, label: undefined },
        {},
        'warning classification: is missing: whether the product is hazardous is not known',
      ],
      ['a level without its unit', { noEffectLevels: [{ ...level, unit: '' }] }, {}, 'error noEffectLevels[0].unit'],
      [
        'a toxic ingredient without estimate',
        { composition: toxic([]) },
        {},
        'warning composition[0].limits: has no ATE (oral), which section 3 must have (REACH Annex II 3.2.3)',
      ],
      [
        'an annex that is no PDF',
        { exposureScenarios: [{ ...scenario, file: 'a/scenarios.docx' }] },
        { attachments: [{ ...pdf, file: 'a/scenarios.docx' }] },
        "error exposureScenarios[0].file: 'a/scenarios.docx' must be a PDF",
      ],
      [
        'an annex that is not attached',
        { exposureScenarios: [scenario] },
        {},
        "error exposureScenarios[0].file: 'a/scenarios.pdf' is not one of the attachments; add it there",
      ],
      [
        'an annex for what is no ingredient',
        { exposureScenarios: [{ ...scenario, substance: { en: 'toluene' } }] },
        { attachments: [pdf] },
        "warning exposureScenarios[0].substance: the product has no ingredient 'toluene'",
      ],
      [
        'a mixture whose label does not offer the sheet',
        unlabelled,
        {},
        'warning label.euh: lacks EUH210, for a sheet is due on request: REACH Art. 31(3)(b): resin',
      ],
    ] as [string, Partial<Facts>, Partial<ProductFile>, string][],
    ([what]) => what,
    ([, changes, file, message]) =>
      expect(problems(changes, file)).toContainEqual(expect.stringMatching(new RegExp(`^${escaped(message)}`))),
  ));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('what the facts support is not reported', () => {
  const supported: Partial<Facts> = {
    notClassified: { skin: { reason: 'conclusive', source: 'OECD 439' }, aspiration: { reason: 'impossible' } },
    phrases: { '15.2': ['csaCarriedOut'] },
    noEffectLevels: [level],
    exposureScenarios: [{ ...scenario, substance: { en: 'acetone' } }],
  };
  const found = problems(supported, { state: 'published', attachments: [pdf] });
  expect(found.filter((text) => /notClassified|15\.2|exposureScenarios|limits/.test(text))).toEqual([]);
});

test('a version that was stored before a field existed keeps its bytes', () => {
  const stored = JSON.stringify(factsOf({}));
  for (const added of ['notClassified', 'noEffect', 'exposureScenarios', 'nanoform', 'source'])
    expect(stored).not.toContain(added);
  expect(JSON.stringify(productFacts.parse(JSON.parse(stored)))).toBe(stored);
  const study = { endpoint: 'acuteOral', value: 'LD50: 5 800 mg/kg, rat', source: 'OECD 401' };
  const withStudy = JSON.stringify({ ...(JSON.parse(stored) as object), studies: [study] });
  expect(JSON.parse(JSON.stringify(productFacts.parse(JSON.parse(withStudy))))).toEqual(JSON.parse(withStudy));
});

test('a label for the general public need not offer the sheet (CLP Annex II 2.10)', () => {
  expect(problems({ ...unlabelled, audience: 'public' }).filter((text) => text.includes('EUH210'))).toEqual([]);
});

test('one warning names all subsections of which the sheet says that no information is available, with the fields that answer them', () => {
  const { phrases, ...facts } = acetoneFile().versions[0]!.facts;
  const problemsLacking = (...slots: string[]) =>
    problems({
      ...facts,
      phrases: Object.fromEntries(Object.entries(phrases ?? {}).filter(([slot]) => !slots.includes(slot))),
    });
  expect(problemsLacking('9.2', '12.3', '8.2.2.thermal')).toEqual([
    'warning phrases.8.2.2.thermal: of 8.2.2 (phrases or texts 8.2.2.thermal), 9.2.2 (phrases or texts 9.2, otherProperties), 12.3 (phrases or texts 12.3, studies) the sheet says that no information is available; fill them in, or say there that there are no data (REACH Annex II Part B, introduction)',
  ]);
  expect(problemsLacking()).toEqual([]);
  const answers: Partial<Facts>[] = [
    { texts: { '12.3': { en: 'No data.' } } },
    { studies: [{ endpoint: 'bioconcentration', value: '3' }] },
    { basicProperties: { ...facts.basicProperties, partitionCoefficient: { value: -0.24 } } },
  ];
  for (const answer of answers)
    expect(problems({ ...facts, phrases: { ...phrases, '12.3': [] }, ...answer })).toEqual([]);
});
