import { screenSizeOf } from '@/lib/browser/storage/sidebars';
import style from '@/tailwind.config';

test.each(['medium', 'large'] as const)('the style’s %s screens begin where the specification says', (size) => {
  const minWidthPx = Number.parseInt(style.theme.screens[size], 10);
  expect(screenSizeOf((px) => minWidthPx >= px)).toBe(size);
  expect(screenSizeOf((px) => minWidthPx - 1 >= px)).not.toBe(size);
});
