import { screen, within } from '@testing-library/react';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('the step menu numbers the sixteen sections and leads to each', () => {
  const sections = Array.from({ length: 16 }, (_, index) => index + 1);
  const html = sections.map((id) => `<section id="section-${id}"></section>`).join('');
  renderIn('en', <SdsViewer dossier={acetone} html={html} sections={sections} interfaceLang="en" lang={1} />);
  const [menu] = screen.getAllByRole('navigation', { name: 'Sections' });
  const links = within(menu!).getAllByRole('link');
  expect(links.map(({ textContent }) => Number.parseInt(textContent!, 10))).toEqual(sections);
  expect(links.map((link) => document.querySelector(link.getAttribute('href')!)?.id)).toEqual(
    sections.map((id) => `section-${id}`),
  );
});
