import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { ProductDetail } from '@/components/product-detail/product-detail';
import type { Comparison } from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone, distilledWater } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const [version3, version2] = acetone.versions;
const version1 = { id: '19', text: '1.0' };

/** Acetone as it was: another flash point, code and P statement, no certificate, a pictogram and a class that went. */
const older: Dossier = {
  ...acetone,
  code: 'AC-99',
  ufi: 'GMTT-2SQN-6FDD-6TV2',
  emergencyTelephone: '+49 30 99',
  classification: {
    ...acetone.classification,
    categories: [
      ...acetone.classification.categories,
      { category: 'Acute Tox. 4', name: null, statements: ['H302', 'H332'] },
    ],
  },
  parameters: acetone.parameters.map((parameter) =>
    parameter.name === 'Flash point' ? { ...parameter, value: '-18 °C' } : parameter,
  ),
  hazards: { ...acetone.hazards, pictograms: ['GHS02', 'GHS06', 'GHS07'] },
  labelStatements: acetone.labelStatements.map((statement) =>
    statement.code === 'P403+P235'
      ? { code: 'P403+P233', set: 'P', text: 'Keep container tightly closed.' }
      : statement,
  ),
  attachments: acetone.attachments.slice(1),
};

function show(
  comparison: Comparison | null = { version: version2!, older },
  { dossier = acetone, interfaceLang = 'en' as 'en' | 'de', showClassification = true } = {},
) {
  return renderIn(
    interfaceLang,
    <ProductDetail
      dossier={dossier}
      comparison={comparison}
      showClassification={showClassification}
      interfaceLang={interfaceLang}
      lang={2}
      features={{ changes: true }}
    />,
  );
}
const panel = (name: string) => screen.getByRole('region', { name });
const marked = (container: HTMLElement, tag: 'ins' | 'del') =>
  [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
const theSwitch = () => screen.getByRole('switch', { name: 'Show changes' });
const menu = () => screen.getByLabelText(/^since version/).closest('details')!;

describe('the switch of changes mode', () => {
  it('is off outside the mode and leads to the comparison with the next older version', () => {
    show(null);
    expect(theSwitch()).not.toBeChecked();
    expect(theSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2?changes=27');
  });

  it('is on in the mode and leads out of it', () => {
    show();
    expect(theSwitch()).toBeChecked();
    expect(theSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2');
  });

  it('turns by the space bar too, as switches do', () => {
    show(null);
    const clicked = jest.fn((event: Event) => event.preventDefault());
    theSwitch().addEventListener('click', clicked);
    fireEvent.keyDown(theSwitch(), { key: 'a' });
    expect(clicked).not.toHaveBeenCalled();
    const space = createEvent.keyDown(theSwitch(), { key: ' ' });
    fireEvent(theSwitch(), space);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(space.defaultPrevented).toBe(true);
  });

  it('offers the older versions as links, the chosen one marked', () => {
    show({ version: version1, older }, { dossier: { ...acetone, versions: [version3!, version2!, version1] } });
    expect(menu()).toHaveTextContent('since version 1.0');
    const links = within(menu()).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Version 2.0', '/p/1001/en/pi/2?changes=27'],
      ['Version 1.0', '/p/1001/en/pi/2?changes=19'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('names the only older version without a choice', () => {
    show(null);
    expect(screen.getByText('since version 2.0')).toBeInTheDocument();
    expect(screen.queryByLabelText('since version 2.0')).not.toBeInTheDocument();
  });

  it.each([
    ['one version', [version3!]],
    ['no version', []],
  ])('is not there for a product with %s', (_what, versions) => {
    show(null, { dossier: { ...acetone, versions } });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('changes', () => {
  it('are additions and deletions in the page, told in words to those who listen', () => {
    show();
    const flashPoint = within(panel('Parameters')).getByText('Flash point').nextElementSibling as HTMLElement;
    expect(marked(flashPoint, 'del')).toEqual(['−deleted: -18 °C']);
    expect(marked(flashPoint, 'ins')).toEqual(['+added: -17 °C']);
    expect(within(flashPoint).getByText('+')).toHaveAttribute('aria-hidden', 'true');
    expect(within(flashPoint).getByText('−')).toHaveAttribute('aria-hidden', 'true');
  });

  it('stand only where something changed', () => {
    show();
    expect(marked(panel('Substances'), 'ins')).toEqual([]);
    expect(marked(panel('Recommendations'), 'del')).toEqual([]);
  });

  it('a row that went is deleted whole, and says so once', () => {
    show();
    const row = within(panel('Classification')).getByRole('row', { name: /Acute Tox\. 4/ });
    expect(marked(row, 'del')).toEqual(['−deleted: Acute Tox. 4', 'H302', 'H332']);
  });

  it('statements and pictograms come and go by their codes', () => {
    show();
    const safety = panel('Health and safety');
    expect(marked(safety, 'del')).toEqual([
      '−deleted: Skull and crossbones',
      '−deleted: P403+P233',
      'Keep container tightly closed.',
    ]);
    expect(marked(safety, 'ins')).toEqual(['+added: P403+P235', 'Store in a well-ventilated place. Keep cool.']);
  });

  it('an attachment that came can be downloaded, one that went cannot', () => {
    const { unmount } = show();
    expect(marked(panel('Attachments'), 'ins')[0]).toBe('+added: certificate-of-analysis.pdf');
    expect(within(panel('Attachments')).getAllByRole('link')).toHaveLength(1);
    unmount();
    show({ version: version2!, older: acetone }, { dossier: older });
    expect(marked(panel('Attachments'), 'del')[0]).toBe('−deleted: certificate-of-analysis.pdf');
    expect(within(panel('Attachments')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('a telephone number that went is no link', () => {
    show();
    expect(marked(panel('Basic information'), 'del')).toContain('−deleted: +49 30 99');
    const links = within(panel('Basic information')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+49301234567']);
  });

  it('a wrong check character is marked on the UFI that has it', () => {
    show();
    expect(marked(panel('Basic information'), 'del')).toContain(
      '−deleted: GMTT-2SQN-6FDD-6TV2check character is wrong',
    );
    expect(marked(panel('Basic information'), 'ins')).toContain('+added: GMTT-2SQN-6FDD-6TV1');
  });

  it('a panel that only the older version has is there, deleted', () => {
    show({ version: version2!, older: acetone }, { dossier: { ...acetone, recommendations: [] } });
    expect(marked(panel('Recommendations'), 'del')).toHaveLength(acetone.recommendations.length);
  });
});

describe('the summary of changes', () => {
  it('counts the changes and says since when', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('13 changes since version 2.0');
  });

  it('leads to the panels with changes, each with its count, and so do the contents', () => {
    show();
    const links = (container: HTMLElement) =>
      within(container)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]);
    const changed = [
      ['#basic', 'Basic information 66 changes'],
      ['#classification', 'Classification 11 change'],
      ['#parameters', 'Parameters 22 changes'],
      ['#safety', 'Health and safety 33 changes'],
      ['#attachments', 'Attachments 11 change'],
    ];
    expect(links(screen.getByRole('list', { name: 'Panels with changes' }))).toEqual(changed);
    const contents = links(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.filter(([, text]) => /change/.test(text ?? ''))).toEqual(changed);
    expect(contents).toContainEqual(['#substances', 'Substances']);
  });

  it('does not count what the brand does not show', () => {
    show(undefined, { showClassification: false });
    expect(screen.getByRole('status')).toHaveTextContent('12 changes since version 2.0');
  });

  it('shows what additions and deletions look like', () => {
    const { container } = show();
    const legend = container.querySelector('p[aria-hidden]')!;
    expect(legend.querySelector('ins')).toHaveTextContent('added');
    expect(legend.querySelector('del')).toHaveTextContent('deleted');
  });

  it('says so when nothing changed', () => {
    const { container } = show({ version: version2!, older: acetone });
    expect(screen.getByRole('status')).toHaveTextContent('No changes since version 2.0');
    expect(container.querySelectorAll('ins, del')).toHaveLength(0);
  });

  it('says so when the older values cannot be had, and the current ones stand alone', () => {
    const { container } = show({ version: version2!, older: null });
    expect(screen.getByRole('status')).toHaveTextContent('The values of version 2.0 cannot be loaded at the moment.');
    expect(theSwitch()).toBeChecked();
    expect(container.querySelectorAll('ins, del')).toHaveLength(0);
  });

  it('is there and empty outside the mode, so that what comes into it is heard', () => {
    show(null);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('speaks German', () => {
    show({ version: version2!, older: { ...acetone, parameters: [] } }, { interfaceLang: 'de' });
    expect(screen.getByRole('switch', { name: 'Änderungen anzeigen' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('3 Änderungen seit Version 2.0');
    expect(marked(panel('Kenndaten'), 'ins')[0]).toBe('+hinzugefügt: liquid');
  });
});

test('a product with next to nothing in it has a detail page and can be compared too', () => {
  show({ version: version2!, older: distilledWater }, { dossier: distilledWater });
  expect(screen.getByRole('status')).toHaveTextContent('No changes since version 2.0');
});
