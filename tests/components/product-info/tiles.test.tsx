import { screen, within } from '@testing-library/react';
import { Tiles } from '@/components/product-info/tiles';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

function showTiles(dossier: Dossier = acetone, lang = 1) {
  renderIn('en', <Tiles dossier={dossier} interfaceLang="en" lang={lang} />);
}
const tileOf = (title: string) => screen.getByText(title).closest('li')!;

describe('tiles of documents', () => {
  test.each([
    ['Safety data sheet', '/p/1001/en/gh/2', 'Version 3.0 · 1 Feb 2026', 'English, Deutsch'],
    ['Technical data sheet', '/p/1001/en/th/1', 'Version 2 · 3 Feb 2026', 'English'],
    ['Safety instructions', '/p/1001/en/mh/2', 'Version 3.0 · 1 Feb 2026', 'English, Deutsch'],
  ])('%s: the tile is a link, with version, date and languages', (title, href, issue, languages) => {
    showTiles(acetone, 2);
    const link = within(tileOf(title)).getAllByRole('link')[0];
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveTextContent(`${title}${issue}${languages}`);
  });

  test.each([
    ['SDS', 'Safety data sheet', '/p/api/download/sds/1001/2'],
    ['technical data sheet', 'Technical data sheet', '/p/api/download/tds/1001/1'],
    ['label', 'Label', '/p/api/label/1001/pdf?xlang=2&rlang=2&lp=1'],
    ['safety instructions', 'Safety instructions', '/p/api/download/ipi/1001/2?size=A4'],
  ])('PDF: %s is one tap away, in the language in which the tile opens it', (name, title, href) => {
    showTiles(acetone, 2);
    const link = within(tileOf(title)).getByRole('link', { name: `PDF: ${name}` });
    expect(link).toHaveAttribute('href', href);
    expect(link.closest('a')?.parentElement?.closest('a')).toBeNull();
  });

  it('the label counts its own languages, which are more than those of the safety data sheet', () => {
    const offered = { id: 20, name: 'Nederlands', code: 'nl' };
    showTiles({ ...acetone, label: { ...acetone.label, offeredLanguages: [offered] } });
    expect(tileOf('Label')).toHaveTextContent('3 languages');
    expect(tileOf('Safety data sheet')).toHaveTextContent('English, Deutsch');
  });

  it('the label of a platform that names no languages of labels is in those of the product', () => {
    showTiles();
    expect(tileOf('Label')).toHaveTextContent('English, Deutsch');
  });

  it('a page that is no document has no PDF', () => {
    showTiles();
    expect(within(tileOf('Product detail')).getAllByRole('link')).toHaveLength(1);
  });

  it('a document that is not available has no PDF', () => {
    showTiles({ ...acetone, documents: { sds: false, tds: false, label: false, ipi: false } });
    expect(screen.queryByRole('link', { name: /^PDF/ })).not.toBeInTheDocument();
  });
});
