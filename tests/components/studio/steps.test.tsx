import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ClassificationStep } from '@/components/studio/steps/classification-step';
import { LabelStep } from '@/components/studio/steps/label-step';
import { LanguagesStep } from '@/components/studio/steps/languages-step';
import { MarketsStep } from '@/components/studio/steps/markets-step';
import { StartStep } from '@/components/studio/steps/start-step';
import { TextsStep } from '@/components/studio/steps/texts-step';
import type { ClassificationPreview, DerivedCategory, StepProps } from '@/lib/domain/studio/step-props';
import { fileLimits, noCalls, showStep, user } from '@/tests/components/studio/show-step';

const eye: DerivedCategory = {
  class: 'eye',
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
  open: [],
  notClassified: [
    { class: 'aspiration', reason: 'limonene has 1.2 %, the limit is 10 %' },
    { class: 'stotSingle', reason: 'no ingredient' },
    { class: 'stotSingleNarcoticIrritant', of: 'H335', reason: 'no ingredient' },
    { class: 'stotSingleNarcoticIrritant', of: 'H336', reason: 'no ingredient' },
    { class: 'pbt', of: 'PBT', reason: 'no ingredient' },
    { class: 'pbt', of: 'vPvB', reason: 'no ingredient' },
  ],
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

test('each class that is not met has its own name', () => {
  showStep(ClassificationStep, {}, { classification: preview });
  const names = screen.getAllByRole('button', { name: /^State/ }).map(({ textContent }) => textContent.split(': ')[1]);
  const stot = 'STOT-single exposure';
  expect(names).toEqual(['Aspiration hazard', stot, `${stot} (H335)`, `${stot} (H336)`, 'PBT', 'vPvB']);
});

test('an accepted class that no longer follows, and a derived one that is not accepted, are marked', () => {
  const typed = [{ category: 'Eye Irrit. 2', h: ['H319'] }];
  const { facts } = showStep(
    ClassificationStep,
    { classification: { facts: { classification: typed } } },
    {
      classification: {
        ...preview,
        differences: [
          { class: 'eye', category: 'Eye Dam. 1', kind: 'lacking', because: 'H318 is missing', replaces: typed },
        ],
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

test('the start says what is still to do, step by step, and leads to the step that has the field', () => {
  const finding = { section: 'label', pointer: '/versions/0/facts/label/p', severity: 'error', message: 'x' } as const;
  const buyers = { ...finding, section: 'identity', pointer: '/versions/0/facts/audience' } as const;
  const { went } = showStep(StartStep, {}, { findings: [finding, { ...finding, severity: 'warning' }, buyers] });
  user.click(screen.getByRole('button', { name: 'Label Errors: 1 Warnings: 1' }));
  expect(went).toHaveBeenLastCalledWith({ step: 'label', pointer: finding.pointer });
  user.click(screen.getByRole('button', { name: 'Start Errors: 1' }));
  expect(went).toHaveBeenLastCalledWith({ step: 'start', pointer: buyers.pointer });
});

test('the start says that nothing is open only when the draft has been checked', () => {
  showStep(StartStep, {}, { isChecked: false });
  expect(screen.queryByText('Nothing is open.')).toBeNull();
  expect(screen.getByText('The draft has not been checked yet.')).toBeVisible();
});

test('the storage class of TRGS 510 is asked for in Germany only, and shown elsewhere where it stands already', () => {
  showStep(
    MarketsStep,
    { markets: { facts: { markets: { AT: {}, CH: { storageClass: '3' }, DE: {} } } } },
    { calls: { ...noCalls, draftFiles: () => new Promise(() => {}) } },
  );
  const storageClassField = (name: string) =>
    within(screen.getByRole('group', { name })).queryByLabelText(/^Storage class/);
  expect(storageClassField('Austria (AT)')).toBeNull();
  expect(storageClassField('Switzerland (CH)')).toBeVisible();
  expect(storageClassField('Germany (DE)')).toBeVisible();
});

describe('attached files', () => {
  const hash = (letter: string) => letter.repeat(64);
  const entry = (file: string) => ({ file, category: 'Guide', language: 'en', status: 'valid', created: '2026-01-01' });
  const stored = { file: '7/safe.pdf', name: 'safe.pdf', size: 2_200_000, hash: hash('a') };
  const attachments = [entry('7/safe.pdf'), entry('7/lost.pdf')];
  const pdf = (name: string, content = '%PDF-') =>
    new File([content], name, { lastModified: new Date(2026, 10, 26).getTime() });
  const used = { draftFiles: 1, draftBytes: 2_200_000, workgroupBytes: 2_200_000 };
  const show = (uploadFile: StepProps['calls']['uploadFile'], more: Partial<StepProps> = {}) => {
    const { draft } = showStep(
      MarketsStep,
      {
        markets: {
          product: { attachments },
          facts: { exposureScenarios: [{ substance: { en: 'acetone' }, file: '7/safe.pdf', language: 'en' }] },
        },
      },
      {
        calls: {
          ...noCalls,
          draftFiles: () => Promise.resolve({ files: [stored], limits: fileLimits, used }),
          uploadFile,
        },
        ...more,
      },
    );
    const files = () => (draft.current.markets.product?.attachments ?? []) as { file: string; created: string }[];
    return { draft, files };
  };
  const uploads = jest.fn((file: File) =>
    Promise.resolve({ file: `${hash('b')}/${file.name}`, name: file.name, size: file.size, hash: hash('b') }),
  );
  const choose = (label: string, files: File[]) =>
    fireEvent.change(screen.getByLabelText(label), { target: { files } });
  beforeEach(() => uploads.mockClear());

  test('are shown with their kind, language and size, are opened, and say where one is missing and what the limits are', async () => {
    show(uploads);
    expect(await screen.findByRole('link', { name: 'safe.pdf' })).toHaveAttribute('href', `/files/${stored.hash}`);
    expect(screen.getByText(/Guide · English · 2.1.MB/)).toBeVisible();
    expect(screen.getByText(/not uploaded yet/)).toBeVisible();
    expect(
      screen.getByText(/each of at most 25.MB.*50 uploaded files of 100.MB together; 2.1.MB are in use/),
    ).toBeVisible();
  });

  test('are added by choosing or dropping, replaced in their row, and removed; a scenario keeps its file', async () => {
    const { draft, files } = show(uploads);
    await screen.findByRole('link', { name: 'safe.pdf' });
    choose('Choose files', [pdf('one.pdf')]);
    await waitFor(() =>
      expect(files()[2]).toMatchObject({ file: `${hash('b')}/one.pdf`, created: '2026-11-26', language: 'en' }),
    );
    fireEvent.drop(screen.getByText('or drop them here'), { dataTransfer: { files: [pdf('two.pdf')] } });
    await waitFor(() => expect(files()).toHaveLength(4));
    choose('Replace: safe.pdf', [pdf('safer.pdf')]);
    await waitFor(() =>
      expect(files()[0]).toMatchObject({ ...attachments[0], file: `${hash('b')}/safer.pdf`, created: '2026-11-26' }),
    );
    expect(draft.current.markets.facts?.exposureScenarios).toMatchObject([{ file: 'safer.pdf' }]);
    user.click(screen.getByRole('button', { name: 'Remove: two.pdf' }));
    expect(files()).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^Choose files/ })).toHaveFocus();
  });

  test('that cannot be attached say why, and change nothing', async () => {
    const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });
    let answer: Error = refusal('', 0);
    const { files } = show(() => Promise.reject(answer));
    await screen.findByRole('link', { name: 'safe.pdf' });
    const large = pdf('large.pdf');
    Object.defineProperty(large, 'size', { value: fileLimits.fileBytes + 1 });
    const cases: [File, RegExp, Error?][] = [
      [pdf('page.html'), /has to be a PDF/],
      [pdf('empty.pdf', ''), /is empty/],
      [large, /at most 25.MB/],
      [pdf(`${'n'.repeat(500)}.pdf`), /at most 80 characters/],
      [pdf('SAFE.pdf'), /there is a file of this name/],
      [pdf('text.pdf', 'Hello'), /has to be a PDF/, refusal('file_type', 422)],
      [pdf('new.pdf'), /have reached their limit/, refusal('files_full', 422)],
      [pdf('new.pdf'), /there is no connection/, refusal('offline', 0)],
      [pdf('new.pdf'), /cannot be changed now/, refusal('not_editable', 409)],
      [pdf('new.pdf'), /the upload failed/, refusal('', 500)],
    ];
    for (const [file, sentence, error] of cases) {
      if (error) answer = error;
      choose('Choose files', [file]);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    }
    expect(files()).toEqual(attachments);
  });

  test('are not added when the upload is cancelled', async () => {
    let abortSignal: AbortSignal | undefined;
    const { files } = show((_file, signal) => {
      abortSignal = signal;
      return new Promise(() => {});
    });
    await screen.findByRole('link', { name: 'safe.pdf' });
    choose('Choose files', [pdf('slow.pdf')]);
    user.click(await screen.findByRole('button', { name: /^Cancel.*slow.pdf/ }));
    expect(abortSignal?.aborted).toBe(true);
    expect(screen.getByText('The upload of slow.pdf was cancelled.')).toBeInTheDocument();
    expect(files()).toEqual(attachments);
  });
});
