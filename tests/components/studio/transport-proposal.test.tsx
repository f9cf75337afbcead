import { screen, within } from '@testing-library/react';
import { PropertiesStep } from '@/components/studio/steps/properties-step';
import type { ClassificationPreview, TransportProposal } from '@/lib/domain/studio/step-props';
import { showStep, user } from '@/tests/components/studio/show-step';

const flammable = {
  un: 'UN1993',
  properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S. (acetone)', de: 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Aceton)' },
  hazardClass: '3',
  packingGroup: 'II',
};
const preview = (transport: TransportProposal): ClassificationPreview => ({
  language: 'en',
  classification: [],
  notClassified: [],
  supplemental: [],
  unknownToxicity: [],
  labelNames: [],
  open: [],
  sds: { duty: 'unknown', because: [] },
  differences: [],
  transport,
});
const show = (transport: Partial<TransportProposal> & Pick<TransportProposal, 'kind'>, more = {}) =>
  showStep(
    PropertiesStep,
    {},
    { classification: preview({ reasons: [], entries: [], missing: [], ...transport }), ...more },
  );
const proposal = () => within(screen.getByRole('group', { name: 'Proposal for section 14' }));

test('an entry is proposed with its reasons, and stored by its button alone', () => {
  const shown = show({
    kind: 'entry',
    reasons: ['Flam. Liq. 2 is class 3, packing group II (ADR 2.2.3.1.3)'],
    entries: [{ transport: flammable, emergencySchedules: 'F-E, S-E' }],
  });
  expect(
    proposal().getByText(/^Proposed: UN 1993 FLAMMABLE LIQUID, N\.O\.S\. \(acetone\), 3, II, EmS F-E, S-E$/),
  ).toBeVisible();
  expect(proposal().getByText(/ADR 2\.2\.3\.1\.3/)).toBeVisible();
  expect(proposal().getByText(/the English name is shown/)).toBeVisible();
  expect(shown.draft.current.properties.facts?.transport).toBeUndefined();
  user.click(proposal().getByRole('button', { name: /^Take over/ }));
  expect(shown.draft.current.properties.facts?.transport).toEqual(flammable);
  expect(proposal().getByText('accepted')).toBeVisible();
  expect(proposal().queryByRole('button')).toBeNull();
});

test('of several entries each has its condition and its button', () => {
  const shown = show({
    kind: 'choice',
    entries: [
      { transport: flammable, emergencySchedules: null, condition: 'if it is organic' },
      { transport: { ...flammable, un: 'UN1992' }, emergencySchedules: null, condition: 'if it is inorganic' },
    ],
  });
  expect(proposal().getByText('(if it is inorganic)')).toBeVisible();
  user.click(proposal().getByRole('button', { name: /UN.1992/ }));
  expect(shown.draft.current.properties.facts?.transport).toMatchObject({ un: 'UN1992' });
});

test('a missing fact leads to its field, and there is nothing to take over', () => {
  const missing = [
    { section: 'properties', pointer: '/versions/0/facts/basicProperties/flashPoint', message: 'the flash point' },
  ] as const;
  const shown = show({ kind: 'open', missing });
  expect(proposal().queryByRole('button', { name: /Take over/ })).toBeNull();
  user.click(proposal().getByRole('button', { name: 'the flash point' }));
  expect(shown.went).toHaveBeenCalledWith({ step: 'properties', pointer: missing[0].pointer });
});

test('that the product is not dangerous goods is taken over as such', () => {
  const shown = show({ kind: 'notDangerousGoods' });
  user.click(proposal().getByRole('button', { name: /Take over/ }));
  expect(shown.draft.current.properties.facts?.transport).toBeNull();
});

test('who only reads has no button', () => {
  show({ kind: 'notDangerousGoods' }, { isReadOnly: true });
  expect(proposal().queryByRole('button')).toBeNull();
});
