import { screen, within } from '@testing-library/react';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { LanguagesStep } from '@/components/studio/steps/languages-step';
import { StartStep } from '@/components/studio/steps/start-step';
import { TextsStep } from '@/components/studio/steps/texts-step';
import type { ClassificationPreview, DerivedCategory } from '@/lib/domain/studio/step-props';
import { noCalls, showStep, user } from '@/tests/components/studio/show-step';

const eye: DerivedCategory = {
  category: 'Eye Dam. 1',
  h: ['H318'],
  basis: 'calculation',
  provision: 'CLP Annex I 3.3.3.3',
  value: 2.39,
  limit: 1,
  unit: '×',
  steps: [{ ingredient: 'phosphoric acid', content: 18, limit: 25, factor: 1, contribution: 0.72 }],
  sentence: 'The sum is over its limit.',
};
const preview: ClassificationPreview = {
  language: 'en',
  classification: [eye],
  notClassified: [{ class: 'aspiration', reason: 'limonene has 1.2 %, the limit is 10 %' }],
  supplemental: [],
  unknownToxicity: [],
  labelNames: ['phosphoric acid'],
  sds: { duty: 'required', because: [] },
  differences: [],
};

test('a derived class is a proposal with its reason and arithmetic; it is accepted, or decided otherwise with basis and reason', async () => {
  const { facts } = showStep(ClassificationStep, {}, { classification: preview });
  expect(screen.getByText('The sum is over its limit.')).toBeVisible();
  expect(screen.getByRole('row', { name: /phosphoric acid 18.% 25 1 0.72/, hidden: true })).toBeInTheDocument();
  user.click(screen.getByRole('button', { name: 'Accept the classification as it is now' }));
  expect(facts('classification').classification).toEqual([{ category: 'Eye Dam. 1', h: ['H318'] }]);
  user.click(screen.getByRole('button', { name: /^Decide otherwise/ }));
  user.choose(await screen.findByRole('combobox', { name: /^Basis/ }), 'On the basis of test data');
  expect(facts('classification').overrides).toEqual([
    { class: 'eye', category: 'Eye Dam. 1', h: ['H318'], basis: 'test' },
  ]);
  user.click(screen.getByRole('button', { name: 'Follow the recipe again' }));
  expect(facts('classification').classification).toBeUndefined();
});

test('an accepted class that no longer follows, and a derived one that is not accepted, are marked', () => {
  const typed = [{ category: 'Eye Irrit. 2', h: ['H319'] }];
  const { facts } = showStep(
    ClassificationStep,
    { classification: { facts: { classification: typed } } },
    {
      classification: {
        ...preview,
        differences: [{ category: 'Eye Dam. 1', kind: 'lacking', because: 'H318 is missing' }],
      },
    },
  );
  expect(screen.getByText(/^It differs from the accepted classification/)).toHaveTextContent('H318 is missing');
  expect(screen.getByText(/^Accepted, but it does not follow/)).toBeVisible();
  user.click(screen.getByRole('button', { name: 'Remove: Eye Irrit. 2' }));
  expect(screen.getByRole('button', { name: 'Follow the recipe again' })).toHaveFocus();
  user.click(screen.getByRole('button', { name: /^Accept : / }));
  expect(screen.getByRole('button', { name: /^Decide otherwise/ })).toHaveFocus();
  expect(facts('classification').classification).toEqual([{ category: 'Eye Dam. 1', h: ['H318'] }]);
});

test('an element of the label is as derived until the author sets it, and then says what is derived', () => {
  const { facts } = showStep(
    LabelStep,
    {},
    { classification: { ...preview, label: { signalWord: 'danger', pictograms: ['GHS05'] } } },
  );
  expect(screen.getByText('Danger')).toBeVisible();
  user.click(screen.getByRole('button', { name: /^Set myself.*Signal word/ }));
  user.choose(screen.getByRole('combobox', { name: /^Signal word/ }), 'Warning');
  expect(facts('label').label).toEqual({ signalWord: 'warning' });
  expect(screen.getByText('Derived: Danger')).toBeVisible();
});

test('standard phrases are searched, chosen and shown in the edited language; derived paragraphs say their source', async () => {
  const text = { en: 'Move to fresh air.', de: 'An die frische Luft bringen.' };
  const searchPhrases = jest.fn(() => Promise.resolve([{ name: 'freshAir', subsection: '4.1.inhalation', text }]));
  const { facts } = showStep(
    TextsStep,
    {},
    {
      calls: { ...noCalls, searchPhrases },
      derived: [{ subsection: '4.1.inhalation', text: 'Call a doctor.', from: '2.1' }],
    },
  );
  const part = within(screen.getByRole('region', { name: '4.1 Following inhalation' }));
  expect(part.getByText('from 2.1')).toBeVisible();
  user.enter(part.getByRole('searchbox'), 'air');
  user.click(await part.findByRole('button', { name: 'Move to fresh air.' }));
  expect(facts('texts').phrases).toEqual({ '4.1.inhalation': ['freshAir'] });
  expect(searchPhrases).toHaveBeenCalledWith({ search: 'air', subsection: '4.1.inhalation', language: 'en' });
  user.click(part.getByRole('button', { name: 'Remove: Move to fresh air.' }));
  expect(facts('texts').phrases).toEqual({});
});

test('the grid of translations says which text lacks which language and leads to its field', () => {
  const { went } = showStep(
    LanguagesStep,
    { identity: { facts: { name: { en: 'Acetone', de: 'Aceton' } } } },
    { outdated: [{ pointer: '/versions/0/facts/name', language: 'de' }] },
  );
  expect(screen.getByRole('button', { name: 'German: older than its source. Name' })).toBeVisible();
  user.click(screen.getByRole('button', { name: 'French: missing. Name' }));
  expect(went).toHaveBeenCalledWith({ step: 'identity', pointer: '/versions/0/facts/name/fr' });
});

test('the start says what is still to do, step by step', () => {
  const finding = { section: 'label', pointer: '/versions/0/facts/label/p', severity: 'error', message: 'x' } as const;
  const { went } = showStep(StartStep, {}, { findings: [finding, { ...finding, severity: 'warning' }] });
  user.click(screen.getByRole('button', { name: 'Label Errors: 1 Warnings: 1' }));
  expect(went).toHaveBeenCalledWith({ step: 'label', pointer: finding.pointer });
});
