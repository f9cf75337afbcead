import { fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { TdsViewer } from '@/components/tds/tds-viewer';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';
import en from '@/messages/en.json';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const html = '<article class="tds"><h2>Technical data</h2><p>Text</p></article>';
const severalVersions: Dossier = { ...acetone, tdsVersions: ['2', '1'], validTdsLangs: [1, 2] };

function showTds(
  dossier: Dossier,
  { version = '2' as string | null, interfaceLang = 'en' as 'en' | 'de', lang = 1 } = {},
) {
  renderIn(
    interfaceLang,
    <TdsViewer dossier={dossier} html={html} version={version} interfaceLang={interfaceLang} lang={lang} />,
  );
}
const actions = (name = 'Actions') => within(screen.getByRole('group', { name }));

/** The links of the list that a button of the panel opens. */
function choicesOf(button: string) {
  fireEvent.click(actions().getByRole('button', { name: button }));
  return within(screen.getByRole('menu')).getAllByRole('menuitemradio');
}

describe('TDS screen', () => {
  it('names itself and the product, and has the text in its language', () => {
    showTds(severalVersions, { lang: 2 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Technical data sheet Acetone, technical');
    expect(screen.getByRole('heading', { name: 'Technical data' }).closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('shows the selected language; another one is another page', () => {
    showTds(severalVersions, { lang: 2 });
    expect(choicesOf('Language Deutsch').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '/p/1001/en/th/1'],
      ['Deutsch', '/p/1001/en/th/2'],
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  });

  it('offers the versions where there are several; the newest has the clean address', () => {
    showTds(severalVersions, { version: '1' });
    expect(choicesOf('Version 1').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2', '/p/1001/en/th/1'],
      ['1', '/p/1001/en/th/1?version=1'],
    ]);
  });

  it('has nothing to choose where there is one language and one version', () => {
    showTds(acetone);
    expect(actions().queryByRole('button')).not.toBeInTheDocument();
    expect(actions().getByText('Language').parentElement).toHaveTextContent('Language English');
    expect(actions().getByText('Version').parentElement).toHaveTextContent('Version 2');
  });

  it('says nothing of a version that nobody knows', () => {
    showTds(acetone, { version: null });
    expect(actions().queryByText('Version')).not.toBeInTheDocument();
  });

  test.each([
    ['2', '/p/api/download/tds/1001/1'],
    ['1', '/p/api/download/tds/1001/1?version=1'],
  ])('version %s is downloaded as A4 PDF from %s', (version, href) => {
    showTds(severalVersions, { version });
    expect(actions().getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute('href', href);
  });

  it('speaks German', () => {
    showTds(severalVersions, { interfaceLang: 'de' });
    expect(actions('Aktionen').getByRole('button', { name: 'Sprache English' })).toBeInTheDocument();
    expect(actions('Aktionen').getByRole('link', { name: 'PDF herunterladen (A4)' })).toBeInTheDocument();
  });

  it('without JavaScript every choice is a link', () => {
    const page = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <TdsViewer dossier={severalVersions} html={html} version="2" interfaceLang="en" lang={1} />
      </NextIntlClientProvider>,
    );
    const noscriptLinks = [...page.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, links]) => links).join('');
    expect([...noscriptLinks.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [text, href])).toEqual([
      ['English', '/p/1001/en/th/1'],
      ['Deutsch', '/p/1001/en/th/2'],
      ['2', '/p/1001/en/th/1'],
      ['1', '/p/1001/en/th/1?version=1'],
    ]);
  });
});
