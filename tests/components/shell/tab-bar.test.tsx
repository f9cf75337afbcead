import { screen, within } from '@testing-library/react';
import { TabBar } from '@/components/shell/dossier/tab-bar';
import type { Dossier } from '@/lib/domain/product/dossier';
import type { DocType } from '@/lib/domain/pages/tabs';
import { acetone, distilledWater } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

function showTabs(dossier: Dossier, { lang = 1, active = 'pd' as DocType, interfaceLang = 'en' as 'en' | 'de' } = {}) {
  renderIn(interfaceLang, <TabBar dossier={dossier} interfaceLang={interfaceLang} lang={lang} active={active} />);
  return within(screen.getByRole('navigation')).getAllByRole('link');
}

const names = (links: HTMLElement[]) => links.map((link) => link.getAttribute('aria-label'));

describe('tab bar', () => {
  it('has the tabs in the order of the specification', () => {
    expect(names(showTabs(acetone))).toEqual([
      'home',
      'detail',
      'SDS',
      'technical data sheet',
      'label',
      'safety instructions',
    ]);
  });

  it('leaves out the technical data sheet when it is not enabled', () => {
    expect(names(showTabs({ ...acetone, tdsEnabled: false }))).not.toContain('technical data sheet');
  });

  it('speaks German', () => {
    expect(names(showTabs(acetone, { interfaceLang: 'de' }))).toContain('Betriebsanweisung');
  });

  it('marks the page that is shown, and only that', () => {
    const current = showTabs(acetone).filter((link) => link.hasAttribute('aria-current'));
    expect(names(current)).toEqual(['home']);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  test.each<[DocType, string]>([
    ['pi', 'detail'],
    ['gh', 'SDS'],
    ['th', 'technical data sheet'],
    ['mh', 'safety instructions'],
  ])('on %s it marks %s', (active, name) => {
    const current = showTabs(acetone, { active }).filter((link) => link.hasAttribute('aria-current'));
    expect(names(current)).toEqual([name]);
  });

  it('a tab that is not available leads nowhere and says why', () => {
    showTabs(distilledWater);
    const sds = screen.getByRole('link', { name: 'SDS' });
    expect(sds).toHaveAttribute('aria-disabled', 'true');
    expect(sds).not.toHaveAttribute('href');
    expect(sds).toHaveAccessibleDescription('content is not available');
  });

  test.each([
    { name: 'SDS', documents: { sds: false } },
    { name: 'technical data sheet', documents: { tds: false } },
    { name: 'label', documents: { label: false } },
    { name: 'safety instructions', documents: { ipi: false } },
  ])('the tab $name is disabled when it is not enabled for the product', ({ name, documents }) => {
    showTabs({ ...acetone, documents: { ...acetone.documents, ...documents } });
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('home and detail are always available', () => {
    showTabs(distilledWater, { lang: 7 });
    expect(screen.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/p/1002/en/pd/7');
    expect(screen.getByRole('link', { name: 'detail' })).toHaveAttribute('href', '/p/1002/en/pi/7');
  });

  test.each([
    { lang: 2, path: '/p/1001/en/gh/2', what: 'keeps the document language where the sheet is valid in it' },
    { lang: 7, path: '/p/1001/en/gh/1', what: 'takes the first valid language where it is not' },
  ])('the SDS tab $what', ({ lang, path }) => {
    showTabs(acetone, { lang });
    expect(screen.getByRole('link', { name: 'SDS' })).toHaveAttribute('href', path);
  });
});
