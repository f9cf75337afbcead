import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ProductLanding } from '@/components/product-info/product-landing';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone, distilledWater, lampOil, whiteSpirit, whiteSpiritOpen } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const permalink = 'https://dossier.example/p/1001';

function showLanding(dossier: Dossier, lang = 1) {
  renderIn('en', <ProductLanding dossier={dossier} interfaceLang="en" lang={lang} permalink={permalink} />);
}
const hazards = () => screen.getByRole('region', { name: 'Hazards' });

describe('landing page', () => {
  it('names product, code, UFI, supplier and what it is for', () => {
    showLanding(acetone);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acetone, technical');
    expect(screen.getByText('AC-100')).toBeInTheDocument();
    expect(screen.getByText('UFI GMTT-2SQN-6FDD-6TV1')).toBeInTheDocument();
    expect(screen.getByText('Demo Chemicals GmbH')).toBeInTheDocument();
    expect(screen.getByText(/Solvent for cleaning/)).toBeInTheDocument();
  });

  it('takes the supplier’s logo from the application, under its base path', () => {
    showLanding(acetone);
    expect(screen.getByRole('img', { name: 'Demo Chemicals GmbH' })).toHaveAttribute(
      'src',
      '/p/api/assets/logos/demo.svg',
    );
  });

  it('leads to the label as text in one click, where there is a label', () => {
    showLanding(acetone, 2);
    const read = { name: 'Read the label as text' };
    expect(within(hazards()).getByRole('link', read)).toHaveAttribute('href', '/p/1001/en/ee/2#label-text');
    cleanup();
    showLanding({ ...acetone, documents: { ...acetone.documents, label: false } });
    expect(screen.queryByRole('link', read)).not.toBeInTheDocument();
  });

  it('shows what Art. 48 CLP asks of advertising: signal word, pictograms by name, H and EUH statements', () => {
    showLanding(acetone);
    expect(within(hazards()).getByRole('heading', { level: 2 })).toHaveTextContent('Signal word: Danger');
    const pictograms = within(within(hazards()).getByRole('list', { name: 'Pictograms' })).getAllByRole('listitem');
    expect(pictograms.map((item) => item.textContent)).toEqual(['Flame', 'Exclamation mark']);
    const statements = within(hazards()).getByRole('list', { name: 'Hazard statements' });
    expect(within(statements).getByText('H225')).toBeInTheDocument();
    expect(within(statements).getByText('Highly flammable liquid and vapour.')).toBeInTheDocument();
    expect(within(statements).getByText('EUH066')).toBeInTheDocument();
  });

  it('tells the general public to follow the label', () => {
    showLanding(acetone);
    expect(hazards()).toHaveTextContent('Always follow the information on the product label');
  });

  it('does not where the product is for professional users only', () => {
    const statements = [{ code: 'H350', text: 'May cause cancer.' }];
    showLanding({ ...acetone, hazards: { ...acetone.hazards, statements } });
    expect(hazards()).not.toHaveTextContent('Always follow the information on the product label');
  });

  it('a product that is not classified says so, without signal word and pictograms', () => {
    showLanding(distilledWater);
    expect(hazards()).toHaveTextContent('Not classified as hazardous under the CLP Regulation');
    expect(hazards()).not.toHaveTextContent('Signal word');
    expect(within(hazards()).queryByRole('list', { name: 'Pictograms' })).not.toBeInTheDocument();
  });

  it('a product with a possible class that is open names it, beside its hazards or alone, and is not calm about it', () => {
    showLanding(whiteSpirit);
    expect(hazards()).toHaveTextContent(whiteSpiritOpen);
    expect(within(hazards()).getByRole('list', { name: 'Hazard statements' })).toHaveTextContent('H225');
    cleanup();
    for (const classification of [null, []]) {
      showLanding({ ...lampOil, hazards: { ...lampOil.hazards, classification } });
      expect(hazards()).toHaveTextContent('product has these hazards: Aspiration hazard.');
      for (const other of ['Not classified', 'not known here']) expect(hazards()).not.toHaveTextContent(other);
      cleanup();
    }
  });

  it('a product of which nothing says whether it is hazardous says so, and not that it is unclassified', () => {
    const unknown = { ...distilledWater.hazards, classification: null };
    showLanding({ ...distilledWater, hazards: unknown });
    expect(hazards()).toHaveTextContent('It is not known here whether this product is hazardous.');
    expect(hazards()).not.toHaveTextContent('Not classified');
    cleanup();
    showLanding({ ...acetone, hazards: { ...acetone.hazards, classification: null } });
    expect(hazards()).not.toHaveTextContent('not known');
  });

  it('an unclassified mixture keeps its supplemental statement', () => {
    const statements = [{ code: 'EUH210', text: 'Safety data sheet available on request.' }];
    showLanding({ ...distilledWater, hazards: { ...distilledWater.hazards, statements } });
    expect(hazards()).toHaveTextContent('Not classified');
    expect(hazards()).toHaveTextContent('Safety data sheet available on request.');
    expect(screen.queryByRole('link', { name: 'Ask the supplier' })).not.toBeInTheDocument();
    cleanup();
    showLanding({ ...acetone, hazards: { ...distilledWater.hazards, statements } });
    expect(within(hazards()).getByRole('link', { name: 'Ask the supplier' })).toBeInTheDocument();
  });
});

test('paper has the version of the SDS with its day, the code and its address', () => {
  showLanding(acetone);
  const code = screen.getByRole('img', { name: 'QR code' });
  expect(code.parentElement).toHaveClass('hidden', 'print:flex');
  expect(code.parentElement).toHaveTextContent(
    `Safety data sheet: Version 3.0 · 1 Feb 2026Scan it to open this product’s page: ${permalink}`,
  );
});

test('paper of a product without an SDS names no version', () => {
  showLanding(distilledWater);
  expect(screen.getByRole('img', { name: 'QR code' }).parentElement).toHaveTextContent(/^Scan it to open/);
});

describe('tiles', () => {
  const tiles = () => within(screen.getByRole('navigation', { name: 'Documents' })).getAllByRole('listitem');

  it('the SDS tile says version, date and languages, and is a link as a whole', () => {
    showLanding(acetone, 2);
    const sds = screen.getByRole('link', { name: /Safety data sheet/ });
    expect(sds).toHaveAttribute('href', '/p/1001/en/gh/2');
    expect(sds).toHaveTextContent('Version 3.0 · 1 Feb 2026');
    expect(sds).toHaveTextContent('English, Deutsch');
  });

  it('tiles of documents in more than two languages say how many', () => {
    const third = { ...acetone.languages[0]!, id: 3, code: 'fr', name: 'Français' };
    showLanding({ ...acetone, languages: [...acetone.languages, third], validLangs: [...acetone.validLangs, 3] });
    const sds = screen.getByRole('link', { name: /Safety data sheet/ });
    expect(sds).toHaveTextContent('3 languages');
    expect(sds).not.toHaveTextContent('English');
  });

  it('stand in the order of the tabs, the QR code last', () => {
    showLanding(acetone);
    expect(tiles().map((tile) => tile.textContent)).toEqual([
      expect.stringMatching(/^Product detail/),
      expect.stringMatching(/^Safety data sheet/),
      expect.stringMatching(/^Technical data sheet/),
      expect.stringMatching(/^Label/),
      expect.stringMatching(/^Safety instructions/),
      expect.stringMatching(/^QR code/),
    ]);
  });

  it('one that cannot be opened says that content is not available', () => {
    showLanding(distilledWater);
    const sds = tiles().find((tile) => tile.textContent?.startsWith('Safety data sheet'))!;
    expect(sds).toHaveTextContent('content is not available');
    expect(within(sds).queryByRole('link')).not.toBeInTheDocument();
  });

  it('without an SDS the supplier is asked by a mail that names product and document', () => {
    showLanding({ ...acetone, sdsExists: false, documents: { ...acetone.documents, sds: false } });
    const sds = tiles().find((tile) => tile.textContent?.startsWith('Safety data sheet'))!;
    expect(within(sds).getByRole('link', { name: 'Ask the supplier' })).toHaveAttribute(
      'href',
      'mailto:sds%40example.com?subject=Safety%20data%20sheet%3A%20Acetone%2C%20technical%20(AC-100)',
    );
  });

  it('one that cannot be opened is greyed, its icon too', () => {
    showLanding({ ...acetone, documents: { ...acetone.documents, sds: false } });
    const [detail, sds] = tiles();
    expect(detail!.firstElementChild).not.toHaveClass('text-ink-soft');
    expect(detail!.querySelector('svg')).toHaveClass('text-accent');
    expect(sds!.firstElementChild).toHaveClass('text-ink-soft');
    expect(sds!.querySelector('svg')).not.toHaveClass('text-accent');
  });

  it('there is none for the technical data sheet when it is not enabled', () => {
    showLanding({ ...acetone, tdsEnabled: false });
    expect(screen.queryByText('Technical data sheet')).not.toBeInTheDocument();
  });
});

describe('QR code', () => {
  const tile = () => screen.getByRole('link', { name: /^QR code/ });
  const openModal = () => {
    fireEvent.click(tile());
    return screen.getByRole('dialog', { name: 'QR code' });
  };

  it('has a tile that is a link to the drawing without JavaScript', () => {
    showLanding(acetone);
    expect(tile()).toHaveAttribute('href', '/p/api/qr/1001/code.svg');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the tile opens a modal with the code and the address that it leads to', () => {
    showLanding(acetone);
    const modal = openModal();
    expect(within(modal).getByRole('img', { name: 'QR code' })).toHaveAttribute('src', '/p/api/qr/1001/code.svg');
    expect(modal).toHaveTextContent(permalink);
  });

  it('the modal has a close button', () => {
    showLanding(acetone);
    fireEvent.click(within(openModal()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Save as SVG', '/p/api/qr/1001/code.svg', 'qr_Acetone, technical.svg'],
    ['Save as PNG', '/p/api/qr/1001/code.png', 'qr_Acetone, technical.png'],
    ['Save as shortcut (.url)', '/p/api/qr/1001/link.url', 'Acetone, technical.url'],
  ])('the modal has %s', (name, href, fileName) => {
    showLanding(acetone);
    const link = within(openModal()).getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('download', fileName);
  });

  it('is there for a product without documents, too', () => {
    showLanding(distilledWater);
    expect(tile()).toHaveAttribute('href', '/p/api/qr/1002/code.svg');
  });
});
