import { fireEvent, screen, within } from '@testing-library/react';
import { readingHtml } from '@/lib/domain/sds/reading-html';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { SdsChoice } from '@/lib/domain/sds/sds';
import { layOut, layout, sectionOf, showSds } from '@/tests/components/sds/show-sds';

beforeEach(layOut);

const words = { ins: 'added', del: 'deleted', link: 'Link to section {number}' };
const read = (html: string, changed: number[] = []) => readingHtml(html, { changed, words });
const plain = { changed: [], words };

describe('a sheet as the viewer shows it', () => {
  test.each([
    ['a deletion and the addition after it', '<del>H373</del><ins>H372</ins>', 'deleted: H373 added: H372'],
    ['an addition and the deletion after it', '<ins>a</ins><del>b</del>', 'added: a deleted: b'],
    ['two that stand apart already', '<del>a</del> <ins>b</ins>', 'deleted: a added: b'],
  ])('%s are words of their own', (_what, html, heard) => {
    document.body.innerHTML = read(`<p>${html}</p>`);
    for (const mark of document.querySelectorAll<HTMLElement>('[data-mark]')) mark.prepend(`${mark.dataset.mark}: `);
    expect(document.body.textContent).toBe(heard);
  });

  it('a word of a mark cannot become part of the page', () => {
    document.body.innerHTML = readingHtml('<ins>a</ins>', {
      changed: [],
      words: { ...words, ins: '"><img src=x onerror=alert(1)>' },
    });
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector<HTMLElement>('ins')!.dataset.mark).toBe('"><img src=x onerror=alert(1)>');
  });

  test.each([
    ['without classes', '<section id="section-3">', 'sds-changed'],
    ['with classes', '<section id="section-3" class="sds-section">', 'sds-section sds-changed'],
    ['that the platform has marked', '<section class="sds-changed" id="section-3">', 'sds-changed'],
  ])('a section %s is marked as changed', (_what, opening, className) => {
    document.body.innerHTML = read(`${opening}<h2>SECTION 3</h2></section>${sectionOf(4)}`, [3]);
    expect(document.getElementById('section-3')!.className).toBe(className);
    expect(document.getElementById('section-4')!.className).toBe('sds-section');
  });

  it('sections and subsections have a link to themselves before their heading, whose name stays as it is', () => {
    document.body.innerHTML = read(
      '<section id="section-4"><h2>SECTION 4</h2><section id="subsection-4.1"><h3>4.1 Measures</h3></section></section>',
    );
    const links = [...document.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
      ['#section-4', 'Link to section 4'],
      ['#subsection-4.1', 'Link to section 4.1'],
    ]);
    expect(links.map((link) => link.nextElementSibling!.textContent)).toEqual(['SECTION 4', '4.1 Measures']);
  });

  it('stays as it is otherwise', () => {
    expect(readingHtml('<p id="x">&lt;ins&gt; <b>bold</b></p>', plain)).toBe('<p id="x">&lt;ins&gt; <b>bold</b></p>');
  });
});

const html =
  '<header class="sds-header"><dl><dt>Version</dt><dd><del>2.0</del><ins>3.0</ins></dd></dl></header>' +
  sectionOf(2, 'Danger: <del>H373</del><ins>H372</ins>') +
  sectionOf(3, 'Unchanged') +
  `<section id="section-11"><table><tbody>
    <tr><th><del>STOT RE 2</del></th><td><del>H373</del></td></tr>
    <tr><th><ins>STOT RE 1</ins></th><td><ins>H372</ins></td></tr>
  </tbody></table><dl><div><dt><ins>Basis</ins></dt><dd><ins>Tests</ins></dd><dd><ins>Experience</ins></dd></div></dl></section>`;
const show = (panels: ChangedPanel[] | null = null, choice: Partial<SdsChoice> = { compare: '27' }) =>
  showSds({ html, sections: [2, 11], panels, choice });

const position = () => screen.getByText(/^Places?\b.*\d/).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('comparison', () => {
  it('says what is compared and what the marks mean', async () => {
    await show();
    const legend = screen.getByText('Version 3.0 compared with 2.0').parentElement!;
    expect(within(legend).getByText('added').tagName).toBe('INS');
    expect(within(legend).getByText('deleted').tagName).toBe('DEL');
  });

  it('says above which facts changed, as product detail counts them, and which sections', async () => {
    await show([
      { panel: 'classification', count: 2 },
      { panel: 'safety', count: 1 },
    ]);
    expect(screen.getByText('3 changes since version 2.0')).toBeInTheDocument();
    const itemsOf = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
    const hrefs = (list: string) => itemsOf(list).map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(itemsOf('Panels with changes').map((item) => item.querySelector('.sr-only')!.textContent)).toEqual([
      '2 changes',
      '1 change',
    ]);
    expect(hrefs('Panels with changes')).toEqual([
      '/p/1001/en/pi/1?changes=27#classification',
      '/p/1001/en/pi/1?changes=27#safety',
    ]);
    expect(hrefs('Changed sections')).toEqual(['#section-2', '#section-11']);
  });

  it('of an older version says facts without a link: product detail compares the newest', async () => {
    await show([{ panel: 'safety', count: 1 }], { version: '27', compare: '20' });
    const facts = within(screen.getByRole('list', { name: 'Panels with changes' }));
    expect(facts.getByText('Health and safety')).toBeInTheDocument();
    expect(facts.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says nothing of facts where they cannot be compared', async () => {
    await show(null);
    expect(screen.queryByText(/changes? since version/)).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Changed sections' })).toBeInTheDocument();
  });

  it('leads from change to change: what stands in one fact, row or line is one', async () => {
    await show();
    expect(position()).toBe('Places: 4');
    press('Next change');
    expect(position()).toBe('Place 1 of 4, § 2 Hazards');
    press('Next change');
    expect(position()).toBe('Place 2 of 4, § 11 Toxicology');
    press('Next change');
    press('Next change');
    expect(position()).toBe('Place 4 of 4, § 11 Toxicology');
    press('Next change');
    expect(position()).toBe('Place 1 of 4, § 2 Hazards');
    press('Previous change');
    expect(position()).toBe('Place 4 of 4, § 11 Toxicology');
    expect(layout.scrolledTo[0]).toBe('H373');
    expect(layout.scrolledTo.at(-1)).toBe('Basis');
  });

  it('begins with the last change for one who goes back', async () => {
    await show();
    press('Previous change');
    expect(position()).toBe('Place 4 of 4, § 11 Toxicology');
  });

  it('without changes says so', async () => {
    await showSds({ html: sectionOf(1), sections: [], choice: { compare: '27' } });
    expect(screen.getByText('Nothing changed between these versions.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next change' })).not.toBeInTheDocument();
  });

  it('is not there for a version by itself', async () => {
    await showSds();
    expect(screen.queryByText(/compared with/, { selector: 'strong' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'End comparison' })).not.toBeInTheDocument();
  });
});
