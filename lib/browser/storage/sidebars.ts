import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** Spec §4 "Screen size", from the widest down: widths in CSS pixels. */
const sizes = [
  { size: 'large', fromPx: 1280 },
  { size: 'medium', fromPx: 640 },
  { size: 'small', fromPx: 0 },
] as const;

export type ScreenSize = (typeof sizes)[number]['size'];

/** The size of a screen of which is known whether it is at least so wide, in CSS pixels. */
export function screenSizeOf(isAtLeast: (widthPx: number) => boolean): ScreenSize {
  return sizes.find(({ fromPx }) => isAtLeast(fromPx))?.size ?? 'small';
}

/** What stands beside a page's text: contents at the left, facts at the right. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/**
 * Spec §4 "Screen size": the sidebars that are open on a screen that becomes of a size. Beside the text they are as they
 * were there (`beside`), whatever stood over the text of a smaller screen meanwhile.
 */
export function sidebarsAt(size: ScreenSize, beside: Side[]): Side[] {
  return size === 'large' ? beside : [];
}

/** Key of localStorage; the value is wrapped, `{"value":["left"],"timestamp":1772323200000}`. */
export const sidebarsKey = 'sidebars';

/**
 * Which sidebars are open stands on the root, `data-sidebars="left right"`, and which ones a large screen has beside the
 * text, `data-sidebars-beside`: both from before the first paint (sidebar-script.ts).
 */
const sidesIn = (names = ''): Side[] => sides.filter((side) => names.split(' ').includes(side));
const openSides = () => sidesIn(document.documentElement.dataset.sidebars);

/** As the style sheets measure it, which a zoom with two fingers does not change. */
const sizeNow = (): ScreenSize => screenSizeOf((px) => window.matchMedia(`(min-width: ${px}px)`).matches);

/** `data-screen` is the size of the screen that they were last set for: the window may become another before a page answers. */
function show(sides: Side[]): void {
  const { dataset } = document.documentElement;
  dataset.sidebars = sides.join(' ');
  dataset.screen = sizeNow();
}

/** A window that is being drawn wider has no size yet. */
const settledMs = 150;

/** Whether an open sidebar stands over the text instead of beside it. */
const areOverlaid = (size: ScreenSize) => size !== 'large';

/** Sets them for the size that the screen has become. */
function follow(): void {
  const { screen, sidebarsBeside } = document.documentElement.dataset;
  const size = sizeNow();
  if (screen !== size) show(sidebarsAt(size, sidesIn(sidebarsBeside)));
}

/** Spec §4 "Screen size": a screen that becomes smaller closes its sidebars, and one that becomes large has its own again. */
function watchSize(): () => void {
  follow();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(follow, settledMs);
  };
  window.addEventListener('resize', settle);
  return () => {
    clearTimeout(settling);
    window.removeEventListener('resize', settle);
  };
}

export const sidebars = {
  isOpen: (side: Side): boolean => openSides().includes(side),
  isOverlaid: (): boolean => areOverlaid(sizeNow()),
  /** Beside the text the choice is kept for the next page; over the text there is one at a time, for the moment. */
  toggle(side: Side): void {
    follow();
    const open = openSides();
    const others = open.filter((one) => one !== side);
    if (areOverlaid(sizeNow())) return show(open.includes(side) ? [] : [side]);
    const after = open.includes(side) ? others : [...others, side];
    show(after);
    document.documentElement.dataset.sidebarsBeside = after.join(' ');
    writeStoredValue(sidebarsKey, after, Date.now());
  },
  close: (side: Side): void => show(openSides().filter((one) => one !== side)),
  subscribe(changed: () => void): () => void {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ['data-sidebars'] });
    return () => observer.disconnect();
  },
  watchSize,
};
