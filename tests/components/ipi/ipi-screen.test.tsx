import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { IpiScreen } from '@/components/ipi/ipi-screen';
import type { Qr } from '@/lib/domain/sds/sds';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';
import en from '@/messages/en.json';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const textWith = (qr: Qr) =>
  `<article class="ipi"><h2>First aid</h2><p>${qr ? 'with code' : 'without code'}</p></article>`;

function showIpi({ qr = 1, lang = 1, addressQr = qr }: { qr?: Qr; lang?: number; addressQr?: Qr } = {}) {
  window.history.replaceState(null, '', `/p/1001/en/mh/${lang}${addressQr ? '' : '?qr=0'}`);
  renderIn('en', <IpiScreen dossier={acetone} html={textWith(qr)} qr={qr} interfaceLang="en" lang={lang} />);
}
const actions = () => within(screen.getByRole('group', { name: 'Actions' }));
const address = () => window.location.pathname + window.location.search;

/** Answers of the application in the order in which they are wanted. */
let answers: (() => Promise<Response>)[];
let requested: string[];
const response = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  answers = [];
  requested = [];
  window.fetch = (input) => {
    requested.push(String(input));
    return answers.shift()!();
  };
});

async function choose(button: string, option: string) {
  fireEvent.click(actions().getByRole('button', { name: button }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: option }));
  // What the application answers arrives.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe('safety instructions screen', () => {
  it('names itself and the product, and has the text in its language', () => {
    showIpi({ lang: 2 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Safety instructions Acetone, technical');
    expect(screen.getByRole('heading', { name: 'First aid' }).closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('is printed with its heading, which is not seen beside the title of the poster', () => {
    showIpi();
    expect(screen.getByRole('heading', { level: 1 }).closest('.print\\:hidden')).toBeNull();
  });

  it('shows the selected language; another one is another page, with the same QR choice', () => {
    showIpi({ qr: 0 });
    fireEvent.click(actions().getByRole('button', { name: 'Language English' }));
    const links = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '/p/1001/en/mh/1?qr=0'],
      ['Deutsch', '/p/1001/en/mh/2?qr=0'],
    ]);
  });

  it('has the countries of its language as links, and keeps the chosen one in every link', () => {
    const markets = [
      { lang: 1, countries: ['IE', 'AT'] },
      { lang: 2, countries: ['DE', 'AT'] },
    ];
    const dossier = { ...acetone, sds: { ...acetone.sds, markets } };
    const shown = { dossier, html: textWith(0), qr: 0 as const, interfaceLang: 'en' };
    renderIn('en', <IpiScreen {...shown} lang={2} market="AT" />);
    const countries = screen.getByText('Country', { selector: 'dt' }).nextElementSibling!;
    expect(countries.querySelector('[aria-current]')).toHaveTextContent('Austria');
    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/p/1001/en/mh/2?qr=0');
    expect(actions().getByRole('link', { name: 'Download A4' })).toHaveAttribute(
      'href',
      '/p/api/download/ipi/1001/2?size=A4&qr=0&market=AT',
    );
    fireEvent.click(actions().getByRole('button', { name: 'Language Deutsch' }));
    const languages = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
    expect(languages.map((link) => link.getAttribute('href'))).toEqual([
      '/p/1001/en/mh/1?qr=0&market=AT',
      '/p/1001/en/mh/2?qr=0&market=AT',
    ]);
  });

  test.each<[Qr, string, string]>([
    [1, 'A2', 'Download A3 poster'],
    [1, 'A4', 'Download A4'],
    [0, 'A2', 'Download A3 poster'],
    [0, 'A4', 'Download A4'],
  ])('with QR choice %i size %s is the download “%s”', (qr, size, name) => {
    showIpi({ qr });
    expect(actions().getByRole('link', { name })).toHaveAttribute(
      'href',
      `/p/api/download/ipi/1001/1?size=${size}&qr=${qr}`,
    );
  });

  it('has one filled button, the download of A4, before that of the poster', () => {
    showIpi();
    const links = actions().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.classList.contains('bg-accent')])).toEqual([
      ['Download A4', true],
      ['Download A3 poster', false],
    ]);
  });

  it('a QR choice reloads the text in place; address and downloads follow', async () => {
    answers = [() => response({ html: textWith(0), sections: [] })];
    showIpi();
    await choose('QR code visible', 'not visible');
    expect(requested).toEqual(['/p/api/ipi/1001/1?qr=0']);
    expect(screen.getByText('without code')).toBeInTheDocument();
    expect(screen.queryByText('with code')).not.toBeInTheDocument();
    expect(actions().getByRole('button', { name: 'QR code not visible' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('QR code not visible');
    expect(address()).toBe('/p/1001/en/mh/1?qr=0');
    expect(actions().getByRole('link', { name: 'Download A4' })).toHaveAttribute(
      'href',
      '/p/api/download/ipi/1001/1?size=A4&qr=0',
    );
  });

  it('the default choice has the clean address', async () => {
    answers = [() => response({ html: textWith(1), sections: [] })];
    showIpi({ qr: 0 });
    await choose('QR code not visible', 'visible');
    expect(requested).toEqual(['/p/api/ipi/1001/1']);
    expect(address()).toBe('/p/1001/en/mh/1');
  });

  it('a page that is come back to shows the choice of its address', async () => {
    answers = [() => response({ html: textWith(0) })];
    showIpi({ addressQr: 0 });
    expect(await screen.findByText('without code')).toBeInTheDocument();
    expect(requested).toEqual(['/p/api/ipi/1001/1?qr=0']);
    expect(screen.getByRole('status')).toHaveTextContent('QR code not visible');
    expect(address()).toBe('/p/1001/en/mh/1?qr=0');
  });

  it('a page that is come back to has the address of what it shows where the choice cannot be loaded', async () => {
    answers = [() => response({}, 503)];
    showIpi({ addressQr: 0 });
    await waitFor(() => expect(address()).toBe('/p/1001/en/mh/1'));
    expect(screen.getByText('with code')).toBeInTheDocument();
  });

  it('the old text stays while the new one is on its way, with a spinner from 200 ms on', async () => {
    let arrive: (response: Response) => void = () => {};
    let start = 0;
    answers = [
      () => {
        start = performance.now();
        return new Promise((resolve) => (arrive = resolve));
      },
    ];
    showIpi();
    await choose('QR code visible', 'not visible');
    expect(await screen.findByText('Loading …')).toBeInTheDocument();
    // A timer may run a little early; on a busy machine it is late.
    expect(performance.now() - start).toBeGreaterThan(190);
    expect(screen.getByText('with code')).toBeInTheDocument();
    expect(address()).toBe('/p/1001/en/mh/1');
    await act(async () => arrive(Response.json({ html: textWith(0) })));
    expect(await screen.findByText('without code')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading …')).not.toBeInTheDocument());
  });

  test.each<[string, () => Promise<Response>]>([
    ['an error of the platform', () => response({ id: 'a2b' }, 503)],
    ['an answer without a text', () => response({})],
    ['a page in place of the answer', () => Promise.resolve(new Response('<p>Log in</p>'))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('after %s all stays as it was, silently, and it can be tried again', async (_what, failing) => {
    answers = [failing, () => response({ html: textWith(0) })];
    showIpi();
    await choose('QR code visible', 'not visible');
    expect(screen.getByText('with code')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/p/1001/en/mh/1');
    await choose('QR code visible', 'not visible');
    expect(screen.getByText('without code')).toBeInTheDocument();
  });

  it('of two choices in a row the last one counts, whichever answer comes first', async () => {
    let arriveLate: (response: Response) => void = () => {};
    answers = [() => new Promise((resolve) => (arriveLate = resolve)), () => response({ html: textWith(1) })];
    showIpi();
    await choose('QR code visible', 'not visible');
    await choose('QR code visible', 'visible');
    await act(async () => arriveLate(Response.json({ html: textWith(0) })));
    expect(screen.getByText('with code')).toBeInTheDocument();
    expect(address()).toBe('/p/1001/en/mh/1');
  });

  it('without JavaScript every choice is a link', () => {
    const page = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <IpiScreen dossier={acetone} html={textWith(1)} qr={1} interfaceLang="en" lang={1} />
      </NextIntlClientProvider>,
    );
    const noscriptLinks = [...page.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, links]) => links).join('');
    expect([...noscriptLinks.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [text, href])).toEqual([
      ['English', '/p/1001/en/mh/1'],
      ['Deutsch', '/p/1001/en/mh/2'],
      ['visible', '/p/1001/en/mh/1'],
      ['not visible', '/p/1001/en/mh/1?qr=0'],
    ]);
  });
});
