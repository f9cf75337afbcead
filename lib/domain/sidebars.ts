import type { ScreenSize } from '@/lib/domain/screen-size';

/** What stands beside a page's text: contents at the left, facts at the right. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/**
 * Spec §4 "Screen size": the sidebars that stay open on a screen that becomes of a size. `areOverlaid`: they stood over the
 * text instead of beside it.
 */
export function sidebarsAt(size: ScreenSize, open: Side[], areOverlaid: boolean): Side[] {
  return size === 'large' && !areOverlaid ? open : [];
}
