import { screen, within } from '@testing-library/react';
import { SdsDownload } from '@/components/sds/sds-download';
import { SdsPromo } from '@/components/sds/sds-promo';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const showDownload = (dossier: Dossier = acetone, lang = 1) =>
  renderIn('en', <SdsDownload dossier={dossier} interfaceLang="en" lang={lang} />);
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('download page of an SDS', () => {
  it('says what the PDF is, before anything is downloaded', () => {
    const fetched = jest.fn();
    window.fetch = fetched;
    showDownload();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Safety data sheet as PDF');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Acetone, technical');
    expect(fact('Version')).toHaveTextContent('3.0');
    expect(fact('Date')).toHaveTextContent('1 Feb 2026');
    expect(fact('Language')).toHaveTextContent('English');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('offers the PDF and the sheet itself', () => {
    showDownload(acetone, 2);
    expect(screen.getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute(
      'href',
      '/p/api/download/sds/1001/2',
    );
    expect(screen.getByRole('link', { name: 'Read it here' })).toHaveAttribute('href', '/p/1001/en/gh/2');
  });

  it('is for the country of its address, and so are its links', () => {
    const markets = [
      { lang: 1, countries: ['IE', 'AT'] },
      { lang: 2, countries: ['DE', 'AT'] },
    ];
    const dossier = { ...acetone, hasSdsXml: true, sds: { ...acetone.sds, markets } };
    renderIn('en', <SdsDownload dossier={dossier} interfaceLang="en" lang={1} market="AT" />);
    expect(fact('Country')).toHaveTextContent('Austria');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/p/api/download/sds/1001/1?market=AT',
      '/p/1001/en/gh/1?market=AT',
      '/p/api/download/sds-xml/1001/1?market=AT',
      '/p/1001/en/gh/2/download?market=AT',
    ]);
  });

  it('offers eSDScom XML where the platform has it', () => {
    showDownload({ ...acetone, hasSdsXml: true }, 2);
    expect(screen.getByRole('link', { name: 'Download eSDScom XML' })).toHaveAttribute(
      'href',
      '/p/api/download/sds-xml/1001/2',
    );
  });

  it('leads to the same page in the other languages', () => {
    showDownload();
    const others = within(screen.getByRole('region', { name: 'Other languages' })).getAllByRole('link');
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deutsch', '/p/1001/en/gh/2/download'],
    ]);
  });

  it('names no other language where there is none', () => {
    showDownload({ ...acetone, validLangs: [1] });
    expect(screen.queryByText('Other languages')).not.toBeInTheDocument();
  });
});

describe('promo page of an SDS', () => {
  const shared = 'https://dossier.example/p/1001/en/gh/1';
  const show = (url = shared) =>
    renderIn('en', <SdsPromo dossier={acetone} interfaceLang="en" lang={1} shared={url} features={{ share: true }} />);

  it('promotes downloading the PDF', () => {
    show();
    expect(screen.getByRole('link', { name: 'Download PDF (A4)' })).toHaveAttribute(
      'href',
      '/p/api/download/sds/1001/1',
    );
  });

  it('promotes sharing the sheet', () => {
    show();
    const share = within(screen.getByRole('region', { name: 'Share the link' }));
    expect(share.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(encodeURIComponent(shared));
    expect(share.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });
});
