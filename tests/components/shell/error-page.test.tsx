import { brands } from '@/tests/support/brands';
import { screen } from '@testing-library/react';
import { ErrorPage } from '@/components/shell/pages/error-page';
import { renderIn } from '@/tests/components/render-in';

const application = { label: 'Open the application', href: '/products' };

describe('error page', () => {
  it('says what happened, offers one step and shows the brand', () => {
    renderIn(
      'en',
      <ErrorPage brand={brands.dossier} title="This dossier was removed" text="Ask." action={application} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This dossier was removed');
    expect(screen.getByRole('img', { name: 'Dossier' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open the application' })).toHaveAttribute('href', '/p/products');
  });

  it('shows the id under which the log has the error', () => {
    renderIn('de', <ErrorPage brand={brands.dossier} title="Fehler" text="" action={application} errorId="x7k" />);
    expect(screen.getByText('Fehlernummer: x7k')).toBeInTheDocument();
  });

  it('offers trying again first where that may help', () => {
    const again = { label: 'Try again', href: '/1001/en/pd/1' };
    renderIn('en', <ErrorPage brand={brands.dossier} title="Not now" text="" action={application} second={again} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Try again', 'Open the application']);
  });
});
