import type { ScreenSize } from '@/lib/domain/screen-size';

/** Contents are at the left, facts at the right. */
export type Side = 'left' | 'right';

/** What is open beside a page's text; `nav`: the product's tabs as a bar on top, else icons at the foot. */
export interface OpenBars {
  left: boolean;
  right: boolean;
  nav: boolean;
}

type Change = (bars: OpenBars, isOverlaid: boolean) => OpenBars;

const closed = { left: false, right: false };

/** Spec §4 "Screen size": what a screen that becomes of this size does with its bars. */
const changes: Record<ScreenSize, Change> = {
  small: () => ({ ...closed, nav: false }),
  medium: () => ({ ...closed, nav: true }),
  large: ({ left, right }, isOverlaid) => ({ ...(isOverlaid ? closed : { left, right }), nav: true }),
};

/** The bars that stay open on a screen of a size; `isOverlaid`: sidebars stand over the text instead of beside it. */
export function barsAt(size: ScreenSize, bars: OpenBars, isOverlaid: boolean): OpenBars {
  return changes[size](bars, isOverlaid);
}
