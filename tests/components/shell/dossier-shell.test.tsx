import { brands } from '@/tests/support/brands';
import { cleanup, screen, within } from '@testing-library/react';
import { DossierShell } from '@/components/shell/dossier/dossier-shell';
import type { SharedLink } from '@/components/share/links/share-services';
import type { BackLink } from '@/lib/domain/pages/navigation';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import type { DocType } from '@/lib/domain/pages/tabs';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const address = { pathname: '/', search: '' };
jest.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.search),
}));
afterEach(() => Object.assign(address, { pathname: '/', search: '' }));

const footerLinks: FooterLink[] = [
  { name: 'imprint', href: 'https://company.example/imprint' },
  { name: 'privacy', href: '/p/privacy?interfaceLang=en' },
];

function showShell(
  active: DocType,
  shared?: SharedLink,
  back?: BackLink,
  hasEmergency?: boolean,
  market: string | null = null,
) {
  const languages = [
    { code: 'en', name: 'English', href: `/1001/en/${active}/1` },
    { code: 'de', name: 'Deutsch', href: `/1001/de/${active}/1` },
  ];
  renderIn(
    'en',
    <DossierShell
      dossier={acetone}
      brand={brands.chemcard}
      interfaceLang="en"
      lang={1}
      active={active}
      market={market}
      current={address}
      languages={languages}
      shared={shared}
      back={back}
      hasEmergency={hasEmergency}
      footerLinks={footerLinks}
    >
      <p>The page</p>
    </DossierShell>,
  );
}

describe('frame of a product’s page', () => {
  it('its first link leads past the bars to the page', () => {
    showShell('pi');
    expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('Skip to content');
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(screen.getByRole('main')).toHaveTextContent('The page');
  });

  it('names the product beside the tabs', () => {
    showShell('pi');
    expect(screen.getByRole('link', { name: 'Acetone, technical' })).toHaveAttribute('href', '/p/1001/en/pd/1');
  });

  it('keeps the country in the links to the documents that depend on it', () => {
    showShell('gh', undefined, undefined, undefined, 'AT');
    const withCountry = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('market'));
    expect([...new Set(withCountry)].sort()).toEqual([
      '/p/1001/en/ee/1?market=AT',
      '/p/1001/en/emergency/1?market=AT',
      '/p/1001/en/feedback/1?page=gh&market=AT',
      '/p/1001/en/gh/1?market=AT',
      '/p/1001/en/mh/1?market=AT',
    ]);
  });

  it('leaves the product’s name out of the bars of the landing page', () => {
    showShell('pd');
    expect(screen.queryByText('Acetone, technical')).not.toBeInTheDocument();
  });

  it.each<DocType>(['pd', 'pi', 'gh', 'th', 'ee', 'ed', 'mh'])(
    '%s has a back button in its header for who is logged in, and none for others',
    (active) => {
      showShell(active, undefined, { list: '/products', overview: null });
      const header = screen.getAllByRole('banner')[0]!;
      expect(within(header).getByRole('link', { name: 'Back to the product list' })).toHaveAttribute(
        'href',
        '/p/products',
      );
      cleanup();
      showShell(active);
      expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument();
    },
  );

  it('the back button leads to the overview of a product of the list, on the smallest screens to the list', () => {
    showShell('gh', undefined, { list: '/products', overview: '/1001/en/pd/1' });
    const listLink = screen.getByRole('link', { name: 'Back to the product list' });
    const productLink = screen.getByRole('link', { name: 'Back to the product' });
    expect(listLink).toHaveAttribute('href', '/p/products');
    expect(listLink).toHaveClass('medium:hidden');
    expect(productLink).toHaveAttribute('href', '/p/1001/en/pd/1');
    expect(productLink).toHaveClass('hidden', 'medium:flex');
  });

  it('links to the same page in every interface language and marks the one that is read', () => {
    showShell('gh');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/p/1001/de/gh/1');
    expect(within(footer).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('another interface language keeps what the address carries: version, comparison, part of the SDS', () => {
    Object.assign(address, { pathname: '/1001/en/gh/1/download', search: 'version=27&compare=25' });
    showShell('gh');
    const links = screen.getAllByRole('link', { name: 'Deutsch', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/p/1001/de/gh/1/download?version=27&compare=25',
      '/p/1001/de/gh/1/download?version=27&compare=25',
    ]);
  });

  test.each<DocType>(['pd', 'pi', 'gh', 'th', 'mh'])('%s has the share button in its header', (active) => {
    showShell(active, {
      url: 'https://dossier.example/p/1001/en/gh/1',
      page: 'https://dossier.example/p/1001/en/pd/1',
      title: 'Acetone',
      target: 'sds',
    });
    expect(within(screen.getByRole('banner')).getByLabelText('Share', { selector: 'summary' })).toBeInTheDocument();
  });

  test.each<DocType>(['pd', 'pi', 'gh', 'th', 'ee', 'ed', 'mh'])(
    '%s has the way to what to do in an emergency',
    (active) => {
      showShell(active);
      expect(within(screen.getByRole('banner')).getByRole('link', { name: 'In an emergency' })).toHaveAttribute(
        'href',
        '/p/1001/en/emergency/1',
      );
    },
  );

  it('does not lead to the emergency screen from itself, nor where it is off', () => {
    showShell('emergency');
    expect(screen.queryByRole('link', { name: 'In an emergency' })).not.toBeInTheDocument();
    cleanup();
    showShell('pi', undefined, undefined, false);
    expect(screen.queryByRole('link', { name: 'In an emergency' })).not.toBeInTheDocument();
  });

  it('says in the footer whose page it is and under which regulation', () => {
    showShell('pd');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('img', { name: 'ChemCard' })).toBeInTheDocument();
    expect(footer).toHaveTextContent(acetone.sds.regulation!);
  });

  it('leads from the footer to what there is about the site, and to nothing else', () => {
    showShell('pd');
    const siteNavigation = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'About this site' });
    const links = within(siteNavigation).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Imprint', 'https://company.example/imprint'],
      ['Privacy', '/p/privacy?interfaceLang=en'],
    ]);
  });
});
