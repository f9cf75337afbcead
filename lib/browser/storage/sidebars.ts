import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** Spec §4 "Screen size", widest first: minimum widths in CSS pixels. */
const sizes = [
  { size: 'large', minWidthPx: 1280 },
  { size: 'medium', minWidthPx: 640 },
  { size: 'small', minWidthPx: 0 },
] as const;

type ScreenSize = (typeof sizes)[number]['size'];

/** The screen size, given a test for a minimum width in CSS pixels. */
export function screenSizeOf(isAtLeast: (widthPx: number) => boolean): ScreenSize {
  return sizes.find(({ minWidthPx }) => isAtLeast(minWidthPx))?.size ?? 'small';
}

/** The sidebars beside a page's text: contents at the left, facts at the right. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/**
 * Spec §4 "Screen size": the open sidebars after a change of the screen size. On large screens the previous state
 * (`storedSides`) is restored, whatever was open on a smaller screen meanwhile.
 */
export function sidebarsAt(size: ScreenSize, storedSides: Side[]): Side[] {
  return size === 'large' ? storedSides : [];
}

/** Key of localStorage; the value is wrapped: `{"value":["left"],"timestamp":1772323200000}`. */
export const sidebarsKey = 'sidebars';

/**
 * Attributes of the root element, set before the first paint (`sidebarScript`): `data-sidebars="left right"` has the
 * open sidebars, `data-sidebars-beside` those of large screens.
 */
const sidesIn = (names = ''): Side[] => sides.filter((side) => names.split(' ').includes(side));
const openSides = () => sidesIn(document.documentElement.dataset.sidebars);

/** Evaluates media queries, as the style sheets do; pinch zoom does not affect them. */
const sizeNow = (): ScreenSize => screenSizeOf((px) => window.matchMedia(`(min-width: ${px}px)`).matches);

/** `data-screen` is the size that they were last set for: the window may be resized before hydration. */
function show(sides: Side[]): void {
  const { dataset } = document.documentElement;
  dataset.sidebars = sides.join(' ');
  dataset.screen = sizeNow();
}

/** Debounce time while the window is being resized. */
const debounceMs = 150;

/** Whether an open sidebar covers the text instead of being beside it. */
const areOverlaid = (size: ScreenSize) => size !== 'large';

/** Applies the current screen size. */
function applySize(): void {
  const { screen, sidebarsBeside } = document.documentElement.dataset;
  const size = sizeNow();
  if (screen !== size) show(sidebarsAt(size, sidesIn(sidebarsBeside)));
}

/**
 * Spec §4 "Screen size": a screen that becomes smaller closes its sidebars, and one that becomes large restores them.
 */
function watchSize(): () => void {
  applySize();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleResize = () => {
    clearTimeout(timer);
    timer = setTimeout(applySize, debounceMs);
  };
  window.addEventListener('resize', handleResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', handleResize);
  };
}

export const sidebars = {
  isOpen: (side: Side): boolean => openSides().includes(side),
  isOverlaid: (): boolean => areOverlaid(sizeNow()),
  /**
   * Beside the text the state is stored for the next page; over the text one sidebar is open at a time, and nothing is
   * stored.
   */
  toggle(side: Side): void {
    applySize();
    const open = openSides();
    const others = open.filter((openSide) => openSide !== side);
    if (areOverlaid(sizeNow())) return show(open.includes(side) ? [] : [side]);
    const nextSides = open.includes(side) ? others : [...others, side];
    show(nextSides);
    document.documentElement.dataset.sidebarsBeside = nextSides.join(' ');
    writeStoredValue(sidebarsKey, nextSides, Date.now());
  },
  close: (side: Side): void => show(openSides().filter((openSide) => openSide !== side)),
  subscribe(changed: () => void): () => void {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ['data-sidebars'] });
    return () => observer.disconnect();
  },
  watchSize,
};
