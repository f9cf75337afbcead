import { screen, within } from '@testing-library/react';
import { EmergencyScreen } from '@/components/emergency/emergency-screen';
import { HazardSummaryScreen } from '@/components/hazards/hazard-summary-screen';
import type { Dossier } from '@/lib/domain/product/dossier';
import { emergencyParts } from '@/lib/domain/product/emergency';
import { acetone, distilledWater, lampOil, whiteSpirit, whiteSpiritOpen } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const text = {
  unNumbers: ['UN\u202F1090'],
  routes: { eyes: '<p>Auge spülen</p>', inhaled: '<p>Frische Luft</p>' },
  parts: emergencyParts.map((part) => ({ ...part, html: `<h3>${part.section}.1 Maßnahmen</h3><p>Text</p>` })),
};
const nameOf = ({ textContent }: HTMLElement) => textContent;
type Text = Parameters<typeof EmergencyScreen>[0]['text'];

function showEmergency(dossier: Dossier = acetone, shown: Text = text) {
  renderIn('en', <EmergencyScreen dossier={dossier} text={shown} interfaceLang="en" lang={2} />);
}

test('it begins with the product, the number to call, signal word, pictograms and UN number', () => {
  showEmergency();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In an emergency Acetone, technical');
  expect(screen.getByRole('link', { name: /^Emergency telephone \+49\s30\s1234-567 \(24 h\)$/ })).toHaveAttribute(
    'href',
    'tel:+49301234567',
  );
  // Its figures stay on one line, the hours need not.
  expect(screen.getByText('+49 30 1234-567 (24 h)').textContent).toBe('+49\u00a030\u00a01234-567 (24 h)');
  expect(screen.getByText('Danger')).toHaveTextContent('Signal word: Danger');
  expect(screen.getByRole('list', { name: 'Pictograms' })).toHaveTextContent('FlameExclamation mark');
  expect(screen.getByText('UN number').nextSibling).toHaveTextContent(/^UN\s1090$/);
});

test('for a country it has the number of the sheet for that country, and leads to that sheet', () => {
  const austrianText = { ...text, telephone: '+43 1 555' };
  renderIn('en', <EmergencyScreen dossier={acetone} text={austrianText} market="AT" interfaceLang="en" lang={2} />);
  expect(screen.getByRole('link', { name: /^Emergency telephone \+43\s1\s555$/ })).toHaveAttribute(
    'href',
    'tel:+431555',
  );
  expect(screen.getByRole('link', { name: /whole safety data sheet/i })).toHaveAttribute(
    'href',
    '/p/1001/en/gh/2?market=AT',
  );
});

test('112 stands beside the emergency number', () => {
  showEmergency();
  expect(screen.getByRole('link', { name: 'Emergency services (EU) 112' })).toHaveAttribute('href', 'tel:112');
});

test('the ways of contact come first, then fire and spill: each is one tap away, in the document’s language, with its section', () => {
  showEmergency();
  expect(screen.getAllByRole('link', { name: /^(Eyes|Skin|Inhaled|Swallowed|Fire|Spill)$/ }).map(nameOf)).toEqual([
    'Eyes',
    'Inhaled',
    'Fire',
    'Spill',
  ]);
  for (const [name, anchor, section, expectedText] of [
    ['Eyes', 'eyes', 4, 'Auge spülen'],
    ['Inhaled', 'inhaled', 4, 'Frische Luft'],
    ['Fire', 'fire', 5, 'Text'],
    ['Spill', 'spill', 6, 'Text'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${anchor}`);
    const part = screen.getByRole('region', { name });
    expect(part).toHaveAttribute('id', anchor);
    expect(within(part).getByText(expectedText).parentElement).toHaveAttribute('lang', 'de');
    expect(within(part).getByRole('link', { name: `Section ${section} of the safety data sheet` })).toHaveAttribute(
      'href',
      `/p/1001/en/gh/2#section-${section}`,
    );
  }
});

test('the rest of first aid, protective equipment and the label’s words are folded', () => {
  showEmergency();
  const folded = screen.getAllByRole('group');
  expect(folded.map((part) => within(part).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'First aid',
    'Protective equipment',
    'What the label says',
  ]);
  for (const part of folded) expect(part).not.toHaveAttribute('open');
  expect(
    within(folded[2]!)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual([expect.stringMatching(/^IF IN EYES: Rinse/)]);
});

test('of a sheet that does not tell the ways apart first aid is shown as it is', () => {
  showEmergency(acetone, { ...text, routes: {} });
  expect(screen.getAllByRole('link', { name: /^(Eyes|First aid|Fire|Spill)$/ }).map(nameOf)).toEqual([
    'First aid',
    'Fire',
    'Spill',
  ]);
  expect(within(screen.getByRole('region', { name: 'First aid' })).getByText('4.1 Maßnahmen')).toBeInTheDocument();
});

test('of a sheet without a section neither part nor way is shown', () => {
  showEmergency(acetone, { unNumbers: [], routes: {}, parts: text.parts.slice(0, 1) });
  expect(screen.getByRole('region', { name: 'First aid' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Fire' })).not.toBeInTheDocument();
  expect(screen.queryByText('UN number')).not.toBeInTheDocument();
});

test('a sheet that cannot be had now is said, with the way to it', () => {
  showEmergency(acetone, 'unavailable');
  expect(screen.getByText('This safety data sheet cannot be loaded at the moment')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Whole safety data sheet' })).toHaveAttribute('href', '/p/1001/en/gh/2');
  // The label's words stand in.
  expect(within(screen.getByRole('region', { name: 'Eyes' })).getByText(/^IF IN EYES: Rinse/)).toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  // The service worker then leaves what it has.
  expect(screen.getByRole('article').outerHTML).toContain('data-incomplete="');
});

test('without a sheet and without a number the general emergency number is named, and no way leads to a sheet', () => {
  showEmergency(distilledWater, 'none');
  expect(screen.getByText(/in the European Union/)).toBeInTheDocument();
  expect(screen.getByText('There is no valid safety data sheet for this product.')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(nameOf)).toEqual(['Emergency services (EU) 112']);
});

test('the screen of a product that is not classified is not red, unless it has a UN number', () => {
  const isRed = () => !screen.getByRole('article').outerHTML.includes('without-warning');
  const show = (dossier: Dossier, unNumbers: string[]) => {
    const { unmount } = renderIn(
      'en',
      <EmergencyScreen dossier={dossier} text={{ ...text, unNumbers }} interfaceLang="en" lang={1} />,
    );
    const shown = isRed();
    unmount();
    return shown;
  };
  expect(show(distilledWater, [])).toBe(false);
  expect(show(distilledWater, ['UN\u202F3257'])).toBe(true);
  expect(show(lampOil, [])).toBe(true);
  expect(show(acetone, [])).toBe(true);
});

const summary = {
  version: { text: '1.0', created: null },
  country: 'DE',
  signalWord: null,
  pictograms: [],
  statements: [],
  equipment: [],
  signs: [],
  limits: [],
  hasNationalLimits: false,
  flashPoint: null,
  storageClass: null,
  isHazardKnown: true,
  openClasses: [],
  transport: null,
};
const location = { market: null, permalink: 'https://dossier.example/p/1', interfaceLang: 'en', lang: 1 };

test('of a product of unknown hazards, or with a class that is open, the hazards in short deny neither hazards nor dangerous goods', () => {
  const show = (isHazardKnown: boolean, openClasses: string[] = []) => {
    const whole = { ...summary, isHazardKnown, openClasses };
    const { unmount } = renderIn('en', <HazardSummaryScreen dossier={acetone} summary={whole} {...location} />);
    const shown = document.body.textContent;
    unmount();
    return [
      'Not classified as hazardous',
      'No dangerous goods',
      'It is not known here',
      'Classification not complete: it is not known whether the product has these hazards: Flammable liquids; Aspiration hazard.',
    ].map((words) => shown.includes(words));
  };
  expect(show(false)).toEqual([false, false, true, false]);
  expect(show(true)).toEqual([true, true, false, false]);
  for (const isHazardKnown of [true, false])
    expect(show(isHazardKnown, ['Flammable liquids', 'Aspiration hazard'])).toEqual([false, false, false, true]);
});

test('in an emergency the classes that are open are named beside the hazards', () => {
  showEmergency(whiteSpirit, 'none');
  expect(screen.getByText(/^Classification not complete/)).toHaveTextContent(whiteSpiritOpen);
});

test('two limits of one agent in the hazards in short have the remarks by which they differ', () => {
  const limit = (mgPerM3: number, note: string | null) => ({
    agent: 'calcium carbonate',
    law: 'TRGS 900',
    country: 'Germany',
    twa: { mgPerM3, ppm: null },
    stel: null,
    skin: false,
    note,
  });
  const limits = [limit(10, 'inhalable fraction'), limit(1.25, 'respirable fraction'), limit(5, null)];
  renderIn('en', <HazardSummaryScreen dossier={acetone} summary={{ ...summary, limits }} {...location} />);
  expect(screen.getAllByRole('rowheader').map(nameOf)).toEqual([
    'calcium carbonateinhalable fraction',
    'calcium carbonaterespirable fraction',
    'calcium carbonate',
  ]);
});

test('a limit in ppm only stands in the hazards in short without mg/m³, and without a bar', () => {
  const limit = (agent: string, mgPerM3: number | null) => ({
    agent,
    law: 'Directive 2009/161/EU',
    country: 'European Union',
    twa: { mgPerM3, ppm: 50 },
    stel: null,
    skin: false,
    note: null,
  });
  const limits = [limit('methyl methacrylate', null), limit('toluene', 192), limit('acetone', 1210)];
  renderIn('en', <HazardSummaryScreen dossier={acetone} summary={{ ...summary, limits }} {...location} />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/methyl methacrylate/)).toHaveTextContent(/50.ppm$/);
  expect(row(/methyl methacrylate/)).not.toHaveTextContent('mg/m³');
  expect(row(/methyl methacrylate/).querySelector('svg')).toBeNull();
  expect(row(/toluene/).querySelector('svg')).not.toBeNull();
});
