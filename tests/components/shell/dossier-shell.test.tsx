import { screen, within } from '@testing-library/react';
import { DossierShell } from '@/components/shell/dossier-shell';
import type { DocType } from '@/lib/domain/tabs';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

function showShell(active: DocType) {
  const languages = [
    { code: 'en', name: 'English', href: `/1001/en/${active}/1` },
    { code: 'de', name: 'Deutsch', href: `/1001/de/${active}/1` },
  ];
  renderIn(
    'en',
    <DossierShell dossier={acetone} brand="chemcard" interfaceLang="en" lang={1} active={active} languages={languages}>
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

  it('names the product in the header', () => {
    showShell('pi');
    expect(within(screen.getByRole('banner')).getByText('Acetone, technical')).toBeInTheDocument();
  });

  it('leaves the product’s name out of the header of the landing page', () => {
    showShell('pd');
    expect(within(screen.getByRole('banner')).queryByText('Acetone, technical')).not.toBeInTheDocument();
  });

  it('links to the same page in every interface language and marks the one that is read', () => {
    showShell('gh');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/1001/de/gh/1');
    expect(within(footer).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('says in the footer whose page it is and under which regulation', () => {
    showShell('pd');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('img', { name: 'ChemCard' })).toBeInTheDocument();
    expect(footer).toHaveTextContent(acetone.sds.regulation!);
  });
});
