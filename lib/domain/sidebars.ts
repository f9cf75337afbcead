import type { ScreenSize } from '@/lib/domain/screen-size';

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
