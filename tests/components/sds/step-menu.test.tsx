import { act, fireEvent, screen, within } from '@testing-library/react';
import { layOut, layout, product, sectionOf, showSds } from '@/tests/components/sds/show-sds';

const sections = [1, 4, 16];
const html = sections.map((number) => sectionOf(number)).join('');
const menu = () => screen.getAllByRole('navigation', { name: 'Sections' })[0]!;
const steps = () => within(menu()).getAllByRole('link');
const current = () => steps().filter((link) => link.hasAttribute('aria-current'));

beforeEach(() => {
  layOut();
  layout.scroll({ 'section-1': 0, 'section-4': 2000, 'section-16': 4000 });
});

describe('step menu', () => {
  it('numbers the sixteen sections and leads to each', async () => {
    const all = Array.from({ length: 16 }, (_, index) => index + 1);
    await showSds({ html: all.map((number) => sectionOf(number)).join(''), sections: all });
    expect(steps().map(({ textContent }) => Number.parseInt(textContent!, 10))).toEqual(all);
    expect(steps().map((link) => document.querySelector(link.getAttribute('href')!)?.id)).toEqual(
      all.map((number) => `section-${number}`),
    );
  });

  it('links to the sections by number and short title, in the interface language', async () => {
    await showSds({ html, sections, interfaceLang: 'de' });
    const links = within(screen.getAllByRole('navigation', { name: 'Abschnitte' })[0]!).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#section-1', '1Bezeichnung'],
      ['#section-4', '4Erste Hilfe'],
      ['#section-16', '16Sonstige Angaben'],
    ]);
  });

  it('leads to sections that can take the focus', async () => {
    await showSds({ html, sections });
    const section = document.getElementById('section-4')!;
    section.focus();
    expect(section).toHaveFocus();
  });

  it('marks the section in view', async () => {
    await showSds({ html, sections });
    expect(current()).toEqual([steps()[0]]);
    layout.scroll({ 'section-1': -2000, 'section-4': 100, 'section-16': 2000 });
    expect(current()).toEqual([steps()[1]]);
    expect(screen.getByText('§ 4')).toBeInTheDocument();
  });

  it('a section that was chosen stays marked where the page ends before it comes up, until the visitor scrolls on', async () => {
    await showSds({ html, sections });
    window.location.hash = '#section-16';
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    const topsNearEnd = { 'section-1': -3000, 'section-4': -100, 'section-16': 600 };
    layout.scroll(topsNearEnd);
    expect(current()).toEqual([steps()[2]]);
    window.dispatchEvent(new WheelEvent('wheel'));
    layout.scroll(topsNearEnd);
    expect(current()).toEqual([steps()[1]]);
  });

  test.each([
    [329, false],
    [330, true],
  ])('scrolled %d px it is offset: %p', async (scrolledPx, expected) => {
    await showSds({ html, sections });
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: scrolledPx, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
    expect(menu().hasAttribute('data-offset')).toBe(expected);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('on phones opens at the section in view', async () => {
    await showSds({ html, sections });
    layout.scroll({ 'section-1': -4000, 'section-4': -2000, 'section-16': 100 });
    const list = screen.getAllByRole('navigation', { name: 'Sections', hidden: true })[1]!;
    const link = list.querySelector<HTMLElement>('[aria-current]')!;
    const panel = list.parentElement!;
    Object.defineProperties(link, { offsetParent: { value: panel }, offsetTop: { value: 700 } });
    const details = list.closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(panel.scrollTop).toBe(700);
  });

  it('marks the sections that changed, for screen readers too', async () => {
    await showSds({ html, sections: [4], choice: { compare: '27' } });
    expect(steps().map((link) => link.textContent)).toEqual([
      '1Identification',
      '4First aid, changed',
      '16Other information',
    ]);
  });

  it('is there only when a version exists', async () => {
    await showSds({ html, sections, dossier: { ...product, versions: [] } });
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  });
});
