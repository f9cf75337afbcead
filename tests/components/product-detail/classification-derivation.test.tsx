import { screen, within } from '@testing-library/react';
import { ClassificationDerivation } from '@/components/product-detail/classification-derivation';
import type { Derivation, DerivationStep, DerivedClass, NotClassified } from '@/lib/domain/product/formulation';
import { renderIn } from '@/tests/components/render-in';

const step = (more: Partial<DerivationStep> = {}): DerivationStep => ({
  ingredient: 'sodium hydroxide',
  content: 3,
  limit: 5,
  limitUnit: '%',
  limitSource: 'specific limit',
  factor: 1,
  contribution: 0.6,
  isInSum: true,
  ...more,
});
const skin = (more: Partial<DerivedClass> = {}): DerivedClass => ({
  name: 'Skin corrosion, category 1',
  category: 'Skin Corr. 1',
  statements: ['H314'],
  isDeclared: true,
  basis: 'Calculation method',
  provision: 'CLP Annex I 3.2.3.3, Table 3.2.3',
  value: 1.2,
  limit: 1,
  unit: '×',
  reasons: [],
  steps: [step(), step({ ingredient: 'amine', content: 1.5, limit: 2.5 })],
  ...more,
});
const open = (more: Partial<NotClassified> = {}): NotClassified => ({
  name: 'Explosives',
  outcome: 'noData',
  outcomeText: 'Data missing',
  provision: 'CLP Annex I 2.1',
  value: null,
  limit: null,
  unit: null,
  reasons: ['No test result.'],
  steps: [],
  ...more,
});
const show = (derivation: Partial<Derivation>, lang: 'en' | 'de' | 'fr' = 'en') =>
  renderIn(lang, <ClassificationDerivation derivation={{ classes: [], notClassified: [], ...derivation }} />);
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const summaries = () => [...document.querySelectorAll('summary')];

describe('a class', () => {
  it('opens to what each ingredient adds: content, limit and its source, factor and contribution', () => {
    show({ classes: [skin()] });
    expect(summaries()).toHaveLength(1);
    expect(summaries()[0]!.closest('details')).not.toHaveAttribute('open');
    const table = screen.getByRole('table', { name: 'Skin corrosion, category 1', hidden: true });
    const heads = within(table).getAllByRole('columnheader', { hidden: true });
    expect(texts(heads)).toEqual(['Ingredient', 'Mass %', 'Limit', 'Factor', 'Contribution']);
    const row = within(table).getAllByRole('row', { hidden: true })[1]!;
    expect(texts(within(row).getAllByRole('cell', { hidden: true }))).toEqual([
      '3',
      '5\u202f%specific limit',
      '1',
      '0.6',
    ]);
  });

  it('tells an ingredient that is judged by itself from those of the sum', () => {
    const steps = [step({ contribution: 1.5 }), step({ ingredient: 'amine', contribution: 4, isInSum: false })];
    show({ classes: [skin({ steps, value: 1.5 })], notClassified: [open({ outcome: 'conclusive', steps })] });
    const rows = screen.getAllByRole('row', { name: /^(sodium|amine)/, hidden: true });
    expect(rows.map((row) => within(row).getAllByRole('cell', { hidden: true }).at(-1)!.textContent)).toEqual([
      '1.5',
      '4by itself, not in the sum',
    ]);
    expect(texts(screen.getAllByRole('listitem', { hidden: true }))[1]).toBe(
      'amine: 3\u202f% ÷ 5\u202f% = 4 (by itself, not in the sum)',
    );
  });

  it('writes the colon after an ingredient by the rules of the language', () => {
    show({ notClassified: [open({ outcome: 'conclusive', steps: [step({ ingredient: 'amine' })] })] }, 'fr');
    expect(texts(screen.getAllByRole('listitem', { hidden: true }))).toEqual([
      'amine\u00a0: 3\u202f% ÷ 5\u202f% = 0,6',
    ]);
  });

  it.each<[Partial<DerivedClass>, string, string]>([
    [{}, 'Sum of contributions', '1.2 (limit: 1)'],
    [
      { value: 1234.567, limit: 2000, unit: 'mg/kg' },
      'Acute toxicity estimate (ATEmix)',
      '1235\u202fmg/kg (limit: 2000\u202fmg/kg)',
    ],
    [{ value: 12, limit: 10, unit: '%' }, 'Deciding content', '12\u202f% (limit: 10\u202f%)'],
    [{ value: 14, limit: 11.5, unit: 'pH' }, 'Measured value', '14 (limit: 11.5)'],
    [{ value: 28, limit: null, unit: '°C' }, 'Measured value', '28\u202f°C'],
  ])('has the figure that decided it: %j', (figures, term, value) => {
    show({ classes: [skin(figures)] });
    expect(screen.getByText(term).nextSibling?.textContent).toBe(value);
  });

  it('has basis and provision, and the author’s reason', () => {
    show({ classes: [skin({ basis: 'Expert judgement', reasons: ['In vitro test of a similar mixture.'] })] });
    for (const [term, value] of [
      ['Basis', 'Expert judgement'],
      ['Provision', 'CLP Annex I 3.2.3.3, Table 3.2.3'],
      ['Reason', 'In vitro test of a similar mixture.'],
    ])
      expect(screen.getByText(term!).nextSibling).toHaveTextContent(value!);
  });

  it('says when the classification of the product lacks it', () => {
    const { unmount } = show({ classes: [skin()] });
    expect(screen.queryByText('Not in the product’s classification')).not.toBeInTheDocument();
    unmount();
    show({ classes: [skin({ isDeclared: false })] });
    expect(summaries()[0]).toHaveTextContent('Not in the product’s classification');
  });

  it('without an ingredient that counted has no table', () => {
    show({ classes: [skin({ steps: [], value: null })] });
    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('the classes that are not classified', () => {
  it('stand by outcome, with their number, what is open first', () => {
    const rest = open({ name: 'Aerosols', outcome: 'notApplicable', outcomeText: 'Not applicable' });
    show({ notClassified: [rest, open(), open({ name: 'Self-heating' })] });
    expect(texts(summaries())).toEqual(['Data missing (2)', 'Not applicable (1)']);
    const row = screen.getByRole('row', { name: /^Explosives/, hidden: true });
    expect(texts(within(row).getAllByRole('cell', { hidden: true }))).toEqual(['No test result.', 'CLP Annex I 2.1']);
  });

  it('have the arithmetic that stayed below the limit', () => {
    const steps = [
      step({ ingredient: 'ammonia', content: 2, factor: 10, limit: 25, contribution: 0.8 }),
      step({ content: 0.05, limit: null, limitUnit: null, limitSource: 'below the cut-off value', contribution: 0 }),
    ];
    show({ notClassified: [open({ outcome: 'conclusive', value: 0.8, limit: 1, unit: '×', steps })] });
    expect(texts(screen.getAllByRole('listitem', { hidden: true }))).toEqual([
      'ammonia: 2\u202f% × 10 ÷ 25\u202f% = 0.8',
      'sodium hydroxide: 0.05\u202f%, below the cut-off value',
    ]);
    expect(screen.getByText(/^Sum of contributions: 0.8 \(limit: 1\)$/)).toBeInTheDocument();
  });

  it('never show a figure below the limit as the limit', () => {
    show({ notClassified: [open({ outcome: 'conclusive', value: 0.99997, limit: 1, unit: '×' })] }, 'de');
    expect(screen.getByText(/0,99997 \(Grenzwert: 1\)/)).toBeInTheDocument();
  });
});
