import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProductDetail } from '@/components/product-detail/product-detail';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone, distilledWater, lampOil, whiteSpirit, whiteSpiritOpen } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

jest.mock('@/lib/browser/interaction/navigate-to');
afterEach(() => jest.restoreAllMocks());

function showDetail(dossier: Dossier, { showClassification = true, interfaceLang = 'en' as 'en' | 'de' } = {}) {
  return renderIn(
    interfaceLang,
    <ProductDetail
      dossier={dossier}
      comparison={null}
      showClassification={showClassification}
      interfaceLang={interfaceLang}
      lang={2}
      features={{ changes: true }}
    />,
  );
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
      'Classification',
      'Substances',
      'Parameters',
      'Health and safety',
      'Attachments',
      'Recommendations',
    ]);
  });

  it('leaves out panels with nothing in them', () => {
    const unknown = { ...distilledWater.hazards, classification: null };
    showDetail({ ...distilledWater, hazards: unknown });
    expect(panelNames()).toEqual(['Basic information']);
  });

  it('says of a product that is known not to be classified that it is not', () => {
    showDetail(distilledWater);
    expect(panelNames()).toEqual(['Basic information', 'Classification']);
    expect(panel('Classification')).toHaveTextContent(/^ClassificationNot classified as hazardous/);
  });

  it('names the classes that are possible and open below those that are known, and where none is', () => {
    const { unmount } = showDetail(whiteSpirit);
    expect(within(panel('Classification')).getByRole('table')).toBeInTheDocument();
    for (const name of ['Classification', 'Health and safety']) expect(panel(name)).toHaveTextContent(whiteSpiritOpen);
    unmount();
    showDetail(lampOil);
    expect(panelNames()).toEqual(['Basic information', 'Classification', 'Health and safety']);
    expect(panel('Classification')).toHaveTextContent(
      /^ClassificationClassification not complete: .*: Aspiration hazard\.$/,
    );
  });

  it('has one table of the classification: class in words, abbreviation, code and statement', () => {
    showDetail(acetone);
    const table = screen.getByRole('table', { name: 'Classification' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      'Flammable liquid, category 2 Flam. Liq. 2H225 Highly flammable liquid and vapour.',
    );
    expect(panel('Health and safety')).not.toHaveTextContent('Flam. Liq. 2');
  });

  it('has the statement of a class that precedence keeps from the label, if the platform sends it', () => {
    const damage = { category: 'Eye Dam. 1', name: null, statements: ['H318'] };
    const statements = [{ code: 'H318', text: 'Causes serious eye damage.' }];
    const show = (more: Partial<Dossier['classification']>) =>
      showDetail({ ...acetone, classification: { ...acetone.classification, categories: [damage], ...more } });
    const { unmount } = show({ statements });
    const row = () => within(screen.getByRole('table', { name: 'Classification' })).getAllByRole('row')[1];
    expect(row()).toHaveTextContent(/H318 Causes serious eye damage\.$/);
    expect(panel('Health and safety')).not.toHaveTextContent('H318');
    unmount();
    show({});
    expect(row()).toHaveTextContent(/H318$/);
  });

  it('hides the classification categories for the brand that does not show them, not the hazards', () => {
    showDetail(acetone, { showClassification: false });
    expect(panelNames()).not.toContain('Classification');
    expect(panel('Health and safety')).toHaveTextContent('Flam. Liq. 2');
  });

  test.each([
    ['clp', 'en', 'Classified according to the CLP Regulation (EC) No 1272/2008.'],
    [
      'clp+osha',
      'en',
      'Classified according to the CLP Regulation (EC) No 1272/2008 and the OSHA Hazard Communication Standard (29 CFR 1910.1200).',
    ],
    ['clp', 'de', 'Eingestuft nach der CLP-Verordnung (EG) Nr. 1272/2008.'],
  ] as const)('names the classification standard %s in %s', (standard, interfaceLang, name) => {
    showDetail({ ...acetone, classification: { ...acetone.classification, standard } }, { interfaceLang });
    const classification = panel(interfaceLang === 'en' ? 'Classification' : 'Einstufung');
    expect(within(classification).getByText(name)).toBeInTheDocument();
  });

  it('names no classification standard where none is known', () => {
    showDetail({ ...acetone, classification: { ...acetone.classification, standard: null } });
    expect(panel('Classification')).not.toHaveTextContent('1272/2008');
  });

  it('lists its panels as links within the page', () => {
    showDetail(acetone);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href')!)).toBe(panel(link.textContent!));
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(7);
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

  it('has the identifiers, the articles, the GTIN and the version', () => {
    showDetail(acetone);
    const value = (term: string) => within(panel('Basic information')).getByText(term).nextElementSibling;
    expect(value('Other names and numbers')).toHaveTextContent('propan-2-one67-64-1');
    expect(value('Articles')).toHaveTextContent('AC-100-5L');
    expect(value('GTIN')).toHaveTextContent('04012345678901');
    expect(value('Version')).toHaveTextContent('3.0');
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
    expect(panel('Basic information')).toHaveTextContent('SupplierDemo Chemicals GmbHMusterweg 110115 BerlinGermany');
    expect(panel('Basic information')).toHaveTextContent('ProducerSolvent Works SARue de la Chimie 4');
    expect(panel('Basic information')).toHaveTextContent('LuxembourgLuxembourg');
  });

  it('name the supplier whose address is not known', () => {
    showDetail({ ...distilledWater, supplierName: 'Demo Chemicals GmbH' });
    expect(panel('Basic information')).toHaveTextContent('SupplierDemo Chemicals GmbH');
    expect(panel('Basic information')).not.toHaveTextContent('Producer');
  });

  it('the emergency telephone is a link', () => {
    showDetail(acetone);
    expect(within(panel('Basic information')).getByRole('link')).toHaveAttribute('href', 'tel:+49301234567');
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

  it('attachments: seven columns, size in KB with three decimals', () => {
    showDetail(acetone);
    const [head, certificate, picture] = rows('Attachments');
    expect(texts(within(head!).getAllByRole('columnheader'))).toEqual([
      'Filename',
      'File category',
      'Language',
      'Status',
      'Size (KB)',
      'Added',
      'Actions',
    ]);
    expect(cells(certificate!)).toEqual([
      'certificate-of-analysis.pdf',
      'Certificate',
      'English',
      'valid',
      '48.213',
      '2 Mar 2026',
      'Download',
    ]);
    expect(cells(picture!)).toEqual(['storage.png', '–', '–', '–', '–', '–', '–']);
  });

  it('a language, a size and a day of an attachment are written in the language of the page', () => {
    showDetail(acetone, { interfaceLang: 'de' });
    const [, certificate] = rows('Anhänge');
    expect(cells(certificate!)).toEqual(expect.arrayContaining(['Englisch', '48,213', '02.03.2026']));
  });

  it('an attachment is downloaded by its place in the product’s list, one without an address is not', () => {
    showDetail({ ...acetone, attachments: acetone.attachments.map((file) => ({ ...file, position: 7 })) });
    const links = within(panel('Attachments')).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Download certificate-of-analysis.pdf');
    expect(links[0]).toHaveAttribute('href', '/p/api/attachments/1001/7');
  });

  it('a visitor who may not have an attachment is led to the page that says so', async () => {
    const refused = { code: 0, type: 'RESOURCE_UNAUTHORIZED', uiMessage: 'error_message_UNKNOWN', id: 'a1b' };
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(refused, { status: 403 }));
    jest.spyOn(console, 'info').mockImplementation(() => {});
    showDetail(acetone);
    fireEvent.click(within(panel('Attachments')).getByRole('link'));
    const fileError = '/p/fileerror?id=1001&interfaceLang=en&lang=2';
    await waitFor(() => expect(jest.mocked(navigateTo).mock.calls).toEqual([[fileError]]));
    expect(jest.mocked(fetch).mock.calls).toEqual([['/p/api/attachments/1001/0']]);
  });

  it('substances: each class of a classification on a line of its own', () => {
    const [first] = acetone.substances.rows;
    const rows = [{ ...first!, classification: 'Flam. Liq. 2; H225 · Eye Irrit. 2; H319' }];
    showDetail({ ...acetone, substances: { title: null, rows } });
    const classes = within(screen.getByRole('table', { name: 'Substances' })).getAllByRole('listitem');
    expect(texts(classes)).toEqual(['Flam. Liq. 2; H225', 'Eye Irrit. 2; H319']);
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
