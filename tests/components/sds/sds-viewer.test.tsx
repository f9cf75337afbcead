import { act, screen, within } from '@testing-library/react';
import { SdsViewer } from '@/components/sds/sds-viewer';
import type { Dossier } from '@/lib/domain/dossier';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const sections = [1, 4, 16];
const html = sections.map((id) => `<section id="section-${id}"><h2>SECTION ${id}</h2><p>Text</p></section>`).join('');

// jsdom lays nothing out: tops of the sections are set by the test, and the observer's news with `scrollTo`.
let tops: Record<string, number>;
let scrollTo: (newTops: Record<string, number>) => void;

beforeEach(() => {
  tops = { 'section-1': 0, 'section-4': 2000, 'section-16': 4000 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 0, 0);
  });
  const tellers: (() => void)[] = [];
  window.IntersectionObserver = class {
    constructor(tell: () => void) {
      tellers.push(tell);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  scrollTo = (newTops) => {
    tops = newTops;
    act(() => tellers.forEach((tell) => tell()));
  };
});

function showSds(dossier: Dossier = acetone, { interfaceLang = 'en' as 'en' | 'de', lang = 1 } = {}) {
  return renderIn(
    interfaceLang,
    <SdsViewer dossier={dossier} html={html} sections={sections} interfaceLang={interfaceLang} lang={lang} />,
  );
}
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('facts over an SDS', () => {
  it('say regulation, dates, version and languages', () => {
    showSds();
    expect(terms()).toEqual([
      'Emergency telephone',
      'Regulation',
      'creation date',
      'revision',
      'Product code',
      'Supplier',
      'Version',
      'Language',
    ]);
    expect(fact('Regulation')).toHaveTextContent(acetone.sds.regulation!);
    expect(fact('creation date')).toHaveTextContent('14 May 2024');
    expect(fact('revision')).toHaveTextContent('1 Feb 2026');
    expect(fact('Version')).toHaveTextContent('3.0');
  });

  it('take the platform’s words before our own', () => {
    showSds({ ...acetone, sds: { ...acetone.sds, createdLabel: 'Issued', revisionLabel: 'Reworked' } });
    expect(terms()).toEqual([
      'Emergency telephone',
      'Regulation',
      'Issued',
      'Reworked',
      'Product code',
      'Supplier',
      'Version',
      'Language',
    ]);
  });

  test.each([
    { interfaceLang: 'en' as const, regulation: 'SDS according to regulation', term: 'Regulation' },
    { interfaceLang: 'de' as const, regulation: 'SDB gemäß Verordnung', term: 'Verordnung' },
  ])('fall back to “$regulation” where the platform names no regulation', ({ interfaceLang, regulation, term }) => {
    showSds({ ...acetone, sds: { ...acetone.sds, regulation: null } }, { interfaceLang });
    expect(fact(term)).toHaveTextContent(regulation);
  });

  it('leave out dates that the platform does not know', () => {
    showSds({ ...acetone, sds: { ...acetone.sds, created: null, revision: null } });
    expect(terms()).toEqual(['Emergency telephone', 'Regulation', 'Product code', 'Supplier', 'Version', 'Language']);
  });

  it('link to the same sheet in the other valid languages', () => {
    showSds(acetone, { lang: 2 });
    const languages = within(fact('Language'));
    expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/1001/en/gh/1');
    expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  });

  it('offer no language in which the sheet is not valid', () => {
    showSds({ ...acetone, validLangs: [1] });
    expect(within(fact('Language')).getAllByRole('link')).toHaveLength(1);
  });
});

describe('text of an SDS', () => {
  it('stands in the page with its language', () => {
    showSds(acetone, { interfaceLang: 'en', lang: 2 });
    const text = screen.getByRole('heading', { name: 'SECTION 4' }).closest('[lang]');
    expect(text).toHaveAttribute('lang', 'de');
  });
});

describe('step menu', () => {
  const steps = () => within(screen.getAllByRole('navigation', { name: 'Sections' })[0]!).getAllByRole('link');
  const current = () => steps().filter((link) => link.hasAttribute('aria-current'));

  it('links to the sections by number and short title, in the interface language', () => {
    showSds(acetone, { interfaceLang: 'de', lang: 1 });
    const links = within(screen.getAllByRole('navigation', { name: 'Abschnitte' })[0]!).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#section-1', '1Bezeichnung'],
      ['#section-4', '4Erste Hilfe'],
      ['#section-16', '16Sonstige Angaben'],
    ]);
  });

  it('marks the section in view', () => {
    showSds();
    expect(current()).toEqual([steps()[0]]);
    scrollTo({ 'section-1': -2000, 'section-4': 100, 'section-16': 2000 });
    expect(current()).toEqual([steps()[1]]);
    expect(screen.getByText('§ 4')).toBeInTheDocument();
  });

  it('a section that was chosen stays marked where the page ends before it comes up, until the visitor scrolls on', () => {
    showSds();
    window.location.hash = '#section-16';
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    const nearTheEnd = { 'section-1': -3000, 'section-4': -100, 'section-16': 600 };
    scrollTo(nearTheEnd);
    expect(current()).toEqual([steps()[2]]);
    window.dispatchEvent(new WheelEvent('wheel'));
    scrollTo(nearTheEnd);
    expect(current()).toEqual([steps()[1]]);
  });

  it('is there only when a version exists', () => {
    showSds({ ...acetone, versions: [] });
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  });
});
