import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { actions, fact, layOut, openChoice, product, sectionOf, showSds, terms } from '@/tests/components/sds/show-sds';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

beforeEach(layOut);

describe('facts over an SDS', () => {
  it('say regulation, dates, versions and language', async () => {
    await showSds();
    expect(terms()).toEqual([
      'Product code',
      'UFI',
      'Supplier',
      'Producer',
      'Emergency telephone',
      'Regulation',
      'creation date',
      'revision',
      'Version',
      'Compare version',
      'Versions',
      'Language',
    ]);
    expect(fact('Regulation')).toHaveTextContent(product.sds.regulation!);
    expect(fact('creation date')).toHaveTextContent('14 May 2024');
    expect(fact('revision')).toHaveTextContent('1 Feb 2026');
    expect(fact('Version')).toHaveTextContent('3.0');
    expect(fact('Language')).toHaveTextContent('English');
  });

  it('of the smallest screens are the basic information, with a producer that is not the supplier', async () => {
    const basic = () => within(screen.getByRole('region', { name: 'Basic information' }));
    await showSds();
    const facts = () =>
      basic()
        .getAllByRole('term')
        .map((term) => term.parentElement!.textContent);
    expect(facts()).toEqual([
      'Product code AC-100',
      'UFI GMTT-2SQN-6FDD-6TV1',
      'Supplier Demo Chemicals GmbH',
      'Producer Solvent Works SA',
    ]);
    cleanup();
    await showSds({ dossier: { ...product, ufi: null, producer: product.supplier } });
    expect(facts()).toEqual(['Product code AC-100', 'Supplier Demo Chemicals GmbH']);
  });

  it('the product’s own stand beside it, with its hazards', async () => {
    await showSds();
    const factsSidebar = within(screen.getByRole('complementary', { name: 'Facts' }));
    expect(factsSidebar.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Product code',
      'UFI',
      'Supplier',
      'Emergency telephone',
      'Signal word',
    ]);
    expect(factsSidebar.getByText('Danger')).toBeInTheDocument();
    expect(factsSidebar.getByRole('list', { name: 'Pictograms' })).toBeInTheDocument();
  });

  it('take the platform’s words before our own', async () => {
    await showSds({
      dossier: { ...product, sds: { ...product.sds, createdLabel: 'Issued', revisionLabel: 'Reworked' } },
    });
    expect(terms()).toEqual(expect.arrayContaining(['Issued', 'Reworked']));
    expect(terms()).not.toEqual(expect.arrayContaining(['creation date']));
  });

  test.each([
    { interfaceLang: 'en' as const, regulation: 'SDS according to regulation', term: 'Regulation' },
    { interfaceLang: 'de' as const, regulation: 'SDB gemäß Verordnung', term: 'Verordnung' },
  ])(
    'fall back to “$regulation” where the platform names no regulation',
    async ({ interfaceLang, regulation, term }) => {
      await showSds({ dossier: { ...product, sds: { ...product.sds, regulation: null } }, interfaceLang });
      expect(fact(term)).toHaveTextContent(regulation);
    },
  );

  it('leave out dates that the platform does not know', async () => {
    await showSds({ dossier: { ...product, sds: { ...product.sds, created: null, revision: null } } });
    expect(terms()).not.toEqual(expect.arrayContaining(['creation date']));
    expect(terms()).not.toEqual(expect.arrayContaining(['revision']));
  });

  it('do not give an older version the newest one’s revision', async () => {
    await showSds({ choice: { version: '27' } });
    expect(fact('Version')).toHaveTextContent('2.0');
    expect(terms()).not.toContain('revision');
  });

  it('show “/” as compare version when none is chosen, else the version', async () => {
    const { unmount } = await showSds();
    expect(fact('Compare version')).toHaveTextContent(/^\//);
    unmount();
    await showSds({ choice: { compare: '20' } });
    expect(fact('Compare version')).toHaveTextContent('1.0');
  });

  it('have no compare version where there is nothing older', async () => {
    await showSds({ choice: { version: '20' } });
    expect(terms()).not.toContain('Compare version');
  });
});

describe('actions bar', () => {
  const buttons = () =>
    actions()
      .getAllByRole('button')
      .map((button) => button.textContent);

  it('shows language, version, compare version, QR visibility and the PDF with their values', async () => {
    await showSds();
    for (const name of ['Language English', 'Version v3.0', 'Compare version no comparison', 'QR visibility visible']) {
      expect(actions().getByRole('button', { name })).toBeInTheDocument();
    }
    expect(buttons()[2]).toContain('/');
    expect(actions().getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute(
      'href',
      '/p/api/download/sds/1001/1?qr=1',
    );
  });

  it('offers the version in view as eSDScom XML, where the platform has it', async () => {
    await showSds({ dossier: { ...product, hasSdsXml: true }, choice: { version: '27', compare: null, qr: 1 } });
    expect(actions().getByRole('link', { name: 'Download eSDScom XML' })).toHaveAttribute(
      'href',
      '/p/api/download/sds-xml/1001/1?version=27',
    );
  });

  it('leads to the PDFs in all languages, where there are several', async () => {
    const { unmount } = await showSds();
    const name = 'PDF in all languages';
    expect(actions().getByRole('link', { name })).toHaveAttribute('href', '/p/1001/en/gh/1/download');
    unmount();
    await showSds({ dossier: { ...product, validLangs: [1] } });
    expect(actions().queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('offers no XML of a platform that has none', async () => {
    await showSds();
    expect(actions().queryByRole('link', { name: /XML/ })).not.toBeInTheDocument();
  });

  it('offers the languages as pages of the same version, without the comparison', async () => {
    await showSds({ choice: { version: '27', compare: '20', qr: 0 } });
    const links = openChoice('Language English').getAllByRole('menuitemradio');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '/p/1001/en/gh/1?version=27&qr=0'],
      ['Deutsch', '/p/1001/en/gh/2?version=27&qr=0'],
    ]);
    expect(links[0]).toBeChecked();
  });

  it('says in the lists of versions of which day each is, where the platform says so', async () => {
    const versions = [
      { ...product.versions[0]!, date: '2026-02-01' },
      { ...product.versions[1]!, date: '2024-05-06' },
    ];
    await showSds({ dossier: { ...product, versions: [...versions, product.versions[2]!] } });
    const options = (button: RegExp) =>
      openChoice(button)
        .getAllByRole('menuitemradio')
        .map((option) => option.textContent);
    expect(options(/^Compare version/)).toEqual(['v2.06 May 2024', 'v1.0']);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(options(/^Version/)).toEqual(['v3.01 Feb 2026 · newest version', 'v2.06 May 2024', 'v1.0']);
  });

  it('offers all versions, with the one in view chosen', async () => {
    await showSds({ choice: { version: '27' } });
    const options = openChoice('Version v2.0').getAllByRole('menuitemradio');
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-checked')])).toEqual([
      ['v3.0newest version', 'false'],
      ['v2.0', 'true'],
      ['v1.0', 'false'],
    ]);
  });

  it('offers older versions only to compare with; the first is the default', async () => {
    await showSds();
    const options = openChoice(/^Compare version/).getAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual(['v2.0', 'v1.0']);
    expect(options[0]).toHaveFocus();
  });

  it('offers to end a comparison', async () => {
    await showSds({ choice: { compare: '27' } });
    const options = openChoice('Compare version v2.0').getAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual(['v2.0', 'v1.0', 'no comparison']);
  });

  it('has no compare version where there is nothing older', async () => {
    await showSds({ choice: { version: '20' } });
    expect(actions().queryByRole('button', { name: /^Compare version/ })).not.toBeInTheDocument();
  });

  it('shows a choice of one as text', async () => {
    await showSds({ dossier: { ...product, validLangs: [1], versions: [{ id: '31', text: '3.0' }] } });
    expect(buttons()).toHaveLength(1);
    expect(actions().getByText('English')).toBeInTheDocument();
    expect(actions().getByText('v3.0')).toBeInTheDocument();
  });

  it('the PDF is of the version and with the QR choice in view', async () => {
    await showSds({ choice: { version: '27', qr: 0 } });
    expect(actions().getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
      'href',
      '/p/api/download/sds/1001/1?version=27&qr=0',
    );
  });
});

describe('text of an SDS', () => {
  it('stands in the page with its language', async () => {
    await showSds({ html: sectionOf(4), sections: [4], interfaceLang: 'en', lang: 2 });
    const text = screen.getByRole('heading', { name: 'SECTION 4' }).closest('[lang]');
    expect(text).toHaveAttribute('lang', 'de');
  });

  it('of an older version says so and leads to the newest', async () => {
    await showSds({ choice: { version: '27', qr: 0 } });
    const notice = screen.getByText(/This is version 2.0, not the newest/);
    expect(within(notice).getByRole('link', { name: 'Show version 3.0' })).toHaveAttribute(
      'href',
      '/p/1001/en/gh/1?qr=0',
    );
  });

  it('of the newest version says nothing of the kind', async () => {
    await showSds();
    expect(screen.queryByText(/not the newest/)).not.toBeInTheDocument();
  });
});
