import { AccessibilityPage, PrivacyPage } from '@/components/about/about-page';
import { LawPage } from '@/components/about/law-page';
import { brands } from '@/tests/support/brands';
import { screen, within } from '@testing-library/react';
import { deviceData } from '@/lib/domain/site/about-statements';
import type { OperatorPages } from '@/lib/domain/pages/footer-links';
import { anonymousViewer } from '@/lib/domain/session/viewer';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({
  usePathname: () => '/privacy',
  useSearchParams: () => new URLSearchParams(),
}));

const none: OperatorPages = { imprint: null, privacy: null, contact: null, accessibility: null };
const page = { brand: brands.dossier, interfaceLang: 'en', languages: [], viewing: anonymousViewer };
const main = () => within(screen.getByRole('main'));

function showPrivacy(
  operator: Partial<OperatorPages> = {},
  data = { isTraced: false, isPlatformEmbedded: true, isSecure: false },
) {
  renderIn('en', <PrivacyPage {...page} operator={{ ...none, ...operator }} data={data} />);
}
function showAccessibility(operator: Partial<OperatorPages> = {}) {
  renderIn('en', <AccessibilityPage {...page} operator={{ ...none, ...operator }} />);
}

describe('the privacy page', () => {
  it('names each entry that a browser keeps, with its kind, its lifetime and what it is for', () => {
    showPrivacy();
    expect(
      main()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(deviceData.map(({ name }) => name));
    expect(main().getByText('language_chosen').parentElement).toHaveTextContent(
      'language_chosenCookie · 365 daysThe language that you chose.',
    );
    expect(main().getByText('XSRF-TOKEN').parentElement).toHaveTextContent('if you are logged in, 30 days');
    expect(main().getByText('dossier-pages-1').parentElement).toHaveTextContent('Pages of the 20 products');
  });

  it('names the cookies of a login as the browser shows them on https', () => {
    showPrivacy({}, { isTraced: false, isPlatformEmbedded: true, isSecure: true });
    expect(main().getByText('__Host-token')).toBeInTheDocument();
    expect(main().getByText('__Host-XSRF-TOKEN')).toBeInTheDocument();
    expect(main().queryByText('token')).not.toBeInTheDocument();
  });

  it('has a number where its text has a place for one', () => {
    showPrivacy({}, { isTraced: true, isPlatformEmbedded: false, isSecure: true });
    expect(screen.getByRole('main')).toHaveTextContent('for 1 minute, that of each wrong password');
    expect(screen.getByRole('main').textContent).not.toMatch(/[{}]/);
  });

  it('speaks of traces and of a separate platform only where there are any', () => {
    showPrivacy();
    expect(screen.queryByText(/traces|separate platform/)).not.toBeInTheDocument();
  });

  it('leads to nobody while no operator is set', () => {
    showPrivacy();
    expect(main().queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the operator’s own statement, imprint and contact', () => {
    showPrivacy({ imprint: 'https://a.example/i', privacy: 'https://a.example/p', contact: 'mailto:a@a.example' });
    const links = main().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy statement of the operator', 'https://a.example/p'],
      ['Imprint', 'https://a.example/i'],
      ['Contact', 'mailto:a@a.example'],
    ]);
  });
});

describe('the accessibility statement', () => {
  it('names the aim, and that nobody has audited the pages', () => {
    showAccessibility();
    expect(screen.getByRole('main')).toHaveTextContent('WCAG 2.2, level AA');
    expect(screen.getByRole('main')).toHaveTextContent('have not been audited by a third party');
    expect(screen.getByRole('region', { name: 'Known limits' })).toHaveTextContent('Chromium');
  });

  it('says whom to tell of a barrier only where the operator has set a contact', () => {
    showAccessibility();
    expect(screen.queryByRole('region', { name: 'Report a barrier' })).not.toBeInTheDocument();
    expect(main().queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the operator’s contact and own statement', () => {
    showAccessibility({ contact: 'https://a.example/c', accessibility: 'https://a.example/a' });
    const report = screen.getByRole('region', { name: 'Report a barrier' });
    expect(within(report).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'https://a.example/c');
    expect(main().getByRole('link', { name: 'Accessibility statement of the operator' })).toHaveAttribute(
      'href',
      'https://a.example/a',
    );
  });
});

describe('the page of the tables of law', () => {
  const table = {
    title: 'CLP Annex VI, Part 3, Table 3',
    act: 'Regulation (EC) No 1272/2008',
    edition: 'ATP 23, Regulation (EU) 2025/1222',
    published: '2026-07-23',
    rows: 4451,
    leftOut: 5,
    sources: ['Facts of the Regulation.'],
    licence: '© European Union',
    remarks: ['Left out: five statements.'],
    replacedOn: null,
  };
  const show = (more: object, imported: { title: string; published: string }[] = []) =>
    renderIn('en', <LawPage {...page} operator={none} law={{ tables: [{ ...table, ...more }], imported }} />);

  it('says of each table its act, last amendment, day, entries, what is left out, sources and licence', () => {
    show({});
    const values = main()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values).toEqual([table.act, table.edition, '23 Jul 2026', '4,451', '5']);
    for (const text of [...table.sources, ...table.remarks, table.licence])
      expect(main().getByText(text)).toBeInTheDocument();
    expect(main().queryByText(/operator/)).toBeNull();
  });

  it('says that a newer list of the operator applies instead, and which lists only the operator has', () => {
    show({ replacedOn: '2026-09-01' }, [{ title: 'REACH Annex XVII', published: '2026-08-24' }]);
    expect(main().getByText(/newer list, of 1 Sept 2026/)).toBeInTheDocument();
    expect(main().getByText('REACH Annex XVII').parentElement).toHaveTextContent('REACH Annex XVII (24 Aug 2026)');
  });
});
