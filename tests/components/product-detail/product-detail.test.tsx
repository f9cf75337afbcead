import { screen, within } from '@testing-library/react';
import { ProductDetail } from '@/components/product-detail/product-detail';
import type { Dossier } from '@/lib/domain/dossier';
import { acetone, distilledWater } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

function showDetail(dossier: Dossier, { showClassification = true, interfaceLang = 'en' as 'en' | 'de' } = {}) {
  renderIn(interfaceLang, <ProductDetail dossier={dossier} showClassification={showClassification} />);
}
const panel = (name: string) => screen.getByRole('region', { name });
const panelNames = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('product detail', () => {
  it('has its panels in the order of the specification', () => {
    showDetail(acetone);
    expect(panelNames()).toEqual([
      'Basic information',
      'Supplier and producer',
      'Classification',
      'Substances',
      'Parameters',
      'Health and safety',
      'Attachments',
      'Recommendations',
    ]);
  });

  it('leaves out panels with nothing in them', () => {
    showDetail(distilledWater);
    expect(panelNames()).toEqual(['Basic information']);
  });

  it('hides the classification categories for the brand that does not show them, not the hazards', () => {
    showDetail(acetone, { showClassification: false });
    expect(panelNames()).not.toContain('Classification');
    expect(panel('Health and safety')).toHaveTextContent('Flam. Liq. 2');
  });

  it('lists its panels as links within the page', () => {
    showDetail(acetone);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href')!)).toBe(panel(link.textContent!));
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(8);
  });
});

describe('basic information', () => {
  it('has name, code, UFI, description and supplier', () => {
    showDetail(acetone);
    const value = (term: string) => within(panel('Basic information')).getByText(term).nextElementSibling;
    expect(value('Name')).toHaveTextContent('Acetone, technical');
    expect(value('Product code')).toHaveTextContent('AC-100');
    expect(value('UFI')).toHaveTextContent('GMTT-2SQN-6FDD-6TV1');
    expect(value('Description')).toHaveTextContent('Solvent for cleaning and degreasing metal and glass');
    expect(value('Supplier')).toHaveTextContent('Demo Chemicals GmbH');
  });

  it('tells articles with the same code apart by their ids', () => {
    showDetail(acetone);
    const articles = within(panel('Basic information')).getByText('Articles').nextElementSibling as HTMLElement;
    expect(texts(within(articles).getAllByRole('listitem'))).toEqual(['AC-100-1L (88)', 'AC-100-1L (89)', 'AC-100-5L']);
  });

  it('shows a valid UFI without a mark', () => {
    showDetail(acetone);
    expect(screen.getByText('GMTT-2SQN-6FDD-6TV1')).toBeInTheDocument();
    expect(screen.queryByText('check character is wrong')).not.toBeInTheDocument();
  });

  it('marks a UFI whose check character is wrong', () => {
    showDetail({ ...acetone, ufi: 'GMTT-2SQN-6FDD-6TV2' });
    expect(screen.getByText('GMTT-2SQN-6FDD-6TV2')).toBeInTheDocument();
    expect(screen.getByText('check character is wrong')).toBeInTheDocument();
  });

  it('leaves out what the product has not', () => {
    showDetail(distilledWater);
    expect(panel('Basic information')).not.toHaveTextContent(/Product code|UFI|Articles|Description/);
  });
});

describe('contacts', () => {
  it('shows supplier and producer, even where two lines of an address are the same', () => {
    showDetail(acetone);
    expect(panel('Supplier and producer')).toHaveTextContent(
      'SupplierDemo Chemicals GmbHMusterweg 110115 BerlinGermany',
    );
    expect(panel('Supplier and producer')).toHaveTextContent('LuxembourgLuxembourg');
  });

  it('the emergency telephone is a link', () => {
    showDetail(acetone);
    expect(within(panel('Supplier and producer')).getByRole('link')).toHaveAttribute('href', 'tel:+49301234567');
  });
});

describe('tables', () => {
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
  const cells = (row: HTMLElement) => texts([within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]);

  it('substances: the range as printed, else mass % with two decimals', () => {
    showDetail(acetone);
    const [, first, second] = rows('Substances');
    expect(cells(first!)).toEqual([
      'Acetone',
      '67-64-1',
      '200-662-2',
      '606-001-00-8',
      '01-2119471330-49',
      '99.50',
      'Flam. Liq. 2, H225; Eye Irrit. 2, H319; STOT SE 3, H336; EUH066',
    ]);
    expect(cells(second!)).toEqual(['Water', '7732-18-5', '231-791-2', '–', '–', '<= 0.5', '–']);
  });

  it('attachments: six columns, size in KB with three decimals', () => {
    showDetail(acetone);
    const [head, certificate, picture] = rows('Attachments');
    expect(texts(within(head!).getAllByRole('columnheader'))).toEqual([
      'Filename',
      'File category',
      'Language',
      'Status',
      'Size (KB)',
      'Added',
    ]);
    expect(cells(certificate!)).toEqual([
      'certificate-of-analysis.pdf',
      'Certificate',
      'en',
      'valid',
      '48.213',
      '2 Mar 2026',
    ]);
    expect(cells(picture!)).toEqual(['storage.png', '–', '–', '–', '–', '–']);
  });

  it('figures and days are written as the interface language does', () => {
    showDetail(acetone, { interfaceLang: 'de' });
    expect(cells(rows('Anhänge')[1]!)).toEqual(expect.arrayContaining(['48,213', '02.03.2026']));
    expect(cells(rows('Stoffe')[1]!)).toContain('99,50');
  });
});

describe('parameters', () => {
  it('stand with their values, in the platform’s order', () => {
    showDetail(acetone);
    const parameters = within(panel('Parameters'));
    expect(texts(parameters.getAllByRole('term'))).toEqual(['Physical state', 'Flash point', 'Density']);
    expect(texts(parameters.getAllByRole('definition'))).toEqual(['liquid', '-17 °C', '0.791 g/cm³ (20 °C)']);
  });
});

describe('health and safety', () => {
  it('has signal word, pictograms and the statements of each kind', () => {
    showDetail(acetone);
    const safety = within(panel('Health and safety'));
    expect(safety.getByText('Danger')).toBeInTheDocument();
    expect(texts(within(safety.getByRole('list', { name: 'Pictograms' })).getAllByRole('listitem'))).toEqual([
      'Flame',
      'Exclamation mark',
    ]);
    const codes = (name: string) => texts(within(safety.getByRole('list', { name })).getAllByText(/^(H|EUH|P)\d/));
    expect(codes('Hazard statements')).toEqual(['H225', 'H319', 'H336']);
    expect(codes('Supplemental hazard information')).toEqual(['EUH066']);
    expect(codes('Precautionary statements')).toEqual(['P210', 'P305+P351+P338', 'P403+P235']);
  });
});

describe('recommendations', () => {
  it('carry the supplier’s own title where there is one', () => {
    showDetail(acetone);
    const terms = within(panel('Recommendations')).getAllByRole('term');
    expect(texts(terms)).toEqual(['Recommended use', 'Recommended levels', 'Good to know']);
  });
});
