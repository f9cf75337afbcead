import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IngredientsStep } from '@/components/studio/steps/ingredients-step';
import { maxCellLength } from '@/lib/domain/studio/ingredient-cells';
import type { StepProps } from '@/lib/domain/studio/step-props';
import { noCalls, showStep, user } from '@/tests/components/studio/show-step';

const rows = [
  { name: { en: 'water' }, cas: '7732-18-5', content: 60, contentRange: '50 – < 75 %', classification: [] },
  { name: { en: 'acetone' }, cas: '67-64-1', content: 40, classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
];
const show = (composition: readonly object[] = rows, more = {}) =>
  showStep(IngredientsStep, { ingredients: { facts: { composition: composition as typeof rows } } }, more);
const paste = (text: string) => fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
const cell = (name: string) => screen.getByRole('gridcell', { name });

test('the grid is worked with the keyboard alone: arrows move, F2 and typing edit, Tab goes on, Escape gives up', () => {
  const { facts } = show();
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  user.click(cell('water'));
  user.press('ArrowDown');
  expect(cell('acetone')).toHaveFocus();
  user.press('F2');
  user.typeOver('acetone, pure');
  user.press('Tab');
  expect(document.activeElement).toHaveAccessibleName('CAS number');
  user.typeOver('x');
  user.press('Escape', 'End', 'ArrowLeft', 'Delete');
  expect(facts('ingredients').composition).toEqual([
    rows[0],
    { ...rows[1], name: { en: 'acetone, pure' }, classification: undefined },
  ]);
  user.press('ArrowDown', 'Home', 'e');
  user.typeOver('ethanol');
  user.press('Enter');
  expect(facts('ingredients').composition).toHaveLength(3);
  user.press('ArrowUp', 'Alt+ArrowUp');
  expect((facts('ingredients').composition as typeof rows).map(({ name }) => name.en)).toEqual([
    'water',
    'ethanol',
    'acetone, pure',
  ]);
});

test('a cell that is edited stays that of its row while others change the rows, and is not stored once the row is gone', () => {
  const edit = (others: readonly object[], composition: readonly object[] = rows) => {
    const { facts, receive } = show(composition);
    user.click(cell('acetone'));
    user.press('F2');
    receive({ ingredients: { facts: { composition: others as typeof rows } } });
    user.typeOver('acetone, pure');
    user.press('Enter');
    return facts('ingredients').composition;
  };
  const heavier = { ...rows[1], content: 41 };
  expect(edit([heavier])).toEqual([{ ...heavier, name: { en: 'acetone, pure' } }]);
  cleanup();
  const nanoform = { ...rows[1], name: { en: 'acetone, other' }, content: 1 };
  expect(edit([nanoform, heavier], [nanoform, rows[1]!])).toEqual([
    nanoform,
    { ...heavier, name: { en: 'acetone, pure' } },
  ]);
  cleanup();
  expect(edit([{ ...rows[0], content: 61 }])).toEqual([{ ...rows[0], content: 61 }]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not stored, because another person removed or replaced the row meanwhile: ‘Name’ acetone, pure',
  );
});

test('what is typed is kept when others leave fewer rows than its cell needs, until it is stored or said to be gone', () => {
  const type = (rowIndex: number, others: readonly object[]) => {
    const { facts, receive } = show();
    user.click(screen.getAllByRole('row')[rowIndex + 1]!.querySelector('td')!);
    user.press('F2');
    user.enter(document.activeElement as HTMLElement, 'ethanol');
    receive({ ingredients: { facts: { composition: others as typeof rows } } });
    expect(document.activeElement).toHaveValue('ethanol');
    user.press('Enter');
    return facts('ingredients').composition;
  };
  expect(type(2, [rows[0]!])).toEqual([rows[0], { name: { en: 'ethanol' } }]);
  cleanup();
  expect(type(1, [])).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(/another person removed or replaced the row.*‘Name’ ethanol/);
});

test('what is typed in a cell is stored when the page is left, hidden or replaced', () => {
  const hide = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  const typeAnd = (leave: () => void) => {
    const { facts } = show();
    user.click(cell('acetone'));
    user.press('F2');
    user.enter(document.activeElement as HTMLElement, 'acetone, pure');
    leave();
    cleanup();
    return (facts('ingredients').composition as typeof rows)[1]!.name;
  };
  const stored = { en: 'acetone, pure' };
  expect(typeAnd(() => fireEvent(window, new Event('pagehide')))).toEqual(stored);
  expect(typeAnd(() => hide('hidden'))).toEqual(stored);
  hide('visible');
  expect(typeAnd(() => {})).toEqual(stored);
  expect(typeAnd(() => user.press('Escape'))).toEqual({ en: 'acetone' });
});

test('a block of a spreadsheet fills cells and adds rows; a cell that is too long is refused, and nothing else is lost', () => {
  const { facts } = show();
  user.click(cell('acetone'));
  paste(
    `ethanol\t64-17-5\t\t12,5\t10 – < 15\tFlam. Liq. 2; H225 | Eye Irrit. 2; H319\nurea\t57-13-6\t${'x'.repeat(maxCellLength + 1)}\tmuch\t\t–`,
  );
  expect(facts('ingredients').composition).toEqual([
    rows[0],
    {
      name: { en: 'ethanol' },
      cas: '64-17-5',
      content: 12.5,
      contentRange: '10 – < 15 %',
      classification: [
        { category: 'Flam. Liq. 2', h: ['H225'] },
        { category: 'Eye Irrit. 2', h: ['H319'] },
      ],
    },
    { name: { en: 'urea' }, cas: '57-13-6', content: 'much', classification: [] },
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Cells left out because they are too long: 1. The first one is row 3',
  );
});

const ingredients = {
  count: 2,
  exact: 100,
  exactCount: 2,
  lower: 90,
  upper: 115,
  unreadCount: 0,
  ranges: [
    { content: 60, range: '50 – < 75 %' },
    { content: 40, range: '25 – < 50 %' },
  ],
  unclassified: [],
  fill: [],
};

test('that no hazard class follows is not said while an ingredient has no known classification', () => {
  const classification = { language: 'en', classification: [] } as unknown as StepProps['classification'];
  const shown = () => document.querySelector('[data-follows]');
  const nothing = /No hazard class follows/;
  const known = { name: { en: 'urea' }, cas: '57-13-6', classification: [], source: 'ECHA' };
  show([known], { classification });
  expect(shown()).not.toHaveTextContent(nothing);
  cleanup();
  show([known], { classification, ingredients: { ...ingredients, unclassified: [] } });
  expect(screen.getByText(nothing)).not.toHaveClass('invisible');
  cleanup();
  show([known], { classification, ingredients: { ...ingredients, unclassified: [] }, isCurrent: false });
  expect(screen.getByText(nothing)).toHaveClass('invisible');
  cleanup();
  const lye = { name: { en: 'lye' }, content: 3 };
  show([known, lye], { classification, ingredients: { ...ingredients, unclassified: [1] } });
  expect(shown()).not.toHaveTextContent(nothing);
  expect(shown()).toHaveTextContent('it is not known what these ingredients are classified as: lye.');
});

test('of 5,200 pasted rows the grid takes 5,000, says so, and draws a page of them', () => {
  const { facts } = show();
  user.click(cell('water'));
  paste(Array.from({ length: 5200 }, (_, index) => `substance ${index}`).join('\n'));
  expect(facts('ingredients').composition).toHaveLength(5000);
  expect(screen.getByRole('alert')).toHaveTextContent('Rows left out: 200.');
  expect(screen.getByText(/A product can have at most 1,000/)).toBeVisible();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  user.click(screen.getByRole('button', { name: 'Next rows' }));
  expect(cell('substance 50')).toHaveFocus();
});

test('the total of the contents is shown, and a range is proposed for an exact content', async () => {
  const { facts } = show(rows, { ingredients });
  expect(screen.getByText('Exact contents together').nextSibling).toHaveTextContent('100 %');
  user.click(screen.getByRole('button', { name: 'Propose the printed content where it is missing (1)' }));
  expect((facts('ingredients').composition as typeof rows)[1]!.contentRange).toBe('25 – < 50 %');
  await waitFor(() => expect(cell('water')).toHaveFocus());
});

const harmonised = {
  name: { en: 'acetone; propan-2-one' },
  cas: '67-64-1',
  index: '606-001-00-8',
  classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }],
  source: 'CLP Annex VI (2026-07-23), 606-001-00-8',
};
const acetoneEntry = {
  name: 'acetone; propan-2-one',
  source: 'CLP Annex VI (2026-07-23), 606-001-00-8',
  notes: null,
  deletedFrom: null,
  appliesFrom: null,
  fields: harmonised,
};

test('what Annex VI says of all ingredients is filled in at once, but not in a row that was changed meanwhile', async () => {
  const entered = [{ cas: '67-64-1', content: 60 }, { cas: '50-00-0', content: 1 }, rows[0]!];
  const fill = [
    { index: 0, cas: '67-64-1', fields: harmonised },
    { index: 1, cas: '64-17-5', fields: harmonised },
  ];
  const { facts } = show(entered, { ingredients: { ...ingredients, fill } });
  user.click(screen.getByRole('button', { name: 'Fill in what the lists of law say (1)' }));
  expect(facts('ingredients').composition).toEqual([{ ...harmonised, content: 60 }, entered[1], entered[2]]);
  await waitFor(() => expect(cell('acetone; propan-2-one')).toHaveFocus());
});

test('the notes of an entry are named by their letters, which elsewhere stand for other things', () => {
  show([rows[1]!]);
  const notes = within(screen.getByRole('group', { name: /^Notes whose exception applies/ }));
  const names = notes.getAllByRole('checkbox').map((box) => box.parentElement!.textContent);
  expect(names).toEqual(['7', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'T']);
});

test('a substance of a list is found by its name and added with its source, notes and day', async () => {
  const later = {
    ...acetoneEntry,
    notes: 'B, D',
    appliesFrom: '2027-02-01',
    fields: { cas: '67-64-1', name: { en: 'acetone' } },
  };
  const searchSubstances = () => Promise.resolve({ substances: [], listed: [later] });
  const { facts } = show([], { calls: { ...noCalls, searchSubstances } });
  user.enter(screen.getByRole('searchbox', { name: /^Add by name or number/ }), 'aceton');
  const option = await screen.findByRole('button', {
    name: /acetone.*Annex VI.*Notes B, D \| Applies from 2027-02-01/,
  });
  user.click(option);
  expect(facts('ingredients').composition).toEqual([later.fields]);
});

test('what Annex VI knows of a CAS number is taken over by the author only, and lists with limits are named', async () => {
  const limit = { law: 'TRGS 900', country: 'DE' };
  const saveSubstance = jest.fn(noCalls.saveSubstance);
  const calls = {
    ...noCalls,
    saveSubstance,
    findIngredient: () => Promise.resolve({ substance: null, listed: [acetoneEntry], limits: [limit] }),
  };
  const { facts } = show([rows[1]!], { calls });
  user.click(await screen.findByRole('button', { name: /^Take over.*CLP Annex VI/ }));
  expect(facts('ingredients').composition).toEqual([{ ...rows[1], ...harmonised, name: rows[1]!.name }]);
  expect(screen.getByText('TRGS 900 (DE)')).toBeVisible();
  user.click(screen.getByRole('button', { name: 'Save to the library' }));
  await waitFor(() => expect(screen.getByText('Saved to the library')).toBeVisible());
  expect(saveSubstance).toHaveBeenCalledWith({ content: { ...harmonised, name: { en: 'acetone' } } });
});

test('a substance is saved to the library once, however often its button is pressed before the response', async () => {
  const saveSubstance = jest.fn(noCalls.saveSubstance);
  show([rows[1]!], { calls: { ...noCalls, saveSubstance } });
  const button = screen.getByRole('button', { name: 'Save to the library' });
  user.click(button);
  user.click(button);
  expect(await screen.findByText('Saved to the library')).toBeVisible();
  expect(saveSubstance).toHaveBeenCalledTimes(1);
});

test('a name that is there in another language only is said to be missing, and what follows from the recipe stands below', () => {
  const derived = { category: 'Flam. Liq. 2', h: ['H225'], basis: 'calculation', provision: '', value: null };
  const classification = {
    classification: [{ ...derived, limit: null, unit: null, steps: [] }],
    notClassified: [],
    supplemental: [],
    unknownToxicity: [],
    labelNames: [],
    differences: [],
    sds: { duty: 'required' as const, because: [] },
  };
  show([{ name: { de: 'Wasser' } }, rows[1]!], { classification });
  expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('missing (Wasser)');
  expect(screen.getByText('Flam. Liq. 2 H225')).toBeVisible();
});
