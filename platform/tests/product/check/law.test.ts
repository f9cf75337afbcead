import type { ProductFacts } from '../../../product/facts.ts';
import { checkProduct } from '../../../product/read/read-product-file.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ReturnType<typeof acetoneFile>['versions'][number]['facts'];

const checked = (changes: Partial<Facts>) => {
  const file = acetoneFile();
  file.versions[0]!.facts = { ...file.versions[0]!.facts, ...changes };
  return checkProduct(file);
};
const warningsOf = (changes: Partial<Facts>) =>
  checked(changes).findings.map(({ level, message }) => `${level}: ${message}`);

test('what follows from the classification may be left out of the label', () => {
  const { product } = checked({});
  expect(product?.versions[0]?.facts.label).toEqual({
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H225', 'H319', 'H336'],
    euh: ['EUH066'],
    p: ['P210', 'P305+P351+P338'],
    contains: [],
  } satisfies ProductFacts['label']);
});

test.each<[what: string, changes: Partial<Facts>, p: string[]]>([
  ['in industry', {}, ['P210', 'P261', 'P280', 'P304+P340', 'P305+P351+P338', 'P403+P233']],
  ['for the public', { audience: 'public' }, ['P102', 'P210', 'P261', 'P304+P340', 'P305+P351+P338', 'P501']],
  ['without a class', { classification: [] }, []],
])('the precautionary statements may be left out too, %s', (_, changes, p) => {
  expect(checked({ label: {}, ...changes }).product?.versions[0]?.facts.label.p).toEqual(p);
});

test('a UFI is not asked of a mixture that is only a gas under pressure (CLP Annex VIII, Part A, 2.2)', () => {
  const classification = [{ category: 'Press. Gas (Comp.)', h: ['H280'] }];
  const gases = ['nitrogen', 'argon'].map((name) => ({
    name: { en: name },
    content: 50,
    contentRange: '50 %',
    classification,
  }));
  const gas = { kind: 'mixture' as const, classification, composition: gases, label: {}, identifiers: {} };
  expect(warningsOf(gas).filter((message) => message.includes('ufi'))).toEqual([]);
  const flammable = [...classification, { category: 'Flam. Gas 1A', h: ['H220'] }];
  expect(warningsOf({ ...gas, classification: flammable })).toContain(
    'warning: has no ufi; a mixture with health or physical hazards must have one (CLP Annex VIII)',
  );
});

test('statements that are whole by themselves are no halves', () => {
  const found = warningsOf({
    label: { p: ['P233', 'P235', 'P280', 'P310', 'P330', 'P403', 'P405', 'P410', 'P102', 'P501'] },
  });
  expect(found.filter((message) => message.includes('only combined'))).toEqual([]);
});

test('what the file says of the label stays as it says it', () => {
  const { product } = checked({ label: { signalWord: 'warning', pictograms: [], h: ['H225'], p: ['P210'] } });
  expect(product?.versions[0]?.facts.label).toMatchObject({ signalWord: 'warning', pictograms: [], h: ['H225'] });
});

test('an aerosol need not be labelled for its aspiration hazard (CLP Annex I 1.3.3), but may', () => {
  const classification = [
    { category: 'Aerosol 3', h: ['H229'] },
    { category: 'Asp. Tox. 1', h: ['H304'] },
  ];
  const { product } = checked({ classification, label: {} });
  expect(product?.versions[0]?.facts.classification).toEqual(classification);
  expect(product?.versions[0]?.facts.label).toMatchObject({
    signalWord: 'warning',
    pictograms: [],
    h: ['H229'],
    p: ['P210', 'P251', 'P410+P412'],
  });
  const labelWarnings = (label: Partial<NonNullable<Facts['label']>>) =>
    warningsOf({ classification, label: { euh: [], contains: [], ...label } }).filter((text) =>
      /GHS08|H304|P301|P331|danger|warning,|signal/.test(text),
    );
  const labelWithout = {
    signalWord: 'warning' as const,
    pictograms: [],
    h: ['H229'],
    p: ['P210', 'P251', 'P410+P412'],
  };
  expect(labelWarnings(labelWithout)).toEqual([]);
  const p = [...labelWithout.p, 'P301+P310', 'P331'];
  expect(labelWarnings({ signalWord: 'danger', pictograms: ['GHS08'], h: ['H229', 'H304'], p })).toEqual([]);
  // Another class that has the pictogram asks for it.
  const organs = [...classification, { category: 'STOT RE 2', h: ['H373'] }];
  expect(checked({ classification: organs, label: {} }).product?.versions[0]?.facts.label.pictograms).toEqual([
    'GHS08',
  ]);
});

const label = { p: ['P210'], euh: [] };
const irritant = {
  name: { en: 'salt' },
  content: 6,
  contentRange: '5 – < 10 %',
  classification: [
    { category: 'Skin Irrit. 2', h: ['H315'] },
    { category: 'Acute Tox. 4', h: ['H302'] },
  ],
};
test.each<[what: string, changes: Partial<Facts>, message: string]>([
  [
    'a pictogram too few',
    { label: { ...label, pictograms: ['GHS02'] } },
    'lacks GHS07, which follows from Eye Irrit. 2 (CLP Annex I 3.3) and STOT SE 3 (CLP Annex I 3.8)',
  ],
  [
    'a pictogram too many',
    { label: { ...label, pictograms: ['GHS02', 'GHS07', 'GHS08'] } },
    'has GHS08, which does not follow from the classification (CLP Art. 19 and 26)',
  ],
  [
    'the wrong signal word',
    { label: { ...label, signalWord: 'warning' } },
    'is warning; the classification gives danger (CLP Art. 20)',
  ],
  [
    'no signal word',
    { label: { ...label, signalWord: null } },
    'is null; the classification gives danger (CLP Art. 20)',
  ],
  [
    'a statement too few',
    { label: { ...label, h: ['H225', 'H319'] } },
    'lacks H336, which follows from the classification (CLP Art. 21)',
  ],
  [
    'a statement too many',
    { label: { ...label, h: ['H225', 'H319', 'H336', 'H315'] } },
    'has H315, which does not follow from the classification (CLP Art. 21 and 27)',
  ],
  ['no precautions', { label: { p: [] } }, 'is empty; the hazards require statements (CLP Art. 22)'],
  [
    'a redundant one',
    { label: { p: ['P233', 'P403+P233'] } },
    'has P233, which other statements cover already (CLP Art. 28(1))',
  ],
  [
    'one of another class',
    { label: { p: ['P210', 'P273', 'P301+P310'] } },
    'has P273, P301+P310, which follows from no class of the product (CLP Art. 22, Annex I Parts 2 to 5)',
  ],
  [
    'too many of them',
    { label: { p: ['P210', 'P233', 'P240', 'P261', 'P271', 'P280', 'P305+P351+P338'] } },
    'has 7 statements; more than 6 must be justified (CLP Art. 28(3))',
  ],
  ['a precaution stated twice', { label: { p: ['P210', 'P261', 'P261'] } }, "'P261' is a duplicate"],
  ['a hazard stated twice', { label: { ...label, h: ['H225', 'H319', 'H336', 'H225'] } }, "'H225' is a duplicate"],
  [
    'a hazard stated alone and in a combination',
    {
      classification: [
        { category: 'Acute Tox. 4', h: ['H302'] },
        { category: 'Acute Tox. 4', h: ['H312'] },
      ],
      label: { h: ['H302+H312', 'H302'] },
    },
    "'H302' is a duplicate",
  ],
  ['a supplemental statement stated twice', { label: { euh: ['EUH066', 'EUH066'] } }, "'EUH066' is a duplicate"],
  [
    'a pictogram stated twice',
    { label: { ...label, pictograms: ['GHS02', 'GHS07', 'GHS02'] } },
    "'GHS02' is a duplicate",
  ],
  [
    'a substance named twice',
    { label: { ...label, contains: [{ en: 'salt' }, { en: 'salt' }] } },
    "'salt' is a duplicate",
  ],
  [
    'a half that names only the occasion',
    { label: { p: ['P210', 'P302'] } },
    "'P302' stands only combined, as P302+P334 or P302+P335+P334 or P302+P352 (CLP Art. 22, Annex I Parts 2 to 5)",
  ],
  [
    'a half that names only what to do',
    { label: { p: ['P210', 'P370', 'P378'] } },
    "'P378' stands only combined, as P370+P378 (CLP Art. 22, Annex I Parts 2 to 5)",
  ],
  [
    'a pack for the public without P102',
    { audience: 'public', label: { p: ['P501'] } },
    'lacks P102, which packs for the public must have (CLP Annex IV, Part 1, Table 6.1)',
  ],
  [
    'a pack for the public without disposal',
    { audience: 'public', label: { p: ['P102'] } },
    'lacks P501, the disposal statement for the public (CLP Art. 28(2))',
  ],
  [
    'a mixture without UFI',
    { kind: 'mixture' },
    'has no ufi; a mixture with health or physical hazards must have one (CLP Annex VIII)',
  ],
  [
    'a mixture of no named substance',
    { kind: 'mixture', label: { ...label, contains: [] } },
    'is empty; STOT SE 3 requires the names of the substances that cause it (CLP Art. 18(3)(b))',
  ],
  [
    'a mixture less classified than its ingredients',
    { kind: 'mixture', classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
    'lacks Eye Irrit. 2: acetone has 99.5 %, the limit is 10 % (CLP Annex I 3.3.3.3, Table 3.3.3)',
  ],
  [
    'a mixture whose ingredients make up a class together',
    {
      kind: 'mixture',
      composition: [
        irritant,
        { ...irritant, content: 4, contentRange: '4 %', limits: ['Skin Irrit. 2; H315: C ≥ 5 %'] },
      ],
    },
    'lacks Skin Irrit. 2: 4 of 5 % (salt (2)) + 6 of 10 % (salt) = 1.4 times the limit (CLP Annex I 3.2.3.3, Table 3.2.3)',
  ],
  [
    'a mixture less toxic than its ingredients',
    {
      kind: 'mixture',
      composition: [{ ...irritant, content: 40, contentRange: '40 %', limits: ['ATE (H302) = 500 mg/kg'] }],
    },
    'lacks Acute Tox. 4: the ingredients give an ATE (oral) of 1,250 mg/kg, the limit is 2,000 mg/kg (CLP Annex I 3.1.3.6.1, Table 3.1.1)',
  ],
  [
    'a limit without a value',
    { exposureLimits: [{ law: 'TRGS 900', country: 'DE' }] },
    'has neither twa nor stel: no value is shown',
  ],
])('%s is warned of', (_, changes, message) => {
  expect(checked(changes).product).not.toBeNull();
  expect(warningsOf(changes)).toContain(`warning: ${message}`);
});
