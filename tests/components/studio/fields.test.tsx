import { screen, waitFor, within } from '@testing-library/react';
import { focusField } from '@/components/studio/fields/focus-field';
import { IdentityStep } from '@/components/studio/steps/identity-step';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import { SectionFields, StepForm } from '@/components/studio/steps/step-form';
import type { JsonObject, StepProps } from '@/lib/domain/studio/step-props';
import { noCalls, showStep, user } from '@/tests/components/studio/show-step';

/** A step of few fields: a query by role takes time for every element. */
const Articles = (step: StepProps) => (
  <StepForm step={step} section="identity">
    <SectionFields step={step} section="identity" part="product" names={['articles']} />
  </StepForm>
);
const propertiesStep = (name: string) =>
  function FewProperties(step: StepProps) {
    return (
      <StepForm step={step} section="properties">
        <SectionFields step={step} section="properties" part="facts" names={[name]} />
      </StepForm>
    );
  };

const Justifications = (step: StepProps) => (
  <StepForm step={step} section="classification">
    <SectionFields step={step} section="classification" part="facts" names={['justifications']} />
  </StepForm>
);

test('a wrong value stays in its field, with what the platform found and the number that would be right', () => {
  const message = "'67-64-2' has a wrong check digit; 67-64-1 would be right";
  const { facts } = showStep(
    IdentityStep,
    { identity: { facts: { kind: 'substance', identifiers: { cas: '67-64-2' } } } },
    {
      findings: [
        {
          section: 'identity',
          pointer: '/versions/0/facts/identifiers/cas',
          severity: 'error',
          message,
          proposal: '67-64-1',
        },
        {
          section: 'identity',
          pointer: '/versions/0/facts/name/de',
          severity: 'warning',
          message: 'has no German text',
        },
      ],
    },
  );
  const field = screen.getByRole('textbox', { name: 'CAS number' });
  expect(field).toHaveValue('67-64-2');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(`Error: ${message}`);
  expect(screen.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveAccessibleDescription(/has no German text/);

  user.click(screen.getByRole('button', { name: 'Use 67-64-1' }));
  expect(facts('identity').identifiers).toEqual({ cas: '67-64-1' });
  expect(field).toHaveFocus();
});

test('a hard field has help in the language of the interface, with an example', () => {
  showStep(IdentityStep, { identity: { facts: { kind: 'mixture' } } });
  user.click(screen.getByRole('button', { name: 'Help: Unique formula identifier (UFI)' }));
  expect(screen.getByRole('textbox', { name: /^Unique formula identifier/ })).toHaveAccessibleDescription(
    /^Unique formula identifier .+ Example: \S{19}$/,
  );
  expect(screen.queryByRole('button', { name: /^Help: Name/ })).toBeNull();
});

test('the provision of a finding is not repeated where its message names it', () => {
  const finding = { section: 'properties', pointer: '/versions/0/facts/wgk', severity: 'warning' } as const;
  const provision = 'CLP Annex VIII';
  showStep(
    propertiesStep('wgk'),
    {},
    { findings: ['is missing (CLP Annex VIII)', 'is unusual'].map((message) => ({ ...finding, message, provision })) },
  );
  const [named, other] = screen.getAllByRole('listitem');
  expect(named).toHaveTextContent('is missing (CLP Annex VIII)');
  expect(named).not.toHaveTextContent('(CLP Annex VIII) (CLP Annex VIII)');
  expect(other).toHaveTextContent('is unusual (CLP Annex VIII)');
});

test('what is found in a language of a text that is not in view names the language', () => {
  const finding = { section: 'identity', severity: 'error', message: 'has 2,004 characters' } as const;
  const pointer = '/versions/0/facts/name';
  const findings = ['de', 'en'].map((code) => ({ ...finding, pointer: `${pointer}/${code}` }));
  showStep(IdentityStep, { identity: { facts: { name: { en: 'Acetone', de: 'Aceton' } } } }, { findings });
  expect(screen.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveAccessibleDescription(
    'Error: German: has 2,004 characters Error: has 2,004 characters',
  );
});

test('a text has the language that is edited, and the others on request', () => {
  const { facts } = showStep(IdentityStep, { identity: { facts: { name: { en: 'Acetone' } } } });
  const [name] = screen.getAllByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Acetone');
  user.click(screen.getByLabelText('Name: all languages, 1 of 3 filled in'));
  user.enter(screen.getByLabelText('German, Name'), 'Aceton');
  expect(facts('identity').name).toEqual({ en: 'Acetone', de: 'Aceton' });
  user.enter(name!, '');
  expect(facts('identity').name).toEqual({ de: 'Aceton' });
});

test('a UFI is made of VAT number and formulation number', async () => {
  const makeUfi = (company: string, formulation: string) =>
    Promise.resolve(`${company} ${formulation}` === 'DE112358132 134217728' ? 'KMTT-DSP3-7FD7-6RWY' : null);
  const { facts } = showStep(
    IdentityStep,
    { identity: { facts: { kind: 'mixture' } } },
    { calls: { ...noCalls, makeUfi } },
  );
  user.enter(screen.getByLabelText('VAT number'), 'DE112358132');
  user.enter(screen.getByLabelText(/^Formulation number/), '0.5');
  expect(await screen.findByText(/^No UFI can be made/)).toBeVisible();
  user.enter(screen.getByLabelText(/^Formulation number/), '');
  user.enter(screen.getByLabelText(/^Formulation number/), '134217728');
  user.click(await screen.findByText('Use KMTT-DSP3-7FD7-6RWY'));
  expect(facts('identity').ufi).toBe('KMTT-DSP3-7FD7-6RWY');
});

test('a property is a value with unit and condition, a text, not applicable or not available; a change of mind loses nothing', () => {
  const { facts } = showStep(PropertiesStep, {
    properties: { facts: { basicProperties: { flashPoint: { value: -17, unit: '°C' } } } },
  });
  const group = within(screen.getByRole('group', { name: 'Flash point' }));
  const kind = group.getByRole('combobox', { name: 'Flash point: kind of value' });
  expect(kind).toHaveDisplayValue('value');
  user.choose(kind, 'not available');
  expect(facts('properties').basicProperties).toEqual({});
  user.choose(kind, 'not applicable');
  expect(facts('properties').basicProperties).toEqual({ flashPoint: 'notApplicable' });
  user.choose(kind, 'value');
  expect(facts('properties').basicProperties).toEqual({ flashPoint: { value: -17, unit: '°C' } });
  user.enter(group.getByRole('textbox', { name: 'Value' }), '');
  user.enter(group.getByRole('textbox', { name: 'Value' }), '< -20');
  expect(facts('properties').basicProperties).toEqual({ flashPoint: { value: '< -20', unit: '°C' } });
});

test('entries of a list are added, moved and removed, and fields that no form shows are kept', async () => {
  const { draft } = showStep(Articles, {
    identity: {
      product: {
        articles: [
          { code: 'A', id: 1 },
          { code: 'B', id: 2 },
        ],
        unknown: 7,
      },
    },
  });
  user.click(screen.getByLabelText('Move down: A'));
  await waitFor(() => expect(screen.getByLabelText('Move up: A')).toHaveFocus());
  user.click(screen.getByRole('button', { name: /^Add.*Article numbers/ }));
  user.click(screen.getByLabelText('Remove: B'));
  user.enter(screen.getAllByLabelText(/^Code/)[0]!, 'A-1');
  expect(draft.current.identity.product).toEqual({ articles: [{ code: 'A-1', id: 1 }, {}], unknown: 7 });
});

test('an entry is named by its first fields in the order of the form, a figure with its unit', () => {
  const stored = { unit: 'mg/m³', route: 'inhalation', value: 1, effects: 'local', population: 'workers' };
  showStep(propertiesStep('noEffectLevels'), { properties: { facts: { noEffectLevels: [stored] } } });
  expect(screen.getByRole('button', { expanded: false })).toHaveTextContent(/Workers.*Inhal.* · 1 mg\/m³$/);
});

test('of a required field, that it is not stated and that there is none are two answers', () => {
  const { facts } = showStep(propertiesStep('transport'), { properties: { facts: { transport: { un: 'UN1950' } } } });
  const transport = () => facts('properties').transport;
  const group = screen.getByRole('combobox', { name: /^Packing group/ });
  expect(group).toHaveDisplayValue('not stated');
  user.choose(group, 'none');
  expect(group).toHaveDisplayValue('none');
  expect(transport()).toEqual({ un: 'UN1950', packingGroup: null });
  user.choose(group, 'II');

  const code = screen.getByRole('textbox', { name: /^Tunnel restriction code/ });
  const none = screen.getByRole('checkbox', { name: 'none: Tunnel restriction code (ADR)' });
  user.enter(code, 'D');
  user.enter(code, '');
  expect(transport()).toEqual({ un: 'UN1950', packingGroup: 'II' });
  user.click(none);
  expect(none).toBeChecked();
  expect(transport()).toEqual({ un: 'UN1950', packingGroup: 'II', tunnelCode: null });
  user.click(none);
  expect(transport()).toEqual({ un: 'UN1950', packingGroup: 'II' });
  user.click(none);
  user.enter(code, 'D');
  expect(none).not.toBeChecked();
  expect(transport()).toEqual({ un: 'UN1950', packingGroup: 'II', tunnelCode: 'D' });
});

const Confidential = (step: StepProps) => (
  <StepForm step={step} section="ingredients">
    <SectionFields step={step} section="ingredients" part="product" names={['confidential']} />
  </StepForm>
);

test('a number and a text by language can be said to be none, too', () => {
  const { draft } = showStep(Confidential, {
    ingredients: { product: { confidential: { formulation: [{ kind: 'x' }] } } },
  });
  for (const button of screen.queryAllByRole('button', { expanded: false })) user.click(button);
  const formulation = () => (draft.current.ingredients.product!.confidential as JsonObject).formulation;
  user.click(screen.getByRole('checkbox', { name: /^none: Content/ }));
  user.click(screen.getByRole('checkbox', { name: 'none: Purpose' }));
  expect(formulation()).toEqual([{ kind: 'x', content: null, purpose: null }]);
  user.enter(screen.getByRole('textbox', { name: /^Content/ }), '3,5');
  expect(formulation()).toEqual([{ kind: 'x', content: 3.5, purpose: null }]);
});

test('where a choice takes its own button away, what follows has the focus', async () => {
  const { facts } = showStep(propertiesStep('transport'), {});
  user.click(screen.getByRole('button', { name: 'none : Dangerous goods' }));
  expect(facts('properties').transport).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add : Dangerous goods' })).toHaveFocus());
});

test('a field of a step that is rendered later gets the focus when it is there', async () => {
  const isFocused = focusField('/versions/0/facts/name/de');
  const field = document.createElement('div');
  field.dataset.pointer = '/versions/0/facts/name';
  field.append(document.createElement('textarea'));
  setTimeout(() => document.body.append(field), 200);
  expect(await isFocused).toBe(true);
  expect(field.firstChild).toHaveFocus();
  field.remove();
});

test('a justification offers the contradictions that are found in their own words, and others by their names', () => {
  showStep(
    Justifications,
    { classification: { facts: { justifications: [{}] } } },
    {
      findings: [
        {
          section: 'properties',
          pointer: '/versions/0/facts/transport/un',
          severity: 'error',
          rule: 'notDangerousGoods',
          message:
            'section 2.1 has Flam. Liq. 2, but section 14 says no dangerous goods (ADR 2.2.3.1.1); name the UN number',
        },
      ],
    },
  );
  const options = within(screen.getByRole('combobox', { name: /^Rule/ })).getAllByRole<HTMLOptionElement>('option');
  const texts = Object.fromEntries(options.map(({ value, text }) => [value, text]));
  expect(texts.notDangerousGoods).toBe('section 2.1 has Flam. Liq. 2, but section 14 says no dangerous goods');
  expect(texts.unName).toBe('unName');
});
