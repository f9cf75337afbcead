import { screenSizeOf } from '@/lib/browser/storage/sidebars';
import style from '@/tailwind.config';

test.each(['medium', 'large'] as const)('the style’s %s screens begin where the specification says', (size) => {
  const fromPx = Number.parseInt(style.theme.screens[size], 10);
  expect(screenSizeOf((px) => fromPx >= px)).toBe(size);
  expect(screenSizeOf((px) => fromPx - 1 >= px)).not.toBe(size);
});
