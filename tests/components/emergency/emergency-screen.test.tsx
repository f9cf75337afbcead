import { screen, within } from '@testing-library/react';
import { EmergencyScreen } from '@/components/emergency/emergency-screen';
import type { Dossier } from '@/lib/domain/dossier';
import { emergencyParts } from '@/lib/domain/emergency';
import { acetone, distilledWater } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const text = {
  unNumbers: ['UN\u202F1090'],
  parts: emergencyParts.map((part) => ({ ...part, html: `<h3>${part.section}.1 Maßnahmen</h3><p>Text</p>` })),
};
type Text = Parameters<typeof EmergencyScreen>[0]['text'];

function showEmergency(dossier: Dossier = acetone, shown: Text = text) {
  renderIn('en', <EmergencyScreen dossier={dossier} text={shown} interfaceLang="en" lang={2} />);
}

test('it begins with the product, the number to call, signal word, pictograms and UN number', () => {
  showEmergency();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In an emergency Acetone, technical');
  expect(screen.getByRole('link', { name: 'Emergency telephone +49 30 1234-567 (24 h)' })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );
  expect(screen.getByText('Danger')).toHaveTextContent('Signal word: Danger');
  expect(screen.getByRole('list', { name: 'Pictograms' })).toHaveTextContent('FlameExclamation mark');
  expect(screen.getByText('UN number').nextSibling).toHaveTextContent(/^UN\s1090$/);
});

test('each part is one tap away, stands in the document’s language and leads to its section of the sheet', () => {
  showEmergency();
  for (const [name, anchor, section] of [
    ['First aid', 'first-aid', 4],
    ['Fire', 'fire', 5],
    ['Spill', 'spill', 6],
    ['Exposure', 'exposure', 8],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${anchor}`);
    const part = screen.getByRole('region', { name });
    expect(part).toHaveAttribute('id', anchor);
    expect(within(part).getByText('Text').parentElement).toHaveAttribute('lang', 'de');
    expect(within(part).getByRole('link', { name: `Section ${section} of the safety data sheet` })).toHaveAttribute(
      'href',
      `/1001/en/gh/2#section-${section}`,
    );
  }
});

test('what the label says to do comes first, in words without codes', () => {
  showEmergency();
  const steps = screen.getByRole('region', { name: 'What to do' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([expect.stringMatching(/^IF IN EYES: Rinse/)]);
});

test('of a sheet without a section neither part nor way is shown', () => {
  showEmergency(acetone, { unNumbers: [], parts: text.parts.slice(0, 1) });
  expect(screen.getByRole('region', { name: 'First aid' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Fire' })).not.toBeInTheDocument();
  expect(screen.queryByText('UN number')).not.toBeInTheDocument();
});

test('a sheet that cannot be had now is said, with the way to it', () => {
  showEmergency(acetone, 'unavailable');
  expect(screen.getByText('This safety data sheet cannot be loaded at the moment')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Whole safety data sheet' })).toHaveAttribute('href', '/1001/en/gh/2');
  expect(screen.getByRole('region', { name: 'What to do' })).toBeInTheDocument();
  // The service worker then leaves what it has.
  expect(screen.getByRole('article').outerHTML).toContain('data-incomplete="');
});

test('without a sheet and without a number the general emergency number is named, and no way leads to a sheet', () => {
  showEmergency(distilledWater, 'none');
  expect(screen.getByText(/112/)).toBeInTheDocument();
  expect(screen.getByText('There is no valid safety data sheet for this product.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
