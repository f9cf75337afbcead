import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import type { ClassificationPreview, Finding, StepProps } from '@/lib/domain/studio/step-props';
import { showStep, user } from '@/tests/components/studio/show-step';

const flashPoint = {
  section: 'properties',
  pointer: '/versions/0/facts/basicProperties/flashPoint',
  severity: 'error',
  isOpen: true,
  provision: 'CLP Annex I 2.6.2',
  message: 'What is its flash point? (CLP Annex I 2.6.2)',
  question: { class: 'flammableLiquids', categories: [] },
} as const satisfies Finding;
const pressure = {
  section: 'classification',
  pointer: '/versions/0/facts/overrides',
  severity: 'error',
  isOpen: true,
  provision: 'CLP Annex I 2.5',
  message: 'Is it compressed? (CLP Annex I 2.5)',
  question: {
    class: 'gasesUnderPressure',
    categories: [
      { category: 'Press. Gas (Liq.)', h: ['H280'], name: 'Gas under pressure (liquefied gas)' },
      { category: 'Press. Gas (Ref. Liq.)', h: ['H281'], name: 'Gas under pressure (refrigerated liquefied gas)' },
    ],
  },
} as const satisfies Finding;
const preview: ClassificationPreview = {
  language: 'en',
  classification: [],
  notClassified: [],
  supplemental: [],
  unknownToxicity: [],
  labelNames: [],
  open: [{ class: 'flammableLiquids', field: 'basicProperties.flashPoint', section: 'properties' }],
  sds: { duty: 'unknown', because: [] },
  differences: [],
  label: { signalWord: null, pictograms: [], h: [] },
};

/** The step as the platform answers it: a question goes with the reason. */
const answered = (Step: React.ComponentType<StepProps>, finding: Finding) =>
  function Answered(step: StepProps) {
    const entries = (step.sections.classification.facts?.overrides ?? []) as { basis?: string; reason?: object }[];
    const isDecided = entries.some(({ basis, reason }) => basis && reason);
    return <Step {...step} findings={isDecided ? [] : [finding]} />;
  };

test('a question stands at the field that answers it, which is ready for the value', () => {
  const { facts } = showStep(PropertiesStep, {}, { findings: [flashPoint] });
  const group = within(screen.getByRole('group', { name: 'Flash point' }));
  const value = group.getByRole('textbox', { name: 'Value' });
  expect(value).toHaveAccessibleDescription('Question: What is its flash point? (CLP Annex I 2.6.2)');
  expect(value).not.toBeInvalid();
  expect(group.getByRole('combobox')).toHaveAccessibleDescription(/What is its flash point/);
  user.enter(value, '-17');
  expect(facts('properties').basicProperties).toEqual({ flashPoint: { value: -17 } });
});

test('it is answered by a reason, too: nothing that is typed is lost, and the focus returns to the field', async () => {
  const { facts } = showStep(answered(PropertiesStep, flashPoint), {});
  const group = within(screen.getByRole('group', { name: 'Flash point' }));
  user.click(group.getByRole('button', { name: 'Does not apply: give the reason : Flammable liquids' }));
  const form = within(group.getByRole('group', { name: 'Flammable liquids' }));
  user.enter(form.getByRole('textbox', { name: 'Reason' }), 'UN L.2: no sustained combustion');
  expect(group.getByText(/What is its flash point/)).toBeVisible();
  fireEvent.keyDown(form.getByRole('textbox', { name: 'Reason' }), { key: 'Escape' });
  expect(group.queryByRole('group', { name: 'Flammable liquids' })).toBeNull();
  await waitFor(() => expect(group.getByRole('textbox', { name: 'Value' })).toHaveFocus());

  user.click(group.getByRole('button', { name: /^Does not apply/ }));
  expect(group.getByRole('textbox', { name: 'Reason' })).toHaveValue('UN L.2: no sustained combustion');
  user.click(group.getByRole('radio', { name: 'On the basis of test data' }));
  const entry = { class: 'flammableLiquids', category: null, h: [], basis: 'test' };
  expect(facts('classification').overrides).toEqual([{ ...entry, reason: { en: 'UN L.2: no sustained combustion' } }]);
  expect(group.queryByText(/What is its flash point/)).toBeNull();
  expect(group.getByRole('status')).toHaveTextContent('The question is answered.');
  user.click(group.getByRole('button', { name: 'Close' }));
  expect(group.getByText('Answered by an own decision: Flammable liquids')).toBeVisible();
  user.click(group.getByRole('button', { name: /^Change the answer/ }));
  user.click(group.getByRole('button', { name: 'Take the answer back' }));
  expect(facts('classification').overrides).toBeUndefined();
  expect(group.getByText(/What is its flash point/)).toBeVisible();
});

test('a class that a test decides is asked for at the own decisions, with its categories and their statements', () => {
  const other = { class: 'skin', category: null, h: [], basis: 'test', reason: { en: 'OECD 439' } };
  const { facts } = showStep(
    ClassificationStep,
    { classification: { facts: { overrides: [other] } } },
    { findings: [pressure] },
  );
  user.click(screen.getByRole('button', { name: /^Answer with a class or a reason/ }));
  const form = within(screen.getByRole('group', { name: 'Gases under pressure' }));
  user.choose(
    form.getByRole('combobox', { name: 'Result' }),
    'Gas under pressure (refrigerated liquefied gas) (Press. Gas (Ref. Liq.), H281)',
  );
  expect(facts('classification').overrides).toEqual([
    other,
    { class: 'gasesUnderPressure', category: 'Press. Gas (Ref. Liq.)', h: ['H281'] },
  ]);
  user.choose(form.getByRole('combobox', { name: 'Result' }), 'not classified');
  expect(facts('classification').overrides).toEqual([other, { class: 'gasesUnderPressure', category: null, h: [] }]);
});

test('while a class is open, neither the classification nor the label says that there is none', () => {
  const { went } = showStep(ClassificationStep, {}, { classification: preview });
  expect(screen.queryByText(/^No hazard class follows/)).toBeNull();
  expect(screen.getByText(/^Not known:/)).toHaveTextContent('Not known: Flammable liquids');
  user.click(screen.getByRole('button', { name: 'Flammable liquids' }));
  expect(went).toHaveBeenCalledWith({ step: 'properties', pointer: flashPoint.pointer });
  document.body.replaceChildren();
  showStep(LabelStep, {}, { classification: preview });
  expect(screen.getAllByText('Not known')).toHaveLength(5);
});
