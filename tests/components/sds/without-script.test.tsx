import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { defaultSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';
import en from '@/messages/en.json';
import { product, sectionOf } from '@/tests/components/sds/show-sds';

/** What the server sends, as a browser without JavaScript reads it. */
function page(choice: Partial<SdsChoice> = { version: '27', compare: '20', qr: 0 }, dossier = product) {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SdsViewer
        dossier={dossier}
        html={sectionOf(2, '<del>a</del><ins>b</ins>')}
        sections={[2]}
        choice={{ ...defaultSdsChoice, ...choice }}
        interfaceLang="en"
        lang={1}
        features={{ sds_compare: true }}
      />
    </NextIntlClientProvider>,
  );
  return new DOMParser().parseFromString(markup.replace(/<\/?noscript>/g, ''), 'text/html');
}
const links = (page: Document) =>
  [...page.querySelectorAll('[role="group"] p a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('without JavaScript', () => {
  it('every choice of the actions bar is a link', () => {
    expect(links(page())).toEqual([
      ['English', '/p/1001/en/gh/1?version=27&qr=0'],
      ['Deutsch', '/p/1001/en/gh/2?version=27&qr=0'],
      ['v3.0', '/p/1001/en/gh/1?qr=0'],
      ['v2.0', '/p/1001/en/gh/1?version=27&qr=0'],
      ['v1.0', '/p/1001/en/gh/1?version=20&qr=0'],
      ['v1.0', '/p/1001/en/gh/1?version=27&compare=20&qr=0'],
      ['no comparison', '/p/1001/en/gh/1?version=27&qr=0'],
      ['visible', '/p/1001/en/gh/1?version=27&compare=20'],
      ['not visible', '/p/1001/en/gh/1?version=27&compare=20&qr=0'],
    ]);
  });

  it('the first HTML shows the choice of the address, its legend and the way out of the comparison', () => {
    const { body } = page();
    expect(body.textContent).toContain('Version 2.0 compared with 1.0');
    expect(body.querySelector('#section-2')!.className).toContain('sds-changed');
    const end = [...body.querySelectorAll('a')].find(({ textContent }) => textContent === 'End comparison');
    expect(end?.getAttribute('href')).toBe('/p/1001/en/gh/1?version=27&qr=0');
  });

  it('the countries are links, and the sheet is for the first of its language by default', () => {
    const markets = [{ lang: 1, countries: ['IE', 'GB'] }];
    const productOfMarkets = { ...product, sds: { ...product.sds, markets } };
    const countryVersions = (market: string | null) =>
      [...page({ version: '27', market }, productOfMarkets).querySelectorAll('dd li')].map((item) => [
        item.textContent,
        item.querySelector('a')?.getAttribute('href') ?? null,
      ]);
    expect(countryVersions(null)).toEqual([
      ['Ireland', null],
      ['United Kingdom', '/p/1001/en/gh/1?version=27&market=GB'],
    ]);
    expect(countryVersions('SE')).toEqual([
      ['Ireland', '/p/1001/en/gh/1?version=27'],
      ['United Kingdom', '/p/1001/en/gh/1?version=27&market=GB'],
      ['Sweden', null],
    ]);
    expect(page().body.textContent).not.toContain('Ireland');
    // On phones the choice is folded away, and the line above it names the country.
    const line = page({ version: '27', market: 'GB' }, productOfMarkets).querySelector('p:has(> strong)');
    expect(line?.textContent).toMatch(/· United Kingdom$/);
  });

  it('what does nothing without it is not there', () => {
    const { body } = page();
    for (const control of body.querySelectorAll('button, input'))
      expect(control.closest('.needs-script')).not.toBeNull();
  });
});
