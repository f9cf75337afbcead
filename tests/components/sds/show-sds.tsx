import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SdsViewer } from '@/components/sds/sds-viewer';
import type { ChangedPanel } from '@/lib/domain/changes/changes';
import type { Dossier } from '@/lib/domain/product/dossier';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { defaultSdsChoice, type SdsChoice } from '@/lib/domain/sds/sds';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

// Roles are looked up in whole screens.

/** A product with three versions to choose from. */
export const product: Dossier = {
  ...acetone,
  versions: [
    { id: '31', text: '3.0' },
    { id: '27', text: '2.0' },
    { id: '20', text: '1.0' },
  ],
};

export const sectionOf = (number: number, content = 'Text') =>
  `<section id="section-${number}" class="sds-section"><h2>SECTION ${number}</h2><p>${content}</p></section>`;

/** The window's places, of which jsdom knows nothing: `topOf` an element, `scrolledTo` what was led to, in pixels how far. */
export const layout = {
  topOf: (() => 0) as (element: Element) => number,
  scrolledTo: [] as string[],
  scrolledBy: [] as number[],
  tellers: new Set<() => void>(),
  /** The reader scrolls, so that the elements have other places. */
  scroll(tops: Record<string, number>) {
    layout.topOf = ({ id }) => tops[id] ?? 0;
    act(() => layout.tellers.forEach((tell) => tell()));
  },
};

export function layOut() {
  layout.topOf = () => 0;
  layout.scrolledTo = [];
  layout.scrolledBy = [];
  layout.tellers.clear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, layout.topOf(this), 0, 0);
  });
  Element.prototype.scrollIntoView = function (this: Element) {
    layout.scrolledTo.push(this.textContent ?? '');
  };
  window.scrollBy = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') layout.scrolledBy.push(options.top ?? 0);
  };
  window.IntersectionObserver = class {
    constructor(private tell: () => void) {
      layout.tellers.add(tell);
    }
    observe() {}
    disconnect() {
      layout.tellers.delete(this.tell);
    }
  } as unknown as typeof IntersectionObserver;
}

/** Shows the SDS screen as the server sends it for a choice, at the choice's address. */
export async function showSds({
  dossier = product,
  html = sectionOf(1),
  sections = [1],
  panels = null,
  choice = {},
  interfaceLang = 'en',
  lang = 1,
  initialAddress = choice,
  sibling,
}: {
  dossier?: Dossier;
  html?: string;
  sections?: number[];
  panels?: ChangedPanel[] | null;
  choice?: Partial<SdsChoice>;
  interfaceLang?: 'en' | 'de';
  lang?: number;
  /** The choice of the address, where it is another. */
  initialAddress?: Partial<SdsChoice>;
  sibling?: ReactNode;
} = {}) {
  window.history.replaceState(null, '', basePath + paths.sds(dossier.id, interfaceLang, lang, initialAddress));
  const page = renderIn(
    interfaceLang,
    <>
      <SdsViewer
        dossier={dossier}
        html={html}
        sections={sections}
        panels={panels}
        choice={{ ...defaultSdsChoice, ...choice }}
        interfaceLang={interfaceLang}
        lang={lang}
        features={{ sds_compare: true }}
      />
      {sibling}
    </>,
  );
  await settle();
  return page;
}

export const actions = () => within(screen.getByRole('group', { name: 'Actions' }));
export const address = () => window.location.pathname + window.location.search;
export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** Of the facts over the sheet, not of those beside it. */
export const terms = () =>
  screen
    .getAllByRole('term')
    .filter((term) => !term.closest('aside'))
    .map(({ textContent }) => textContent);

/** What is under way comes to its end, what waits for the next picture too. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));

export function openChoice(button: string | RegExp) {
  fireEvent.click(actions().getByRole('button', { name: button }));
  return within(screen.getByRole('menu'));
}

export async function choose(button: string | RegExp, option: string | RegExp) {
  fireEvent.click(openChoice(button).getByRole('menuitemradio', { name: option }));
  await settle();
}
