import type { ProductFacts } from '../../store/facts.ts';
import { checkProduct } from '../../product-file/read-product-file.ts';
import { missingInMixture } from '../../rules/mixture-limits.ts';
import { acetoneFile } from './sample-file.ts';

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
  ['in industry', {}, ['P210', 'P261', 'P280', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338']],
  ['for the public', { audience: 'public' }, ['P102', 'P210', 'P280', 'P304+P340', 'P305+P351+P338', 'P501']],
  ['without a class', { classification: [] }, []],
])('the precautionary statements may be left out too, %s', (_, changes, p) => {
  expect(checked({ label: {}, ...changes }).product?.versions[0]?.facts.label.p).toEqual(p);
});

test('what the file says of the label stays as it says it', () => {
  const { product } = checked({ label: { signalWord: 'warning', pictograms: [], h: ['H225'], p: ['P210'] } });
  expect(product?.versions[0]?.facts.label).toMatchObject({ signalWord: 'warning', pictograms: [], h: ['H225'] });
});

const label = { p: ['P210'], euh: [] };
test.each<[what: string, changes: Partial<Facts>, message: string]>([
  [
    'a pictogram too few',
    { label: { ...label, pictograms: ['GHS02'] } },
    'lacks GHS07, which follows from Eye Irrit. 2 (CLP Annex I 3.3) and STOT SE 3 (CLP Annex I 3.8)',
  ],
  [
    'a pictogram too many',
    { label: { ...label, pictograms: ['GHS02', 'GHS07', 'GHS08'] } },
    'has GHS08, which the classification does not bring (CLP Art. 19 and 26)',
  ],
  [
    'the wrong signal word',
    { label: { ...label, signalWord: 'warning' } },
    'is warning; the classification brings danger (CLP Art. 20)',
  ],
  [
    'no signal word',
    { label: { ...label, signalWord: null } },
    'is null; the classification brings danger (CLP Art. 20)',
  ],
  [
    'a statement too few',
    { label: { ...label, h: ['H225', 'H319'] } },
    'lacks H336, which follows from the classification (CLP Art. 21)',
  ],
  [
    'a statement too many',
    { label: { ...label, h: ['H225', 'H319', 'H336', 'H315'] } },
    'has H315, which the classification does not bring (CLP Art. 21 and 27)',
  ],
  ['no precautions', { label: { p: [] } }, 'is empty; the hazards ask for statements (CLP Art. 22)'],
  ['a redundant one', { label: { p: ['P233', 'P403+P233'] } }, 'has P233, which others say already (CLP Art. 28(1))'],
  [
    'one of another class',
    { label: { p: ['P210', 'P273', 'P301+P310'] } },
    'has P273, P301+P310, which no class of the product brings (CLP Art. 22, Annex I Parts 2 to 5)',
  ],
  [
    'too many of them',
    { label: { p: ['P210', 'P233', 'P240', 'P261', 'P271', 'P280', 'P305+P351+P338'] } },
    'has 7 statements; more than 6 want a reason (CLP Art. 28(3))',
  ],
  [
    'a pack for the public without P102',
    { audience: 'public', label: { p: ['P501'] } },
    'lacks P102, which packs for the public bear (CLP Annex IV, Part 1, Table 6.1)',
  ],
  [
    'a pack for the public without disposal',
    { audience: 'public', label: { p: ['P102'] } },
    'lacks P501, how the public disposes of it (CLP Art. 28(2))',
  ],
  [
    'a substance classified less than in section 3',
    { classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
    'lacks Eye Irrit. 2, which section 3 gives the substance (CLP Art. 4(3))',
  ],
  [
    'a mixture without UFI',
    { kind: 'mixture' },
    'has no ufi; a mixture with health or physical hazards wants one (CLP Annex VIII)',
  ],
  [
    'a mixture of no named substance',
    { kind: 'mixture' },
    'is empty; STOT SE 3 asks for the substances that cause it (CLP Art. 18(3)(b))',
  ],
  [
    'a mixture less classified than its ingredients',
    { kind: 'mixture', classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
    'lacks Eye Irrit. 2: ingredients of that class make up 10 % or more (CLP Annex I 3.3.3.3, Table 3.3.3)',
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

const ingredient = (category: string, content?: number, limits: string[] = []) => ({
  classification: [{ category }],
  ...(content !== undefined && { content }),
  limits,
});

test.each<[what: string, ingredients: ReturnType<typeof ingredient>[], own: string[], missing: string[]]>([
  ['0.1 % of a carcinogen 1B', [ingredient('Carc. 1B', 0.1)], [], ['Carc. 1']],
  ['less of it', [ingredient('Carc. 1B', 0.09)], [], []],
  ['two below the limit, for each counts', [ingredient('Carc. 1B', 0.09), ingredient('Carc. 1A', 0.09)], [], []],
  [
    'two skin irritants that make 10 %',
    [ingredient('Skin Irrit. 2', 6), ingredient('Skin Irrit. 2', 4)],
    [],
    ['Skin Irrit. 2'],
  ],
  ['the same where it is corrosive', [ingredient('Skin Irrit. 2', 12)], ['Skin Corr. 1B'], []],
  ['3 % of what damages the skin', [ingredient('Skin Corr. 1A', 3)], [], ['Eye Dam. 1']],
  ['5 % of it', [ingredient('Skin Corr. 1A', 5)], ['Eye Dam. 1'], ['Skin Corr. 1']],
  ['a class with a limit of its own', [ingredient('Skin Sens. 1A', 1, ['Skin Sens. 1A; H317: C ≥ 0.05 %'])], [], []],
  ['an ingredient without a content', [ingredient('Carc. 1B')], [], []],
  ['reprotoxic 2 where the mixture is 1B', [ingredient('Repr. 2', 5)], ['Repr. 1B'], []],
])('%s: the mixture lacks what follows', (_, ingredients, own, missing) => {
  const found = missingInMixture(
    ingredients,
    own.map((category) => ({ category })),
  );
  expect(found.map(({ is }) => is)).toEqual(missing);
});
